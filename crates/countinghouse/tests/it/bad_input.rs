//! Bad arguments and input: one clear sentence on standard error, exit code 2, nothing half-written.

use games::EXAMPLE;
use serde_json::{Value, json};

use crate::program::{Folder, ok, run, title};

/// Runs it and returns its error sentence.
fn complaint(arguments: &[&str]) -> String {
    let run = run(arguments);
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{arguments:?}: {}", run.err);
    assert_eq!(run.err.lines().count(), 1, "one sentence: {}", run.err);
    run.err.trim().strip_prefix("countinghouse: ").unwrap_or_else(|| panic!("{}", run.err)).to_owned()
}

#[test]
fn an_unknown_game_is_answered_with_the_nearest() {
    let written = EXAMPLE.replacen('-', "", 1);
    let expected = format!("there is no game '{written}'; did you mean '{EXAMPLE}'?");
    for command in ["rules", "deck", "schema", "simulate", "tournament", "experiment", "play", "soak"] {
        assert_eq!(complaint(&[command, &written]), expected);
    }
    assert_eq!(
        complaint(&["play", "chess"]),
        "there is no game 'chess'; `countinghouse games` lists them all"
    );
}

#[test]
fn an_unknown_section_is_answered_with_the_nearest() {
    let said = complaint(&["rules", EXAMPLE, "nmm-3-fees"]);
    let expected =
        format!("the rules of {} have no section 'nmm-3-fees'; did you mean 'nmm-3-fee'?", title());
    assert_eq!(said, expected);
}

#[test]
fn a_bad_option_is_named() {
    let simulate = |set: &str| complaint(&["simulate", EXAMPLE, "--set", set]);
    assert!(simulate("lenght=long").contains("did you mean 'length'?"));
    assert!(simulate("length=endless").contains("unknown variant `endless`"));
    assert!(simulate("starting_coins=100000").contains("starting_coins"));
    assert!(simulate("length").contains("write it as option=value"));
    assert!(simulate("cubes=many").contains("invalid type"));
    assert!(complaint(&["simulate", EXAMPLE, "--players", "9"]).contains("9 cannot play"));
    assert!(complaint(&["play", EXAMPLE, "--players", "9"]).contains("9 cannot play"));
    assert!(
        complaint(&["play", EXAMPLE, "--bots", "genius"]).contains("there are: random, newcomer, novice")
    );
    assert!(complaint(&["soak", EXAMPLE, "--each", "length"]).contains("option=value,value"));
}

#[test]
fn bots_that_cannot_play_are_named() {
    let said = |bots: &str| complaint(&["simulate", EXAMPLE, "--bots", bots]);
    assert!(
        said("genius")
            .contains("there is no bot 'genius' for this game; there are: random, newcomer, novice")
    );
    assert!(said("random:daring").contains("knows no temper 'daring'"));
    assert!(said("novice,").contains("'' is not a bot"));
    assert!(said("cmd:/no/such/program").contains("'cmd:/no/such/program' cannot be started"));
    assert!(said("novice,novice,novice,novice,random").contains("5 bots have no room on 4 seats"));
    let tournament = |bots: &str| complaint(&["tournament", EXAMPLE, "--bots", bots]);
    assert!(tournament("novice").contains("takes 2 to 16 bots, not 1"));
    assert!(tournament("novice,novice").contains("the bot 'novice' is there twice"));
    assert!(tournament("novice,genius").contains("there is no bot 'genius'"));
    let hasty = ["simulate", EXAMPLE, "--bots", "novice", "--bot-timeout"];
    assert!(complaint(&[&hasty[..], &["0"]].concat()).contains("a number of seconds above 0"));
}

#[test]
fn a_bad_experiment_is_refused_before_anything_is_written() {
    let folder = Folder::new();
    let experiment = |more: &[&str]| complaint(&[&["experiment", EXAMPLE][..], more].concat());
    let file = folder.path("e.toml").display().to_string();
    assert!(experiment(&["--save", &file]).contains("nothing is varied"));
    assert!(experiment(&["--vary", "lenght=short,long", "--save", &file]).contains("did you mean 'length'?"));
    assert!(experiment(&["--vary", "length"]).contains("option=value,value"));
    assert!(experiment(&["--vary", "length=short"]).contains("at least two values"));
    assert!(
        experiment(&["--vary", "length=short,endless", "--save", &file])
            .contains("unknown variant `endless`")
    );
    assert!(experiment(&["--vary", "players=3,9"]).contains("9 cannot play"));
    assert!(complaint(&["experiment"]).contains("name a game"));
    assert!(complaint(&["experiment", "/no/such/file.toml"]).contains("cannot be read"));
    assert!(folder.files().is_empty());
    let file = folder.write("bad.toml", &format!("game = \"{EXAMPLE}\"\nmatches = 3\n"));
    let said = complaint(&["experiment", &file]);
    assert!(said.contains("bad.toml: this is not an experiment (line 2)"), "{said}");
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    let file = folder.write("file", "");
    for product in ["--out", "--save-records", "--report"] {
        let inside = format!("{file}/x");
        let said = complaint(&["simulate", EXAMPLE, "--bots", "random", "--games", "2", product, &inside]);
        assert!(said.contains(&file), "{said}");
    }
    assert_eq!(folder.files(), ["file"]);
}

#[test]
fn a_broken_deck_file_is_named_with_the_place() {
    let folder = Folder::new();
    let deck = ok(&["deck", EXAMPLE]);
    let check = |text: &str| complaint(&["deck", EXAMPLE, "--check", &folder.write("own.toml", text)]);
    let said = check(&format!("{deck}\n[[loan\n"));
    assert!(said.contains("own.toml") && said.contains("is not TOML"), "{said}");
    assert!(check(&deck.replace("rounds =", "turns =")).contains("unknown field `turns`"));
    assert!(check("").contains("missing field"));
    assert!(check(&deck.replace("name = \"National Steel Industries\"", "name = \"\"")).contains("d12"));
    assert!(complaint(&["deck", EXAMPLE, "--check", "/no/such/deck.toml"]).contains("cannot be read"));
    let own = folder.write("own.toml", "[[");
    assert!(complaint(&["play", EXAMPLE, "--set", &format!("deck=@{own}")]).contains("is not TOML"));
}

#[test]
fn a_bad_record_is_refused_by_replay_and_verify_alike() {
    let folder = Folder::new();
    let good = std::fs::read_to_string(folder.saved_game("game.json")).unwrap();
    let both = |name: &str, text: &str| {
        let path = folder.write(name, text);
        let said = complaint(&["replay", &path]);
        assert_eq!(said, complaint(&["verify", &path]));
        said
    };
    let with = |field: &str, value: Value| {
        let mut record: Value = serde_json::from_str(&good).unwrap();
        record[field] = value;
        both("changed.json", &record.to_string())
    };
    assert!(both("cut.json", &good[..good.len() / 3]).contains("cut off"));
    assert!(both("empty.json", "").contains("cut off"));
    assert!(both("text.json", "Dear diary").contains("not JSON"));
    assert!(both("other.json", "{\"a\": 1}").contains("not a record of a game"));
    assert!(with("rules", json!(77)).contains(&format!("version 77 of the rules of {}", title())));
    assert!(with("format", json!(2)).contains("has format 2, this program reads format 1"));
    assert!(with("game", json!(format!("{EXAMPLE}s"))).contains(&format!("did you mean '{EXAMPLE}'?")));
    assert!(with("setup", json!({ "cubes": 200 })).contains("cubes"));
    assert!(with("seats", json!([])).contains("0 cannot play"));
    assert!(with("seed", json!("12")).contains("seed"));
    assert!(with("nonces", json!(["q"])).contains("nonce"));
    assert!(complaint(&["replay", "/no/such/record.json"]).contains("cannot be read"));
}

#[test]
fn an_illegal_entry_is_named_with_its_rule() {
    let folder = Folder::new();
    let path = folder.saved_game("game.json");
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    record["entries"][0]["action"] = json!({ "bid": { "amount": 9999 } });
    let path = folder.write("illegal.json", &record.to_string());
    let said = complaint(&["replay", &path]);
    assert!(said.contains("entry 1 is illegal: rule nmm-2-"), "{said}");
    let verdict = run(&["verify", &path]);
    assert_eq!(verdict.code, 1);
    assert!(verdict.err.contains("does not verify: entry 1 is illegal"), "{}", verdict.err);
}

#[test]
fn a_point_or_seat_that_is_not_there_is_refused() {
    let folder = Folder::new();
    let record = folder.saved_game("game.json");
    assert!(
        complaint(&["replay", &record, "--at", "99999"]).contains("there is no entry 99999; the last one is")
    );
    assert!(
        complaint(&["replay", &record, "--as", "3"]).contains("there is no seat 3; the seats are 0 to 2")
    );
    let unread = run(&["replay", &record, "--as", "nobody"]);
    assert_eq!(unread.code, 2);
    assert!(unread.err.contains("write the number of a seat (from 0) or 'spectator'"), "{}", unread.err);
}

#[test]
fn a_record_that_cannot_be_saved_leaves_nothing() {
    let folder = Folder::new();
    let path = folder.path("no/such/folder/game.json").display().to_string();
    let saved = run(&["play", EXAMPLE, "--seed", "4", "--save", &path]);
    assert_eq!(saved.code, 2);
    assert!(saved.err.contains("the file cannot be written"), "{}", saved.err);
    assert!(folder.files().is_empty());
}

#[test]
fn unknown_commands_and_arguments_exit_with_2() {
    for arguments in [&["fly"][..], &["simulate"], &["simulate", EXAMPLE, "--games", "many"], &[]] {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(!run.err.is_empty());
    }
}
