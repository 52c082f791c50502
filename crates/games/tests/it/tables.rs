//! Every table a game is tried at: each size with each combination of the options its soak plan names.

use games::{AnyGame, setups};
use serde_json::Value;

/// A number from the environment, for runs that take longer than tests should.
pub fn number_from(variable: &str, otherwise: u32) -> u32 {
    std::env::var(variable).map_or(otherwise, |text| text.parse().expect("a number"))
}

pub fn tables(game: &dyn AnyGame) -> Vec<(Value, u8)> {
    let mut found = vec![game.default_setup()];
    for (option, values) in game.about().soak.each {
        let with = |value: &&str, setup: &Value| {
            let mut setup = setup.clone();
            setups::assign(game, &mut setup, &format!("{option}={value}")).expect("the plan's option exists");
            setup
        };
        found = values.iter().flat_map(|value| found.iter().map(move |setup| with(value, setup))).collect();
    }
    let sizes = game.info().min_players..=game.info().max_players;
    found.iter().flat_map(|setup| sizes.clone().map(|players| (setup.clone(), players))).collect()
}
