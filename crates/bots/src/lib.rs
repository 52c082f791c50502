//! Players that are programs. A bot gets what its seat sees and may do, and keeps no memory between calls.
//!
//! Simple players (`novice`, `trader`) live with their games, since they know what a card is worth there. Here is
//! what works for every game: [`Master`], an information-set Monte Carlo tree search over worlds that are built
//! from the seat's own view. A game adds a [`Guide`]: which actions are worth a thought, how a player would go on,
//! and what a position is worth. [`trial`] lets the tests of games play bots against each other.

mod guide;
mod master;
mod sealed;
mod search;
mod tree;
pub mod trial;

pub use guide::{Guide, RandomGuide, place_utilities};
pub use master::{Budget, Master, Thought};
