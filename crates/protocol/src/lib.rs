//! What the server and its clients say to each other. No rules here, and no game's own types: views, choices,
//! actions and events pass through as the JSON the game gave them.
//!
//! HTTP finds games and opens tables; everything at a table goes over one WebSocket ([`ClientMessage`],
//! [`ServerMessage`]). TypeScript types are generated into `web/src/lib/protocol` by this crate's test.

mod address;
pub mod delta;
mod http;
mod socket;
mod table_info;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use address::Address;
pub use http::{
    BotPlan, GameSummary, JoinDevice, JoinTable, Joined, LobbyTable, Minutes, NewTable, Problem, SeatPlan,
};
pub use socket::{
    Change, ChatLine, ClientMessage, Clock, Ending, Refusal, SeatChoices, SeatClock, ServerMessage, Told,
    Undone, Update,
};
pub use table_info::{SeatInfo, Sitter, StandIn, TableInfo, TableStage, TimeMode, UndoAsked};

/// Raised when a client of the last version could not follow.
pub const VERSION: u32 = 3;

/// The most events an update carries; older ones are skipped and counted.
pub const MOST_EVENTS: usize = 200;

/// The most lines of chat that are sent at once; older ones are left out.
pub const MOST_LINES: usize = 200;

/// The longest line of chat, in characters.
pub const LONGEST_LINE: usize = 500;

/// The largest message a client may send, in bytes.
pub const LARGEST_MESSAGE: usize = 16 * 1024;

/// A countdown in an outcry starts with so many milliseconds.
pub const OUTCRY: u32 = 8_000;
/// "Going once" is called when so many are left.
pub const GOING_ONCE: u32 = 5_000;
/// "Going twice".
pub const GOING_TWICE: u32 = 2_000;

/// The seconds a live table may give for an answer.
pub const LIVE_SECONDS: std::ops::RangeInclusive<u16> = 10..=600;

/// JSON that passes through as the game gave it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[ts(type = "unknown")]
pub struct Json(pub serde_json::Value);
