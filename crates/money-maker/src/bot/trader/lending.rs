//! Loans to entrepreneurs: what one is worth to each side, when to ask for one, how to answer, and when to pay back.

use game_core::{Bag, Offer, Seat};

use super::Mind;
use super::negotiation::{MOST_OFFERS, WORTH_A_DEAL};
use crate::action::Action;
use crate::lending::{Loan, LoanTerms};
use crate::reason::Reason;
use crate::setup::BID_LIMIT;

/// What a lender fears to lose of instalments that nothing secures.
const UNSECURED: f32 = 0.3;
/// Beyond the expected price of a company, so that a rival's next bid does not end it.
const TO_SPARE: u32 = 2;
/// The part of its income that a borrower can count on for instalments.
pub(super) const PART_OF_INCOME: f32 = 0.7;
/// The part of the turns to come in which a loan should be paid back: the game may end sooner than one thinks.
const PART_OF_TURNS: f32 = 0.75;

impl Mind<'_> {
    pub(super) fn loans(&self) -> impl Iterator<Item = &Loan> {
        self.public.lending.iter().flat_map(|lending| lending.loans.iter().map(|shown| &shown.loan))
    }

    /// Later turns of a seat in which an instalment can be paid.
    fn turns_to_pay(&self) -> f32 {
        (self.outlook.to_the_end / self.outlook.banks - 0.5).max(0.0)
    }

    /// What is expected to be paid, and what of it nothing but trust secures.
    fn expected_cost(&self, terms: &LoanTerms) -> (f32, f32) {
        let paid = (terms.instalments as f32).min(self.turns_to_pay()) * terms.instalment as f32;
        let on_the_sheet = |card: u8| {
            let company = self.config.company(card);
            f32::from(company.needs) * self.price_at_the_end(self.market(company.of).price as f32)
        };
        let security: f32 = terms.security.iter().map(on_the_sheet).sum();
        let total = terms.total() as f32;
        (paid + (total - paid).min(security), (total - security).max(0.0))
    }

    /// What a seat can pay in each turn beside the loans it has, if it earns so much more.
    fn room_for_instalments(&self, seat: Seat, more_income: f32) -> f32 {
        PART_OF_INCOME * (self.income(seat) + more_income) - self.instalments_a_turn(seat) as f32
    }

    /// Whether the borrower's income, with the company that the money is for, carries the instalments.
    fn can_carry(&self, borrower: Seat, terms: &LoanTerms) -> bool {
        let money = self.covered(borrower) + terms.amount;
        let more = self.best_bargain(borrower, money).1;
        terms.instalment as f32 <= self.room_for_instalments(borrower, more)
    }

    /// The promise is owed from now on and adds to the risk of the next run; the instalments are income.
    fn gain_of_lender(&self, lender: Seat, terms: &LoanTerms) -> f32 {
        let (paid, unsecured) = self.expected_cost(terms);
        let amount = terms.amount as f32;
        let risk = self.risk(lender, amount, terms.instalment as f32) - self.risk(lender, 0.0, 0.0);
        paid - UNSECURED * unsecured - amount - risk.max(0.0)
    }

    /// What the best company within reach of so much money would bring beyond its price, and what it earns in a turn.
    fn best_bargain(&self, seat: Seat, money: u32) -> (f32, f32) {
        let mut best = (0.0, 0.0);
        for open in &self.public.open {
            let price = self.price_expected(seat, open.card, open.opening_price);
            let gain = self.company_worth(seat, open.card) - price as f32;
            if price <= money && gain > best.0 {
                best = (gain, self.yield_in_a_turn(seat, open.card));
            }
        }
        best
    }

    /// What it takes to win a card against the keenest rival.
    fn price_expected(&self, seat: Seat, card: u8, opening: u32) -> u32 {
        let rivals = self.alive().without(seat);
        let keenest = rivals.iter().map(|rival| self.bid_expected(rival, card)).fold(0.0, f32::max);
        opening.max(game_core::whole(self.weights.keenness * keenest) + 1)
    }

    fn gain_of_borrower(&self, borrower: Seat, terms: &LoanTerms) -> f32 {
        let money = self.covered(borrower);
        let [with, without] = [terms.amount, 0].map(|more| self.best_bargain(borrower, money + more).0);
        let more = with - without;
        terms.amount as f32 + more - self.expected_cost(terms).0
    }

    /// What a seat makes of a loan between the two, the other's gain weighed in.
    fn verdict_on_loan(&self, seat: Seat, lender: Seat, borrower: Seat, terms: &LoanTerms) -> f32 {
        let gains = (self.gain_of_lender(lender, terms), self.gain_of_borrower(borrower, terms));
        let (own, other) = if seat == lender { gains } else { (gains.1, gains.0) };
        // Who cannot pay it back loses the security, and the bank has a company instead of its money.
        if !self.can_carry(borrower, terms) {
            return -1.0;
        }
        let envy = if seat == self.me { self.envy() } else { self.weights.envy };
        own - envy * 2.0 / self.outlook.banks.max(2.0) * other.max(0.0)
    }

    /// The smallest instalment for which a seat would agree, of those that cost at most two and a half times the amount.
    fn instalment_for(&self, seat: Seat, lender: Seat, borrower: Seat, terms: &LoanTerms) -> Option<u32> {
        let least = terms.amount.div_ceil(terms.instalments).max(1);
        let most = (terms.amount * 5 / 2).div_ceil(terms.instalments).clamp(least, BID_LIMIT);
        (least..=most).find(|instalment| {
            let terms = LoanTerms { instalment: *instalment, ..*terms };
            self.verdict_on_loan(seat, lender, borrower, &terms) >= WORTH_A_DEAL
        })
    }

    /// Answers the first loan proposed to it, if there is one.
    pub(super) fn answer_loan(&self) -> Option<Action> {
        let offers = &self.public.lending.as_ref()?.offers;
        let Offer { id, from, terms, .. } = *offers.open().iter().find(|offer| offer.to == self.me)?;
        let (lender, borrower) = self.config.loan_parties(from, self.me)?;
        if self.verdict_on_loan(self.me, lender, borrower, &terms) >= WORTH_A_DEAL {
            return Some(Action::Accept { offer: id });
        }
        let counter = self.counter_loan(from, lender, borrower, terms);
        let (_, unsecured) = self.expected_cost(&terms);
        let reason = match () {
            () if self.me == borrower => Reason::HelpsYouMore,
            () if unsecured > 0.0 || !self.can_carry(borrower, &terms) => Reason::NoTrust,
            () if self.risk(lender, terms.amount as f32, 0.0) > 6.0 => Reason::NeedItMyself,
            () => Reason::TooLittle,
        };
        Some(counter.unwrap_or(Action::Refuse { offer: id, reason: Some(reason) }))
    }

    /// A lender asks for larger instalments if the borrower might still agree; a borrower does not haggle back.
    fn counter_loan(&self, to: Seat, lender: Seat, borrower: Seat, terms: LoanTerms) -> Option<Action> {
        if self.me != lender || !self.may_propose_loan_to(to) {
            return None;
        }
        let instalment = self.instalment_for(lender, lender, borrower, &terms)?;
        let asked = LoanTerms { instalment, ..terms };
        let agreed = self.verdict_on_loan(borrower, lender, borrower, &asked) >= 0.0;
        (agreed && instalment != terms.instalment).then(|| propose(to, &asked))
    }

    fn may_propose_loan_to(&self, partner: Seat) -> bool {
        let Some(lending) = &self.public.lending else { return false };
        let offers = &lending.offers;
        offers.made_to(self.me, partner) < MOST_OFFERS && offers.check_make(self.me, partner).is_ok()
    }

    /// An entrepreneur who cannot pay for a bargain asks the bank that would lend most cheaply.
    pub(super) fn ask_for_loan(&self) -> Option<Action> {
        if self.config.issues_credit(self.me) || self.public.turn.opened {
            return None;
        }
        let own = self.loans().filter(|loan| loan.borrower == self.me).count();
        if own >= usize::from(self.config.setup.loans_at_a_time) {
            return None;
        }
        let money = self.covered(self.me);
        let mut best: Option<(f32, Action)> = None;
        for open in &self.public.open {
            let price = self.price_expected(self.me, open.card, open.opening_price) + TO_SPARE;
            if price <= money || self.company_worth(self.me, open.card) <= price as f32 {
                continue;
            }
            for lender in self.rivals().iter() {
                let may = self.config.issues_credit(lender) && self.public.banks[lender].ring > 0;
                if !may || !self.may_propose_loan_to(lender) {
                    continue;
                }
                let Some(terms) = self.cheapest_loan(lender, price - money) else { continue };
                let gain = self.verdict_on_loan(self.me, lender, self.me, &terms);
                if gain >= WORTH_A_DEAL && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                    best = Some((gain, propose(lender, &terms)));
                }
            }
        }
        best.map(|(_, action)| action)
    }

    /// Secured by as few companies as cover it, in as many instalments as there may be turns for.
    fn cheapest_loan(&self, lender: Seat, amount: u32) -> Option<LoanTerms> {
        let most = f32::from(self.config.setup.loan_instalments);
        let instalments = game_core::whole((PART_OF_TURNS * self.turns_to_pay()).clamp(1.0, most));
        let amount = amount.min(BID_LIMIT);
        let mut terms = LoanTerms { amount, instalments, instalment: 1, security: Bag::default() };
        let pledged = |card: u8| self.loans().any(|loan| loan.security.has(card));
        let mut free: Vec<u8> = self.bank().cards.iter().filter(|card| !pledged(*card)).collect();
        let worth = |card: u8| self.company_worth(self.me, card);
        free.sort_by(|one, two| worth(*one).total_cmp(&worth(*two)));
        let wanted = LoanTerms { instalment: (amount * 3 / 2).div_ceil(instalments), ..terms };
        for card in free {
            let covered = LoanTerms { security: terms.security, ..wanted };
            if self.expected_cost(&covered).1 <= 0.0 {
                break;
            }
            terms.security.put(card);
        }
        let instalment = self.instalment_for(lender, lender, self.me, &terms)?;
        Some(LoanTerms { instalment, ..terms })
    }

    /// Pays what is due while it can; gives up security that is worth less than what is left to pay.
    pub(super) fn settle_loan(&self) -> Option<Action> {
        let due = self.loans().find(|loan| loan.borrower == self.me && loan.due)?;
        let by_choice = !self.is_central(due.lender);
        let kept: f32 = due.security.iter().map(|card| self.company_worth(self.me, card)).sum();
        if by_choice && kept < self.still_to_pay(due) {
            return Some(Action::Default { loan: due.id });
        }
        let means = self.bank().gold + self.bank().held[due.lender.number()];
        (means >= due.instalment).then_some(Action::PayInstalment { loan: due.id })
    }

    /// What a loan will still take: this instalment and those of the turns to come, and what counts at the end.
    fn still_to_pay(&self, loan: &Loan) -> f32 {
        let terms = LoanTerms {
            amount: 0,
            instalments: loan.remaining - 1,
            instalment: loan.instalment,
            security: loan.security,
        };
        loan.instalment as f32 + self.expected_cost(&terms).0
    }

    /// What is missing to pay what is due in this turn.
    pub(super) fn lacks_for_instalments(&self) -> f32 {
        let means = self.bank().gold as f32;
        let held = |loan: &Loan| self.bank().held[loan.lender.number()];
        let due = self.loans().filter(|loan| loan.borrower == self.me && loan.due);
        let wanted: u32 = due.map(|loan| loan.instalment.saturating_sub(held(loan))).sum();
        (wanted as f32 - means).max(0.0)
    }

    /// What a seat must keep for instalments: those that are due, and what its income may not cover next time.
    pub(super) fn kept_for_instalments(&self, seat: Seat) -> f32 {
        let next = self.instalments_a_turn(seat) as f32 - PART_OF_INCOME * self.income(seat);
        self.instalments_due(seat) as f32 + next.max(0.0)
    }

    /// What all loans of a seat take in one turn.
    pub(super) fn instalments_a_turn(&self, seat: Seat) -> u32 {
        self.loans().filter(|loan| loan.borrower == seat).map(|loan| loan.instalment).sum()
    }

    /// Instalments that have yet to be paid in this turn.
    pub(super) fn instalments_due(&self, seat: Seat) -> u32 {
        self.loans().filter(|loan| loan.borrower == seat && loan.due).map(|loan| loan.instalment).sum()
    }
}

fn propose(to: Seat, terms: &LoanTerms) -> Action {
    let LoanTerms { amount, instalments, instalment, security } = *terms;
    Action::OfferLoan { to, amount, instalments, instalment, security: game_core::IdSet::new(security) }
}
