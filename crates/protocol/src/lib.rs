//! What the server and its clients say to each other. No rules here, and no game's own types: views, choices,
//! actions and events pass through as the JSON the game gave them.
//!
//! HTTP finds games and opens tables; everything at a table goes over one WebSocket ([`ClientMessage`],
//! [`ServerMessage`]). TypeScript types are generated into `web/src/lib/protocol` by this crate's test.

mod address;
mod http;
mod socket;

pub use address::Address;
pub use http::{GameSummary, JoinTable, Joined, NewTable, Problem, SeatPlan};
pub use socket::{
    ClientMessage, Ending, Json, Refusal, SeatInfo, ServerMessage, Sitter, TableInfo, TableStage, Told,
    Update,
};

/// Raised when a client of the last version could not follow.
pub const VERSION: u32 = 1;

/// The most events an update carries; older ones are skipped and counted.
pub const MOST_EVENTS: usize = 200;

/// The largest message a client may send, in bytes.
pub const LARGEST_MESSAGE: usize = 16 * 1024;
