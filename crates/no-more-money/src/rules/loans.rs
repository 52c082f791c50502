//! Step 3, lending: offers, counter-offers and the making of a loan.

use game_core::{Ask, Bag};
use game_core::{Choices, DealRefusal, Deals, FormKind, Illegal, Item, LogOf, Offer, OfferId, Seat, SeatSet};

use super::{Verdict, refuse};
use crate::action::{Action, ActionForm, Element, LoanTerms, Reason};
use crate::books::Place;
use crate::event::Event;
use crate::phase::{LoanStep, Phase, Settlement};
use crate::rule::{Rule, Why};
use crate::setup::{Config, LARGEST};
use crate::state::{Loan, NoMoreMoney};

impl NoMoreMoney {
    pub(super) fn open_lending(&mut self, config: &Config) {
        let due = Bag::of(self.loans.iter().map(|loan| loan.card));
        let settlement = Settlement { due, done: SeatSet::NONE };
        // Each round has numbers of its own, more than its offers can use up.
        let first = self.round.saturating_sub(1).saturating_mul(200).saturating_add(1);
        let deals = Deals::new(config.players, config.setup.offers_per_step).numbered_from(first);
        self.phase = Phase::Loans(LoanStep { deals, settlement });
    }

    /// Lender and borrower of an offer: one of the two must be the Banker.
    pub(crate) fn parties(&self, from: Seat, to: Seat) -> Option<(Seat, Seat)> {
        match self.banker {
            Some(banker) if banker == from => Some((from, to)),
            Some(banker) if banker == to => Some((to, from)),
            _ => None,
        }
    }

    fn largest_loan(&self, config: &Config, lender: Seat) -> u32 {
        match u32::from(config.setup.fee_percent) {
            0 => LARGEST,
            percent => (self.coins(lender) * 100 / percent).min(LARGEST),
        }
    }

    pub(super) fn lending_choices(
        &self,
        config: &Config,
        step: &LoanStep,
        seat: Seat,
        choices: &mut Choices<Self>,
    ) {
        for offer in step.deals.open() {
            if offer.from == seat {
                choices.push(Action::Withdraw { offer: offer.id });
            }
            if offer.to == seat {
                choices.push(Action::Accept { offer: offer.id });
                choices.push(Action::Decline { offer: offer.id, reason: None });
                let items = choices.items(Reason::ALL.map(|reason| Item::one(Element::Reason(reason))));
                choices.form(FormKind::Pick, ActionForm::Decline { offer: offer.id }, [Ask::One { items }]);
            }
        }
        for to in SeatSet::all(config.players).without(seat).iter() {
            let Some((lender, borrower)) = self.parties(seat, to) else { continue };
            let largest = self.largest_loan(config, lender);
            let may = step.deals.check_make(seat, to).is_ok() && self.cubes_left(config, lender) > 0;
            if !may || largest == 0 || self.open_loan_cards.is_empty() {
                continue;
            }
            let cards = choices
                .items(self.open_loan_cards.iter().map(|card| Item::one(Element::LoanCard((*card).into()))));
            let asks = [
                Ask::One { items: cards },
                Ask::Amount { min: 1, max: largest },
                Ask::Amount { min: 0, max: LARGEST },
                Ask::Amount { min: 0, max: self.gold(borrower) },
            ];
            choices.form(FormKind::Offer, ActionForm::OfferLoan { to }, asks);
        }
    }

    /// Whether both sides could carry the loan out now: checked when it is offered, while the offer lies on the
    /// table, and when it is accepted.
    fn check_terms(&self, config: &Config, lender: Seat, borrower: Seat, terms: &LoanTerms) -> Verdict {
        if terms.amount == 0 {
            return refuse(Rule::Nmm3Loan, Why::AmountTooSmall);
        }
        if terms.amount > LARGEST || terms.instalment > LARGEST {
            return refuse(Rule::Nmm3Loan, Why::TooLarge { most: LARGEST });
        }
        if !self.open_loan_cards.contains(&terms.card) {
            return refuse(Rule::Nmm3LoanCard, Why::LoanCardNotOpen);
        }
        if self.cubes_left(config, lender) == 0 {
            return refuse(Rule::Nmm3Cube, Why::NoCubeLeft);
        }
        let (have, need) = (self.coins(lender), config.fee(terms.amount));
        if have < need {
            return refuse(Rule::Nmm3Fee, Why::TooFewCoins { have, need });
        }
        let (have, need) = (self.gold(borrower), terms.security);
        if have < need {
            return refuse(Rule::Nmm3Security, Why::TooLittleGold { have, need });
        }
        Ok(())
    }

    pub(crate) fn terms_stand(&self, config: &Config, offer: &Offer<LoanTerms>) -> bool {
        self.parties(offer.from, offer.to).is_some_and(|(lender, borrower)| {
            self.check_terms(config, lender, borrower, &offer.terms).is_ok()
        })
    }

    fn loan_step(&self) -> Result<&LoanStep, Illegal<Rule, Why>> {
        match &self.phase {
            Phase::Loans(step) => Ok(step),
            _ => refuse(Rule::Nmm3Offer, Why::NotNow),
        }
    }

    pub(super) fn check_offer(&self, config: &Config, seat: Seat, action: &Action) -> Verdict {
        let step = self.loan_step()?;
        let Some((to, terms)) = terms_of(action) else { return refuse(Rule::Nmm3Offer, Why::NotNow) };
        if to.number() >= usize::from(config.players) {
            return refuse(Rule::Nmm3Offer, Why::NoSuchPlayer);
        }
        refuse_deal(step.deals.check_make(seat, to))?;
        let Some((lender, borrower)) = self.parties(seat, to) else {
            return refuse(Rule::Nmm3Offer, Why::NoBankerInvolved);
        };
        self.check_terms(config, lender, borrower, &terms)
    }

    pub(super) fn check_accept(&self, config: &Config, seat: Seat, offer: OfferId) -> Verdict {
        let step = self.loan_step()?;
        let offer = refuse_deal(step.deals.check_answer(seat, offer))?;
        match self.parties(offer.from, offer.to) {
            Some((lender, borrower)) => self.check_terms(config, lender, borrower, &offer.terms),
            None => refuse(Rule::Nmm3Offer, Why::NoBankerInvolved),
        }
    }

    pub(super) fn check_decline(&self, seat: Seat, offer: OfferId) -> Verdict {
        refuse_deal(self.loan_step()?.deals.check_answer(seat, offer)).map(|_| ())
    }

    pub(super) fn check_withdraw(&self, seat: Seat, offer: OfferId) -> Verdict {
        refuse_deal(self.loan_step()?.deals.check_withdraw(seat, offer))
    }

    pub(super) fn apply_offer(
        &mut self,
        config: &Config,
        from: Seat,
        to: Seat,
        action: &Action,
        log: &mut LogOf<Self>,
    ) {
        let (Some((_, terms)), Some((lender, borrower))) = (terms_of(action), self.parties(from, to)) else {
            return;
        };
        let Phase::Loans(step) = &mut self.phase else { return };
        let (offer, countered) = step.deals.make(from, to, terms);
        // A new offer reopens only the one it is addressed to (R3).
        step.settlement.done.remove(to);
        if let Some(old) = countered {
            log.tell(Rule::Nmm3Offer, || Event::OfferDeclined { offer: old.id, from: old.from, to: old.to });
        }
        let Cost { rounds, total, fee } = Cost::of(config, &terms);
        let made =
            Event::OfferMade { offer: offer.id, from, to, lender, borrower, terms, rounds, total, fee };
        log.tell(Rule::Nmm3Offer, || made);
    }

    pub(super) fn apply_decline(&mut self, offer: OfferId, reason: Option<Reason>, log: &mut LogOf<Self>) {
        let Phase::Loans(step) = &mut self.phase else { return };
        if let Some(Offer { id, from, to, .. }) = step.deals.close(offer) {
            log.tell(Rule::Nmm3Offer, || match reason {
                Some(reason) => Event::OfferDeclinedBecause { offer: id, from, to, reason },
                None => Event::OfferDeclined { offer: id, from, to },
            });
        }
    }

    pub(super) fn apply_withdraw(&mut self, offer: OfferId, log: &mut LogOf<Self>) {
        let Phase::Loans(step) = &mut self.phase else { return };
        if let Some(Offer { id, from, to, .. }) = step.deals.close(offer) {
            log.tell(Rule::Nmm3Offer, || Event::OfferWithdrawn { offer: id, from, to });
        }
    }

    /// The loan is made at once: fee, money, card, cube, security.
    pub(super) fn apply_accept(&mut self, config: &Config, offer: OfferId, log: &mut LogOf<Self>) {
        let Phase::Loans(step) = &mut self.phase else { return };
        let Some(Offer { from, to, terms, .. }) = step.deals.accept(offer, log) else { return };
        let Some((lender, borrower)) = self.parties(from, to) else { return };
        let Cost { rounds, fee, .. } = Cost::of(config, &terms);
        log.tell(Rule::Nmm3Loan, || Event::LoanMade { lender, borrower, terms, rounds, fee });
        self.move_coins(log, Rule::Nmm3Fee, Place::Player(lender), Place::Press, fee);
        self.move_coins(log, Rule::Nmm3Loan, Place::Press, Place::Player(borrower), terms.amount);
        let card = Place::Loan(terms.card);
        self.move_gold(log, Rule::Nmm3Security, Place::Player(borrower), card, terms.security);
        self.open_loan_cards.retain(|card| *card != terms.card);
        let LoanTerms { card, instalment, .. } = terms;
        self.loans.push(Loan { card, lender, borrower, instalment, remaining: rounds });
    }

    /// An offer no longer covered lapses without a reason.
    pub(super) fn lapse_offers(&mut self, config: &Config, log: &mut LogOf<Self>) {
        loop {
            let Phase::Loans(step) = &self.phase else { return };
            let Some(fallen) = step.deals.open().iter().find(|offer| !self.terms_stand(config, offer)) else {
                return;
            };
            let Offer { id, from, to, .. } = *fallen;
            let Phase::Loans(step) = &mut self.phase else { return };
            step.deals.close(id);
            log.tell(Rule::Nmm3Offer, || Event::OfferLapsed { offer: id, from, to });
        }
    }

    /// A player is done: open offers to that player are declined, and when all are done the step ends.
    pub(super) fn finish_lending(&mut self, config: &Config, seat: Seat, log: &mut LogOf<Self>) {
        let Phase::Loans(step) = &mut self.phase else { return };
        step.settlement.done.insert(seat);
        while let Some(Offer { id, from, to, .. }) = step.deals.lapse_one(|offer| offer.to != seat) {
            log.tell(Rule::Nmm3Offer, || Event::OfferDeclined { offer: id, from, to });
        }
        log.tell(Rule::Nmm3Done, || Event::PlayerDone { seat });
        if step.settlement.done == SeatSet::all(config.players) {
            self.settle_by_the_book(config, log);
            self.open_fists(config);
        }
    }
}

/// What a loan on these terms costs its two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    pub(crate) rounds: u8,
    /// All instalments together.
    pub(crate) total: u32,
    /// What the lender pays to the press.
    pub(crate) fee: u32,
}

impl Cost {
    pub(crate) fn of(config: &Config, terms: &LoanTerms) -> Cost {
        let rounds = config.rounds_of(terms.card);
        Cost { rounds, total: terms.instalment * u32::from(rounds), fee: config.fee(terms.amount) }
    }
}

fn terms_of(action: &Action) -> Option<(Seat, LoanTerms)> {
    match *action {
        Action::OfferLoan { to, card, amount, instalment, security } => {
            Some((to, LoanTerms { card: card.0, amount, instalment, security }))
        }
        _ => None,
    }
}

fn refuse_deal<T>(answer: Result<T, DealRefusal>) -> Result<T, Illegal<Rule, Why>> {
    answer.map_err(|refusal| Illegal { rule: Rule::Nmm3Offer, why: refusal.into() })
}
