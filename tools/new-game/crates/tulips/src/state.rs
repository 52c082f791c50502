//! The options, the state, and what of it is shown to whom.

use arrayvec::ArrayVec;
use game_core::auction::Sealed;
use game_core::{Bag, BySeat, CheckedSetup, Purses, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::BulbId;

game_core::options! {
    pub struct Setup {
        numbers {
            starting_gold: u32 = 20, 0, 1000;
            bulbs: u8 = 8, 1, 20;
        }
    }
}

pub type Config = CheckedSetup<Setup>;
/// What the bulbs are worth that have been turned up, one a round.
pub type Values = ArrayVec<u8, 20>;

/// What is being waited for. One seat may sell, and then those who are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Bid,
    Sell { turn: Seat, left: SeatSet, sold: bool },
    Over { die: u32 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Tulips {
    pub phase: Phase,
    pub price: u32,
    pub books: Purses,
    /// Whose bulbs are which.
    pub bulbs: BySeat<Bag<1>>,
    /// Each is known to the bulb's buyer alone.
    pub values: Values,
    pub bids: Sealed,
}

/// What everyone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    pub phase: Phase,
    pub round: u8,
    pub price: u32,
    pub gold: BySeat<u32>,
    pub bulbs: BySeat<Bag<1>>,
    pub sealed: SeatSet,
    /// When the game is over.
    pub values: Option<Values>,
}

/// What one seat knows besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    pub bid: Option<u32>,
    pub worth: Vec<Worth>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Worth {
    pub bulb: BulbId,
    pub value: u8,
}
