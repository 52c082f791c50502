//! Sentences said during a game, of every game of the list: numbers that an option can change come from the table.

use fluent_syntax::ast::{Entry, Expression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use game_core::words::key_of;
use games::GAMES;

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

/// The words of a message. What stands in braces is filled in, and a form is chosen by what is filled in.
fn spoken(message: &Message<&str>) -> String {
    fn of_pattern(pattern: &Pattern<&str>) -> String {
        let parts = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => (*value).to_owned(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().map(|variant| of_pattern(&variant.value)).collect::<Vec<_>>().join(" ")
            }
            PatternElement::Placeable { .. } => " ".to_owned(),
        });
        parts.collect()
    }
    message.value.as_ref().map(of_pattern).unwrap_or_default()
}

fn has_a_number(sentence: &str) -> bool {
    let spoken = FIXED.iter().fold(sentence.to_lowercase(), |rest, fixed| rest.replace(fixed, " "));
    let mut words = spoken.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| NUMBERS.contains(&word) || word.starts_with(|letter: char| letter.is_ascii_digit()))
}

#[test]
fn no_sentence_of_a_game_has_a_number_that_an_option_could_change() {
    let mut found = Vec::new();
    for game in GAMES {
        let messages = parse(game.messages()).expect("Fluent");
        for entry in messages.body {
            let Entry::Message(message) = &entry else { continue };
            let (section, key) = key_of(message.id.name);
            if SAID.contains(&section.as_str()) && has_a_number(&spoken(message)) {
                found.push(format!("{} {section}.{key}: {}", game.info().id, spoken(message)));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
