//! Every error, with a code for programs (`code.rs`), a sentence for people and an HTTP status (`status.rs`). What the rules
//! refuse goes out with its rule and reason instead. No message contains a secret.
//!
//! The sentence is English; the page says it in its own language by the code. What only the server knows, what is wrong with a
//! deck for example, is the detail, which an answer to a request has in the language of the request.

mod code;
mod status;
#[cfg(test)]
mod tests;

use axum::Json;
use axum::response::{IntoResponse, Response};
use game_core::{Illegal, Refusal};
use protocol::ServerMessage;
use serde_json::Value;
use thiserror::Error;

use crate::retention::ClearedOutcome;
use crate::secrets::NoRandomness;
use crate::store::{StoreError, StoreFault};

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    #[error("The rules forbid it.")]
    Refused(Illegal<&'static str, Value>),
    #[error("There is no such table. Check the code.")]
    NoSuchTable,
    #[error("This table was cleared away, because nobody had used it for long.{}", sentence_on_record(*.0))]
    Cleared(ClearedOutcome),
    #[error("There is no such class. Check the code.")]
    NoSuchClass,
    #[error("This class has ended, and what was in it is deleted.")]
    ClassEnded,
    #[error("Only the teacher of this class, or those in it, can see or do that.")]
    NotInClass,
    #[error("Not now: the class is at another point of the lesson.")]
    WrongStage,
    #[error("Nobody in this class has that number.")]
    NoSuchPupil,
    #[error("This class has no such table.")]
    NoSuchGroup,
    #[error("{0}.")]
    BadClass(String),
    #[error("This class is full: it has {} pupils.", protocol::MOST_PUPILS)]
    ClassFull,
    #[error("This table belongs to a class. Its teacher says who sits where, and when it begins and ends.")]
    TeachersTable,
    #[error("Chat is off in this class.")]
    ChatOff,
    #[error("At this table bots give no advice.")]
    AdviceOff,
    #[error("No bot has made a move there.")]
    NoBotMoved,
    #[error("What this bot did was hidden from you, or followed from what it holds. It does not tell.")]
    NotTold,
    #[error("Nothing can be taken back here: every table of the class has the same dice.")]
    NoUndo,
    #[error("This house does not offer that for records.")]
    NotOffered,
    #[error("There is nothing at this address.")]
    NoSuchPage,
    #[error("{0}.")]
    NoSuchGame(String),
    #[error("There is no guided game of {0}.")]
    NoGuidedGame(&'static str),
    #[error("The dice of a guided game are fixed, so it is neither listed nor watched.")]
    Guided,
    #[error("{0}.")]
    BadSetup(String),
    #[error("{title} is played by {min} to {max} players; this table would have {asked}.")]
    BadSeats { title: &'static str, min: u8, max: u8, asked: usize },
    #[error("A name has 1 to {most} characters that can be seen.", most = crate::names::MAX_LENGTH)]
    BadName,
    #[error("Somebody at this table is called that, or nearly. Take another name.")]
    NameTaken,
    #[error("Somebody in this class is called that, or nearly. Take another name.")]
    NameInClass,
    #[error("A nonce is up to 64 hexadecimal digits, an even number of them.")]
    BadNonce,
    #[error("A ref has 1 to {most} characters, none of them a control character.", most = crate::actor::MAX_REF_LENGTH)]
    BadRef,
    #[error("There is no bot of that level; there are: {0}.")]
    NoSuchLevel(String),
    #[error("This record cannot be opened: {0}.")]
    BadRecord(String),
    #[error("This experiment cannot be run here: {0}.")]
    BadExperiment(String),
    #[error("This result is not here any more. Run the experiment again: it gives the same.")]
    NoSuchExperiment,
    #[error("Others are waiting for their experiments already. Try again in a minute.")]
    LabBusy,
    #[error("This table has no seat {0}.")]
    NoSuchSeat(u8),
    #[error("Every seat of this table is taken. You can watch.")]
    TableFull,
    #[error("Somebody sits there.")]
    SeatTaken,
    #[error(
        "That seat was dealt to somebody else, and nobody is at the table who could agree that you take it over."
    )]
    NobodyToAsk,
    #[error(
        "Two others have to vouch for you, so that nobody can look into a hand alone. Use your personal link; or the host \
         asks the old player to leave, and you ask for the free seat."
    )]
    TooFewToVouch,
    #[error("Somebody is asking for a seat already. Wait until the others have answered.")]
    SeatAskedFor,
    #[error("Nobody asks for a seat any more.")]
    NoSuchAsk,
    #[error("Seats are still empty: wait for players or put bots on them.")]
    EmptySeats,
    #[error("The game has started already.")]
    AlreadyStarted,
    #[error("The game has not started yet.")]
    NotStarted,
    #[error("The game is over.")]
    Over,
    #[error("The record, with the seed in it, can be had when the game is over.")]
    NotOver,
    #[error("Only the host can do that.")]
    NotHost,
    #[error("You are watching. Only those who sit at the table can do that.")]
    NotSeated,
    #[error("This token belongs to no seat of this table.")]
    UnknownToken,
    #[error("The first message must be a hello.")]
    NoHello,
    #[error("Hello has been said already.")]
    HelloTwice,
    #[error("This server speaks version {} of the protocol. Reload the page.", protocol::VERSION)]
    WrongProtocol,
    #[error("The message cannot be understood: {0}.")]
    Unreadable(String),
    #[error("The message is longer than {} bytes.", protocol::LARGEST_MESSAGE)]
    TooLarge,
    #[error("The request is longer than {most} bytes.", most = crate::http::LARGEST_BODY)]
    BodyTooLarge,
    #[error("{0}")]
    Frozen(String),
    #[error("The server cannot reach its store just now. Nothing was lost and nothing was done; try again.")]
    StoreUnavailable,
    #[error(
        "The server's disk is full. What was played is kept, but nothing new can be stored until there is space again."
    )]
    DiskFull,
    #[error(
        "The server's storage is damaged, and trying again does not help. Tell whoever runs this server."
    )]
    StoreDamaged,
    #[error("The server's storage is read-only. What was played is kept; tell whoever runs this server.")]
    StoreReadOnly,
    #[error(
        "The server's data folder was moved away, so the server stops. What was played is kept in the folder."
    )]
    FolderGone,
    #[error("Too much is being asked of this table at once. Try again in a moment.")]
    Busy,
    #[error("You are asking for too much at once. Wait a moment.")]
    TooFast,
    #[error(
        "Too many connections come from your network: {0} may be open at a time. Close some and try again."
    )]
    TooManySockets(u32),
    #[error("Too many people of your network are sitting down: {0} can in a minute. Try again in a minute.")]
    TooManySeats(u32),
    #[error("Too many tables were opened from your network: {0} can be in an hour. Try again later.")]
    TooManyTables(u32),
    #[error("Too many experiments were run from your network: {0} can be in an hour. Try again later.")]
    TooManyExperiments(u32),
    #[error("The house is full: {0} tables are in use. Try again later.")]
    HouseFull(usize),
    #[error("This server does not know itself by that name. Whoever runs it can add it with --host.")]
    WrongHost,
    #[error("The request did not arrive in time.")]
    TooSlow,
    #[error("You have changed your mind very often. Wait a moment before you do so again.")]
    TooManyChanges,
    #[error("Pages of other sites may not connect to this server.")]
    WrongOrigin,
    #[error("The bot '{0}' has no such temper; it knows: {1}.")]
    NoSuchTemper(String, String),
    #[error("That seat is not yours.")]
    NotYourSeat,
    #[error("This device holds several seats: say for which one.")]
    WhichSeat,
    #[error("That seat is behind its curtain: uncover it first.")]
    Covered,
    #[error("There are six colours, 0 to 5, and each is for one seat.")]
    BadColour,
    #[error("The new order must name every seat once.")]
    BadOrder,
    #[error("A live table gives {} to {} seconds for an answer.", protocol::LIVE_SECONDS.start(), protocol::LIVE_SECONDS.end())]
    BadTime,
    #[error("A line of chat has 1 to {} characters.", protocol::LONGEST_LINE)]
    BadLine,
    #[error("They are here. Remind them; if they stay silent for half a minute, a bot can play for them.")]
    NotAbsent,
    #[error("People sit on all the seats that would have to go. Ask somebody to leave first.")]
    PeopleSit,
    #[error("So many devices play from this seat that no further one can be added.")]
    TooManyDevices,
    #[error("Nobody waits for that player, or a bot plays for them.")]
    NotWaitedFor,
    #[error("They have just been reminded.")]
    NudgedAlready,
    #[error("There is nothing of yours to take back.")]
    NothingToUndo,
    #[error("Nobody asks you to agree to that any more.")]
    NoSuchUndo,
    #[error("The host has stopped the game for a moment.")]
    Paused,
    #[error("The host has closed this table.")]
    Closed,
    #[error("Whoever runs this house has closed this table.")]
    ClosedByOperator,
    #[error("This link was used already, is too old, or its seat has gone to somebody else.")]
    BadSecret,
    #[error("The server is stopping.")]
    Stopping,
    #[error("This table has just moved to another machine of this house. It goes on by itself in a moment.")]
    Moved,
    #[error(
        "The machine that holds this table does not answer just now. The table goes on by itself within seconds."
    )]
    Elsewhere,
}

fn sentence_on_record(outcome: ClearedOutcome) -> &'static str {
    match outcome {
        ClearedOutcome::Abandoned => " Its game was not over.",
        ClearedOutcome::Kept => " The record of its game is kept and can be downloaded.",
        ClearedOutcome::Exported => " The record of its game is with whoever runs this server.",
        ClearedOutcome::Deleted => " The record of its game was deleted with it.",
    }
}

impl Problem {
    /// As a socket message.
    pub fn message(&self, reference: Option<String>) -> ServerMessage {
        match (self, reference) {
            (Problem::Refused(illegal), Some(r#ref)) => {
                ServerMessage::Refused { r#ref, refusal: illegal.clone().into() }
            }
            (_, r#ref) => {
                ServerMessage::Failed { r#ref, code: self.code().to_owned(), message: self.to_string() }
            }
        }
    }

    /// What the page cannot know by the code, in English.
    pub fn detail(&self) -> Option<&str> {
        match self {
            Problem::BadClass(detail)
            | Problem::NoSuchGame(detail)
            | Problem::BadSetup(detail)
            | Problem::NoSuchLevel(detail)
            | Problem::BadRecord(detail)
            | Problem::BadExperiment(detail)
            | Problem::Unreadable(detail)
            | Problem::Frozen(detail)
            | Problem::NoSuchTemper(_, detail) => Some(detail),
            _ => None,
        }
    }

    /// As the body of an answer, with its detail in the language that was asked for.
    pub fn body(&self, detail: Option<String>) -> protocol::Problem {
        protocol::Problem { code: self.code().to_owned(), message: self.to_string(), detail }
    }

    /// Whether it is the action itself that does not count, whoever takes it and whenever.
    pub fn is_refusal(&self) -> bool {
        matches!(self, Problem::Refused(_) | Problem::Unreadable(_))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.body(None))).into_response();
        // Whoever knows the language of the request adds the detail in it.
        response.extensions_mut().insert(self);
        response
    }
}

/// What is said of an action that did not count. Defects of a game are for the table to deal with first.
impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Illegal(illegal) => Problem::Refused(illegal),
            Refusal::Closed => Problem::Over,
            other => Problem::Unreadable(other.to_string()),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        match error.fault {
            StoreFault::Unavailable => Problem::StoreUnavailable,
            StoreFault::DiskFull => Problem::DiskFull,
            StoreFault::Damaged => Problem::StoreDamaged,
            StoreFault::ReadOnly => Problem::StoreReadOnly,
            StoreFault::FolderGone => Problem::FolderGone,
            StoreFault::LeaseLost => Problem::Moved,
        }
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Problem {
        tracing::error!(%error, "nothing secret can be made");
        Problem::StoreUnavailable
    }
}
