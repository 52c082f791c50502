//! The folder of old records: whatever was once played under a version of the rules must replay as it did.
//!
//! If a change makes one of them fail, raise the game's rules version and let `UPDATE_EXPECT=1` add a record of the
//! new version; never change a record. `tests/corpus` has what the program that wrote them said of some positions
//! in between, the digests of the last ones, and how actions were spelled.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use game_core::record::Record;
use game_core::{BySeat, Chance, SeatSet};
use games::records::{By, Happened, Nonce, Note, Origin, Replay, ServerSeed, load, replay_to, save, verify};
use games::{AnyGame, AnyMatch, Dice, GAMES, Terms, versions};
use serde::{Deserialize, Serialize};
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// What else is kept about the records.
fn in_corpus(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(file)
}

fn corpus(file: &str) -> Vec<u8> {
    std::fs::read(in_corpus(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn every_game_has_records_of_every_version_of_its_rules() {
    for game in GAMES {
        let info = game.info();
        let tables =
            (1..=info.rules).flat_map(|rules| [(rules, info.min_players), (rules, info.max_players)]);
        for (rules, players) in tables {
            let path = folder().join(format!("{}-rules-{rules}-players-{players}.json", info.id));
            let is_new = rules == info.rules && !path.exists();
            if is_new && std::env::var_os("UPDATE_EXPECT").is_some() {
                save(&played_by_bots(*game, players).record().unwrap(), &path).unwrap();
            }
            assert!(
                path.exists(),
                "{} is missing: UPDATE_EXPECT=1 cargo test -p games writes it",
                path.display()
            );
        }
    }
}

#[test]
fn every_version_after_the_first_is_listed_with_what_has_changed() {
    for game in GAMES {
        let info = game.info();
        let listed: Vec<_> = versions::CHANGES
            .iter()
            .filter(|change| change.game == info.id)
            .map(|change| change.rules)
            .collect();
        assert_eq!(listed, (2..=info.rules).collect::<Vec<_>>(), "{}: see games::versions", info.id);
    }
    let is_known = |change: &versions::Change| GAMES.iter().any(|game| game.info().id == change.game);
    assert!(versions::CHANGES.iter().all(is_known));
}

/// Every record in the folder by the name of its file.
fn records() -> Vec<(String, Record)> {
    let files = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let mut records: Vec<_> = files
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, load(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
        })
        .collect();
    records.sort_by(|one, two| one.0.cmp(&two.0));
    records
}

#[test]
fn every_old_record_still_verifies() {
    for (name, record) in records() {
        verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// How a game stood after an entry, as the program told that wrote the record.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Position {
    at: u64,
    waited_for: SeatSet,
    round: u32,
    progress: u8,
    ending: Option<String>,
    scores: BySeat<i64>,
}

impl Position {
    fn of(game: &dyn AnyMatch, at: u64) -> Position {
        Position {
            at,
            waited_for: game.awaited().seats,
            round: game.round(),
            progress: game.progress(),
            ending: game.ending().map(str::to_owned),
            scores: game.standings().scores,
        }
    }
}

#[test]
fn every_old_record_stands_in_between_as_it_stood() {
    let mut written: BTreeMap<String, Vec<Position>> =
        serde_json::from_slice(&corpus("positions.json")).unwrap();
    for (name, record) in records() {
        if !written.contains_key(&name) && std::env::var_os("UPDATE_EXPECT").is_some() {
            let numbers: Vec<_> = record.entries.iter().map(|entry| entry.seq).collect();
            let some = numbers.chunks(numbers.len().div_ceil(8)).filter_map(|chunk| chunk.last());
            let position = |at: &u64| Position::of(&*replay_to(&record, Some(*at)).unwrap(), *at);
            written.insert(name.clone(), some.map(position).collect());
            std::fs::write(in_corpus("positions.json"), one_a_line(&written)).unwrap();
        }
        let Some(positions) = written.get(&name) else {
            panic!("positions.json has nothing of {name}: UPDATE_EXPECT=1 adds it")
        };
        let mut replay = Replay::new(&record).unwrap();
        for position in positions {
            while replay.peek().is_some_and(|next| next <= position.at) {
                replay.step().unwrap().unwrap();
            }
            assert_eq!(Position::of(replay.game(), position.at), *position, "{name}");
        }
    }
}

/// One position a line, so that a change of the file shows what was added.
fn one_a_line(written: &BTreeMap<String, Vec<Position>>) -> String {
    let line = |position: &Position| format!("  {}", serde_json::to_string(position).unwrap());
    let record = |(name, positions): (&String, &Vec<Position>)| {
        format!("{name:?}: [\n{}\n]", positions.iter().map(line).collect::<Vec<_>>().join(",\n"))
    };
    format!("{{\n{}\n}}\n", written.iter().map(record).collect::<Vec<_>>().join(",\n"))
}

/// A server compares digests of states with those that an earlier program has stored, so states must be written as they
/// were, or say that their layout is another one.
#[test]
fn every_state_is_written_in_the_layout_it_says() {
    let path = in_corpus("digests.json");
    let mut written: BTreeMap<String, String> = serde_json::from_slice(&corpus("digests.json")).unwrap();
    for (name, record) in records() {
        let digest = hex::encode(replay_to(&record, None).unwrap().digest().to_bytes());
        let layout = |digest: &str| digest.get(..4).map(str::to_owned);
        let before = written.entry(name.clone()).or_insert_with(|| digest.clone());
        assert!(
            *before == digest || layout(before) != layout(&digest),
            "{name}: the state is written differently; raise STATE_LAYOUT of {}",
            record.game
        );
        *before = digest;
    }
    let json = serde_json::to_string_pretty(&written).unwrap() + "\n";
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, json).unwrap();
    } else {
        assert_eq!(
            json,
            std::fs::read_to_string(&path).unwrap_or_default(),
            "UPDATE_EXPECT=1 writes it anew"
        );
    }
}

#[test]
fn the_old_records_have_every_old_spelling_undos_and_notes() {
    let mut spelled: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut others = BTreeSet::new();
    for (_, record) in records() {
        for entry in record.entries {
            match entry.what {
                Happened::Action { action, .. } => {
                    let tag =
                        action.as_str().or_else(|| action.as_object()?.keys().next().map(String::as_str));
                    let tag = tag.expect("an action has a name").to_owned();
                    spelled.entry(record.game.clone()).or_default().insert(tag);
                }
                Happened::Undo { .. } => drop(others.insert("undo")),
                Happened::Note(Note::Pause) => drop(others.insert("pause")),
                Happened::Note(Note::Resume) => drop(others.insert("resume")),
                Happened::Note(Note::Seat { .. }) => drop(others.insert("seat")),
                Happened::Note(Note::Advice { .. }) => drop(others.insert("advice")),
                Happened::Note(Note::End { .. }) => drop(others.insert("end")),
            }
        }
    }
    // How actions were spelled when the first records were written. Whatever an action is called later, these stay
    // readable.
    let known: BTreeMap<String, Vec<String>> = serde_json::from_slice(&corpus("spellings.json")).unwrap();
    for (game, known) in known {
        let missing: Vec<_> = known.iter().filter(|tag| !spelled[&game].contains(*tag)).collect();
        assert!(missing.is_empty(), "{game}: {missing:?}");
    }
    assert_eq!(others.into_iter().collect::<Vec<_>>(), ["end", "pause", "resume", "seat", "undo"]);
}

fn played_by_bots(game: &'static dyn AnyGame, players: u8) -> Box<dyn AnyMatch> {
    let seats: Vec<String> = (1..=players).map(|seat| format!("Player {seat}")).collect();
    let nonces = vec![Nonce::from_hex("5eed").unwrap_or_default(); seats.len()];
    let origin = Origin::chosen(ServerSeed::from_number(1929), nonces);
    let terms = Terms::new(game, Value::Null, seats);
    let (mut playing, _) = game.start(terms, Dice::Promised(origin)).unwrap();
    let mut chance = Chance::fast(1929);
    while let Some(seat) = playing.awaited().first {
        let action = playing.bot_action(seat, "novice", &mut chance).unwrap();
        playing.act(seat, By::Bot("novice".into()), &action).unwrap();
    }
    playing
}
