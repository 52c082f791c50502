//! What the gauges read when games were over: for the table, and for the seats of each bot.

use games::contest::{Column, Played};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::measures::mean_of;
use crate::stats::{Estimate, Moments};

/// Collects the last reading of every gauge.
pub struct FinalReadings {
    gauges: Vec<FinalReadingTally>,
}

struct FinalReadingTally {
    gauge: &'static str,
    unit: &'static str,
    /// Its columns: one, or one for each seat.
    columns: std::ops::Range<usize>,
    by_seat: bool,
    table: Moments,
    bots: Vec<Moments>,
}

/// The last readings of one gauge.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct FinalReadingLine {
    pub gauge: &'static str,
    pub unit: &'static str,
    /// Games that had a reading; figures of single seats are averaged over the seats.
    pub games: u64,
    pub mean: Estimate,
    /// The same for the seats of each bot, in the order of the bots; empty for a gauge of the table.
    pub bots: Vec<Estimate>,
}

impl FinalReadings {
    pub fn new(columns: &[Column], bots: usize) -> FinalReadings {
        let mut gauges: Vec<FinalReadingTally> = Vec::new();
        for (index, column) in columns.iter().enumerate() {
            match gauges.last_mut() {
                Some(last) if last.gauge == column.gauge => last.columns.end = index + 1,
                _ => gauges.push(FinalReadingTally {
                    gauge: column.gauge,
                    unit: column.unit,
                    columns: index..index + 1,
                    by_seat: column.seat.is_some(),
                    table: Moments::default(),
                    bots: (0..bots).map(|_| Moments::default()).collect(),
                }),
            }
        }
        FinalReadings { gauges }
    }

    pub fn add(&mut self, played: &Played, seating: &[usize]) {
        let Some(last) = played.turns.last() else { return };
        for tally in &mut self.gauges {
            let values = &last.values[tally.columns.clone()];
            add_mean(&mut tally.table, values.iter());
            if tally.by_seat {
                for (bot, moments) in tally.bots.iter_mut().enumerate() {
                    let its = values.iter().zip(seating).filter(|(_, sits)| **sits == bot);
                    add_mean(moments, its.map(|(value, _)| value));
                }
            }
        }
    }

    pub fn lines(&self) -> Vec<FinalReadingLine> {
        let line = |tally: &FinalReadingTally| FinalReadingLine {
            gauge: tally.gauge,
            unit: tally.unit,
            games: tally.table.count,
            mean: mean_of(tally.unit, &tally.table),
            bots: match tally.by_seat {
                true => tally.bots.iter().map(|moments| mean_of(tally.unit, moments)).collect(),
                false => Vec::new(),
            },
        };
        self.gauges.iter().filter(|tally| tally.table.count > 0).map(line).collect()
    }
}

/// A game counts once, whatever the number of seats.
fn add_mean<'a>(moments: &mut Moments, values: impl Iterator<Item = &'a f64>) {
    let known: Vec<f64> = values.copied().filter(|value| value.is_finite()).collect();
    if !known.is_empty() {
        moments.add(known.iter().sum::<f64>() / known.len() as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{BySeat, SeatSet, Standings};
    use games::contest::Turn;

    fn played(last: &[f64]) -> Played {
        let standings =
            Standings { places: BySeat::all(2, 1), scores: BySeat::all(2, 0), winners: SeatSet::all(2) };
        let turn = |values: &[f64]| Turn { round: 1, values: values.into() };
        Played {
            rounds: 2,
            decisions: 1,
            ending: "over",
            standings,
            turns: vec![turn(&[9.0, 9.0, 9.0]), turn(last)],
            faults: BySeat::from_fn(2, |_| Default::default()),
            failures: Vec::new(),
            acted_on: Vec::new(),
            record: None,
            flows: Vec::new(),
        }
    }

    #[test]
    fn the_last_reading_counts_for_the_table_and_for_the_bot_on_the_seat() {
        let column = |gauge, seat| Column { gauge, unit: "coins", seat };
        let columns = [column("price", None), column("gold", Some(0)), column("gold", Some(1))];
        let mut ends = FinalReadings::new(&columns, 2);
        ends.add(&played(&[1.0, 10.0, 20.0]), &[0, 1]);
        ends.add(&played(&[f64::NAN, 30.0, 40.0]), &[1, 0]);
        let lines = ends.lines();
        let names: Vec<_> = lines.iter().map(|line| (line.gauge, line.games, line.mean.value)).collect();
        assert_eq!(names, [("price", 1, 1.0), ("gold", 2, 25.0)]);
        assert!(lines[0].bots.is_empty());
        let bots: Vec<_> = lines[1].bots.iter().map(|bot| bot.value).collect();
        assert_eq!(bots, [25.0, 25.0], "10 and 40 against 20 and 30");
    }

    /// One bank of 400 fell, or none: the interval of a share begins at 0 or above, and is never empty.
    #[test]
    fn a_share_of_seats_has_the_interval_of_a_share() {
        let column = |seat| Column { gauge: "bankrupt", unit: "yes or no", seat };
        for fallen in [0, 1] {
            let mut ends = FinalReadings::new(&[column(Some(0)), column(Some(1))], 1);
            for game in 0..200 {
                ends.add(&played(&[f64::from(u8::from(game < fallen)), 0.0]), &[0, 0]);
            }
            let FinalReadingLine { mean, bots, .. } = ends.lines().remove(0);
            assert!((mean.value - f64::from(fallen) / 400.0).abs() < 1e-12, "{mean:?}");
            assert!(mean.low >= 0.0 && mean.high > 0.005 && mean.high < 0.03, "{mean:?}");
            assert_eq!(bots, [mean]);
        }
    }
}
