//! What a seat can do, and the things on the table it can do it to.

use game_core::IdSet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

// A bulb is numbered by the round in which it was turned up.
game_core::ids! { pub struct BulbId(u8); }
game_core::elements! { pub enum Element { Bulb(BulbId) => "bulb" } }

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[action(element = Element)]
pub enum Action {
    Bid {
        #[ask]
        amount: u32,
    },
    Sell {
        #[ask]
        bulbs: IdSet<BulbId>,
    },
    Keep,
}
