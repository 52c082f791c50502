//! A position read from a file is refused if a card is missing, doubled, or somebody knows what is not so.

use game_core::Game;
use serde_json::{Value, json};
use smart_money_maker::SmartMoneyMaker;

use crate::scene::{Scene, plan};

fn position() -> Scene {
    let laid = [("note 1000", false, 1), ("Lobby", false, 0)];
    plan(2).hand(0, &["Music", "note 1000"]).hand(1, &["Maker"]).pile(&["request 3000"], &laid).go()
}

/// What the audit says of the position with one change.
fn found(change: impl FnOnce(&mut Value)) -> Result<(), String> {
    let scene = position();
    let mut saved = serde_json::to_value(&scene.state).expect("states are JSON");
    change(&mut saved);
    let loaded: SmartMoneyMaker = serde_json::from_value(saved).map_err(|error| error.to_string())?;
    loaded.audit(&scene.config)
}

#[track_caller]
fn refused(finding: &str, change: impl FnOnce(&mut Value)) {
    let error = found(change).expect_err("refused");
    assert!(error.contains(finding), "{error}");
}

#[test]
fn the_position_itself_is_sound() {
    assert_eq!(found(|_| {}), Ok(()));
}

#[test]
fn a_missing_or_doubled_card_is_found() {
    refused("are there, not", |saved| {
        saved["deck"].as_array_mut().expect("a list").pop();
    });
    refused("are there, not", |saved| saved["discards"] = json!([{ "card": 3, "count": 1 }]));
    refused("cannot be in this deck, or is there twice", |saved| {
        let first = saved["deck"][0].clone();
        saved["deck"].as_array_mut().expect("a list").push(first);
    });
    refused("the deck holds a card that does not exist", |saved| {
        saved["deck"].as_array_mut().expect("a list").push(json!(99));
    });
}

#[test]
fn a_false_belief_is_found() {
    refused("somebody knows a card that is not there", |saved| {
        saved["hands"][0]["cards"][0][1][1] = json!(5)
    });
    refused("somebody rules out a note that is there", |saved| {
        saved["hands"][0]["notes_at_most"][1][1] = json!(0);
    });
    refused("somebody knows a class of card that is not there", |saved| {
        saved["hands"][0]["more_requests"][1] = json!(1);
    });
    refused("miscounts its requests", |saved| saved["hands"][0]["requests"] = json!(1));
}

#[test]
fn a_pile_that_does_not_add_up_is_found() {
    refused("does not add up", |saved| saved["piles"][0]["amount"] = json!(4_000));
    refused("does not add up", |saved| saved["piles"][0]["paid"] = json!(1_100));
    refused("Lobby cards or a number", |saved| saved["piles"][0]["lobbies"] = json!([1]));
    refused("more piles or requests", |saved| saved["piles_opened"] = json!(200));
    refused("is impossible", |saved| saved["requests"][0]["number"] = json!(9));
}

#[test]
fn a_phase_that_does_not_fit_is_found() {
    refused("the phase does not fit", |saved| {
        saved["phase"] = json!({ "play": { "seat": 4, "follow": 0, "of_free": false } });
    });
    refused("the phase does not fit", |saved| saved["forfeited"] = json!([5]));
    refused("the phase does not fit", |saved| saved["last_cards"] = json!({ "waiting": [0], "laps": 0 }));
    refused("another number of players", |saved| {
        saved["hands"].as_array_mut().expect("a list").pop();
    });
}

#[test]
fn r10_a_bank_that_could_run_out_is_found() {
    // A $2,000 note in hand although no card of that value has been exchanged.
    refused("the bank could run out", |saved| {
        let hand = saved["hands"][0]["cards"].as_array_mut().expect("a list");
        hand.push(json!([2, [0, 0, 0, 0, 0, 0, 0, 1]]));
        saved["hands"][0]["notes_at_most"][2] = json!([1, 1, 1, 1, 1, 1, 1, 1]);
        let bank = saved["bank"].as_array_mut().expect("a list");
        bank.iter_mut().filter(|note| note["card"] == 2).for_each(|note| note["count"] = json!(21));
    });
}

#[test]
fn nobody_thinks_of_more_notes_than_can_have_come() {
    let finding = found(|state| state["hands"][0]["notes_at_most"][0][1] = json!(255));
    assert!(finding.expect_err("the next note would be the 256th").contains("more notes"));
}
