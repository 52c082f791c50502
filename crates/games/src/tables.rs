//! Tables a game is tried at: each size with each combination of options. They are taken by [`nth`], so that a few of
//! them already meet every value of every option.

use serde_json::Value;

use crate::{AnyGame, StartError, setups};

/// A table of the game's soak plan: its options and how many play.
pub type Table = (Value, u8);

/// Every combination of these options, each given with its values.
pub fn every_setup(
    game: &dyn AnyGame,
    base: Value,
    options: &[(&str, Vec<&str>)],
) -> Result<Vec<Value>, StartError> {
    let mut found = vec![base];
    for (option, values) in options {
        let mut combined = Vec::with_capacity(found.len() * values.len());
        for value in values {
            for setup in &found {
                let mut setup = setup.clone();
                setups::assign(game, &mut setup, &format!("{option}={value}"))?;
                combined.push(setup);
            }
        }
        found = combined;
    }
    Ok(found)
}

/// The options that the game's soak plan names.
pub fn planned(game: &dyn AnyGame) -> Vec<(&'static str, Vec<&'static str>)> {
    game.about().soak.each.iter().map(|(option, values)| (*option, values.to_vec())).collect()
}

/// Every combination of the planned options at every size.
pub fn every_table(game: &dyn AnyGame) -> Result<Vec<Table>, StartError> {
    let setups = every_setup(game, game.default_setup(), &planned(game))?;
    let sizes = game.info().min_players..=game.info().max_players;
    Ok(setups.iter().flat_map(|setup| sizes.clone().map(|players| (setup.clone(), players))).collect())
}

/// The table of a game by the game's number. In the order of combinations the last option changes after thousands of
/// games. Steps of the golden ratio come down evenly whatever the length, and as a step and the number of tables have no
/// common factor, each table is taken once before one is taken again.
///
/// # Panics
/// If there are no tables.
pub fn nth<T>(tables: &[T], number: u64) -> &T {
    let count = tables.len() as u64;
    let step = (count * 618 / 1000..).find(|step| common_factor(*step, count) == 1).unwrap_or(1);
    &tables[(number % count * step % count) as usize]
}

fn common_factor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { common_factor(other, one % other) }
}
