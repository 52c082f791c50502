//! The players of the house: a cooperative [`Novice`], a [`Trader`] who knows what the common debt still takes and what
//! a play brings to its own pocket, and what the search needs to know of the game. No rule lives here.

mod guide;
mod novice;
mod sight;
mod trader;
mod weigh;

pub use guide::{MASTER, TraderGuide};
pub use novice::Novice;
pub use trader::Trader;
