//! Players for Dirty Money that are programs. They see what their seat sees and remember nothing.
//!
//! `novice` is frozen: others are measured against it. `trader` judges by [`judgement`], from a [`sight`] that can be
//! taken of a view or, in the search's own worlds, of a state; [`guide`] lends both to the search.

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

use bots::{Budget, Master};

/// The search with the trader's judgement, as it is offered to people.
pub const MASTER: Master<TraderGuide> =
    Master { guide: TraderGuide, budget: Budget::Iterations(800), exploration: 0.3 };
