//! How the Novice behaves in negotiation: when it is short, and when others are.

use game_core::Seat;

use super::Sees;
use crate::action::Action;
use crate::parts::{Basket, Terms};

/// What an action card is worth to it.
const ACTION_CARD: i64 = 6;

impl Sees<'_> {
    pub(super) fn negotiate(&self) -> Option<Action> {
        if let Some(offer) = self.public.offers.open().iter().find(|offer| offer.to == self.me) {
            let id = offer.id;
            let good = self.is_good(&offer.terms, offer.from);
            return Some(if good {
                Action::Accept { offer: id }
            } else {
                Action::Refuse { offer: id, reason: None }
            });
        }
        if let Some(answer) = self.answer_advance() {
            return Some(answer);
        }
        if self.bank().called == 0 {
            return None;
        }
        let action = self.use_credit().or_else(|| self.borrow()).or_else(|| self.ask_central());
        action.or_else(|| self.ask_for_help()).or(Some(Action::Concede))
    }

    fn solvent(&self, seat: Seat) -> bool {
        self.public.run.as_ref().is_none_or(|run| run.solvent.has(seat))
    }

    fn use_credit(&self) -> Option<Action> {
        let held = &self.bank().held;
        let banks = self.public.banks.iter();
        let issuer = banks.map(|(seat, _)| seat).find(|seat| {
            held[seat.number()] > 0 && self.solvent(*seat) && self.public.banks[*seat].ring > 0
        })?;
        Some(Action::UseCredit { issuer })
    }

    fn borrow(&self) -> Option<Action> {
        let amount = self.bank().called.min(self.public.gold_reserve);
        (self.config.has_automaton() && amount > 0).then_some(Action::Borrow { amount })
    }

    /// Asks each solvent bank once for its promise, against a larger promise of one's own.
    fn ask_for_help(&self) -> Option<Action> {
        let debt = self.bank().called;
        let asked = crate::setup::OFFERS - self.public.offers.offers_left(self.me);
        let helpers: Vec<_> = self
            .public
            .banks
            .iter()
            .filter(|(seat, bank)| {
                *seat != self.me
                    && bank.bankrupt == 0
                    && bank.ring > 0
                    && self.solvent(*seat)
                    && self.config.issues_credit(*seat)
            })
            .map(|(seat, _)| seat)
            .collect();
        let helper = *helpers.get(usize::from(asked))?;
        let mut give = Basket::default();
        give.credit[self.me.number()] = (debt + debt.div_ceil(2) + 1).min(999);
        let mut get = Basket::default();
        get.credit[helper.number()] = debt.min(999);
        Some(Action::Offer { to: helper, give, get })
    }

    /// A deal is good if it brings more than it costs and does not itself strain the bank.
    fn is_good(&self, terms: &Terms, from: Seat) -> bool {
        let (gain, cost) = (self.worth_of(&terms.give, from), self.worth_of(&terms.get, self.me));
        let bank = self.bank();
        let promised = terms.get.credit[self.me.number()];
        if bank.called > 0 {
            return gain * 2 >= cost;
        }
        let bearable = promised + bank.balance.credit_on_board <= bank.gold + 12;
        gain > cost && (promised == 0 || bearable)
    }

    fn worth_of(&self, basket: &Basket, giver: Seat) -> i64 {
        let credit: i64 = basket
            .credit
            .iter()
            .enumerate()
            .take(self.public.banks.players() as usize)
            .map(|(issuer, amount)| {
                let sound = self.public.banks[Seat::at(issuer)].ring > 0 || Seat::at(issuer) == giver;
                if sound { i64::from(*amount) } else { i64::from(*amount) / 2 }
            })
            .sum();
        let cards: i64 = basket.cards.iter().map(|card| i64::from(self.most_for(card))).sum();
        let goods: i64 = basket.goods.iter().map(|count| i64::from(*count)).sum();
        i64::from(basket.gold) + goods + credit + cards + i64::from(basket.action_cards) * ACTION_CARD
    }
}
