//! What the rules page tells of the cards is what the decks say: who owns no box has only the page.

use smart_money_maker::{DeckFile, EASY_DECK, NORMAL_DECK, Setup};

const PAGE: &str = include_str!("../../../../docs/rules/smart-money-maker.md");

const WORDS: [&str; 7] = ["no", "one", "two", "three", "four", "five", "six"];

fn dollars(amount: u32) -> String {
    if amount < 1_000 { format!("${amount}") } else { format!("${},{:03}", amount / 1_000, amount % 1_000) }
}

#[test]
fn every_request_of_both_decks_is_told() {
    for text in [NORMAL_DECK, EASY_DECK] {
        let mut requests = DeckFile::parse(text).expect("a deck").payment_request;
        requests.sort_by_key(|entry| std::cmp::Reverse(entry.amount));
        for entry in &requests {
            let told = format!("{} of {}", WORDS[usize::from(entry.copies)], dollars(entry.amount));
            let line = PAGE.lines().find(|line| line.starts_with("**Payment Requests**")).expect("a line");
            assert!(line.contains(&told), "{told}");
        }
    }
}

#[test]
fn every_new_economy_card_and_note_is_told_with_its_value() {
    let deck = DeckFile::parse(NORMAL_DECK).expect("a deck");
    for entry in &deck.new_economy {
        let start = format!("- {}", dollars(entry.value));
        let line = PAGE.lines().find(|line| line.starts_with(&start)).expect("a line for each value");
        assert!(line.contains(&entry.name), "{} at {start}", entry.name);
        assert!(entry.value == 500 || entry.copies == 2);
    }
    for entry in &deck.banknote {
        let told = format!("{} of {}", entry.copies, dollars(entry.value));
        assert!(PAGE.contains(&told), "{told}");
    }
}

/// The text below the heading of a rule.
fn section(code: &str) -> &'static str {
    let start = PAGE.find(&format!("{{#{code}}}")).unwrap_or_else(|| panic!("no section {code}"));
    PAGE[start..].split("\n#").next().expect("a section")
}

#[test]
fn who_gets_forfeited_cards_and_that_effects_take_banknotes_is_told() {
    let forfeit = section("smm-6-forfeit");
    assert!(
        forfeit.contains("dealt out openly") && forfeit.contains("beginning with the player on your left")
    );
    let effect = section("smm-4-effect");
    assert!(effect.contains("banknotes are in the hand: they can be drawn, given and taken"));
}

#[test]
fn every_option_stands_with_its_name() {
    let options = serde_json::to_value(Setup::default()).expect("options are JSON");
    for name in options.as_object().expect("options have names").keys() {
        assert!(
            PAGE.lines().any(|line| line.starts_with("| ") && line.ends_with(&format!("| `{name}` |"))),
            "{name}"
        );
    }
}
