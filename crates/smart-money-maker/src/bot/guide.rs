//! What the search knows of the game: a trader's plays for the rollouts, and whether the debt can be paid and who
//! would then be richest.

use bots::{Budget, Guide, Master};
use game_core::{BySeat, Chance, Choices, Seat, Temper};

use super::novice::for_each_action;
use super::sight::Sight;
use super::trader::Trader;
use super::weigh::weigh;
use crate::action::Action;
use crate::phase::Phase;
use crate::setup::Config;
use crate::state::SmartMoneyMaker;

/// Guides the search by the trader's judgement.
#[derive(Clone, Copy, Debug, Default)]
pub struct TraderGuide;

/// The player that searches.
pub const MASTER: Master<TraderGuide> =
    Master { guide: TraderGuide, budget: Budget::Iterations(300), exploration: 0.3 };

/// Visits before the answers to a play are told apart.
const EXPAND_AFTER: u32 = 60;
/// Decisions after which a rollout is cut off.
const HORIZON: u32 = 30;
/// So many plays before its last the master begins to search.
const SEARCHED: u32 = 4;
/// At a table of so many everybody's plays are needed for the debt. There the master plays as the most cooperative trader
/// and does not search: both were measured to let the players win far more often.
const MANY: u8 = 6;
/// Below this pressure there is room at smaller tables to look after one's own pocket. A master that never did was richest
/// less often than a trader in its place.
const EASY: f32 = 0.85;
/// What it is worth to others that the players have won: that comes first, and to be richest second.
const SOMEONE_ELSE: f32 = 0.4;
/// How much more cash makes being richest about three times as likely.
const LEAD: f32 = 3_000.0;

impl Guide<SmartMoneyMaker> for TraderGuide {
    /// One of the answers that a trader would not laugh at.
    fn answer_form(
        &self,
        config: &Config,
        state: &SmartMoneyMaker,
        seat: Seat,
        choices: &mut Choices<SmartMoneyMaker>,
        chance: &mut Chance,
    ) -> Option<Action> {
        let sight = Sight::of_world(config, state, seat);
        let mut chosen = None;
        let mut seen = 0;
        for_each_action(choices, |action| {
            let weight = weigh(&sight, &action);
            if weight.common + weight.own > 0.0 {
                seen += 1;
                if chance.pick("answer", seen) == 0 {
                    chosen = Some(action);
                }
            }
        });
        chosen
    }

    fn prune(
        &self,
        config: &Config,
        state: &SmartMoneyMaker,
        seat: Seat,
        choices: &mut Choices<SmartMoneyMaker>,
    ) {
        let sight = Sight::of_world(config, state, seat);
        let is_silly = |action: &Action| {
            let weight = weigh(&sight, action);
            weight.common + weight.own < -1.5
        };
        if !choices.forms.is_empty() || !choices.exact.iter().all(is_silly) {
            choices.exact.retain(|action| !is_silly(action));
        }
    }

    fn advice(
        &self,
        config: &Config,
        state: &SmartMoneyMaker,
        seat: Seat,
        choices: &mut Choices<SmartMoneyMaker>,
        chance: &mut Chance,
    ) -> Option<Action> {
        let sight = Sight::of_world(config, state, seat);
        let selfish = match config.players {
            MANY.. => -2,
            _ if sight.pressure < EASY => 0,
            _ => -1,
        };
        Trader::with(Temper { daring: 0, selfish }).best(&sight, choices, chance)
    }

    /// Near the end, where rollouts see it; before that their noise is larger than what one play changes, and the
    /// advice was measured to let the players win far more often.
    fn is_worth_a_search(&self, config: &Config, state: &SmartMoneyMaker, _: Seat) -> bool {
        config.players < MANY && Sight::of_world(config, state, Seat::at(0)).own_plays_left() <= SEARCHED
    }

    fn expand_after(&self) -> u32 {
        EXPAND_AFTER
    }

    fn go_on(
        &self,
        config: &Config,
        state: &SmartMoneyMaker,
        seat: Seat,
        choices: &mut Choices<SmartMoneyMaker>,
        chance: &mut Chance,
    ) -> Action {
        let sight = Sight::of_world(config, state, seat);
        match Trader::STEADY.best(&sight, choices, chance) {
            Some(action) => action,
            None => choices.sample(chance),
        }
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn evaluate(&self, config: &Config, state: &SmartMoneyMaker) -> BySeat<f32> {
        if let Phase::Over { winners, .. } = state.phase {
            return BySeat::from_fn(config.players, |seat| match winners.has(seat) {
                true => 1.0 / winners.len() as f32,
                false if winners.is_empty() => 0.0,
                false => SOMEONE_ELSE,
            });
        }
        let pressure = Sight::of_world(config, state, Seat::at(0)).pressure;
        let paid = 1.0 / (1.0 + ((pressure - 1.0) * 12.0).exp());
        let cash = BySeat::from_fn(config.players, |seat| state.cash(config, seat) as f32);
        let most = cash.values().fold(0.0, |most: f32, cash| most.max(*cash));
        let odds = BySeat::from_fn(config.players, |seat| ((cash[seat] - most) / LEAD).exp());
        let all: f32 = odds.values().sum();
        BySeat::from_fn(config.players, |seat| {
            let richest = odds[seat] / all;
            paid * (richest + (1.0 - richest) * SOMEONE_ELSE)
        })
    }
}
