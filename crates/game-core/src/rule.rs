//! One rule, one code: every refusal and every event names the rule it follows from.

use std::fmt::{self, Debug};

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Seat;

/// The closed list of a game's rules; made by [`rules!`](crate::rules).
pub trait RuleCode:
    Copy + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    /// Every rule, in the order of the rulebook.
    const ALL: &'static [Self];

    /// The anchor of the rule on the game's rules page, for example `nmm-3-fee`.
    fn code(self) -> &'static str;
}

/// Which rules an event may follow from: declared next to the event, and held to by the contract.
pub trait Cites<R: 'static> {
    fn cites(&self) -> &'static [R];
}

/// Why an action cannot be taken: the rule that forbids it and the reason in the terms of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Illegal<R, W> {
    pub rule: R,
    pub why: W,
}

/// The rule forbids it.
pub fn refuse<T, R, W>(rule: R, why: W) -> Result<T, Illegal<R, W>> {
    Err(Illegal { rule, why })
}

/// A condition of a rule.
pub fn require<R, W>(holds: bool, rule: R, why: W) -> Result<(), Illegal<R, W>> {
    if holds { Ok(()) } else { refuse(rule, why) }
}

/// Why an action did not count: in the game's own types, or (without parameters) as it goes out to pages and programs.
/// Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal<R = &'static str, W = Value> {
    /// The rules forbid it.
    Illegal(Illegal<R, W>),
    /// It is no action of the game.
    Unreadable(String),
    NoSuchSeat {
        seat: Seat,
        players: u8,
    },
    /// The match was closed before its end.
    Closed,
    /// Scripted chance foretold something else.
    Script(String),
    /// The game's own audit failed: a defect in the rules.
    Broken(String),
}

impl<R: RuleCode, W: Serialize> Refusal<R, W> {
    /// Without the game's types.
    pub fn erased(self) -> Refusal {
        match self {
            Refusal::Illegal(illegal) => Refusal::Illegal(illegal.erased()),
            Refusal::Unreadable(problem) => Refusal::Unreadable(problem),
            Refusal::NoSuchSeat { seat, players } => Refusal::NoSuchSeat { seat, players },
            Refusal::Closed => Refusal::Closed,
            Refusal::Script(fault) => Refusal::Script(fault),
            Refusal::Broken(finding) => Refusal::Broken(finding),
        }
    }
}

impl<R: RuleCode, W: Serialize> Illegal<R, W> {
    /// Without the game's types.
    pub fn erased(self) -> Illegal<&'static str, Value> {
        Illegal { rule: self.rule.code(), why: serde_json::to_value(self.why).unwrap_or(Value::Null) }
    }
}

impl Refusal {
    /// One word for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Refusal::Illegal(_) => "illegal",
            Refusal::Unreadable(_) => "unreadable",
            Refusal::NoSuchSeat { .. } => "no_such_seat",
            Refusal::Closed => "closed",
            Refusal::Script(_) => "script",
            Refusal::Broken(_) => "broken",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Illegal(Illegal { rule, why }) => write!(f, "rule {rule} forbids it: {why}"),
            Refusal::Unreadable(problem) => write!(f, "this is not an action of the game: {problem}"),
            Refusal::NoSuchSeat { seat, players } => {
                write!(f, "seat {seat} is not at this table of {players}")
            }
            Refusal::Closed => f.write_str("the game was closed; nothing more goes on its record"),
            Refusal::Script(fault) => f.write_str(fault),
            Refusal::Broken(finding) => write!(f, "the game's audit failed: {finding}"),
        }
    }
}

impl std::error::Error for Refusal {}

/// Declares the rules of a game: `rules! { pub enum Rule { /// … Nmm1Reveal = "nmm-1-reveal", … } }`.
#[macro_export]
macro_rules! rules {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $rule:ident = $code:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $code)] $rule),+ }

        impl $crate::RuleCode for $name {
            const ALL: &'static [Self] = &[$($name::$rule),+];
            fn code(self) -> &'static str {
                match self { $($name::$rule => $code),+ }
            }
        }
    };
}

/// Declares the events of a game, each with the rules it may follow from:
/// `events! { pub enum Event of Rule { LoanMade { lender: Seat } => Nmm3Loan; Moved { amount: u32 } => Nmm3Fee | Nmm3Loan; } }`.
#[macro_export]
macro_rules! events {
    ($(#[$meta:meta])* pub enum $name:ident of $rule:ident {
        $($(#[$doc:meta])* $event:ident $({ $($field:ident : $type:ty),* })? => $($cited:ident)|+;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $event $({ $($field: $type),* })?),+ }

        impl $crate::Cites<$rule> for $name {
            fn cites(&self) -> &'static [$rule] {
                match self { $($name::$event { .. } => &[$($rule::$cited),+]),+ }
            }
        }
    };
}
