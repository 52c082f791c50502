//! A running game: acts on a copy, takes back without repeating chance, goes on only from sound positions.

use game_core::{ActError, Chance, ChanceSource, Draw, Game, Log, Running, Seat, Seed};

use crate::toy::{Action, Event, Fault, Rule, Setup, Toy, Why, with_fault};

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);
const SEED: Seed = [3; 32];

fn seeded() -> Running<Toy> {
    Running::start(&Setup { rounds: 9, ..Setup::default() }, 2, ChanceSource::Seed(SEED)).unwrap().0
}

fn scripted(draws: &[(&str, u32)]) -> ChanceSource {
    ChanceSource::Script(Chance::script(draws.iter().map(|(label, value)| Draw::new(label, *value))))
}

fn rolled(running: &mut Running<Toy>, seat: Seat) -> u32 {
    let acted = running.act(seat, &Action::Roll).unwrap();
    match acted.told[0].event {
        Event::Rolled { face, .. } => face,
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn the_deal_is_entry_nought_and_actions_count_from_one() {
    let (mut running, dealt) = Running::<Toy>::start(&Setup::default(), 3, ChanceSource::Seed(SEED)).unwrap();
    assert_eq!(dealt.len(), 3);
    assert_eq!(running.next_seq(), 1);
    let acted = running.act(A, &Action::Bid { amount: 2 }).unwrap();
    assert_eq!((acted.seq, running.next_seq()), (1, 2));
    assert_eq!(acted.told[0].rule, Rule::Bid);
    assert_eq!(running.steps().len(), 1);
    assert_eq!((running.steps()[0].seq, running.steps()[0].seat), (1, A));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut running = seeded();
    let before = running.state().clone();
    let refusal = running.act(B, &Action::Roll).unwrap_err();
    assert!(matches!(&refusal, ActError::Illegal(illegal) if illegal.why == Why::NotYourTurn));
    assert_eq!(refusal.to_string(), "NotYourTurn (Turn)");
    assert!(running.act(A, &Action::Bid { amount: 99 }).is_err());
    assert_eq!((running.state(), running.next_seq(), running.steps().len()), (&before, 1, 0));
}

#[test]
fn an_action_that_breaks_the_audit_changes_nothing() {
    let setup = Setup { rounds: 2, ..with_fault(Fault::AuditFails) };
    let (mut running, _) = Running::<Toy>::start(&setup, 2, ChanceSource::Seed(SEED)).unwrap();
    running.act(A, &Action::Bid { amount: 1 }).unwrap();
    let before = running.state().clone();
    let broken = running.act(B, &Action::Bid { amount: 1 }).unwrap_err();
    assert!(matches!(broken, ActError::Broken(_)));
    assert_eq!(broken.to_string(), "the audit failed: the toy is out of order");
    assert_eq!((running.state(), running.next_seq(), running.steps().len()), (&before, 2, 1));
}

#[test]
fn traces_say_what_cannot_be_taken_back() {
    let mut running = seeded();
    let traces = |running: &mut Running<Toy>, seat: Seat, action: Action| {
        let traces = running.act(seat, &action).unwrap().traces;
        (traces.drew_chance, traces.showed_something)
    };
    assert_eq!(traces(&mut running, A, Action::Roll), (true, false));
    assert_eq!(traces(&mut running, B, Action::Show), (false, true));
    assert_eq!(traces(&mut running, A, Action::Bid { amount: 1 }), (false, false));
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
    let mut running = seeded();
    let before = running.state().clone();
    let mut seen = Vec::new();
    for _ in 0..40 {
        let entry = running.next_seq();
        seen.push(rolled(&mut running, A));
        running.undo(entry).unwrap();
        assert_eq!((running.state(), running.steps().len()), (&before, 0));
        assert!(running.next_seq() > entry + 1, "the undo has a number of its own");
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
    let mut running = seeded();
    let first = rolled(&mut running, A);
    let kept = running.state().clone();
    rolled(&mut running, B);
    rolled(&mut running, A);
    running.undo(2).unwrap();
    assert_eq!(running.state(), &kept);
    assert_eq!(running.state().points[A], first);
    assert_eq!(running.steps().len(), 1);
    assert_eq!(running.next_seq(), 5);
    rolled(&mut running, B);
    assert_eq!(running.steps()[1].seq, 5);
    // A second undo over the gap left by the first.
    running.undo(5).unwrap();
    assert_eq!(running.state(), &kept);
}

#[test]
fn taking_back_what_has_not_happened_changes_nothing() {
    let mut running = seeded();
    rolled(&mut running, A);
    let before = running.state().clone();
    running.undo(9).unwrap();
    assert_eq!((running.state(), running.steps().len()), (&before, 1));
}

#[test]
fn numbers_can_be_skipped_but_never_go_back() {
    let mut running = seeded();
    running.skip_to(8);
    running.skip_to(3);
    assert_eq!(running.next_seq(), 8);
    let expected = Chance::of_entry(&SEED, 8).roll("die", 6);
    assert_eq!(rolled(&mut running, A), expected);
}

#[test]
fn a_script_foretells_the_deal_and_the_dice() {
    let script = scripted(&[("lot", 4), ("lot", 9), ("die", 5)]);
    let (mut running, _) = Running::<Toy>::start(&Setup::default(), 2, script).unwrap();
    assert_eq!((running.state().lots[A], running.state().lots[B]), (4, 9));
    assert_eq!(rolled(&mut running, A), 6);
    let before = running.state().clone();
    let fault = running.act(B, &Action::Roll).unwrap_err();
    assert_eq!(fault.to_string(), "the script ended, but a draw of 'die' (0 to 5) is needed");
    assert_eq!(running.state(), &before, "the game waits where it was");
    running.act(B, &Action::Bid { amount: 1 }).unwrap();
    assert!(running.undo(1).is_err(), "a script cannot be rewound");
}

#[test]
fn a_script_that_does_not_fit_the_deal_starts_no_game() {
    let refusal =
        Running::<Toy>::start(&Setup::default(), 2, scripted(&[("lot", 4), ("die", 1)])).err().unwrap();
    assert_eq!(refusal.to_string(), "chance: the script foretells 'die', but 'lot' is drawn");
}

#[test]
fn a_refused_set_up_starts_no_game() {
    let refusal =
        Running::<Toy>::start(&Setup { rounds: 0, ..Setup::default() }, 2, ChanceSource::Seed(SEED));
    assert_eq!(refusal.err().unwrap().option, "rounds");
    assert!(Running::<Toy>::start(&Setup::default(), 9, ChanceSource::Seed(SEED)).is_err());
}

#[test]
fn a_game_goes_on_from_a_sound_position_and_takes_back_to_it() {
    let mut position = seeded().state().clone();
    position.points[B] = 40;
    let from = |position: &Toy| {
        Running::from_position(&Setup::default(), 2, position.clone(), ChanceSource::Seed(SEED))
    };
    let mut running = from(&position).unwrap();
    assert_eq!(running.next_seq(), 1);
    rolled(&mut running, A);
    running.undo(1).unwrap();
    assert_eq!(running.state(), &position);
    position.lots[A] = 10;
    let refusal = from(&position).err().unwrap();
    assert_eq!(refusal.to_string(), "position: a lot is no lot, or a seat is missing");
}

#[test]
fn a_copy_of_a_running_game_goes_its_own_way() {
    let mut running = seeded();
    let mut copy = running.clone();
    rolled(&mut copy, A);
    assert_eq!(running.next_seq(), 1);
    assert_eq!(rolled(&mut running, A), copy.state().points[A], "and the same entry has the same chance");
}
