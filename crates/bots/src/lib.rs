//! Computer players. A bot gets what its seat sees and may do, and keeps no memory between calls.
//!
//! Simple bots (`novice`, `trader`) live in the crates of their games, because they need to know what a card is worth
//! there. This crate has what works for every game: [`Master`], an information-set Monte Carlo tree search over
//! states sampled from the seat's own view. A game adds a [`Guide`]: which actions to search, a rollout policy and an
//! evaluation, by hand or learned from play ([`value`]). [`ladder!`] makes the five levels of a game. [`trial`] plays bots
//! against each other in the tests of games.

#![deny(clippy::cast_possible_truncation)]

mod guide;
mod levels;
mod master;
mod sealed;
mod search;
mod tree;
pub mod trial;
pub mod value;

pub use guide::{Guide, RandomGuide, place_utilities};
pub use levels::{Careless, Slips};
pub use master::{ActionEstimate, Budget, Master};
pub use value::{Describe, Learned, Network};
