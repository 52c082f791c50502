//! Advice: what a good bot would do and why one did something, from what the asker knows and nothing else.

use std::cell::Cell;

use debrief::{Advice, advise, explain};
use game_core::record::By;
use game_core::{Chance, Record, Seat};
use games::records::replay_to;
use games::{AnyMatch, Dice, GAMES, Terms};
use serde_json::Value;

use crate::{game_with_loans, record_of};

const SEED: u64 = 11;

fn never() -> bool {
    false
}

/// A few games are enough to see a difference.
fn after_a_few() -> impl Fn() -> bool {
    let asked = Cell::new(0);
    move || asked.replace(asked.get() + 1) >= 4
}

/// The match right before a part of its entries, and the number of the entry that came next.
fn at_part(record: &Record, part: usize, of: usize) -> (Box<dyn AnyMatch>, u64) {
    let entry = record.entries[record.entries.len() * part / of].seq;
    (replay_to(record, Some(entry - 1)).expect("the record replays"), entry)
}

/// Another world that the seat could not tell from the real one, with dice of its own.
fn other_world(real: &dyn AnyMatch, seat: Seat, number: u64) -> Box<dyn AnyMatch> {
    let world = real.imagine(Some(seat), &mut Chance::fast(number));
    let terms = Terms { rules: real.rules(), setup: real.setup().clone(), seats: real.seats().to_vec() };
    real.game().position(terms, &world, Dice::Seed([7; 32])).expect("a world is a position")
}

/// As it would be sent.
fn written(advice: Option<&Advice>) -> String {
    format!("{advice:?}")
}

#[test]
fn what_others_hid_changes_no_hint() {
    for game in GAMES {
        let record = record_of(*game, "trader", 3);
        let mut advised = 0;
        for part in 1..64 {
            let (real, entry) = at_part(&record, part, 64);
            let Some(seat) = real.awaited().first else { continue };
            let other = other_world(&*real, seat, entry);
            if advised == 2 || other.state() == real.state() {
                continue;
            }
            let of = |game: &dyn AnyMatch| advise(game, seat, SEED, after_a_few()).expect("bots advise");
            let hint = of(&*real);
            assert_eq!(written(hint.as_ref()), written(of(&*other).as_ref()), "{}", game.info().id);
            let Some(Advice { action, other, .. }) = hint else { continue };
            advised += 1;
            for action in std::iter::once(action).chain(other) {
                assert!(real.try_action(seat, By::Owner, &action).is_ok(), "{}: {action}", game.info().id);
            }
        }
        assert!(advised == 2, "{}: {advised} hints where something was hidden", game.info().id);
    }
}

/// Two worlds that look alike to the asker, and in each of them a move that looks the same: the reason is the same.
#[test]
fn what_others_hid_changes_no_reason() {
    let mut seen_alike = 0;
    for game in GAMES {
        let record = record_of(*game, "trader", 4);
        let (mut told, mut kept, mut twins) = (0, 0, 0);
        for part in 1..9 {
            let (real, entry) = at_part(&record, part, 10);
            let Some((seat, taken)) = move_of(&record, entry) else { continue };
            let asker = Seat::at((seat.number() + 1) % usize::from(real.players()));
            let reason = |game: &dyn AnyMatch, taken: &Value| {
                written(
                    explain(game, asker, (seat, taken), SEED, after_a_few()).expect("bots explain").as_ref(),
                )
            };
            let said = reason(&*real, &taken);
            *(if said == "None" { &mut kept } else { &mut told }) += 1;
            let other = other_world(&*real, asker, entry);
            assert_eq!(said, reason(&*other, &taken), "{} entry {entry}", game.info().id);
            for twin in twins_of(&*real, asker, (seat, &taken)) {
                twins += 1;
                assert_eq!(
                    said,
                    reason(&*real, &twin),
                    "{} entry {entry}: {taken} or {twin}",
                    game.info().id
                );
            }
        }
        assert!(told + kept > 3 && told > 0, "{}: {told} told, {kept} not", game.info().id);
        seen_alike += twins;
    }
    assert!(seen_alike > 0, "some moves look alike to others");
}

fn move_of(record: &Record, entry: u64) -> Option<(Seat, Value)> {
    let found = record.entries.iter().find(|one| one.seq == entry)?;
    match &found.what {
        game_core::record::Happened::Action { seat, action, .. } => Some((*seat, action.clone())),
        _ => None,
    }
}

/// Other moves of the real position after which the asker has seen and heard exactly the same.
fn twins_of(real: &dyn AnyMatch, asker: Seat, (seat, taken): (Seat, &Value)) -> Vec<Value> {
    let looks = |action: &Value| {
        let (after, acted) = real.try_action(seat, By::Owner, action).ok()?;
        let heard: Vec<Value> = acted.heard_by(Some(asker)).map(|told| told.event.clone()).collect();
        Some((after.view(Some(asker)), heard))
    };
    let seen = looks(taken).expect("it was played");
    let listed: Value = serde_json::from_str(real.choices(seat).get()).expect("choices");
    let exact = listed["exact"].as_array().into_iter().flatten().map(|choice| choice["action"].clone());
    let random = (0..12).filter_map(|n| real.bot_action(seat, "random", &mut Chance::fast(n)).ok());
    let mut found: Vec<Value> =
        exact.chain(random).filter(|other| other != taken && looks(other).as_ref() == Some(&seen)).collect();
    found.dedup();
    found.truncate(3);
    found
}

#[test]
fn the_same_question_gets_the_same_answer_and_a_late_one_is_an_answer_too() {
    let record = record_of(game_with_loans(), "trader", 2);
    let (game, _) = at_part(&record, 2, 5);
    let seat = game.awaited().first.expect("somebody is waited for");
    let ask = || advise(&*game, seat, SEED, never).expect("bots advise").expect("an action");
    let advice = ask();
    assert_eq!(advice, ask());
    let hurried = advise(&*game, seat, SEED, || true).expect("bots advise").expect("an action");
    assert_eq!((hurried.other, hurried.chance), (None, None), "no games, no figures");
    let nobody =
        (0..game.players()).map(|seat| Seat::at(usize::from(seat))).find(|seat| !game.may_act(*seat));
    if let Some(nobody) = nobody {
        assert_eq!(advise(&*game, nobody, SEED, never), Ok(None), "nothing to choose, no advice");
    }
}
