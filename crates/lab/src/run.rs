//! Plays games on every core and delivers them in the order of their numbers.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use cpu_time::ThreadTime;
use games::contest::{Contest, ContestError, Dealer, Pairing, Played};

use crate::{LabError, RunOptions};

/// One game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The index of the contest.
    pub contest: usize,
    pub number: u64,
    pub seed: u64,
    pub seating: Vec<usize>,
}

/// One game that has been played.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    pub job: Job,
    pub played: Played,
}

/// What is run.
pub struct Run<'a> {
    pub contests: &'a [Box<dyn Contest>],
    pub jobs: u64,
    pub job: &'a (dyn Fn(u64) -> Job + Sync),
    pub options: RunOptions,
    /// Once set, games under way are abandoned and the finished ones are delivered.
    pub stop: &'a AtomicBool,
}

/// How far, for each thread, games may run ahead of one that takes long.
const MAX_AHEAD: u64 = 64;

/// Plays all jobs and delivers each finished game in order, until `each` has had enough. Returns the CPU time used by all
/// threads.
pub fn run(
    run: &Run<'_>,
    each: &mut dyn FnMut(FinishedGame) -> Result<ControlFlow<()>, LabError>,
) -> Result<Duration, LabError> {
    let threads = run.options.threads.max(1);
    let backpressure = Backpressure {
        delivered: Mutex::new(0),
        changed: Condvar::new(),
        ahead: MAX_AHEAD * threads as u64,
        halted: AtomicBool::new(false),
    };
    let next = AtomicU64::new(0);
    // Room for every game that may be under way, so that a slow consumer does not block the players.
    let (sender, receiver) = sync_channel(backpressure.ahead as usize);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let sender = sender.clone();
                let (next, backpressure) = (&next, &backpressure);
                scope.spawn(move || work(run, next, backpressure, &sender))
            })
            .collect();
        drop(sender);
        let delivered = deliver_in_order(&backpressure, &receiver, each);
        // After an error the remaining workers find the channel closed and stop.
        drop(receiver);
        let mut cpu = Duration::ZERO;
        for worker in workers {
            match worker.join() {
                Ok(used) => cpu += used,
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        delivered.map(|()| cpu)
    })
}

/// Counts the delivered jobs. No thread runs far ahead of them, which bounds the memory used.
struct Backpressure {
    delivered: Mutex<u64>,
    changed: Condvar,
    ahead: u64,
    /// Nobody wants another game.
    halted: AtomicBool,
}

impl Backpressure {
    /// Waits until this job is not too far ahead; false if the run was stopped meanwhile.
    fn wait_for(&self, job: u64, stop: &AtomicBool) -> bool {
        let mut delivered = self.delivered.lock().unwrap_or_else(PoisonError::into_inner);
        while job >= *delivered + self.ahead {
            if self.is_over(stop) {
                return false;
            }
            let waited = self.changed.wait_timeout(delivered, Duration::from_millis(50));
            delivered = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        !self.is_over(stop)
    }

    fn is_over(&self, stop: &AtomicBool) -> bool {
        stop.load(Ordering::Relaxed) || self.halted.load(Ordering::Relaxed)
    }

    fn mark_delivered(&self, job: u64) {
        *self.delivered.lock().unwrap_or_else(PoisonError::into_inner) = job;
        self.changed.notify_all();
    }
}

type Message = Result<(u64, FinishedGame), ContestError>;

fn work(
    run: &Run<'_>,
    next: &AtomicU64,
    backpressure: &Backpressure,
    sender: &SyncSender<Message>,
) -> Duration {
    let _guard = StopOnPanic(run.stop);
    let clock = ThreadTime::now();
    let mut dealers: Vec<Option<Box<dyn Dealer + '_>>> = run.contests.iter().map(|_| None).collect();
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= run.jobs || !backpressure.wait_for(index, run.stop) {
            break;
        }
        let job = (run.job)(index);
        let dealer = match &mut dealers[job.contest] {
            Some(dealer) => dealer,
            none => match run.contests[job.contest].dealer() {
                Ok(dealer) => none.insert(dealer),
                Err(error) => {
                    let _ = sender.send(Err(error));
                    break;
                }
            },
        };
        let pairing =
            Pairing { seed: job.seed, seating: &job.seating, keep: run.options.keep, stop: run.stop };
        let Some(played) = dealer.play(&pairing) else { break };
        if sender.send(Ok((index, FinishedGame { job, played }))).is_err() {
            break;
        }
    }
    clock.elapsed()
}

/// Without this, a thread that panics would leave the others waiting for its game.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

fn deliver_in_order(
    backpressure: &Backpressure,
    receiver: &Receiver<Message>,
    each: &mut dyn FnMut(FinishedGame) -> Result<ControlFlow<()>, LabError>,
) -> Result<(), LabError> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    let mut deliver = || {
        for message in receiver {
            let (index, finished) = message?;
            waiting.insert(index, finished);
            while let Some(finished) = waiting.remove(&next) {
                if each(finished)?.is_break() {
                    return Ok(());
                }
                next += 1;
            }
            backpressure.mark_delivered(next);
        }
        // After an interrupt there are gaps where games were abandoned.
        for finished in std::mem::take(&mut waiting).into_values() {
            if each(finished)?.is_break() {
                break;
            }
        }
        Ok(())
    };
    let result = deliver();
    backpressure.halted.store(true, Ordering::Relaxed);
    result
}
