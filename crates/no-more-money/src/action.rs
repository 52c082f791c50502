//! What a seat can do, and the things on the table it can do it to.

use game_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::Die;

game_core::elements! {
    /// The things on the table.
    pub enum Element {
        /// The printing press: all money comes from it and goes back to it.
        Press => "press",
        /// The gold reserve.
        Reserve => "reserve",
        /// A player's own supply.
        Player(u8) => "player",
        /// An investment card.
        Investment(u8) => "investment",
        /// A loan in force, named by its card; it holds the security.
        Loan(u8) => "loan",
        /// An open loan card.
        LoanCard(u8) => "loan_card",
        /// A company, by its die.
        Company(u8) => "company",
        /// An offer on the table.
        Offer(u8) => "offer",
        /// A reason for declining an offer.
        Reason(u8) => "reason",
    }
}

impl Element {
    pub fn of(seat: Seat) -> Element {
        Element::Player(seat.number() as u8)
    }

    pub fn of_company(die: Die) -> Element {
        Element::Company(die as u8)
    }
}

/// The four things lender and borrower agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LoanTerms {
    /// The loan card, which says how many instalments.
    pub card: u8,
    pub amount: u32,
    pub instalment: u32,
    /// Gold placed on the card.
    pub security: u32,
}

/// Why an offer is declined, as far as one wants to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(into = "u8", try_from = "u8")]
pub enum Reason {
    /// Too much to pay back for too little, or too little for what is lent.
    TooDear,
    /// The security is too large, or too small.
    TooRisky,
    /// The borrower has no use for the money.
    NoNeed,
    /// The fee or the instalments cannot be spared.
    ShortOfCash,
}

impl Reason {
    pub const ALL: [Reason; 4] = [Reason::TooDear, Reason::TooRisky, Reason::NoNeed, Reason::ShortOfCash];

    pub const fn name(self) -> &'static str {
        match self {
            Reason::TooDear => "too dear",
            Reason::TooRisky => "too risky",
            Reason::NoNeed => "no need for it",
            Reason::ShortOfCash => "short of cash",
        }
    }
}

impl From<Reason> for u8 {
    fn from(reason: Reason) -> u8 {
        reason as u8
    }
}

impl TryFrom<u8> for Reason {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Reason, &'static str> {
        Reason::ALL.get(usize::from(number)).copied().ok_or("there is no such reason")
    }
}

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Raise in the Banker auction.
    Bid {
        amount: u32,
    },
    /// Leave the Banker auction.
    Leave,
    /// Propose a loan: the Banker to a player, or a player to the Banker.
    OfferLoan {
        to: Seat,
        card: u8,
        amount: u32,
        instalment: u32,
        security: u32,
    },
    Accept {
        offer: u16,
    },
    Decline {
        offer: u16,
    },
    /// Decline and say why; it binds nobody.
    DeclineBecause {
        offer: u16,
        reason: Reason,
    },
    Withdraw {
        offer: u16,
    },
    /// Pay one instalment.
    PayInstalment {
        loan: u8,
    },
    /// Pay all remaining instalments at once.
    PayOff {
        loan: u8,
    },
    /// Give up the security instead of paying.
    Default {
        loan: u8,
    },
    /// Nothing more in this step.
    Done,
    /// The bid in the fist.
    SealedBid {
        amount: u32,
    },
    /// Choose an investment.
    Take {
        card: u8,
    },
    /// Take the gold off an investment.
    CashIn {
        card: u8,
    },
}

/// Actions with blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Blank {
    Bid {},
    OfferLoan { to: Seat },
    DeclineBecause { offer: u16 },
    SealedBid {},
}
