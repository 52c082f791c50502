//! What happened, in the past tense.

use game_core::{Cites, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::rule::Rule;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    HandsDealt {
        requests: u8,
        notes: u8,
        note: u8,
        new_economy: u8,
        left: u32,
    },
    /// Only to the seat itself.
    HandSeen {
        seat: Seat,
        cards: Vec<u8>,
    },
    FirstPlayerDrawn {
        seat: Seat,
    },
    /// Only to the seat itself.
    CardDrawn {
        seat: Seat,
        card: u8,
        left: u32,
    },
    CardDrawnUnseen {
        seat: Seat,
        left: u32,
    },
    RequestLaid {
        seat: Seat,
        card: u8,
        joker: bool,
        pile: u8,
        amount: u32,
    },
    PileRaised {
        seat: Seat,
        card: u8,
        joker: bool,
        pile: u8,
        amount: u32,
        paid: u32,
    },
    Paid {
        seat: Seat,
        card: u8,
        joker: bool,
        pile: u8,
        paid: u32,
        amount: u32,
    },
    TriplePaid {
        seat: Seat,
        cards: Vec<u8>,
        joker: bool,
        pile: u8,
        paid: u32,
        amount: u32,
    },
    LobbyLaid {
        seat: Seat,
        joker: bool,
        pile: u8,
    },
    RequestPaidOff {
        seat: Seat,
        card: u8,
        joker: bool,
        pile: u8,
        /// Which of the pile's requests: two of them may be of the same amount.
        number: u8,
        request: u32,
        /// The card that lay there as a request: the Joker where it stood for one.
        paid_off: u8,
    },
    /// The rest of a raised pile stays open.
    PileStaysOpen {
        pile: u8,
        paid: u32,
        amount: u32,
    },
    PileClosed {
        seat: Seat,
        pile: u8,
        requests: Vec<u8>,
        /// The request among them that was the Joker.
        joker_as: Option<u8>,
    },
    NotesCollected {
        seat: Seat,
        cards: Vec<u8>,
    },
    CardsExchanged {
        seat: Seat,
        cards: Vec<u8>,
        notes: Vec<u8>,
    },
    CashCollected {
        seat: Seat,
        amount: u32,
    },
    NotCollected {
        pile: u8,
        cards: Vec<u8>,
    },
    CardsTaken {
        seat: Seat,
        pile: u8,
        cards: Vec<u8>,
    },
    CardsDiscarded {
        cards: Vec<u8>,
    },
    EffectUsed {
        seat: Seat,
        card: u8,
        joker: bool,
    },
    /// Only to the two concerned.
    CardShared {
        from: Seat,
        to: Seat,
        card: u8,
    },
    CardSharedUnseen {
        from: Seat,
        to: Seat,
    },
    CardsAskedFor {
        seat: Seat,
        from: SeatSet,
    },
    /// Only to the two concerned.
    CardGiven {
        from: Seat,
        to: Seat,
        card: u8,
    },
    CardGivenUnseen {
        from: Seat,
        to: Seat,
    },
    /// Only to the player who looks.
    HandLookedAt {
        seat: Seat,
        of: Seat,
        cards: Vec<u8>,
    },
    HandsLookedAt {
        seat: Seat,
    },
    /// Only to the two concerned.
    CardTaken {
        from: Seat,
        to: Seat,
        card: u8,
    },
    CardTakenUnseen {
        from: Seat,
        to: Seat,
    },
    PlaysFollow {
        seat: Seat,
        plays: u8,
    },
    PlayLapsed {
        seat: Seat,
    },
    Passed {
        seat: Seat,
        cards: Vec<u8>,
    },
    PassedEmpty {
        seat: Seat,
    },
    LastCardsBegan {
        seat: Seat,
        cards: u8,
    },
    Forfeited {
        seat: Seat,
        cards: Vec<u8>,
    },
    ForfeitDealt {
        from: Seat,
        to: Seat,
        card: u8,
    },
    HandLaidOpen {
        seat: Seat,
        cash: u32,
        businesses: u8,
        cards: Vec<u8>,
    },
    CashTied {
        winners: SeatSet,
        cash: u32,
    },
    PlayersWon {
        winners: SeatSet,
        cash: u32,
    },
    GameWon {
        open: u32,
        held: u8,
    },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        use Rule::*;
        match self {
            Event::HandsDealt { .. } => &[Smm1Deal],
            Event::HandSeen { .. } => &[Smm1Hands],
            Event::FirstPlayerDrawn { .. } => &[Smm1First],
            Event::CardDrawn { .. } | Event::CardDrawnUnseen { .. } => &[Smm2Draw],
            Event::RequestLaid { .. } => &[Smm2Request],
            Event::PileRaised { .. } => &[Smm2Raise],
            Event::Paid { .. } => &[Smm3NewEconomy, Smm3Banknote, Smm3Joker],
            Event::TriplePaid { .. } => &[Smm3Triple],
            Event::LobbyLaid { .. } => &[Smm3Lobby],
            Event::RequestPaidOff { .. } | Event::PileStaysOpen { .. } => &[Smm4PayOff],
            Event::PileClosed { .. } | Event::NotesCollected { .. } => &[Smm5Collect],
            Event::CardsExchanged { .. } => &[Smm5Exchange],
            Event::CashCollected { .. } => &[Smm5Collect],
            Event::NotCollected { .. } => &[Smm5Excess],
            Event::CardsTaken { .. } => &[Smm5BusinessCollects],
            Event::CardsDiscarded { .. } => &[Smm5Collect, Smm5BusinessCollects],
            Event::EffectUsed { .. } => &[Smm4Effect],
            Event::CardShared { .. } | Event::CardSharedUnseen { .. } => &[Smm4SharingEconomy],
            Event::CardsAskedFor { .. } | Event::CardGiven { .. } | Event::CardGivenUnseen { .. } => {
                &[Smm4Crowdfunding]
            }
            Event::HandLookedAt { .. }
            | Event::HandsLookedAt { .. }
            | Event::CardTaken { .. }
            | Event::CardTakenUnseen { .. } => &[Smm4Reputation],
            Event::PlaysFollow { .. } | Event::PlayLapsed { .. } => &[Smm4Free],
            Event::Passed { .. } => &[Smm2Pass],
            Event::PassedEmpty { .. } | Event::LastCardsBegan { .. } => &[Smm6LastCard],
            Event::Forfeited { .. } | Event::ForfeitDealt { .. } => &[Smm6Forfeit],
            Event::HandLaidOpen { .. } => &[Smm1Hands],
            Event::CashTied { .. } => &[Smm6Tie],
            Event::PlayersWon { .. } => &[Smm6PlayersWin],
            Event::GameWon { .. } => &[Smm6GameWins],
        }
    }
}
