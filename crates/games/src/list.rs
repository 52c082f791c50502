//! The one list of games. A game is added by one line here.

use thiserror::Error;

use crate::{AnyGame, Listed};

/// A line of the list: the state; the id under which rules page and messages are kept; printed decks; bots, weakest
/// first.
macro_rules! game {
    ($state:ty, $id:literal, [$($deck:literal = $text:expr),*], [$($level:literal = $bot:expr),*]) => {
        {
            static LISTED: Listed<$state> = Listed::new(
                include_str!(concat!("../../../docs/rules/", $id, ".md")),
                include_str!(concat!("../../../messages/en/", $id, ".json")),
                &[$(($deck, $text)),*],
                &[$(($level, &$bot)),*],
            );
            &LISTED
        }
    };
}

/// Every game of the house, in the order it is shown.
#[rustfmt::skip]
pub static GAMES: &[&dyn AnyGame] = &[
    game!(money_maker::MoneyMaker, "money-maker", ["printed.toml" = money_maker::PRINTED_DECK], ["novice" = money_maker::Novice, "trader" = money_maker::Trader::STEADY, "master" = money_maker::MASTER]),
    game!(money_maker::MoneyMakerBeginner, "money-maker", ["printed.toml" = money_maker::PRINTED_DECK], ["novice" = money_maker::Novice, "trader" = money_maker::Trader::STEADY, "master" = money_maker::MASTER]),
    game!(no_more_money::NoMoreMoney, "no-more-money", ["printed.toml" = no_more_money::PRINTED_DECK], ["novice" = no_more_money::Novice, "trader" = no_more_money::Trader::STEADY, "master" = no_more_money::MASTER]),
    game!(smart_money_maker::SmartMoneyMaker, "smart-money-maker", ["normal.toml" = smart_money_maker::NORMAL_DECK, "easy.toml" = smart_money_maker::EASY_DECK], ["novice" = smart_money_maker::Novice, "trader" = smart_money_maker::Trader::STEADY, "master" = smart_money_maker::MASTER]),
    game!(dirty_money::DirtyMoney, "dirty-money", ["printed.toml" = dirty_money::PRINTED_DECK], ["novice" = dirty_money::Novice, "trader" = dirty_money::Trader::STEADY, "master" = dirty_money::MASTER]),
];

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
