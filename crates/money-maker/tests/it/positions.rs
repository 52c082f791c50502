//! Positions read from a file: what the rules rely on is audited, so that play can go on from whatever is accepted.

use game_core::{Chance, Choices, Game, Log, Seat};
use money_maker::{MoneyMaker, Setup};
use serde_json::{Value, json};

/// A state of a random game that has this; also its table.
#[track_caller]
fn state_with(is_wanted: impl Fn(&Value) -> bool) -> (<MoneyMaker as Game>::Config, Value) {
    state_by(&Setup::default(), is_wanted)
}

/// The same at a table with these options.
#[track_caller]
fn state_by(setup: &Setup, is_wanted: impl Fn(&Value) -> bool) -> (<MoneyMaker as Game>::Config, Value) {
    for seed in 0..200 {
        let config = MoneyMaker::config(setup, 3).expect("the set-up is sound");
        let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
        let mut game = MoneyMaker::start(&config, &mut chance, &mut log);
        while let Some(seat) = game.awaited(&config).first {
            let state = serde_json::to_value(&game).expect("states are JSON");
            if is_wanted(&state) {
                return (config, state);
            }
            choices.clear();
            game.choices(&config, seat, &mut choices);
            let action = choices.sample(&mut chance);
            game.play(&config, seat, &action, &mut chance, &mut log).expect("a choice is legal");
        }
    }
    panic!("no game has come to such a position")
}

#[track_caller]
fn refused(config: &<MoneyMaker as Game>::Config, state: &Value) -> String {
    let game: MoneyMaker = serde_json::from_value(state.clone()).expect("it has the shape of a state");
    game.audit(config).expect_err("the audit refuses it")
}

fn in_a_run(state: &Value) -> bool {
    state["run"].is_object() && state["questions"] == json!([])
}

#[test]
fn the_sector_die_has_six_faces() {
    let (config, mut state) = state_with(in_a_run);
    state["run"]["faces"] = json!([9]);
    assert!(refused(&config, &state).contains("no such face"));
    let (config, mut state) = state_with(|state| state["turn"]["step"] == "trade");
    state["turn"]["loaded"] = json!(9);
    assert!(refused(&config, &state).contains("no such face"));
}

#[test]
fn an_auction_is_of_a_card_that_lies_open() {
    let (config, mut state) = state_with(|state| state["questions"][0]["auction"].is_object());
    let hidden = state["deck"][0].clone();
    state["questions"][0]["auction"]["card"] = hidden;
    assert!(refused(&config, &state).contains("nobody can answer"));
}

#[test]
fn nobody_is_asked_to_pay_for_what_is_not_there_or_more_than_is_owed() {
    let purpose = |state: &Value, name: &str| {
        let payment = &state["questions"][0]["payment"]["purpose"];
        *payment == name || payment[name].is_object()
    };
    let (config, mut state) = state_with(|state| purpose(state, "auction"));
    let hidden = state["deck"][0].clone();
    state["questions"][0]["payment"]["purpose"]["auction"]["card"] = hidden;
    assert!(refused(&config, &state).contains("nobody can answer"));
    let (config, mut state) = state_with(|state| purpose(state, "goods"));
    state["questions"][0]["payment"]["purpose"]["goods"]["count"] = json!(1000);
    assert!(refused(&config, &state).contains("nobody can answer"));
    let (config, mut state) = state_with(|state| purpose(state, "auction"));
    state["questions"][0]["payment"]["purpose"] = json!("called_credit");
    assert!(refused(&config, &state).contains("nobody can answer"));
    let (config, mut state) = state_with(|state| purpose(state, "auction"));
    state["questions"][0]["payment"]["purpose"] = json!({ "pay_off": { "block": 0 } });
    assert!(refused(&config, &state).contains("nobody can answer"));
}

#[test]
fn a_run_is_for_the_banks_of_this_table() {
    for kept in ["paid", "due", "settled", "guaranteed"] {
        let (config, mut state) = state_with(in_a_run);
        state["run"][kept].as_array_mut().expect("kept by seat").push(json!(0));
        assert!(refused(&config, &state).contains("not a table of this size"), "{kept}");
    }
    let (config, mut state) = state_with(in_a_run);
    state["run"]["solvent"] = json!([5]);
    assert!(refused(&config, &state).contains("not at the table"));
}

#[test]
fn somebody_is_asked_in_every_position() {
    let (config, mut state) = state_with(in_a_run);
    state["run"]["stage"] = json!({ "paying": { "left": [] } });
    assert!(refused(&config, &state).contains("nobody is there to decide"));
    let (config, mut state) = state_with(in_a_run);
    state["run"]["stage"] = json!({ "nobody_solvent": { "ready": [0, 1, 2] } });
    assert!(refused(&config, &state).contains("nobody is there to decide"));
}

/// Credit that a run has called may be all that a bank can owe.
#[test]
fn credit_is_called_only_in_a_run() {
    let (config, mut state) = state_with(|state| {
        let stage = &state["run"]["stage"];
        stage["negotiating"].is_object() && state["questions"] == json!([])
    });
    state["run"]["stage"] = json!({ "window": { "ready": [] } });
    assert!(refused(&config, &state).contains("credit is called without a run"));
}

#[test]
fn questions_interrupt_each_other_only_in_a_deal() {
    let (config, mut state) = state_with(|state| state["questions"][0]["auction"].is_object());
    let asked = state["questions"][0].clone();
    state["questions"] = json!([asked, asked]);
    assert!(refused(&config, &state).contains("cannot interrupt each other"));
}

/// Whoever accepts an offer gets what stands in it, so both sides must have it.
#[test]
fn an_open_offer_is_covered() {
    let (config, mut state) = state_with(|state| {
        let offers = state["deals"]["open"].as_array();
        offers.is_some_and(|offers| {
            offers.iter().any(|offer| offer["terms"]["give"]["gold"].as_u64() > Some(0))
        })
    });
    for offer in state["deals"]["open"].as_array_mut().expect("a list") {
        offer["terms"]["give"] = json!({ "gold": 400 });
    }
    assert!(refused(&config, &state).contains("an offer stands that cannot be kept"));
}

/// The roll settles what is due, and a turn that is over after it leaves nothing to be settled.
#[test]
fn no_instalment_is_due_after_the_roll() {
    let setup = Setup { entrepreneurs: vec![Seat::at(0)], loans: true, ..Setup::default() };
    let (config, mut state) = state_by(&setup, |state| {
        let loans = state["lending"]["loans"].as_array();
        loans.is_some_and(|loans| loans.iter().any(|loan| loan["due"] == true))
    });
    state["turn"]["rolled"] = json!(true);
    assert!(refused(&config, &state).contains("cannot be"));
}

/// A central bank is asked before banks fall, and not where none is short.
#[test]
fn a_negotiation_is_about_a_bank_that_is_short() {
    let (config, mut state) = state_by(&with_a_central_banker(), |state| {
        state["run"]["stage"]["window"].is_object() && state["questions"] == json!([])
    });
    state["run"]["stage"] = json!({ "negotiating": { "conceded": [] } });
    assert!(refused(&config, &state).contains("nobody is there to decide"));
}

/// At the highest rate an instalment is still one that can be agreed on.
#[test]
fn a_central_banks_rate_is_one_that_it_could_set() {
    let (config, mut state) = state_by(&with_a_central_banker(), |state| state["central"].is_object());
    state["central"]["rate"] = json!(101);
    assert!(refused(&config, &state).contains("too high"));
}

fn with_a_central_banker() -> Setup {
    Setup { central_banker: Some(Seat::at(2)), ..Setup::default() }
}
