//! How actions are written: records of earlier versions, in which a purchase had four names, are still read.

use dirty_money::{Action, Element, Location, Region};
use game_core::Action as _;
use serde_json::{Value, json};

use crate::scene::*;

fn read(action: &Value) -> Action {
    serde_json::from_value(action.clone()).unwrap_or_else(|problem| panic!("{action}: {problem}"))
}

#[test]
fn old_spellings_are_read_as_the_same_action() {
    let spellings = [
        (json!({ "play": { "card": 120 } }), play(120)),
        (json!({ "play_on": { "card": 130, "target": 1 } }), play_on(130, B)),
        (json!({ "buy": { "placement": 4, "pay": [3, 9] } }), buy(4, &[3, 9])),
        (json!({ "buy_on_loan": { "placement": 4, "loan": 7, "pay": [3] } }), lend(&[4], 7, &[3])),
        (json!({ "buy_two": { "first": 4, "second": 5, "pay": [3] } }), buy_two([4, 5], &[3])),
        (
            json!({ "buy_two_on_loan": { "first": 4, "second": 5, "loan": 7, "pay": [] } }),
            lend(&[4, 5], 7, &[]),
        ),
    ];
    for (written, action) in spellings {
        assert_eq!(read(&written), action);
        let again = serde_json::to_value(&action).expect("actions are JSON");
        assert_eq!(read(&again), action, "{again}");
    }
}

#[test]
fn parts_that_are_not_there_are_not_written() {
    let written = |action: &Action| serde_json::to_value(action).expect("actions are JSON");
    assert_eq!(written(&play(120)), json!({ "play": { "card": 120 } }));
    assert_eq!(written(&buy(4, &[3])), json!({ "buy": { "placement": 4, "pay": [3] } }));
    let both = json!({ "buy": { "placement": 4, "second": 5, "loan": 7, "pay": [] } });
    assert_eq!(written(&lend(&[4, 5], 7, &[])), both);
}

/// Else a misspelt `second` would buy one card only.
#[test]
fn a_part_that_no_action_has_is_refused() {
    let misspelt = json!({ "buy": { "placement": 4, "third": 5, "pay": [] } });
    assert!(serde_json::from_value::<Action>(misspelt).is_err());
}

#[test]
fn an_action_is_about_what_it_is_done_to_and_not_about_what_is_paid() {
    let about = |action: &Action| {
        let mut things: Vec<Element> = Vec::new();
        action.things(&mut things);
        things.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(about(&lend(&[4, 5], 7, &[3])), ["placement:4", "placement:5"]);
    assert_eq!(about(&play(120)), ["card:120"]);
    assert_eq!(about(&play_on(130, B)), ["card:130", "player:1"]);
    assert_eq!(about(&trade(3, 9)), ["card:3", "card:9"]);
    assert_eq!(about(&claim(4)), ["placement:4"]);
    assert_eq!(about(&discard(3)), ["card:3"]);
    assert_eq!(about(&Action::Draft { region: Region::Usa }), ["deck:2"]);
    assert_eq!(about(&Action::Visit { location: Location::BlackMarket }), ["location:4"]);
    assert_eq!(about(&Action::LieLow), ["location:3"]);
    let nothing =
        [blacklist(&[3, 9]), Action::GiveBack, Action::ClaimOverpaid, Action::Launder, Action::EndTurn];
    for action in nothing {
        assert_eq!(about(&action), [""; 0], "{action:?}");
    }
}
