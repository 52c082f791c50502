//! Loans, of banks to entrepreneurs and of a played central bank to banks: what is agreed on, what is in force, and what
//! it is worth. The rules are in `rules/loans.rs` and `rules/central.rs`.

use game_core::{Bag, Deals, OfferId, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::LoanId;
use crate::config::Config;
use crate::parts::{Basket, Listed};
use crate::setup::LOAN_OFFERS;
use crate::state::State;

/// What lender and borrower agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LoanTerms {
    /// New credit of the lender, handed over at once.
    pub amount: u32,
    /// How many instalments.
    pub instalments: u32,
    pub instalment: u32,
    /// Companies of the borrower.
    pub security: Bag<1>,
}

impl LoanTerms {
    /// All instalments together.
    pub fn total(&self) -> u32 {
        self.instalments * self.instalment
    }
}

/// What was agreed on or proposed, as the log tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LoanTold {
    pub lender: Seat,
    pub borrower: Seat,
    pub amount: u32,
    pub instalments: u32,
    pub instalment: u32,
    /// All instalments together.
    pub total: u32,
    pub security: Listed,
}

impl LoanTold {
    pub(crate) fn of(lender: Seat, borrower: Seat, terms: &LoanTerms) -> LoanTold {
        let LoanTerms { amount, instalments, instalment, security } = *terms;
        let (total, security) = (terms.total(), listed(security));
        LoanTold { lender, borrower, amount, instalments, instalment, total, security }
    }
}

/// Companies, spelt out for the log.
pub(crate) fn listed(cards: Bag<1>) -> Listed {
    Basket { cards, ..Basket::default() }.listed()
}

/// A loan in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Loan {
    pub id: LoanId,
    pub lender: Seat,
    pub borrower: Seat,
    pub instalment: u32,
    pub remaining: u32,
    pub security: Bag<1>,
    /// An instalment is due in this turn of the borrower.
    pub due: bool,
}

impl Loan {
    /// What it costs to pay it off at once.
    pub fn rest(&self) -> u32 {
        self.instalment * self.remaining
    }
}

/// All that has to do with loans; a table that plays without them has none of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Lending {
    pub(crate) offers: Deals<LoanTerms>,
    pub(crate) loans: Vec<Loan>,
    /// How many loans were made so far; the last one has this number.
    pub(crate) made: u16,
}

impl Lending {
    pub(crate) fn begin(config: &Config) -> Option<Box<Lending>> {
        let offers = Deals::new(config.players, LOAN_OFFERS);
        config.has_loans().then(|| Box::new(Lending { offers, loans: Vec::new(), made: 0 }))
    }

    pub(crate) fn loan(&self, id: LoanId) -> Option<&Loan> {
        self.loans.iter().find(|loan| loan.id == id)
    }

    pub(crate) fn loan_mut(&mut self, id: LoanId) -> Option<&mut Loan> {
        self.loans.iter_mut().find(|loan| loan.id == id)
    }
}

/// A loan as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LoanView {
    #[serde(flatten)]
    pub loan: Loan,
    /// What is left to pay.
    pub rest: u32,
    /// What the security would count on a balance sheet now.
    pub security_worth: u32,
}

/// Offers and loans as everyone sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LendingView {
    pub offers: Deals<LoanTerms>,
    pub loans: Vec<LoanView>,
    pub made: u16,
}

impl LendingView {
    /// Back to what it was made from.
    pub(crate) fn lending(&self) -> Box<Lending> {
        let loans = self.loans.iter().map(|shown| shown.loan).collect();
        Box::new(Lending { offers: self.offers.clone(), loans, made: self.made })
    }
}

impl State {
    pub(crate) fn lending_view(&self, config: &Config) -> Option<LendingView> {
        let lending = self.lending.as_ref()?;
        let shown = |loan: &Loan| LoanView {
            loan: *loan,
            rest: loan.rest(),
            security_worth: self.worth_of_cards(config, loan.security),
        };
        let loans = lending.loans.iter().map(shown).collect();
        Some(LendingView { offers: lending.offers.clone(), loans, made: lending.made })
    }

    pub(crate) fn loans(&self) -> &[Loan] {
        self.lending.as_ref().map_or(&[], |lending| &lending.loans)
    }

    /// Companies that secure a loan of this seat.
    pub(crate) fn pledged(&self, borrower: Seat) -> Bag<1> {
        let mut pledged = Bag::default();
        for loan in self.loans().iter().filter(|loan| loan.borrower == borrower) {
            loan.security.iter().for_each(|card| pledged.put(card));
        }
        pledged
    }

    /// What a loan counts on a balance sheet: nobody pays more than the security is worth.
    pub(crate) fn worth_of_loan(&self, config: &Config, loan: &Loan) -> u32 {
        loan.rest().min(self.worth_of_cards(config, loan.security))
    }

    /// Whose answer to a proposed loan is waited for, and who waits for one.
    pub(crate) fn loan_partners(&self) -> (game_core::SeatSet, game_core::SeatSet) {
        let offers = self.lending.as_ref().map_or(&[][..], |lending| lending.offers.open());
        let answering = offers.iter().map(|offer| offer.to).collect();
        (answering, offers.iter().map(|offer| offer.from).collect())
    }

    /// Whether an offer is one of a loan: offers and loans share their numbers.
    pub(crate) fn is_loan_offer(&self, offer: OfferId) -> bool {
        self.lending.as_ref().is_some_and(|lending| lending.offers.find(offer).is_some())
    }
}
