//! One code per rule, the reasons for a refusal, and how the game ends.

use schemars::JsonSchema;
use serde::Serialize;

game_core::rules! {
    pub enum Rule {
        Tulips1Bid = "tulips-1-bid",
        Tulips2Highest = "tulips-2-highest",
        Tulips3Sell = "tulips-3-sell",
        Tulips4Price = "tulips-4-price",
        Tulips5Die = "tulips-5-die",
    }
}

/// Why an action is refused. A sale is of one's own bulbs, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotNow,
    NotYourTurn,
    AlreadyBid,
    TooMuch { most: u32 },
    NotYourBulbs,
}

game_core::endings! { pub enum Ending { Bust = "bust", Boom = "boom" } }
