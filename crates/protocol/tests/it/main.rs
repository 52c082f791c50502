//! The TypeScript types in the web client are those generated from this crate, from debriefs and from the lab.

mod fuzz;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use debrief::{ClassDebrief, Debrief, LossesProgress};
use expect_test::expect_file;
use lab::report::Report;
use lab::{Experiment, ExperimentResult};
use protocol::{
    Address, AskLosses, AskPlayouts, BotPlan, CastVote, CheckSetup, CheckedSetup, ClassBoard, ClassOpened,
    ClientMessage, ExperimentProgress, GameSummary, JoinDevice, JoinTable, Joined, ListedGame, LobbyTable,
    NewClass, NewFork, NewGuided, NewPupil, NewTable, PageTexts, Playouts, PrintedDeck, Problem, PupilJoined,
    Replay, ReturnPupil, SeatPlan, ServerMessage, TableSummary, Teach, TimeMode,
};
use ts_rs::{Config, TS};

/// Types are written for the page in one file for each crate. `UPDATE_EXPECT=1 cargo test -p protocol` writes them.
#[test]
fn typescript_types_are_up_to_date() {
    let protocol: &[Export] = &[
        ClientMessage::export_all,
        ServerMessage::export_all,
        GameSummary::export_all,
        ListedGame::export_all,
        PageTexts::export_all,
        PrintedDeck::export_all,
        CheckSetup::export_all,
        CheckedSetup::export_all,
        NewTable::export_all,
        JoinTable::export_all,
        Address::export_all,
        JoinDevice::export_all,
        LobbyTable::export_all,
        TableSummary::export_all,
        Joined::export_all,
        Replay::export_all,
        Problem::export_all,
        NewFork::export_all,
        NewGuided::export_all,
        AskPlayouts::export_all,
        AskLosses::export_all,
        Playouts::export_all,
        ExperimentProgress::export_all,
        NewClass::export_all,
        ClassOpened::export_all,
        ClassBoard::export_all,
        NewPupil::export_all,
        ReturnPupil::export_all,
        PupilJoined::export_all,
        CastVote::export_all,
        Teach::export_all,
    ];
    expect_file!["../../../../web/src/lib/protocol.ts"].assert_eq(&types_of("protocol", protocol));
    let debrief: &[Export] = &[Debrief::export_all, ClassDebrief::export_all, LossesProgress::export_all];
    expect_file!["../../../../web/src/lib/debrief.ts"].assert_eq(&types_of("debrief", debrief));
    let lab: &[Export] = &[Experiment::export_all, ExperimentResult::export_all, Report::export_all];
    expect_file!["../../../../web/src/lib/lab.ts"].assert_eq(&types_of("lab", lab));
}

type Export = fn(&Config) -> Result<(), ts_rs::ExportError>;

/// All types of a crate, in the order of their names.
fn types_of(name: &str, exports: &[Export]) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-types"));
    let config = Config::new().with_out_dir(&folder).with_large_int("number");
    std::fs::remove_dir_all(&folder).ok();
    exports.iter().for_each(|export| export(&config).expect("types export"));
    let mut files = Vec::new();
    find_files(&folder, &mut files);
    files.sort_by_key(|file| file.file_name().map(OsStr::to_owned));
    let mut types =
        format!("// Generated from crates/{name}. Do not edit: UPDATE_EXPECT=1 cargo test -p protocol\n");
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
    types
}

/// Types of other crates lie in folders of their own.
fn find_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("types were written") {
        let path = entry.expect("a file").path();
        if path.is_dir() { find_files(&path, files) } else { files.push(path) }
    }
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
