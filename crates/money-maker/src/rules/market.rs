//! Steps 3.1 and 3.3: buying from and selling to the markets (R1, R8, B3).

use game_core::{Choices, Seat, lossless};

use super::{ApplyContext, Edited, Verdict, refuse, require};
use crate::action::ActionForm;
use crate::books::{Good, Place, Thing};
use crate::config::Config;
use crate::event::Event;
use crate::phase::{Cause, Purpose, Step};
use crate::rule::{Rule, Why};
use crate::state::State;

impl State {
    /// How many goods the limit still allows.
    fn limit_left(&self, config: &Config, good: Good) -> u32 {
        if self.turn.smuggling {
            return u32::MAX;
        }
        let limit = u32::from(config.setup.goods_limit) + u32::from(self.turn.more_goods);
        limit.saturating_sub(u32::from(self.turn.bought[good.slot()]))
    }

    pub(crate) fn check_buy(&self, config: &Config, seat: Seat, good: Good, count: u32) -> Verdict {
        let rule = Rule::Mm3Buy;
        self.check_step(seat, Step::Trade, rule)?;
        require(count > 0, rule, Why::NothingThere)?;
        let limit = config.setup.goods_limit.saturating_add(self.turn.more_goods);
        require(count <= self.limit_left(config, good), rule, Why::LimitReached { limit })?;
        let limit = self.market(good) + self.reserve(good);
        require(count <= limit, rule, Why::TooMany { limit })?;
        self.check_can_pay(config, seat, config.cost(self.market(good), count), rule)
    }

    pub(crate) fn apply_buy(&mut self, seat: Seat, good: Good, count: u32, at: &mut ApplyContext<'_>) {
        let price = at.config.cost(self.market(good), count);
        self.turn.bought[good.slot()] = self.turn.bought[good.slot()].saturating_add(lossless(count));
        self.ask_payment(seat, price, Purpose::Goods { good, count }, at);
    }

    /// The cheapest occupied slots first; past the end of the market from the Natural Reserve.
    pub(crate) fn deliver_goods(
        &mut self,
        seat: Seat,
        good: Good,
        count: u32,
        price: u32,
        at: &mut ApplyContext<'_>,
    ) {
        at.log.tell(Rule::Mm3Buy, || Event::Bought { seat, good, count, price });
        let from_market = count.min(self.market(good));
        let thing = Thing::Good(good);
        self.transfer(at.log, Rule::Mm3Buy, Place::Market, Place::Vault(seat), thing, from_market);
        self.transfer(at.log, Rule::Mm3Buy, Place::Reserve, Place::Vault(seat), thing, count - from_market);
    }

    /// What a sale brings in gold: a prisoner's goes to the debt first (R13).
    fn gold_from(&self, config: &Config, seat: Seat, good: Good, count: u32) -> (u32, u32, u32) {
        let proceeds = config.proceeds(self.market(good), count);
        let debt = if self.in_prison(seat) { self.on_block(seat, 0) } else { 0 };
        let to_debt = proceeds.min(debt);
        (proceeds, to_debt, proceeds - to_debt)
    }

    pub(crate) fn check_sell(&self, config: &Config, seat: Seat, good: Good, count: u32) -> Verdict {
        let rule = Rule::Mm3Sell;
        self.check_step(seat, Step::Trade, rule)?;
        let has = self.goods(seat, good);
        require(count > 0, rule, Why::NothingThere)?;
        require(count <= has, rule, Why::NotEnoughGoods { good, needed: count, has })?;
        if self.reserve_can_serve(config, seat, good, count) {
            return Ok(());
        }
        refuse(rule, Why::ReserveTooSmall { has: self.reserve_gold() })
    }

    /// In the full game a sale completes even if it empties the reserve, once a turn; an empty one buys nothing.
    fn reserve_can_serve(&self, config: &Config, seat: Seat, good: Good, count: u32) -> bool {
        let reserve = self.reserve_gold();
        let may_run_empty = config.is_full_game() && !self.turn.reserve_run && reserve > 0;
        may_run_empty || self.gold_from(config, seat, good, count).2 <= reserve
    }

    pub(crate) fn apply_sell(&mut self, seat: Seat, good: Good, count: u32, at: &mut ApplyContext<'_>) {
        let (price, to_debt, gold) = self.gold_from(at.config, seat, good, count);
        at.log.tell(Rule::Mm3Sell, || Event::Sold { seat, good, count, price });
        let to_market = count.min(at.config.slots - self.market(good));
        let thing = Thing::Good(good);
        self.transfer(at.log, Rule::Mm3Sell, Place::Vault(seat), Place::Market, thing, to_market);
        self.transfer(at.log, Rule::Mm3Sell, Place::Vault(seat), Place::Reserve, thing, count - to_market);
        self.redeem(seat, Place::Block(0), to_debt, Rule::MmPrison, at);
        let paid = gold.min(self.reserve_gold());
        self.transfer(at.log, Rule::Mm3Sell, Place::Reserve, Place::Vault(seat), Thing::Gold, paid);
        let ran_empty = gold > 0 && self.reserve_gold() == 0 && at.config.is_full_game();
        if ran_empty && !self.turn.reserve_run {
            self.turn.reserve_run = true;
            self.start_run(Cause::EmptyReserve, &[], gold - paid, at);
        }
    }

    pub(crate) fn buying_choices<G: Edited>(
        &self,
        config: &Config,
        seat: Seat,
        good: Good,
        out: &mut Choices<G>,
    ) {
        let there = self.market(good) + self.reserve(good);
        let mut most = self.limit_left(config, good).min(there);
        if !config.issues_credit(seat) {
            let purse = self.covered(seat);
            while most > 0 && config.cost(self.market(good), most) > purse {
                most -= 1;
            }
        }
        out.amount(ActionForm::Buy { good }, 1, most);
    }

    pub(crate) fn selling_choices<G: Edited>(
        &self,
        config: &Config,
        seat: Seat,
        good: Good,
        out: &mut Choices<G>,
    ) {
        let mut most = self.goods(seat, good);
        while most > 0 && !self.reserve_can_serve(config, seat, good, most) {
            most -= 1;
        }
        out.amount(ActionForm::Sell { good }, 1, most);
    }
}
