//! Sentences said during a game, of every game of the list: numbers that an option can change come from the table.

use games::GAMES;
use serde_json::Value;

/// Parts of a message file that are read while a game is played. Labels of options and of numbers are not sentences.
const SAID: [&str; 12] = [
    "event",
    "why",
    "deal",
    "action",
    "form",
    "phase",
    "face",
    "headline",
    "cost",
    "confirm",
    "card_text",
    "ending",
];

const NUMBERS: [&str; 12] =
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "twice", "both"];

/// What no option changes: parts of a hundred, the least amount there is, two sides of a deal, the cards of a set, a card
/// named two times, and two cards where the program has counted them.
const FIXED: [&str; 6] = ["of 100 ", "at least $1.", "the two ", "the three", "named twice", "buys two here"];

fn has_a_number(sentence: &str) -> bool {
    // What stands in braces is filled in.
    let spoken: String = sentence
        .split('}')
        .map(|part| part.split('{').next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join(" ");
    let spoken = FIXED.iter().fold(spoken.to_lowercase(), |rest, fixed| rest.replace(fixed, " "));
    let mut words = spoken.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| NUMBERS.contains(&word) || word.starts_with(|letter: char| letter.is_ascii_digit()))
}

#[test]
fn no_sentence_of_a_game_has_a_number_that_an_option_could_change() {
    let mut found = Vec::new();
    for game in GAMES {
        let messages: Value = serde_json::from_str(game.messages()).expect("JSON");
        for section in SAID {
            for (key, sentence) in messages[section].as_object().into_iter().flatten() {
                let sentence = sentence.as_str().unwrap_or_default();
                if has_a_number(sentence) {
                    found.push(format!("{} {section}.{key}: {sentence}", game.info().id));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
