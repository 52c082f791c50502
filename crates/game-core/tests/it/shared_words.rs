//! The cases that the page's words are held to as well: `web/tests/words.test.ts` reads the same file.

use game_core::Words;
use game_core::words::{CORE, Layer, Messages};
use serde_json::Value;

const CASES: &str = include_str!("../../../../messages/words-cases.json");

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

#[test]
fn the_cases_that_both_sides_share() {
    let file: Value = serde_json::from_str(CASES).expect("the cases are JSON");
    let names = file["names"].as_object().expect("names").iter();
    let names: Vec<_> = names.map(|(element, name)| (element.clone(), text(name))).collect();
    for (language, cases) in file["cases"].as_object().expect("cases") {
        let lines: Vec<_> = file["messages"][language].as_array().expect("lines").iter().map(text).collect();
        let layer = |english| Layer { english, translated: None };
        let messages = Messages::read(language, &[layer(CORE), layer(&lines.join("\n"))]);
        let words = Words::of(messages.expect("the messages are Fluent"))
            .with_names(names.clone())
            .with_players(file["players"].as_array().expect("players").iter().map(text));
        for case in cases.as_array().expect("cases") {
            assert_eq!(words.say(&text(&case["section"]), &case["said"]), text(&case["is"]), "{case}");
        }
    }
}
