//! What closing a pile would bring, and what a payment would leave to others, before anyone does it. The closing itself stands in `collect.rs` and
//! `business.rs`; a test holds the two together.

use arrayvec::ArrayVec;
use game_core::Seat;

use crate::deck::{Class, each};
use crate::setup::Config;
use crate::state::{Laid, MAX_LAID, Pile, SmartMoneyMaker};
use crate::view::{Closing, Leaving};

impl SmartMoneyMaker {
    fn on_pile(&self, pile: &Pile) -> impl Iterator<Item = &Laid> {
        let number = pile.number;
        self.laid.iter().filter(move |laid| laid.pile == number && !laid.joker)
    }

    /// Cheapest first, what fits under the pile's amount (R3); `own` is the card that closes it.
    pub(crate) fn cash_for_closer(&self, config: &Config, pile: &Pile, own: Option<u8>) -> u32 {
        let money = |card: u8| match config.deck.face(card).class {
            Class::Banknote(_) | Class::NewEconomy(_) => Some(config.deck.worth(card)),
            _ => None,
        };
        let cards = self.on_pile(pile).map(|laid| laid.card).chain(own);
        let mut worths: ArrayVec<u32, { MAX_LAID + 1 }> = cards.filter_map(money).collect();
        worths.sort_unstable();
        worths
            .into_iter()
            .fold(0, |cash, worth| if cash + worth <= pile.amount { cash + worth } else { cash })
    }

    /// All notes on the pile, for whoever closes it with a Growing New Business card (R4).
    fn notes_on(&self, config: &Config, pile: &Pile) -> u32 {
        let notes = self.on_pile(pile).filter(|laid| config.deck.notes & (1 << laid.card) != 0);
        notes.map(|laid| config.deck.worth(laid.card)).sum()
    }

    /// The cards of a hand that would close a pile. The Joker can be declared as so much that a form shows it better.
    pub(crate) fn closings(&self, config: &Config, seat: Seat) -> Vec<Closing> {
        let (held, deck) = (self.hands[seat].kinds(), &config.deck);
        let mut closings = Vec::new();
        for pile in &self.piles {
            let fits = if pile.binds(seat) { deck.notes } else { deck.notes | deck.new_economy };
            for card in each(held & fits).filter(|card| deck.worth(*card) >= pile.left()) {
                let collects = self.cash_for_closer(config, pile, Some(card));
                let laid = if deck.notes & (1 << card) != 0 { deck.worth(card) } else { 0 };
                let gains =
                    i32::try_from(collects).unwrap_or(i32::MAX) - i32::try_from(laid).unwrap_or(i32::MAX);
                closings.push(Closing { pile: pile.number, card, request: None, collects, gains });
            }
            for card in each(held & deck.businesses) {
                let requests = self.requests.iter().filter(|request| request.pile == pile.number);
                let closing = requests.filter(|request| deck.worth(request.card) >= pile.left());
                let collects = self.notes_on(config, pile);
                closings.extend(closing.map(|request| Closing {
                    pile: pile.number,
                    card,
                    request: Some(request.number),
                    collects,
                    gains: i32::try_from(collects).unwrap_or(i32::MAX),
                }));
            }
        }
        closings
    }

    /// The cards of a hand that would not close a pile, but let the next card of money do it.
    pub(crate) fn leaves(&self, config: &Config, seat: Seat) -> Vec<Leaving> {
        let (held, deck) = (self.hands[seat].kinds(), &config.deck);
        let mut leaves = Vec::new();
        for pile in &self.piles {
            let fits = if pile.binds(seat) { deck.notes } else { deck.notes | deck.new_economy };
            for card in each(held & fits).filter(|card| deck.worth(*card) < pile.left()) {
                let left = pile.left() - deck.worth(card);
                if left <= config.dearest_payment {
                    let for_closer = self.cash_for_closer(config, pile, Some(card));
                    leaves.push(Leaving { pile: pile.number, card, left, for_closer });
                }
            }
        }
        leaves
    }
}
