//! `simulate`: plays many games and prints statistics. Random play without output files uses the fast simulator
//! without views; everything else uses the lab.

use games::find;
use games::simulate::{Report, all_cores, simulate};
use lab::Experiment;
use serde_json::Value;

use super::experiment::{asked_for, run_and_print};
use super::lab_runs::check_games;
use super::{bar, players};
use crate::cli::LabRun;
use crate::failure::Failure;
use crate::interrupt;
use crate::language::{figure, spoken};
use crate::out::Out;

pub fn run(args: &LabRun, out: &mut Out) -> Result<(), Failure> {
    let experiment = asked_for(args)?;
    // Checked here too: no game at all has no figures.
    experiment.plans()?;
    let output = &args.output;
    let needs_lab = output.out.is_some()
        || output.save_records.is_some()
        || output.report.is_some()
        || !output.ends.is_empty()
        || args.save.is_some()
        || !args.seats.line_up.0.is_empty();
    let plain = Experiment {
        games: experiment.games,
        seed: experiment.seed,
        players: experiment.players,
        set: experiment.set.clone(),
        ..Experiment::new(&experiment.game)
    };
    if needs_lab || experiment != plain {
        return run_and_print(&experiment, args, out);
    }
    at_random(&experiment, args, out)
}

fn at_random(experiment: &Experiment, args: &LabRun, out: &mut Out) -> Result<(), Failure> {
    let game = find(&experiment.game)?;
    let players = players(game, experiment.players);
    let setup = if experiment.set.is_empty() { Value::Null } else { experiment.set.clone().into() };
    let simulator = game.simulator(&setup, players)?;
    let bar = bar(experiment.games);
    let threads = args.output.threads.unwrap_or_else(all_cores);
    let done = |games| bar.inc(games);
    let tally = simulate(&*simulator, experiment.games, experiment.seed, threads, interrupt::flag(), &done);
    bar.finish_and_clear();
    let report = tally.report(players);
    if args.output.json {
        out.pretty_json(&SelfDescribed {
            // With a bot named, even a random one, the lab would play.
            command: experiment.command().replace(" --bot random", ""),
            version: VERSION,
            options: setup,
            report: &report,
        })?;
    } else {
        let (title, seed) = (spoken().title(game), experiment.seed.to_string());
        out.line(say!("lab_table", game: title, players: players, seed: seed))?;
        random_summary(&report, out)?;
    }
    check_games(report.games, experiment.games)
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The report with what it was made by.
#[derive(serde::Serialize)]
struct SelfDescribed<'a> {
    command: String,
    version: &'static str,
    /// The options that were set.
    options: Value,
    #[serde(flatten)]
    report: &'a Report,
}

fn random_summary(report: &Report, out: &mut Out) -> Result<(), Failure> {
    let games = report.games.max(1) as f64;
    let percent = |count: u64| figure(&format!("{:.1} %", 100.0 * count as f64 / games));
    let per_game = figure(&format!("{:.1}", report.decisions as f64 / games));
    let speed = figure(&format!("{:.2}", report.decisions_per_cpu_second / 1e6));
    let shares = |shares: Vec<String>| shares.join("  ");
    let rounds = report.rounds.iter().map(|(rounds, count)| format!("{rounds}: {}", percent(*count)));
    let endings = report.endings.iter().map(|(ending, count)| format!("{ending}: {}", percent(*count)));
    let mut facts = vec![
        (say!("fact_games"), report.games.to_string()),
        (say!("fact_decisions"), say!("decisions", decisions: report.decisions.to_string(), each: per_game)),
        (say!("fact_speed"), say!("speed_millions", speed: speed)),
        (say!("fact_rounds"), shares(rounds.collect())),
        (say!("fact_endings"), shares(endings.collect())),
    ];
    for standing in &report.standings {
        let [place, score] =
            [standing.mean_place, standing.mean_score].map(|mean| figure(&format!("{mean:.2}")));
        let (won, shared) = (percent(standing.won), percent(standing.shared));
        facts.push((
            say!("fact_seat", seat: standing.seat),
            say!("standing", won: won, shared: shared, place: place, score: score),
        ));
    }
    Ok(out.facts(&facts)?)
}
