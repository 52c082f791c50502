//! The figures as a table: one row for each turn, one column for each figure.

use std::io::{self, Write};

use crate::shape::{Debrief, Series};

impl Series {
    /// `gold_2` for the gold of seat 2.
    pub fn column(&self) -> String {
        match self.seat {
            Some(seat) => format!("{}_{seat}", self.name),
            None => self.name.clone(),
        }
    }
}

pub fn write_csv(debrief: &Debrief, out: &mut dyn Write) -> io::Result<()> {
    let columns: Vec<_> = debrief.series.iter().map(Series::column).collect();
    writeln!(out, "turn,entry,{}", columns.join(","))?;
    for (at, point) in debrief.turns.iter().enumerate() {
        write!(out, "{},{}", point.turn, point.entry)?;
        for series in &debrief.series {
            match series.values[at] {
                Some(value) => write!(out, ",{value}")?,
                None => write!(out, ",")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
