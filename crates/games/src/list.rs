//! The one list of games. A game is added by one line here.

use thiserror::Error;

use crate::{AnyGame, Listed};

/// A line of the list: the game's state and its manifest.
macro_rules! game {
    ($state:ty, $manifest:path) => {{
        static LISTED: Listed<$state> = Listed::new(&$manifest);
        &LISTED
    }};
}

/// Every game of the house, in the order it is shown.
pub static GAMES: &[&dyn AnyGame] = &[
    game!(money_maker::MoneyMaker, money_maker::MANIFEST),
    game!(money_maker::MoneyMakerBeginner, money_maker::BEGINNER),
    game!(no_more_money::NoMoreMoney, no_more_money::MANIFEST),
    game!(smart_money_maker::SmartMoneyMaker, smart_money_maker::MANIFEST),
    game!(dirty_money::DirtyMoney, dirty_money::MANIFEST),
];

/// The game that examples and the tests of programs around games are written with.
pub const EXAMPLE: &str = "no-more-money";

/// There is no game of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game '{asked}'{}", hint(.nearest))]
pub struct UnknownGame {
    pub asked: String,
    pub nearest: Option<&'static str>,
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let found = GAMES.iter().find(|game| game.info().id == id);
    found.copied().ok_or_else(|| UnknownGame {
        asked: id.to_owned(),
        nearest: nearest(id, GAMES.iter().map(|game| game.info().id)),
    })
}

/// The name most like what was written, if any is like it at all.
pub fn nearest<'a>(written: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase().replace([' ', '_'], "-");
    let likeness = |name: &str| {
        if name.starts_with(&written) && !written.is_empty() {
            return 1.0;
        }
        strsim::jaro_winkler(&written, &name.to_lowercase().replace('_', "-"))
    };
    names
        .into_iter()
        .map(|name| (likeness(name), name))
        .filter(|(likeness, _)| *likeness > 0.75)
        .max_by(|one, two| one.0.total_cmp(&two.0))
        .map(|(_, name)| name)
}

fn hint(nearest: &Option<&'static str>) -> String {
    match nearest {
        Some(name) => format!("; did you mean '{name}'?"),
        None => "; `countinghouse games` lists them all".to_owned(),
    }
}
