//! Games as they are kept: written whole or not at all, read with care, replayed to any point, verified.

mod error;
mod file;
mod replay;
mod seeds;
mod verify;

use game_core::Info;

use crate::Terms;

pub use error::RecordError;
pub use file::{from_json, load, save, to_json};
pub use game_core::record::{By, Entry, FORMAT, GameResult, Happened, Note, Record, RecordedDraw, Scheme};
pub use replay::{Replay, Replayed, at_the_deal, replay_to};
pub use seeds::{Nonce, Origin, ServerSeed};
pub use verify::{Unverified, Verified, verify};

/// A match as it is kept, its seed revealed.
pub(crate) fn record_of(
    game: &Info,
    terms: &Terms,
    origin: &Origin,
    entries: Vec<Entry>,
    draws: Vec<RecordedDraw>,
    result: Option<GameResult>,
) -> Record {
    Record {
        format: FORMAT,
        game: game.id.to_owned(),
        rules: terms.rules,
        scheme: origin.scheme,
        setup: terms.setup.clone(),
        seats: terms.seats.clone(),
        commitment: origin.server_seed.commitment(),
        nonces: origin.nonces.iter().map(|nonce| nonce.as_ref().map(Nonce::to_hex)).collect(),
        seed: Some(origin.server_seed.to_hex()),
        entries,
        // Records of the first scheme stay as they were always written.
        draws: if origin.scheme == Scheme::First { Vec::new() } else { draws },
        result,
    }
}
