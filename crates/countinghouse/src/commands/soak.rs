//! `soak`: a game's contract over very many random games. Exit code 1 if a promise was broken. What is not asked for
//! is as the game's manifest says.

use games::simulate::all_cores;
use games::soak::{Proven, Soak, soak};
use games::{AnyGame, GAMES, find, setups};
use serde_json::Value;

use super::{bar, setup};
use crate::cli;
use crate::failure::Failure;
use crate::out::Out;

/// Enough to see what kind of failure it is.
const SHOWN: usize = 20;

pub fn run(asked: &cli::Soak, out: &mut Out) -> Result<(), Failure> {
    match &asked.game {
        Some(id) => prove(find(id)?, asked, out),
        None => GAMES.iter().try_for_each(|game| prove(*game, asked, out)),
    }
}

fn prove(game: &'static dyn AnyGame, asked: &cli::Soak, out: &mut Out) -> Result<(), Failure> {
    let planned = game.about().soak;
    let games = asked.games.unwrap_or(planned.games);
    let plan = Soak {
        games,
        first: asked.first,
        seed: asked.seed,
        setups: every_setup(game, asked)?,
        players: asked.players.clone(),
        examine_every: asked.examine_every,
        threads: asked.threads.unwrap_or_else(all_cores),
    };
    let bar = bar(games);
    let proven = soak(game, &plan, &|games| bar.inc(games))?;
    bar.finish_and_clear();
    report(game, &proven, asked, out)?;
    if !proven.failures.is_empty() {
        let count = proven.failures.len();
        return Err(Failure::DoesNotHold(format!("{count} of {} games broke a promise", games)));
    }
    // What has to occur in the planned number of games need not occur in fewer.
    let complete = asked.complete || (asked.games.is_none() && planned.complete);
    if complete && !proven.missing.is_empty() {
        let count = proven.missing.len();
        return Err(Failure::DoesNotHold(format!("{count} events, rules or endings did not occur")));
    }
    Ok(())
}

fn report(game: &dyn AnyGame, proven: &Proven, asked: &cli::Soak, out: &mut Out) -> Result<(), Failure> {
    let coverage = &proven.coverage;
    out.line(format_args!(
        "{}: {} games, {} decisions, {} failures",
        game.info().id,
        coverage.games,
        coverage.decisions,
        proven.failures.len()
    ))?;
    out.line(format_args!(
        "occurred: {} event kinds, {} rule codes, {} endings",
        coverage.events.len(),
        coverage.rules.len(),
        coverage.endings.len()
    ))?;
    for missing in &proven.missing {
        out.line(format_args!("did not occur: {missing}"))?;
    }
    for failure in proven.failures.iter().take(SHOWN) {
        out.line(format_args!(
            "game {}: {}\n  see it again: --seed {} --first {} --games {} with the same options",
            failure.game,
            failure.what,
            asked.seed,
            failure.batch,
            failure.game - failure.batch + 1
        ))?;
    }
    Ok(())
}

/// The options given with `--each`, or those of the manifest.
fn every_option<'a>(
    game: &dyn AnyGame,
    asked: &'a cli::Soak,
) -> Result<Vec<(&'a str, Vec<&'a str>)>, Failure> {
    if asked.each.is_empty() && asked.set.is_empty() {
        let planned = game.about().soak.each;
        return Ok(planned.iter().map(|(option, values)| (*option, values.to_vec())).collect());
    }
    let read = |each: &'a String| {
        let (option, values) = each
            .split_once('=')
            .ok_or_else(|| Failure::Bad(format!("{each}: write it as option=value,value")))?;
        Ok((option, values.split(',').collect()))
    };
    asked.each.iter().map(read).collect()
}

/// Every combination of these options.
fn every_setup(game: &dyn AnyGame, asked: &cli::Soak) -> Result<Vec<Value>, Failure> {
    let mut found = vec![setup(game, &asked.set)?];
    for (option, values) in every_option(game, asked)? {
        let mut combined = Vec::new();
        for value in values {
            for setup in &found {
                let mut setup = setup.clone();
                setups::assign(game, &mut setup, &format!("{option}={value}"))?;
                combined.push(setup);
            }
        }
        found = combined;
    }
    Ok(found)
}
