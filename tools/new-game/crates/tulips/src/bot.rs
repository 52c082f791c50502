//! The novice: bids about what a bulb is worth, and sells what is worth less than the price.

use game_core::{Bot, Chance, Choices, ViewOf};

use crate::{Action, Config, Phase, Tulips, Worth};

pub struct Novice;

impl Bot<Tulips> for Novice {
    fn choose(
        &self,
        _: &Config,
        view: &ViewOf<Tulips>,
        choices: &mut Choices<Tulips>,
        chance: &mut Chance,
    ) -> Action {
        let (Some(seat), Some(own)) = (view.seat, &view.own) else { return choices.sample(chance) };
        let price = view.public.price;
        if view.public.phase == Phase::Bid {
            let most = view.public.gold[seat].min(price.max(3));
            return Action::Bid { amount: chance.pick("bid", most + 1) };
        }
        // In half of all games a bulb will be worth 1.
        let is_cheap = |own: &&Worth| 1 + u32::from(own.value) < 2 * price;
        let cheap: Vec<_> = own.worth.iter().filter(is_cheap).map(|own| own.bulb).collect();
        if cheap.is_empty() { Action::Keep } else { Action::Sell { bulbs: cheap.into_iter().collect() } }
    }
}
