//! Set-ups that are far too large are refused before anything is built of them.

use games::{AnyGame, GAMES, decks};
use serde_json::{Value, json};

/// Every printed deck of every game, as the set-up has it.
fn printed_decks() -> impl Iterator<Item = (&'static dyn AnyGame, Value)> {
    GAMES.iter().flat_map(|game| {
        let decks = game.decks().iter();
        decks.map(|(_, text)| (*game, decks::parse(text).expect("a printed deck")))
    })
}

fn is_accepted(game: &dyn AnyGame, deck: &Value) -> bool {
    game.complete_setup(&json!({ "deck": deck }), game.info().min_players).is_ok()
}

/// The places of all texts in a value.
fn texts(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::String(_) => found.push(at.to_owned()),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| texts(item, &format!("{at}/{index}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| texts(field, &format!("{at}/{name}"), found));
        }
        _ => {}
    }
}

#[test]
fn every_text_of_a_deck_has_an_end() {
    for (game, deck) in printed_decks() {
        assert!(is_accepted(game, &deck), "{}: the printed deck", game.info().id);
        let mut places = Vec::new();
        texts(&deck, "", &mut places);
        for place in places {
            let mut long = deck.clone();
            *long.pointer_mut(&place).expect("a text") = "x".repeat(1000).into();
            let refused = game.complete_setup(&json!({ "deck": long }), game.info().min_players);
            let refused = refused.err().unwrap_or_else(|| panic!("{}: {place}", game.info().id)).to_string();
            assert!(refused.len() < 500, "the sentence does not repeat the text: {}", refused.len());
        }
    }
}

#[test]
fn no_text_of_a_deck_changes_how_others_are_shown() {
    for (game, deck) in printed_decks() {
        let mut places = Vec::new();
        texts(&deck, "", &mut places);
        let names = places.iter().filter(|place| place.ends_with("/name"));
        for (place, odd) in names.flat_map(|place| ["\u{202e}evil", "two\nlines"].map(|odd| (place, odd))) {
            let mut turned = deck.clone();
            *turned.pointer_mut(place).expect("a text") = odd.into();
            assert!(!is_accepted(game, &turned), "{}: {odd:?} at {place}", game.info().id);
        }
    }
}

/// The most memory this process has had, in bytes.
#[cfg(target_os = "linux")]
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("the system says it");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    peak.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") * 1024
}

/// Millions of cards are counted, not built.
#[cfg(target_os = "linux")]
#[test]
fn a_deck_that_is_too_large_is_counted_and_not_built() {
    const ENTRIES: usize = 20_000;
    for (game, deck) in printed_decks() {
        let lists = deck.as_object().expect("a deck").iter().filter(|(_, list)| list.is_array());
        for (name, list) in lists {
            let mut entry = list[0].clone();
            for number in ["copies", "count"] {
                if entry.get(number).is_some() {
                    entry[number] = 255.into();
                }
            }
            let mut large = deck.clone();
            if entry.get("gold").is_some() {
                entry["gold"] = vec![3; 20 * ENTRIES].into();
                large[name] = json!([entry]);
            } else {
                large[name] = vec![entry; ENTRIES].into();
            }
            let before = peak_memory();
            assert!(!is_accepted(game, &large), "{}: {name}", game.info().id);
            let more = peak_memory() - before;
            assert!(more < 60 << 20, "{}: {name} took {} MB", game.info().id, more >> 20);
        }
    }
}
