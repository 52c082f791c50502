//! Whatever is read as a record, a deck or a set-up, nothing panics; and what is accepted can be used to the end.

mod decks;
mod records;
mod setups;

use games::AnyGame;
use games::soak::{Batch, Soak};
use serde_json::Value;

/// Plays a random game with a set-up that was accepted, held to the contract of every game.
fn plays_to_the_end(game: &dyn AnyGame, setup: &Value, players: u8, seed: u64) {
    let soak = Soak {
        games: 1,
        first: 0,
        seed,
        setups: vec![setup.clone()],
        players: vec![players],
        examine_every: 40,
        threads: 1,
    };
    let proven = game.prove(&Batch { soak: &soak, first: 0, games: 1 }).expect("it was accepted before");
    assert!(
        proven.failures.is_empty(),
        "{} with {players}: {:?}\nset-up {setup}",
        game.info().id,
        proven.failures
    );
}
