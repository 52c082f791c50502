//! Records: written and read back, and what cannot be read.

use game_core::record::{By, Entry, FORMAT, GameResult, Happened, Note, RecordedDraw};
use game_core::{BySeat, Record, Scheme, Seat, Standings};
use serde_json::{Value, json};

fn record() -> Record {
    let scores = BySeat::from_fn(2, |seat| seat.number() as i64 * 3 - 1);
    let action = |seq: u64, by: By| Entry {
        seq,
        what: Happened::Action { seat: Seat::at(1), by, action: json!({ "bid": { "amount": seq } }) },
    };
    let note = |seq: u64, note: Note| Entry { seq, what: Happened::Note(note) };
    Record {
        format: FORMAT,
        game: "toy".to_owned(),
        rules: 7,
        scheme: Scheme::Second,
        setup: json!({ "rounds": 2 }),
        seats: vec!["Ada".to_owned(), "Bob".to_owned()],
        commitment: "c0ffee".to_owned(),
        nonces: vec![Some("n1".to_owned()), None],
        seed: Some("5eed".to_owned()),
        past: Vec::new(),
        entries: vec![
            action(1, By::Owner),
            action(2, By::Bot("novice".into())),
            action(3, By::Timeout),
            action(4, By::Host),
            Entry { seq: 5, what: Happened::Undo { undo: 3 } },
            note(6, Note::Pause),
            note(7, Note::Resume),
            note(8, Note::Seat { seat: Seat::at(0), name: "Cy".to_owned() }),
            note(9, Note::End { why: "late".to_owned() }),
        ],
        draws: vec![RecordedDraw(0, "lot".to_owned(), 10, 3)],
        result: Some(GameResult { ending: "all_asked".to_owned(), standings: Standings::by_score(scores) }),
    }
}

#[test]
fn a_record_reads_back_as_it_was_written() {
    let written = serde_json::to_string(&record()).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&written).unwrap(), record());
    let mut open = record();
    (open.seed, open.result) = (None, None);
    let written = serde_json::to_string(&open).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&written).unwrap(), open);
}

#[test]
fn a_record_without_the_name_of_a_scheme_is_of_the_first_one() {
    let nonces = vec![Some("00".to_owned()); 2];
    let first = Record { scheme: Scheme::First, nonces, draws: Vec::new(), ..record() };
    let written = serde_json::to_value(&first).unwrap();
    assert_eq!(written.get("scheme"), None, "as records were written before schemes had names");
    assert_eq!(written.get("draws"), None);
    assert_eq!(serde_json::from_value::<Record>(written).unwrap(), first);
    let second = serde_json::to_value(record()).unwrap();
    assert_eq!((&second["scheme"], &second["nonces"]), (&json!("counting-house-2"), &json!(["n1", null])));
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value)) {
    let mut json = serde_json::to_value(record()).unwrap();
    change(&mut json);
    assert!(serde_json::from_value::<Record>(json.clone()).is_err(), "{json}");
}

#[test]
fn a_record_with_something_missing_or_added_is_refused() {
    for field in ["format", "game", "rules", "setup", "seats", "commitment", "nonces", "entries"] {
        refused(|json| {
            json.as_object_mut().unwrap().remove(field);
        });
    }
    refused(|json| json["extra"] = json!(1));
    refused(|json| json["rules"] = json!("7"));
    refused(|json| json["scheme"] = json!("counting-house-3"));
    refused(|json| json["entries"] = json!({}));
}

#[test]
fn a_truncated_record_is_refused() {
    let written = serde_json::to_string(&record()).unwrap();
    for length in [0, 1, written.len() / 2, written.len() - 1] {
        assert!(serde_json::from_str::<Record>(&written[..length]).is_err());
    }
}

#[test]
fn bad_entries_are_refused() {
    for bad in [
        json!({}),
        json!({ "seq": 1 }),
        json!({ "seq": -1, "undo": 0 }),
        json!({ "seq": "1", "undo": 0 }),
        json!({ "undo": 0 }),
        json!({ "seat": 0, "by": "owner", "action": "roll" }),
        json!({ "seq": 1, "seat": 6, "by": "owner", "action": "roll" }),
        json!({ "seq": 1, "seat": 0, "by": "owner" }),
        json!({ "seq": 1, "seat": 0, "action": "roll" }),
        json!({ "seq": 1, "by": "owner", "action": "roll" }),
        json!({ "seq": 1, "seat": 0, "by": "ghost", "action": "roll" }),
        json!({ "seq": 1, "seat": 0, "by": "owner", "action": "roll", "undo": 0 }),
        json!({ "seq": 1, "undo": 0, "note": "pause" }),
        json!({ "seq": 1, "note": "nap" }),
        json!({ "seq": 1, "undo": 0, "also": 1 }),
        json!([]),
        json!(null),
    ] {
        refused(|json| json["entries"] = json!([bad.clone()]));
    }
}

#[test]
fn whoever_acts_is_written_as_a_word() {
    for (by, word) in [
        (By::Owner, "owner"),
        (By::Timeout, "timeout"),
        (By::Host, "host"),
        (By::Rules, "rules"),
        (By::Bot("master".into()), "bot:master"),
        (By::Bot("a:b".into()), "bot:a:b"),
    ] {
        assert_eq!(by.to_string(), word);
        assert_eq!(word.parse::<By>(), Ok(by.clone()));
        assert_eq!(serde_json::from_value::<By>(serde_json::to_value(&by).unwrap()).unwrap(), by);
    }
    for bad in ["", "bot", "bot:", "Owner", "owner:", "owner:x", "timeout:bot", "guest"] {
        assert_eq!(bad.parse::<By>(), Err(format!("nobody acts as '{bad}'")));
    }
}

#[test]
fn standings_share_places() {
    let keys = BySeat::from_fn(4, |seat| [5i64, 9, 9, 1][seat.number()]);
    let standings = Standings::by_key(&keys, keys);
    assert_eq!(standings.places.values().copied().collect::<Vec<_>>(), [3, 1, 1, 4]);
    assert_eq!(standings.winners.iter().map(Seat::number).collect::<Vec<_>>(), [1, 2]);
    assert!(standings.without_winner().winners.is_empty());
}
