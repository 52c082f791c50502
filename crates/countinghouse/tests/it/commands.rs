//! The output of each command.

use std::process::Command;

use games::{EXAMPLE, GAMES};
use serde_json::Value;

use crate::program::{Folder, ok, program, project_file, run, title};

#[test]
fn games_lists_every_game() {
    let listed = ok(&["games"]);
    assert_eq!(listed.lines().count(), GAMES.len());
    assert!(listed.contains(&format!("{EXAMPLE}  ")), "{listed}");
    assert!(listed.contains(&format!("{} (3–4 players)", title())), "{listed}");
    let json: Value = serde_json::from_str(&ok(&["games", "--json"])).unwrap();
    let ids: Vec<_> =
        json.as_array().unwrap().iter().map(|game| game["info"]["id"].as_str().unwrap()).collect();
    assert_eq!(ids, GAMES.iter().map(|game| game.info().id).collect::<Vec<_>>());
}

#[test]
fn rules_prints_the_page_or_the_section_asked_for() {
    let page = ok(&["rules", EXAMPLE]);
    let fee = ok(&["rules", EXAMPLE, "nmm-3-fee"]);
    assert!(page.starts_with(&format!("# {}", title())), "{page}");
    assert!(fee.starts_with("###") && fee.contains("{#nmm-3-fee}"), "{fee}");
    // The section comes with its notes, which stand at the end of the page.
    let told = fee.split("\n\n[^").next().expect("a split has a first part").trim();
    assert!(page.contains(told) && fee.len() < page.len());
    assert!(ok(&["rules", EXAMPLE, "nmm-3"]).contains(fee.trim()));
}

#[test]
fn the_printed_deck_passes_its_own_check() {
    let folder = Folder::new();
    let file = folder.write("deck.toml", &ok(&["deck", EXAMPLE]));
    let said = ok(&["deck", EXAMPLE, "--check", &file]);
    assert!(said.ends_with(&format!("is a deck for {}.\n", title())), "{said}");
}

#[test]
fn a_deck_of_ones_own_can_be_played_and_goes_into_the_record() {
    let folder = Folder::new();
    let deck = ok(&["deck", EXAMPLE]).replace("National Steel Industries", "Tin and Sons");
    let deck = format!("deck=@{}", folder.write("deck.toml", &deck));
    let save = folder.path("game.json").display().to_string();
    ok(&["play", EXAMPLE, "--seed", "1", "--set", &deck, "--save", &save]);
    assert!(std::fs::read_to_string(&save).unwrap().contains("Tin and Sons"));
    assert!(ok(&["verify", &save]).starts_with("verified"));
    ok(&["simulate", EXAMPLE, "--games", "10", "--set", &deck]);
}

#[test]
fn debrief_says_which_moves_of_a_seat_cost_most() {
    let folder = Folder::new();
    let save = folder.saved_game("game.json");
    let losses: Value = serde_json::from_str(&ok(&["debrief", &save, "--losses", "1", "--json"])).unwrap();
    let moves = losses["moves"].as_array().unwrap();
    assert_eq!((&losses["seat"], moves.len() <= 3), (&Value::from(1), true), "{losses}");
    let said = ok(&["debrief", &save, "--losses", "1"]);
    assert_eq!(said.contains("No single move"), moves.is_empty(), "{said}");
    for loss in moves {
        let (taken, better) = (loss["taken"].as_str().unwrap(), loss["better"].as_str().unwrap());
        assert!(said.contains(taken) && said.contains(&format!("better: {better}")), "{said}");
    }
    for nobody in ["9", "x"] {
        assert_eq!(run(&["debrief", &save, "--losses", nobody]).code, 2, "{nobody}");
    }
}

#[test]
fn schema_prints_the_schemas() {
    let schemas: Value = serde_json::from_str(&ok(&["schema", EXAMPLE])).unwrap();
    assert!(schemas["setup"]["properties"]["length"].is_object());
    assert!(schemas["action"].is_object() && schemas["view"]["properties"]["public"].is_object());
}

/// The figures that do not depend on the machine.
fn simulated(more: &[&str]) -> Value {
    let arguments = [&["simulate", EXAMPLE, "--games", "300", "--json"], more].concat();
    let mut figures: Value = serde_json::from_str(&ok(&arguments)).unwrap();
    for machine in ["cpu_seconds", "decisions_per_cpu_second"] {
        assert!(figures[machine].is_number());
        figures[machine] = Value::Null;
    }
    figures
}

#[test]
fn simulate_prints_the_promised_figures() {
    let figures = simulated(&["--players", "3", "--seed", "1"]);
    let keys: Vec<_> = figures.as_object().unwrap().keys().map(String::as_str).collect();
    let promised = ["command", "version", "options"];
    assert_eq!(keys[..3], promised, "what it was made by");
    let keys = &keys[3..];
    let promised =
        ["games", "decisions", "cpu_seconds", "decisions_per_cpu_second", "rounds", "standings", "endings"];
    assert_eq!(keys, promised);
    assert_eq!(figures["games"], 300);
    let rounds: u64 = figures["rounds"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
    let endings: u64 = figures["endings"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
    assert_eq!((rounds, endings), (300, 300));
    assert_eq!(figures["standings"].as_array().unwrap().len(), 3);
}

#[test]
fn simulate_gives_the_same_figures_on_any_number_of_threads() {
    let one = simulated(&["--seed", "9", "--threads", "1"]);
    assert_eq!(one, simulated(&["--seed", "9", "--threads", "3"]));
    assert_ne!(one, simulated(&["--seed", "10", "--threads", "3"]));
}

#[test]
fn simulate_takes_options_of_the_table() {
    let mean_rounds = |length: &str| {
        let figures = simulated(&["--set", length]);
        let rounds = figures["rounds"].as_object().unwrap();
        rounds.iter().map(|(n, count)| n.parse::<u64>().unwrap() * count.as_u64().unwrap()).sum::<u64>()
    };
    assert!(mean_rounds("length=long") > mean_rounds("length=short"));
    let summary = ok(&["simulate", EXAMPLE, "--games", "20", "--players", "4"]);
    assert!(summary.contains("million decisions per CPU-second") && summary.contains("seat 3"), "{summary}");
}

#[test]
fn play_prints_a_whole_game_in_sentences_and_the_same_seed_gives_the_same_game() {
    let game = ok(&["play", EXAMPLE, "--seed", "4", "--players", "4"]);
    assert!(!game.contains(['{', '}', '"']), "{game}");
    assert!(game.contains("1. "), "{game}");
    assert_eq!(game, ok(&["play", EXAMPLE, "--seed", "4", "--players", "4"]));
    assert_ne!(game, ok(&["play", EXAMPLE, "--players", "4"]));
}

#[test]
fn replay_tells_the_same_game_and_shows_how_it_stood() {
    let folder = Folder::new();
    let record = folder.saved_game("game.json");
    let all = ok(&["replay", &record]);
    assert!(all.starts_with(&format!("{}: Ada, Ben, Cleo\n", title())), "{all}");
    assert!(all.contains("As a spectator sees it:") && all.contains("1. "), "{all}");
    let early = ok(&["replay", &record, "--at", "3", "--as", "1"]);
    assert!(early.contains("As Ben sees it:") && !early.contains("1. "), "{early}");
    let late = ok(&["replay", &record, "--at", "40"]);
    let stands = late.split("As a spectator sees it:\n").nth(1).unwrap();
    assert!(stands.starts_with("  Round ") && stands.contains("  Coins "), "{stands}");
    assert!(stands.lines().any(|line| line.split_whitespace().eq(["Ada", "Ben", "Cleo"])), "{stands}");
    let told = |text: &str| text.split("\n\n").next().unwrap().to_owned();
    assert!(told(&all).starts_with(&told(&early)), "what was told early is told first");
    assert!(ok(&["replay", &record, "--at", "0"]).lines().count() < early.lines().count());
}

#[test]
fn every_game_reads_well_whose_private_line_it_is_and_without_raw_state() {
    let folder = Folder::new();
    let mut private = 0;
    for game in GAMES {
        let id = game.info().id;
        let record = folder.path(&format!("{id}.json")).display().to_string();
        let played = ok(&["play", id, "--seed", "2", "--save", &record]);
        private += played.lines().filter(|line| line.starts_with("[only ")).count();
        for (at, viewer) in [("10", "spectator"), ("10", "1"), ("40", "0")] {
            let told = ok(&["replay", &record, "--at", at, "--as", viewer]);
            assert!(told.contains("sees it:\n"), "{told}");
            assert!(!told.contains(['{', '}', '"', '_']), "{id}: {told}");
            let of_others: Vec<_> =
                ["Ada", "Ben"].iter().enumerate().filter(|(seat, _)| seat.to_string() != viewer).collect();
            for (_, name) in of_others {
                assert!(!told.contains(&format!("[only {name}]")), "{id} as {viewer}: {told}");
            }
            let stands = told.split("sees it:\n").nth(1).unwrap();
            assert!(
                stands.lines().count() > 2 && stands.lines().all(|line| line.len() < 160),
                "{id}: {stands}"
            );
        }
    }
    assert!(private > 5, "hands are dealt in private");
}

#[test]
fn verify_says_what_it_proved_and_finds_what_was_changed() {
    let folder = Folder::new();
    let record = folder.saved_game("game.json");
    assert!(ok(&["verify", &record]).starts_with("verified: the seed is the promised one"));
    let mut changed: Value = serde_json::from_str(&std::fs::read_to_string(&record).unwrap()).unwrap();
    changed["result"]["standings"]["scores"][0] = 99.into();
    let changed = folder.write("changed.json", &changed.to_string());
    let verdict = run(&["verify", &changed]);
    assert_eq!((verdict.code, verdict.out.as_str()), (1, ""));
    assert!(
        verdict.err.contains("does not verify: its result is not what its entries lead to"),
        "{}",
        verdict.err
    );
}

#[test]
fn soak_proves_a_game_and_lists_what_did_not_occur() {
    let report = ok(&["soak", EXAMPLE, "--games", "60", "--each", "length=short,long"]);
    assert!(report.starts_with(&format!("{EXAMPLE}: 60 games, ")), "{report}");
    assert!(report.contains(" 0 failures\noccurred: "), "{report}");
    let too_few = run(&["soak", EXAMPLE, "--games", "0", "--complete"]);
    assert_eq!(too_few.code, 1);
    assert!(too_few.out.contains("did not occur: rule nmm-3-fee"), "{}", too_few.out);
}

#[test]
fn soak_without_a_game_plays_every_game_as_its_manifest_says() {
    let report = ok(&["soak", "--games", "2", "--examine-every", "1000"]);
    for game in GAMES {
        assert!(report.contains(&format!("{}: 2 games, ", game.info().id)), "{report}");
    }
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    let mut child = program()
        .args(["schema", EXAMPLE])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// A command that is printed on the first page everybody reads works as printed.
#[test]
fn the_commands_of_the_readme_work_as_printed() {
    let readme = std::fs::read_to_string(project_file("README.md")).unwrap();
    let commands: Vec<_> =
        readme.lines().filter(|line| line.starts_with("target/release/countinghouse")).collect();
    assert_eq!(commands.len(), 2, "{commands:?}");
    let folder = Folder::new();
    for command in commands {
        let here = command.replace("target/release/countinghouse", env!("CARGO_BIN_EXE_countinghouse"));
        let run = Command::new("sh").args(["-c", &here]).current_dir(folder.path("")).output().unwrap();
        assert!(run.status.success(), "{command}: {}", String::from_utf8_lossy(&run.stderr));
        assert!(run.stdout.len() > 500, "{command} says something");
    }
    assert!(folder.path("game.json").exists() && folder.path("report.html").exists());
}

/// The commands of docs/decks.md, one after another in an empty folder, with the cards of that page.
#[test]
fn the_commands_and_cards_of_the_page_on_decks_work_as_printed() {
    let page = std::fs::read_to_string(project_file("docs/decks.md")).unwrap();
    let blocks = |language: &str| -> Vec<String> {
        let begin = format!("```{language}\n");
        let parts = page.split(&begin).skip(1);
        parts.map(|part| part.split("```").next().unwrap_or_default().to_owned()).collect()
    };
    let folder = Folder::new();
    folder.write("cards.json", &blocks("json")[0]);
    let commands = blocks("sh").concat();
    assert_eq!(commands.lines().count(), 5, "{commands}");
    let in_folder = |command: &str| {
        let here = command.replacen("countinghouse", env!("CARGO_BIN_EXE_countinghouse"), 1);
        let run = Command::new("sh").args(["-c", &here]).current_dir(folder.path("")).output().unwrap();
        assert!(run.status.success(), "{command}: {}", String::from_utf8_lossy(&run.stderr));
    };
    commands.lines().for_each(&in_folder);
    let printed = std::fs::read_to_string(folder.path("deck.toml")).unwrap();
    folder.write("deck.toml", &format!("{printed}\n{}", blocks("toml")[0]));
    commands
        .lines()
        .filter(|command| command.contains("deck.toml") && !command.contains('>'))
        .for_each(&in_folder);
}
