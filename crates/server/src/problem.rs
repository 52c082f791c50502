//! Everything besides the rules that can be in the way, each with a word for programs, a sentence for people and an
//! HTTP status. No problem ever repeats a secret.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::ServerMessage;
use thiserror::Error;

use crate::secrets::NoRandomness;
use crate::store::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    #[error("There is no such table. Check the code.")]
    NoSuchTable,
    #[error("There is nothing at this address.")]
    NoSuchPage,
    #[error("{0}.")]
    NoSuchGame(String),
    #[error("{0}.")]
    BadSetup(String),
    #[error("{title} is played by {min} to {max} players; this table would have {asked}.")]
    BadSeats { title: &'static str, min: u8, max: u8, asked: usize },
    #[error("A name has 1 to {most} characters and no line breaks.", most = crate::room::LONGEST_NAME)]
    BadName,
    #[error("A nonce is up to 64 hexadecimal digits, an even number of them.")]
    BadNonce,
    #[error("A ref has 1 to {most} characters.", most = crate::actor::LONGEST_REF)]
    BadRef,
    #[error("There is no bot of that level; there are: {0}.")]
    NoSuchLevel(String),
    #[error("This table has no seat {0}.")]
    NoSuchSeat(u8),
    #[error("Every seat of this table is taken. You can watch.")]
    TableFull,
    #[error("Somebody sits there.")]
    SeatTaken,
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
    #[error("Too much is being asked of this table at once. Try again in a moment.")]
    Busy,
    #[error("Pages of other sites may not connect to this server.")]
    WrongOrigin,
    #[error("This server cannot do that yet.")]
    NotOffered,
    #[error("The server is stopping.")]
    Stopping,
}

impl Problem {
    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::NoSuchTable => "no_such_table",
            Problem::NoSuchPage => "no_such_page",
            Problem::NoSuchGame(_) => "no_such_game",
            Problem::BadSetup(_) => "bad_setup",
            Problem::BadSeats { .. } => "bad_seats",
            Problem::BadName => "bad_name",
            Problem::BadNonce => "bad_nonce",
            Problem::BadRef => "bad_ref",
            Problem::NoSuchLevel(_) => "no_such_level",
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
            Problem::Busy => "busy",
            Problem::WrongOrigin => "wrong_origin",
            Problem::NotOffered => "not_offered",
            Problem::Stopping => "stopping",
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NoSuchTable | Problem::NoSuchPage | Problem::NoSuchSeat(_) => StatusCode::NOT_FOUND,
            Problem::NoSuchGame(_)
            | Problem::BadSetup(_)
            | Problem::BadSeats { .. }
            | Problem::BadName
            | Problem::BadNonce
            | Problem::BadRef
            | Problem::NoSuchLevel(_)
            | Problem::NoHello
            | Problem::HelloTwice
            | Problem::WrongProtocol
            | Problem::Unreadable(_) => StatusCode::BAD_REQUEST,
            Problem::TableFull
            | Problem::SeatTaken
            | Problem::EmptySeats
            | Problem::AlreadyStarted
            | Problem::NotStarted
            | Problem::Over
            | Problem::NotOver
            | Problem::NotOffered
            | Problem::Frozen(_) => StatusCode::CONFLICT,
            Problem::NotHost | Problem::NotSeated | Problem::WrongOrigin => StatusCode::FORBIDDEN,
            Problem::UnknownToken => StatusCode::UNAUTHORIZED,
            Problem::TooLarge | Problem::BodyTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::StoreUnavailable | Problem::Busy | Problem::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// As it is said over a socket.
    pub fn message(&self, reference: Option<String>) -> ServerMessage {
        ServerMessage::Failed { r#ref: reference, code: self.code().to_owned(), message: self.to_string() }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = protocol::Problem { code: self.code().to_owned(), message: self.to_string() };
        (self.status(), Json(body)).into_response()
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        Problem::StoreUnavailable
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Problem {
        tracing::error!(%error, "nothing secret can be made");
        Problem::StoreUnavailable
    }
}
