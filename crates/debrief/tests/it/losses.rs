//! Where did I lose it? A move that is plainly bad is found, the same record gives the same answer, and nothing that was
//! hidden from the seat changes it.

use std::sync::atomic::AtomicBool;

use debrief::Losses;
use game_core::record::By;
use game_core::{Chance, Record, Seat};
use games::records::{Nonce, Origin, ServerSeed, replay_to};
use games::{AnyGame, AnyMatch, Dice, GAMES, Language, Terms};
use serde_json::{Value, json};

use crate::{game_with_loans, record_of};

fn losses(record: &Record, seat: Seat) -> Losses {
    let go = AtomicBool::new(false);
    let found = Losses::of(record, seat, Language::ENGLISH, &go, |_| {}).expect("bots look");
    found.expect("nobody stops them")
}

/// A game of traders in which one of them does something else once: the first time that `blunder` has an answer. Also gives
/// whose move that was, and its entry.
fn game_with(
    game: &'static dyn AnyGame,
    players: u8,
    seed: u64,
    blunder: impl Fn(&dyn AnyMatch, Seat) -> Option<Value>,
) -> (Record, Seat, u64) {
    let server_seed = ServerSeed::from_number(seed);
    let nonces: Vec<Nonce> = (0..players).map(|seat| server_seed.missing_nonce(seat)).collect();
    let names = (0..players).map(|seat| format!("P{seat}")).collect();
    let terms = Terms::new(game, json!({}), names);
    let dice = Dice::Promised(Origin::chosen(server_seed, nonces));
    let (mut played, _) = game.start(terms, dice).expect("a game starts");
    let (mut chance, mut done) = (Chance::fast(seed), None);
    while let Some(seat) = played.awaited().first {
        let bad = if done.is_none() { blunder(&*played, seat) } else { None };
        if bad.is_some() {
            done = Some((seat, played.next_seq()));
        }
        let chosen = || played.bot_action(seat, "trader:steady", &mut chance).expect("a trader answers");
        let action = bad.unwrap_or_else(chosen);
        played.act(seat, By::Owner, &action).expect("a legal action");
    }
    let (seat, entry) = done.expect("there was an occasion");
    (played.record().expect("a record"), seat, entry)
}

/// The first of these that the seat may do.
fn first_legal(game: &dyn AnyMatch, seat: Seat, actions: impl IntoIterator<Item = Value>) -> Option<Value> {
    actions.into_iter().find(|action| game.try_action(seat, By::Owner, action).is_ok())
}

#[test]
fn a_bank_that_paid_far_too_much_is_told_so_first() {
    let (record, me, entry) = game_with(game_with_loans(), 4, 5, |game, seat| {
        let bids = (0..40).map(|answers| json!({ "bid": { "answers": answers, "amount": 90 } }));
        if game.round() > 2 { first_legal(game, seat, bids) } else { None }
    });
    let found = losses(&record, me);
    let first = found.moves.first().expect("it cost something");
    assert_eq!(first.entry, entry, "{found:#?}");
    assert!(
        first.before < entry && first.taken.starts_with("Bid ") && first.taken != first.better,
        "{first:#?}"
    );
    assert!(first.cost.low > 0.0 && first.chance < first.better_chance, "{first:#?}");
    assert!(!first.why.is_empty() && first.why.iter().all(|why| why.taken != why.better), "{first:#?}");
    assert!(found.moves.len() <= 3 && found.weighed > 3, "{found:#?}");
}

#[test]
fn the_same_record_gives_the_same_answer_and_it_stops_when_told() {
    let record = record_of(*GAMES.last().expect("a game"), "novice", 1);
    let seat = Seat::at(1);
    let mut heard = Vec::new();
    let go = AtomicBool::new(false);
    let one = Losses::of(&record, seat, Language::ENGLISH, &go, |so| heard.push((so.done, so.games)));
    let one = one.expect("bots look").expect("nobody stops them");
    assert_eq!(one, losses(&record, seat));
    assert!(heard.is_sorted() && heard.iter().all(|(done, games)| done <= games), "{heard:?}");
    let dutch = Language::find("nl").expect("a language");
    let told = Losses::of(&record, seat, dutch, &go, |_| {}).expect("bots look").expect("nobody stops them");
    let entries = |of: &Losses| of.moves.iter().map(|loss| (loss.entry, loss.cost)).collect::<Vec<_>>();
    assert_eq!(entries(&told), entries(&one), "a language changes words alone");
    let stop = AtomicBool::new(true);
    let stopped = Losses::of(&record, seat, Language::ENGLISH, &stop, |_| {});
    assert_eq!(stopped.expect("no error"), None);
    let nobody = Losses::of(&record, Seat::at(5), Language::ENGLISH, &go, |_| {});
    assert!(nobody.is_err(), "there is no such seat");
}

/// The real position and another that the seat could not tell from it are weighed alike.
#[test]
fn what_others_hid_changes_nothing() {
    for game in GAMES {
        let record = record_of(*game, "trader", 3);
        let (mut hidden, mut played) = (0, 0);
        for part in 1..8 {
            let entry = record.entries[record.entries.len() * part / 8].seq;
            let real = replay_to(&record, Some(entry)).expect("the record replays");
            let Some(seat) = real.awaited().first else { continue };
            let world = real.imagine(Some(seat), &mut Chance::fast(entry));
            hidden += u32::from(world != real.state());
            let terms =
                Terms { rules: real.rules(), setup: real.setup().clone(), seats: real.seats().to_vec() };
            let other = game.position(terms, &world, Dice::Seed([7; 32])).expect("a world is a position");
            let action = |of: &dyn AnyMatch| of.bot_action(seat, "trader:steady", &mut Chance::fast(1));
            let wanted = action(&*real).expect("a trader answers");
            assert_eq!(action(&*other), Ok(wanted.clone()), "{}", game.info().id);
            for seed in 0..4 {
                let seen = |of: &dyn AnyMatch| of.foresee(seat, &wanted, "trader", seed).expect("bots play");
                let foreseen = seen(&*real);
                played += u32::from(foreseen.is_some());
                assert_eq!(foreseen, seen(&*other), "{} entry {entry}", game.info().id);
            }
        }
        assert!(played > 12 && hidden > 0, "{}: {played} games, {hidden} worlds", game.info().id);
    }
}
