//! Where the Money and Action cards lie. They move through one door, [`Piles::transfer`], which also keeps the
//! memory of who knows what. No rule lives here: who may move what, and why, is the rules' business.
//!
//! Every card has a number of its own, so equal notes can be told apart; what a seat knows, it knows of numbers.

use arrayvec::ArrayVec;
use game_core::{Bag, BySeat, Chance, Hand, Held, Seat, SeatSet, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Location;
use crate::cards::{CardTable, MOST_MONEY, MoneyBag};
use crate::state::one_more;

/// Cards below one location, at most.
pub const MOST_BELOW: usize = 8;
/// Cards in one hand at any moment, at most.
pub const MOST_HELD: usize = 32;

/// No table has a sixth player here: that chair is where the spectators sit, so that "known to every other seat"
/// and "known to the world" are not mixed up.
pub const SPECTATORS: Seat = Seat::at(5);
/// All seats and the spectators.
pub const EVERYONE: SeatSet = SeatSet::all(6);

/// A hand of Money cards.
pub type MoneyHand = Hand<MOST_HELD>;

/// A place where a Money or Action card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Deck,
    Discards,
    Below(Location),
    Hand(Seat),
    /// On a player's Blacklist.
    Blacklist(Seat),
    /// Under a Placement card or in the Overpay slot: out of the game.
    Slotted,
    /// Action cards taken and still to be played.
    InPlay,
}

/// A player's Blacklist: a pile of cards face down, and counters where no card could be found (ruling R3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Blacklist {
    pub cards: ArrayVec<Held, MOST_MONEY>,
    pub plain: u16,
}

impl Blacklist {
    pub fn points(&self) -> u32 {
        lossless::<_, u32>(self.cards.len()) + u32::from(self.plain)
    }
}

/// All Money and Action cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Piles {
    deck: MoneyBag,
    /// Face up; the last one is on top.
    discards: ArrayVec<u8, MOST_MONEY>,
    below: [ArrayVec<u8, MOST_BELOW>; 6],
    hands: BySeat<MoneyHand>,
    blacklists: BySeat<Blacklist>,
    slotted: MoneyBag,
    in_play: ArrayVec<u8, MOST_BELOW>,
}

impl Piles {
    /// Everything in the deck.
    pub fn new(players: u8, deck: MoneyBag) -> Piles {
        Piles {
            deck,
            discards: ArrayVec::new(),
            below: std::array::from_fn(|_| ArrayVec::new()),
            hands: BySeat::from_fn(players, |_| Hand::default()),
            blacklists: BySeat::from_fn(players, |_| Blacklist::default()),
            slotted: Bag::default(),
            in_play: ArrayVec::new(),
        }
    }

    pub fn deck(&self) -> &MoneyBag {
        &self.deck
    }

    pub fn discards(&self) -> &[u8] {
        &self.discards
    }

    pub fn below(&self, location: Location) -> &[u8] {
        &self.below[location.slot()]
    }

    pub fn hand(&self, seat: Seat) -> &MoneyHand {
        &self.hands[seat]
    }

    pub fn hands(&self) -> &BySeat<MoneyHand> {
        &self.hands
    }

    pub fn blacklist(&self, seat: Seat) -> &Blacklist {
        &self.blacklists[seat]
    }

    pub fn blacklists(&self) -> &BySeat<Blacklist> {
        &self.blacklists
    }

    pub fn slotted(&self) -> &MoneyBag {
        &self.slotted
    }

    pub fn in_play(&self) -> &[u8] {
        &self.in_play
    }

    /// The door. `knowing` are those who see which card it is; if not everyone does, the others lose sight of
    /// the whole hand it leaves.
    ///
    /// # Panics
    /// If the card does not lie there: the rules should have checked.
    pub fn transfer(&mut self, card: u8, from: Place, to: Place, knowing: SeatSet) {
        let there = match from {
            Place::Hand(seat) if knowing == EVERYONE => self.hands[seat].remove_openly(card).is_some(),
            Place::Hand(seat) => self.hands[seat].remove_secretly(card, knowing).is_some(),
            other => self.lift(card, other),
        };
        assert!(there, "card {card} does not lie in {from:?}");
        self.lay(card, to, knowing);
    }

    /// The door for an Inspect: dirty cards change hands before all, but only the two see which. What is known of
    /// the clean cards stays known; and if all know the whole hand and all its dirty cards go, all know them.
    pub fn transfer_dirty(&mut self, cards: &CardTable, found: &[u8], from: Seat, to: Seat) {
        let hand = &mut self.hands[from];
        let in_the_open = hand.iter().all(|held| held.seen_by.has(SPECTATORS))
            && hand.cards().filter(|card| cards.is_dirty(*card)).count() == found.len();
        let knowing = if in_the_open { EVERYONE } else { SeatSet::only(from).with(to) };
        for card in found {
            let held = self.hands[from].remove_secretly_among(*card, knowing, |other| cards.is_dirty(other));
            assert!(held.is_some(), "card {card} is not in the hand of {from:?}");
            self.lay(*card, Place::Hand(to), knowing);
        }
    }

    /// A card is taken from a hand and the same card given back: those who do not see it cannot tell.
    pub fn take_and_give_back(&mut self, holder: Seat, insiders: SeatSet) {
        let hand = &mut self.hands[holder];
        let first = hand.cards().next();
        if let Some(held) = first.and_then(|card| hand.remove_secretly(card, insiders)) {
            hand.add(held.card, held.seen_by.and(insiders));
        }
    }

    /// A card of a hand is shown to some.
    pub fn show(&mut self, owner: Seat, card: u8, to: SeatSet) {
        self.hands[owner].show(card, to);
    }

    /// A whole hand is shown to some.
    pub fn show_all(&mut self, owner: Seat, to: SeatSet) {
        self.hands[owner].show_all(to);
    }

    /// A whole Blacklist is turned up for some.
    pub fn show_blacklist(&mut self, owner: Seat, to: SeatSet) {
        for held in &mut self.blacklists[owner].cards {
            held.seen_by = held.seen_by.or(to);
        }
    }

    /// A Blacklist point for which there was no card.
    pub fn add_plain(&mut self, seat: Seat) {
        self.blacklists[seat].plain = one_more(self.blacklists[seat].plain);
    }

    pub fn remove_plain(&mut self, seat: Seat) {
        self.blacklists[seat].plain -= 1;
    }

    /// The topmost Money card of the discards.
    pub fn top_discarded_money(&self, cards: &CardTable) -> Option<u8> {
        self.discards.iter().rev().copied().find(|card| cards.money.has(*card))
    }

    /// A Money card of the deck by chance, still lying there.
    pub fn money_in_deck(&self, cards: &CardTable, chance: &mut Chance) -> Option<u8> {
        self.deck.and(&cards.money).draw("money", chance)
    }

    /// Whether deck or discards hold any Money card.
    pub fn has_money_left(&self, cards: &CardTable) -> bool {
        !self.deck.and(&cards.money).is_empty() || self.top_discarded_money(cards).is_some()
    }

    /// The top card of the deck, still lying there.
    pub fn top_of_deck(&self, chance: &mut Chance) -> Option<u8> {
        let mut deck = self.deck;
        deck.draw("money", chance)
    }

    /// All discards go back into the deck.
    pub fn reshuffle(&mut self) {
        for card in self.discards.drain(..) {
            self.deck.put(card);
        }
    }

    fn lift(&mut self, card: u8, from: Place) -> bool {
        fn from_list<const N: usize>(list: &mut ArrayVec<u8, N>, card: u8) -> bool {
            match list.iter().rposition(|other| *other == card) {
                Some(at) => {
                    list.remove(at);
                    true
                }
                None => false,
            }
        }
        match from {
            Place::Deck => self.deck.take(card),
            Place::Slotted => self.slotted.take(card),
            Place::Discards => from_list(&mut self.discards, card),
            Place::Below(location) => from_list(&mut self.below[location.slot()], card),
            Place::InPlay => from_list(&mut self.in_play, card),
            Place::Hand(seat) => self.hands[seat].remove_openly(card).is_some(),
            Place::Blacklist(seat) => {
                let cards = &mut self.blacklists[seat].cards;
                let at = cards.iter().rposition(|held| held.card == card);
                at.map(|at| cards.remove(at)).is_some()
            }
        }
    }

    fn lay(&mut self, card: u8, to: Place, knowing: SeatSet) {
        match to {
            Place::Deck => self.deck.put(card),
            Place::Slotted => self.slotted.put(card),
            Place::Discards => self.discards.push(card),
            Place::Below(location) => self.below[location.slot()].push(card),
            Place::InPlay => self.in_play.push(card),
            Place::Hand(seat) => self.hands[seat].add(card, knowing),
            Place::Blacklist(seat) => self.blacklists[seat].cards.push(Held { card, seen_by: knowing }),
        }
    }
}
