//! Many games between bots, and statistics about them.
//!
//! A [`Plan`] names a table, its bots and a seed. [`run()`] plays its games on every core and delivers them in the
//! order of their numbers. So whatever is made of them (a [`Summary`], [`Ratings`], CSV tables, records of outliers, a
//! page) does not depend on the number of threads, and only a few games are in memory at once. An [`Experiment`] is one
//! or more plans with a question, and [`experiment::run`] makes an [`ExperimentResult`] of it.
//! No rule of any game lives here, and nothing is printed.

mod comparison;
mod csv;
mod error;
pub mod experiment;
mod faults;
mod files;
mod final_readings;
mod made;
mod measures;
mod outliers;
mod plan;
mod ratings;
pub mod report;
mod run;
mod seatings;
pub mod stats;
mod summary;
mod tournament;

pub use comparison::Effect;
pub use csv::{CsvTables, write_cards};
pub use error::LabError;
pub use experiment::{Experiment, ExperimentResult, Progress, Vary};
pub use faults::FaultLog;
pub use files::{check_writable, write as write_file};
pub use final_readings::FinalReadingLine;
pub use made::Made;
pub use outliers::Outliers;
pub use plan::{Plan, RunOptions, Start};
pub use ratings::{Rating, Ratings};
pub use run::{FinishedGame, Job, Run, run};
pub use seatings::Seatings;
pub use summary::{BotLine, GaugeLine, RoundLine, SeatLine, Summary, SummaryBuilder, ThingLine};
pub use tournament::{Duel, StandingLine, Standings, Tournament};
