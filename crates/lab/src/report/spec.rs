//! What a report says, without how it is drawn: the page that the command line writes and the rule lab in the browser
//! show the same charts, because both are drawn from this.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::stats::Estimate;

/// A report.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Report {
    pub title: String,
    /// The tag of the language it is written in.
    #[serde(default)]
    pub language: String,
    /// What one has to know before the first chart.
    pub lead: Vec<String>,
    /// What is shown side by side, in the same colours everywhere; one name if nothing is compared.
    pub series: Vec<String>,
    pub sections: Vec<Section>,
    /// How it was made, line by line; it stands above the figures of each chart and table that is saved.
    pub made: Vec<String>,
}

/// Charts and tables under one heading.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Section {
    pub title: String,
    pub about: String,
    /// Shown only when it is opened.
    pub is_folded: bool,
    pub charts: Vec<Chart>,
    pub tables: Vec<Table>,
}

/// A chart and its figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Chart {
    /// Distinct within the report; names the files it is saved in.
    pub key: String,
    pub title: String,
    pub about: String,
    /// What the figures are in.
    pub unit: String,
    pub drawn: Drawn,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Drawn {
    /// How often whole numbers occurred.
    Histogram {
        /// What the numbers count.
        axis: String,
        /// The smallest number; those that follow are one apart, so that a number that never occurred has its place.
        first: u32,
        bars: Vec<Bars>,
    },
    /// Estimates with their intervals on one axis.
    Intervals {
        /// The value of no effect.
        nothing: f64,
        groups: Vec<Group>,
    },
    /// Figures over rounds.
    Course {
        /// What the rounds are called.
        axis: String,
        lines: Vec<CourseLine>,
    },
}

/// The counts of one series, from the first number on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Bars {
    /// The place in [`Report::series`].
    pub series: u32,
    pub counts: Vec<u32>,
}

/// What is compared in one row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Group {
    pub label: String,
    pub estimates: Vec<SeriesEstimate>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeriesEstimate {
    pub series: u32,
    #[serde(flatten)]
    #[ts(flatten)]
    pub estimate: Estimate,
}

/// The course of one series.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct CourseLine {
    pub series: u32,
    pub points: Vec<CoursePoint>,
}

/// The readings of one round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct CoursePoint {
    pub round: u32,
    pub readings: u32,
    pub mean: f64,
    /// A tenth of the readings is below `low`, half below `middle`, nine tenths below `high`.
    pub low: f64,
    pub middle: f64,
    pub high: f64,
}

/// A table; the first column says what a row is about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Table {
    pub key: String,
    pub title: String,
    pub header: Vec<String>,
    pub rows: Vec<Vec<String>>,
}
