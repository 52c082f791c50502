//! A running game without its type.

use game_core::{Chance, ChanceSource, Draw, Seat};
use games::{AnyGame, AnyRunning, Refused, StartError};
use serde_json::{Value, json};

use crate::toy::TOY;

const FIRST: Seat = Seat::at(0);
const SECOND: Seat = Seat::at(1);

/// A game in which every card and roll is known.
fn scripted(draws: &[(&str, u32)]) -> Box<dyn AnyRunning> {
    let draws = draws.iter().map(|(label, value)| Draw::new(label, *value));
    TOY.start(&Value::Null, 2, ChanceSource::Script(Chance::script(draws))).unwrap().0
}

fn seeded(setup: &Value) -> Box<dyn AnyRunning> {
    TOY.start(setup, 2, ChanceSource::Seed([7; 32])).unwrap().0
}

#[test]
fn an_action_is_answered_with_what_each_audience_is_told() {
    let mut game = scripted(&[("card", 3), ("card", 5)]);
    let acted = game.act(FIRST, &json!("peek")).unwrap();
    assert_eq!(acted.seq, 1);
    assert!(acted.traces.showed_something && !acted.traces.drew_chance);
    let told = |viewer| acted.heard_by(viewer).map(|heard| heard.event.clone()).collect::<Vec<_>>();
    let peeked = json!({ "peeked": { "seat": 0 } });
    assert_eq!(told(None), std::slice::from_ref(&peeked));
    assert_eq!(told(Some(SECOND)), std::slice::from_ref(&peeked));
    assert_eq!(told(Some(FIRST)), [peeked, json!({ "saw": { "seat": 0, "card": 5 } })]);
    assert_eq!(acted.events[0].rule, "toy-3-peek");
}

#[test]
fn a_refusal_names_rule_and_reason_and_changes_nothing() {
    let mut game = scripted(&[("card", 3), ("card", 5)]);
    let before = game.state();
    let illegal = Refused::Illegal { rule: "toy-1-add", why: json!({ "too_much": { "most": 9 } }) };
    assert_eq!(game.act(FIRST, &json!({ "add": { "amount": 10 } })), Err(illegal));
    assert!(matches!(game.act(FIRST, &json!({ "steal": {} })), Err(Refused::Unreadable(_))));
    let nobody = Refused::NoSuchSeat { seat: Seat::at(4), players: 2 };
    assert_eq!(game.act(Seat::at(4), &json!("roll")), Err(nobody.clone()));
    assert_eq!(game.preview(Seat::at(4), &json!("roll")), Err(nobody));
    assert_eq!((game.state(), game.next_seq()), (before, 1));
}

#[test]
fn a_failed_audit_changes_nothing() {
    let mut game = seeded(&json!({ "cheat_at": 1 }));
    let before = game.state();
    assert_eq!(game.act(FIRST, &json!("peek")), Err(Refused::Broken("the toy cheats".to_owned())));
    assert_eq!(game.state(), before);
}

#[test]
fn a_script_that_foretells_something_else_is_an_error() {
    let mut game = scripted(&[("card", 3), ("card", 5), ("dice", 1)]);
    assert!(matches!(game.act(FIRST, &json!("roll")), Err(Refused::Script(_))));
    let error = TOY.start(&Value::Null, 2, ChanceSource::Script(Chance::script([]))).err().unwrap();
    assert!(error.to_string().contains("the script ended"), "{error}");
}

#[test]
fn public_and_own_are_the_parts_of_the_view() {
    let game = scripted(&[("card", 3), ("card", 5)]);
    let view = game.view(Some(SECOND));
    assert_eq!(view["seat"], 1);
    assert_eq!(view["public"].to_string(), game.public().get());
    assert_eq!(view["own"].to_string(), game.own(SECOND).get());
    assert_eq!(view["own"]["card"], 5);
    assert_eq!(game.view(None)["own"], Value::Null);
}

#[test]
fn choices_are_those_of_the_seat() {
    let game = seeded(&Value::Null);
    let choices: Value = serde_json::from_str(game.choices(FIRST).get()).unwrap();
    assert_eq!(choices["exact"][0]["action"], "roll");
    assert_eq!(choices["forms"][0]["asks"][0]["max"], 9);
    assert!(game.may_act(FIRST) && !game.may_act(SECOND));
    assert_eq!(game.choices(SECOND).get(), r#"{"exact":[],"forms":[]}"#);
    assert_eq!(game.silence(FIRST), json!({ "add": { "amount": 1 } }));
    assert_eq!(game.silence(SECOND), Value::Null);
}

#[test]
fn a_preview_stops_before_a_roll() {
    let game = seeded(&Value::Null);
    let sure = game.preview(FIRST, &json!({ "add": { "amount": 4 } })).unwrap();
    assert_eq!(sure.events.len(), 1);
    assert!(!sure.open);
    let roll = game.preview(FIRST, &json!("roll")).unwrap();
    assert_eq!(roll.events.len(), 1, "the sure point, not the roll");
    assert_eq!(roll.events[0].event, json!({ "added": { "seat": 0, "amount": 1 } }));
    assert!(roll.open);
}

#[test]
fn a_preview_stops_before_a_hidden_card_and_is_the_same_whatever_the_card_is() {
    let peek = |card| scripted(&[("card", 3), ("card", card)]).preview(FIRST, &json!("peek")).unwrap();
    assert_eq!(peek(5).events.len(), 1);
    assert!(peek(5).open);
    assert_eq!(peek(0), peek(5));
}

#[test]
fn a_preview_changes_nothing_and_names_the_rule() {
    let game = seeded(&Value::Null);
    let before = (game.state(), game.next_seq());
    let refused = game.preview(SECOND, &json!("roll"));
    assert_eq!(refused, Err(Refused::Illegal { rule: "toy-1-add", why: json!("not_your_turn") }));
    assert_eq!((game.state(), game.next_seq()), before);
}

#[test]
fn a_copy_goes_its_own_way() {
    let game = seeded(&Value::Null);
    let mut copy = game.clone();
    copy.act(FIRST, &json!("roll")).unwrap();
    assert_eq!((game.next_seq(), copy.next_seq()), (1, 2));
    assert_ne!(game.state(), copy.state());
}

#[test]
fn taking_back_keeps_the_numbers_used() {
    let mut game = seeded(&Value::Null);
    let dealt = game.state();
    game.act(FIRST, &json!("roll")).unwrap();
    game.act(SECOND, &json!("roll")).unwrap();
    game.undo(1).unwrap();
    assert_eq!((game.state(), game.next_seq()), (dealt, 4));
    assert!(game.steps().is_empty());
}

#[test]
fn a_bot_plays_a_whole_game_from_views_alone() {
    let mut game = seeded(&Value::Null);
    let mut chance = Chance::fast(1);
    while let Some(seat) = game.awaited().first {
        let action = game.bot_action(seat, "novice", &mut chance).unwrap();
        game.act(seat, &action).unwrap();
    }
    assert_eq!(game.ending(), Some("out_of_turns"));
    assert_eq!(game.progress(), 100);
    let total: i64 = game.score_lines().iter().map(|line| line.points).sum();
    assert_eq!(total, game.standings().scores.values().sum::<i64>());
    let nothing = game.bot_action(FIRST, "novice", &mut chance).unwrap_err();
    assert_eq!(nothing.to_string(), "seat 0 has nothing to choose now");
}

#[test]
fn an_unknown_bot_is_answered_with_the_known_ones() {
    let error = seeded(&Value::Null).bot_action(FIRST, "genius", &mut Chance::fast(1)).unwrap_err();
    assert_eq!(error.to_string(), "there is no bot 'genius' for this game; there are: random, novice");
}

#[test]
fn a_position_goes_on_where_it_was_and_is_audited_first() {
    let mut game = seeded(&Value::Null);
    game.act(FIRST, &json!("roll")).unwrap();
    let chance = || ChanceSource::Seed([1; 32]);
    let mut position = TOY.position(&Value::Null, 2, &game.state(), chance()).unwrap();
    assert_eq!(position.state(), game.state());
    position.act(SECOND, &json!("roll")).unwrap();
    position.undo(1).unwrap();
    assert_eq!(position.state(), game.state());
    let for_three = TOY.position(&Value::Null, 3, &game.state(), chance());
    assert!(matches!(for_three.err(), Some(StartError::Setup(_))));
    let nonsense = TOY.position(&Value::Null, 2, &json!({ "turn": "x" }), chance());
    assert!(matches!(nonsense.err(), Some(StartError::Position(_))));
}

#[test]
fn set_ups_are_read_and_proven() {
    let start = |setup: Value, players| TOY.start(&setup, players, ChanceSource::Seed([0; 32])).err();
    let text = |error: Option<StartError>| error.unwrap().to_string();
    assert_eq!(
        text(start(json!({ "turns": 99 }), 2)),
        "the table cannot be set up: turns: 99 is not between 1 and 50"
    );
    assert!(text(start(json!({ "turn": 9 }), 2)).contains("unknown field `turn`"));
    assert!(text(start(Value::Null, 9)).contains("9 cannot play"));
    assert_eq!(TOY.complete_setup(&json!({ "turns": 3 }), 2).unwrap()["cheat_at"], 0);
    assert_eq!(TOY.house_rules(&json!({ "turns": 3 })).unwrap(), ["turns"]);
}

#[test]
fn options_are_set_one_by_one() {
    let mut setup = Value::Null;
    games::setups::assign(&TOY, &mut setup, "turns=3").unwrap();
    assert_eq!(setup, json!({ "turns": 3 }));
    let error = games::setups::assign(&TOY, &mut setup, "turnz=3").unwrap_err().to_string();
    assert!(error.contains("did you mean 'turns'?"), "{error}");
    assert!(games::setups::assign(&TOY, &mut setup, "turns").is_err());
}

#[test]
fn decks_are_checked() {
    assert!(TOY.check_deck("cards = 6").is_ok());
    let error = |text| TOY.check_deck(text).unwrap_err().to_string();
    assert!(error("cards = 6\nbroken [").contains("line 2 is not TOML"), "{}", error("cards = 6\nbroken ["));
    assert!(error("cards = 6\nstars = 2").contains("unknown field `stars`"));
}
