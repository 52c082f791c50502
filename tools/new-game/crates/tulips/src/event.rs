//! What happened, in the past tense, and the rules each event may follow from.

use game_core::{BySeat, IdSet, Paid, Purse, Seat, SeatSet};

use crate::{BulbId, Rule, Values};

game_core::events! {
    pub enum Event of Rule {
        BulbTurnedUp { bulb: BulbId } => Tulips1Bid;
        BidSealed { seat: Seat } => Tulips1Bid;
        BidsOpened { bids: BySeat<u32> } => Tulips1Bid;
        BulbTaken { seat: Seat, bulb: BulbId, amount: u32 } => Tulips2Highest;
        /// Only the buyer is told.
        ValueSeen { bulb: BulbId, value: u8 } => Tulips2Highest;
        NobodyTook { bulb: BulbId } => Tulips2Highest;
        Sold { seat: Seat, bulbs: IdSet<BulbId>, gold: u32 } => Tulips3Sell;
        PriceMoved { price: u32 } => Tulips4Price;
        DieRolled { die: u32, values: Values, richest: SeatSet } => Tulips5Die;
        Moved { from: Purse, to: Purse, amount: u32 } => Tulips2Highest | Tulips3Sell;
    }
}

impl From<Paid> for Event {
    fn from(Paid { from, to, amount, .. }: Paid) -> Event {
        Event::Moved { from, to, amount }
    }
}
