//! How the Novice plays the central bank, and how it borrows from one: at the rate, in three instalments, against security
//! that is worth it.

use game_core::{IdSet, Offer};

use super::Sees;
use crate::action::{Action, CardId};
use crate::central::Central;
use crate::lending::LoanTerms;
use crate::phase::Phase;
use crate::rules::owed_for;
use crate::setup::MOST_ADVANCE;

const INSTALMENTS: u32 = 3;

impl Sees<'_> {
    fn central(&self) -> Option<Central> {
        self.public.central.map(|shown| shown.central)
    }

    /// What it does if it is the central bank: its rate stays, and it lends against security.
    pub(super) fn as_central(&self) -> Option<Action> {
        let central = self.central().filter(|central| central.seat == self.me)?;
        if let Some(offer) = self.advance_to_answer() {
            let id = offer.id;
            let good = self.is_covered(&offer.terms) || self.public.banks[offer.from].ring == 0;
            return Some(if good {
                Action::Accept { offer: id }
            } else {
                Action::Refuse { offer: id, reason: None }
            });
        }
        match self.public.phase {
            Phase::Rate { .. } => {
                let most = u32::from(self.config.setup.central_bank_highest_rate);
                Some(Action::SetRate { percent: central.rate.min(most) })
            }
            Phase::Negotiation { .. } => Some(Action::LetFall),
            _ => None,
        }
    }

    fn advance_to_answer(&self) -> Option<Offer<LoanTerms>> {
        let offers = self.public.lending.as_ref()?.offers.open();
        offers.iter().find(|offer| offer.to == self.me).copied()
    }

    /// What the security counts at the end is enough for what was lent.
    fn is_covered(&self, terms: &LoanTerms) -> bool {
        self.worth_on_sheet(terms.security.iter()) >= terms.amount
    }

    fn worth_on_sheet(&self, cards: impl Iterator<Item = u8>) -> u32 {
        let worth = |card: u8| {
            let company = self.config.company(card);
            u32::from(company.needs) * self.market(company.of).price
        };
        cards.map(worth).sum()
    }

    /// A bank says yes to the central bank if it does not take more than a half on top.
    pub(super) fn answer_advance(&self) -> Option<Action> {
        let Offer { id, terms, .. } = self.advance_to_answer()?;
        let good = terms.total() * 2 <= terms.amount * 3;
        Some(if good { Action::Accept { offer: id } } else { Action::Refuse { offer: id, reason: None } })
    }

    /// Asks the central bank once for all that it lacks, with as many companies as cover it.
    pub(super) fn ask_central(&self) -> Option<Action> {
        let Central { seat: to, rate: percent, .. } = self.central()?;
        let offers = &self.public.lending.as_ref()?.offers;
        let may = offers.made_to(self.me, to) == 0 && offers.check_make(self.me, to).is_ok();
        if !may || !self.config.issues_credit(self.me) {
            return None;
        }
        let amount = self.bank().called.min(MOST_ADVANCE);
        let owed = owed_for(amount, percent);
        let mut pledged: Vec<u8> = Vec::new();
        for card in self.bank().cards.iter().filter(|card| !self.is_pledged(*card)) {
            if self.worth_on_sheet(pledged.iter().copied()) >= owed {
                break;
            }
            pledged.push(card);
        }
        let security: IdSet<_> = pledged.into_iter().map(CardId).collect();
        let instalments = INSTALMENTS.min(u32::from(self.config.setup.loan_instalments));
        Some(Action::OfferAdvance { to, amount, percent, instalments, security })
    }
}
