//! Decks: the printed files with letters changed, and their content with mutations, written as TOML again.

use fuzzing::proptest::prelude::any;
use fuzzing::{arbitrary_bytes, check, mutated_json, mutated_text};
use games::{AnyGame, GAMES, decks};
use serde_json::{Value, json};

use super::plays_to_the_end;

/// Every printed deck with its game.
fn printed() -> (Vec<&'static dyn AnyGame>, Vec<&'static str>) {
    GAMES.iter().flat_map(|game| game.decks().iter().map(|(_, text)| (*game, *text))).unzip()
}

/// Refused, or played by the most and the fewest.
fn is_refused_or_played(game: &dyn AnyGame, text: &str, seed: u64) {
    if game.check_deck(text).is_err() {
        return;
    }
    let deck = decks::parse(text).expect("a deck that was accepted");
    let setup = json!({ "deck": deck });
    for players in [game.info().min_players, game.info().max_players] {
        let complete = game.complete_setup(&setup, players).expect("a deck for every size of table");
        plays_to_the_end(game, &complete, players, seed);
    }
}

#[test]
fn any_text_is_refused() {
    check(500, &arbitrary_bytes(), |bytes| {
        let text = String::from_utf8_lossy(&bytes);
        for game in GAMES {
            assert!(game.check_deck(&text).is_err());
        }
    });
}

#[test]
fn a_mutated_file_is_refused_or_played() {
    let (games, texts) = printed();
    check(200, &(mutated_text(texts.len()), any::<u64>()), |(mutated, seed)| {
        let text = String::from_utf8_lossy(&mutated.apply(&texts)).into_owned();
        is_refused_or_played(games[mutated.text], &text, seed);
    });
}

#[test]
fn a_deck_with_other_content_is_refused_or_played() {
    let (games, texts) = printed();
    let contents: Vec<Value> = texts.iter().map(|text| decks::parse(text).expect("a printed deck")).collect();
    check(200, &(mutated_json(contents.len()), any::<u64>()), |(mutated, seed)| {
        let content = mutated.apply(&contents);
        // TOML knows no null, so some of it cannot be written.
        if let Ok(text) = toml::to_string(&content) {
            is_refused_or_played(games[mutated.document], &text, seed);
        }
    });
}
