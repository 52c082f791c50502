//! A player who reckons what everything is worth in gold and acts on it.

use game_core::{Bot, Chance, Choices, Seat, Temper, ViewOf};

use super::lending::Desk;
use super::sight::Sight;
use super::worth::Worth;
use crate::action::Action;
use crate::phase::Phase;
use crate::setup::Config;
use crate::state::NoMoreMoney;

/// Values cards, money, securities and the time that is left; bids, lends and borrows by its own valuation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trader {
    pub temper: Temper,
    pub(super) thoroughness: Thoroughness,
}

/// How many terms of a loan are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Thoroughness {
    #[default]
    Full,
    /// For rollouts.
    Quick,
}

impl Trader {
    pub const STEADY: Trader = Trader::with(Temper { daring: 0, selfish: 0 });

    pub const fn with(temper: Temper) -> Trader {
        Trader { temper, thoroughness: Thoroughness::Full }
    }

    pub(super) const QUICK: Trader =
        Trader { temper: Temper { daring: 0, selfish: 0 }, thoroughness: Thoroughness::Quick };

    /// What it would like to do; the rules have the last word.
    pub(super) fn wish(&self, sight: &Sight, chance: &mut Chance) -> Option<Action> {
        match sight.phase {
            Phase::BankerAuction(auction) => Some(self.bid_for_the_bank(sight, auction.minimum(), chance)),
            Phase::Loans(step) => {
                let worth = Worth::of(sight);
                Some(Desk { sight, worth: &worth, trader: self }.in_the_loan_step(step, chance))
            }
            Phase::InvestmentAuction(fists) => Some(self.bid_in_the_fist(sight, fists, chance)),
            Phase::ChooseInvestments(_) => self.best_investment(sight),
            Phase::CashIn(_) => Some(self.cash_in(sight)),
            Phase::FinalCrash(_) => {
                let worth = Worth::of(sight);
                Desk { sight, worth: &worth, trader: self }.settle()
            }
            Phase::Over => None,
        }
    }
}

/// What is left to do where a wish is not to be had.
pub(super) fn otherwise(choices: &mut Choices<NoMoreMoney>, chance: &mut Chance) -> Action {
    match () {
        () if choices.exact.contains(&Action::Done) => Action::Done,
        () if choices.exact.contains(&Action::Leave) => Action::Leave,
        () => choices.sample(chance),
    }
}

impl Bot<NoMoreMoney> for Trader {
    fn choose(
        &self,
        config: &Config,
        view: &ViewOf<NoMoreMoney>,
        choices: &mut Choices<NoMoreMoney>,
        chance: &mut Chance,
    ) -> Action {
        let me = view.seat.unwrap_or(Seat::at(0));
        let sight = Sight::of_view(config, &view.public, me);
        match self.wish(&sight, chance) {
            Some(action) if choices.contain(&action) => action,
            _ => otherwise(choices, chance),
        }
    }

    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<NoMoreMoney>>> {
        Some(Box::new(Trader::with(Temper::parse(words)?)))
    }
}
