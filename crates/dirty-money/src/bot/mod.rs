//! Players for Dirty Money that are programs. They see what their seat sees and remember nothing.
//!
//! `novice` is frozen: others are measured against it. `trader` judges by [`judgement`], from a [`sight`] that can be
//! taken of a view or, in the search's own worlds, of a state; [`guide`] lends both to the search, which values positions by a
//! network that has learned from play ([`figures`]).

mod figures;
mod guide;
mod judgement;
mod novice;
mod prospects;
mod purchases;
mod purse;
mod sight;
mod trader;
mod visits;

pub use guide::TraderGuide;
pub use novice::Novice;
pub use trader::Trader;

use std::sync::LazyLock;

use bots::{Budget, Describe, Learned, Master, Network};

use crate::state::DirtyMoney;

/// The search with the trader's judgement, as it is offered to people.
pub const MASTER: Master<Learned<TraderGuide>> = Master {
    guide: Learned { guide: TraderGuide, network: value, prior: 0 },
    budget: Budget::Iterations(800),
    exploration: 0.3,
};

/// The value learned from play, as the example `dirty_money_value` has written it.
fn value() -> &'static Network {
    static VALUE: LazyLock<Network> = LazyLock::new(|| {
        Network::read(include_str!("value.txt"), <TraderGuide as Describe<DirtyMoney>>::FIGURES)
            .expect("the value that comes with the game")
    });
    &VALUE
}
