//! Games as they are kept: written whole or not at all, read with care, replayed to any point, verified.

mod error;
mod file;
mod recorded;
mod replay;
mod seeds;
mod verify;

pub use error::RecordError;
pub use file::{from_json, load, save, to_json};
pub use game_core::record::{By, Entry, FORMAT, GameResult, Happened, Note, Record};
pub use recorded::{Origin, Recorded};
pub use replay::{Replay, Replayed, replay_to};
pub use seeds::{Nonce, ServerSeed};
pub use verify::{Unverified, Verified, verify};
