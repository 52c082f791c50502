//! How the Novice lends and borrows: a half more than was lent, in six instalments, against one company.

use game_core::{IdSet, Offer, Seat};

use super::Sees;
use crate::action::Action;
use crate::lending::LoanTerms;

const INSTALMENTS: u32 = 6;

impl Sees<'_> {
    pub(super) fn is_pledged(&self, card: u8) -> bool {
        let lending = self.public.lending.as_ref();
        lending.is_some_and(|lending| lending.loans.iter().any(|shown| shown.loan.security.has(card)))
    }

    /// What the next instalments take.
    pub(super) fn next_instalments(&self) -> u32 {
        let loans = self.public.lending.iter().flat_map(|lending| &lending.loans);
        loans.filter(|shown| shown.loan.borrower == self.me).map(|shown| shown.loan.instalment).sum()
    }

    /// Answers a loan proposed to it, or pays what is due.
    pub(super) fn loans(&self) -> Option<Action> {
        let lending = self.public.lending.as_ref()?;
        if let Some(offer) = lending.offers.open().iter().find(|offer| offer.to == self.me) {
            let id = offer.id;
            let good = self.is_good_loan(offer);
            return Some(if good {
                Action::Accept { offer: id }
            } else {
                Action::Refuse { offer: id, reason: None }
            });
        }
        let due = lending.loans.iter().find(|shown| shown.loan.borrower == self.me && shown.loan.due)?.loan;
        let means = self.bank().gold + self.bank().held[due.lender.number()];
        (means >= due.instalment).then_some(Action::PayInstalment { loan: due.id })
    }

    fn is_good_loan(&self, offer: &Offer<LoanTerms>) -> bool {
        let LoanTerms { amount, security, .. } = offer.terms;
        let total = offer.terms.total();
        if !self.config.issues_credit(self.me) {
            return total * 2 <= amount * 3;
        }
        let bank = self.bank();
        let bearable = amount + bank.balance.credit_on_board <= bank.gold + 12;
        let worth: u32 = security.iter().map(|card| self.most_for(card)).sum();
        bearable && total * 4 >= amount * 5 && worth * 2 >= total
    }

    /// Asks each bank once a turn for what the best open company costs beyond what it has.
    pub(super) fn ask_for_loan(&self) -> Option<Action> {
        let lending = self.public.lending.as_ref()?;
        if self.config.issues_credit(self.me) || self.public.turn.opened {
            return None;
        }
        let worth = |card: u8, price: u32| self.most_for(card).saturating_sub(price);
        let best = self.public.open.iter().max_by_key(|open| worth(open.card, open.opening_price))?;
        let price = (best.opening_price + 3).min(self.most_for(best.card));
        let amount = price.checked_sub(self.purse()).filter(|missing| *missing > 0)?;
        let security = self.bank().cards.iter().find(|card| !self.is_pledged(*card))?;
        let lends = |seat: &Seat| {
            self.config.issues_credit(*seat)
                && self.public.banks[*seat].ring > 0
                && lending.offers.made_to(self.me, *seat) == 0
                && lending.offers.check_make(self.me, *seat).is_ok()
        };
        let to = self.public.banks.iter().map(|(seat, _)| seat).find(lends)?;
        let instalments = INSTALMENTS.min(u32::from(self.config.setup.loan_instalments));
        let instalment = (amount * 3 / 2).div_ceil(instalments).max(1);
        let security: IdSet<_> = [security.into()].into_iter().collect();
        Some(Action::OfferLoan { to, amount, instalments, instalment, security })
    }
}
