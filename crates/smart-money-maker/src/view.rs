//! What everyone knows, and what one seat knows besides. Views are built from what has been shown, never filtered.

use game_core::{BySeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::deck::{Class, Face};
use crate::hand::{Count, Known};
use crate::phase::{LastCards, Phase};
use crate::setup::Config;
use crate::state::{Pile, SmartMoneyMaker};

/// What everyone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    pub phase: Phase,
    pub turn: u32,
    /// Cards left in the deck.
    pub deck: u32,
    pub hands: BySeat<HandView>,
    pub piles: Vec<PileView>,
    pub bank: Vec<Count>,
    pub discards: Vec<Count>,
    pub last_cards: Option<LastCards>,
    pub forfeited: SeatSet,
    /// What the open requests still ask for.
    pub debt_open: u32,
    pub debt_paid: u32,
    pub piles_opened: u8,
    pub requests_laid: u8,
    /// The front of every card of this table's deck, by its number.
    pub faces: Vec<FaceView>,
}

/// The front of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FaceView {
    pub class: ClassView,
    /// What it pays or asks for.
    pub worth: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClassView {
    Banknote,
    NewEconomy,
    Request,
    Business,
    Lobby,
    Joker,
}

/// A hand from outside: its size, and what everyone has been shown of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Default)]
pub struct HandView {
    pub size: u8,
    pub known: Known,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PileView {
    pub number: u8,
    pub amount: u32,
    pub paid: u32,
    /// What is still to be paid.
    pub left: u32,
    /// Whether one card of money can pay what is left.
    pub within_reach: bool,
    /// The cash that lies on it for whoever closes it with money, the closing card aside.
    pub for_closer: u32,
    /// Whose Lobby cards lie on it.
    pub lobbies: SeatSet,
    /// Whom Lobby keeps from paying with New Economy cards.
    pub bound: SeatSet,
    pub requests: Vec<RequestView>,
    /// In the order in which it was laid.
    pub laid: Vec<LaidView>,
}

impl PileView {
    pub fn left(&self) -> u32 {
        self.amount.saturating_sub(self.paid)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RequestView {
    pub number: u8,
    pub card: u8,
    pub amount: u32,
    pub joker: bool,
    pub by: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LaidView {
    pub card: u8,
    pub joker: bool,
    pub by: Seat,
}

/// What one seat knows besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    pub hand: Vec<Count>,
    /// What this seat knows of each other hand.
    pub others: BySeat<Known>,
    /// What each other seat knows of this hand.
    pub shown: BySeat<Known>,
    /// The banknotes in this hand together.
    pub cash: u32,
    /// The cards of this hand with which a pile could be closed at once, and the cash that would bring.
    pub closings: Vec<Closing>,
    /// The payments of this hand that would close nothing and leave a pile to whoever pays next.
    pub leaves: Vec<Leaving>,
}

/// A card that would close a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Closing {
    pub pile: u8,
    pub card: u8,
    /// The request it pays, if it is a Growing New Business card.
    pub request: Option<u8>,
    pub collects: u32,
    /// What that is above the note that is laid for it; below zero it costs something.
    pub gains: i32,
}

/// A payment after which one card of money closes the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Leaving {
    pub pile: u8,
    pub card: u8,
    /// What is then still to be paid.
    pub left: u32,
    /// The cash that then lies on it for whoever closes it, the closing card aside.
    pub for_closer: u32,
}

impl SmartMoneyMaker {
    pub(crate) fn public_view(&self, config: &Config) -> Public {
        let hand = |seat: Seat| HandView {
            size: self.hands[seat].len(),
            known: self.hands[seat].known_to(&config.deck, None),
        };
        Public {
            phase: self.phase,
            turn: self.turn,
            deck: self.deck.len(),
            hands: BySeat::from_fn(config.players, hand),
            piles: self.piles.iter().map(|pile| self.pile_view(config, pile)).collect(),
            faces: config.deck.all().map(|(_, face)| FaceView::of(face)).collect(),
            bank: self.bank.counts().collect(),
            discards: self.discards.counts().collect(),
            last_cards: self.last_cards,
            forfeited: self.forfeited,
            debt_open: self.debt_open(),
            debt_paid: self.debt_paid,
            piles_opened: self.piles_opened,
            requests_laid: self.requests_laid,
        }
    }

    fn pile_view(&self, config: &Config, pile: &Pile) -> PileView {
        let requests = self.requests.iter().filter(|request| request.pile == pile.number);
        let laid = self.laid.iter().filter(|laid| laid.pile == pile.number);
        PileView {
            number: pile.number,
            amount: pile.amount,
            paid: pile.paid,
            left: pile.left(),
            within_reach: pile.left() <= config.dearest_payment,
            for_closer: self.cash_for_closer(config, pile, None),
            bound: SeatSet::all(config.players).iter().filter(|seat| pile.binds(*seat)).collect(),
            lobbies: pile.lobbies,
            requests: requests
                .map(|request| RequestView {
                    number: request.number,
                    card: request.card,
                    amount: config.deck.worth(request.card),
                    joker: request.joker,
                    by: request.by,
                })
                .collect(),
            laid: laid.map(|laid| LaidView { card: laid.card, joker: laid.joker, by: laid.by }).collect(),
        }
    }

    pub(crate) fn own_view(&self, config: &Config, seat: Seat) -> Own {
        let unless_self = |other: Seat, known: Known| if other == seat { Known::default() } else { known };
        let hand = &self.hands[seat];
        let counts = crate::deck::each(hand.kinds()).map(|card| Count { card, count: hand.count(card) });
        Own {
            hand: counts.collect(),
            others: BySeat::from_fn(config.players, |other| {
                unless_self(other, self.hands[other].known_to(&config.deck, Some(seat)))
            }),
            shown: BySeat::from_fn(config.players, |other| {
                unless_self(other, hand.shown_to(&config.deck, other))
            }),
            cash: hand.cash(&config.deck),
            closings: self.closings(config, seat),
            leaves: self.leaves(config, seat),
        }
    }
}

impl FaceView {
    fn of(face: Face) -> FaceView {
        let class = match face.class {
            Class::Banknote(_) => ClassView::Banknote,
            Class::NewEconomy(_) => ClassView::NewEconomy,
            Class::Request => ClassView::Request,
            Class::Business(_) => ClassView::Business,
            Class::Lobby => ClassView::Lobby,
            Class::Joker => ClassView::Joker,
        };
        FaceView { class, worth: face.worth }
    }
}
