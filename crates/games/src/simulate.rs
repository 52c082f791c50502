//! Random play for figures: every core, no log, no audit. What comes out does not depend on how many threads played.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use cpu_time::ThreadTime;
use game_core::{Chance, Choices, EndingCode, Log, LogOf, MAX_SEATS, Observed, Seat};
use serde::Serialize;

/// Games a thread takes at a time.
const BATCH: u64 = 64;

/// Plays whole games at random; the type of the game is compiled in.
pub trait Simulator: Send + Sync {
    fn players(&self) -> u8;

    /// Plays the games with these seeds and adds them to the tally.
    fn play(&self, seeds: &mut dyn Iterator<Item = u64>, tally: &mut Tally);
}

/// What happened in some games. Whole numbers only, so that sums do not depend on their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub rounds: BTreeMap<u32, u64>,
    pub endings: BTreeMap<&'static str, u64>,
    pub seats: [SeatTally; MAX_SEATS],
    pub cpu: Duration,
}

/// How one seat fared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Games won alone.
    pub won: u64,
    /// Games won together with others.
    pub shared: u64,
    pub places: u64,
    pub scores: i64,
}

impl Tally {
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.cpu += other.cpu;
        for (round, count) in &other.rounds {
            *self.rounds.entry(*round).or_default() += count;
        }
        for (ending, count) in &other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.won += theirs.won;
            mine.shared += theirs.shared;
            mine.places += theirs.places;
            mine.scores += theirs.scores;
        }
    }

    /// The figures as they are printed.
    pub fn report(&self, players: u8) -> Report {
        let games = self.games.max(1) as f64;
        let seconds = self.cpu.as_secs_f64();
        let standing = |(seat, tally): (usize, &SeatTally)| Standing {
            seat,
            won: tally.won,
            shared: tally.shared,
            mean_place: tally.places as f64 / games,
            mean_score: tally.scores as f64 / games,
        };
        Report {
            games: self.games,
            decisions: self.decisions,
            cpu_seconds: seconds,
            decisions_per_cpu_second: if seconds > 0.0 { self.decisions as f64 / seconds } else { 0.0 },
            rounds: self.rounds.clone(),
            standings: self.seats.iter().take(usize::from(players)).enumerate().map(standing).collect(),
            endings: self.endings.clone(),
        }
    }
}

/// The figures of a simulation; its fields are the keys of `simulate --json`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub games: u64,
    /// Accepted actions.
    pub decisions: u64,
    /// Summed over threads.
    pub cpu_seconds: f64,
    pub decisions_per_cpu_second: f64,
    /// How many games lasted how many rounds.
    pub rounds: BTreeMap<u32, u64>,
    pub standings: Vec<Standing>,
    pub endings: BTreeMap<&'static str, u64>,
}

/// How one seat fared on average.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    pub seat: usize,
    pub won: u64,
    pub shared: u64,
    pub mean_place: f64,
    pub mean_score: f64,
}

/// Plays `games` games on `threads` threads, telling how many are done now and then. Once `stop` is set, no further
/// games are begun.
pub fn simulate(
    simulator: &dyn Simulator,
    games: u64,
    seed: u64,
    threads: usize,
    stop: &AtomicBool,
    done: &(dyn Fn(u64) + Sync),
) -> Tally {
    let next = AtomicU64::new(0);
    let work = || {
        let clock = ThreadTime::now();
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= games || stop.load(Ordering::Relaxed) {
                break;
            }
            let last = games.min(first + BATCH);
            simulator.play(&mut (first..last).map(|number| game_seed(seed, number)), &mut tally);
            done(last - first);
        }
        tally.cpu = clock.elapsed();
        tally
    };
    let mut total = Tally::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(tally) => total.merge(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    total
}

/// As many threads as the machine has cores.
pub fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The seed of game `number` of a series: SplitMix64, so that neighbours have nothing in common.
pub fn game_seed(seed: u64, number: u64) -> u64 {
    let mut mixed = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

pub(crate) struct SimulatorOf<G: Observed> {
    config: G::Config,
}

impl<G: Observed> SimulatorOf<G> {
    pub(crate) fn new(config: G::Config) -> SimulatorOf<G> {
        SimulatorOf { config }
    }
}

impl<G: Observed> Simulator for SimulatorOf<G> {
    fn players(&self) -> u8 {
        G::players(&self.config)
    }

    fn play(&self, seeds: &mut dyn Iterator<Item = u64>, tally: &mut Tally) {
        let mut choices = Choices::default();
        for seed in seeds {
            play_one::<G>(&self.config, seed, &mut choices, tally);
        }
    }
}

/// One game: its dice follow from its seed, and so does the policy, apart from each other.
fn play_one<G: Observed>(config: &G::Config, seed: u64, choices: &mut Choices<G>, tally: &mut Tally) {
    let mut chance = Chance::fast(seed);
    let mut policy = Chance::fast(!seed);
    let mut log: LogOf<G> = Log::off();
    let mut state = G::start(config, &mut chance, &mut log);
    let mut decisions = 0;
    while let Some(seat) = state.awaited(config).first {
        choices.clear();
        state.choices(config, seat, choices);
        let action = choices.sample(&mut policy);
        state.apply(config, seat, &action, &mut chance, &mut log);
        decisions += 1;
    }
    tally.games += 1;
    tally.decisions += decisions;
    *tally.rounds.entry(state.round()).or_default() += 1;
    *tally.endings.entry(state.ending().map_or("none", EndingCode::name)).or_default() += 1;
    let standings = state.score_now(config);
    for (number, seat) in tally.seats.iter_mut().enumerate().take(usize::from(G::players(config))) {
        let at = Seat::at(number);
        if standings.winners.has(at) {
            *(if standings.winners.len() == 1 { &mut seat.won } else { &mut seat.shared }) += 1;
        }
        seat.places += u64::from(standings.places[at]);
        seat.scores += standings.scores[at];
    }
}
