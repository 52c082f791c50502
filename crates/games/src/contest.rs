//! One game between bots named seat by seat: typed inside, without its type outside.
//!
//! The chance of entry n is stream n of the game's seed, exactly as a record replays it; what bots choose at random
//! follows from the same number by other streams. A bot gets its seat's view and choices, a program outside gets them
//! as one line of JSON. What many games say together is the lab's business.

mod dice;
mod name;
mod outside;
mod typed;

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game_core::{BySeat, Flow, Record, Seat, SeatSet, Standings};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use crate::StartError;

pub use name::{BadName, BotName, names_of};
pub use outside::{Failed, Fault};
pub(crate) use typed::ContestOf;

/// A table at which bots are to meet.
#[derive(Clone, Copy, Debug)]
pub struct Meeting<'a> {
    pub setup: &'a Value,
    pub players: u8,
    pub bots: &'a [BotName],
    /// How long an outside program may think about one question.
    pub time_out: Duration,
    /// Chance is drawn by purpose and count, for the rules and for the bots.
    pub common_dice: bool,
    /// The moment from which the games go on, if they are not dealt.
    pub from: Option<Position<'a>>,
}

/// A moment of a game.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    pub state: &'a Value,
    /// The number of the last entry before it.
    pub entry: u64,
}

impl<'a> Meeting<'a> {
    /// Dealt, with dice of its own in each game.
    pub fn new(setup: &'a Value, players: u8, bots: &'a [BotName]) -> Meeting<'a> {
        Meeting { setup, players, bots, time_out: TIME_OUT, common_dice: false, from: None }
    }
}

/// Bots who can meet at a table that has been proven.
pub trait Contest: Send + Sync {
    fn players(&self) -> u8;
    /// What one row of readings holds: the gauge, and its seat if it has one figure for each.
    fn columns(&self) -> &[Column];
    /// Names of things on the table that come from the deck or the set-up.
    fn things(&self) -> &[String];
    /// A dealer for one thread, with buffers and outside programs of its own.
    fn dealer(&self) -> Result<Box<dyn Dealer + '_>, ContestError>;
}

/// Plays games one after another on one thread.
pub trait Dealer {
    /// Plays a whole game; `None` if it was stopped.
    fn play(&mut self, pairing: &Pairing<'_>) -> Option<Played>;
}

/// One game to be played.
#[derive(Clone, Copy, Debug)]
pub struct Pairing<'a> {
    pub seed: u64,
    /// For each seat the bot that sits there, by its place in the contest's list.
    pub seating: &'a [usize],
    pub keep: Keep,
    pub stop: &'a AtomicBool,
}

/// What is kept of a game besides its figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Keep {
    /// The record that `verify` accepts.
    pub record: bool,
    /// What moved from holder to holder.
    pub flows: bool,
}

impl Keep {
    pub const FIGURES: Keep = Keep { record: false, flows: false };
    pub const RECORD: Keep = Keep { record: true, flows: false };
}

/// A column of readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    pub gauge: &'static str,
    pub unit: &'static str,
    pub seat: Option<u8>,
}

impl std::fmt::Display for Column {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{}_{seat}", self.gauge),
            None => f.write_str(self.gauge),
        }
    }
}

/// What came of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    pub rounds: u32,
    /// Accepted actions, silence included.
    pub decisions: u64,
    pub ending: &'static str,
    pub standings: Standings,
    pub turns: Vec<Turn>,
    pub faults: BySeat<Faults>,
    /// The first of them, with what was answered.
    pub failures: Vec<Failure>,
    /// The things some seat acted on or was dealt to be, by their place in [`Contest::things`], and those seats.
    pub acted_on: Vec<(usize, SeatSet)>,
    pub record: Option<Box<Record>>,
    /// What moved in which round, in order; empty unless it was to be kept.
    pub flows: Vec<(u32, Flow)>,
}

/// The gauges when a round was over.
#[derive(Clone, Debug)]
pub struct Turn {
    pub round: u32,
    /// As in [`Contest::columns`]; not a number where the game gave no reading.
    pub values: Box<[f64]>,
}

/// The same readings are the same turn, a missing one (which is not equal to itself) included.
impl PartialEq for Turn {
    fn eq(&self, other: &Turn) -> bool {
        let same = |(one, two): (&f64, &f64)| one.total_cmp(two).is_eq();
        self.round == other.round
            && self.values.len() == other.values.len()
            && self.values.iter().zip(&other.values).all(same)
    }
}

/// Questions a bot did not answer as it should; each was played as silence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Faults {
    pub timed_out: u64,
    pub crashed: u64,
    /// Not JSON, not an action, or against the rules.
    pub illegal: u64,
}

impl Faults {
    pub fn total(&self) -> u64 {
        self.timed_out + self.crashed + self.illegal
    }

    pub fn add(&mut self, other: &Faults) {
        self.timed_out += other.timed_out;
        self.crashed += other.crashed;
        self.illegal += other.illegal;
    }

    fn count(&mut self, fault: Fault) {
        match fault {
            Fault::TimedOut => self.timed_out += 1,
            Fault::Crashed => self.crashed += 1,
            Fault::Illegal => self.illegal += 1,
        }
    }
}

/// One question that a bot did not answer as it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The number of the entry that was played as silence.
    pub decision: u64,
    pub seat: Seat,
    pub failed: Failed,
}

/// So many failures of one game are told in full; all are counted.
const TOLD_FAILURES: usize = 8;

/// How long an outside program may think about one question, unless somebody says otherwise.
pub const TIME_OUT: Duration = Duration::from_secs(10);

/// Why a contest cannot take place.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ContestError {
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Bot(#[from] crate::BotError),
    #[error("the bot '{level}' knows no temper '{temper}'{known}")]
    Temper { level: String, temper: String, known: String },
    #[error("the bot 'cmd:{command}' cannot be started: {problem}")]
    Outside { command: String, problem: String },
}
