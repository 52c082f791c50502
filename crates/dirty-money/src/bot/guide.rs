//! What the search learns from the trader: purchases worth a thought, how a player goes on, what a position is worth.

use bots::value::softmax;
use bots::{Guide, place_utilities};
use game_core::{BySeat, Chance, Choices, Game, Seat};

use crate::action::Action;
use crate::phase::Phase;
use crate::setup::Config;
use crate::state::DirtyMoney;

use super::judgement::{Judgement, Weights, rounds_to_come};
use super::prospects::prospect;
use super::purchases::{best_purchase, each_purchase};
use super::sight::Sight;
use super::trader::{Whim, counter, decide, slots_first};

/// Decisions until a rollout is cut off: about two rounds of four players.
const HORIZON: u32 = 30;
/// How far players stray in rollouts.
const ROLLOUT: Whim = Whim(0.7);
/// How far candidates stray from what seems best.
const CANDIDATE: Whim = Whim(2.5);

/// The trader's judgement for the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct TraderGuide;

impl Guide<DirtyMoney> for TraderGuide {
    fn answer_form(
        &self,
        config: &Config,
        state: &DirtyMoney,
        seat: Seat,
        choices: &mut Choices<DirtyMoney>,
        chance: &mut Chance,
    ) -> Option<Action> {
        if choices.forms.is_empty() {
            return None;
        }
        let sight = Sight::of_state(config, state, seat);
        let judgement = Judgement::new(&sight, Weights::STEADY);
        if let Phase::Business(turn) = &state.phase {
            let counter = counter(turn, &sight.hand);
            let mut best = None;
            let mut most = f32::NEG_INFINITY;
            each_purchase(&judgement, &counter, |purchase| {
                let gain = purchase.gain + CANDIDATE.draw(chance);
                if gain > most {
                    most = gain;
                    best = Some(purchase.action(&sight.hand));
                }
            });
            return best;
        }
        // Excess cards and trades: what the trader would do, or anything.
        if chance.pick("candidate", 2) == 0 {
            return decide(&sight, Weights::STEADY, Whim::NONE, choices, chance);
        }
        let form = chance.index("form", choices.forms.len());
        Some(choices.sample_form(form, chance))
    }

    /// Slots cost nothing, and in the last turn money left over is worth less than the cards it can buy: nobody ends a
    /// turn before that.
    fn prune(&self, config: &Config, state: &DirtyMoney, seat: Seat, choices: &mut Choices<DirtyMoney>) {
        let Phase::Business(turn) = &state.phase else { return };
        if !choices.exact.contains(&Action::EndTurn) {
            return;
        }
        let sight = Sight::of_state(config, state, seat);
        let is_last = state.owned.values().any(|cards| cards.len() >= u32::from(config.goal));
        let can_gain = || {
            let judgement = Judgement::with_turns(&sight, Weights::STEADY, 0.0);
            best_purchase(&judgement, &counter(turn, &sight.hand), || 0.0).is_some()
        };
        if slots_first(&sight, choices).is_some() || (is_last && can_gain()) {
            choices.exact.retain(|action| *action != Action::EndTurn);
        }
    }

    fn advice(
        &self,
        config: &Config,
        state: &DirtyMoney,
        seat: Seat,
        choices: &mut Choices<DirtyMoney>,
        chance: &mut Chance,
    ) -> Option<Action> {
        decide(&Sight::of_state(config, state, seat), Weights::STEADY, Whim::NONE, choices, chance)
    }

    fn go_on(
        &self,
        config: &Config,
        state: &DirtyMoney,
        seat: Seat,
        choices: &mut Choices<DirtyMoney>,
        chance: &mut Chance,
    ) -> Action {
        let sight = Sight::of_state(config, state, seat);
        match decide(&sight, Weights::STEADY, ROLLOUT, choices, chance) {
            Some(action) => action,
            None => choices.sample(chance),
        }
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    /// The chance to win, from the points each seat is on the way to.
    fn evaluate(&self, config: &Config, state: &DirtyMoney) -> BySeat<f32> {
        if state.ending().is_some() {
            return place_utilities(config, state);
        }
        let rounds = rounds_to_come(config, state.owned.values());
        let prospects = BySeat::from_fn(config.players, |seat| prospect(config, state, seat, rounds).total());
        let spread = spread(rounds);
        softmax(&BySeat::from_fn(config.players, |seat| prospects[seat] / spread))
    }
}

/// How many points more make a win about three times as likely: the longer the game goes on, the less a lead says.
pub fn spread(rounds: f32) -> f32 {
    1.5 + 0.5 * rounds
}
