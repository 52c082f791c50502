//! What can go wrong with a game without its type, each in a sentence that says what to do.

use game_core::{Seat, SetupError};
use thiserror::Error;

/// Why a game could not be started.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum StartError {
    /// The set-up is not JSON of the right shape.
    #[error("the set-up cannot be read: {0}")]
    Unreadable(String),
    #[error("the table cannot be set up: {0}")]
    Setup(#[from] SetupError),
    #[error("{0}")]
    Rules(String),
    /// The state given as a position is not one of this game.
    #[error("the position cannot be read: {0}")]
    Position(String),
}

/// Why no bot chose.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BotError {
    #[error("there is no bot '{asked}' for this game; there are: {known}")]
    UnknownLevel { asked: String, known: String },
    #[error("the bot '{level}' knows no temper '{temper}'")]
    UnknownTemper { level: String, temper: String },
    #[error("seat {0} has nothing to choose now")]
    NothingToChoose(Seat),
    #[error("seat {seat} is not at this table of {players}")]
    NoSuchSeat { seat: Seat, players: u8 },
}
