//! What can be wrong with a record, each in a sentence that says what and where.

use thiserror::Error;

use game_core::{NotUndone, Refusal};

use super::FORMAT;
use crate::{StartError, UnknownGame};

/// Why a record cannot be read, written or replayed.
#[derive(Debug, Error)]
pub enum RecordError {
    #[error("the file cannot be read: {0}")]
    Read(std::io::Error),
    #[error("the file cannot be written: {0}")]
    Write(std::io::Error),
    #[error("this is not JSON (line {line}): {problem}")]
    NotJson { line: usize, problem: String },
    #[error("the record is cut off after line {line}; fetch the whole file again")]
    Truncated { line: usize },
    #[error("this is JSON but not a record of a game: {0}")]
    NotARecord(String),
    #[error("the record has format {found}, this program reads format {FORMAT}")]
    WrongFormat { found: String },
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error(
        "it was played by version {played} of the rules of {game}, this program knows versions up to {known}: \
         take a newer program"
    )]
    NewerRules { game: &'static str, played: u32, known: u32 },
    #[error("the rules of {game} have no version 0")]
    NoSuchRules { game: &'static str },
    #[error("the record's table cannot be set up again: {0}")]
    Setup(#[from] StartError),
    #[error("the record names {0} seats, which is no table")]
    Seats(usize),
    #[error("{0} is not a seed: it takes 64 hexadecimal digits")]
    BadSeed(&'static str),
    #[error("the nonce of seat {seat} is not hexadecimal digits (an even number of them, at most 64)")]
    BadNonce { seat: usize },
    #[error("the record has {nonces} nonces for {seats} seats")]
    NonceCount { nonces: usize, seats: usize },
    #[error("the earlier seeds of the record are not in the order of its entries")]
    PastOrder,
    #[error("the record's seed has not been revealed yet: the game can be replayed when it is over")]
    SeedHidden,
    #[error(
        "the dice of this game were made for an experiment or a guided game: it cannot go on as another game"
    )]
    OtherDice,
    #[error("the game was started with scripted chance or from a position, so there is no record of it")]
    NoRecord,
    #[error("entry {seq} comes after entry {before}: entries must be numbered upwards")]
    OutOfOrder { before: u64, seq: u64 },
    #[error("entry {seq} is numbered higher than any game is long")]
    TooLarge { seq: u64 },
    #[error("entry {seq} is illegal: {refusal}")]
    Refused { seq: u64, refusal: Refusal },
    #[error("entry {seq} cannot take back entry {to}: {problem}")]
    Undo { seq: u64, to: u64, problem: NotUndone },
    #[error("there is no entry {at}; the last one is {last}")]
    NoSuchEntry { at: u64, last: u64 },
    #[error("the game is over; nothing more goes on its record")]
    Over,
}
