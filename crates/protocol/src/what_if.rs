//! What if: a finished game goes on from one of its moments, or bots play it out from there.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Json;

/// How often bots play a game out.
pub const PLAYOUTS: u32 = 200;

/// A game goes on from a moment of a finished one, as a table of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewFork {
    /// The last entry that counts; 0 is the deal.
    pub entry: u32,
    /// The seat that whoever asks takes.
    pub seat: u8,
    pub name: String,
    pub others: ForkOthers,
    /// The record it comes from, if it is none of the house.
    #[serde(default)]
    #[ts(optional)]
    pub record: Option<Json>,
}

/// Who has the other seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ForkOthers {
    Bots,
    /// Seats are empty until somebody comes by the link; the host can put bots on them.
    Friends,
}

/// Bots are to play a finished game out from a moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskPlayouts {
    pub entry: u32,
    /// The record, if it is none of the house.
    #[serde(default)]
    #[ts(optional)]
    pub record: Option<Json>,
}

/// Bots are to look for the moves that cost a seat of a finished game most.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AskLosses {
    pub seat: u8,
    /// The record, if it is none of the house.
    #[serde(default)]
    #[ts(optional)]
    pub record: Option<Json>,
}

/// How the games ended that bots have played so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Playouts {
    pub done: u32,
    /// How many there will be.
    pub games: u32,
    /// By seat.
    pub wins: Vec<WinShare>,
    /// Games that nobody won, because the game itself can win; null if there was none so far.
    pub nobody: Option<WinShare>,
}

/// The share of games a seat won, with its 95 % interval (Wilson). A shared victory counts as a share.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct WinShare {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

/// Games that an experiment of the rule lab may have in all, over all its variants.
pub const EXPERIMENT_GAMES: u32 = 1000;

/// How far an experiment is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ExperimentProgress {
    /// Games of each variant that were played.
    pub done: u32,
    /// How many there will be.
    pub games: u32,
    /// Where the result is, once it is there.
    pub id: Option<String>,
}
