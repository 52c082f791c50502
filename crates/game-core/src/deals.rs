//! Binding deals: offers are immutable, accepted by number, and carried out at once.
//!
//! What the terms are and whether both sides can cover them is the game's business. Between two seats at most
//! one offer stands: an offer back is a counter-offer and closes the one it answers. A seat makes a limited
//! number of offers in a phase, so that haggling ends.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Log, Seat, SeatSet};

/// At six seats there are fifteen pairs.
const MAX_OPEN: usize = 15;

crate::ids! {
    /// An offer; numbers go on through a game, so they never mean two things.
    pub struct OfferId(u32);
}

/// An offer on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Offer<T> {
    pub id: OfferId,
    pub from: Seat,
    pub to: Seat,
    pub terms: T,
}

/// Why a deal cannot be made this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealRefusal {
    NoSuchOffer,
    NotYours,
    /// One's own earlier offer to the same seat must be withdrawn first.
    OfferStands {
        id: OfferId,
    },
    TooManyOffers {
        limit: u8,
    },
    WithYourself,
}

/// The offers of one phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Deals<T> {
    open: ArrayVec<Offer<T>, MAX_OPEN>,
    /// How many offers each seat has made to each in this phase.
    made: BySeat<BySeat<u8>>,
    next: u32,
    limit: u8,
}

impl<T: Copy> Deals<T> {
    /// A phase in which each seat may make `limit` offers.
    pub fn new(players: u8, limit: u8) -> Deals<T> {
        Deals { open: ArrayVec::new(), made: none_made(players), next: 1, limit }
    }

    /// Numbers offers from `first` on, for phases that begin afresh: two of them must not share numbers, or a late
    /// answer would meet another offer.
    #[must_use]
    pub fn numbered_from(self, first: u32) -> Deals<T> {
        Deals { next: first.max(1), ..self }
    }

    /// The number that the next offer will have.
    pub fn next_number(&self) -> u32 {
        self.next
    }

    /// Goes on from a number, if it is further: for a game with two kinds of deals, whose offers share their numbers.
    pub fn go_on_from(&mut self, number: u32) {
        self.next = self.next.max(number);
    }

    /// The next phase: nothing is open and everyone may offer again. Numbers go on, so that a late answer to an
    /// offer of the last phase meets none of this one.
    pub fn reopen(&mut self) {
        self.open.clear();
        self.made = none_made(self.made.players());
    }

    pub fn open(&self) -> &[Offer<T>] {
        &self.open
    }

    pub fn find(&self, id: OfferId) -> Option<&Offer<T>> {
        self.open.iter().find(|offer| offer.id == id)
    }

    /// The standing offer between two seats, whoever made it.
    pub fn between(&self, a: Seat, b: Seat) -> Option<&Offer<T>> {
        self.open.iter().find(|offer| (offer.from, offer.to) == (a, b) || (offer.from, offer.to) == (b, a))
    }

    /// How many offers the seat may still make.
    pub fn offers_left(&self, seat: Seat) -> u8 {
        self.limit.saturating_sub(self.made[seat].values().fold(0, |sum, made| sum.saturating_add(*made)))
    }

    /// How many offers a seat has made to another in this phase, counter-offers included.
    pub fn made_to(&self, from: Seat, to: Seat) -> u8 {
        self.made[from][to]
    }

    pub fn check_make(&self, from: Seat, to: Seat) -> Result<(), DealRefusal> {
        if from == to {
            return Err(DealRefusal::WithYourself);
        }
        if self.offers_left(from) == 0 {
            return Err(DealRefusal::TooManyOffers { limit: self.limit });
        }
        match self.between(from, to) {
            Some(offer) if offer.from == from => Err(DealRefusal::OfferStands { id: offer.id }),
            _ => Ok(()),
        }
    }

    pub fn check_answer(&self, seat: Seat, id: OfferId) -> Result<&Offer<T>, DealRefusal> {
        let offer = self.find(id).ok_or(DealRefusal::NoSuchOffer)?;
        if offer.to == seat { Ok(offer) } else { Err(DealRefusal::NotYours) }
    }

    pub fn check_withdraw(&self, seat: Seat, id: OfferId) -> Result<(), DealRefusal> {
        let offer = self.find(id).ok_or(DealRefusal::NoSuchOffer)?;
        if offer.from == seat { Ok(()) } else { Err(DealRefusal::NotYours) }
    }

    /// Puts an offer on the table; returns it and the offer it counters, if any.
    pub fn make(&mut self, from: Seat, to: Seat, terms: T) -> (Offer<T>, Option<Offer<T>>) {
        let countered = self.between(from, to).map(|offer| offer.id).and_then(|id| self.close(id));
        let offer = Offer { id: OfferId(self.next), from, to, terms };
        self.next += 1;
        self.made[from][to] += 1;
        self.open.push(offer);
        (offer, countered)
    }

    /// Takes an offer off the table to carry it out. Whoever made it has bound themselves by it, so whoever accepts it
    /// cannot take that back alone.
    pub fn accept<E, R>(&mut self, id: OfferId, log: &mut Log<E, R>) -> Option<Offer<T>> {
        let offer = self.close(id)?;
        log.makes_deal();
        Some(offer)
    }

    /// Takes an offer off the table: declined or withdrawn.
    pub fn close(&mut self, id: OfferId) -> Option<Offer<T>> {
        let at = self.open.iter().position(|offer| offer.id == id)?;
        Some(self.open.remove(at))
    }

    /// How many offers each seat may make in the phase.
    pub fn limit(&self) -> u8 {
        self.limit
    }

    /// Whether these are offers at a table of so many: for states read from a file.
    pub fn is_sound(&self, players: u8) -> bool {
        let numbered = self.open.iter().all(|offer| (1..self.next).contains(&offer.id.0));
        let seats = SeatSet::all(players);
        let pair = |offer: &Offer<T>| SeatSet::only(offer.from).with(offer.to);
        let one_per_pair = self.open.iter().all(|offer| {
            let known = seats.has(offer.from) && seats.has(offer.to) && offer.from != offer.to;
            let alike = |other: &&Offer<T>| other.id == offer.id || pair(other) == pair(offer);
            known && self.open.iter().filter(alike).count() == 1
        });
        let made_by = |made: &BySeat<u8>| made.values().map(|made| u32::from(*made)).sum::<u32>();
        let made: u32 = self.made.values().map(made_by).sum();
        self.made.players() == players
            && self.made.values().all(|made| made.players() == players)
            && self.made.values().all(|made| made_by(made) <= u32::from(self.limit))
            && self.made.iter().all(|(seat, made)| made[seat] == 0)
            // Numbers go on from phase to phase, the counts of offers do not.
            && self.next > made
            && numbered
            && one_per_pair
    }

    /// Takes one offer that no longer stands off the table; call until there is none. No reason is given.
    pub fn lapse_one(&mut self, stands: impl Fn(&Offer<T>) -> bool) -> Option<Offer<T>> {
        let at = self.open.iter().position(|offer| !stands(offer))?;
        Some(self.open.remove(at))
    }
}

fn none_made(players: u8) -> BySeat<BySeat<u8>> {
    BySeat::all(players, BySeat::all(players, 0))
}
