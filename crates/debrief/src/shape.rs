//! The shape of a debrief as it is sent and saved. Seats are numbers from 0; a turn is what the game counts as its round
//! or turn, from 1; an entry is the number of an entry of the record, to which a replay can jump.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// What happened to the money in one game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Debrief {
    /// The game's id, as in addresses.
    pub game: String,
    pub title: String,
    /// The players' names by seat.
    pub players: Vec<String>,
    /// The options in which this table differed from the printed game, so that it can be set up again.
    pub house_rules: BTreeMap<String, Value>,
    /// The name of the ending; null if the game was closed before its end.
    pub ending: Option<String>,
    /// By seat: 1 is first, ties share a place.
    pub places: Vec<u8>,
    pub scores: Vec<i64>,
    pub winners: Vec<u8>,
    /// How many turns make a round of the table.
    pub turns_per_round: u32,
    /// What the values of every series belong to, in order.
    pub turns: Vec<TurnPoint>,
    pub series: Vec<Series>,
    /// Which series to draw together, the most telling first.
    pub charts: Vec<Chart>,
    pub moments: Vec<Moment>,
    /// Who owed whom at the end of each turn in which that changed.
    pub debts: Vec<DebtsAt>,
    /// What moved between holders over the whole game, added up by what and rule: the data of a Sankey diagram.
    pub flows: Vec<FlowSum>,
    /// What each seat's accounts held after the deal and at the end, so that flows can be shown as a balance.
    pub stocks: Vec<Stock>,
    /// What accounts, wares and rules are called: `sector:markets`, `ware:gold`, `rule:CODE`.
    pub names: BTreeMap<String, String>,
    /// The wares that serve as money, the first one before the others.
    pub money: Vec<String>,
    /// How bots saw the chances of the seats; empty if they were not asked.
    pub estimates: Vec<Estimate>,
    pub story: Vec<Sentence>,
    pub questions: Vec<Sentence>,
}

/// The end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct TurnPoint {
    pub turn: u32,
    /// The entry that ended it.
    pub entry: u64,
}

/// A figure over turns.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Series {
    /// A gauge of the game, or one of the computed figures (`score`, `gini`, `money`, `velocity`, `inflation`, …).
    pub name: String,
    /// What it is called.
    pub label: String,
    pub unit: String,
    /// Null for a figure of the whole table.
    pub seat: Option<u8>,
    /// One for each of `turns`; null where there is no reading.
    pub values: Vec<Option<f64>>,
}

/// Figures on one scale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Chart {
    pub key: String,
    pub title: String,
    /// What to look for.
    pub about: String,
    /// Places in the list of series.
    pub series: Vec<usize>,
    /// The value at which something changes, such as whether a bank can pay; it is drawn as a line.
    pub threshold: Option<u8>,
}

/// Something that stands out.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Moment {
    pub kind: String,
    pub entry: u64,
    /// Its place among the events of the entry; null if a figure tells of it.
    pub event: Option<usize>,
    pub turn: u32,
    pub seats: Vec<u8>,
    /// What was at stake, by name.
    pub amounts: BTreeMap<String, f64>,
    pub text: String,
}

/// Who owed whom when a turn was over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct DebtsAt {
    pub turn: u32,
    pub debts: Vec<DebtLine>,
}

/// One debt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct DebtLine {
    pub debtor: u8,
    pub creditor: Account,
    /// What is still owed.
    pub amount: u32,
    pub instalment: u32,
    pub security: u32,
}

/// A sector of the economy, or one seat's part of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema, TS)]
pub struct Account {
    pub sector: String,
    pub seat: Option<u8>,
}

/// What moved from one holder to another over the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct FlowSum {
    pub from: Account,
    pub to: Account,
    pub what: String,
    /// Whose promise it is, if it is one.
    pub issuer: Option<u8>,
    pub rule: String,
    pub amount: u64,
}

/// What lay with a seat after the deal and at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Stock {
    pub account: Account,
    pub what: String,
    pub issuer: Option<u8>,
    pub start: i64,
    pub end: i64,
}

/// The chances of the seats at the end of a turn, by bots that played on from there.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Estimate {
    pub turn: u32,
    pub entry: u64,
    /// How many were played.
    pub games: u32,
    /// By seat: the share of the games that it won; a shared victory counts as a share.
    pub chances: Vec<f64>,
    /// The share of the games that nobody won, because the game itself can win.
    pub nobody: f64,
    /// The largest change of any of these shares since the estimate before.
    pub swing: f64,
    /// A change that is not larger may be luck.
    pub luck: f64,
}

/// A sentence and what it says.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Sentence {
    /// The message it was made from.
    pub key: String,
    pub text: String,
    /// Where a replay shows what it is about.
    pub entry: Option<u64>,
    pub turn: Option<u32>,
    pub facts: Vec<Fact>,
}

/// A value in a sentence and where it comes from.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Fact {
    pub name: String,
    #[ts(type = "unknown")]
    pub value: Value,
    pub source: Source,
}

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Source {
    /// A value inside an event of an entry, by JSON pointer.
    Event { entry: u64, event: usize, pointer: String },
    /// The game's own sentence about an event.
    Said { entry: u64, event: usize },
    /// A figure at the end of a turn, rounded to one decimal.
    Figure { series: String, seat: Option<u8>, turn: u32 },
    /// The turn in which an entry was made.
    Turn { entry: u64 },
    /// Everything that moved by these rules in the turns from `first` to `last`; an account that is left open is any.
    Flows {
        what: Vec<String>,
        from: Option<Account>,
        to: Option<Account>,
        rules: Vec<String>,
        first: u32,
        last: u32,
    },
    /// How many events of this kind there were in the turns from `first` to `last`.
    Count { event: String, first: u32, last: u32 },
    /// How many different seats did this in the turns from `first` to `last`.
    Seats { event: String, first: u32, last: u32 },
    /// The number of the last turn in which anybody acted.
    Turns,
    /// The final score of a seat.
    Score { seat: u8 },
    /// The place of a seat in the final standings, with that place.
    Place { place: u8 },
    /// The sentence of a moment that a figure tells of.
    Moment { entry: u64, kind: String },
    /// The sum of a field over the events of this kind in a stretch of the game.
    Sum { event: String, field: String, stretch: Stretch },
    /// What a bank that was rescued had lacked: its called debt that others' money has paid.
    Lacking { seat: u8, stretch: Stretch },
    /// What it gave for the help, kind by kind.
    Given { seat: u8, stretch: Stretch },
    /// The gold and credit that it gave, in per cent of what it had lacked.
    Price { seat: u8, stretch: Stretch },
    /// The seats that dealt with it.
    Helpers { seat: u8, stretch: Stretch },
    /// What the record says about itself: the game, its players, its ending.
    Record { field: String },
}

/// A stretch of a game, from one event to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Stretch {
    pub first: EventPlace,
    pub last: EventPlace,
}

/// An event: its entry, and its place among the events of that entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema, TS)]
pub struct EventPlace {
    pub entry: u64,
    pub event: usize,
}

impl Source {
    /// The entry it belongs to, if it belongs to one.
    pub fn entry(&self) -> Option<u64> {
        match self {
            Source::Event { entry, .. }
            | Source::Said { entry, .. }
            | Source::Turn { entry }
            | Source::Moment { entry, .. } => Some(*entry),
            Source::Sum { stretch, .. }
            | Source::Lacking { stretch, .. }
            | Source::Given { stretch, .. }
            | Source::Price { stretch, .. }
            | Source::Helpers { stretch, .. } => Some(stretch.last.entry),
            Source::Figure { .. }
            | Source::Flows { .. }
            | Source::Count { .. }
            | Source::Seats { .. }
            | Source::Turns
            | Source::Score { .. }
            | Source::Place { .. }
            | Source::Record { .. } => None,
        }
    }
}
