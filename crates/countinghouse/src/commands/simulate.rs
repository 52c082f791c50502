//! `simulate`: plays many games and prints statistics. Random play without output files uses the fast simulator
//! without views; everything else uses the lab.

use games::simulate::{Report, all_cores, simulate};
use games::{AnyGame, find};
use lab::{Plan, SummaryBuilder, report};

use super::lab_runs::{
    bots, check_complete, check_ends, contests, ends_table, play, run_options, summary, write_cards,
    write_report,
};
use super::{bar, players, setup};
use crate::cli::Simulate;
use crate::failure::Failure;
use crate::interrupt;
use crate::out::Out;

pub fn run(args: &Simulate, out: &mut Out) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let output = &args.output;
    let wants_more = output.out.is_some()
        || output.save_records.is_some()
        || output.report.is_some()
        || !output.ends.is_empty();
    if args.seats.bots.is_empty() && args.seats.bot.is_empty() && !wants_more {
        return at_random(game, args, out);
    }
    let plan = Plan::line_up(game, setup(game, &args.seats.set)?, args.seats.players, &bots(&args.seats)?)?;
    let plan = Plan { games: args.games, seed: args.seed, options: run_options(output)?, ..plan };
    let plans = [(String::new(), plan)];
    let contests = contests(&plans)?;
    check_ends(output, &contests)?;
    let plan = &plans[0].1;
    let mut tally = SummaryBuilder::new(plan, &*contests[0]);
    let cpu = play(&plans, &contests, output, &mut |finished| tally.add(finished))?;
    let figures = tally.summary(plan, cpu);
    write_cards(output, &[("", &figures)])?;
    write_report(output, || report::of_simulation(game, &figures))?;
    if output.json {
        out.pretty_json(&figures)?;
    } else {
        out.line(format_args!("{}, {} players, seed {}", game.info().title, plan.players, plan.seed))?;
        summary(&figures, out)?;
        ends_table(&output.ends, &[("", &figures)], out)?;
    }
    check_complete(figures.games, args.games)
}

fn at_random(game: &'static dyn AnyGame, args: &Simulate, out: &mut Out) -> Result<(), Failure> {
    let players = players(game, args.seats.players);
    let simulator = game.simulator(&setup(game, &args.seats.set)?, players)?;
    let bar = bar(args.games);
    let threads = args.output.threads.unwrap_or_else(all_cores);
    let done = |games| bar.inc(games);
    let tally = simulate(&*simulator, args.games, args.seed, threads, interrupt::flag(), &done);
    bar.finish_and_clear();
    let report = tally.report(players);
    if args.output.json {
        out.pretty_json(&report)?;
    } else {
        out.line(format_args!("{}, {players} players, seed {}", game.info().title, args.seed))?;
        random_summary(&report, out)?;
    }
    check_complete(report.games, args.games)
}

fn random_summary(report: &Report, out: &mut Out) -> Result<(), Failure> {
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
