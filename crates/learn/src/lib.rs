//! Makes the values that the search of a game uses ([`bots::value`]), round by round: games between players of the last
//! round, training on what came of their positions, a match against the evaluation by hand. [`command()`] is the program of
//! every game (an example in its crate, named after it); the same arguments give the same file.

#![deny(clippy::cast_possible_truncation)]

mod command;
mod games;
mod meeting;
mod training;
pub mod trial;

pub use command::{Arguments, Course, Task, carry_out, command};
pub use games::{Example, Play, positions};
pub use meeting::{Met, Side, Terms, meet};
pub use training::{Curve, loss, train};
