//! One code per section of the rulebook or ruling, and the reasons for a refusal.

use game_core::DealRefusal;
use schemars::JsonSchema;
use serde::Serialize;

game_core::rules! {
    /// The rules of No More Money.
    pub enum Rule {
        /// What everyone starts with.
        Nmm0Setup = "nmm-0-setup",
        /// Investments are laid out with their gold.
        Nmm1Reveal = "nmm-1-reveal",
        /// An empty deck takes its discards back (R8).
        Nmm1EmptyDeck = "nmm-1-empty-deck",
        /// Clockwise, raise or leave.
        Nmm2Auction = "nmm-2-auction",
        /// A bid is within one's coins and above the last (R5).
        Nmm2Bid = "nmm-2-bid",
        /// Nobody bids: the card moves on, or the lot decides (R5).
        Nmm2NoBids = "nmm-2-no-bids",
        /// Only the Banker lends; anyone may propose (R2).
        Nmm3Offer = "nmm-3-offer",
        /// The Banker's fee (R1).
        Nmm3Fee = "nmm-3-fee",
        /// One of the open loan cards, replaced at once.
        Nmm3LoanCard = "nmm-3-loan-card",
        /// A free cube of the lender.
        Nmm3Cube = "nmm-3-cube",
        /// Gold as security.
        Nmm3Security = "nmm-3-security",
        /// The borrower gets the money from the press.
        Nmm3Loan = "nmm-3-loan",
        /// One instalment a round, to the original lender.
        Nmm3Instalment = "nmm-3-instalment",
        /// Paying the whole rest at once (R3).
        Nmm3PayOff = "nmm-3-pay-off",
        /// Unable or unwilling: the security is lost.
        Nmm3Default = "nmm-3-default",
        /// When the step ends (R3).
        Nmm3Done = "nmm-3-done",
        /// Everyone bids in the fist and pays.
        Nmm4SealedBid = "nmm-4-sealed-bid",
        /// An empty hand earns coins once a round (R6).
        Nmm4EmptyHand = "nmm-4-empty-hand",
        /// Ties bid again (R6).
        Nmm4Ties = "nmm-4-ties",
        /// The highest choose first, the lowest get nothing (R6, R7).
        Nmm4Choose = "nmm-4-choose",
        /// What nobody took goes with its gold (R6).
        Nmm4Leftover = "nmm-4-leftover",
        /// Gold comes off the cards.
        Nmm5CashIn = "nmm-5-cash-in",
        /// Four dice.
        Nmm6Roll = "nmm-6-roll",
        /// At or below the instability a company crashes (R9).
        Nmm6Crash = "nmm-6-crash",
        /// The investment table.
        Nmm6Grow = "nmm-6-grow",
        /// The instability rises or falls back.
        Nmm6Instability = "nmm-6-instability",
        /// All investments are lost.
        Nmm7FinalCrash = "nmm-7-final-crash",
        /// One instalment redeems a loan (R10).
        Nmm7LastLoans = "nmm-7-last-loans",
        /// Most gold, then most money.
        Nmm7Winner = "nmm-7-winner",
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    GameIsOver,
    /// The action belongs to another step.
    NotNow,
    NotYourTurn,
    BidTooLow {
        minimum: u32,
    },
    TooFewCoins {
        have: u32,
        need: u32,
    },
    TooLittleGold {
        have: u32,
        need: u32,
    },
    /// One of the two must be the Banker.
    NoBankerInvolved,
    NoSuchPlayer,
    AmountTooSmall,
    /// A technical limit.
    TooLarge {
        most: u32,
    },
    LoanCardNotOpen,
    NoCubeLeft,
    Deal {
        refusal: DealRefusal,
    },
    NotYourLoan,
    /// Settled already this round, or only taken this round.
    NothingDue,
    /// Paying off is for more than one instalment.
    LastInstalment,
    AlreadyDone,
    NotBidding,
    CardNotOpen,
    NotYourCard,
}

impl From<DealRefusal> for Why {
    fn from(refusal: DealRefusal) -> Why {
        Why::Deal { refusal }
    }
}
