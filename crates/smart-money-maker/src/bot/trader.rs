//! A player who pays the common debt as long as that is needed, and looks after its own pocket as far as its temper
//! lets it.

use game_core::{Bot, Chance, Choices, Seat, Temper, View};

use super::novice::for_each_action;
use super::sight::Sight;
use super::weigh::{Weight, weigh};
use crate::action::Action;
use crate::setup::Config;
use crate::state::SmartMoneyMaker;
use crate::view::{Own, Public};

/// Weighs every play by what it does for all and for itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trader {
    pub temper: Temper,
}

impl Trader {
    pub const STEADY: Trader = Trader::with(Temper { daring: 0, selfish: 0 });

    pub const fn with(temper: Temper) -> Trader {
        Trader { temper }
    }

    /// How much the own pocket counts beside the common debt. The more pressing the debt, the less; a daring player
    /// believes longer that it will be paid anyway.
    fn greed(&self, sight: &Sight) -> f32 {
        const BY_SELFISHNESS: [f32; 5] = [0.02, 0.12, 0.3, 0.7, 2.5];
        let greed = BY_SELFISHNESS[usize::from((self.temper.selfish.clamp(-2, 2) + 2) as u8)];
        let worried_from = 1.0 + 0.1 * f32::from(self.temper.daring);
        let worry = ((sight.pressure - worried_from + 0.3) / 0.3).clamp(0.0, 1.0);
        // The most selfish are never worried.
        if self.temper.selfish >= 2 { greed } else { greed * (1.0 - 0.6 * worry) }
    }

    /// The best of all single plays that the choices contain.
    pub(super) fn best(
        &self,
        sight: &Sight,
        choices: &Choices<SmartMoneyMaker>,
        chance: &mut Chance,
    ) -> Option<Action> {
        let greed = self.greed(sight);
        let mut best: Option<(f32, Action)> = None;
        for_each_action(choices, |action| {
            let Weight { common, own } = weigh(sight, &action);
            let mood = chance.pick("mood", 100) as f32 / 2000.0;
            let weight = common + greed * own + mood;
            if best.is_none_or(|(heaviest, _)| weight > heaviest) {
                best = Some((weight, action));
            }
        });
        best.map(|(_, action)| action)
    }
}

impl Bot<SmartMoneyMaker> for Trader {
    fn choose(
        &self,
        config: &Config,
        view: &View<Public, Own>,
        choices: &mut Choices<SmartMoneyMaker>,
        chance: &mut Chance,
    ) -> Action {
        let sight = Sight::of_view(config, view, view.seat.unwrap_or(Seat::at(0)));
        match self.best(&sight, choices, chance) {
            Some(action) => action,
            None => choices.sample(chance),
        }
    }

    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<SmartMoneyMaker>>> {
        Some(Box::new(Trader::with(Temper::parse(words)?)))
    }
}
