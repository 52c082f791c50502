//! A sensible player for both editions. It sees only what its seat sees, and keeps no memory.

mod bank;
mod central;
mod lending;
mod worth;

use game_core::{Ask, Bot, Chance, Choices, Seat, Total, ViewOf, lossless};

use super::Played;
use crate::action::{Action, BlockId, Element};
use crate::config::Config;
use crate::parts::Payment;
use crate::phase::Phase;
use crate::view::{Own, Public};

/// Legal, sensible, fast.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

/// What the Novice looks at.
struct Sees<'a> {
    config: &'a Config,
    public: &'a Public,
    own: &'a Own,
    me: Seat,
}

impl<G: Played> Bot<G> for Novice {
    fn choose(
        &self,
        config: &Config,
        view: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> Action {
        let (Some(me), Some(own)) = (view.seat, &view.own) else { return choices.sample(chance) };
        let sees = Sees { config, public: &view.public, own, me };
        if let Some(action) = sees.as_central().filter(|action| choices.contain(action)) {
            return action;
        }
        if let Some(card) = sees.card_to_play(choices, chance) {
            return card;
        }
        let in_a_turn = matches!(
            view.public.phase,
            Phase::Invest { .. } | Phase::Trade { .. } | Phase::Close { .. } | Phase::Rate { .. }
        );
        if let Some(action) =
            in_a_turn.then(|| sees.loans()).flatten().filter(|action| choices.contain(action))
        {
            return action;
        }
        let wanted = match &view.public.phase {
            Phase::FirstTurn { high, .. } => sees.bid(*high, 3),
            Phase::Auction { card, high, .. } => {
                let limit = sees.most_for(*card) + chance.pick("mood", 4);
                sees.bid(*high, limit)
            }
            Phase::Invest { .. } => {
                let loan = sees.ask_for_loan().filter(|action| choices.contain(action));
                loan.or_else(|| sees.invest())
            }
            Phase::Trade { .. } => sees.trade(),
            Phase::Close { .. } => sees.close(chance),
            Phase::Payment { .. } => sees.pay(choices),
            Phase::Place { .. } => sees.place(),
            Phase::Vote { .. } => Some(Action::Vote { yes: sees.is_strained() }),
            Phase::Negotiation { .. } => sees.negotiate(),
            Phase::RunWindow { .. } | Phase::NobodySolvent { .. } => Some(Action::Ready),
            Phase::HandOver { .. } | Phase::RunPaying { .. } | Phase::Rate { .. } | Phase::Over { .. } => {
                None
            }
        };
        // A thought that the rules do not allow is a defect of the bot, not a reason to stop the game.
        match wanted {
            Some(action) if choices.contain(&action) => action,
            _ => sees.fallback(choices, chance),
        }
    }
}

impl Sees<'_> {
    fn fallback<G: Played>(&self, choices: &mut Choices<G>, chance: &mut Chance) -> Action {
        let mild = |action: &&Action| {
            matches!(
                action,
                Action::Next
                    | Action::Roll
                    | Action::Decline { .. }
                    | Action::Concede
                    | Action::Ready
                    | Action::LetFall
            )
        };
        match choices.exact.iter().find(mild) {
            Some(action) => action.clone(),
            None => choices.sample(chance),
        }
    }

    fn bid(&self, high: u32, limit: u32) -> Option<Action> {
        let next = high + 1;
        Some(if next <= limit.min(self.purse()) {
            Action::Bid { answers: high, amount: next }
        } else {
            Action::Decline { answers: high }
        })
    }

    /// Reads off the form what may be paid, and pays held credit first, then gold or own credit.
    fn pay<G: Played>(&self, choices: &Choices<G>) -> Option<Action> {
        let Ask::Quantities { items, caps, total, .. } = *choices.forms.first()?.asks.first()? else {
            return None;
        };
        let items = choices.items_of(items);
        let mut room: Vec<u32> = choices.caps_of(caps).to_vec();
        let mut left = match total {
            Total::Exactly(due) => due,
            Total::Any => u32::MAX,
        };
        let own_blocks: u32 =
            lossless(items.iter().filter(|item| matches!(item.element, Element::Own(_))).count());
        let mut parts: Vec<(Element, u32)> = Vec::new();
        for item in items.iter().filter(|item| item.group > 0) {
            let cap = &mut room[item.group as usize - 1];
            let part = item.max.min(*cap).min(left);
            *cap -= part;
            left -= if total == Total::Any { 0 } else { part };
            parts.push((item.element, part));
        }
        if total == Total::Any {
            return Some(Action::Pay { parts: Payment::of_parts(parts)? });
        }
        let gold = items.iter().find(|item| item.element == Element::Gold).map_or(0, |item| item.max);
        let gold = if own_blocks > 0 { gold.min(self.gold_to_spend(left)).min(left) } else { gold.min(left) };
        parts.push((Element::Gold, gold));
        left -= gold;
        let own = items.iter().filter(|item| matches!(item.element, Element::Own(_)));
        for (number, item) in own.enumerate() {
            let number: u32 = lossless(number);
            let share = left / own_blocks + u32::from(number < left % own_blocks);
            parts.push((item.element, share));
        }
        Some(Action::Pay { parts: Payment::of_parts(parts)? })
    }

    fn place(&self) -> Option<Action> {
        let bank = &self.public.banks[self.me];
        let blocks = bank.ring.max(1);
        let (each, odd) = (bank.in_hand / u32::from(blocks), bank.in_hand % u32::from(blocks));
        let share = |block: u8| (Element::Own(BlockId(block)), each + u32::from(u32::from(block) < odd));
        let blocks = Payment::of_parts((0..blocks).map(share))?;
        Some(Action::Place { blocks })
    }
}
