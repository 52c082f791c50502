//! Decks: the printed files with letters changed, and their content with damage, written as TOML again.

use fuzzing::{arbitrary_text, damaged_json, damaged_text, try_all};
use games::{AnyGame, GAMES, decks};
use proptest::prelude::any;
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
    try_all(500, &arbitrary_text(), |bytes| {
        let text = String::from_utf8_lossy(&bytes);
        for game in GAMES {
            assert!(game.check_deck(&text).is_err());
        }
    });
}

#[test]
fn a_damaged_file_is_refused_or_played() {
    let (games, texts) = printed();
    try_all(200, &(damaged_text(texts.len()), any::<u64>()), |(damaged, seed)| {
        let text = String::from_utf8_lossy(&damaged.of(&texts)).into_owned();
        is_refused_or_played(games[damaged.text], &text, seed);
    });
}

#[test]
fn a_deck_with_other_content_is_refused_or_played() {
    let (games, texts) = printed();
    let contents: Vec<Value> = texts.iter().map(|text| decks::parse(text).expect("a printed deck")).collect();
    try_all(200, &(damaged_json(contents.len()), any::<u64>()), |(damaged, seed)| {
        let content = damaged.of(&contents);
        // TOML knows no null, so some of it cannot be written.
        if let Ok(text) = toml::to_string(&content) {
            is_refused_or_played(games[damaged.document], &text, seed);
        }
    });
}
