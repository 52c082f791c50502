//! Errors in other languages: each is found again by its own words.

use games::{Language, details};

/// Each message of `details.ftl`: its key, and its text with `<name>` for every hole.
fn messages() -> Vec<(&'static str, String)> {
    let lines = include_str!("../../../../messages/en/details.ftl").lines();
    let entries = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let split = entries.map(|line| {
        let (key, text) = line.split_once(" = ").expect("a message is one line");
        let text =
            text.replace("{ $", "<").replace(" }", ">").replace("{\"{\"}", "{").replace("{\"}\"}", "}");
        (key.strip_prefix("detail-").expect("every message is a detail"), text)
    });
    split.collect()
}

/// Says what a German who knows only these words would say.
fn german(english: &str) -> String {
    let language = Language::find("de").expect("the house speaks German");
    details::told(language, english)
}

#[test]
fn every_message_is_words_and_holes_and_no_two_are_one() {
    let messages = messages();
    assert!(messages.len() > 300, "the messages were read: {}", messages.len());
    for (key, text) in &messages {
        let (found, parts) =
            details::found(text).unwrap_or_else(|| panic!("{key} does not fit itself: {text}"));
        assert_eq!(found, *key, "{text}");
        assert!(parts.iter().all(|(name, part)| *part == format!("<{name}>")), "{text}: {parts:?}");
    }
}

#[test]
fn a_sentence_is_found_by_its_words_and_its_details_are_said_too() {
    let said = german(
        "game.json: the record's table cannot be set up again: the table cannot be set up: gold: 9 is not between 1 and 5",
    );
    assert!(said.starts_with("game.json: der Tisch der Aufzeichnung"), "{said}");
    assert!(said.ends_with("gold: 9 liegt nicht zwischen 1 und 5"), "{said}");
    assert_eq!(details::told(Language::ENGLISH, "there is no table X"), "there is no table X");
}

#[test]
fn a_sentence_of_its_own_keeps_its_capital_and_its_full_stop() {
    assert_eq!(german("Nobody is in the class yet."), "In der Klasse ist noch niemand.");
    assert_eq!(german("Nobody is in the class yet"), "In der Klasse ist noch niemand");
}

#[test]
fn what_has_no_message_stays_as_it_is() {
    for odd in ["", "No such file or directory (os error 2)", "{", &"a: ".repeat(3000)] {
        assert_eq!(german(odd), odd, "{odd}");
    }
    assert!(details::is_known("there is no table X") && !details::is_known("gold: something else"));
}
