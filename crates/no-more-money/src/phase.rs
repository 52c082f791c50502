//! What is being waited for. Each phase owns its data; the order of the variants is the order of play.

use arrayvec::ArrayVec;
use game_core::auction::{ClockwiseAuction, Sealed};
use game_core::{Bag, Deals, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::LoanTerms;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    BankerAuction(ClockwiseAuction),
    Loans(LoanStep),
    InvestmentAuction(FistBids),
    ChooseInvestments(Choosing),
    CashIn(CashIn),
    FinalCrash(Settlement),
    Over,
}

/// Step 3: offers, payments and who is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LoanStep {
    pub deals: Deals<LoanTerms>,
    pub settlement: Settlement,
}

/// Loans to be met or defaulted on, and who has said that they are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Settlement {
    /// The cards of the loans due and not yet settled.
    pub due: Bag<1>,
    pub done: SeatSet,
}

/// Step 4: bids in the fist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FistBids {
    pub bids: Sealed,
    /// Whose empty hand has been paid for this round.
    pub paid_for_empty_hand: SeatSet,
}

/// Step 4, afterwards: who still chooses, the next one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Choosing {
    pub order: ArrayVec<Seat, 4>,
}

/// Step 5: whose turn it is to cash in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CashIn {
    pub turn: Seat,
}
