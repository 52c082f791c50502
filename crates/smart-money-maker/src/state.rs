//! The state of a game: where every card is. The doors through which cards move are here; when they move is not.

use arrayvec::ArrayVec;
use game_core::{Audience, Bag, BySeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::deck::Class;
use crate::hand::Hand;
use crate::pack::Pack;
use crate::phase::{LastCards, Phase};
use crate::setup::Config;

/// All requests and the Joker.
pub const MAX_REQUESTS: usize = 18;
/// Every card that can lie on requests.
pub const MAX_LAID: usize = 59 + 71 + 2 + 1;

/// A game of Smart Money Maker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SmartMoneyMaker {
    pub(crate) turn: u32,
    pub(crate) phase: Phase,
    /// The deck: numbers into [`Deck::drawn`](crate::Deck::drawn).
    pub(crate) deck: Bag<2>,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) piles: ArrayVec<Pile, MAX_REQUESTS>,
    /// Requests on the table, in the order in which they were laid.
    pub(crate) requests: ArrayVec<Request, MAX_REQUESTS>,
    /// What lies on the requests, in the order in which it was laid.
    pub(crate) laid: ArrayVec<Laid, MAX_LAID>,
    /// Banknotes that nobody holds.
    pub(crate) bank: Pack,
    pub(crate) discards: Pack,
    /// `None` until the deck is empty.
    pub(crate) last_cards: Option<LastCards>,
    pub(crate) forfeited: SeatSet,
    /// What the requests paid so far asked for.
    pub(crate) debt_paid: u32,
    pub(crate) piles_opened: u8,
    pub(crate) requests_laid: u8,
}

/// An open pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Pile {
    /// Its name, counted from 1; never used again when the pile is closed.
    pub number: u8,
    /// What its requests ask for together.
    pub amount: u32,
    /// What has been paid on it, always less.
    pub paid: u32,
    /// Whose Lobby cards lie on it.
    pub lobbies: SeatSet,
}

impl Pile {
    /// Lobby binds everyone but its player; two players' Lobby cards bind everyone (R6).
    pub fn binds(&self, seat: Seat) -> bool {
        !self.lobbies.without(seat).is_empty()
    }

    pub fn left(&self) -> u32 {
        self.amount.saturating_sub(self.paid)
    }
}

/// A request on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Request {
    /// Counted from 1.
    pub number: u8,
    pub pile: u8,
    pub card: u8,
    /// The Joker, declared as that card.
    pub joker: bool,
    pub by: Seat,
}

/// A card lying on a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Laid {
    pub pile: u8,
    pub card: u8,
    /// The Joker, declared as that card.
    pub joker: bool,
    pub by: Seat,
}

impl SmartMoneyMaker {
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    pub fn cash(&self, config: &Config, seat: Seat) -> u32 {
        self.hands[seat].cash(&config.deck)
    }

    pub fn pile(&self, number: u8) -> Option<&Pile> {
        self.piles.iter().find(|pile| pile.number == number)
    }

    pub fn request(&self, number: u8) -> Option<&Request> {
        self.requests.iter().find(|request| request.number == number)
    }

    pub fn piles(&self) -> &[Pile] {
        &self.piles
    }

    pub fn requests(&self) -> &[Request] {
        &self.requests
    }

    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    pub fn bank(&self) -> &Pack {
        &self.bank
    }

    pub fn discards(&self) -> &Pack {
        &self.discards
    }

    pub fn cards_left(&self) -> u32 {
        self.deck.len()
    }

    pub fn forfeited(&self) -> SeatSet {
        self.forfeited
    }

    pub fn last_cards(&self) -> Option<LastCards> {
        self.last_cards
    }

    pub(crate) fn pile_mut(&mut self, number: u8) -> Option<&mut Pile> {
        self.piles.iter_mut().find(|pile| pile.number == number)
    }

    /// What the open requests still ask for.
    pub fn debt_open(&self) -> u32 {
        self.piles.iter().map(Pile::left).sum()
    }

    /// The card that is really played: the Joker where it stands for another.
    pub(crate) fn really(config: &Config, card: u8, joker: bool) -> u8 {
        if joker { config.deck.joker } else { card }
    }

    /// A card leaves a hand for all to see.
    pub(crate) fn play_from_hand(&mut self, config: &Config, seat: Seat, card: u8, joker: bool) {
        self.hands[seat].remove_openly(&config.deck, SmartMoneyMaker::really(config, card, joker));
    }

    /// A card that everyone sees goes to a hand.
    pub(crate) fn give_openly(&mut self, config: &Config, seat: Seat, card: u8) {
        self.hands[seat].add(&config.deck, card, Audience::Everyone);
    }

    /// A card is out of play: a note goes back to the bank, any other to the discards.
    pub(crate) fn put_away(&mut self, config: &Config, card: u8) {
        match config.deck.face(card).class {
            Class::Banknote(_) => self.bank.put(card),
            _ => self.discards.put(card),
        }
    }

    /// A card goes from hand to hand, and only the two see which.
    pub(crate) fn hand_over(&mut self, config: &Config, from: Seat, to: Seat, card: u8) {
        let witnesses = SeatSet::only(from).with(to);
        let mut receiving = self.hands[to];
        self.hands[from].give_secretly(&config.deck, card, witnesses, &mut receiving);
        self.hands[to] = receiving;
    }
}
