//! What things are worth, to the trader itself and, by the same reckoning, to its rivals.

use game_core::{Seat, lossless};

use super::Mind;
use crate::action::{Action, ActionCardId};
use crate::books::Good;
use crate::cards::Yield;
use crate::phase::Step;

/// An action card whose face one does not know.
pub(super) const ACTION_CARD: f32 = 5.0;

impl Mind<'_> {
    /// Turns a seat may still expect in which its companies produce.
    pub(super) fn turns_left(&self, seat: Seat) -> f32 {
        let turn = &self.public.turn;
        let this_turn = seat == turn.player && turn.step != Step::Close && self.public.run.is_none();
        let later = (self.outlook.to_the_end / self.outlook.banks - 0.5).max(0.0);
        later + if this_turn { 1.0 } else { 0.0 }
    }

    /// How much of what is so now will still be so at the end.
    pub(super) fn persistence(&self) -> f32 {
        self.weights.memory / (self.weights.memory + self.outlook.to_the_end)
    }

    fn usual_price(&self) -> f32 {
        self.weights.usual_price * f32::from(self.config.setup.market_prices)
    }

    /// The price that the score sheet is expected to take, if it is `now` today.
    pub(super) fn price_at_the_end(&self, now: f32) -> f32 {
        let stays = self.persistence();
        stays * now + (1.0 - stays) * self.usual_price()
    }

    /// What a good will fetch in later turns.
    pub(super) fn fetches_later(&self, good: Good) -> f32 {
        let now = self.weights.price_now;
        now * self.market(good).fetches as f32 + 0.9 * (1.0 - now) * self.usual_price()
    }

    /// What a good will fetch before the next run.
    pub(super) fn fetches_soon(&self, good: Good) -> f32 {
        let now = self.weights.price_soon;
        now * self.market(good).fetches as f32 + (1.0 - now) * self.fetches_later(good)
    }

    /// What a good is worth in the vault of a seat.
    pub(super) fn good_kept(&self, good: Good) -> f32 {
        let at_the_end = f32::from(self.config.setup.good_worth);
        let sold_later = (self.outlook.to_the_end / self.outlook.banks).min(1.0);
        let later = self.fetches_later(good).max(at_the_end);
        at_the_end + sold_later * self.weights.kept * (later - at_the_end)
    }

    /// Goods a company brings its owner in a turn, were it one of these cards.
    fn output(&self, card: u8, fellows: u32) -> (f32, f32) {
        let bonus = if fellows + 1 >= u32::from(self.config.setup.guild_size) {
            f32::from(self.config.setup.guild_bonus)
        } else {
            0.0
        };
        match self.config.company(card).gives {
            Yield::Produces { amount, good } => (f32::from(amount) + bonus, self.fetches_later(good)),
            Yield::Trades { amount } => {
                let [production, consumer] = Good::ALL.map(|good| self.fetches_later(good));
                // A trade earns the gap; some gap opens now and then even if there is none today.
                let gap = (production - consumer).abs().max(0.6);
                (1.0, f32::from(amount) * gap * 0.8 + bonus * production.max(consumer))
            }
        }
    }

    fn fellows(&self, seat: Seat, card: u8) -> u32 {
        let members = self.config.deck.guild_members[self.config.company(card).guild as usize];
        let own = self.public.banks[seat].cards;
        lossless(own.iter().filter(|other| *other != card && members & (1 << other) != 0).count())
    }

    /// What a company's goods bring a seat in one turn, the bonus for its guild's other cards included.
    pub(super) fn yield_in_a_turn(&self, seat: Seat, card: u8) -> f32 {
        let fellows = self.fellows(seat, card);
        let (units, each) = self.output(card, fellows);
        let completes = fellows + 1 == u32::from(self.config.setup.guild_size);
        let for_fellows = if completes && fellows > 0 {
            fellows as f32 * f32::from(self.config.setup.guild_bonus) * each.min(self.usual_price())
        } else {
            0.0
        };
        units * each + for_fellows
    }

    /// What all of a seat's companies bring it in one turn.
    pub(super) fn income(&self, seat: Seat) -> f32 {
        let cards = self.public.banks[seat].cards;
        cards
            .iter()
            .map(|card| {
                let (units, each) = self.output(card, self.fellows(seat, card));
                units * each
            })
            .sum()
    }

    /// What a company is worth to a seat: its goods for the rest of the game, and its line on the score sheet.
    pub(super) fn company_worth(&self, seat: Seat, card: u8) -> f32 {
        let company = self.config.company(card);
        let market = self.market(company.of);
        let left = market.goods.saturating_sub(u32::from(company.needs));
        let price = self.config.buying_price(left) as f32;
        let on_the_sheet = f32::from(company.needs) * self.price_at_the_end(price);
        let turns = self.turns_left(seat);
        // Half a guild is a promise.
        let hope = if self.fellows(seat, card) == 0 { 0.25 * turns } else { 0.0 };
        on_the_sheet + self.weights.yield_part * turns * self.yield_in_a_turn(seat, card) + hope
    }

    /// What the prices of a market mean to the score sheets: own needs against the rivals' mean.
    pub(super) fn stake(&self, good: Good) -> f32 {
        let needs = |seat: Seat| -> f32 {
            let cards = self.public.banks[seat].cards;
            cards
                .iter()
                .map(|card| self.config.company(card))
                .filter(|company| company.of == good)
                .map(|company| f32::from(company.needs))
                .sum()
        };
        let rivals = self.rivals();
        let theirs: f32 = rivals.iter().map(needs).sum();
        needs(self.me) - self.weights.rivalry * theirs / rivals.len().max(1) as f32
    }

    /// Cards in hand that are worth least are given away first.
    pub(super) fn hand_over(&self, count: u32) -> Action {
        let stays = self.own.came_by_the_deal;
        let mut cards: Vec<u8> = self.own.hand.cards().filter(|card| !stays.has(*card)).collect();
        cards.sort_by(|one, two| self.card_worth(*one).total_cmp(&self.card_worth(*two)));
        Action::HandOver { cards: cards.into_iter().take(count as usize).map(ActionCardId).collect() }
    }
}

impl Mind<'_> {
    /// What a bank's position is worth: its net worth now, what its companies and goods will bring, and what it
    /// risks.
    pub(in crate::bot) fn position_worth(&self, seat: Seat) -> f32 {
        if self.is_central(seat) {
            return self.position_of_central();
        }
        let bank = &self.public.banks[seat];
        if bank.bankrupt > 0 {
            return -60.0;
        }
        let later = self.outlook.to_the_end / self.outlook.banks;
        let goods: f32 = Good::ALL
            .iter()
            .map(|good| {
                let more = self.good_kept(*good) - f32::from(self.config.setup.good_worth);
                self.goods(seat, *good) as f32 * more
            })
            .sum();
        let mut worth = bank.balance.net_worth as f32 + 0.8 * later * self.income(seat) + goods;
        if bank.called > 0 {
            worth -= self.worth_of_rescue(seat);
        } else if bank.ring == 0 {
            worth -= super::credit::PRISON;
        } else if !self.next_run_is_last() || bank.ring > 1 {
            let short = self.most_called(bank).saturating_sub(self.covered(seat)) as f32;
            let earned = 0.6 * self.income(seat) * self.outlook.to_the_run / self.outlook.banks;
            worth -= (short - earned).clamp(0.0, 10.0) * 0.6;
        }
        worth
    }

    /// How far apart two positions must lie to make a difference.
    pub(in crate::bot) fn uncertainty(&self) -> f32 {
        6.0 + 0.5 * self.outlook.to_the_end
    }
}
