//! The players of the house: a [`Novice`] with a few rules of thumb, a [`Trader`] who reckons what everything is
//! worth, and what the search needs to know of the game. No rule lives here: whatever they want is checked like
//! anyone's action.

mod auctions;
mod figures;
mod guide;
mod lending;
mod novice;
mod sight;
mod trader;
mod worth;

pub use guide::TraderGuide;
pub use novice::Novice;
pub use trader::Trader;

use std::sync::LazyLock;

use bots::{Budget, Describe, Learned, Master, Network};

use crate::state::NoMoreMoney;

/// The player that searches.
pub const MASTER: Master<Learned<TraderGuide>> = Master {
    guide: Learned { guide: TraderGuide, network: value, prior: 0 },
    budget: Budget::Iterations(600),
    exploration: 0.3,
};

/// The value learned from play, as the example `no_more_money_value` has written it.
fn value() -> &'static Network {
    static VALUE: LazyLock<Network> = LazyLock::new(|| {
        Network::read(include_str!("value.txt"), <TraderGuide as Describe<NoMoreMoney>>::FIGURES)
            .expect("the value that comes with the game")
    });
    &VALUE
}
