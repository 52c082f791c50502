//! A game that goes on from a moment of another one: the same up to there, with dice of its own from there on.

use super::replay::{origin_of, replay_to};
use super::{Earlier, Entry, Happened, Origin, Record, RecordError, ServerSeed, file};
use crate::{AnyGame, AnyMatch, Dice, Terms};

/// What such a game begins with.
#[derive(Clone)]
pub struct Fork {
    pub game: &'static dyn AnyGame,
    /// Those of the game it comes from, with the names of its players.
    pub terms: Terms,
    pub origin: Origin,
    /// The actions up to the moment, without what was taken back, under their old numbers.
    pub entries: Vec<Entry>,
}

impl Fork {
    /// From right after entry `at`; 0 is the deal. From there on the dice follow from this seed. Nobody adds a nonce to
    /// it: the game is under way when its players come.
    pub fn of(record: &Record, at: u64, server_seed: ServerSeed) -> Result<Fork, RecordError> {
        if !record.scheme.draws_by_entry() {
            return Err(RecordError::OtherDice);
        }
        let then = replay_to(record, Some(at))?;
        if then.is_over() {
            return Err(RecordError::Over);
        }
        let counting: std::collections::BTreeSet<u64> = then.moves().map(|counts| counts.seq).collect();
        let counts = |entry: &&Entry| {
            matches!(entry.what, Happened::Action { .. }) && entry.seq <= at && counting.contains(&entry.seq)
        };
        let Origin { scheme, server_seed: before, nonces, mut past } = origin_of(record)?;
        // The game may be such a continuation itself, and be left before or after its own fork.
        let drew_last = past.iter().find(|earlier| at <= earlier.until).map(|earlier| earlier.origin.clone());
        past.retain(|earlier| earlier.until < at);
        let origin = Origin { scheme, server_seed: before, nonces, past: Vec::new() };
        past.push(Earlier { until: at, origin: drew_last.unwrap_or(origin) });
        let unknown = vec![None; record.seats.len()];
        Ok(Fork {
            game: file::game_of(record)?,
            terms: Terms { rules: record.rules, setup: record.setup.clone(), seats: record.seats.clone() },
            origin: Origin { past, ..Origin::promised(server_seed, unknown) },
            entries: record.entries.iter().filter(counts).cloned().collect(),
        })
    }

    /// The game at the moment.
    pub fn start(self) -> Result<Box<dyn AnyMatch>, RecordError> {
        let (mut game, _) = self.game.start(self.terms, Dice::Promised(self.origin))?;
        for entry in &self.entries {
            game.enter(entry)?;
        }
        Ok(game)
    }
}
