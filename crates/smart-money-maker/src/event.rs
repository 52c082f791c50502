//! What happened, in the past tense.

use game_core::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

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

impl game_core::Cites<crate::rule::Rule> for Event {
    fn cites(&self) -> &'static [crate::rule::Rule] {
        <crate::rule::Rule as game_core::RuleCode>::ALL
    }
}
