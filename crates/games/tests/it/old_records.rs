//! The folder of old records: whatever was once played under a version of the rules must replay as it did.
//!
//! If a change makes one of them fail, raise the game's rules version and let `UPDATE_EXPECT=1` add a record of the
//! new version; never change a record.

use std::path::{Path, PathBuf};

use game_core::Chance;
use games::records::{By, Nonce, Origin, RecordError, Recorded, ServerSeed, load, save, verify};
use games::{AnyGame, GAMES};
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn every_game_has_a_record_of_its_rules_version() {
    for game in GAMES {
        let info = game.info();
        for players in [info.min_players, info.max_players] {
            let path = folder().join(format!("{}-rules-{}-players-{players}.json", info.id, info.rules));
            if !path.exists() && std::env::var_os("UPDATE_EXPECT").is_some() {
                save(&played_by_bots(*game, players).record(), &path).unwrap();
            }
            assert!(
                path.exists(),
                "{} is missing: UPDATE_EXPECT=1 cargo test -p games writes it",
                path.display()
            );
        }
    }
}

#[test]
fn every_old_record_still_verifies() {
    for file in std::fs::read_dir(folder()).unwrap() {
        let path = file.unwrap().path();
        match load(&path) {
            Ok(record) => {
                verify(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                assert!(record.result.is_some(), "{} is a whole game", path.display());
            }
            Err(RecordError::OtherRules { played, known, .. }) if played < known => {}
            Err(error) => panic!("{}: {error}", path.display()),
        }
    }
}

fn played_by_bots(game: &'static dyn AnyGame, players: u8) -> Recorded {
    let seats: Vec<String> = (1..=players).map(|seat| format!("Player {seat}")).collect();
    let nonces = vec![Nonce::from_hex("5eed").unwrap_or_default(); seats.len()];
    let origin = Origin { server_seed: ServerSeed::from_number(1929), nonces };
    let (mut recorded, _) = Recorded::start(game, &Value::Null, seats, origin).unwrap();
    let mut chance = Chance::fast(1929);
    while let Some(seat) = recorded.running().awaited().first {
        let action = recorded.running().bot_action(seat, "novice", &mut chance).unwrap();
        recorded.act(seat, By::Bot("novice".to_owned()), &action).unwrap();
    }
    recorded
}
