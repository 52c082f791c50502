//! The state of a game, and the audit that proves it whole.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Bag, BySeat, Chance, LogOf, Moved, Seat, SeatSet};

use crate::books::{Books, Kind, Place};
use crate::cards::MAX_CARDS;
use crate::event::Event;
use crate::phase::Phase;
use crate::rule::Rule;
use crate::setup::Table;

/// A game of No More Money.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoMoreMoney {
    pub(crate) round: u32,
    pub(crate) phase: Phase,
    /// Nobody before the first auction.
    pub(crate) banker: Option<Seat>,
    pub(crate) crashes: u32,
    pub(crate) instability: u8,
    pub(crate) books: Books,
    /// Investments laid out this round.
    pub(crate) laid_out: ArrayVec<u8, 4>,
    pub(crate) owned: BySeat<Bag<1>>,
    pub(crate) investment_deck: Bag<1>,
    pub(crate) investment_discards: Bag<1>,
    /// Loan cards lying open.
    pub(crate) open_loan_cards: ArrayVec<u8, 6>,
    pub(crate) loan_deck: Bag<1>,
    pub(crate) loan_discards: Bag<1>,
    pub(crate) loans: ArrayVec<Loan, MAX_CARDS>,
    /// The last roll: D4, D6, D12, D20.
    pub(crate) last_roll: Option<[u32; 4]>,
}

/// A loan in force; its security lies on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Loan {
    pub card: u8,
    /// Whose cube lies on the card: instalments go there, whoever is Banker today.
    pub lender: Seat,
    pub borrower: Seat,
    pub instalment: u32,
    pub remaining: u8,
}

impl Loan {
    /// What it costs to pay it off at once.
    pub fn rest(&self) -> u32 {
        self.instalment * u32::from(self.remaining)
    }
}

impl NoMoreMoney {
    pub fn coins(&self, seat: Seat) -> u32 {
        self.books.holds(Place::Player(seat), Kind::Coins)
    }

    pub fn gold(&self, seat: Seat) -> u32 {
        self.books.holds(Place::Player(seat), Kind::Gold)
    }

    pub fn gold_on(&self, investment: u8) -> u32 {
        self.books.holds(Place::Investment(investment), Kind::Gold)
    }

    pub fn security_of(&self, loan: u8) -> u32 {
        self.books.holds(Place::Loan(loan), Kind::Gold)
    }

    pub fn loan(&self, card: u8) -> Option<&Loan> {
        self.loans.iter().find(|loan| loan.card == card)
    }

    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    pub fn cubes_left(&self, table: &Table, lender: Seat) -> u8 {
        let out = self.loans.iter().filter(|loan| loan.lender == lender).count() as u8;
        table.setup.cubes.saturating_sub(out)
    }

    pub(crate) fn move_coins(
        &mut self,
        log: &mut LogOf<Self>,
        why: Rule,
        from: Place,
        to: Place,
        amount: u32,
    ) {
        self.books.transfer(log, why, Moved { from, to, asset: Kind::Coins, amount });
    }

    pub(crate) fn move_gold(
        &mut self,
        log: &mut LogOf<Self>,
        why: Rule,
        from: Place,
        to: Place,
        amount: u32,
    ) {
        self.books.transfer(log, why, Moved { from, to, asset: Kind::Gold, amount });
    }

    /// Turns an investment; an empty deck takes the discards back first (R8).
    pub(crate) fn draw_investment(&mut self, chance: &mut Chance, log: &mut LogOf<Self>) -> Option<u8> {
        if self.investment_deck.is_empty() && !self.investment_discards.is_empty() {
            self.investment_deck.pour(&mut self.investment_discards);
            log.tell(Rule::Nmm1EmptyDeck, || Event::DiscardsShuffled);
        }
        self.investment_deck.draw("investment", chance)
    }

    /// Opens loan cards until enough lie open; an empty deck takes the discards back first (R8).
    pub(crate) fn open_loan_cards(&mut self, table: &Table, chance: &mut Chance, log: &mut LogOf<Self>) {
        while self.open_loan_cards.len() < usize::from(table.setup.open_loan_cards) {
            if self.loan_deck.is_empty() && !self.loan_discards.is_empty() {
                self.loan_deck.pour(&mut self.loan_discards);
                log.tell(Rule::Nmm1EmptyDeck, || Event::DiscardsShuffled);
            }
            let Some(card) = self.loan_deck.draw("loan card", chance) else { return };
            self.open_loan_cards.push(card);
            let rounds = table.rounds_of(card);
            log.tell(Rule::Nmm3LoanCard, || Event::LoanCardTurned { card, rounds });
        }
    }

    /// Everything is there, once, and nothing is impossible; also for a state read from a file.
    pub(crate) fn prove(&self, table: &Table) -> Result<(), String> {
        self.books.audit(Place::all())?;
        self.prove_investments(table)?;
        self.prove_loans(table)?;
        self.prove_phase(table)?;
        let seats = SeatSet::all(table.players);
        let known = |seat: Seat| seats.has(seat);
        if self.owned.players() != table.players || !self.banker.is_none_or(known) {
            return Err("the state is for another number of players".to_owned());
        }
        if self.instability > 24 || self.crashes > 200 {
            return Err("instability or crashes are off their tracks".to_owned());
        }
        let beyond = (usize::from(table.players)..4).map(|seat| Place::Player(Seat::at(seat)));
        if beyond.into_iter().any(|place| self.holds_anything(place)) {
            return Err("an empty chair holds coins or gold".to_owned());
        }
        Ok(())
    }

    fn holds_anything(&self, place: Place) -> bool {
        self.books.balance(place, Kind::Coins) != 0 || self.books.balance(place, Kind::Gold) != 0
    }

    fn prove_investments(&self, table: &Table) -> Result<(), String> {
        for card in 0..MAX_CARDS as u8 {
            let in_play = self.laid_out.iter().filter(|other| **other == card).count()
                + self.owned.values().filter(|owned| owned.has(card)).count();
            let away =
                usize::from(self.investment_deck.has(card)) + usize::from(self.investment_discards.has(card));
            let expected = usize::from(usize::from(card) < table.deck.investments.len());
            if in_play + away != expected {
                return Err(format!("investment {card} is in {} places", in_play + away));
            }
            if in_play == 0 && self.holds_anything(Place::Investment(card)) {
                return Err(format!("gold lies on investment {card}, which is not in play"));
            }
        }
        Ok(())
    }

    fn prove_loans(&self, table: &Table) -> Result<(), String> {
        let seats = SeatSet::all(table.players);
        for card in 0..MAX_CARDS as u8 {
            let in_force = self.loans.iter().filter(|loan| loan.card == card).count();
            let open = self.open_loan_cards.iter().filter(|other| **other == card).count();
            let away = usize::from(self.loan_deck.has(card)) + usize::from(self.loan_discards.has(card));
            let expected = usize::from(usize::from(card) < table.deck.loans.len());
            if in_force + open + away != expected {
                return Err(format!("loan card {card} is in {} places", in_force + open + away));
            }
            if in_force == 0 && self.holds_anything(Place::Loan(card)) {
                return Err(format!("a security lies on loan card {card}, which is not in force"));
            }
        }
        for loan in &self.loans {
            let parties = seats.has(loan.lender) && seats.has(loan.borrower) && loan.lender != loan.borrower;
            if !parties || loan.remaining == 0 || loan.remaining > table.rounds_of(loan.card) {
                return Err(format!("the loan on card {} is impossible", loan.card));
            }
        }
        let lenders = seats.iter().map(|seat| self.loans.iter().filter(|loan| loan.lender == seat).count());
        if lenders.into_iter().any(|out| out > usize::from(table.setup.cubes)) {
            return Err("more loans are out than the lender has cubes".to_owned());
        }
        Ok(())
    }

    fn prove_phase(&self, table: &Table) -> Result<(), String> {
        let players = table.players;
        let all = SeatSet::all(players);
        let within = |seats: SeatSet| seats.minus(all).is_empty();
        let due_in_force = |due: &Bag<1>| due.iter().all(|card| self.loan(card).is_some());
        let sound = match &self.phase {
            Phase::BankerAuction(auction) => auction.is_sound(players),
            Phase::Loans(step) => {
                self.banker.is_some()
                    && step.deals.is_sound(players)
                    && due_in_force(&step.settlement.due)
                    && within(step.settlement.done)
                    && step.settlement.done != all
                    && step.deals.open().iter().all(|offer| self.terms_stand(table, offer))
            }
            Phase::InvestmentAuction(fists) => {
                let bids = &fists.bids;
                self.banker.is_some()
                    && bids.is_sound(players)
                    && within(fists.paid_for_empty_hand)
                    && bids.sealed.iter().all(|seat| bids.bid_of(seat) <= self.coins(seat))
            }
            Phase::ChooseInvestments(choosing) => {
                let choosers: SeatSet = choosing.order.iter().copied().collect();
                self.banker.is_some()
                    && !choosing.order.is_empty()
                    && choosers.len() == choosing.order.len()
                    && within(choosers)
                    && choosing.order.len() <= self.laid_out.len()
            }
            Phase::CashIn(cash_in) => self.banker.is_some() && all.has(cash_in.turn),
            Phase::FinalCrash(settlement) => {
                self.banker.is_some()
                    && due_in_force(&settlement.due)
                    && within(settlement.done)
                    && !self.settlers(settlement).is_empty()
            }
            Phase::Over => true,
        };
        if sound { Ok(()) } else { Err("the phase does not fit the table".to_owned()) }
    }
}
