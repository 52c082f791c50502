//! Soak runs and simulations: spread over threads, the same result.

use games::AnyGame;
use games::simulate::{Tally, game_seed, simulate};
use games::soak::{BATCH, Soak, soak};
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crate::toy::TOY;

fn run(setups: Vec<Value>, threads: usize) -> games::soak::Proven {
    let plan = Soak { games: 120, first: 0, seed: 1, setups, players: vec![], examine_every: 3, threads };
    soak(&TOY, &plan, &|_| ()).unwrap()
}

#[test]
fn a_sound_game_passes_and_what_did_not_occur_is_listed() {
    let proven = run(vec![], 2);
    assert_eq!((proven.coverage.games, proven.failures.len()), (120, 0));
    assert_eq!(proven.coverage.decisions, 720);
    assert_eq!(proven.missing, ["ending never"]);
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let (one, three) = (run(vec![], 1), run(vec![], 3));
    assert_eq!(one.coverage, three.coverage);
}

#[test]
fn a_panic_or_broken_promise_is_noted_and_the_run_goes_on() {
    let proven = run(vec![json!({}), json!({ "panic_at": 3 }), json!({ "cheat_at": 2 })], 2);
    assert_eq!(proven.failures.len(), 80);
    assert_eq!(proven.coverage.games, 40);
    let said = |begins: &str| {
        let failures = proven.failures.iter().filter(|failure| failure.what.contains(begins));
        failures.collect::<Vec<_>>()
    };
    let (broken, cheated) = (said("the toy breaks"), said("the toy cheats"));
    assert_eq!((broken.len(), cheated.len()), (40, 40), "each set-up has its share of the games");
    assert_eq!((broken[0].game, broken[0].batch), (3, 0));
    assert!(broken[0].what.starts_with("the toy breaks"), "{}", broken[0].what);
    assert!(broken[0].what.contains("toy.rs:"), "{}", broken[0].what);
    let cheat = cheated[0];
    assert!(cheat.what.contains("the audit holds (\"the toy cheats\")"), "{}", cheat.what);
    assert_eq!(proven.failures.last().unwrap().batch, 2 * BATCH);
}

#[test]
fn a_soak_with_a_bad_set_up_is_refused() {
    let plan =
        Soak { games: 1, first: 0, seed: 1, setups: vec![], players: vec![7], examine_every: 3, threads: 1 };
    assert!(soak(&TOY, &plan, &|_| ()).unwrap_err().to_string().contains("7 cannot play"));
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let simulator = TOY.simulator(&Value::Null, 3).unwrap();
    let run = |threads, seed| {
        let tally = simulate(&*simulator, 500, seed, threads, &AtomicBool::new(false), &|_| ());
        Tally { cpu: Duration::ZERO, ..tally }
    };
    let one = run(1, 5);
    assert_eq!(one, run(4, 5));
    assert_ne!(one, run(1, 6));
    assert_eq!((one.games, one.decisions), (500, 3000));
    assert_eq!(one.endings["out_of_turns"], 500);
    let won: u64 = one.seats.iter().map(|seat| seat.won).sum();
    assert!(won <= 500 && one.seats[3].places == 0);
}

#[test]
fn the_report_has_the_promised_keys() {
    let simulator = TOY.simulator(&Value::Null, 2).unwrap();
    let report = simulate(&*simulator, 10, 1, 1, &AtomicBool::new(false), &|_| ()).report(2);
    let json = serde_json::to_value(report).unwrap();
    let keys: Vec<_> = json.as_object().unwrap().keys().map(String::as_str).collect();
    let promised =
        ["games", "decisions", "cpu_seconds", "decisions_per_cpu_second", "rounds", "standings", "endings"];
    assert_eq!(keys, promised);
    assert_eq!(json["rounds"]["1"], 10);
}

#[test]
fn seeds_of_a_series_differ() {
    let mut seeds: Vec<u64> = (0..10_000).map(|number| game_seed(3, number)).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 10_000);
}
