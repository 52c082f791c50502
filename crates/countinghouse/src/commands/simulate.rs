//! `simulate`: many random games, and what happened in them.

use games::find;
use games::simulate::{Report, all_cores, simulate};

use super::{bar, players, setup};
use crate::cli::Simulate;
use crate::failure::Failure;
use crate::out::Out;

pub fn run(asked: &Simulate, out: &mut Out) -> Result<(), Failure> {
    let game = find(&asked.game)?;
    let players = players(game, asked.players);
    let simulator = game.simulator(&setup(game, &asked.set)?, players)?;
    let bar = bar(asked.games);
    let threads = asked.threads.unwrap_or_else(all_cores);
    let tally = simulate(&*simulator, asked.games, asked.seed, threads, &|games| bar.inc(games));
    bar.finish_and_clear();
    let report = tally.report(players);
    if asked.json {
        return Ok(out.pretty_json(&report)?);
    }
    out.line(format_args!("{}, {players} players, seed {}", game.info().title, asked.seed))?;
    summary(&report, out)
}

fn summary(report: &Report, out: &mut Out) -> Result<(), Failure> {
    let games = report.games.max(1) as f64;
    let percent = |count: u64| format!("{:.1} %", 100.0 * count as f64 / games);
    out.line(format_args!("games      {}", report.games))?;
    let per_game = report.decisions as f64 / games;
    out.line(format_args!("decisions  {} ({per_game:.1} a game)", report.decisions))?;
    let speed = report.decisions_per_cpu_second / 1e6;
    out.line(format_args!("speed      {speed:.2} million decisions per CPU-second"))?;
    let rounds: Vec<_> =
        report.rounds.iter().map(|(rounds, count)| format!("{rounds}: {}", percent(*count))).collect();
    out.line(format_args!("rounds     {}", rounds.join("  ")))?;
    let endings: Vec<_> =
        report.endings.iter().map(|(ending, count)| format!("{ending}: {}", percent(*count))).collect();
    out.line(format_args!("endings    {}", endings.join("  ")))?;
    for standing in &report.standings {
        out.line(format_args!(
            "seat {}     won {}, shared {}, mean place {:.2}, mean score {:.2}",
            standing.seat,
            percent(standing.won),
            percent(standing.shared),
            standing.mean_place,
            standing.mean_score
        ))?;
    }
    Ok(())
}
