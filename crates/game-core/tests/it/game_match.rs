//! A match: acts on a copy, takes back without repeating chance, goes on only from sound positions.

use game_core::record::{By, Happened, Note};
use game_core::{
    Chance, ChanceSource, Digest, Draw, Game, Illegal, Log, Match, NotUndone, Refusal, Seat, Seed, SetupError,
};

use crate::toy::{Action, Event, Fault, Rule, Setup, Toy, Why, with_fault};

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);
const SEED: Seed = [3; 32];

fn start(setup: &Setup, players: u8, chance: ChanceSource) -> Result<(Match<Toy>, usize), SetupError> {
    let (game, dealt) = Match::start(Toy::config(setup, players)?, chance)?;
    Ok((game, dealt.len()))
}

fn seeded() -> Match<Toy> {
    start(&Setup { rounds: 9, ..Setup::default() }, 2, ChanceSource::Seed(SEED)).unwrap().0
}

fn scripted(draws: &[(&str, u32)]) -> ChanceSource {
    ChanceSource::Running(Chance::script(draws.iter().map(|(label, value)| Draw::new(label, *value))))
}

fn rolled(game: &mut Match<Toy>, seat: Seat) -> u32 {
    let acted = game.act(seat, By::Owner, &Action::Roll).unwrap();
    match acted.events[0].event {
        Event::Rolled { face, .. } => face,
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn the_deal_is_entry_nought_and_actions_count_from_one() {
    let (mut game, dealt) = start(&Setup::default(), 3, ChanceSource::Seed(SEED)).unwrap();
    assert_eq!(dealt, 3);
    assert_eq!(game.next_seq(), 1);
    let acted = game.act(A, By::Owner, &Action::Bid { amount: 2 }).unwrap();
    assert_eq!((acted.seq, game.next_seq()), (1, 2));
    assert_eq!(acted.events[0].rule, Rule::Bid);
    assert!(matches!(game.entries()[..], [entry] if entry.entry.seq == 1));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut game = seeded();
    let before = game.state().clone();
    let refusal = game.act(B, By::Owner, &Action::Roll).unwrap_err();
    assert!(matches!(&refusal, Refusal::Illegal(Illegal { why: Why::NotYourTurn, .. })));
    assert_eq!(refusal.erased().to_string(), "rule toy-1-turn forbids it: \"not_your_turn\"");
    assert!(game.act(A, By::Owner, &Action::Bid { amount: 99 }).is_err());
    assert_eq!((game.state(), game.next_seq(), game.counting().count()), (&before, 1, 0));
}

#[test]
fn an_action_that_breaks_the_audit_changes_nothing() {
    let setup = Setup { rounds: 2, ..with_fault(Fault::AuditFails) };
    let (mut game, _) = start(&setup, 2, ChanceSource::Seed(SEED)).unwrap();
    game.act(A, By::Owner, &Action::Bid { amount: 1 }).unwrap();
    let before = game.state().clone();
    let broken = game.act(B, By::Owner, &Action::Bid { amount: 1 }).unwrap_err();
    assert!(matches!(broken, Refusal::Broken(_)));
    assert_eq!(broken.erased().to_string(), "the game's audit failed: the toy is out of order");
    assert_eq!((game.state(), game.next_seq(), game.counting().count()), (&before, 2, 1));
}

#[test]
fn traces_say_what_cannot_be_taken_back() {
    let mut game = seeded();
    let traces = |game: &mut Match<Toy>, seat: Seat, action: Action| {
        let traces = game.act(seat, By::Owner, &action).unwrap().traces;
        (traces.drew_chance, traces.showed_something)
    };
    assert_eq!(traces(&mut game, A, Action::Roll), (true, false));
    assert_eq!(traces(&mut game, B, Action::Show), (false, true));
    assert_eq!(traces(&mut game, A, Action::Bid { amount: 1 }), (false, false));
}

/// Also when chance and log are reused from action to action, as in a simulation.
#[test]
fn traces_are_of_one_action_only() {
    let config = Toy::config(&Setup::default(), 2).unwrap();
    for mut log in [Log::on(), Log::off()] {
        let mut chance = Chance::fast(1);
        let mut toy = Toy::start(&config, &mut chance, &mut log);
        let mut traces = |seat: Seat, action: Action| {
            let traces = toy.play(&config, seat, &action, &mut chance, &mut log).unwrap();
            (traces.drew_chance, traces.showed_something)
        };
        assert_eq!(traces(A, Action::Bid { amount: 1 }), (false, false));
        assert_eq!(traces(B, Action::Roll), (true, false));
        assert_eq!(traces(A, Action::Show), (false, true));
        assert_eq!(traces(B, Action::Bid { amount: 1 }), (false, false));
    }
}

#[test]
fn taking_back_restores_the_state_but_never_repeats_chance() {
    let mut game = seeded();
    let before = game.state().clone();
    let mut seen = Vec::new();
    for _ in 0..40 {
        let entry = game.next_seq();
        seen.push(rolled(&mut game, A));
        game.undo(entry).unwrap();
        assert_eq!((game.state(), game.counting().count()), (&before, 0));
        assert!(game.next_seq() > entry + 1, "the undo has a number of its own");
    }
    // One face forty times in a row would be the same chance again.
    assert!(seen.iter().any(|face| *face != seen[0]), "{seen:?}");
    let faces = |seq: u64| {
        let mut chance = Chance::of_entry(&SEED, seq);
        chance.roll("die", 6)
    };
    let expected: Vec<u32> = (0..40).map(|n| faces(1 + 2 * n)).collect();
    assert_eq!(seen, expected, "entry n draws from stream n");
}

#[test]
fn taking_back_a_part_keeps_the_rest_with_its_dice() {
    let mut game = seeded();
    let first = rolled(&mut game, A);
    let kept = game.state().clone();
    rolled(&mut game, B);
    rolled(&mut game, A);
    game.undo(2).unwrap();
    assert_eq!(game.state(), &kept);
    assert_eq!(game.state().points[A], first);
    assert_eq!(game.counting().count(), 1);
    assert_eq!(game.next_seq(), 5);
    rolled(&mut game, B);
    assert_eq!(game.counting().map(|kept| kept.entry.seq).collect::<Vec<_>>(), [5, 1]);
    // A second undo over the gap left by the first.
    game.undo(5).unwrap();
    assert_eq!(game.state(), &kept);
}

#[test]
fn taking_back_what_has_not_happened_changes_nothing() {
    let mut game = seeded();
    rolled(&mut game, A);
    let before = game.state().clone();
    assert_eq!(game.undo(9), Err(NotUndone::Nothing));
    assert_eq!((game.state(), game.counting().count()), (&before, 1));
}

#[test]
fn numbers_can_be_skipped_but_never_go_back() {
    let mut game = seeded();
    game.skip_to(8);
    game.skip_to(3);
    assert_eq!(game.next_seq(), 8);
    let expected = Chance::of_entry(&SEED, 8).roll("die", 6);
    assert_eq!(rolled(&mut game, A), expected);
}

#[test]
fn a_script_foretells_the_deal_and_the_dice() {
    let script = scripted(&[("lot", 4), ("lot", 9), ("die", 5)]);
    let (mut game, _) = start(&Setup::default(), 2, script).unwrap();
    assert_eq!((game.state().lots[A], game.state().lots[B]), (4, 9));
    assert_eq!(rolled(&mut game, A), 6);
    let before = game.state().clone();
    let fault = game.act(B, By::Owner, &Action::Roll).unwrap_err();
    assert_eq!(fault.erased().to_string(), "the script ended, but a draw of 'die' (0 to 5) is needed");
    assert_eq!(game.state(), &before, "the game waits where it was");
    game.act(B, By::Owner, &Action::Bid { amount: 1 }).unwrap();
    assert_eq!(game.undo(1), Err(NotUndone::Running));
}

#[test]
fn a_script_that_does_not_fit_the_deal_starts_no_game() {
    let refusal = start(&Setup::default(), 2, scripted(&[("lot", 4), ("die", 1)])).err().unwrap();
    assert_eq!(refusal.to_string(), "chance: the script foretells 'die', but 'lot' is drawn");
}

#[test]
fn a_refused_set_up_starts_no_game() {
    let refusal = start(&Setup { rounds: 0, ..Setup::default() }, 2, ChanceSource::Seed(SEED));
    assert_eq!(refusal.err().unwrap().option, "rounds");
    assert!(start(&Setup::default(), 9, ChanceSource::Seed(SEED)).is_err());
}

#[test]
fn a_game_goes_on_from_a_sound_position_and_takes_back_to_it() {
    let mut position = seeded().state().clone();
    position.points[B] = 40;
    let from = |position: &Toy| {
        let config = Toy::config(&Setup::default(), 2).unwrap();
        Match::from_position(config, position.clone(), ChanceSource::Seed(SEED))
    };
    let mut game = from(&position).unwrap();
    assert_eq!(game.next_seq(), 1);
    rolled(&mut game, A);
    game.undo(1).unwrap();
    assert_eq!(game.state(), &position);
    position.lots[A] = 10;
    let refusal = from(&position).err().unwrap();
    assert_eq!(refusal.to_string(), "position: a lot is no lot, or a seat is missing");
}

#[test]
fn a_copy_of_a_match_goes_its_own_way() {
    let mut game = seeded();
    let mut copy = game.clone();
    rolled(&mut copy, A);
    assert_eq!(game.next_seq(), 1);
    assert_eq!(rolled(&mut game, A), copy.state().points[A], "and the same entry has the same chance");
}

#[test]
fn a_closed_match_takes_nothing_more() {
    let mut game = seeded();
    rolled(&mut game, A);
    assert_eq!(game.note(Note::Pause), Some(2));
    assert_eq!(game.note(Note::End { why: "late".to_owned() }), Some(3));
    assert!(game.is_over() && game.result().is_none());
    assert_eq!(game.act(B, By::Owner, &Action::Roll).unwrap_err(), Refusal::Closed);
    assert_eq!(game.undo(1), Err(NotUndone::Closed));
    assert_eq!(game.note(Note::Resume), None);
    assert_eq!(game.entries().len(), 3);
}

#[test]
fn who_acted_for_whom_is_kept_and_what_is_taken_back_stays_on_record() {
    let mut game = seeded();
    game.act(A, By::Timeout, &Action::Roll).unwrap();
    game.act(B, By::Bot("novice".into()), &Action::Roll).unwrap();
    assert_eq!(game.undo(2), Ok(3));
    let by: Vec<_> = game
        .entries()
        .iter()
        .map(|kept| match &kept.entry.what {
            Happened::Action { by, .. } => by.to_string(),
            Happened::Undo { undo } => format!("undo {undo}"),
            Happened::Note(_) => "note".to_owned(),
        })
        .collect();
    assert_eq!(by, ["timeout", "bot:novice", "undo 2"]);
    assert_eq!(game.counting().count(), 1);
}

#[test]
fn a_digest_follows_from_the_state_and_nothing_else() {
    let mut game = seeded();
    let dealt = game.digest();
    rolled(&mut game, A);
    let once = game.digest();
    assert_ne!(dealt, once);
    assert_eq!(game.digest_like(once), Some(once));
    rolled(&mut game, B);
    assert_ne!(game.digest(), once);
    game.undo(2).unwrap();
    assert_eq!(game.digest(), once, "as if it had not been");
    game.note(Note::Pause);
    assert_eq!(game.digest(), once, "a note moves nothing");
    assert_eq!(game.digest_like(Digest::Json([0; 16])), Some(Digest::of_json(game.state())));
    assert_eq!(game.digest_like(Digest::Values { layout: 9, hash: [0; 16] }), None, "of another layout");
}

/// Stored digests must be found again by every later program: these are what the first one wrote.
#[test]
fn digests_are_what_they_were() {
    let hex = |digest: Digest| digest.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let mut game = seeded();
    rolled(&mut game, A);
    assert_eq!(hex(game.digest()), "0201feed92f0bfecd2b7939768d87f7f50e6");
    assert_eq!(hex(Digest::of_json(game.state())), "13bb84efa3337bbf7237c41dad0d02cf");
}
