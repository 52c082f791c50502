//! The contract over very many random games on every core. A broken promise does not stop the run: it is noted with
//! what is needed to see it again.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, Once};

use game_core::Observed;
use game_core::contract::{Coverage, Examiner, Trial};
use serde_json::Value;

use crate::simulate::game_seed;
use crate::tables::nth;
use crate::{AnyGame, StartError, setups};

/// Games examined in one go. What an examiner has seen steers its probes, so a failure is seen again by running
/// its whole batch.
pub const BATCH: u64 = 50;

/// What a soak run plays.
#[derive(Clone, Debug)]
pub struct Soak {
    pub games: u64,
    /// The number of the first game; to see a failure again.
    pub first: u64,
    pub seed: u64,
    /// Options taken in turn, in the order of [`nth`].
    pub setups: Vec<Value>,
    /// Sizes of table taken in turn; every size the game allows if empty.
    pub players: Vec<u8>,
    /// One step in this many is examined from every side; every step is audited.
    pub examine_every: u32,
    pub threads: usize,
}

/// Some games of a soak run.
pub struct Batch<'a> {
    pub soak: &'a Soak,
    pub first: u64,
    pub games: u64,
}

/// What came of a batch, or of all of them.
#[derive(Clone, Debug, Default)]
pub struct Proven {
    pub coverage: Coverage,
    pub failures: Vec<Failure>,
    /// Event kinds, rule codes and endings that have not occurred.
    pub missing: Vec<String>,
}

/// A broken promise, a dead end or a panic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The number of the game in the run.
    pub game: u64,
    /// The first game of its batch.
    pub batch: u64,
    pub what: String,
}

/// Runs the whole soak, telling how many games are done now and then.
pub fn soak(
    game: &'static dyn AnyGame,
    soak: &Soak,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Proven, StartError> {
    // An empty batch proves the set-ups before the threads start.
    game.prove(&Batch { soak, first: soak.first, games: 0 })?;
    let end = soak.first + soak.games;
    let next = AtomicU64::new(soak.first);
    let total = Mutex::new(Ok(Proven::default()));
    let work = || loop {
        let first = next.fetch_add(BATCH, Ordering::Relaxed);
        if first >= end {
            break;
        }
        let games = BATCH.min(end - first);
        let proven = game.prove(&Batch { soak, first, games });
        done(games);
        let mut total = total.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match (&mut *total, proven) {
            (Ok(total), Ok(proven)) => {
                total.coverage.merge(proven.coverage);
                total.failures.extend(proven.failures);
            }
            (Ok(_), Err(error)) => *total = Err(error),
            (Err(_), _) => {}
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..soak.threads.max(1) {
            scope.spawn(work);
        }
    });
    let mut total = total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)?;
    total.failures.sort_by_key(|failure| failure.game);
    total.missing = game.missing(&total.coverage);
    Ok(total)
}

/// One batch of games of a known type.
pub(crate) fn prove<G: Observed>(batch: &Batch<'_>) -> Result<Proven, StartError> {
    let tables = tables::<G>(batch.soak)?;
    let trial = Trial::<G>::of(0).examining_every(batch.soak.examine_every.max(1));
    let mut proven = Proven::default();
    let mut examiner = Examiner::default();
    for number in batch.first..batch.first + batch.games {
        let config = nth(&tables, number);
        let seed = game_seed(batch.soak.seed, number);
        if let Err(what) = caught(|| examiner.play_one(config, seed, &trial)) {
            proven.failures.push(Failure { game: number, batch: batch.first, what });
            // Whatever the examiner was in the middle of is not to be trusted.
            proven.coverage.merge(std::mem::take(&mut examiner).coverage);
        }
    }
    proven.coverage.merge(examiner.coverage);
    Ok(proven)
}

/// Every set-up at every size of table.
fn tables<G: Observed>(soak: &Soak) -> Result<Vec<G::Config>, StartError> {
    let printed = [Value::Null];
    let setups = if soak.setups.is_empty() { &printed[..] } else { &soak.setups };
    let every: Vec<u8> = (G::INFO.min_players..=G::INFO.max_players).collect();
    let players = if soak.players.is_empty() { &every } else { &soak.players };
    let mut tables = Vec::new();
    for setup in setups {
        let setup = setups::read::<G::Setup>(setup)?;
        for players in players {
            tables.push(G::config(&setup, *players)?);
        }
    }
    Ok(tables)
}

thread_local! {
    /// What the last panic on this thread said, while it is being noted instead of printed.
    static NOTED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs it and gives what the panic said, and where, if it panicked.
fn caught(play: impl FnOnce()) -> Result<(), String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(note_panics_where_asked);
    NOTED.set(Some(String::new()));
    let played = panic::catch_unwind(AssertUnwindSafe(play));
    let noted = NOTED.take().unwrap_or_default();
    played.map_err(|_| noted)
}

/// A soak run lists its panics at the end instead of printing each; other threads keep their hook.
fn note_panics_where_asked() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if NOTED.with_borrow(Option::is_none) {
            return before(info);
        }
        let said = info.payload_as_str().unwrap_or("a panic without words");
        let place = info.location().map(|place| format!(" ({}:{})", place.file(), place.line()));
        NOTED.set(Some(format!("{said}{}", place.unwrap_or_default())));
    }));
}
