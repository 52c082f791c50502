//! What happened, in the past tense. What goes through the door of the books becomes an event by itself.

use arrayvec::ArrayVec;
use game_core::{Cites, MAX_SEATS, OfferId, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::LoanId;
use crate::books::{Good, Movement, Place, Thing};
use crate::cards::Effect;
use crate::central::CentralScore;
use crate::deeds::Limit;
use crate::lending::LoanTold;
use crate::parts::Listed;
use crate::phase::{Cause, Ending, Purpose, Step};
use crate::reason::Reason;
use crate::rule::Rule;

/// The colours of the credit die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Red,
    Green,
    Blue,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    BlankChequeSet { card: u8, effect: Effect },
    CardGiven { seat: Seat, card: u8 },
    BidMade { seat: Seat, amount: u32 },
    Declined { seat: Seat },
    CeilingSet { limit: u32 },
    FirstTurnWon { seat: Seat, price: u32 },
    FirstTurnByLot { seat: Seat },
    TurnBegan { seat: Seat, number: u16 },
    WentOn { seat: Seat, step: Step },
    PaymentAsked { payer: Seat, due: u32, purpose: Purpose },
    SaidReady { seat: Seat },
    CardOpened { card: u8 },
    RowFull { seat: Seat },
    ChipMoved { steps: u8, left: u8 },
    ChipMovedBack { steps: u8, left: u8 },
    AuctionOpened { seat: Seat, card: u8, price: u32 },
    AuctionWon { seat: Seat, card: u8, price: u32 },
    CardTaken { seat: Seat, card: u8 },
    Bought { seat: Seat, good: Good, count: u32, price: u32 },
    Produced { seat: Seat, card: u8, good: Good, count: u32 },
    Converted { seat: Seat, card: u8, good: Good, count: u32, into: Good, got: u32 },
    Sold { seat: Seat, good: Good, count: u32, price: u32 },
    ActionCardBought { seat: Seat },
    ActionCardDrawn { card: u8 },
    ActionCardsReshuffled,
    ActionCardPlayed { seat: Seat, card: u8 },
    BlockGuaranteed { seat: Seat, block: u8, amount: u32 },
    LimitLifted { seat: Seat },
    LimitRaised { seat: Seat, of: Limit, more: u8 },
    HandLookedAt { seat: Seat, of: Seat },
    HandSeen { seat: Seat, of: Seat, cards: ArrayVec<u8, 32> },
    ActionCardGained { seat: Seat },
    DieLoaded { seat: Seat, face: u8 },
    VoteCalled { seat: Seat },
    VoteCast { seat: Seat },
    JubileeDeclared,
    JubileeFailed { against: SeatSet },
    PaidOff { seat: Seat, block: u8, amount: u32 },
    DiceRolled { colour: Colour, number: u8 },
    SectorsRolled { faces: ArrayVec<u8, 2> },
    NobodyCounted { limit: u8 },
    BanksCounted { banks: SeatSet, limit: u8 },
    RunBegan { number: u8, cause: Cause },
    SectorsHit { faces: ArrayVec<u8, 2> },
    SetOff { seat: Seat, amount: u32 },
    FoundInsolvent { banks: SeatSet },
    AllInsolvent { central: Option<Seat> },
    CouldPay { seat: Seat, paid: u32, due: u32 },
    DebtPaid { seat: Seat, amount: u32 },
    PaidFromPrison { seat: Seat, amount: u32 },
    OfferMade { offer: OfferId, from: Seat, to: Seat, give: Listed, get: Listed },
    OfferRefused { offer: OfferId, from: Seat, to: Seat },
    OfferRefusedBecause { offer: OfferId, from: Seat, to: Seat, reason: Reason },
    OfferWithdrawn { offer: OfferId, from: Seat, to: Seat },
    OfferLapsed { offer: OfferId, from: Seat, to: Seat },
    DealMade { from: Seat, to: Seat, give: Listed, get: Listed },
    CompanyGiven { from: Seat, to: Seat, card: u8 },
    ActionCardsHandedOver { from: Seat, to: Seat, count: u32 },
    ActionCardSeen { from: Seat, to: Seat, card: u8 },
    LoanOffered { offer: OfferId, from: Seat, to: Seat, terms: LoanTold },
    LoanMade { loan: LoanId, terms: LoanTold },
    InstalmentPaid { loan: LoanId, lender: Seat, borrower: Seat, amount: u32, remaining: u32 },
    LoanRepaid { loan: LoanId, lender: Seat, borrower: Seat },
    LoanDefaulted { loan: LoanId, lender: Seat, borrower: Seat, security: Listed },
    LoanVoid { loan: LoanId, lender: Seat, borrower: Seat },
    CentralBankLent { seat: Seat, amount: u32, credit: u32 },
    Conceded { seat: Seat },
    Reconsidered { seat: Seat },
    Rescued { seat: Seat },
    Promoted { seat: Seat, ring: u8, paid: u32 },
    Chartered { seat: Seat, ring: u8 },
    Degraded { seat: Seat, ring: u8 },
    Imprisoned { seat: Seat },
    Spared { seat: Seat },
    Released { seat: Seat },
    WentBankrupt { seat: Seat },
    CompaniesLost { seat: Seat, cards: ArrayVec<u8, 64> },
    ActionCardsLost { seat: Seat, cards: ArrayVec<u8, 32> },
    PaidLate { seat: Seat, amount: u32 },
    ClaimLapsed { seat: Seat, amount: u32 },
    RunEnded { number: u8 },
    GameEnded { ending: Ending },
    HandShown { seat: Seat, cards: ArrayVec<u8, 32> },
    Scored { scores: ArrayVec<i64, MAX_SEATS> },
    GameWon { winners: SeatSet },
    CentralBankSeated { seat: Seat, percent: u32 },
    RateSet { seat: Seat, percent: u32 },
    LetFall { seat: Seat, banks: SeatSet },
    CentralBankScored { seat: Seat, score: CentralScore },
    // What went through the door of the books:
    GoldPaid { seat: Seat, amount: u32 },
    GoldReceived { seat: Seat, amount: u32 },
    GoldGiven { from: Seat, to: Seat, amount: u32 },
    GoodsTaken { seat: Seat, good: Good, amount: u32 },
    GoodsPlaced { seat: Seat, good: Good, amount: u32 },
    GoodsGiven { from: Seat, to: Seat, good: Good, amount: u32 },
    GoodsLost { seat: Seat, good: Good, amount: u32 },
    GoodsDiscarded { good: Good, amount: u32 },
    MarketRefilled { good: Good, amount: u32 },
    CreditIssued { bank: Seat, block: u8, amount: u32 },
    CreditHandedOver { bank: Seat, to: Seat, amount: u32 },
    CreditPlaced { bank: Seat, block: u8, amount: u32 },
    CreditGiven { bank: Seat, from: Seat, to: Seat, amount: u32 },
    CreditSpent { bank: Seat, from: Seat, block: u8, amount: u32 },
    CreditCalled { bank: Seat, block: u8, amount: u32 },
    CreditLifted { bank: Seat, amount: u32 },
    CreditRedeemed { bank: Seat, amount: u32 },
    CreditVoided { bank: Seat, amount: u32 },
}

impl From<Movement> for Event {
    fn from(moved: Movement) -> Event {
        let Movement { from, to, asset, amount } = moved;
        match asset {
            Thing::Gold => of_gold(from, to, amount),
            Thing::Good(good) => of_goods(from, to, good, amount),
            Thing::Credit(bank) => of_credit(from, to, bank, amount),
        }
    }
}

fn of_gold(from: Place, to: Place, amount: u32) -> Event {
    match (from, to) {
        (Place::Vault(from), Place::Vault(to)) => Event::GoldGiven { from, to, amount },
        (Place::Vault(seat), _) => Event::GoldPaid { seat, amount },
        (_, Place::Vault(seat)) => Event::GoldReceived { seat, amount },
        other => unreachable!("gold never moves between {other:?} in the open"),
    }
}

fn of_goods(from: Place, to: Place, good: Good, amount: u32) -> Event {
    match (from, to) {
        (Place::Vault(from), Place::Vault(to)) => Event::GoodsGiven { from, to, good, amount },
        (Place::Vault(seat), Place::Gone) => Event::GoodsLost { seat, good, amount },
        (Place::Vault(seat), _) => Event::GoodsPlaced { seat, good, amount },
        (_, Place::Vault(seat)) => Event::GoodsTaken { seat, good, amount },
        (Place::Market, _) => Event::GoodsDiscarded { good, amount },
        _ => Event::MarketRefilled { good, amount },
    }
}

fn of_credit(from: Place, to: Place, bank: Seat, amount: u32) -> Event {
    match (from, to) {
        (_, Place::Redeemed) => Event::CreditRedeemed { bank, amount },
        (_, Place::Void) => Event::CreditVoided { bank, amount },
        (_, Place::InHand) => Event::CreditLifted { bank, amount },
        (Place::Block(block), Place::Called) => Event::CreditCalled { bank, block, amount },
        (Place::Vault(from), Place::Vault(to)) => Event::CreditGiven { bank, from, to, amount },
        (Place::Vault(from), Place::Block(block)) => Event::CreditSpent { bank, from, block, amount },
        (Place::Box, Place::Vault(to)) => Event::CreditHandedOver { bank, to, amount },
        (Place::Box, Place::Block(block)) => Event::CreditIssued { bank, block, amount },
        (_, Place::Block(block)) => Event::CreditPlaced { bank, block, amount },
        other => unreachable!("credit never moves between {other:?}"),
    }
}

/// Every name [`moment`] can give.
pub const MOMENTS: &[&str] = &[
    "turn",
    "auction",
    "bank_run",
    "all_insolvent",
    "deal",
    "loan",
    "default",
    "promotion",
    "degradation",
    "prison",
    "release",
    "bankruptcy",
    "jubilee",
    "end",
];

/// What a replay can jump to.
pub fn moment(event: &Event) -> Option<&'static str> {
    match event {
        Event::TurnBegan { .. } => Some("turn"),
        Event::AuctionWon { .. } => Some("auction"),
        Event::RunBegan { .. } => Some("bank_run"),
        Event::AllInsolvent { .. } => Some("all_insolvent"),
        Event::DealMade { .. } => Some("deal"),
        Event::LoanMade { .. } => Some("loan"),
        Event::LoanDefaulted { .. } => Some("default"),
        Event::Promoted { .. } => Some("promotion"),
        Event::Degraded { .. } => Some("degradation"),
        Event::Imprisoned { .. } => Some("prison"),
        Event::Released { .. } => Some("release"),
        Event::WentBankrupt { .. } => Some("bankruptcy"),
        Event::JubileeDeclared => Some("jubilee"),
        Event::GameEnded { .. } => Some("end"),
        _ => None,
    }
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        use Rule::*;
        match self {
            Event::BlankChequeSet { .. } | Event::CardGiven { .. } => &[MmSetup],
            Event::BidMade { .. } | Event::Declined { .. } | Event::CeilingSet { .. } => &[Mm2Bid],
            Event::FirstTurnWon { .. } | Event::FirstTurnByLot { .. } => &[MmFirstTurn],
            Event::TurnBegan { .. } | Event::WentOn { .. } => &[MmTurn],
            Event::PaymentAsked { .. } => &[MmPay],
            Event::SaidReady { .. } => &[MmRunSector, MmRunSolvent],
            Event::CardOpened { .. } => &[MmSetup, Mm1Draw],
            Event::RowFull { .. } => &[Mm1FullRow],
            Event::ChipMoved { .. } => &[MmTrack],
            Event::ChipMovedBack { .. } => &[MmCardReassurance, MmCardMadeUp],
            Event::AuctionOpened { .. } => &[Mm2Open],
            Event::AuctionWon { .. } | Event::CardTaken { .. } => &[Mm2Win],
            Event::Bought { .. } => &[Mm3Buy],
            Event::Produced { .. } => &[Mm3Produce, MmCardOvertime, MmCardMadeUp],
            Event::Converted { .. } => &[Mm3Convert, MmCardOvertime, MmCardMadeUp],
            Event::Sold { .. } => &[Mm3Sell],
            Event::ActionCardBought { .. } | Event::ActionCardsReshuffled => &[Mm4ActionCard],
            Event::ActionCardDrawn { .. } => &[Mm4ActionCard, MmCardMadeUp],
            Event::ActionCardPlayed { .. } => &[
                MmCardJubilee,
                MmCardGuarantee,
                MmCardRumour,
                MmCardReassurance,
                MmCardOvertime,
                MmCardCharter,
                MmCardRefinancing,
                MmCardPrivateSale,
                MmCardFire,
                MmCardHarvest,
                MmCardSmuggler,
                MmCardLoadedDie,
                MmCardMadeUp,
            ],
            Event::BlockGuaranteed { .. } => &[MmCardGuarantee, MmCardMadeUp],
            Event::LimitLifted { .. } => &[MmCardSmuggler, MmCardMadeUp],
            Event::LimitRaised { .. }
            | Event::HandLookedAt { .. }
            | Event::HandSeen { .. }
            | Event::ActionCardGained { .. } => &[MmCardMadeUp],
            Event::DieLoaded { .. } => &[MmCardLoadedDie, MmCardMadeUp],
            Event::VoteCalled { .. }
            | Event::VoteCast { .. }
            | Event::JubileeDeclared
            | Event::JubileeFailed { .. } => &[MmCardJubilee],
            Event::PaidOff { .. } => &[MmAlternative],
            Event::DiceRolled { .. }
            | Event::SectorsRolled { .. }
            | Event::NobodyCounted { .. }
            | Event::BanksCounted { .. } => &[Mm5Dice],
            Event::RunBegan { .. } => &[MmTrack],
            Event::SectorsHit { .. } => &[MmRunSector],
            Event::SetOff { .. } => &[MmRunReserve],
            Event::FoundInsolvent { .. } | Event::AllInsolvent { .. } | Event::CouldPay { .. } => {
                &[MmRunSolvent]
            }
            Event::DebtPaid { .. } => &[MmRunPay, MmRunDeals],
            Event::OfferRefused { .. }
            | Event::OfferRefusedBecause { .. }
            | Event::OfferWithdrawn { .. }
            | Event::OfferLapsed { .. } => &[MmRunDeals, MmLoan],
            Event::OfferMade { .. } | Event::DealMade { .. } => &[MmRunDeals],
            Event::ActionCardsHandedOver { .. } | Event::ActionCardSeen { .. } => &[MmRunDeals, MmCardMadeUp],
            Event::CompanyGiven { .. } => &[MmRunDeals, MmLoanDefault],
            Event::LoanOffered { .. } | Event::LoanMade { .. } => &[MmLoan, MmPlayedBankLoan],
            Event::CentralBankSeated { .. } => &[MmPlayedBank],
            Event::RateSet { .. } => &[MmPlayedBankRate],
            Event::LetFall { .. } => &[MmPlayedBankFall],
            Event::CentralBankScored { .. } => &[MmPlayedBankScore],
            Event::InstalmentPaid { .. } | Event::LoanRepaid { .. } => &[MmLoanInstalment],
            Event::LoanDefaulted { .. } | Event::LoanVoid { .. } => &[MmLoanDefault],
            Event::CentralBankLent { .. } => &[MmCentralBank],
            Event::Conceded { .. } | Event::Reconsidered { .. } => &[MmRunConcede],
            Event::Rescued { .. } => &[MmRunDeals],
            Event::Promoted { .. } => &[MmPromotion],
            Event::Chartered { .. } => &[MmCardCharter, MmCardMadeUp],
            Event::Degraded { .. } => &[MmDegradation],
            Event::Imprisoned { .. }
            | Event::Spared { .. }
            | Event::Released { .. }
            | Event::PaidFromPrison { .. } => &[MmPrison],
            Event::WentBankrupt { .. } | Event::CompaniesLost { .. } | Event::ActionCardsLost { .. } => {
                &[MmBankruptcy]
            }
            Event::PaidLate { .. } | Event::ClaimLapsed { .. } => &[MmRunReserve],
            Event::RunEnded { .. } => &[MmTrack],
            Event::GameEnded { .. } | Event::HandShown { .. } => &[MmEnd],
            Event::Scored { .. } | Event::GameWon { .. } => &[MmScore],
            Event::GoldPaid { .. } => {
                &[MmSetup, MmPay, MmRunPay, MmCentralBank, MmLoanInstalment, MmCardMadeUp]
            }
            Event::GoldReceived { .. } => &[MmSetup, Mm3Sell, MmRunReserve, MmCentralBank, MmCardMadeUp],
            Event::GoldGiven { .. } => &[MmRunDeals, MmLoanInstalment, MmCardMadeUp],
            Event::GoodsTaken { .. } => {
                &[Mm3Buy, Mm3Produce, Mm3Convert, MmCardOvertime, MmCardHarvest, MmCardMadeUp]
            }
            Event::GoodsPlaced { .. } => &[Mm3Convert, Mm3Sell, MmCardOvertime, MmCardMadeUp],
            Event::GoodsGiven { .. } => &[MmRunDeals, MmCardMadeUp],
            Event::GoodsLost { .. } => &[MmBankruptcy],
            Event::GoodsDiscarded { .. } => &[Mm2Win, Mm5Dice, MmCardFire, MmCardMadeUp],
            Event::MarketRefilled { .. } => &[MmBeginnerRun, MmCardMadeUp],
            Event::CreditIssued { .. } => &[MmPay],
            Event::CreditHandedOver { .. } => &[MmRunDeals, MmLoan, MmPlayedBankLoan, MmCardMadeUp],
            Event::CreditPlaced { .. } => &[MmPlace],
            Event::CreditGiven { .. } => &[MmRunDeals],
            Event::CreditSpent { .. } => &[MmPay],
            Event::CreditCalled { .. } => &[MmRunSector],
            Event::CreditLifted { .. } => &[
                MmCardCharter,
                MmCardRefinancing,
                MmCardMadeUp,
                MmCentralBank,
                MmPromotion,
                MmDegradation,
                MmPrison,
                MmBankruptcy,
            ],
            Event::CreditRedeemed { .. } => &[
                MmAlternative,
                MmRunPay,
                MmRunDeals,
                MmRunReserve,
                MmCentralBank,
                MmLoanInstalment,
                MmPrison,
            ],
            Event::CreditVoided { .. } => &[MmCardJubilee, MmCardMadeUp, MmBankruptcy],
        }
    }
}
