//! Points on the Blacklist, and the Money cards that stand for points anywhere (ruling R3).

use game_core::{Seat, SeatSet};

use super::Dealer;
use crate::event::Event;
use crate::piles::{EVERYONE, Place, SPECTATORS};
use crate::rule::Rule;

impl Dealer<'_> {
    /// A Money card to be used as a counter: of the discards, else turned up from the deck, else none.
    pub(super) fn counter_card(&mut self) -> Option<(u8, Place)> {
        let cards = &self.config.cards;
        if let Some(card) = self.state.piles.top_discarded_money(cards) {
            return Some((card, Place::Discards));
        }
        let card = self.state.piles.money_in_deck(cards, self.chance)?;
        Some((card, Place::Deck))
    }

    pub(super) fn blacklist_point(&mut self, seat: Seat) {
        match self.counter_card() {
            Some((card, from)) => {
                self.state.piles.transfer(card, from, Place::Blacklist(seat), EVERYONE);
                self.log.tell(Rule::Dm3Point, || Event::Blacklisted { seat, card });
            }
            None => {
                self.state.piles.add_plain(seat);
                self.log.tell(Rule::Dm3Point, || Event::BlacklistedPlain { seat });
            }
        }
    }

    /// Takes the last card off the Blacklist and discards it, counters first; says whether there was one.
    pub(super) fn unlist(&mut self, seat: Seat, rule: Rule) -> bool {
        let blacklist = self.state.piles.blacklist(seat);
        if blacklist.plain > 0 {
            self.state.piles.remove_plain(seat);
            self.log.tell(rule, || Event::UnlistedPlain { seat });
            return true;
        }
        let Some(held) = blacklist.cards.last().copied() else { return false };
        if !held.seen_by.has(SPECTATORS) {
            self.log.reveals_what_was_known_to(SeatSet::only(seat));
        }
        self.state.piles.transfer(held.card, Place::Blacklist(seat), Place::Discards, EVERYONE);
        self.log.tell(rule, || Event::Unlisted { seat, card: held.card });
        true
    }
}
