//! The cases both sides share: `web/tests/words.test.ts` reads the same file.

use game_core::Words;
use serde_json::Value;

const CASES: &str = include_str!("../../../../messages/words-cases.json");

#[test]
fn sentences_are_made_as_the_shared_cases_say() {
    let file: Value = serde_json::from_str(CASES).expect("the cases are JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let names =
        file["names"].as_object().expect("names").iter().map(|(element, name)| (element.clone(), text(name)));
    let words = Words::new(&file["messages"].to_string())
        .expect("the messages are JSON")
        .with_names(names)
        .with_players(file["players"].as_array().expect("players").iter().map(text));
    let cases = file["cases"].as_array().expect("cases");
    assert!(cases.len() > 20, "the file has its cases");
    for case in cases {
        assert_eq!(words.say(&text(&case["section"]), &case["said"]), text(&case["is"]), "{case}");
    }
}
