//! Comparisons on the command line: how variants are written, what is told about them, and how they are repeated.

use serde_json::{Value, json};

use crate::program::{Folder, ok, run};

const GAME: &str = games::EXAMPLE;

/// The first of the list, which has every figure of the debrief.
fn first_game() -> &'static str {
    games::GAMES[0].info().id
}

fn json_of(arguments: &[&str]) -> Value {
    serde_json::from_str(&ok(&[arguments, &["--json"]].concat())).unwrap()
}

fn names(result: &Value) -> Vec<&str> {
    result["variants"].as_array().unwrap().iter().map(|variant| variant["name"].as_str().unwrap()).collect()
}

/// Runs it and returns its error sentence.
fn complaint(arguments: &[&str]) -> String {
    let run = run(arguments);
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{arguments:?}: {}", run.err);
    run.err
}

#[test]
fn a_range_of_numbers_is_varied() {
    let result = json_of(&["experiment", GAME, "--vary", "starting_coins=18..21", "--games", "2"]);
    assert_eq!(
        names(&result),
        ["starting_coins=18", "starting_coins=19", "starting_coins=20", "starting_coins=21"]
    );
    assert_eq!(result["variants"][0]["setting"]["options"], json!({ "starting_coins": 18 }));
    assert_eq!(result["variants"][2]["setting"]["options"], json!({}), "20 is printed");
    assert!(complaint(&["experiment", GAME, "--vary", "starting_coins=5..1"]).contains("low..high"));
}

#[test]
fn decks_are_varied_and_go_by_the_names_of_their_files() {
    let folder = Folder::new();
    let printed = ok(&["deck", GAME]);
    let one = folder.write("printed.toml", &printed);
    let two = folder.write("tin.toml", &printed.replace("National Steel Industries", "Tin and Sons"));
    let vary = format!("deck=@{one},@{two}");
    let result = json_of(&["experiment", GAME, "--vary", &vary, "--games", "2"]);
    assert_eq!(names(&result), ["deck=printed", "deck=tin"]);
    let digest = |variant: usize| result["variants"][variant]["setting"]["deck"].clone();
    assert!(digest(0).as_str().is_some_and(|digest| digest.len() == 16) && digest(0) != digest(1));
    let broken = folder.write("broken.toml", &printed.replacen("name", "title", 1));
    let at = 1 + printed.lines().position(|line| line.contains("name")).unwrap();
    let said = complaint(&["experiment", GAME, "--vary", &format!("deck=@{one},@{broken}")]);
    assert!(said.contains("broken.toml") && said.contains(&format!("line {at} ")), "{said}");
}

#[test]
fn variants_have_names_and_a_declared_outcome_stands_apart() {
    let asked = [
        "experiment",
        GAME,
        "--variant",
        "as printed",
        "--variant",
        "poor and long: starting_coins=10; length=long; bots=novice/random",
        "--bots",
        "novice",
        "--primary",
        "rounds",
        "--games",
        "30",
    ];
    let result = json_of(&asked);
    assert_eq!(names(&result), ["as printed", "poor and long"]);
    assert_eq!(result["variants"][1]["setting"]["line_up"], json!(["novice", "random", "random"]));
    let effects = result["effects"].as_array().unwrap();
    let primary: Vec<_> = effects.iter().filter(|effect| effect["is_primary"] == true).collect();
    assert_eq!((primary.len(), &primary[0]["figure"]), (1, &json!("rounds")));
    assert_eq!(effects[0], *primary[0], "it comes first");
    assert_eq!(primary[0]["p"], primary[0]["p_corrected"], "one test is not corrected for others");
    assert!(ok(&asked).contains("rounds (primary)"));
    let unknown = complaint(&[&asked[..8], &["--primary", "round"]].concat());
    assert!(unknown.contains("did you mean 'rounds'?") && unknown.contains("gini_mean"), "{unknown}");
}

#[test]
fn the_printed_command_gives_the_same_numbers_and_so_does_the_file() {
    let folder = Folder::new();
    let out = folder.path("out").display().to_string();
    let asked = [
        "experiment",
        GAME,
        "--vary",
        "length=short,long",
        "--variant",
        "a b: starting_coins=15",
        "--variant",
        "c",
        "--bot",
        "novice",
        "--bots",
        "random,random",
        "--common-dice",
        "--seats-as-given",
        "--games",
        "6",
        "--out",
        &out,
    ];
    let result = json_of(&asked);
    let command = result["command"].as_str().unwrap();
    let words = shlex::split(command).unwrap();
    assert_eq!(words[0], "countinghouse");
    let again: Vec<&str> = words[1..].iter().map(String::as_str).collect();
    let written: Value =
        serde_json::from_str(&std::fs::read_to_string(folder.path("out/result.json")).unwrap()).unwrap();
    let file = folder.path("out/experiment.toml").display().to_string();
    assert_eq!(json_of(&again), result, "{command}");
    assert_eq!(json_of(&["experiment", &file]), result);
    assert_eq!(written, result, "the tables lie beside the whole result");
    assert_eq!(result["version"], env!("CARGO_PKG_VERSION"));
    // A table is passed on without what lies beside it.
    for table in ["games.csv", "turns.csv", "flows.csv", "cards.csv"] {
        let text = std::fs::read_to_string(folder.path("out").join(table)).unwrap();
        let made: Vec<_> = text.lines().map_while(|line| line.strip_prefix("# ")).collect();
        assert!(made.contains(&format!("command: {command}").as_str()), "{table}: {made:?}");
        assert!(
            made[0].contains(&format!("Counting House {}", env!("CARGO_PKG_VERSION"))),
            "{table}: {made:?}"
        );
        for variant in result["variants"].as_array().unwrap() {
            let set_up = format!("set-up of {}: {}", variant["name"], variant["setting"]);
            assert!(made.contains(&set_up.as_str()), "{table} lacks {set_up}: {made:?}");
        }
    }
}

#[test]
fn a_line_up_sits_in_the_order_given() {
    let asked = ["simulate", GAME, "--bot", "random", "--bots", "novice,random", "--games", "6"];
    let rotated = json_of(&asked);
    assert_eq!(rotated["variants"][0]["setting"]["line_up"], json!(["random", "novice", "random"]));
    let folder = Folder::new();
    let out = folder.path("out").display().to_string();
    ok(&[&asked[..], &["--seats-as-given", "--out", &out]].concat());
    let games = std::fs::read_to_string(folder.path("out/games.csv")).unwrap();
    let mut rows = games.lines().filter(|line| !line.starts_with('#'));
    let header: Vec<_> = rows.next().unwrap().split(',').collect();
    let novice = header.iter().position(|column| *column == "bot_1").unwrap();
    assert!(rows.all(|row| row.split(',').nth(novice) == Some("novice")), "{games}");
}

#[test]
fn no_game_at_all_is_refused() {
    for command in [
        vec!["simulate", GAME, "--games", "0"],
        vec!["simulate", GAME, "--bots", "novice", "--games", "0"],
        vec!["experiment", GAME, "--vary", "length=short,long", "--games", "0"],
        vec!["tournament", GAME, "--bots", "novice,random", "--games", "0"],
    ] {
        assert!(complaint(&command).contains("play at least 1"), "{command:?}");
    }
}

#[test]
fn a_bot_that_fails_is_quoted_and_too_many_faults_end_the_run() {
    let bot = r#"cmd:sh -c 'while read question; do echo "{\"action\": \"fly\"}"; done'"#;
    let asked = ["simulate", GAME, "--bot", "novice", "--bot", bot, "--games", "3"];
    let result = json_of(&[&asked[..], &["--most-faults", "100000"]].concat());
    let fault = &result["variants"][0]["faults"][0];
    assert_eq!((&fault["bot"], &fault["kind"]), (&json!(bot), &json!("illegal")));
    assert!(fault["action"].as_str().unwrap().contains("fly"), "{fault}");
    assert!(fault["reason"].as_str().unwrap().contains("no action of the game"), "{fault}");
    assert!(fault["count"].as_u64().unwrap() > 3 && fault["decision"].is_u64());
    let ended = complaint(&[&asked[..], &["--most-faults", "4"]].concat());
    assert!(ended.contains("failed") && ended.contains("fly") && ended.contains("--most-faults"), "{ended}");
}

#[test]
fn all_records_are_saved_if_asked_for() {
    let folder = Folder::new();
    let out = folder.path("out").display().to_string();
    let asked =
        ["simulate", GAME, "--bots", "novice", "--games", "5", "--common-dice", "--save-records", "all"];
    assert!(complaint(&asked).contains("the folder of --out"));
    ok(&[&asked[..], &["--out", &out]].concat());
    let saved: Vec<_> =
        std::fs::read_dir(folder.path("out/records")).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(saved.len(), 5);
    for record in saved {
        assert!(ok(&["verify", record.to_str().unwrap()]).starts_with("verified"), "{}", record.display());
    }
}

#[test]
fn an_error_lists_what_there_is() {
    let ends = complaint(&["simulate", GAME, "--ends", "coin"]);
    assert!(ends.contains("did you mean 'coins'?") && ends.contains("velocity"), "{ends}");
    let level = complaint(&["simulate", GAME, "--bots", "genius"]);
    assert!(level.contains("there are: random, newcomer, novice"), "{level}");
    let temper = complaint(&["simulate", GAME, "--bots", "trader:brave"]);
    assert!(temper.contains("it knows: careful, daring"), "{temper}");
}

#[test]
fn a_recorded_game_goes_on_from_a_moment_under_other_options() {
    let folder = Folder::new();
    let record = folder.path("game.json").display().to_string();
    ok(&["play", GAME, "--players", "3", "--seed", "4", "--save", &record]);
    let asked = ["simulate", "--from", &record, "--at", "20", "--bots", "novice", "--games", "10"];
    let alone = json_of(&asked);
    assert_eq!((&alone["games"], &alone["experiment"]["from"]["at"]), (&json!(10), &json!(20)));
    let varied = json_of(&[&asked[..], &["--vary", "length=short,long"]].concat());
    assert_eq!(names(&varied), ["length=short", "length=long"]);
    let rounds = |variant: usize| {
        let figures = varied["variants"][variant]["figures"].as_array().unwrap();
        let rounds = figures.iter().find(|figure| figure["figure"] == "rounds").unwrap();
        rounds["mean"]["value"].as_f64().unwrap()
    };
    assert!(rounds(1) > rounds(0), "a long game is longer from there on too");
    assert!(complaint(&["simulate", "--from", &record, "--at", "99999"]).contains("99999"));
    assert!(complaint(&["simulate", first_game(), "--from", &record, "--at", "3"]).contains(GAME));
}

#[test]
fn the_figures_of_the_debrief_are_figures_of_the_lab() {
    let simulated = json_of(&["simulate", first_game(), "--bots", "random", "--games", "2"]);
    let known: Vec<_> =
        simulated["figures"].as_array().unwrap().iter().map(|figure| &figure["name"]).collect();
    for figure in [
        "gini_end",
        "velocity_mean",
        "money_mean",
        "inflation_mean",
        "price_level_end",
        "leverage_of_all_mean",
    ] {
        assert!(known.iter().any(|name| **name == figure), "{figure}");
    }
    let gini = simulated["figures"].as_array().unwrap().iter().find(|figure| figure["name"] == "gini_mean");
    assert!(gini.unwrap()["label"].as_str().unwrap().starts_with("Inequality of worth"), "{gini:?}");
}
