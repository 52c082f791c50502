//! An experiment: what is asked, what is played and what is varied. It is one value, whether it comes from a file, from
//! the command line or from a page, and [`run`] makes one [`ExperimentResult`] of it. So the same experiment gives the
//! same numbers everywhere.

mod command;
mod gathering;
mod ready;
mod result;
mod running;
mod shards;
mod variants;
mod written;

use std::path::Path;

use game_core::Record;
use games::records::load;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::LabError;

pub use ready::ready;
pub use result::{Ended, ExperimentResult, FaultLine, Figure, FigureLine, Outlier, Setting, VariantResult};
pub use running::{MOST_FAULTS, Progress, record_of, run, run_with};
pub use shards::{Shard, ShardGame, merge, play_shard};

/// An experiment as it is written in a file (TOML or JSON).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What the experiment is to answer.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub question: String,
    /// What is expected, and why; written before the games are played.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub hypothesis: String,
    /// The game's id.
    pub game: String,
    /// Games of each variant; at most so many if there is a target.
    #[serde(default = "a_thousand")]
    pub games: u64,
    #[serde(default = "one")]
    pub seed: u64,
    /// Seats at the table; as many as there are bots, within the limits of the game, if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The line-up; the last one takes the seats that are left.
    #[serde(default = "random")]
    pub bots: Vec<String>,
    #[serde(default, skip_serializing_if = "Seating::is_rotated")]
    pub seating: Seating,
    /// Chance is drawn by purpose and count, so that it stays the same in all variants after the first different move.
    #[serde(default, skip_serializing_if = "is_false")]
    pub common_dice: bool,
    /// The figure that decides the question. It is tested apart from all others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub primary: Option<String>,
    /// No more games are played once the interval of the primary figure is within so much of its middle: for each
    /// variant that of its difference from the first one, or without variants that of the figure itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<f64>,
    /// Options that all variants have.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub set: Map<String, Value>,
    /// The moment of a recorded game from which every game goes on, with its options and seats; what is set here comes on
    /// top. Seats do not rotate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown")]
    pub from: Option<Moment>,
    /// Variants by name; the first one is what the others are compared with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<Variant>,
    /// Options and their values, combined with each other and with the variants.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vary: Vec<Vary>,
}

/// A variant with a name of its own. What it leaves out is as in the experiment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<String>,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub set: Map<String, Value>,
}

/// One option and the values it takes. `players`, `bots` (a line-up: `trader/novice`) and `bot` (one bot before the
/// line-up: `trader:careful`) can be varied too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Vary {
    pub option: String,
    pub values: Vec<Value>,
    /// What the values are called, for those that say little or are long, such as decks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

/// A moment of a recorded game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// Right after this entry; 0 is the deal.
    pub at: u64,
    pub record: Box<Record>,
}

impl Moment {
    /// The record is read from a file.
    pub fn of_file(path: &Path, at: u64) -> Result<Moment, LabError> {
        let record = load(path).map_err(|error| LabError::record(path, &error))?;
        Ok(Moment { at, record: Box::new(record) })
    }
}

/// Who sits where from game to game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Every line-up in every rotation, so that no bot has the better seats.
    #[default]
    Rotated,
    /// In every game as the line-up says.
    AsGiven,
}

impl Seating {
    fn is_rotated(&self) -> bool {
        *self == Seating::Rotated
    }
}

impl Experiment {
    /// One thousand games of random players, nothing varied.
    pub fn new(game: &str) -> Experiment {
        Experiment {
            title: String::new(),
            question: String::new(),
            hypothesis: String::new(),
            game: game.to_owned(),
            games: a_thousand(),
            seed: one(),
            players: None,
            bots: random(),
            seating: Seating::Rotated,
            common_dice: false,
            primary: None,
            target: None,
            set: Map::new(),
            from: None,
            variants: Vec::new(),
            vary: Vec::new(),
        }
    }

    /// Whether there is more than one variant.
    pub fn compares(&self) -> bool {
        !self.vary.is_empty() || self.variants.len() > 1
    }

    pub fn from_toml(text: &str) -> Result<Experiment, LabError> {
        toml::from_str(text).map_err(|error| {
            let line =
                error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            let problem = error.message().replace('\n', ", ");
            LabError::BadInput(format!("this is not an experiment (line {line}): {problem}"))
        })
    }

    pub fn from_json(text: &str) -> Result<Experiment, LabError> {
        serde_json::from_str(text)
            .map_err(|error| LabError::BadInput(format!("this is not an experiment: {error}")))
    }

    pub fn to_toml(&self) -> Result<String, LabError> {
        toml::to_string_pretty(self)
            .map_err(|error| LabError::BadInput(format!("the experiment cannot be written: {error}")))
    }
}

fn a_thousand() -> u64 {
    1000
}

fn one() -> u64 {
    1
}

fn random() -> Vec<String> {
    vec!["random".to_owned()]
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}
