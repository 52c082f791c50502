//! Flows and holdings: what moved between the sectors of a game's economy, and what lies where, in terms that are the
//! same for every game. The change of every holding is the sum of its flows, and everything that lies somewhere came
//! out of an account that is as much below zero, so all holdings of one thing add up to nothing.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Account, Moved, Observed, RuleCode, Seat, ToldIn};

/// An account of the economy: a sector, or one seat's part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Holder {
    pub sector: &'static str,
    pub seat: Option<Seat>,
}

impl Holder {
    /// A sector that belongs to nobody at the table.
    pub const fn of_table(sector: &'static str) -> Holder {
        Holder { sector, seat: None }
    }

    pub const fn of_seat(sector: &'static str, seat: Seat) -> Holder {
        Holder { sector, seat: Some(seat) }
    }
}

/// `markets`, or `bank_2` for a seat.
impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_of(f, self.sector, self.seat)
    }
}

/// A kind of thing that is held: gold, goods, the credit of one bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Ware {
    pub what: &'static str,
    /// Whose promise it is, if it is one.
    pub issuer: Option<Seat>,
}

impl Ware {
    pub const fn plain(what: &'static str) -> Ware {
        Ware { what, issuer: None }
    }

    pub const fn issued(what: &'static str, issuer: Seat) -> Ware {
        Ware { what, issuer: Some(issuer) }
    }
}

/// `gold`, or `credit_2` for a promise of a seat.
impl fmt::Display for Ware {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_of(f, self.what, self.issuer)
    }
}

fn write_of(f: &mut fmt::Formatter<'_>, name: &str, seat: Option<Seat>) -> fmt::Result {
    match seat {
        Some(seat) => write!(f, "{name}_{seat}"),
        None => f.write_str(name),
    }
}

/// A movement between holders, before it is said which rule asked for it.
pub type HolderMove = Moved<Holder, Ware>;

/// An account of a game's books that belongs to a sector. Which one may depend on what lies there: a bank's own credit
/// is what it owes.
pub trait InSector<K>: Account {
    fn holder(self, asset: K) -> Holder;
}

/// Something moved from one holder to another, and the rule it follows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Flow {
    pub from: Holder,
    pub to: Holder,
    pub what: Ware,
    pub amount: u32,
    pub rule: &'static str,
}

/// The flows of what was told, in order: those that went through the door of the books, and those that events tell of.
pub fn flows_of<G: Observed>(config: &G::Config, told: &[ToldIn<G>]) -> Vec<Flow> {
    let mut flows = Vec::new();
    for told in told {
        let rule = told.rule.code();
        let mut push = |moved: HolderMove| {
            let HolderMove { from, to, asset, amount } = moved;
            if from != to && amount > 0 {
                flows.push(Flow { from, to, what: asset, amount, rule });
            }
        };
        if let Some(moved) = told.flow {
            push(moved);
        }
        G::flows(&told.event, config, &mut push);
    }
    flows
}

/// What lies where. What lies nowhere is not mentioned, so equal holdings are equal values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    amounts: BTreeMap<(Holder, Ware), i64>,
}

impl Holdings {
    /// All that a game says lies somewhere.
    pub fn of<G: Observed>(game: &G, config: &G::Config) -> Holdings {
        let mut holdings = Holdings::default();
        game.holdings(config, &mut holdings);
        holdings
    }

    pub fn add(&mut self, holder: Holder, ware: Ware, amount: i64) {
        let held = self.amounts.entry((holder, ware)).or_default();
        *held += amount;
        if *held == 0 {
            self.amounts.remove(&(holder, ware));
        }
    }

    pub fn apply(&mut self, flow: &Flow) {
        self.add(flow.from, flow.what, -i64::from(flow.amount));
        self.add(flow.to, flow.what, i64::from(flow.amount));
    }

    pub fn held(&self, holder: Holder, ware: Ware) -> i64 {
        self.amounts.get(&(holder, ware)).copied().unwrap_or(0)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Holder, Ware, i64)> + '_ {
        self.amounts.iter().map(|((holder, ware), amount)| (*holder, *ware, *amount))
    }

    /// Every ware whose holdings do not add up to nothing, and by how much.
    pub fn imbalances(&self) -> Vec<(Ware, i64)> {
        let mut sums = BTreeMap::new();
        for (_, ware, amount) in self.iter() {
            *sums.entry(ware).or_insert(0) += amount;
        }
        sums.into_iter().filter(|(_, sum)| *sum != 0).collect()
    }
}

/// Who owes whom how much. The creditor may be a sector: holders of credit on the board have no names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Debt {
    pub debtor: Seat,
    pub creditor: Holder,
    /// What is still owed.
    pub amount: u32,
    /// What falls due at a time; the whole amount where it is not paid in parts.
    pub instalment: u32,
    /// What the creditor keeps if it is not paid.
    pub security: u32,
}
