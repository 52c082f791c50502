//! Plays some of an experiment's games, anywhere, and makes one result of all of them, exactly as if they had been played in
//! one place: [`play_shard`] gives games as plain data, [`merge`] takes them in order.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::Ordering;

use game_core::{BySeat, MAX_SEATS, Seat, SeatSet, Standings};
use games::contest::{Failed, Failure, Fault, Faults, Keep, Played, Turn};
use games::{AnyGame, find};
use serde::{Deserialize, Serialize};

use super::gathering::{Gathering, Variants};
use super::{Experiment, ExperimentResult, Progress};
use crate::{FinishedGame, Job, LabError, Run, RunOptions};

/// A finished game as data that can be sent from one machine to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShardGame {
    variant: u64,
    number: u64,
    seed: u64,
    seating: Vec<u8>,
    rounds: u32,
    decisions: u64,
    ending: String,
    places: Vec<u8>,
    scores: Vec<i64>,
    winners: Seats,
    turns: Vec<(u32, Vec<f64>)>,
    /// Late, crashed and illegal answers by seat.
    faults: Vec<[u64; 3]>,
    failures: Vec<ShardFailure>,
    acted_on: Vec<(u64, Seats)>,
}

/// Numbers of seats. A `SeatSet` is written without saying how many there are, which binary formats need to know; digests
/// depend on that, so it stays as it is.
type Seats = Vec<u8>;

fn numbers(seats: SeatSet) -> Seats {
    seats.iter().map(|seat| seat.number() as u8).collect()
}

fn seats(numbers: &[u8]) -> Option<SeatSet> {
    numbers.iter().map(|number| Seat::new(*number)).collect()
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct ShardFailure {
    decision: u64,
    seat: u8,
    fault: String,
    answer: String,
    reason: String,
}

/// The games of a shard and the CPU time they took, in seconds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shard {
    pub first: u64,
    pub games: Vec<ShardGame>,
    pub cpu_seconds: f64,
}

/// Plays the games with these numbers, one of each variant. `each` gets them in order, as in
/// [`run_with`](super::run_with).
pub fn play_shard(
    experiment: &Experiment,
    numbers: Range<u64>,
    progress: &Progress<'_>,
    keep: Keep,
    each: &mut dyn FnMut(&FinishedGame) -> Result<(), LabError>,
) -> Result<Shard, LabError> {
    let options = RunOptions { threads: progress.threads, time_out: progress.time_out, keep };
    let variants = Variants::of(experiment, options)?;
    let each_number = variants.plans.len() as u64;
    let (first, last) = (numbers.start, numbers.end.min(experiment.games).max(numbers.start));
    let job = |index: u64| variants.job(first * each_number + index);
    let jobs = (last - first) * each_number;
    let run = Run { contests: &variants.contests, jobs, job: &job, options, stop: progress.stop };
    let mut games = Vec::new();
    let cpu = crate::run(&run, &mut |finished| {
        each(&finished)?;
        games.push(ShardGame::of(&finished));
        (progress.done)(games.len() as u64, jobs);
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(Shard { first, games, cpu_seconds: cpu.as_secs_f64() })
}

/// The result of an experiment from shards that come in the order of their numbers. It is the result of
/// [`run`](super::run), CPU time aside. Shards after the target was reached, or after a stop, are not looked at.
pub fn merge(
    experiment: &Experiment,
    shards: &mut dyn Iterator<Item = Result<Shard, LabError>>,
    progress: &Progress<'_>,
) -> Result<ExperimentResult, LabError> {
    let game_of = find(&experiment.game)?;
    let variants = Variants::of(experiment, RunOptions::default())?;
    let mut gathering = Gathering::new(experiment, &variants)?;
    let mut cpu = 0.0;
    let mut enough = false;
    for shard in shards {
        let shard = shard?;
        cpu += shard.cpu_seconds;
        for game in shard.games {
            let finished = game.finished(game_of)?;
            let added = gathering.add(finished, progress.most_faults, &mut |_| Ok(()), progress.done)?;
            enough |= added.is_break() || progress.stop.load(Ordering::Relaxed);
            if enough {
                break;
            }
        }
        if enough {
            break;
        }
    }
    gathering.finish(std::time::Duration::from_secs_f64(cpu)).map(|(result, _)| result)
}

impl ShardGame {
    fn of(finished: &FinishedGame) -> ShardGame {
        let FinishedGame { job, played } = finished;
        let failure = |failure: &Failure| ShardFailure {
            decision: failure.decision,
            seat: failure.seat.number() as u8,
            fault: failure.failed.fault.name().to_owned(),
            answer: failure.failed.answer.clone(),
            reason: failure.failed.reason.clone(),
        };
        ShardGame {
            variant: job.contest as u64,
            number: job.number,
            seed: job.seed,
            seating: job.seating.iter().map(|bot| *bot as u8).collect(),
            rounds: played.rounds,
            decisions: played.decisions,
            ending: played.ending.to_owned(),
            places: played.standings.places.values().copied().collect(),
            scores: played.standings.scores.values().copied().collect(),
            winners: numbers(played.standings.winners),
            turns: played.turns.iter().map(|turn| (turn.round, turn.values.to_vec())).collect(),
            faults: played.faults.values().map(|of| [of.timed_out, of.crashed, of.illegal]).collect(),
            failures: played.failures.iter().map(failure).collect(),
            acted_on: played.acted_on.iter().map(|(thing, seats)| (*thing as u64, numbers(*seats))).collect(),
        }
    }

    fn finished(self, game: &dyn AnyGame) -> Result<FinishedGame, LabError> {
        let broken = |what: &str| LabError::BadInput(format!("this shard is of another program: {what}"));
        let known = game.endings().into_iter().chain(["none"]).find(|ending| *ending == self.ending);
        let ending = known.ok_or_else(|| broken(&format!("there is no ending '{}'", self.ending)))?;
        let players = self.places.len();
        if self.scores.len() != players || players > MAX_SEATS {
            return Err(broken("places and scores are not of the same seats"));
        }
        let of_seats = |numbers: &[u8]| seats(numbers).ok_or_else(|| broken("a seat is unknown"));
        let players = players as u8;
        let standings = Standings {
            places: BySeat::from_fn(players, |seat| self.places[seat.number()]),
            scores: BySeat::from_fn(players, |seat| self.scores[seat.number()]),
            winners: of_seats(&self.winners)?,
        };
        let acted_on = self
            .acted_on
            .iter()
            .map(|(thing, seats)| Ok((*thing as usize, of_seats(seats)?)))
            .collect::<Result<_, LabError>>()?;
        let failures = self
            .failures
            .into_iter()
            .map(|failure| {
                let fault = [Fault::TimedOut, Fault::Crashed, Fault::Illegal]
                    .into_iter()
                    .find(|fault| fault.name() == failure.fault)
                    .ok_or_else(|| broken("a fault is unknown"))?;
                let seat = Seat::new(failure.seat).ok_or_else(|| broken("a seat is unknown"))?;
                let failed = Failed { fault, answer: failure.answer, reason: failure.reason };
                Ok(Failure { decision: failure.decision, seat, failed })
            })
            .collect::<Result<_, LabError>>()?;
        let faults = BySeat::from_fn(players, |seat| {
            let [timed_out, crashed, illegal] = self.faults.get(seat.number()).copied().unwrap_or_default();
            Faults { timed_out, crashed, illegal }
        });
        let turn = |(round, values): (u32, Vec<f64>)| Turn { round, values: values.into_boxed_slice() };
        let played = Played {
            rounds: self.rounds,
            decisions: self.decisions,
            ending,
            standings,
            turns: self.turns.into_iter().map(turn).collect(),
            faults,
            failures,
            acted_on,
            record: None,
            flows: Vec::new(),
        };
        let job = Job {
            contest: self.variant as usize,
            number: self.number,
            seed: self.seed,
            seating: self.seating.into_iter().map(usize::from).collect(),
        };
        Ok(FinishedGame { job, played })
    }
}
