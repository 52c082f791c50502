//! What happened, in the past tense.

use game_core::{Cites, Moved, OfferId, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::{Element, LoanTerms, Reason};
use crate::books::{Kind, Place};
use crate::cards::Die;
use crate::rule::Rule;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    RoundBegan {
        round: u32,
    },
    InvestmentRevealed {
        card: u8,
        gold: u32,
    },
    DiscardsShuffled,
    FirstBidderDrawn {
        seat: Seat,
    },
    BidMade {
        seat: Seat,
        amount: u32,
    },
    AuctionLeft {
        seat: Seat,
    },
    BankerNamed {
        seat: Seat,
        price: u32,
    },
    OfferMade {
        offer: OfferId,
        from: Seat,
        to: Seat,
        lender: Seat,
        borrower: Seat,
        terms: LoanTerms,
        rounds: u8,
        /// All instalments together, and the lender's fee: the cost of the loan.
        total: u32,
        fee: u32,
    },
    OfferDeclined {
        offer: OfferId,
        from: Seat,
        to: Seat,
    },
    OfferDeclinedBecause {
        offer: OfferId,
        from: Seat,
        to: Seat,
        reason: Reason,
    },
    OfferWithdrawn {
        offer: OfferId,
        from: Seat,
        to: Seat,
    },
    OfferLapsed {
        offer: OfferId,
        from: Seat,
        to: Seat,
    },
    LoanMade {
        lender: Seat,
        borrower: Seat,
        terms: LoanTerms,
        rounds: u8,
        fee: u32,
    },
    LoanCardTurned {
        card: u8,
        rounds: u8,
    },
    InstalmentPaid {
        loan: u8,
        lender: Seat,
        borrower: Seat,
        amount: u32,
        remaining: u8,
    },
    LoanRepaid {
        loan: u8,
        lender: Seat,
        borrower: Seat,
        security: u32,
    },
    LoanDefaulted {
        loan: u8,
        lender: Seat,
        borrower: Seat,
        security: u32,
    },
    PlayerDone {
        seat: Seat,
    },
    BidSealed {
        seat: Seat,
    },
    FistOpened {
        seat: Seat,
        amount: u32,
    },
    EmptyHandPaid {
        seat: Seat,
        amount: u32,
    },
    TiesBidAgain {
        seats: SeatSet,
    },
    TieUnbroken {
        seats: SeatSet,
    },
    InvestmentTaken {
        seat: Seat,
        card: u8,
        gold: u32,
    },
    InvestmentDiscarded {
        card: u8,
    },
    CashedIn {
        seat: Seat,
        card: u8,
        gold: u32,
    },
    DiceRolled {
        d4: u32,
        d6: u32,
        d12: u32,
        d20: u32,
    },
    CompanyCrashed {
        company: Element,
        die: Die,
    },
    InvestmentLost {
        seat: Seat,
        card: u8,
        gold: u32,
    },
    CompanyGrew {
        company: Element,
        die: Die,
        roll: u32,
    },
    /// Gold came onto a card; `gold` lies there now.
    InvestmentGrew {
        seat: Seat,
        card: u8,
        more: u32,
        gold: u32,
    },
    CrashesCounted {
        crashes: u32,
        of: u8,
    },
    InstabilityMoved {
        to: u8,
    },
    FinalCrash,
    GameWon {
        winners: SeatSet,
    },
    /// Something went through the door of the books.
    Moved {
        from: Element,
        to: Element,
        what: Kind,
        amount: u32,
    },
}

impl From<Moved<Place, Kind>> for Event {
    fn from(moved: Moved<Place, Kind>) -> Event {
        Event::Moved { from: moved.from.into(), to: moved.to.into(), what: moved.asset, amount: moved.amount }
    }
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        use Rule::*;
        match self {
            Event::RoundBegan { .. } | Event::InvestmentRevealed { .. } => &[Nmm1Reveal],
            Event::DiscardsShuffled => &[Nmm1EmptyDeck],
            Event::FirstBidderDrawn { .. } => &[Nmm2Auction],
            Event::BidMade { .. } => &[Nmm2Bid],
            Event::AuctionLeft { .. } => &[Nmm2Auction],
            Event::BankerNamed { .. } => &[Nmm2Auction, Nmm2NoBids],
            Event::OfferMade { .. }
            | Event::OfferDeclined { .. }
            | Event::OfferDeclinedBecause { .. }
            | Event::OfferWithdrawn { .. }
            | Event::OfferLapsed { .. } => &[Nmm3Offer],
            Event::LoanMade { .. } => &[Nmm3Loan],
            Event::LoanCardTurned { .. } => &[Nmm3LoanCard],
            Event::InstalmentPaid { .. } | Event::LoanRepaid { .. } => {
                &[Nmm3Instalment, Nmm3PayOff, Nmm7LastLoans]
            }
            Event::LoanDefaulted { .. } => &[Nmm3Default],
            Event::PlayerDone { .. } => &[Nmm3Done, Nmm5CashIn, Nmm7LastLoans],
            Event::BidSealed { .. } | Event::FistOpened { .. } => &[Nmm4SealedBid],
            Event::EmptyHandPaid { .. } => &[Nmm4EmptyHand],
            Event::TiesBidAgain { .. } | Event::TieUnbroken { .. } => &[Nmm4Ties],
            Event::InvestmentTaken { .. } => &[Nmm4Choose],
            Event::InvestmentDiscarded { .. } => &[Nmm4Leftover],
            Event::CashedIn { .. } => &[Nmm5CashIn],
            Event::DiceRolled { .. } => &[Nmm6Roll],
            Event::CompanyCrashed { .. } => &[Nmm6Crash],
            Event::InvestmentLost { .. } => &[Nmm6Crash, Nmm7FinalCrash],
            Event::CompanyGrew { .. } | Event::InvestmentGrew { .. } => &[Nmm6Grow],
            Event::CrashesCounted { .. } => &[Nmm6Crash],
            Event::InstabilityMoved { .. } => &[Nmm6Instability],
            Event::FinalCrash => &[Nmm7FinalCrash],
            Event::GameWon { .. } => &[Nmm7Winner],
            Event::Moved { .. } => &[
                Nmm0Setup,
                Nmm1Reveal,
                Nmm2Auction,
                Nmm3Fee,
                Nmm3Security,
                Nmm3Loan,
                Nmm3Instalment,
                Nmm3PayOff,
                Nmm3Default,
                Nmm4SealedBid,
                Nmm4EmptyHand,
                Nmm4Leftover,
                Nmm5CashIn,
                Nmm6Crash,
                Nmm6Grow,
                Nmm7FinalCrash,
                Nmm7LastLoans,
            ],
        }
    }
}
