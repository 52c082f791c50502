//! Books for a game with one kind of money: a bank that can always pay, and a purse for each seat.

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::{Account, Asset, Books, BySeat, Holder, Holdings, InSector, Log, MAX_SEATS, Moved, Seat, Ware};

/// Where money lies. In events it is `bank` or `player:2`, which the messages call `{ PURSE($from) }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purse {
    Bank,
    Of(Seat),
}

/// The one asset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money;

pub type Purses = Books<Purse, Money, { 1 + MAX_SEATS }, 1>;
/// A payment; games turn it into an event of theirs.
pub type Paid = Moved<Purse, Money>;

impl Account for Purse {
    fn slot(self) -> usize {
        match self {
            Purse::Bank => 0,
            Purse::Of(seat) => 1 + seat.number(),
        }
    }

    fn mints(self) -> bool {
        self == Purse::Bank
    }
}

impl Asset for Money {
    fn slot(self) -> usize {
        0
    }

    fn ware(self) -> Ware {
        Ware::plain("money")
    }
}

impl InSector<Money> for Purse {
    fn holder(self, _: Money) -> Holder {
        match self {
            Purse::Bank => Holder::of_table("bank"),
            Purse::Of(seat) => Holder::of_seat("player", seat),
        }
    }
}

impl Purses {
    /// What each seat has been paid by the bank before the game, or in a possible world.
    pub fn holding(amounts: &BySeat<u32>) -> Purses {
        let mut purses = Purses::default();
        for (seat, amount) in amounts.iter() {
            let mut log: Log<Paid, ()> = Log::off();
            purses.pay(&mut log, (), Purse::Bank, Purse::Of(seat), *amount);
        }
        purses
    }

    /// What a seat has.
    pub fn of(&self, seat: Seat) -> u32 {
        self.holds(Purse::Of(seat), Money)
    }

    /// [`Books::transfer`] of the one asset.
    pub fn pay<E: From<Paid>, R>(
        &mut self,
        log: &mut Log<E, R>,
        why: R,
        from: Purse,
        to: Purse,
        amount: u32,
    ) {
        self.transfer(log, why, Moved { from, to, asset: Money, amount });
    }

    /// What the bank and every seat hold.
    pub fn add_all_to(&self, holdings: &mut Holdings) {
        let seats = (0..MAX_SEATS).map(|seat| Purse::Of(Seat::at(seat)));
        self.add_to(holdings, seats.chain([Purse::Bank]), [Money].into_iter());
    }

    /// The books add up, and nobody has money who is not at a table of so many.
    pub fn prove(&self, players: u8) -> Result<(), String> {
        let seats = (0..MAX_SEATS).map(Seat::at);
        self.audit(seats.clone().map(Purse::Of))?;
        match seats.skip(usize::from(players)).find(|seat| self.of(*seat) > 0) {
            Some(seat) => Err(format!("seat {seat} has money, but is not at the table")),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purse::Bank => f.write_str("bank"),
            Purse::Of(seat) => write!(f, "player:{seat}"),
        }
    }
}

impl Serialize for Purse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl JsonSchema for Purse {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Purse".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^(bank|player:[0-9])$" })
    }
}
