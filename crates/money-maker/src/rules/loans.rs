//! Loans of banks to entrepreneurs, an option: proposing and making them, instalments, defaults. Those of a played central
//! bank are proposed in `central` and paid back here.

use game_core::{Ask, Bag, Choices, FormKind, Item, Offer, OfferId, Seat, SeatSet, lossless};

use super::deals::deal_refused;
use super::{ApplyContext, Asked, Edited, Verdict, refuse, require};
use crate::action::{Action, ActionForm, CardId, Element, LoanId};
use crate::books::{Place, Thing};
use crate::config::Config;
use crate::event::Event;
use crate::lending::{Loan, LoanTerms, LoanTold, listed};
use crate::reason::Reason;
use crate::rule::{Rule, Why};
use crate::setup::BID_LIMIT;
use crate::state::State;

const RULE: Rule = Rule::MmLoan;

type Found<'a> = Result<&'a Loan, game_core::Illegal<Rule, Why>>;

impl Config {
    /// Lender and borrower, if one of the two is a bank and the other an entrepreneur.
    pub(crate) fn loan_parties(&self, a: Seat, b: Seat) -> Option<(Seat, Seat)> {
        if !self.lends_to_entrepreneurs() || self.central == Some(a) || self.central == Some(b) {
            return None;
        }
        match (self.entrepreneurs.has(a), self.entrepreneurs.has(b)) {
            (false, true) => Some((a, b)),
            (true, false) => Some((b, a)),
            _ => None,
        }
    }
}

impl Config {
    /// Lender and borrower of a loan between the two, and the rule by which it is made.
    fn lender_and_borrower(&self, a: Seat, b: Seat) -> Option<(Seat, Seat, Rule)> {
        let (lender, borrower, rule) = match self.advance_parties(a, b) {
            Some((central, bank)) => (central, bank, Rule::MmPlayedBankLoan),
            None => self.loan_parties(a, b).map(|(lender, borrower)| (lender, borrower, RULE))?,
        };
        Some((lender, borrower, rule))
    }
}

impl State {
    /// Whether both sides could carry the loan out now: when it is proposed, while the offer lies on the table, and when
    /// it is accepted.
    fn check_loan(&self, config: &Config, from: Seat, to: Seat, terms: &LoanTerms) -> Verdict {
        if let Some((_, bank)) = config.advance_parties(from, to) {
            return self.check_advance(config, bank, terms);
        }
        let Some((lender, borrower)) = config.loan_parties(from, to) else {
            return refuse(RULE, Why::NoBankAndEntrepreneur);
        };
        require(self.is_alive(lender), RULE, Why::Bankrupt)?;
        require(!self.in_prison(lender), RULE, Why::InPrison)?;
        self.check_loan_limits(config, borrower, terms, RULE)
    }

    /// What every loan must keep to, whoever lends.
    pub(crate) fn check_loan_limits(
        &self,
        config: &Config,
        borrower: Seat,
        terms: &LoanTerms,
        rule: Rule,
    ) -> Verdict {
        let limit = config.setup.loans_at_a_time;
        let others = self.loans().iter().filter(|loan| loan.borrower == borrower).count();
        require(others < usize::from(limit), rule, Why::TooManyLoans { limit })?;
        let most = u32::from(config.setup.loan_instalments);
        require((1..=most).contains(&terms.instalments), rule, Why::LoanOutOfBounds { most })?;
        for amount in [terms.amount, terms.instalment] {
            require((1..=BID_LIMIT).contains(&amount), rule, Why::LoanOutOfBounds { most: BID_LIMIT })?;
        }
        let pledged = self.pledged(borrower);
        for card in terms.security.iter() {
            require(self.companies[borrower].has(card), rule, Why::NotYourCard { card })?;
            require(!pledged.has(card), rule, Why::Pledged { card })?;
        }
        Ok(())
    }

    fn check_loans_are_on(&self) -> Verdict {
        require(self.lending.is_some(), RULE, Why::NotInThisGame)?;
        let on = matches!(self.asked(), Asked::Turn(_)) || self.negotiation().is_some();
        require(on, RULE, Why::NotNow)
    }

    pub(crate) fn check_offer_loan(
        &self,
        config: &Config,
        from: Seat,
        to: Seat,
        terms: &LoanTerms,
    ) -> Verdict {
        require(config.lends_to_entrepreneurs(), RULE, Why::NotInThisGame)?;
        require(matches!(self.asked(), Asked::Turn(_)), RULE, Why::NotNow)?;
        let there = to.number() < usize::from(self.players()) && config.loan_parties(from, to).is_some();
        require(there, RULE, Why::NoBankAndEntrepreneur)?;
        if let Some(lending) = &self.lending {
            deal_refused(RULE, lending.offers.check_make(from, to))?;
        }
        self.check_loan(config, from, to, terms)
    }

    pub(crate) fn apply_offer_loan(
        &mut self,
        from: Seat,
        to: Seat,
        terms: LoanTerms,
        at: &mut ApplyContext<'_>,
    ) {
        let Some((lender, borrower, rule)) = at.config.lender_and_borrower(from, to) else { return };
        let number = self.deals.next_number();
        let Some(lending) = &mut self.lending else { return };
        lending.offers.go_on_from(number);
        let (offer, countered) = lending.offers.make(from, to, terms);
        self.deals.go_on_from(lending.offers.next_number());
        if let Some(old) = countered {
            at.log.tell(RULE, || Event::OfferRefused { offer: old.id, from: old.from, to: old.to });
        }
        let terms = LoanTold::of(lender, borrower, &terms);
        at.log.tell(rule, || Event::LoanOffered { offer: offer.id, from, to, terms });
    }

    pub(crate) fn check_loan_answer(&self, seat: Seat, offer: OfferId) -> Verdict {
        self.check_loans_are_on()?;
        match &self.lending {
            Some(lending) => deal_refused(RULE, lending.offers.check_answer(seat, offer)).map(|_| ()),
            None => refuse(RULE, Why::NotInThisGame),
        }
    }

    pub(crate) fn check_loan_withdrawal(&self, seat: Seat, offer: OfferId) -> Verdict {
        self.check_loans_are_on()?;
        match &self.lending {
            Some(lending) => deal_refused(RULE, lending.offers.check_withdraw(seat, offer)),
            None => refuse(RULE, Why::NotInThisGame),
        }
    }

    /// The first proposal that this seat has to answer.
    pub(crate) fn loan_to_answer(&self, seat: Seat) -> Option<OfferId> {
        let offers = self.lending.as_ref()?.offers.open();
        offers.iter().find(|offer| offer.to == seat).map(|offer| offer.id)
    }

    /// Takes a proposed loan off the table: refused or withdrawn.
    pub(crate) fn close_loan_offer(&mut self, offer: OfferId) -> Option<(OfferId, Seat, Seat)> {
        let Offer { id, from, to, .. } = self.lending.as_mut()?.offers.close(offer)?;
        Some((id, from, to))
    }

    /// The money is the lender's promise, and the borrower holds it.
    pub(crate) fn apply_accept_loan(&mut self, offer: OfferId, at: &mut ApplyContext<'_>) {
        let Some(lending) = &mut self.lending else { return };
        let Some(Offer { from, to, terms, .. }) = lending.offers.accept(offer, at.log) else { return };
        let Some((lender, borrower, rule)) = at.config.lender_and_borrower(from, to) else { return };
        lending.made += 1;
        let LoanTerms { amount, instalments, instalment, security } = terms;
        let id = LoanId(lending.made);
        let loan = Loan { id, lender, borrower, instalment, remaining: instalments, security, due: false };
        lending.loans.push(loan);
        let told = LoanTold::of(lender, borrower, &terms);
        at.log.tell(rule, || Event::LoanMade { loan: id, terms: told });
        let (from, to) = (Place::Box, Place::Vault(borrower));
        self.transfer(at.log, rule, from, to, Thing::Credit(lender), amount);
        if self.is_central(lender) {
            self.hand_over_advance(borrower, amount, at);
        }
    }

    /// A proposed loan that can no longer be made lapses without a reason.
    pub(crate) fn lapse_loan_offers(&mut self, at: &mut ApplyContext<'_>) {
        while let Some(Offer { id, from, to, .. }) = self.first_loan_that_lapses(at.config) {
            self.close_loan_offer(id);
            at.log.tell(RULE, || Event::OfferLapsed { offer: id, from, to });
        }
    }

    fn first_loan_that_lapses(&self, config: &Config) -> Option<Offer<LoanTerms>> {
        let offers = self.lending.as_ref()?.offers.open();
        offers.iter().find(|offer| !self.loan_stands(config, offer)).copied()
    }

    pub(crate) fn loan_stands(&self, config: &Config, offer: &Offer<LoanTerms>) -> bool {
        self.check_loan(config, offer.from, offer.to, &offer.terms).is_ok()
    }

    /// A turn begins: everyone may propose again, and the borrower has an instalment of each loan to pay.
    pub(crate) fn begin_turn_of_loans(&mut self, borrower: Seat) {
        // Whatever a prisoner earns goes to the debt in the city; its loans wait.
        let waits = self.in_prison(borrower);
        if let Some(lending) = &mut self.lending {
            lending.offers.reopen();
            for loan in lending.loans.iter_mut().filter(|loan| loan.borrower == borrower) {
                loan.due = !waits;
            }
        }
    }

    fn own_loan(&self, seat: Seat, id: LoanId, rule: Rule) -> Found<'_> {
        require(self.lending.is_some(), rule, Why::NotInThisGame)?;
        self.check_own_turn(seat)?;
        match self.lending.as_ref().and_then(|lending| lending.loan(id)) {
            Some(loan) if loan.borrower == seat => Ok(loan),
            _ => refuse(rule, Why::NotYourLoan),
        }
    }

    /// With credit of the lender and gold.
    fn means_to_repay(&self, loan: &Loan) -> u32 {
        self.gold(loan.borrower) + self.held(loan.borrower, loan.lender)
    }

    fn check_means(&self, loan: &Loan, needed: u32) -> Verdict {
        let has = self.means_to_repay(loan);
        require(needed <= has, Rule::MmLoanInstalment, Why::CannotPay { needed, has })
    }

    pub(crate) fn check_instalment(&self, seat: Seat, id: LoanId) -> Verdict {
        let loan = self.own_loan(seat, id, Rule::MmLoanInstalment)?;
        require(loan.due, Rule::MmLoanInstalment, Why::NothingDue)?;
        self.check_means(loan, loan.instalment)
    }

    pub(crate) fn check_repay(&self, seat: Seat, id: LoanId) -> Verdict {
        let loan = self.own_loan(seat, id, Rule::MmLoanInstalment)?;
        self.check_means(loan, loan.rest())
    }

    pub(crate) fn check_default(&self, seat: Seat, id: LoanId) -> Verdict {
        let loan = self.own_loan(seat, id, Rule::MmLoanDefault)?;
        require(!self.is_central(loan.lender), Rule::MmLoanDefault, Why::NotByChoice)?;
        require(loan.due, Rule::MmLoanDefault, Why::NothingDue)
    }

    /// So many instalments at once; with the last one the loan is over.
    pub(crate) fn pay_instalments(&mut self, id: LoanId, count: u32, at: &mut ApplyContext<'_>) {
        let Some(loan) = self.lending.as_mut().and_then(|lending| lending.loan_mut(id)) else { return };
        let amount = loan.instalment * count;
        loan.remaining -= count;
        loan.due = false;
        let Loan { lender, borrower, remaining, .. } = *loan;
        let rule = Rule::MmLoanInstalment;
        at.log.tell(rule, || Event::InstalmentPaid { loan: id, lender, borrower, amount, remaining });
        let credit = amount.min(self.held(borrower, lender));
        let vault = Place::Vault(borrower);
        self.transfer(at.log, rule, vault, Place::Redeemed, Thing::Credit(lender), credit);
        self.pay_lender(borrower, lender, amount - credit, at);
        self.comes_back(lender, amount);
        if remaining == 0 {
            at.log.tell(rule, || Event::LoanRepaid { loan: id, lender, borrower });
            self.end_loan(id);
        }
    }

    pub(crate) fn apply_repay(&mut self, id: LoanId, at: &mut ApplyContext<'_>) {
        let left =
            self.lending.as_ref().and_then(|lending| lending.loan(id)).map_or(0, |loan| loan.remaining);
        self.pay_instalments(id, left, at);
    }

    /// A prisoner's gold goes to the debt without reaching the vault (R13).
    fn pay_lender(&mut self, borrower: Seat, lender: Seat, gold: u32, at: &mut ApplyContext<'_>) {
        let rule = Rule::MmLoanInstalment;
        if self.is_central(lender) {
            self.transfer(at.log, rule, Place::Vault(borrower), Place::Reserve, Thing::Gold, gold);
            self.withdraw_notes(lender, gold, at);
            return;
        }
        let to_debt = if self.in_prison(lender) { gold.min(self.on_block(lender, 0)) } else { 0 };
        let from = Place::Vault(borrower);
        self.transfer(at.log, rule, from, Place::Vault(lender), Thing::Gold, gold - to_debt);
        if to_debt > 0 {
            self.transfer(at.log, rule, from, Place::Reserve, Thing::Gold, to_debt);
            at.log.tell(Rule::MmPrison, || Event::PaidFromPrison { seat: lender, amount: to_debt });
            self.redeem(lender, Place::Block(0), to_debt, Rule::MmPrison, at);
        }
    }

    /// The lender takes the security; nothing more is owed.
    pub(crate) fn apply_default(&mut self, id: LoanId, at: &mut ApplyContext<'_>) {
        let rule = Rule::MmLoanDefault;
        let Some(loan) = self.end_loan(id) else { return };
        let Loan { lender, borrower, security, .. } = loan;
        let covered = self.worth_of_loan(at.config, &loan);
        self.comes_back(lender, covered);
        let told = || Event::LoanDefaulted { loan: id, lender, borrower, security: listed(security) };
        at.log.tell(rule, told);
        for card in security.iter() {
            self.companies[borrower].take(card);
            self.companies[lender].put(card);
            at.log.tell(rule, || Event::CompanyGiven { from: borrower, to: lender, card });
        }
    }

    fn end_loan(&mut self, id: LoanId) -> Option<Loan> {
        let loans = &mut self.lending.as_mut()?.loans;
        let at = loans.iter().position(|loan| loan.id == id)?;
        Some(loans.remove(at))
    }

    /// What was left unsettled is paid as the turn ends or, where that cannot be, defaulted on, the oldest loan first.
    pub(crate) fn settle_loans(&mut self, borrower: Seat, at: &mut ApplyContext<'_>) {
        while let Some(loan) = self.loans().iter().find(|loan| loan.borrower == borrower && loan.due).copied()
        {
            if self.in_prison(borrower) {
                self.put_off(loan.id);
            } else if self.means_to_repay(&loan) >= loan.instalment {
                self.pay_instalments(loan.id, 1, at);
            } else {
                self.apply_default(loan.id, at);
            }
        }
    }

    /// The instalment of a prisoner waits.
    fn put_off(&mut self, id: LoanId) {
        if let Some(loan) = self.lending.as_mut().and_then(|lending| lending.loan_mut(id)) {
            loan.due = false;
        }
    }

    /// A bankrupt bank pays back nothing: the lender has the security.
    pub(crate) fn default_loans_of(&mut self, borrower: Seat, at: &mut ApplyContext<'_>) {
        while let Some(loan) = self.loans().iter().find(|loan| loan.borrower == borrower).copied() {
            self.apply_default(loan.id, at);
        }
    }

    /// A bankrupt bank's loans are void, as its credit is.
    pub(crate) fn void_loans_of(&mut self, lender: Seat, at: &mut ApplyContext<'_>) {
        while let Some(Loan { id, borrower, .. }) =
            self.loans().iter().find(|loan| loan.lender == lender).copied()
        {
            at.log.tell(Rule::MmLoanDefault, || Event::LoanVoid { loan: id, lender, borrower });
            self.end_loan(id);
        }
    }

    /// What can be done about loans between the steps of a turn.
    pub(crate) fn loan_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        let Some(lending) = &self.lending else { return };
        for loan in lending.loans.iter().filter(|loan| loan.borrower == seat) {
            if self.check_instalment(seat, loan.id).is_ok() {
                out.push(Action::PayInstalment { loan: loan.id });
            }
            if self.check_repay(seat, loan.id).is_ok() {
                out.push(Action::Repay { loan: loan.id });
            }
            if self.check_default(seat, loan.id).is_ok() {
                out.push(Action::Default { loan: loan.id });
            }
        }
        self.loan_answer_choices(seat, out);
        for partner in SeatSet::all(self.players()).without(seat).iter() {
            self.loan_form(config, seat, partner, out);
        }
    }

    /// Answers to what is proposed, and taking back what one has proposed.
    pub(crate) fn loan_answer_choices<G: Edited>(&self, seat: Seat, out: &mut Choices<G>) {
        let Some(lending) = &self.lending else { return };
        for offer in lending.offers.open() {
            if offer.to == seat {
                out.push(Action::Accept { offer: offer.id });
                out.push(Action::Refuse { offer: offer.id, reason: None });
                let items = out.items(Reason::ALL.map(|reason| Item::one(Element::Reason(reason))));
                out.form(FormKind::Pick, ActionForm::Refuse { offer: offer.id }, [Ask::One { items }]);
            } else if offer.from == seat {
                out.push(Action::Withdraw { offer: offer.id });
            }
        }
    }

    fn loan_form<G: Edited>(&self, config: &Config, seat: Seat, partner: Seat, out: &mut Choices<G>) {
        let Some((_, borrower)) = config.loan_parties(seat, partner) else { return };
        let smallest = LoanTerms { amount: 1, instalments: 1, instalment: 1, security: Bag::default() };
        if self.check_offer_loan(config, seat, partner, &smallest).is_err() {
            return;
        }
        let free = self.free_companies(borrower);
        let items = out.items(free.iter().map(|card| Item::one(Element::Card(CardId(card)))));
        let sum = Ask::Amount { min: 1, max: BID_LIMIT };
        let count = Ask::Amount { min: 1, max: u32::from(config.setup.loan_instalments) };
        let pick = Ask::Pick { items, min: 0, max: lossless(items.len), worth: 0 };
        out.form(FormKind::Offer, ActionForm::OfferLoan { to: partner }, [sum, count, sum, pick]);
    }
}
