//! Records: the old ones with mutations, new ones of random games, and any bytes at all. Whatever verifies replays.

use std::path::Path;

use fuzzing::proptest::collection::vec;
use fuzzing::proptest::option;
use fuzzing::proptest::prelude::{Just, Strategy, any, prop_oneof};
use fuzzing::{arbitrary_bytes, arbitrary_json, check, mutated_json, mutated_text};
use game_core::{Chance, Seat};
use games::records::{
    By, Entry, Happened, Note, Origin, Record, ServerSeed, from_json, replay_to, to_json, verify,
};
use games::{Dice, GAMES, Terms};
use serde_json::{Value, json};

/// The folder of old records, as texts.
fn old_records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// Reads, verifies and replays it as far as it goes. What verifies must replay to the same record.
fn is_refused_or_replayed(bytes: &[u8]) {
    let Ok(record) = from_json(bytes) else { return };
    let written = to_json(&record).expect("a record that was read");
    assert_eq!(from_json(written.as_bytes()).expect("it is read as it was written"), record);
    let middle = record.entries.get(record.entries.len() / 2).map(|entry| entry.seq);
    let to_the_middle = replay_to(&record, middle);
    if verify(&record).is_ok() {
        to_the_middle.expect("what verifies replays to any point");
        let replayed = replay_to(&record, None).expect("what verifies replays");
        let replayed = replayed.record().expect("a record with its seed");
        assert_same(&replayed, &record);
        let again = replay_to(&replayed, None).expect("what was replayed replays");
        assert_eq!(again.record().expect("a record with its seed"), replayed);
    }
}

/// Equal, but for what may be written in several ways: capital hexadecimal digits, options left out, old spellings of
/// actions.
fn assert_same(replayed: &Record, record: &Record) {
    let plain = |record: &Record| Record {
        commitment: record.commitment.to_lowercase(),
        seed: record.seed.as_ref().map(|seed| seed.to_lowercase()),
        nonces: record.nonces.iter().map(|nonce| nonce.as_ref().map(|nonce| nonce.to_lowercase())).collect(),
        setup: Value::Null,
        entries: record.entries.iter().cloned().map(without_spelling).collect(),
        ..record.clone()
    };
    assert_eq!(plain(replayed), plain(record));
}

fn without_spelling(mut entry: Entry) -> Entry {
    if let Happened::Action { action, .. } = &mut entry.what {
        *action = Value::Null;
    }
    entry
}

#[test]
fn any_bytes_are_refused_or_replayed() {
    check(1_000, &arbitrary_bytes(), |bytes| is_refused_or_replayed(&bytes));
    check(1_000, &arbitrary_json(), |value| is_refused_or_replayed(value.to_string().as_bytes()));
}

#[test]
fn a_record_with_mutated_letters_is_refused_or_replayed() {
    let texts = old_records();
    check(200, &mutated_text(texts.len()), |mutated| is_refused_or_replayed(&mutated.apply(&texts)));
}

#[test]
fn a_record_with_mutated_content_is_refused_or_replayed() {
    let records: Vec<Value> = old_records().iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    check(200, &mutated_json(records.len()), |mutated| {
        is_refused_or_replayed(mutated.apply(&records).to_string().as_bytes());
    });
}

/// What people and bots at a table may do, one after another.
#[derive(Clone, Debug)]
enum Doing {
    Act,
    Undo(u8),
    Note(Note),
}

fn doings() -> impl Strategy<Value = Vec<Doing>> {
    let note = prop_oneof![
        Just(Note::Pause),
        Just(Note::Resume),
        (0_usize..3, option::of(1_u64..9))
            .prop_map(|(seat, about)| Note::Advice { seat: Seat::at(seat), about }),
        (0_usize..3, "\\PC{0,8}").prop_map(|(seat, name)| Note::Seat { seat: Seat::at(seat), name }),
    ];
    vec(
        prop_oneof![12 => Just(Doing::Act), 1 => (0_u8..20).prop_map(Doing::Undo), 1 => note.prop_map(Doing::Note)],
        0..80,
    )
}

/// Random games with pauses, changes of hands and things taken back.
fn recorded(game: usize, seed: u64, doings: Vec<Doing>) -> Record {
    let game = GAMES[game % GAMES.len()];
    let players = game.info().min_players;
    let seats = (1..=players).map(|seat| format!("Player {seat}")).collect();
    let origin = Origin::chosen(ServerSeed::from_number(seed), Vec::new());
    let terms = Terms::new(game, json!({}), seats);
    let (mut recorded, _) = game.start(terms, Dice::Promised(origin)).expect("the printed set-up");
    let mut chance = Chance::fast(seed);
    for doing in doings {
        match doing {
            Doing::Act => {
                let Some(seat) = recorded.awaited().first else { break };
                let action = recorded.bot_action(seat, "random", &mut chance).expect("a legal action");
                recorded.act(seat, By::Bot("random".into()), &action).expect("a bot acts legally");
            }
            Doing::Undo(back) => {
                // Not everything can be taken back; a refusal must leave the game as it was.
                let to = recorded.next_seq().saturating_sub(back.into());
                let _ = recorded.undo(to);
            }
            Doing::Note(note) => {
                let _ = recorded.note(note);
            }
        }
    }
    recorded.record().expect("its seed is known")
}

#[test]
fn every_game_that_was_recorded_verifies_and_replays() {
    check(60, &(0..GAMES.len(), any::<u64>(), doings()), |(game, seed, doings)| {
        let record = recorded(game, seed, doings);
        verify(&record).expect("it was played by the rules");
        is_refused_or_replayed(to_json(&record).expect("a record").as_bytes());
    });
}
