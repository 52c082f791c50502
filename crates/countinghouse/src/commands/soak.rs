//! `soak`: a game's contract over very many random games. Exit code 1 if a promise was broken. What is not asked for
//! is as the game's manifest says.

use games::simulate::all_cores;
use games::soak::{Proven, Soak, soak};
use games::tables::{every_setup, planned};
use games::{AnyGame, GAMES, find};

use super::{bar, setup};
use crate::cli;
use crate::failure::Failure;
use crate::out::Out;

/// Enough to see what kind of failure it is.
const SHOWN: usize = 20;

pub fn run(args: &cli::Soak, out: &mut Out) -> Result<(), Failure> {
    match &args.game {
        Some(id) => prove(find(id)?, args, out),
        None => GAMES.iter().try_for_each(|game| prove(*game, args, out)),
    }
}

fn prove(game: &'static dyn AnyGame, args: &cli::Soak, out: &mut Out) -> Result<(), Failure> {
    let planned = game.about().soak;
    let games = args.games.unwrap_or(planned.games);
    let plan = Soak {
        games,
        first: args.first,
        seed: args.seed,
        setups: every_setup(game, setup(game, &args.set)?, &every_option(game, args)?)?,
        players: args.players.clone(),
        examine_every: args.examine_every,
        threads: args.threads.unwrap_or_else(all_cores),
    };
    let bar = bar(games);
    let proven = soak(game, &plan, &|games| bar.inc(games))?;
    bar.finish_and_clear();
    report(game, &proven, args, out)?;
    if !proven.failures.is_empty() {
        let count = proven.failures.len();
        return Err(Failure::CheckFailed(say!("soak_broken", count: count, games: games)));
    }
    // What has to occur in the planned number of games need not occur in fewer.
    let complete = args.complete || (args.games.is_none() && planned.complete);
    if complete && !proven.missing.is_empty() {
        let count = proven.missing.len();
        return Err(Failure::CheckFailed(say!("soak_incomplete", count: count)));
    }
    Ok(())
}

fn report(game: &dyn AnyGame, proven: &Proven, args: &cli::Soak, out: &mut Out) -> Result<(), Failure> {
    let coverage = &proven.coverage;
    let (id, failures) = (game.info().id, proven.failures.len());
    let (games, decisions) = (coverage.games.to_string(), coverage.decisions.to_string());
    out.line(say!("soak_played", game: id, games: games, decisions: decisions, failures: failures))?;
    let (events, rules, endings) = (coverage.events.len(), coverage.rules.len(), coverage.endings.len());
    out.line(say!("soak_occurred", events: events, rules: rules, endings: endings))?;
    for missing in &proven.missing {
        out.line(say!("soak_missing", what: missing))?;
    }
    for failure in proven.failures.iter().take(SHOWN) {
        out.line(say!("soak_failure", game: failure.game.to_string(), what: &failure.what))?;
        let (first, games) = (failure.batch, failure.game - failure.batch + 1);
        let options = format!("--seed {} --first {first} --games {games}", args.seed);
        out.line(format_args!("  {}", say!("soak_again", options: options)))?;
    }
    Ok(())
}

/// The options given with `--each`, or those of the manifest.
fn every_option<'a>(
    game: &dyn AnyGame,
    args: &'a cli::Soak,
) -> Result<Vec<(&'a str, Vec<&'a str>)>, Failure> {
    if args.each.is_empty() && args.set.is_empty() {
        return Ok(planned(game));
    }
    let read = |each: &'a String| {
        let (option, values) = each
            .split_once('=')
            .ok_or_else(|| Failure::BadInput(say!("written_as", text: each, how: "option=value,value")))?;
        Ok((option, values.split(',').collect()))
    };
    args.each.iter().map(read).collect()
}
