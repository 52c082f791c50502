//! The TypeScript types in the web client are those generated from this crate.

use std::path::Path;

use expect_test::expect_file;
use protocol::{Address, ClientMessage, GameSummary, JoinTable, Joined, NewTable, Problem, ServerMessage};
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
    NewTable::export_all(&config).expect("types export");
    JoinTable::export_all(&config).expect("types export");
    Address::export_all(&config).expect("types export");
    Joined::export_all(&config).expect("types export");
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
    assert!(read(r#"{"type":"hello","protocol":1,"token":null,"version":null}"#).is_ok());
    assert!(read(r#"{"type":"act","ref":"a","action":"done"}"#).is_ok());
    assert!(read(r#"{"type":"act","action":"done"}"#).is_err(), "an action without a ref");
    assert!(read(r#"{"type":"fly","ref":"a"}"#).is_err(), "an unknown message");
    assert!(read(r#"{"type":"start","ref":"a","extra":1}"#).is_err(), "an unknown field");
}
