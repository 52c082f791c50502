//! Many games between bots, and what can honestly be said about them.
//!
//! A [`Plan`] names a table, its bots and a seed. [`run()`] plays its games on every core and hands them over in the
//! order of their numbers, so that whatever is made of them (a [`Summary`], [`Ratings`], a [`Comparison`], tables,
//! records of outliers, a page) never depends on the number of threads and never holds more than a few games at once.
//! No rule of any game lives here, and nothing is printed.

mod comparison;
mod ends;
mod error;
mod experiment;
mod files;
mod measures;
mod outliers;
mod plan;
mod ratings;
pub mod report;
mod run;
mod seatings;
pub mod stats;
mod summary;
mod tables;
mod tournament;

pub use comparison::{Comparison, Effect, Measured, Variant};
pub use ends::EndLine;
pub use error::LabError;
pub use experiment::{Experiment, Vary};
pub use files::{try_out as try_file, write as write_file};
pub use outliers::Outliers;
pub use plan::{Keeping, Plan};
pub use ratings::{Rated, Ratings};
pub use run::{Finished, Job, Run, run};
pub use seatings::Seatings;
pub use summary::{BotLine, GaugeLine, RoundLine, SeatLine, Summary, Tally, ThingLine};
pub use tables::{Tables, write_cards};
pub use tournament::{Duel, StandingLine, Standings, Tournament};
