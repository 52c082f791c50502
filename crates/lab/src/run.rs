//! Playing on every core, and handing the games over in the order of their numbers.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use cpu_time::ThreadTime;
use games::contest::{Contest, ContestError, Dealer, Pairing, Played};

use crate::{Keeping, LabError};

/// One game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// At which of the tables.
    pub contest: usize,
    pub number: u64,
    pub seed: u64,
    pub seating: Vec<usize>,
}

/// One game that has been played.
#[derive(Clone, Debug)]
pub struct Finished {
    pub job: Job,
    pub played: Played,
}

/// What is run.
pub struct Run<'a> {
    pub contests: &'a [Box<dyn Contest>],
    pub jobs: u64,
    pub job: &'a (dyn Fn(u64) -> Job + Sync),
    pub keeping: Keeping,
    /// Once set, games under way are given up and what is finished is handed over.
    pub stop: &'a AtomicBool,
}

/// How far, for each thread, games may run ahead of one that takes long.
const AHEAD: u64 = 64;

/// Plays all jobs and hands each finished game over in order. Gives the processor time used by all threads.
pub fn run(
    run: &Run<'_>,
    each: &mut dyn FnMut(Finished) -> Result<(), LabError>,
) -> Result<Duration, LabError> {
    let threads = run.keeping.threads.max(1);
    let pace = Pace { handed_over: Mutex::new(0), changed: Condvar::new(), ahead: AHEAD * threads as u64 };
    let next = AtomicU64::new(0);
    // As much as may be under way at all, so that whoever sums up being late does not hold up those who play.
    let (sender, receiver) = sync_channel(pace.ahead as usize);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let sender = sender.clone();
                let (next, pace) = (&next, &pace);
                scope.spawn(move || work(run, next, pace, &sender))
            })
            .collect();
        drop(sender);
        let handed_over = hand_over(run, &pace, &receiver, each);
        // Whoever still plays after an error finds nobody to tell.
        drop(receiver);
        let mut cpu = Duration::ZERO;
        for worker in workers {
            match worker.join() {
                Ok(used) => cpu += used,
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        handed_over.map(|()| cpu)
    })
}

/// How many jobs have been handed over: no thread runs far ahead of that, so memory stays flat.
struct Pace {
    handed_over: Mutex<u64>,
    changed: Condvar,
    ahead: u64,
}

impl Pace {
    /// Waits until this job is not too far ahead; false if the run was stopped meanwhile.
    fn wait_for(&self, job: u64, stop: &AtomicBool) -> bool {
        let mut handed_over = self.handed_over.lock().unwrap_or_else(PoisonError::into_inner);
        while job >= *handed_over + self.ahead {
            if stop.load(Ordering::Relaxed) {
                return false;
            }
            let waited = self.changed.wait_timeout(handed_over, Duration::from_millis(50));
            handed_over = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        !stop.load(Ordering::Relaxed)
    }

    fn reached(&self, job: u64) {
        *self.handed_over.lock().unwrap_or_else(PoisonError::into_inner) = job;
        self.changed.notify_all();
    }
}

type Message = Result<(u64, Finished), ContestError>;

fn work(run: &Run<'_>, next: &AtomicU64, pace: &Pace, sender: &SyncSender<Message>) -> Duration {
    let _guard = StopOnPanic(run.stop);
    let clock = ThreadTime::now();
    let mut dealers: Vec<Option<Box<dyn Dealer + '_>>> = run.contests.iter().map(|_| None).collect();
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= run.jobs || !pace.wait_for(index, run.stop) {
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
            Pairing { seed: job.seed, seating: &job.seating, keep: run.keeping.keep, stop: run.stop };
        let Some(played) = dealer.play(&pairing) else { break };
        if sender.send(Ok((index, Finished { job, played }))).is_err() {
            break;
        }
    }
    clock.elapsed()
}

/// A thread that panics would leave the others waiting for its game.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

fn hand_over(
    run: &Run<'_>,
    pace: &Pace,
    receiver: &Receiver<Message>,
    each: &mut dyn FnMut(Finished) -> Result<(), LabError>,
) -> Result<(), LabError> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    let result = (|| {
        for message in receiver {
            let (index, finished) = message?;
            waiting.insert(index, finished);
            while let Some(finished) = waiting.remove(&next) {
                each(finished)?;
                next += 1;
            }
            pace.reached(next);
        }
        // After an interrupt there are gaps where games were given up.
        std::mem::take(&mut waiting).into_values().try_for_each(&mut *each)
    })();
    if result.is_err() {
        run.stop.store(true, Ordering::Relaxed);
    }
    result
}
