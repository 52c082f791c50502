//! The turn: the first one, auctions, the Alternative Step, and what is left for the close.

use game_core::{Chance, Seat, lossless, whole};

use super::Mind;
use crate::action::Action;
use crate::rules::ring_reached;

/// How far apart traders are about the worth of the first turn, up and down.
const FIRST_TURN_DOUBT: u32 = 3;

impl Mind<'_> {
    /// The first turn buys goods and companies while they are cheapest. Opinions differ: were all limits alike, the seats that
    /// are asked first would begin nearly every game, and those after them would play second for nothing.
    pub(super) fn most_for_the_first_turn(&self, chance: &mut Chance) -> u32 {
        let (most, nerve) = (i64::from(whole(self.weights.first_turn)), i64::from(self.temper.daring));
        let mood = i64::from(chance.pick("mood", 2 * FIRST_TURN_DOUBT + 1)) - i64::from(FIRST_TURN_DOUBT);
        lossless::<_, u32>((most + nerve + mood).max(0)).min(whole(self.purse(self.me)))
    }

    /// What a seat would bid for a card at most, as far as anybody can tell.
    pub(super) fn bid_expected(&self, seat: Seat, card: u8) -> f32 {
        if self.public.banks[seat].ring == 0 {
            return 0.0;
        }
        self.most_to_pay(seat, card, self.company_worth(seat, card))
    }

    /// Bids up to what the card is worth to it and what it dares to spend.
    pub(super) fn most_for(&self, card: u8, chance: &mut Chance) -> u32 {
        if self.would_end_the_game(self.me) {
            return self.most_for_the_last_card(card);
        }
        let mood = 0.94 + 0.03 * chance.pick("mood", 5) as f32;
        let worth = self.company_worth(self.me, card) * self.weights.keenness * mood;
        let own = self.most_to_pay(self.me, card, worth);
        let most = own + self.price_for_the_leader(card, own);
        let legal =
            if self.config.issues_credit(self.me) { crate::setup::BID_LIMIT } else { self.covered(self.me) };
        whole(most).min(legal)
    }

    /// How much further to bid so that a bank in the lead has no bargain: near to what the card is worth to it, the
    /// nearer the longer its lead.
    fn price_for_the_leader(&self, card: u8, own: f32) -> f32 {
        let position = |seat: Seat| self.position_worth(seat);
        let Some(leader) = self.rivals().iter().max_by(|one, two| position(*one).total_cmp(&position(*two)))
        else {
            return 0.0;
        };
        let others = self.alive().without(leader);
        let mean = others.iter().map(position).sum::<f32>() / others.len().max(1) as f32;
        let lead = (position(leader) - mean) / self.uncertainty();
        let its_most = self.weights.spite_margin * self.bid_expected(leader, card);
        (self.weights.spite * lead).clamp(0.0, 1.0) * (its_most - own).max(0.0)
    }

    /// Whether one more card in this hand ends the game.
    fn would_end_the_game(&self, seat: Seat) -> bool {
        self.public.banks[seat].cards.len() + 1 >= u32::from(self.config.setup.cards_that_end)
    }

    /// The card that ends the game is worth its line on the sheet and the lead it brings home; without a lead it is
    /// worth nothing.
    fn most_for_the_last_card(&self, card: u8) -> u32 {
        let company = self.config.company(card);
        let left = self.market(company.of).goods.saturating_sub(u32::from(company.needs));
        let price = self.config.buying_price(left);
        let line = i64::from(u32::from(company.needs) * price);
        let risen = price as f32 - self.market(company.of).price as f32;
        let best_rival = self.rivals().iter().map(|seat| self.public.banks[seat].balance.net_worth).max();
        #[expect(clippy::cast_possible_truncation, reason = "an estimate in whole coins")]
        let gain = (self.stake(company.of) * risen) as i64;
        let lead = self.bank().balance.net_worth - best_rival.unwrap_or(0) + gain;
        let legal =
            if self.config.issues_credit(self.me) { crate::setup::BID_LIMIT } else { self.covered(self.me) };
        lossless((line + lead - 3).clamp(0, legal.into()))
    }

    /// Whether a rival in the lead waits for the card that ends the game.
    fn a_leader_waits_to_end_it(&self) -> bool {
        let worth = |seat: Seat| self.public.banks[seat].balance.net_worth;
        self.rivals().iter().any(|seat| self.would_end_the_game(seat) && worth(seat) >= worth(self.me))
    }

    pub(super) fn invest(&self, chance: &mut Chance) -> Action {
        let auction = self.best_auction(chance);
        if let Some((gain, block)) = self.best_pay_off() {
            let turn = self.weights.tempo * self.income(self.me) + auction.map_or(0.0, |(gain, _)| gain);
            if gain > turn {
                return Action::PayOff { block: block.into() };
            }
        }
        match auction {
            Some((_, card)) => Action::OpenAuction { card: card.into() },
            None => Action::Next,
        }
    }

    /// The open card with the most left over after what the keenest rival would bid.
    fn best_auction(&self, chance: &mut Chance) -> Option<(f32, u8)> {
        if self.bank().ring == 0 {
            return None;
        }
        let last_card = self.would_end_the_game(self.me);
        let least = if self.a_leader_waits_to_end_it() { 8.0 } else { 0.5 };
        let mut best: Option<(f32, u8)> = None;
        for open in &self.public.open {
            let opening = open.opening_price as f32;
            let limit = if last_card {
                self.most_for_the_last_card(open.card) as f32
            } else {
                self.most_to_pay(self.me, open.card, self.company_worth(self.me, open.card))
            };
            if opening > limit {
                continue;
            }
            let keenest =
                self.rivals().iter().map(|seat| self.bid_expected(seat, open.card)).fold(0.0, f32::max);
            // Who opens an auction for others to win only helps them.
            if limit < self.weights.race * keenest {
                continue;
            }
            let price = opening.max(keenest.min(limit));
            // Nobody knows what others think a card is worth: a close race is worth a try.
            let luck = 0.5 * chance.pick("mood", 4) as f32;
            let gain = limit - price + luck;
            if gain > least && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, open.card));
            }
        }
        best
    }

    /// The block whose pay-off gains most: a better ring, or freedom.
    fn best_pay_off(&self) -> Option<(f32, u8)> {
        if !self.config.issues_credit(self.me) || self.public.turn.opened {
            return None;
        }
        let bank = self.bank();
        let covered = self.covered(self.me);
        let mut best: Option<(f32, u8)> = None;
        for block in 0..bank.ring.max(1) {
            let due = bank.blocks[usize::from(block)];
            if due == 0 || due > covered {
                continue;
            }
            let gain = if bank.ring == 0 {
                super::credit::PRISON
            } else {
                let reached = ring_reached(self.config, bank.ring, due);
                let coins = self.config.coin(reached) as f32 - self.config.coin(bank.ring) as f32;
                coins + f32::from(reached - bank.ring) * 2.0
            };
            if gain > 0.0 && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, block));
            }
        }
        best
    }

    pub(super) fn close(&self) -> Action {
        let price = f32::from(self.config.setup.action_card_price);
        let affordable = self.purse(self.me) >= price;
        let wanted = self.public.turn.action_cards < self.config.setup.action_cards_a_turn
            && affordable
            && self.public.action_deck_left + self.public.action_discards.len() > 0
            && self.unseen_card_worth() + self.weights.unseen_card > price;
        if wanted { Action::BuyActionCard } else { Action::Roll }
    }
}
