//! What lies where: the accounts and assets of the books. The door itself is `game_core::Books`; rules live elsewhere.
//!
//! Gold and goods come out of the box the game came in; credit comes out of the bank that promises it. On the
//! books both start in [`Place::Box`], which may go below zero: what is missing there has been issued.

use game_core::{Account, Asset, Books, MAX_SEATS, Moved, Seat, Ware, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::flows;

/// The largest ring has six housing blocks.
pub const MAX_BLOCKS: usize = 6;

/// The two kinds of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Production,
    Consumer,
}

game_core::numbered!(Good);

impl Good {
    pub const ALL: [Good; 2] = [Good::Production, Good::Consumer];

    pub const fn other(self) -> Good {
        match self {
            Good::Production => Good::Consumer,
            Good::Consumer => Good::Production,
        }
    }

    pub const fn slot(self) -> usize {
        self as usize
    }
}

/// A place where gold, goods or credit can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The box: everything comes out of it, and issued credit is what is missing in it.
    Box,
    /// The Gold Reserve and the Natural Reserves.
    Reserve,
    /// The two markets.
    Market,
    Vault(Seat),
    /// A housing block, counted within the ring of the bank whose credit lies there.
    Block(u8),
    /// In front of the vault: called in a bank run and not yet paid.
    Called,
    /// In the issuer's hand, about to be placed in a ring.
    InHand,
    /// Paid off, or come home to its issuer.
    Redeemed,
    /// Worthless: a jubilee, or a bankrupt issuer.
    Void,
    /// Out of the game.
    Gone,
}

impl Account for Place {
    fn slot(self) -> usize {
        match self {
            Place::Box => 0,
            Place::Reserve => 1,
            Place::Market => 2,
            Place::Called => 3,
            Place::InHand => 4,
            Place::Redeemed => 5,
            Place::Void => 6,
            Place::Gone => 7,
            Place::Vault(seat) => 8 + seat.number(),
            Place::Block(block) => 8 + MAX_SEATS + block as usize,
        }
    }

    fn mints(self) -> bool {
        self == Place::Box
    }
}

/// What lies in the accounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    Gold,
    Good(Good),
    /// A promise of gold by this bank.
    Credit(Seat),
}

impl Asset for Thing {
    fn slot(self) -> usize {
        match self {
            Thing::Gold => 0,
            Thing::Good(good) => 1 + good.slot(),
            Thing::Credit(issuer) => 3 + issuer.number(),
        }
    }

    fn ware(self) -> Ware {
        flows::ware(self)
    }
}

pub const PLACES: usize = 8 + MAX_SEATS + MAX_BLOCKS;
pub const THINGS: usize = 3 + MAX_SEATS;

pub type Ledger = Books<Place, Thing, PLACES, THINGS>;
pub type Movement = Moved<Place, Thing>;

/// All places, for the audit.
pub fn all_places() -> impl Iterator<Item = Place> + Clone {
    let fixed = [
        Place::Box,
        Place::Reserve,
        Place::Market,
        Place::Called,
        Place::InHand,
        Place::Redeemed,
        Place::Void,
        Place::Gone,
    ];
    fixed
        .into_iter()
        .chain((0..MAX_SEATS).map(|seat| Place::Vault(Seat::at(seat))))
        .chain((0..lossless(MAX_BLOCKS)).map(Place::Block))
}
