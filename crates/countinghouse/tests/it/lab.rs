//! `simulate` with bots, `tournament` and `experiment`: what they print, what they write, and how they stop.

use std::io::Read;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::program::{Folder, ok, program, project_file, run};
use crate::serve::Serving;

const GAME: &str = games::EXAMPLE;

/// The figures, none of which depends on the machine.
fn figures(arguments: &[&str]) -> Value {
    serde_json::from_str(&ok(&[arguments, &["--json"]].concat())).unwrap()
}

/// The summary of the only table.
fn summary(figures: &Value) -> &Value {
    &figures["variants"][0]["summary"]
}

#[test]
fn simulate_gives_the_same_figures_tables_and_page_on_any_number_of_threads() {
    let folder = Folder::new();
    let simulated = |threads: &str| {
        let (out, page) = (folder.path(threads), folder.path(&format!("{threads}.html")));
        let (out_text, page_text) = (out.display().to_string(), page.display().to_string());
        let figures = figures(&[
            "simulate",
            GAME,
            "--bots",
            "novice,random",
            "--games",
            "60",
            "--threads",
            threads,
            "--out",
            &out_text,
            "--report",
            &page_text,
        ]);
        let read = |path: std::path::PathBuf| std::fs::read_to_string(path).unwrap();
        let cards = read(out.join("cards.csv")) + &read(out.join("flows.csv"));
        (figures, read(out.join("games.csv")), read(out.join("turns.csv")) + &cards, read(page))
    };
    let one = simulated("1");
    assert_eq!(one, simulated("4"));
    assert_eq!((&one.0["games"], &summary(&one.0)["bots"][0]["bot"]), (&60.into(), &"novice".into()));
    let is_row = |line: &&str| !line.starts_with('#');
    assert_eq!(one.1.lines().filter(is_row).count(), 61, "a header and a row for each game");
}

#[test]
fn the_records_that_simulate_saves_verify() {
    let folder = Folder::new();
    let records = folder.path("records").display().to_string();
    ok(&[
        "simulate",
        GAME,
        "--bots",
        "novice",
        "--players",
        "4",
        "--games",
        "30",
        "--save-records",
        &records,
    ]);
    let saved: Vec<_> = std::fs::read_dir(&records).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(saved.len(), 13, "three each of longest, shortest, highest, lowest, and one ending");
    for path in saved {
        assert!(ok(&["verify", path.to_str().unwrap()]).starts_with("verified: "), "{}", path.display());
    }
}

#[test]
fn the_example_in_python_plays_whole_games_without_a_fault() {
    let example = format!("cmd:python3 {}", project_file("docs/examples/bot.py").display());
    let played = |threads: &str| {
        let more = ["--bots", "novice", "--bot", &example, "--games", "6", "--threads", threads];
        figures(&[&["simulate", GAME][..], &more].concat())
    };
    let figures = played("1");
    assert_eq!(summary(&figures)["bots"][1]["bot"], example.as_str());
    for (fault, count) in summary(&figures)["bots"][1]["faults"].as_object().unwrap() {
        assert_eq!(count, 0, "{fault}");
    }
    assert_eq!(figures, played("3"), "an answer follows from its question");
}

#[test]
fn a_program_that_fails_is_reported_and_the_games_go_on() {
    let patient = ["--games", "3", "--most-faults", "100000"];
    let summary = ok(&[&["simulate", GAME, "--bots", "novice,cmd:true"][..], &patient].concat());
    assert!(summary.contains("0 late, ") && summary.contains(" crashed, 0 illegal"), "{summary}");
    let tournament = ok(&[&["tournament", GAME, "--bots", "novice,cmd:echo"][..], &patient].concat());
    assert!(tournament.contains("cmd:echo"), "{tournament}");
}

#[test]
fn a_tournament_rates_every_bot_with_an_interval() {
    let standings =
        figures(&["tournament", GAME, "--bots", "random,novice", "--games", "60", "--threads", "1"]);
    assert_eq!(standings["table"][0]["bot"], "novice");
    let repeats =
        format!("countinghouse tournament {GAME} --players 3 --bot random --bot novice --games 60 --seed 1");
    assert_eq!(standings["command"], repeats);
    let [low, rating, high] =
        ["low", "rating", "high"].map(|key| standings["table"][0][key].as_f64().unwrap());
    assert!(0.0 < low && low < rating && rating < high);
    assert_eq!(
        standings,
        figures(&["tournament", GAME, "--bots", "random,novice", "--games", "60", "--threads", "4"])
    );
    let printed = ok(&["tournament", GAME, "--bots", "random,novice", "--games", "12"]);
    assert!(printed.contains("came in ahead") && printed.contains("rating"), "{printed}");
}

#[test]
fn a_saved_experiment_runs_again_with_the_same_result() {
    let folder = Folder::new();
    let (file, page) =
        (folder.path("e.toml").display().to_string(), folder.path("e.html").display().to_string());
    let asked = ["experiment", GAME, "--vary", "length=short,long", "--bots", "novice", "--games", "30"];
    let first = figures(&[&asked[..], &["--save", &file, "--report", &page]].concat());
    assert_eq!(first, figures(&["experiment", &file, "--threads", "1"]));
    let rounds =
        first["effects"].as_array().unwrap().iter().find(|effect| effect["figure"] == "rounds").unwrap();
    assert!(rounds["difference"]["low"].as_f64().unwrap() > 0.0, "{rounds}");
    assert!(std::fs::read_to_string(page).unwrap().contains("Length: Long"));
    let printed = ok(&["experiment", &file]);
    assert!(printed.contains("Compared with length=short"), "{printed}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_writes_what_was_finished() {
    let folder = Folder::new();
    let out = folder.path("out");
    let page = folder.path("page.html");
    let mut child = program()
        .args(["simulate", GAME, "--bots", "novice", "--games", "100000000", "--json"])
        .args([
            std::ffi::OsStr::new("--out"),
            out.as_os_str(),
            std::ffi::OsStr::new("--report"),
            page.as_os_str(),
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // When rows arrive, the run is under way.
    let begun = Instant::now();
    let unfinished = out.join("games.csv.unfinished");
    while std::fs::metadata(&unfinished).map_or(0, |file| file.len()) == 0 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no game was finished");
        std::thread::sleep(Duration::from_millis(20));
    }
    let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let (mut printed, mut said) = (String::new(), String::new());
    child.stdout.take().unwrap().read_to_string(&mut printed).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130), "{said}");
    let figures: Value = serde_json::from_str(&printed).unwrap();
    let games = figures["games"].as_u64().unwrap();
    assert!(games > 0 && games < 100_000_000);
    assert_eq!(
        said,
        format!(
            "countinghouse: interrupted after {games} of 100000000 games; what was finished is written\n"
        )
    );
    let table = std::fs::read_to_string(out.join("games.csv")).unwrap();
    let rows = table.lines().filter(|line| !line.starts_with('#')).count() as u64;
    assert!(table.ends_with('\n') && rows == games + 1);
    // What was finished can be had again.
    assert_eq!(
        (figures["experiment"]["games"].as_u64(), figures["asked"].as_u64()),
        (Some(games), Some(100_000_000))
    );
    assert!(std::fs::read_to_string(page).unwrap().ends_with("</html>\n"));
    assert!(!unfinished.exists());
}

#[test]
fn simulate_random_bots_by_name_or_by_default() {
    let named = figures(&["simulate", GAME, "--bots", "random", "--games", "40", "--players", "4"]);
    let named = summary(&named);
    assert_eq!((named["players"].as_u64(), named["standings"].as_array().unwrap().len()), (Some(4), 4));
    let fast = figures(&["simulate", GAME, "--games", "40", "--players", "4"]);
    assert_eq!(fast["command"], format!("countinghouse simulate {GAME} --players 4 --games 40 --seed 1"));
    let about_the_run = ["cpu_seconds", "decisions_per_cpu_second", "command", "version", "options"];
    let alike = fast.as_object().unwrap().iter().filter(|(key, _)| !about_the_run.contains(&key.as_str()));
    for (key, value) in alike {
        let same_kind = std::mem::discriminant(value) == std::mem::discriminant(&named[key]);
        assert!(same_kind, "{key} is written alike by both ways: {value} and {}", named[key]);
    }
    assert!(named["endings"]["final_crash"].is_u64() && named["standings"][0]["mean_place"].is_f64());
    let run = run(&["simulate", GAME, "--games", "40"]);
    assert!(run.out.contains("million decisions per CPU-second"), "{}", run.out);
}

/// The same experiment from a file, by its command, and from the server as the page asks for it.
#[test]
fn an_experiment_gives_the_same_numbers_from_file_command_and_browser() {
    let folder = Folder::new();
    let file = folder.path("e.json");
    let asked = serde_json::json!({
        "game": GAME, "games": 20, "seed": 7, "players": 3, "bots": ["novice"], "primary": "rounds",
        "vary": [{ "option": "length", "values": ["short", "long"] }],
    });
    std::fs::write(&file, asked.to_string()).unwrap();
    let from_file = figures(&["experiment", &file.display().to_string()]);
    let command = shlex::split(from_file["command"].as_str().unwrap()).unwrap();
    let words: Vec<&str> = command.iter().skip(1).map(String::as_str).collect();
    assert_eq!(figures(&words), from_file);

    let server = Serving::on(&folder);
    let lines = server.request("POST", "/api/experiments", &asked.to_string());
    let last = lines.lines().rfind(|line| line.starts_with('{')).unwrap_or_else(|| panic!("{lines}"));
    let last: Value = serde_json::from_str(last).unwrap();
    let path = format!("/api/experiments/{}", last["id"].as_str().unwrap());
    let answer = server.request("GET", &path, "");
    let body = answer.split_once("\r\n\r\n").unwrap().1;
    assert_eq!(serde_json::from_str::<Value>(body).unwrap(), from_file);
}
