//! Every version of every game's rules, and what has changed in each.
//!
//! A match keeps the version it began with, in memory, in a database and in its record, and every program plays every
//! version: a change of outcome is a branch on the version in the game's config (`Game::config_under`), never a plain
//! change. Version 1 is what the first records in `tests/records` were played by; a game that is not in the list below
//! has never had another. A game that is being made has version 0, which no later program plays.
//!
//! To change an outcome: raise `Info::rules`, add a line here, branch in the game, and let
//! `UPDATE_EXPECT=1 cargo test -p games old_records` add records of the new version; run it twice, since the second
//! time adds what `tests/corpus` keeps about them. Money Maker is an example: its `versions.rs` names each difference,
//! so that a branch says what it is about, and its contract is played by the earlier versions too.

use game_core::{Digest, Info};

use crate::records::RecordError;

/// One version after the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The game's id.
    pub game: &'static str,
    pub rules: u32,
    /// What is different since then.
    pub what: &'static str,
}

/// Every change of an outcome, oldest first.
pub const CHANGES: &[Change] = &[
    Change {
        game: "dirty-money",
        rules: 2,
        what: "every claim waits while an Action card that a gallery has drawn is to be played (R19)",
    },
    Change {
        game: "money-maker",
        rules: 2,
        what: "a prisoner pays with others' credit at once; out of prison leads to ring I, however it was paid (R13)",
    },
    Change {
        game: "money-maker",
        rules: 3,
        what: "when no bank is solvent every bank is asked for a card before all fall (R12); action cards that change \
               hands are those held before the deal (R10)",
    },
];

/// Games whose states have other names or fields than when digests of scheme 1 were made, so that such digests say
/// nothing about them any more. The entries of their old tables are still checked one by one.
const STATES_REWRITTEN: &[&str] = &[];

/// Whether digests of this scheme can tell if a game has come to the same position.
pub(crate) fn can_compare(game: &str, stored: Digest) -> bool {
    match stored {
        Digest::Json(_) => !STATES_REWRITTEN.contains(&game),
        Digest::Values { .. } => true,
    }
}

/// Whether this program plays by such a version.
pub fn check(game: &Info, rules: u32) -> Result<(), RecordError> {
    match rules {
        0 if game.rules > 0 => Err(RecordError::NoSuchRules { game: game.title }),
        _ if rules > game.rules => {
            Err(RecordError::NewerRules { game: game.title, played: rules, known: game.rules })
        }
        _ => Ok(()),
    }
}
