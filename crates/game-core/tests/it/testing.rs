//! The table that rules are tested at: it tells, refuses, and notices what a test did not foresee.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::testing::{A, B, TestTable, script};
use game_core::{SeatSet, SetupError};
use serde_json::json;

use crate::toy::{Action, Event, Rule, Setup, Toy, Why};

fn table() -> TestTable<Toy> {
    let mut table = TestTable::<Toy>::dealt(&Setup::default(), 2);
    table.edit(|state| state["turn"] = json!(0));
    table
}

/// What a test would read if it went wrong like this.
fn failure(test: impl FnOnce(&mut TestTable<Toy>)) -> String {
    let mut table = table();
    let failed = catch_unwind(AssertUnwindSafe(|| test(&mut table))).expect_err("the test must fail");
    failed.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn an_action_tells_what_happened_and_by_which_rule() {
    let mut table = table();
    table.act(A, Action::Bid { amount: 3 });
    table.expect_told(Rule::Bid, &Event::Bid { seat: A, amount: 3 });
    assert_eq!((table.score(A), table.waited_for()), (3, SeatSet::only(B)));
    table
        .act_with(B, Action::Roll, &[("die", 4)])
        .expect_told(Rule::Roll, &Event::Rolled { seat: B, face: 5 });
    assert!(table.traces.drew_chance);
    let since_the_deal = table.story.iter().filter(|told| told.rule != Rule::Turn).count();
    assert_eq!(
        (table.told.len(), since_the_deal),
        (1, 2),
        "the story goes on, what is told is the last action's"
    );
}

#[test]
fn seats_go_by_name_or_by_number() {
    let mut table = table();
    table.act(0, Action::Bid { amount: 1 }).act(B, Action::Bid { amount: 1 });
    table.refused(1, Action::Roll, Rule::Turn, Why::NotYourTurn);
    table.refused(A, &Action::Bid { amount: 9 }, Rule::Bid, Why::TooMuch { most: 5 });
}

#[test]
fn a_secret_is_told_to_its_seat_alone() {
    let table = TestTable::<Toy>::dealt_by(&Setup::default(), 2, script(&[("lot", 3), ("lot", 7)]));
    table.expect_told_only(SeatSet::only(A), Rule::Turn, &Event::LotDrawn { lot: 3 });
    table.expect_told_only(SeatSet::only(B), Rule::Turn, &Event::LotDrawn { lot: 7 });
    assert_eq!(table.heard_by(Some(B)), [&Event::LotDrawn { lot: 7 }]);
    assert!(table.heard_by(None).is_empty());
}

#[test]
fn what_a_test_did_not_foresee_fails_it() {
    let says = |failure: String, words: &str| assert!(failure.contains(words), "{failure}");
    says(failure(|table| drop(table.act(B, Action::Roll).events())), "is refused");
    says(failure(|table| drop(table.act_with(A, Action::Roll, &[]).events())), "the script ended");
    says(failure(|table| drop(table.act_with(A, Action::Show, &[("die", 1)]).events())), "draws never made");
    says(failure(|table| table.refused(A, Action::Roll, Rule::Turn, Why::NotYourTurn)), "should be refused");
    says(
        failure(|table| {
            table.act(A, Action::Show).expect_told(Rule::Roll, &Event::Rolled { seat: A, face: 1 })
        }),
        "was not told",
    );
    says(failure(|table| drop(table.edit(|state| state["points"] = json!([0])).events())), "is possible");
}

#[test]
fn a_position_must_pass_the_audit() {
    let sound = table().state;
    assert!(TestTable::at(&Setup::default(), 2, sound.clone()).is_ok());
    let refused: SetupError = TestTable::at(&Setup::default(), 3, sound).err().expect("it is for two");
    assert_eq!(refused.option, "position");
}
