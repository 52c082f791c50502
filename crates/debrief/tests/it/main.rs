//! Debriefs of games that bots have played: their numbers are those of the record, and no two ask the same.

mod advice;
mod checks;
mod classes;
mod debriefs;
mod figures;
mod figures_of_the_lab;
mod lending;
mod losses;
mod playouts;
mod rescues;

use std::sync::atomic::AtomicBool;

use game_core::Record;
use games::contest::{BotName, Keep, Meeting, Pairing};
use games::{AnyGame, GAMES};

/// The game with auctions whose players can lend to each other if they choose to.
pub fn game_with_loans() -> &'static dyn AnyGame {
    let loans = serde_json::json!({ "loans": true });
    *GAMES.iter().find(|game| game.complete_setup(&loans, 4).is_ok()).expect("a game with loans")
}

/// The record of a game as printed between bots of this level, at the smallest table or a larger one.
pub fn record_of(game: &'static dyn AnyGame, level: &str, seed: u64) -> Record {
    record_with(game, &serde_json::Value::Null, level, seed)
}

/// The same by other rules.
pub fn record_with(game: &'static dyn AnyGame, setup: &serde_json::Value, level: &str, seed: u64) -> Record {
    let info = game.info();
    let span = u64::from(info.max_players - info.min_players + 1);
    let players = info.min_players + (seed % span) as u8;
    let bot = BotName::House { level: level.to_owned(), temper: Vec::new() };
    let bots = [bot];
    let contest = game.contest(&Meeting::new(setup, players, &bots)).expect("bots of the house can sit down");
    let seating = vec![0; usize::from(players)];
    let stop = AtomicBool::new(false);
    let pairing = Pairing { seed, seating: &seating, keep: Keep::RECORD, stop: &stop };
    let mut dealer = contest.dealer().expect("the house deals");
    let played = dealer.play(&pairing).expect("nobody stops the game");
    *played.record.expect("the record was to be kept")
}
