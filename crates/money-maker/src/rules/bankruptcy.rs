//! Bankruptcy (R14): degraded while in prison, a bank is out of the game.

use game_core::{Hand, Seat, SeatSet, lossless};

use super::ApplyContext;
use crate::books::{Good, MAX_BLOCKS, Place, Thing};
use crate::event::Event;
use crate::rule::Rule;
use crate::state::State;

const RULE: Rule = Rule::MmBankruptcy;

/// Their credit is void first, so that none of it is handed to the other.
pub(crate) fn bankrupt_together(state: &mut State, ruined: SeatSet, at: &mut ApplyContext<'_>) {
    let order = 1 + state.bankrupt.values().copied().max().unwrap_or(0);
    for seat in ruined.iter() {
        at.log.tell(RULE, || Event::WentBankrupt { seat });
        state.void_credit(seat, at);
        state.void_loans_of(seat, at);
        state.default_loans_of(seat, at);
        state.bankrupt[seat] = order;
        state.served.remove(seat);
    }
    for seat in ruined.iter() {
        state.dissolve(seat, at);
    }
}

impl State {
    /// All of a bank's credit, on the board and in vaults, is worthless.
    fn void_credit(&mut self, bank: Seat, at: &mut ApplyContext<'_>) {
        let blocks = (0..lossless(MAX_BLOCKS)).map(Place::Block);
        let vaults = SeatSet::all(self.players()).iter().map(Place::Vault);
        for place in blocks.chain([Place::Called]).chain(vaults) {
            let amount = self.books.holds(place, Thing::Credit(bank));
            self.transfer(at.log, RULE, place, Place::Void, Thing::Credit(bank), amount);
        }
    }

    /// Goods and cards leave the game, gold goes to the reserve, held credit to its issuers to place.
    fn dissolve(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        for good in Good::ALL {
            let amount = self.goods(seat, good);
            self.transfer(at.log, RULE, Place::Vault(seat), Place::Gone, Thing::Good(good), amount);
        }
        self.transfer(at.log, RULE, Place::Vault(seat), Place::Reserve, Thing::Gold, self.gold(seat));
        for issuer in self.alive().iter() {
            let amount = self.held(seat, issuer);
            if amount > 0 {
                self.transfer(at.log, RULE, Place::Vault(seat), Place::InHand, Thing::Credit(issuer), amount);
                self.placing.insert(issuer);
            }
        }
        let mut cards = std::mem::take(&mut self.companies[seat]);
        let hand: Hand<{ crate::cards::MAX_ACTIONS }> = std::mem::take(&mut self.hands[seat]);
        if !cards.is_empty() {
            at.log.tell(RULE, || Event::CompaniesLost { seat, cards: cards.iter().collect() });
        }
        if !hand.is_empty() {
            at.log.reveals_what_was_known_to(SeatSet::only(seat));
            at.log.tell(RULE, || Event::ActionCardsLost { seat, cards: hand.cards().collect() });
        }
        for card in hand.cards() {
            self.action_gone.put(card);
        }
        self.gone.pour(&mut cards);
    }
}
