//! Step 3: producing, trading cards, and how much to buy or sell in each market.

use game_core::{Bag, IdSet};

use super::Mind;
use crate::action::Action;
use crate::books::Good;
use crate::cards::Yield;
use crate::setup::Edition;

impl Mind<'_> {
    pub(super) fn trade(&self) -> Action {
        let done = self.public.turn.produced;
        let ready = || self.bank().cards.iter().filter(|card| !done.has(*card));
        let produces = |card: &u8| matches!(self.config.company(*card).gives, Yield::Produces { .. });
        let cards: Bag<1> = Bag::of(ready().filter(produces));
        if !cards.is_empty() {
            return Action::Produce { cards: IdSet::new(cards) };
        }
        if let Some(action) = ready().find_map(|card| self.convert(card)) {
            return action;
        }
        let finish = if self.public.edition == Edition::Full { Action::Next } else { Action::Roll };
        Good::ALL.into_iter().find_map(|good| self.deal_with_market(good)).unwrap_or(finish)
    }

    fn limit_left(&self, good: Good) -> u32 {
        if self.public.turn.smuggling {
            return 12;
        }
        let limit = u32::from(self.config.setup.goods_limit);
        limit.saturating_sub(u32::from(self.public.turn.bought[good.slot()]))
    }

    /// Trades if the goods that come out are worth more than those that go in, buying what is missing.
    fn convert(&self, card: u8) -> Option<Action> {
        let Yield::Trades { amount } = self.config.company(card).gives else { return None };
        let needed = u32::from(amount);
        let members = self.config.deck.guild_members[self.config.company(card).guild as usize];
        let fellows = self.bank().cards.iter().filter(|own| members & (1 << own) != 0).count();
        let bonus = if fellows >= usize::from(self.config.setup.guild_size) {
            u32::from(self.config.setup.guild_bonus)
        } else {
            0
        };
        let mut best: Option<(f32, Action)> = None;
        for into in Good::ALL {
            let from = into.other();
            if self.market(into).reserve < needed {
                continue;
            }
            let has = self.goods(self.me, from).min(needed);
            let missing = needed - has;
            let cost = self.config.cost(self.market(from).goods, missing) as f32;
            let there = self.market(from).goods + self.market(from).reserve;
            if missing > self.limit_left(from).min(there) || (missing > 0 && cost > self.purse(self.me)) {
                continue;
            }
            let sold = self.config.proceeds(self.market(into).goods, needed + bonus) as f32;
            let kept = (needed + bonus) as f32 * self.good_kept(into);
            let kept_instead = self.config.proceeds(self.market(from).goods, has) as f32;
            let gain = sold.max(kept) - kept_instead.max(has as f32 * self.good_kept(from)) - cost;
            let action = match missing {
                0 => Action::Convert { card: card.into(), into },
                _ => Action::Buy { good: from, count: missing },
            };
            if gain > 1.0 && best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Buys or sells as much as leaves it best off: gold, goods kept, and what the price does to the score sheets.
    fn deal_with_market(&self, good: Good) -> Option<Action> {
        let market = self.market(good);
        let goods = self.goods(self.me, good);
        let kept = self.good_kept(good);
        let stake = self.stake(good) * self.persistence();
        let short = self.most_called(self.bank()).saturating_sub(self.covered(self.me)) as f32;
        let unpaid = self.lacks_for_instalments();
        let price_with = |stock: u32| self.config.buying_price(stock.min(self.config.slots)) as f32;
        let now = price_with(market.goods);
        let mut best = (0.05, None);
        for count in 1..=goods {
            let proceeds = self.config.proceeds(market.goods, count);
            if proceeds > self.public.gold_reserve && self.bank().ring > 0 {
                break;
            }
            // Who does not pay an instalment loses the security.
            let relief = 0.5 * (proceeds as f32).min(short) + 2.0 * (proceeds as f32).min(unpaid);
            let after = price_with(market.goods + count);
            let gain = proceeds as f32 + relief - count as f32 * kept + stake * (after - now);
            if gain > best.0 {
                best = (gain, Some(Action::Sell { good, count }));
            }
        }
        let purse = self.purse(self.me);
        for count in 1..=self.limit_left(good).min(market.goods + market.reserve) {
            let cost = self.config.cost(market.goods, count) as f32;
            if cost > purse {
                break;
            }
            let after = price_with(market.goods.saturating_sub(count));
            let gain = count as f32 * kept - cost + stake * (after - now);
            if gain > best.0 + 0.5 {
                best = (gain, Some(Action::Buy { good, count }));
            }
        }
        best.1
    }
}
