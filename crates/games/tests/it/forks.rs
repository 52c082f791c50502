//! A game that goes on from a moment of another one is that game up to there, and its record says so.

use game_core::Chance;
use game_core::record::By;
use games::records::{Fork, Record, ServerSeed, replay_to, verify};
use games::{AnyMatch, GAMES};

/// The finished games among the records, in the order of their names.
fn all_records() -> Vec<Record> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("records").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let novice = files.iter().filter(|file| file.to_string_lossy().contains("novice"));
    let records = novice.map(|file| games::records::load(file).expect("a record"));
    records.filter(|record| record.result.is_some()).collect()
}

/// Bots play to the end; some games go on for long, so that there is a bound.
fn played_on(mut game: Box<dyn AnyMatch>, seed: u64) -> Box<dyn AnyMatch> {
    let mut chance = Chance::fast(seed);
    for _ in 0..20_000 {
        let Some(seat) = game.awaited().first else { break };
        let action = game.bot_action(seat, "novice", &mut chance).expect("a bot chooses");
        game.act(seat, By::Bot("novice".into()), &action).expect("what a bot chooses is legal");
    }
    assert!(game.is_over());
    game
}

fn fork(record: &Record, at: u64, seed: u64) -> Box<dyn AnyMatch> {
    Fork::of(record, at, ServerSeed::from_number(seed))
        .expect("the game can go on")
        .start()
        .expect("it goes on")
}

#[test]
fn a_fork_is_the_same_game_up_to_its_moment_and_its_record_holds() {
    for game in GAMES {
        let id = game.info().id;
        let record =
            all_records().into_iter().find(|record| record.game == id).expect("a record of every game");
        let last = record.entries.last().expect("it was played").seq;
        for at in [0, 1, last / 3, last / 2, last - 1] {
            let original = replay_to(&record, Some(at)).expect("the record replays");
            let forked = fork(&record, at, at);
            assert_eq!(forked.digest(), original.digest(), "{id} at {at}");
            let ended = played_on(forked, at).record().expect("a record");
            verify(&ended).unwrap_or_else(|problem| panic!("{id} at {at}: {problem}"));
            assert_ne!(ended.seed, record.seed);
            assert_eq!(ended.past.iter().map(|past| past.until).collect::<Vec<_>>(), [at]);
            let again = replay_to(&ended, Some(at)).expect("the fork replays");
            assert_eq!(again.digest(), original.digest(), "{id} at {at}: the record carries its past");
        }
    }
}

#[test]
fn from_the_moment_on_the_dice_are_new() {
    let record = all_records().remove(0);
    let at = record.entries[record.entries.len() / 3].seq;
    let draws = |seed: u64| played_on(fork(&record, at, seed), 7).draws();
    let (one, same, other) = (draws(1), draws(1), draws(2));
    assert_eq!(one, same);
    let early = |draws: &[games::records::RecordedDraw]| {
        draws.iter().filter(|draw| draw.0 <= at).cloned().collect::<Vec<_>>()
    };
    assert_eq!(early(&one), early(&other));
    assert_ne!(one, other);
}

/// A continuation can be continued, from before its own beginning too.
#[test]
fn a_fork_of_a_fork_holds() {
    let record = all_records().remove(0);
    let middle = record.entries[record.entries.len() / 2].seq;
    let first = played_on(fork(&record, middle, 1), 1).record().expect("a record");
    let later = first.entries[first.entries.len() * 3 / 4].seq;
    for (at, past) in [
        (middle / 2, vec![middle / 2]),
        (middle, vec![middle]),
        (later.max(middle + 1), vec![middle, later.max(middle + 1)]),
    ] {
        if replay_to(&first, Some(at)).expect("it replays").is_over() {
            continue;
        }
        let second = fork(&first, at, 2);
        assert_eq!(second.digest(), replay_to(&first, Some(at)).expect("it replays").digest(), "at {at}");
        let ended = played_on(second, 2).record().expect("a record");
        assert_eq!(ended.past.iter().map(|past| past.until).collect::<Vec<_>>(), past);
        verify(&ended).unwrap_or_else(|problem| panic!("at {at}: {problem}"));
    }
}

#[test]
fn a_forged_past_does_not_hold() {
    let record = all_records().remove(0);
    let ended = played_on(fork(&record, 1, 1), 1).record().expect("a record");
    let mut forged = ended.clone();
    forged.past[0].seed = ServerSeed::from_number(3).to_hex();
    assert!(verify(&forged).is_err_and(|problem| problem.to_string().contains("commitment")));
    let mut twice = ended.clone();
    twice.past.push(ended.past[0].clone());
    assert!(verify(&twice).is_err());
    let last = record.entries.last().expect("it was played").seq;
    assert!(
        Fork::of(&record, last, ServerSeed::from_number(1)).is_err(),
        "a game that is over does not go on"
    );
    assert!(Fork::of(&record, last + 1, ServerSeed::from_number(1)).is_err());
}
