//! The final crash: all investments are lost, loans are settled one last time, and most gold wins.

use game_core::{Bag, LogOf, Seat, SeatSet};

use crate::event::Event;
use crate::phase::{Phase, Settlement};
use crate::rule::Rule;
use crate::setup::Config;
use crate::state::NoMoreMoney;

impl NoMoreMoney {
    pub(super) fn final_crash(&mut self, config: &Config, log: &mut LogOf<Self>) {
        log.tell(Rule::Nmm7FinalCrash, || Event::FinalCrash);
        self.lose_investments(config, |_| true, Rule::Nmm7FinalCrash, log);
        // Loans of this very round are settled too (R10).
        let due = Bag::of(self.loans.iter().map(|loan| loan.card));
        self.phase = Phase::FinalCrash(Settlement { due, done: SeatSet::NONE });
    }

    /// Leaves one's loans to the book; when nobody has a loan of their own to settle, the book does the rest.
    pub(super) fn finish_settling(&mut self, seat: Seat, log: &mut LogOf<Self>) {
        let Phase::FinalCrash(settlement) = &mut self.phase else { return };
        settlement.done.insert(seat);
        log.tell(Rule::Nmm7LastLoans, || Event::PlayerDone { seat });
    }

    pub(super) fn end_the_game(&mut self, config: &Config, log: &mut LogOf<Self>) {
        self.settle_by_the_book(config, log);
        self.phase = Phase::Over;
        let winners = self.ranking(config).winners;
        log.tell(Rule::Nmm7Winner, || Event::GameWon { winners });
    }
}
