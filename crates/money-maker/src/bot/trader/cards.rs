//! Action cards: what one is worth in hand, and when it is played.

use game_core::{Choices, Seat, lossless};

use super::Mind;
use super::worth::ACTION_CARD;
use crate::action::Action;
use crate::bot::Played;
use crate::cards::Effect;
use crate::phase::{Phase, Stage};
use crate::rules::hit_blocks;

/// A use must bring at least this much to be worth the card.
const WORTH_PLAYING: f32 = 3.0;

impl Mind<'_> {
    fn effect(&self, card: u8) -> Option<Effect> {
        let actions = &self.config.deck.actions;
        let blank = actions[..card as usize].iter().filter(|other| other.effect.is_none()).count();
        actions[card as usize].effect.or_else(|| self.public.cheques.get(blank).copied())
    }

    /// What a card in hand may bring at its best moment.
    pub(super) fn card_worth(&self, card: u8) -> f32 {
        self.effect(card)
            .map_or(0.0, |effect| effect.recipe().does.iter().map(|deed| self.worth_in_hand(deed)).sum())
    }

    /// What the next card of the deck is worth on average.
    pub(super) fn unseen_card_worth(&self) -> f32 {
        let mut seen = [self.public.action_gone, self.public.action_discards];
        if self.public.action_deck_left == 0 {
            seen[1] = game_core::Bag::default();
        }
        let unseen = (0..lossless(self.config.deck.actions.len()))
            .filter(|card| !seen.iter().any(|pile| pile.has(*card)) && !self.own.hand.has(*card));
        let worths: Vec<f32> = unseen.map(|card| self.card_worth(card)).collect();
        worths.iter().sum::<f32>() / worths.len().max(1) as f32
    }

    /// The best use of a card now, if one is good enough.
    pub(super) fn card_to_play<G: Played>(&self, choices: &Choices<G>) -> Option<Action> {
        if self.own.hand.is_empty() {
            return None;
        }
        let worth = |action: &Action| self.worth_of_use(action);
        let uses = choices.exact.iter().filter_map(|action| Some((worth(action)?, action)));
        let best = uses.max_by(|one, two| one.0.total_cmp(&two.0))?;
        (best.0 >= WORTH_PLAYING).then(|| best.1.clone())
    }

    fn worth_of_use(&self, action: &Action) -> Option<f32> {
        let Action::Play { card, on } = *action else { return None };
        let deeds = self.effect(card.0)?.recipe().does;
        deeds.iter().map(|deed| self.worth_of_deed(deed, on)).sum()
    }

    pub(super) fn worth_of_overtime(&self, company: u8) -> f32 {
        match self.config.company(company).gives {
            crate::cards::Yield::Produces { amount, good } => {
                f32::from(amount) * self.market(good).fetches as f32
            }
            crate::cards::Yield::Trades { .. } => 0.0,
        }
    }

    fn is_exposed(&self, seat: Seat) -> bool {
        self.most_called(&self.public.banks[seat]) > self.covered(seat)
    }

    /// What it is worth that the next run comes nearer: rivals who could not pay, and a lead to be brought home.
    pub(super) fn hurry(&self, steps: u8) -> f32 {
        if self.is_exposed(self.me) {
            return -4.0 * f32::from(steps);
        }
        let rivals = self.rivals();
        let exposed = rivals.iter().filter(|seat| self.is_exposed(*seat)).count() as f32;
        let worth = |seat: Seat| self.public.banks[seat].balance.net_worth;
        let leads = rivals.iter().all(|seat| worth(seat) + 8 < worth(self.me));
        let near = self.public.chip + steps >= self.public.track;
        let last = if self.next_run_is_last() && leads { 5.0 } else { -1.0 };
        if near { exposed * 3.0 + last } else { 0.0 }
    }

    pub(super) fn worth_of_refinancing(&self) -> f32 {
        let bank = self.bank();
        let total: u32 = bank.blocks.iter().sum();
        let evenly = total.div_ceil(u32::from(bank.ring.max(1)));
        let most = self.most_called(bank);
        if most > bank.gold && evenly + 4 < most { 4.0 } else { 0.0 }
    }

    /// A guarantee is for a block that could not be paid.
    pub(super) fn worth_of_guarantee(&self, block: u8) -> f32 {
        let Some(run) = &self.public.run else { return 0.0 };
        if !matches!(run.stage, Stage::Window { .. }) {
            return 0.0;
        }
        let bank = self.bank();
        let hit = hit_blocks(self.config, bank.ring, &run.faces) & !run.guaranteed[self.me];
        let called: u32 =
            (0..6).filter(|block| hit & (1 << block) != 0).map(|block| bank.blocks[block]).sum();
        let covered = self.covered(self.me);
        let without = called - bank.blocks[usize::from(block)].min(called);
        if called > covered && without <= covered { self.worth_of_rescue(self.me) } else { 0.0 }
    }

    pub(super) fn worth_of_face(&self, face: u8) -> f32 {
        if !matches!(self.public.phase, Phase::Close { .. }) || self.public.chip + 4 < self.public.track {
            return 0.0;
        }
        let short = |seat: Seat| {
            let bank = &self.public.banks[seat];
            let block = usize::from(self.config.block_hit(bank.ring, face));
            bank.blocks[block] > self.covered(seat)
        };
        let rivals = self.rivals().iter().filter(|seat| short(*seat)).count() as f32;
        if short(self.me) { 0.0 } else { 2.0 * rivals }
    }

    /// What a jubilee would bring a seat: its debt, and the fall it is spared.
    fn worth_of_jubilee(&self, seat: Seat) -> f32 {
        let bank = &self.public.banks[seat];
        let spared = if bank.called > 0 { self.worth_of_rescue(seat) } else { 0.0 };
        bank.balance.credit_on_board as f32 + spared
    }

    /// Own gain against what it gives the rivals; the selfish begrudge them more.
    fn gain_by_jubilee(&self) -> f32 {
        let rivals = self.rivals();
        let theirs: f32 = rivals.iter().map(|seat| self.worth_of_jubilee(seat)).sum();
        self.worth_of_jubilee(self.me) - self.envy() * theirs / rivals.len().max(1) as f32
    }

    pub(super) fn wants_a_jubilee(&self) -> bool {
        self.gain_by_jubilee() > 0.0
    }

    /// It is called when the bank itself needs it and every other bank might agree.
    pub(super) fn jubilee_is_due(&self) -> f32 {
        let pressed = self.bank().called > 0 || self.is_exposed(self.me);
        let everyone_owes = self.alive().iter().all(|seat| self.worth_of_jubilee(seat) > 0.0);
        if pressed && everyone_owes && self.wants_a_jubilee() { ACTION_CARD } else { 0.0 }
    }
}
