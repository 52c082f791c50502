//! Every game of the house without its type: JSON in, JSON out, for the command line, the server and the lab.
//!
//! [`GAMES`] is the one list. An [`AnyGame`] knows what is printed (rules page, deck, messages, schemas) and starts
//! an [`AnyRunning`] game. A [`Recorded`] game keeps its record as it goes; [`records`] saves, loads, replays and
//! verifies. [`simulate`] plays at random for figures, [`contest`] lets bots meet and [`soak`] plays to prove the
//! rules. No rule of any game lives here.

pub mod contest;
pub mod decks;
mod errors;
mod list;
mod listed;
mod live;
mod preview;
pub mod records;
mod running;
pub mod setups;
pub mod simulate;
pub mod soak;

pub use game_core::rules_page;

pub use errors::{BotError, Refused, StartError};
pub use list::{GAMES, UnknownGame, find, nearest};
pub use listed::{AnyGame, Listed, Schemas};
pub use live::Live;
pub use records::{RecordError, Recorded};
pub use running::{Acted, AnyRunning, Heard, Preview};
