//! The TypeScript types in the web client are those generated from this crate.

mod fuzz;

use std::path::Path;

use expect_test::expect_file;
use protocol::{
    Address, BotPlan, ClientMessage, GameSummary, JoinDevice, JoinTable, Joined, ListedGame, LobbyTable,
    NewTable, Problem, Replay, SeatPlan, ServerMessage, TimeMode,
};
use ts_rs::{Config, TS};

/// One file with all types, in the order of their names. `UPDATE_EXPECT=1 cargo test -p protocol` writes it.
#[test]
fn typescript_types_are_up_to_date() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("protocol-types");
    let config = Config::new().with_out_dir(&folder).with_large_int("number");
    std::fs::remove_dir_all(&folder).ok();
    ClientMessage::export_all(&config).expect("types export");
    ServerMessage::export_all(&config).expect("types export");
    GameSummary::export_all(&config).expect("types export");
    ListedGame::export_all(&config).expect("types export");
    NewTable::export_all(&config).expect("types export");
    JoinTable::export_all(&config).expect("types export");
    Address::export_all(&config).expect("types export");
    JoinDevice::export_all(&config).expect("types export");
    LobbyTable::export_all(&config).expect("types export");
    Joined::export_all(&config).expect("types export");
    Replay::export_all(&config).expect("types export");
    Problem::export_all(&config).expect("types export");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("types were written")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    files.sort();
    let mut types = String::from(
        "// Generated from crates/protocol. Do not edit: UPDATE_EXPECT=1 cargo test -p protocol\n",
    );
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a type reads back");
        let body =
            text.lines().filter(|line| !line.starts_with("import ") && !line.starts_with("// This file"));
        types.push('\n');
        for line in body.skip_while(|line| line.is_empty()) {
            types.push_str(line.trim_end());
            types.push('\n');
        }
    }
    expect_file!["../../../../web/src/lib/protocol.ts"].assert_eq(&types);
}

#[test]
fn messages_from_clients_refuse_what_they_do_not_know() {
    let read = |text: &str| serde_json::from_str::<ClientMessage>(text);
    assert!(read(r#"{"type":"hello","protocol":3,"token":null,"version":null}"#).is_ok());
    assert!(read(r#"{"type":"act","ref":"a","action":"done"}"#).is_ok());
    assert!(read(r#"{"type":"act","action":"done"}"#).is_err(), "an action without a ref");
    assert!(read(r#"{"type":"fly","ref":"a"}"#).is_err(), "an unknown message");
    assert!(read(r#"{"type":"start","ref":"a","extra":1}"#).is_err(), "an unknown field");
}

#[test]
fn a_bot_can_be_written_in_one_word() {
    let plan = |text: &str| serde_json::from_str::<SeatPlan>(text).expect("a plan");
    let bot = |level: &str, temper: Option<&str>| {
        SeatPlan::Bot(BotPlan { level: level.to_owned(), temper: temper.map(str::to_owned) })
    };
    assert_eq!(plan(r#"{"bot":"novice"}"#), bot("novice", None));
    assert_eq!(plan(r#"{"bot":"trader:daring+selfish"}"#), bot("trader", Some("daring+selfish")));
    assert_eq!(plan(r#"{"bot":{"level":"trader","temper":"daring"}}"#), bot("trader", Some("daring")));
    assert_eq!(plan(r#"{"here":"Ben"}"#), SeatPlan::Here("Ben".to_owned()));
}

#[test]
fn a_new_table_is_unlisted_open_to_spectators_and_relaxed_unless_it_says_otherwise() {
    let read = |text: &str| serde_json::from_str::<NewTable>(text).expect("a table");
    let plain = read(r#"{"game":"g","name":"Anna","others":[]}"#);
    assert_eq!((plain.public, plain.spectators, plain.time), (false, true, TimeMode::Relaxed));
    let live = read(r#"{"game":"g","name":"Anna","others":[],"time":{"live":{"seconds":30}}}"#);
    assert_eq!(live.time, TimeMode::Live { seconds: 30 });
}
