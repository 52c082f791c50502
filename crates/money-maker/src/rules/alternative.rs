//! The Alternative Step: instead of steps 2 and 3, one block of own credit is paid off in full.

use game_core::{Choices, Seat};

use super::{ApplyContext, Edited, Verdict, require};
use crate::action::Action;
use crate::config::Config;
use crate::phase::{Purpose, Step};
use crate::rule::{Rule, Why};
use crate::state::State;

impl State {
    pub(crate) fn check_pay_off(&self, config: &Config, seat: Seat, block: u8) -> Verdict {
        let rule = Rule::MmAlternative;
        require(config.is_full_game(), rule, Why::NotInThisGame)?;
        self.check_step(seat, Step::Invest, rule)?;
        require(!self.turn.opened, rule, Why::AuctionOpened)?;
        let blocks = self.blocks(seat);
        require(block < blocks, rule, Why::NoSuchBlock { block, blocks })?;
        let (needed, has) = (self.on_block(seat, block), self.covered(seat));
        require(needed > 0, rule, Why::NothingThere)?;
        require(needed <= has, rule, Why::CannotPay { needed, has })
    }

    pub(crate) fn apply_pay_off(&mut self, seat: Seat, block: u8, at: &mut ApplyContext<'_>) {
        self.ask_payment(seat, self.on_block(seat, block), Purpose::PayOff { block }, at);
    }

    pub(crate) fn pay_off_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        if !config.is_full_game() || self.turn.opened {
            return;
        }
        for block in 0..self.blocks(seat) {
            if self.check_pay_off(config, seat, block).is_ok() {
                out.push(Action::PayOff { block: block.into() });
            }
        }
    }
}
