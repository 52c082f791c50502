//! A match without its type.

use game_core::record::{Entry, Happened, Note};
use game_core::{Chance, Digest, Draw, Illegal, Refusal, Seat};
use games::records::{By, Nonce, Origin, RecordError, ServerSeed};
use games::{AnyGame, AnyMatch, Dice, StartError, Terms};
use serde_json::{Value, json};

use crate::toy::TOY;

const FIRST: Seat = Seat::at(0);
const SECOND: Seat = Seat::at(1);

fn terms(setup: &Value, players: usize) -> Terms {
    Terms::new(&TOY, setup.clone(), (0..players).map(|seat| format!("P{seat}")).collect())
}

/// A game in which every card and roll is known.
fn scripted(draws: &[(&str, u32)]) -> Box<dyn AnyMatch> {
    let draws = draws.iter().map(|(label, value)| Draw::new(label, *value)).collect();
    TOY.start(terms(&Value::Null, 2), Dice::Script(draws)).unwrap().0
}

fn seeded(setup: &Value) -> Box<dyn AnyMatch> {
    TOY.start(terms(setup, 2), Dice::Seed([7; 32])).unwrap().0
}

#[test]
fn an_action_is_answered_with_what_each_audience_is_told() {
    let mut game = scripted(&[("card", 3), ("card", 5)]);
    let acted = game.act(FIRST, By::Owner, &json!("peek")).unwrap();
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
    let illegal = Refusal::Illegal(Illegal { rule: "toy-1-add", why: json!({ "too_much": { "most": 9 } }) });
    assert_eq!(game.act(FIRST, By::Owner, &json!({ "add": { "amount": 10 } })), Err(illegal));
    assert!(matches!(game.act(FIRST, By::Owner, &json!({ "steal": {} })), Err(Refusal::Unreadable(_))));
    let nobody = Refusal::NoSuchSeat { seat: Seat::at(4), players: 2 };
    assert_eq!(game.act(Seat::at(4), By::Owner, &json!("roll")), Err(nobody.clone()));
    assert_eq!(game.preview(Seat::at(4), &json!("roll")), Err(nobody));
    assert_eq!((game.state(), game.next_seq()), (before, 1));
}

#[test]
fn a_failed_audit_changes_nothing() {
    let mut game = seeded(&json!({ "cheat_at": 1 }));
    let before = game.state();
    assert_eq!(game.act(FIRST, By::Owner, &json!("peek")), Err(Refusal::Broken("the toy cheats".to_owned())));
    assert_eq!(game.state(), before);
}

#[test]
fn a_script_that_foretells_something_else_is_an_error() {
    let mut game = scripted(&[("card", 3), ("card", 5), ("dice", 1)]);
    assert!(matches!(game.act(FIRST, By::Owner, &json!("roll")), Err(Refusal::Script(_))));
    let error = TOY.start(terms(&Value::Null, 2), Dice::Script(Vec::new())).err().unwrap();
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
    assert_eq!(refused, Err(Refusal::Illegal(Illegal { rule: "toy-1-add", why: json!("not_your_turn") })));
    assert_eq!((game.state(), game.next_seq()), before);
}

#[test]
fn a_copy_goes_its_own_way() {
    let game = seeded(&Value::Null);
    let mut copy = game.clone();
    copy.act(FIRST, By::Owner, &json!("roll")).unwrap();
    assert_eq!((game.next_seq(), copy.next_seq()), (1, 2));
    assert_ne!(game.state(), copy.state());
}

#[test]
fn taking_back_keeps_the_numbers_used() {
    let mut game = seeded(&Value::Null);
    let dealt = game.state();
    game.act(FIRST, By::Owner, &json!("roll")).unwrap();
    game.act(SECOND, By::Owner, &json!("roll")).unwrap();
    game.undo(1).unwrap();
    assert_eq!((game.state(), game.next_seq()), (dealt, 4));
    assert_eq!(game.moves().count(), 0);
}

#[test]
fn a_bot_plays_a_whole_game_from_views_alone() {
    let mut game = seeded(&Value::Null);
    let mut chance = Chance::fast(1);
    while let Some(seat) = game.awaited().first {
        let action = game.bot_action(seat, "novice", &mut chance).unwrap();
        game.act(seat, By::Owner, &action).unwrap();
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
    game.act(FIRST, By::Owner, &json!("roll")).unwrap();
    let dice = || Dice::Seed([1; 32]);
    let mut position = TOY.position(terms(&Value::Null, 2), &game.state(), dice()).unwrap();
    assert_eq!(position.state(), game.state());
    position.act(SECOND, By::Owner, &json!("roll")).unwrap();
    position.undo(1).unwrap();
    assert_eq!(position.state(), game.state());
    let for_three = TOY.position(terms(&Value::Null, 3), &game.state(), dice());
    assert!(matches!(for_three.err(), Some(StartError::Setup(_))));
    let nonsense = TOY.position(terms(&Value::Null, 2), &json!({ "turn": "x" }), dice());
    assert!(matches!(nonsense.err(), Some(StartError::Position(_))));
}

fn promised(rules: u32) -> Box<dyn AnyMatch> {
    let origin = Origin::chosen(ServerSeed::from_number(3), vec![Nonce::default(); 2]);
    TOY.start(Terms { rules, ..terms(&Value::Null, 2) }, Dice::Promised(origin)).unwrap().0
}

#[test]
fn what_is_tried_out_is_a_match_of_its_own() {
    let game = promised(2);
    let (next, acted) = game.try_action(FIRST, By::Host, &json!("roll")).unwrap();
    assert_eq!((acted.seq, game.next_seq(), next.next_seq()), (1, 1, 2));
    assert_ne!(game.state(), next.state());
    let moves: Vec<_> = next.moves().map(|made| (made.seq, made.seat, made.by.clone())).collect();
    assert_eq!(moves, [(1, FIRST, By::Host)]);
    assert!(next.moves().all(|made| made.traces.drew_chance));
    assert_eq!((next.action(1), next.action(2)), (Some(json!("roll")), None));
    assert!(game.try_action(SECOND, By::Owner, &json!("roll")).is_err());
}

#[test]
fn a_match_keeps_the_version_of_the_rules_it_began_with() {
    let [mut first, mut second] = [1, 2].map(promised);
    assert_eq!((first.rules(), second.rules()), (1, 2));
    let told = |game: &mut dyn AnyMatch| game.act(FIRST, By::Owner, &json!("roll")).unwrap().events.len();
    assert_eq!((told(&mut *first), told(&mut *second)), (1, 2), "the sure point came with version 2");
    assert_ne!(first.standings(), second.standings());
    assert_ne!(first.digest(), second.digest());
    assert_eq!(first.record().unwrap().rules, 1, "the match's version, not the program's");
    let (mut copy, _) = first.try_action(SECOND, By::Owner, &json!("roll")).unwrap();
    assert_eq!(copy.rules(), 1);
    copy.undo(1).unwrap();
    assert_eq!(told(&mut *copy), 1, "also after taking back");
}

#[test]
fn rules_that_this_program_does_not_know_start_no_game() {
    let start =
        |rules| TOY.start(Terms { rules, ..terms(&Value::Null, 2) }, Dice::Seed([0; 32])).err().unwrap();
    assert_eq!(
        start(3).to_string(),
        "it was played by version 3 of the rules of Toy, this program knows versions up to 2: take a newer program"
    );
    assert_eq!(start(0).to_string(), "the rules of Toy have no version 0");
}

#[test]
fn actions_are_also_read_as_they_were_once_spelled() {
    for spelled in
        [json!({ "add": { "amount": 4 } }), json!({ "plus": { "amount": 4 } }), json!({ "add_four": {} })]
    {
        let mut game = promised(2);
        game.enter(&Entry { seq: 1, what: Happened::Action { seat: FIRST, by: By::Owner, action: spelled } })
            .unwrap();
        assert_eq!(game.action(1), Some(json!({ "add": { "amount": 4 } })));
        assert_eq!(game.preview(SECOND, &json!({ "add_four": {} })).unwrap().events.len(), 1);
    }
}

#[test]
fn a_digest_of_either_scheme_tells_where_a_match_has_come_to() {
    let mut game = promised(2);
    let before = game.digest();
    game.act(FIRST, By::Owner, &json!("peek")).unwrap();
    assert!(game.agrees_with(game.digest()) && !game.agrees_with(before));
    assert!(!game.agrees_with(Digest::Json([0; 16])));
    assert!(!game.agrees_with(Digest::Values { layout: 1, hash: [0; 16] }));
    assert!(
        game.agrees_with(Digest::Values { layout: 2, hash: [0; 16] }),
        "of another layout: nothing is known"
    );
}

#[test]
fn a_closed_match_is_over_and_takes_nothing_more() {
    let mut game = promised(2);
    assert_eq!(game.note(Note::Seat { seat: SECOND, name: "Q".to_owned() }).unwrap(), 1);
    assert_eq!(game.seats(), ["P0", "Q"]);
    assert!(game.note(Note::Seat { seat: Seat::at(5), name: "R".to_owned() }).is_err());
    game.note(Note::End { why: "late".to_owned() }).unwrap();
    assert!(game.is_over() && game.result().is_none());
    assert_eq!(game.act(FIRST, By::Owner, &json!("roll")), Err(Refusal::Closed));
    let entry =
        Entry { seq: 9, what: Happened::Action { seat: FIRST, by: By::Owner, action: json!("roll") } };
    assert!(matches!(game.enter(&entry), Err(RecordError::Over)));
    assert_eq!(game.record().unwrap().seats, ["P0", "P1"], "as they were dealt");
}

#[test]
fn set_ups_are_read_and_proven() {
    let start = |setup: Value, players| TOY.start(terms(&setup, players), Dice::Seed([0; 32])).err();
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
