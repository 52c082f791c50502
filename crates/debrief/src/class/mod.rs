//! The debrief of a class: the same game at several tables, side by side. Everything is taken from the debriefs of the
//! tables; every number in a sentence names its table, figure and turn, so that it can be looked up.

mod sentences;

use games::Language;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::shape::{Debrief, Moment, Sentence, Series};

/// What happened to the money at every table of a class.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ClassDebrief {
    pub game: String,
    pub title: String,
    /// The names of the rules, in the order of the tables that played by them first.
    pub treatments: Vec<String>,
    /// How many turns make a round of the table.
    pub turns_per_round: u32,
    pub tables: Vec<TableDebrief>,
    /// Figures that every table has, on common axes; the most telling first.
    pub charts: Vec<ClassChart>,
    /// What differed most, and when.
    pub differences: Vec<ClassSentence>,
    pub questions: Vec<ClassSentence>,
}

/// One table of the class.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct TableDebrief {
    /// Counted from 1.
    pub number: u8,
    pub treatment: String,
    /// Where its own debrief and replay are.
    pub code: String,
    pub players: Vec<String>,
    /// Null if it was ended before its end; then it is scored as it stood.
    pub ending: Option<String>,
    pub places: Vec<u8>,
    pub scores: Vec<i64>,
    pub winners: Vec<u8>,
    /// The last turn in which anybody acted.
    pub turns: u32,
    pub moments: Vec<Moment>,
    /// What to ask at this table.
    pub questions: Vec<Sentence>,
}

/// A figure of all tables.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ClassChart {
    pub key: String,
    pub title: String,
    pub unit: String,
    /// The axis of all lines.
    pub turns: Vec<u32>,
    pub lines: Vec<ClassLine>,
    /// The mean of each treatment over its tables that have a reading, where there are several treatments.
    pub means: Vec<ClassLine>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ClassLine {
    /// Null for a mean.
    pub table: Option<u8>,
    pub treatment: String,
    /// One for each of the chart's turns; null where there is no reading.
    pub values: Vec<Option<f64>>,
}

/// A sentence about several tables.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ClassSentence {
    pub key: String,
    pub text: String,
    pub facts: Vec<ClassFact>,
}

/// A value in such a sentence and where it comes from.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ClassFact {
    pub name: String,
    #[ts(type = "unknown")]
    pub value: Value,
    pub source: ClassSource,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClassSource {
    /// A figure of a table at the end of a turn, rounded to one decimal.
    Figure {
        table: u8,
        figure: String,
        turn: u32,
    },
    /// The mean of a treatment's tables at their last readings, rounded likewise.
    Mean {
        treatment: String,
        figure: String,
    },
    /// What a figure is called.
    Label {
        figure: String,
    },
    /// The number of a table.
    Table,
    /// A turn of a table.
    Turn {
        table: u8,
    },
    Treatment,
    /// How many tables there are, of a treatment or in all.
    Tables {
        treatment: Option<String>,
    },
    /// The highest or lowest final score of a table.
    Best {
        table: u8,
    },
    Last {
        table: u8,
    },
    /// How many tables had a moment of this kind.
    With {
        kind: String,
    },
    /// The sentence of the first moment of this kind at a table.
    Said {
        table: u8,
        kind: String,
    },
}

/// A table and its debrief.
pub struct OfTable {
    pub number: u8,
    pub treatment: String,
    pub code: String,
    pub debrief: Debrief,
}

/// The figures of the whole table that tell most, in their order.
const FIGURES: [&str; 14] = [
    "money",
    "credit_money",
    "price_level",
    "mean_open_card",
    "investment_price",
    "loans_outstanding",
    "debt_open",
    "debt_paid",
    "leverage_of_all",
    "gini",
    "velocity",
    "inflation",
    "gold_in_vaults",
    "dirty_known",
];

impl ClassDebrief {
    /// `None` if there is no table.
    pub fn of(tables: &[OfTable], language: Language) -> Option<ClassDebrief> {
        let first = tables.first()?;
        let mut treatments: Vec<String> = Vec::new();
        for table in tables {
            if !treatments.contains(&table.treatment) {
                treatments.push(table.treatment.clone());
            }
        }
        let charts = charts(tables, &treatments);
        let (differences, questions) = sentences::sentences(tables, &treatments, &charts, language);
        Some(ClassDebrief {
            game: first.debrief.game.clone(),
            title: first.debrief.title.clone(),
            turns_per_round: first.debrief.turns_per_round,
            tables: tables.iter().map(TableDebrief::of).collect(),
            treatments,
            charts,
            differences,
            questions,
        })
    }
}

impl TableDebrief {
    fn of(table: &OfTable) -> TableDebrief {
        let debrief = &table.debrief;
        TableDebrief {
            number: table.number,
            treatment: table.treatment.clone(),
            code: table.code.clone(),
            players: debrief.players.clone(),
            ending: debrief.ending.clone(),
            places: debrief.places.clone(),
            scores: debrief.scores.clone(),
            winners: debrief.winners.clone(),
            turns: debrief.turns.last().map_or(1, |point| point.turn),
            moments: debrief.moments.clone(),
            questions: debrief.questions.clone(),
        }
    }
}

fn charts(tables: &[OfTable], treatments: &[String]) -> Vec<ClassChart> {
    let mut turns: Vec<u32> =
        tables.iter().flat_map(|table| table.debrief.turns.iter().map(|point| point.turn)).collect();
    turns.sort_unstable();
    turns.dedup();
    FIGURES.iter().filter_map(|name| chart(tables, treatments, &turns, name)).collect()
}

/// `None` where no table has the figure, or it never changes anywhere.
fn chart(tables: &[OfTable], treatments: &[String], turns: &[u32], name: &str) -> Option<ClassChart> {
    let known = tables.iter().find_map(|table| series_of(table, name))?;
    let lines: Vec<ClassLine> = tables
        .iter()
        .filter_map(|table| {
            let series = series_of(table, name)?;
            let points = &table.debrief.turns;
            let at = |turn: &u32| {
                let at = points.iter().position(|point| point.turn == *turn)?;
                series.values.get(at).copied().flatten()
            };
            let values = turns.iter().map(at).collect();
            Some(ClassLine { table: Some(table.number), treatment: table.treatment.clone(), values })
        })
        .collect();
    let mut all = lines.iter().flat_map(|line| line.values.iter().flatten());
    let start = all.next()?;
    if all.all(|value| value == start) {
        return None;
    }
    let mean = |treatment: &String| {
        let of: Vec<_> = lines.iter().filter(|line| line.treatment == *treatment).collect();
        let at = |at: usize| mean(of.iter().filter_map(|line| line.values[at]));
        let values = (0..turns.len()).map(at).collect();
        ClassLine { table: None, treatment: treatment.clone(), values }
    };
    let means = if treatments.len() > 1 { treatments.iter().map(mean).collect() } else { Vec::new() };
    Some(ClassChart {
        key: name.to_owned(),
        title: known.label.clone(),
        unit: known.unit.clone(),
        turns: turns.to_vec(),
        means,
        lines,
    })
}

fn series_of<'a>(table: &'a OfTable, name: &str) -> Option<&'a Series> {
    table.debrief.series.iter().find(|series| series.name == name && series.seat.is_none())
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

impl ClassLine {
    /// The last reading: its place on the axis and the value.
    fn last(&self) -> Option<(usize, f64)> {
        self.values.iter().enumerate().rev().find_map(|(at, value)| Some((at, (*value)?)))
    }
}
