//! Step 3, paying back: instalments, paying off, defaulting; also the last settlement after the final crash.

use game_core::{Choices, Illegal, LogOf, Seat, SeatSet};

use super::{Verdict, refuse};
use crate::action::Action;
use crate::books::Place;
use crate::event::Event;
use crate::phase::{Phase, Settlement};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::{Loan, NoMoreMoney};

impl NoMoreMoney {
    fn settlement(&self) -> Option<&Settlement> {
        match &self.phase {
            Phase::Loans(step) => Some(&step.settlement),
            Phase::FinalCrash(settlement) => Some(settlement),
            _ => None,
        }
    }

    fn settlement_mut(&mut self) -> Option<&mut Settlement> {
        match &mut self.phase {
            Phase::Loans(step) => Some(&mut step.settlement),
            Phase::FinalCrash(settlement) => Some(settlement),
            _ => None,
        }
    }

    /// Whose turn it is in the last settlement: from the Banker's left, the first who still has a loan to settle
    /// and has not left it to the book (R10).
    pub(crate) fn settles_now(&self, config: &Config, settlement: &Settlement) -> Option<Seat> {
        let borrowers = settlement.due.iter().filter_map(|card| self.loan(card)).map(|loan| loan.borrower);
        let open = borrowers.collect::<SeatSet>().minus(settlement.done);
        open.first_from(self.banker?.left(config.players), config.players)
    }

    pub(super) fn settling_choices(&self, settlement: &Settlement, seat: Seat, choices: &mut Choices<Self>) {
        for card in settlement.due.iter() {
            let Some(loan) = self.loan(card).filter(|loan| loan.borrower == seat) else { continue };
            if self.coins(seat) >= loan.instalment {
                choices.push(Action::PayInstalment { loan: card.into() });
            }
            if self.pay_off_allowed(loan) && self.coins(seat) >= loan.rest() {
                choices.push(Action::PayOff { loan: card.into() });
            }
            choices.push(Action::Default { loan: card.into() });
        }
    }

    /// After the final crash one instalment is all that is asked, and the last instalment pays off anyway.
    fn pay_off_allowed(&self, loan: &Loan) -> bool {
        loan.remaining > 1 && matches!(self.phase, Phase::Loans(_))
    }

    fn due_loan(
        &self,
        config: &Config,
        seat: Seat,
        card: u8,
        rule: Rule,
    ) -> Result<&Loan, Illegal<Rule, Why>> {
        let Some(settlement) = self.settlement() else { return refuse(rule, Why::NotNow) };
        let Some(loan) = self.loan(card).filter(|loan| loan.borrower == seat) else {
            return refuse(rule, Why::NotYourLoan);
        };
        if !settlement.due.has(card) {
            return refuse(rule, Why::NothingDue);
        }
        let in_turn = match self.phase {
            Phase::FinalCrash(_) => self.settles_now(config, settlement) == Some(seat),
            _ => true,
        };
        if in_turn { Ok(loan) } else { refuse(Rule::Nmm7LastLoans, Why::NotYourTurn) }
    }

    pub(super) fn check_instalment(&self, config: &Config, seat: Seat, card: u8) -> Verdict {
        let need = self.due_loan(config, seat, card, Rule::Nmm3Instalment)?.instalment;
        self.check_coins(seat, need, Rule::Nmm3Instalment)
    }

    pub(super) fn check_pay_off(&self, config: &Config, seat: Seat, card: u8) -> Verdict {
        let loan = self.due_loan(config, seat, card, Rule::Nmm3PayOff)?;
        if !self.pay_off_allowed(loan) {
            let last = loan.remaining == 1;
            return refuse(Rule::Nmm3PayOff, if last { Why::LastInstalment } else { Why::NotNow });
        }
        self.check_coins(seat, loan.rest(), Rule::Nmm3PayOff)
    }

    pub(super) fn check_default(&self, config: &Config, seat: Seat, card: u8) -> Verdict {
        self.due_loan(config, seat, card, Rule::Nmm3Default).map(|_| ())
    }

    fn check_coins(&self, seat: Seat, need: u32, rule: Rule) -> Verdict {
        let have = self.coins(seat);
        if have < need { refuse(rule, Why::TooFewCoins { have, need }) } else { Ok(()) }
    }

    /// One instalment to the original lender. After the final crash it redeems the whole loan (R10).
    pub(super) fn apply_instalment(&mut self, card: u8, log: &mut LogOf<Self>) {
        let redeems = matches!(self.phase, Phase::FinalCrash(_));
        let Some(loan) = self.loans.iter_mut().find(|loan| loan.card == card) else { return };
        loan.remaining = if redeems { 0 } else { loan.remaining - 1 };
        let Loan { lender, borrower, instalment, remaining, .. } = *loan;
        let rule = if redeems { Rule::Nmm7LastLoans } else { Rule::Nmm3Instalment };
        log.tell(rule, || Event::InstalmentPaid {
            loan: card,
            lender,
            borrower,
            amount: instalment,
            remaining,
        });
        self.move_coins(log, rule, Place::Player(borrower), Place::Player(lender), instalment);
        self.no_longer_due(card);
        if remaining == 0 {
            self.close_repaid(card, rule, log);
        }
    }

    pub(super) fn apply_pay_off(&mut self, card: u8, log: &mut LogOf<Self>) {
        let Some(&loan) = self.loan(card) else { return };
        let Loan { lender, borrower, .. } = loan;
        log.tell(Rule::Nmm3PayOff, || Event::InstalmentPaid {
            loan: card,
            lender,
            borrower,
            amount: loan.rest(),
            remaining: 0,
        });
        self.move_coins(log, Rule::Nmm3PayOff, Place::Player(borrower), Place::Player(lender), loan.rest());
        self.no_longer_due(card);
        self.close_repaid(card, Rule::Nmm3PayOff, log);
    }

    pub(super) fn apply_default(&mut self, card: u8, log: &mut LogOf<Self>) {
        let Some(&Loan { lender, borrower, .. }) = self.loan(card) else { return };
        let security = self.security_of(card);
        log.tell(Rule::Nmm3Default, || Event::LoanDefaulted { loan: card, lender, borrower, security });
        self.move_gold(log, Rule::Nmm3Default, Place::Loan(card), Place::Player(lender), security);
        self.no_longer_due(card);
        self.take_off_the_table(card);
    }

    /// The security goes back to the borrower.
    fn close_repaid(&mut self, card: u8, rule: Rule, log: &mut LogOf<Self>) {
        let Some(&Loan { lender, borrower, .. }) = self.loan(card) else { return };
        let security = self.security_of(card);
        log.tell(rule, || Event::LoanRepaid { loan: card, lender, borrower, security });
        self.move_gold(log, rule, Place::Loan(card), Place::Player(borrower), security);
        self.take_off_the_table(card);
    }

    fn no_longer_due(&mut self, card: u8) {
        if let Some(settlement) = self.settlement_mut() {
            settlement.due.take(card);
        }
    }

    fn take_off_the_table(&mut self, card: u8) {
        self.loans.retain(|loan| loan.card != card);
        self.loan_discards.put(card);
    }

    /// What is left to the book (R3): clockwise from the Banker's left everyone pays what they can, again and
    /// again as money arrives; what is still unpaid then is defaulted on.
    pub(super) fn settle_by_the_book(&mut self, config: &Config, log: &mut LogOf<Self>) {
        while let Some(card) = self.next_payable(config) {
            self.apply_instalment(card, log);
        }
        while let Some(card) = self.settlement().and_then(|settlement| settlement.due.iter().next()) {
            self.apply_default(card, log);
        }
    }

    fn next_payable(&self, config: &Config) -> Option<u8> {
        let settlement = self.settlement()?;
        let first = self.banker?.left(config.players);
        first.clockwise(config.players).find_map(|seat| {
            settlement.due.iter().find(|card| {
                let own = self.loan(*card).filter(|loan| loan.borrower == seat);
                own.is_some_and(|loan| self.coins(seat) >= loan.instalment)
            })
        })
    }
}
