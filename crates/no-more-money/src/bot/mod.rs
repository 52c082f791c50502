//! The players of the house: a [`Novice`] with a few rules of thumb, a [`Trader`] who reckons what everything is
//! worth, and what the search needs to know of the game. No rule lives here: whatever they want is checked like
//! anyone's action.

mod auctions;
mod guide;
mod lending;
mod novice;
mod sight;
mod trader;
mod worth;

pub use guide::{MASTER, TraderGuide};
pub use novice::Novice;
pub use trader::Trader;
