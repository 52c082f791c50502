//! Runs an experiment: plays its variants game by game on the same seeds and makes the result.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game_core::Record;
use games::contest::{Keep, TIME_OUT};
use games::simulate::all_cores;

use super::gathering::{Gathering, Variants};
use super::{Experiment, ExperimentResult};
use crate::{FinishedGame, LabError, Outliers, Run, RunOptions};

/// How an experiment is run, how to follow it and how to stop it. Nothing of this changes its numbers.
#[derive(Clone, Copy)]
pub struct Progress<'a> {
    pub threads: usize,
    /// How long an outside program may think about one question.
    pub time_out: Duration,
    /// So many faults of one bot in one variant end the run.
    pub most_faults: u64,
    /// Once set, games under way are abandoned; the result is made of those that were finished.
    pub stop: &'a AtomicBool,
    /// Told after every game of all variants: games of each variant that are done, and that were asked for.
    pub done: &'a (dyn Fn(u64, u64) + Sync),
}

/// A bot that fails more often than this is broken.
pub const MOST_FAULTS: u64 = 100;

impl<'a> Progress<'a> {
    /// On every core, told to nobody.
    pub fn new(stop: &'a AtomicBool) -> Progress<'a> {
        let done = &|_, _| ();
        Progress { threads: all_cores(), time_out: TIME_OUT, most_faults: MOST_FAULTS, stop, done }
    }
}

/// Plays an experiment.
pub fn run(experiment: &Experiment, progress: &Progress<'_>) -> Result<ExperimentResult, LabError> {
    run_with(experiment, progress, Keep::FIGURES, &mut |_| Ok(())).map(|(result, _)| result)
}

/// The same; `each` gets the games of one number, one of each variant, in order. Also gives the games that stand out, with
/// their records if those are kept.
pub fn run_with(
    experiment: &Experiment,
    progress: &Progress<'_>,
    keep: Keep,
    each: &mut dyn FnMut(&[FinishedGame]) -> Result<(), LabError>,
) -> Result<(ExperimentResult, Outliers), LabError> {
    let options = RunOptions { threads: progress.threads, time_out: progress.time_out, keep };
    let variants = Variants::of(experiment, options)?;
    let mut gathering = Gathering::new(experiment, &variants)?;
    let jobs = experiment
        .games
        .checked_mul(variants.plans.len() as u64)
        .ok_or_else(|| LabError::BadInput("so many games never end".to_owned()))?;
    let job = |index: u64| variants.job(index);
    let played = Run { contests: &variants.contests, jobs, job: &job, options, stop: progress.stop };
    let cpu = crate::run(&played, &mut |finished| {
        gathering.add(finished, progress.most_faults, each, progress.done)
    })?;
    gathering.finish(cpu)
}

/// The record of one game of a variant, which a replay can show; played again, since the same seed gives the same game.
pub fn record_of(experiment: &Experiment, variant: usize, game: u64) -> Result<Record, LabError> {
    let plans = experiment.plans()?;
    let Some((_, plan)) = plans.get(variant) else {
        return Err(LabError::BadInput(format!(
            "there is no variant {variant}; the last one is {}",
            plans.len() - 1
        )));
    };
    let contest = plan.contest()?;
    let job = plan.job(game);
    let stop = AtomicBool::new(false);
    let pairing =
        games::contest::Pairing { seed: job.seed, seating: &job.seating, keep: Keep::RECORD, stop: &stop };
    let played = contest.dealer()?.play(&pairing);
    let record = played.and_then(|played| played.record);
    record.map(|record| *record).ok_or_else(|| LabError::BadInput("this game has no record".to_owned()))
}
