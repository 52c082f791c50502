//! The state of a game and how its cards are drawn; the audit stands in `audit.rs`.

use arrayvec::ArrayVec;
use game_core::{Bag, BySeat, Chance, LogOf, Moved, Seat, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::{Books, Kind, Place};
use crate::cards::MAX_CARDS;
use crate::event::Event;
use crate::phase::Phase;
use crate::rule::Rule;
use crate::setup::Config;

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

    pub fn cubes_left(&self, config: &Config, lender: Seat) -> u8 {
        let out = lossless(self.loans.iter().filter(|loan| loan.lender == lender).count());
        config.setup.cubes.saturating_sub(out)
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
    pub(crate) fn open_loan_cards(&mut self, config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) {
        while self.open_loan_cards.len() < usize::from(config.setup.open_loan_cards) {
            if self.loan_deck.is_empty() && !self.loan_discards.is_empty() {
                self.loan_deck.pour(&mut self.loan_discards);
                log.tell(Rule::Nmm1EmptyDeck, || Event::DiscardsShuffled);
            }
            let Some(card) = self.loan_deck.draw("loan card", chance) else { return };
            self.open_loan_cards.push(card);
            let rounds = config.rounds_of(card);
            log.tell(Rule::Nmm3LoanCard, || Event::LoanCardTurned { card, rounds });
        }
    }
}
