//! Every error, with a code for programs, a sentence for people and an HTTP status. What the rules refuse goes out with
//! its rule and reason instead. No message contains a secret.

use axum::Json;
use axum::http::StatusCode;
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
    #[error("This house does not offer that for records.")]
    NotOffered,
    #[error("There is nothing at this address.")]
    NoSuchPage,
    #[error("{0}.")]
    NoSuchGame(String),
    #[error("{0}.")]
    BadSetup(String),
    #[error("{title} is played by {min} to {max} players; this table would have {asked}.")]
    BadSeats { title: &'static str, min: u8, max: u8, asked: usize },
    #[error("A name has 1 to {most} characters that can be seen.", most = crate::names::MAX_LENGTH)]
    BadName,
    #[error("Somebody at this table is called that, or nearly. Take another name.")]
    NameTaken,
    #[error("A nonce is up to 64 hexadecimal digits, an even number of them.")]
    BadNonce,
    #[error("A ref has 1 to {most} characters, none of them a control character.", most = crate::actor::MAX_REF_LENGTH)]
    BadRef,
    #[error("There is no bot of that level; there are: {0}.")]
    NoSuchLevel(String),
    #[error("This record cannot be opened: {0}.")]
    BadRecord(String),
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
    #[error("This link was used already or is too old. Ask for another one on the device you play on.")]
    BadSecret,
    #[error("The server is stopping.")]
    Stopping,
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
    /// The code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Refused(_) => "refused",
            Problem::NoSuchTable => "no_such_table",
            Problem::Cleared(_) => "cleared",
            Problem::NotOffered => "not_offered",
            Problem::NoSuchPage => "no_such_page",
            Problem::NoSuchGame(_) => "no_such_game",
            Problem::BadSetup(_) => "bad_setup",
            Problem::BadSeats { .. } => "bad_seats",
            Problem::BadName => "bad_name",
            Problem::NameTaken => "name_taken",
            Problem::NobodyToAsk => "nobody_to_ask",
            Problem::SeatAskedFor => "seat_asked_for",
            Problem::NoSuchAsk => "no_such_ask",
            Problem::BadNonce => "bad_nonce",
            Problem::BadRef => "bad_ref",
            Problem::NoSuchLevel(_) => "no_such_level",
            Problem::BadRecord(_) => "bad_record",
            Problem::NoSuchSeat(_) => "no_such_seat",
            Problem::TableFull => "table_full",
            Problem::SeatTaken => "seat_taken",
            Problem::EmptySeats => "empty_seats",
            Problem::AlreadyStarted => "already_started",
            Problem::NotStarted => "not_started",
            Problem::Over => "over",
            Problem::NotOver => "not_over",
            Problem::NotHost => "not_host",
            Problem::NotSeated => "not_seated",
            Problem::UnknownToken => "unknown_token",
            Problem::NoHello => "no_hello",
            Problem::HelloTwice => "hello_twice",
            Problem::WrongProtocol => "wrong_protocol",
            Problem::Unreadable(_) => "unreadable",
            Problem::TooLarge => "too_large",
            Problem::BodyTooLarge => "body_too_large",
            Problem::Frozen(_) => "frozen",
            Problem::StoreUnavailable => "store_unavailable",
            Problem::DiskFull => "disk_full",
            Problem::StoreDamaged => "store_damaged",
            Problem::StoreReadOnly => "store_read_only",
            Problem::FolderGone => "data_folder_gone",
            Problem::Busy => "busy",
            Problem::TooFast => "too_fast",
            Problem::TooManySockets(_) => "too_many_sockets",
            Problem::TooManySeats(_) => "too_many_seats",
            Problem::TooManyTables(_) => "too_many_tables",
            Problem::HouseFull(_) => "house_full",
            Problem::WrongHost => "wrong_host",
            Problem::TooSlow => "too_slow",
            Problem::TooManyChanges => "too_many_changes",
            Problem::WrongOrigin => "wrong_origin",
            Problem::NoSuchTemper(..) => "no_such_temper",
            Problem::NotYourSeat => "not_your_seat",
            Problem::WhichSeat => "which_seat",
            Problem::Covered => "covered",
            Problem::BadColour => "bad_colour",
            Problem::BadOrder => "bad_order",
            Problem::BadTime => "bad_time",
            Problem::BadLine => "bad_line",
            Problem::NotWaitedFor => "not_waited_for",
            Problem::NudgedAlready => "nudged_already",
            Problem::NothingToUndo => "nothing_to_undo",
            Problem::NoSuchUndo => "no_such_undo",
            Problem::Paused => "paused",
            Problem::Closed => "closed",
            Problem::BadSecret => "bad_secret",
            Problem::Stopping => "stopping",
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NoSuchTable | Problem::NoSuchPage | Problem::NoSuchSeat(_) => StatusCode::NOT_FOUND,
            Problem::NoSuchGame(_)
            | Problem::BadSetup(_)
            | Problem::NotOffered
            | Problem::BadRecord(_)
            | Problem::BadSeats { .. }
            | Problem::BadName
            | Problem::BadNonce
            | Problem::BadRef
            | Problem::NoSuchLevel(_)
            | Problem::NoHello
            | Problem::HelloTwice
            | Problem::NoSuchTemper(..)
            | Problem::WhichSeat
            | Problem::BadColour
            | Problem::BadOrder
            | Problem::BadTime
            | Problem::BadLine
            | Problem::WrongProtocol
            | Problem::Unreadable(_) => StatusCode::BAD_REQUEST,
            Problem::TableFull
            | Problem::NameTaken
            | Problem::NobodyToAsk
            | Problem::SeatAskedFor
            | Problem::NoSuchAsk
            | Problem::SeatTaken
            | Problem::EmptySeats
            | Problem::AlreadyStarted
            | Problem::NotStarted
            | Problem::Over
            | Problem::NotOver
            | Problem::Covered
            | Problem::NotWaitedFor
            | Problem::NudgedAlready
            | Problem::NothingToUndo
            | Problem::NoSuchUndo
            | Problem::Paused
            | Problem::Refused(_)
            | Problem::Frozen(_) => StatusCode::CONFLICT,
            Problem::NotHost | Problem::NotSeated | Problem::NotYourSeat | Problem::WrongOrigin => {
                StatusCode::FORBIDDEN
            }
            Problem::Closed | Problem::Cleared(_) => StatusCode::GONE,
            Problem::UnknownToken | Problem::BadSecret => StatusCode::UNAUTHORIZED,
            Problem::TooLarge | Problem::BodyTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::TooFast
            | Problem::TooManyChanges
            | Problem::TooManySockets(_)
            | Problem::TooManySeats(_)
            | Problem::TooManyTables(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::StoreUnavailable
            | Problem::DiskFull
            | Problem::StoreDamaged
            | Problem::StoreReadOnly
            | Problem::FolderGone
            | Problem::Busy
            | Problem::HouseFull(_)
            | Problem::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// As a socket message.
    pub fn message(&self, reference: Option<String>) -> ServerMessage {
        match (self, reference) {
            (Problem::Refused(Illegal { rule, why }), Some(r#ref)) => {
                let refusal =
                    protocol::Refusal { rule: (*rule).to_owned(), why: protocol::Json(why.clone()) };
                ServerMessage::Refused { r#ref, refusal }
            }
            (_, r#ref) => {
                ServerMessage::Failed { r#ref, code: self.code().to_owned(), message: self.to_string() }
            }
        }
    }

    /// Whether it is the action itself that does not count, whoever takes it and whenever.
    pub fn is_refusal(&self) -> bool {
        matches!(self, Problem::Refused(_) | Problem::Unreadable(_))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = protocol::Problem { code: self.code().to_owned(), message: self.to_string() };
        (self.status(), Json(body)).into_response()
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
        }
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Problem {
        tracing::error!(%error, "nothing secret can be made");
        Problem::StoreUnavailable
    }
}
