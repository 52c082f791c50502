//! What a seat can do, and the things on the table it can do it to.

use game_core::{OfferId, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::Die;

game_core::ids! {
    /// An investment card.
    pub struct InvestmentId(u8);
    /// A loan in force, named by its card.
    pub struct LoanId(u8);
    /// A loan card.
    pub struct LoanCardId(u8);
}

game_core::elements! {
    /// The things on the table.
    pub enum Element {
        /// The printing press: all money comes from it and goes back to it.
        Press => "press",
        /// The gold reserve.
        Reserve => "reserve",
        /// A player's own supply.
        Player(Seat) => "player",
        /// An investment card.
        Investment(InvestmentId) => "investment",
        /// A loan in force; it holds the security.
        Loan(LoanId) => "loan",
        /// An open loan card.
        LoanCard(LoanCardId) => "loan_card",
        /// A company, by its die.
        Company(Die) => "company",
        /// An offer on the table.
        Offer(OfferId) => "offer",
        /// A reason for declining an offer.
        Reason(Reason) => "reason",
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

game_core::numbered!(Reason);

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[action(element = Element)]
pub enum Action {
    /// Raise in the Banker auction.
    Bid {
        #[ask]
        amount: u32,
    },
    /// Leave the Banker auction.
    Leave,
    /// Propose a loan: the Banker to a player, or a player to the Banker.
    OfferLoan {
        to: Seat,
        #[ask]
        #[detail]
        card: LoanCardId,
        #[ask]
        amount: u32,
        #[ask]
        instalment: u32,
        #[ask]
        security: u32,
    },
    Accept {
        offer: OfferId,
    },
    /// Decline an offer; a reason may be given and binds nobody.
    #[serde(alias = "decline_because")]
    Decline {
        offer: OfferId,
        #[ask]
        #[detail]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<Reason>,
    },
    Withdraw {
        offer: OfferId,
    },
    /// Pay one instalment.
    PayInstalment {
        loan: LoanId,
    },
    /// Pay all remaining instalments at once.
    PayOff {
        loan: LoanId,
    },
    /// Give up the security instead of paying.
    Default {
        loan: LoanId,
    },
    /// Nothing more in this step.
    Done,
    /// The bid in the fist.
    SealedBid {
        #[ask]
        amount: u32,
    },
    /// Choose an investment.
    Take {
        card: InvestmentId,
    },
    /// Take the gold off an investment.
    CashIn {
        card: InvestmentId,
    },
}
