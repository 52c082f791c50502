//! Records: kept as the game goes, written whole, read with care, replayed, verified.

use std::path::PathBuf;

use game_core::{Chance, Illegal, Refusal, Seat};
use games::records::{
    By, Happened, Nonce, Note, Origin, Record, RecordError, Replay, ServerSeed, Unverified, from_json, load,
    replay_to, save, to_json, verify,
};
use games::{AnyMatch, Dice, EXAMPLE, Terms, find};
use serde_json::{Value, json};

fn names() -> Vec<String> {
    ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec()
}

fn started() -> Box<dyn AnyMatch> {
    let nonces = ["00", "a1b2", ""].map(|text| Nonce::from_hex(text).unwrap()).to_vec();
    let origin = Origin::chosen(ServerSeed::from_number(5), nonces);
    let game = find(EXAMPLE).unwrap();
    game.start(Terms::new(game, Value::Null, names()), Dice::Promised(origin)).unwrap().0
}

fn bot_acts(game: &mut dyn AnyMatch, chance: &mut Chance) -> bool {
    let Some(seat) = game.awaited().first else { return false };
    let action = game.bot_action(seat, "novice", chance).unwrap();
    game.act(seat, By::Bot("novice".into()), &action).unwrap();
    true
}

/// A whole game with everything a record can hold: notes, an undo, a seat that changes hands.
fn played() -> Box<dyn AnyMatch> {
    let mut game = started();
    let mut chance = Chance::fast(3);
    for _ in 0..6 {
        bot_acts(&mut *game, &mut chance);
    }
    game.note(Note::Pause).unwrap();
    game.note(Note::Resume).unwrap();
    assert_eq!(game.undo(4).unwrap(), 9);
    game.note(Note::Seat { seat: Seat::at(1), name: "Di".to_owned() }).unwrap();
    while bot_acts(&mut *game, &mut chance) {}
    game
}

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("countinghouse-records-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_record_is_read_back_as_it_was_saved_and_leaves_nothing_else() {
    let folder = scratch("saved");
    let path = folder.join("game.json");
    let record = played().record().unwrap();
    save(&record, &path).unwrap();
    save(&record, &path).unwrap();
    assert_eq!(load(&path).unwrap(), record);
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["game.json"]);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_record_that_cannot_be_written_leaves_nothing() {
    let folder = scratch("unwritten");
    let target = folder.join("taken");
    std::fs::create_dir_all(target.join("inside")).unwrap();
    assert!(matches!(save(&played().record().unwrap(), &target), Err(RecordError::Write(_))));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_record_verifies() {
    let game = played();
    assert!(game.is_over());
    let record = game.record().unwrap();
    let verified = verify(&record).unwrap();
    assert_eq!(verified.entries, record.entries.len());
    assert_eq!(verified.result, record.result);
    assert_eq!(record.seats, ["Ada", "Bo", "Cy"], "the names at the deal");
    assert_eq!(game.seats(), ["Ada", "Di", "Cy"], "the names now");
    assert_eq!(replay_to(&record, None).unwrap().record().unwrap(), record);
}

#[test]
fn replay_to_any_point_gives_the_game_as_it_was_there_for_any_viewer() {
    let mut game = started();
    let mut chance = Chance::fast(3);
    let mut seen = vec![(0, game.view(Some(Seat::at(0))), game.view(None), game.state())];
    for step in 0..60 {
        match step {
            20 => drop(game.note(Note::Pause).unwrap()),
            30 => drop(game.undo(12).unwrap()),
            _ => drop(bot_acts(&mut *game, &mut chance)),
        }
        seen.push((game.next_seq() - 1, game.view(Some(Seat::at(0))), game.view(None), game.state()));
    }
    let record = game.record().unwrap();
    for (at, own, spectator, state) in seen {
        let then = replay_to(&record, Some(at)).unwrap();
        assert_eq!(then.view(Some(Seat::at(0))), own, "entry {at}");
        assert_eq!(then.view(None), spectator, "entry {at}");
        assert_eq!(then.state(), state, "entry {at}");
    }
    assert!(matches!(replay_to(&record, Some(999)), Err(RecordError::NoSuchEntry { at: 999, .. })));
}

#[test]
fn a_walk_through_a_record_tells_what_was_told() {
    let record = played().record().unwrap();
    let mut replay = Replay::new(&record).unwrap();
    assert!(!replay.dealt().is_empty());
    let mut actions = 0;
    while let Some(stepped) = replay.step() {
        let stepped = stepped.unwrap();
        assert_eq!(stepped.acted.is_some(), matches!(stepped.entry.what, Happened::Action { .. }));
        actions += usize::from(stepped.acted.is_some());
    }
    assert_eq!(actions, record.entries.len() - 4);
    assert_eq!(replay.game().result(), record.result);
}

#[test]
fn while_the_game_goes_on_the_seed_is_kept_back() {
    let mut game = started();
    bot_acts(&mut *game, &mut Chance::fast(1));
    let record = game.record_without_seed().unwrap();
    assert_eq!(record.seed, None);
    assert!(matches!(Replay::new(&record), Err(RecordError::SeedHidden)));
    assert!(matches!(verify(&record), Err(Unverified::SeedHidden)));
}

#[test]
fn the_seed_follows_from_the_servers_and_every_nonce() {
    let seed = ServerSeed::from_hex(&"00".repeat(32), "it").unwrap();
    assert_eq!(seed.commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    let nonce = |text: &str| Nonce::from_hex(text).unwrap();
    assert_ne!(seed.game_seed(&[nonce("01")]), seed.game_seed(&[nonce("02")]));
    assert_eq!(seed.game_seed(&[]), seed.game_seed(&[nonce("")]));
    assert!(Nonce::from_hex("xyz").is_none() && Nonce::from_hex(&"00".repeat(33)).is_none());
    assert!(ServerSeed::from_hex("12", "it").is_err());
}

#[test]
fn a_closed_table_takes_nothing_more_but_its_record_verifies() {
    let mut game = started();
    bot_acts(&mut *game, &mut Chance::fast(1));
    game.note(Note::End { why: "the bus came".to_owned() }).unwrap();
    assert!(game.is_over());
    assert!(matches!(game.note(Note::Pause), Err(RecordError::Over)));
    assert!(matches!(game.undo(1), Err(RecordError::Over)));
    assert_eq!(verify(&game.record().unwrap()).unwrap().result, None);
}

#[test]
fn what_cannot_be_taken_back_is_refused() {
    let mut game = started();
    let problem = |result: Result<u64, RecordError>| result.unwrap_err().to_string();
    assert!(problem(game.undo(0)).contains("the deal cannot be taken back"));
    assert!(problem(game.undo(1)).contains("no action from there on counts"));
    bot_acts(&mut *game, &mut Chance::fast(1));
    assert!(problem(game.undo(2)).contains("no action from there on counts"));
    assert_eq!(game.undo(1).unwrap(), 2);
}

/// What verifying says after the record was changed.
fn changed(change: impl FnOnce(&mut Record)) -> String {
    let mut record = played().record().unwrap();
    change(&mut record);
    verify(&record).unwrap_err().to_string()
}

#[test]
fn a_record_that_was_tampered_with_does_not_verify() {
    let said = changed(|record| record.seed = Some("00".repeat(32)));
    assert!(said.contains("not the one promised"), "{said}");
    let said = changed(|record| record.nonces[0] = Some("01".to_owned()));
    assert!(said.contains("illegal") || said.contains("not what its entries lead to"), "{said}");
    let said = changed(|record| {
        record.entries.pop();
    });
    assert!(said.contains("they lead to no end"), "{said}");
    let said = changed(|record| record.result.as_mut().unwrap().ending = "by_magic".to_owned());
    assert!(said.contains("it says 'by_magic'"), "{said}");
    let said = changed(|record| record.entries[2].seq = 1);
    assert!(said.contains("numbered upwards"), "{said}");
    let said = changed(|record| record.entries[2].seq = u64::MAX);
    assert!(said.contains("numbered higher than any game is long"), "{said}");
}

#[test]
fn an_illegal_entry_is_named_with_rule_and_reason() {
    let mut record = played().record().unwrap();
    let wrong = json!({ "bid": { "amount": 4000 } });
    if let Happened::Action { action, .. } = &mut record.entries[0].what {
        *action = wrong;
    }
    match verify(&record) {
        Err(Unverified::Entry(RecordError::Refused {
            seq: 1,
            refusal: Refusal::Illegal(Illegal { rule, .. }),
        })) => {
            assert!(rule.starts_with("nmm-2-"), "{rule}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_kind_of_bad_file_has_its_own_sentence() {
    let good = to_json(&played().record().unwrap()).unwrap();
    let said = |json: &str| from_json(json.as_bytes()).unwrap_err().to_string();
    assert!(said("hello").starts_with("this is not JSON"));
    assert!(said(&good[..good.len() / 2]).starts_with("the record is cut off"));
    assert!(said("[]").contains("not a record of a game"));
    let with = |field: &str, value: Value| {
        let mut record: Value = serde_json::from_str(&good).unwrap();
        record[field] = value;
        said(&record.to_string())
    };
    assert_eq!(with("format", json!(9)), "the record has format 9, this program reads format 1");
    assert_eq!(
        with("game", json!(format!("{EXAMPLE}s"))),
        format!("there is no game '{EXAMPLE}s'; did you mean '{EXAMPLE}'?")
    );
    assert!(
        with("rules", json!(99))
            .contains(&format!("version 99 of the rules of {}", find(EXAMPLE).unwrap().info().title))
    );
    assert!(with("extra", json!(1)).contains("unknown field `extra`"));
    assert!(with("entries", json!([{ "seq": 1 }])).contains("entry 1 is not one action"));
    assert!(matches!(load(&PathBuf::from("/nowhere/at/all.json")), Err(RecordError::Read(_))));
}
