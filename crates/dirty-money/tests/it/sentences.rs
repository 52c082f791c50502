//! Sentences as players read them.

use dirty_money::{Action, Config, DirtyMoney, Location, Setup, Villain, Why};
use game_core::{Observed, Words};

use crate::scene::{B, buy, buy_two, lend, play, play_on};

pub const MESSAGES: &str = include_str!("../../../../messages/en/dirty-money.ftl");

pub fn is_a_sentence(text: &str) {
    let raw = ["{", "}", "[", "]", "\"", "null", "_"];
    assert!(!text.is_empty() && raw.iter().all(|sign| !text.contains(sign)), "raw JSON in: {text}");
}

#[test]
fn a_refusal_names_cards_and_places() {
    let config = Config::new(&Setup::default(), 2).expect("the set-up is sound");
    let words = Words::new(MESSAGES).expect("the messages are Fluent").with_names(
        DirtyMoney::names(&config).into_iter().map(|(element, name)| (element.to_string(), name)),
    );
    let say = |why: Why| words.say("why", &serde_json::to_value(why).expect("refusals are JSON"));
    assert_eq!(say(Why::WrongCurrency { card: 28 }), "€5 (dirty) is in the wrong currency.");
    let nothing = Why::NothingBelow { location: Location::BlackMarket };
    assert_eq!(say(nothing), "Nothing lies below Black Market, so it cannot be visited.");
    assert_eq!(say(Why::NotYourVillain { villain: Villain::LoanShark }), "Only the Loan Shark can do that.");
    assert_eq!(say(Why::NotForSale { placement: 4 }), "Europe Art Gallery (€4) is not for sale here.");
}

#[test]
fn an_action_says_the_parts_it_has_and_no_others() {
    let config = Config::new(&Setup::default(), 2).expect("the set-up is sound");
    let names = DirtyMoney::names(&config).into_iter().map(|(element, name)| (element.to_string(), name));
    let words = Words::new(MESSAGES).expect("the messages are Fluent").with_names(names);
    let words = words.with_players(["Ada".to_owned(), "Ben".to_owned()]);
    let say = |action: &Action| words.say("action", &serde_json::to_value(action).expect("actions are JSON"));
    let [gallery, artwork] = ["Europe Art Gallery (€4)", "Europe Artwork (€6)"];
    assert_eq!(say(&buy(4, &[28])), format!("Buy {gallery}"));
    assert_eq!(say(&buy_two([4, 0], &[28])), format!("Buy {gallery}, then {artwork}"));
    let on_loan = "spending €5 (dirty) as any currency";
    assert_eq!(say(&lend(&[4], 28, &[])), format!("Buy {gallery}, {on_loan}"));
    assert_eq!(say(&lend(&[4, 0], 28, &[])), format!("Buy {gallery}, then {artwork}, {on_loan}"));
    assert_eq!(say(&play(28)), "Play €5 (dirty)");
    assert_eq!(say(&play_on(28, B)), "Play €5 (dirty) on Ben");
}

/// "One or two for euro" and "Three cards above Banana Republic" were said at every table.
#[test]
fn what_a_region_sells_and_what_a_villain_can_do_is_told_with_the_tables_numbers() {
    let words = Words::new(MESSAGES).expect("the messages are Fluent");
    let setup = Setup {
        purchases: 1,
        overpaid_by: 4,
        overpaid_points: 3,
        kitsukuza_crypto: 8,
        bears_cards: 5,
        loan_value: 6,
        ..Setup::default()
    };
    let setup = serde_json::to_value(setup).expect("options are JSON");
    for (key, told) in [
        ("sells_europe", "up to 1 card for euro"),
        ("sells_japan", "up to 1 card for yen"),
        ("sells_usa", "up to 1 card for dollars"),
        ("power_corruption_rat", "Overpay by 4 or more to earn 3 points."),
        ("power_kitsukuza", "Crypto is worth 8 in your hands."),
        (
            "power_bears_of_wall_street",
            "What lies above Banana Republic is yours alone to buy: 5 cards at the start.",
        ),
        ("power_loan_shark", "Once a turn any card counts as 6 of any currency."),
    ] {
        assert_eq!(words.say("face", &serde_json::json!({ key: setup })), told);
    }
}
