//! A game to look at again, from the deal on, as one viewer may see it.
//!
//! A frame is the game after an action that counts; what was taken back has none. Views are whole in every
//! [`KEYFRAME_EVERY`]th frame and deltas (see [`crate::delta`]) in the others, so that a reader can begin anywhere and a
//! long game stays small.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Ending, Json, Told};

/// Every so many frames the views are whole.
pub const KEYFRAME_EVERY: usize = 50;

/// The largest record that can be opened, in bytes.
pub const LARGEST_RECORD: usize = 4 * 1024 * 1024;

/// The longest record that can be opened, in entries.
pub const LONGEST_RECORD: usize = 20_000;

/// A game from its deal to its end, or to now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Replay {
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    pub setup: Json,
    /// Options that differ from the print.
    pub house_rules: Vec<String>,
    /// The players' names by seat.
    pub seats: Vec<String>,
    /// Names of the things on the table: `card:7` → "Brickworks".
    pub names: BTreeMap<String, String>,
    pub viewer: ReplayViewer,
    /// Whether the game is over, so that every seat's view may be asked for.
    pub over: bool,
    /// For a record that was sent: whether it holds.
    pub verdict: Option<Verdict>,
    pub frames: Vec<Frame>,
}

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReplayViewer {
    Spectator,
    Seat(u8),
    /// Everything lies open: `own` is a list with each seat's own view.
    All,
}

/// Whether a record holds: its seed is the promised one, every entry is legal and the result follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Verdict {
    pub holds: bool,
    /// What is wrong with it.
    pub problem: Option<String>,
}

/// The game after one action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Frame {
    /// The number of the entry in the record; 0 is the deal. Absent while the game goes on, because gaps would tell of
    /// secret moves.
    pub entry: Option<u32>,
    /// Who acted; absent for the deal, and while the game goes on.
    pub seat: Option<u8>,
    /// On whose behalf: `owner`, `bot:LEVEL`, `timeout` or `host`.
    pub by: Option<String>,
    /// Whether `public` and `own` are whole; else they are deltas to the frame before.
    pub key: bool,
    pub public: Json,
    /// What only the viewer sees; null for a spectator.
    pub own: Json,
    pub waited_for: Vec<u8>,
    /// The round or turn.
    pub round: u32,
    /// 0 to 100.
    pub progress: u8,
    /// `{places, scores, winners}` as far as everyone knows them, or null.
    pub standing: Json,
    /// What the viewer was told; `seq` is the number of the frame.
    pub told: Vec<Told>,
    pub ending: Option<Ending>,
}
