//! Every game of the house without its type: JSON in, JSON out, for the command line, the server and the lab.
//!
//! [`GAMES`] is the one list. An [`AnyGame`] knows what is printed (rules page, deck, messages, schemas) and starts
//! an [`AnyMatch`], which keeps its record as it goes; [`records`] saves, loads, replays and verifies. [`versions`] lists
//! what has changed in the rules. [`guided`] is the game that somebody learns by, [`details`] says errors in any language. [`simulate`] plays at random for figures,
//! [`contest`] lets bots meet and [`soak`] plays to prove the rules. No rule of any game lives here.

mod any_match;
pub mod contest;
pub mod decks;
pub mod details;
mod errors;
pub mod figures;
mod foresee;
pub mod guided;
mod languages;
mod list;
mod listed;
mod listed_match;
mod page_schema;
pub mod records;
pub mod setups;
pub mod simulate;
pub mod soak;
pub mod tables;
pub mod translations;
pub mod versions;

pub use game_core::rules_page;

pub use any_match::{AnyMatch, Dice, Move, Preview, Terms};
pub use errors::{BotError, StartError};
pub use foresee::Foreseen;
pub use languages::Language;
pub use list::{EXAMPLE, GAMES, UnknownGame, find, nearest};
pub use listed::{AnyGame, Listed, Schemas};
pub use listed_match::ListedMatch;
pub use records::RecordError;
