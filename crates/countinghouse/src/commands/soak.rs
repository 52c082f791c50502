//! `soak`: a game's contract over very many random games. Exit code 1 if a promise was broken.

use games::simulate::all_cores;
use games::soak::{Proven, Soak, soak};
use games::{AnyGame, find, setups};
use serde_json::Value;

use super::{bar, setup};
use crate::cli;
use crate::failure::Failure;
use crate::out::Out;

/// Enough to see what kind of failure it is.
const SHOWN: usize = 20;

pub fn run(asked: &cli::Soak, out: &mut Out) -> Result<(), Failure> {
    let game = find(&asked.game)?;
    let plan = Soak {
        games: asked.games,
        first: asked.first,
        seed: asked.seed,
        setups: every_setup(game, asked)?,
        players: asked.players.clone(),
        examine_every: asked.examine_every,
        threads: asked.threads.unwrap_or_else(all_cores),
    };
    let bar = bar(asked.games);
    let proven = soak(game, &plan, &|games| bar.inc(games))?;
    bar.finish_and_clear();
    report(&proven, asked, out)?;
    if !proven.failures.is_empty() {
        let count = proven.failures.len();
        return Err(Failure::DoesNotHold(format!("{count} of {} games broke a promise", asked.games)));
    }
    if asked.complete && !proven.missing.is_empty() {
        let count = proven.missing.len();
        return Err(Failure::DoesNotHold(format!("{count} events, rules or endings did not occur")));
    }
    Ok(())
}

fn report(proven: &Proven, asked: &cli::Soak, out: &mut Out) -> Result<(), Failure> {
    let coverage = &proven.coverage;
    out.line(format_args!(
        "{}: {} games, {} decisions, {} failures",
        asked.game,
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

/// Every combination of the options given with `--each`.
fn every_setup(game: &dyn AnyGame, asked: &cli::Soak) -> Result<Vec<Value>, Failure> {
    let mut found = vec![setup(game, &asked.set)?];
    for each in &asked.each {
        let (option, values) = each
            .split_once('=')
            .ok_or_else(|| Failure::Bad(format!("{each}: write it as option=value,value")))?;
        let mut combined = Vec::new();
        for value in values.split(',') {
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
