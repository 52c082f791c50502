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
    /// The code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Refused(_) => "refused",
            Problem::NoSuchTable => "no_such_table",
            Problem::Cleared(ClearedOutcome::Abandoned) => "cleared_abandoned",
            Problem::Cleared(ClearedOutcome::Kept) => "cleared_kept",
            Problem::Cleared(ClearedOutcome::Exported) => "cleared_exported",
            Problem::Cleared(ClearedOutcome::Deleted) => "cleared_deleted",
            Problem::NoSuchClass => "no_such_class",
            Problem::ClassEnded => "class_ended",
            Problem::NotInClass => "not_in_class",
            Problem::WrongStage => "wrong_stage",
            Problem::NoSuchPupil => "no_such_pupil",
            Problem::NoSuchGroup => "no_such_group",
            Problem::BadClass(_) => "bad_class",
            Problem::ClassFull => "class_full",
            Problem::TeachersTable => "teachers_table",
            Problem::ChatOff => "chat_off",
            Problem::NoUndo => "no_undo",
            Problem::NotOffered => "not_offered",
            Problem::NoSuchPage => "no_such_page",
            Problem::NoGuidedGame(_) => "no_guided_game",
            Problem::Guided => "guided",
            Problem::NoSuchGame(_) => "no_such_game",
            Problem::BadSetup(_) => "bad_setup",
            Problem::BadSeats { .. } => "bad_seats",
            Problem::BadName => "bad_name",
            Problem::NameTaken => "name_taken",
            Problem::NameInClass => "name_in_class",
            Problem::NobodyToAsk => "nobody_to_ask",
            Problem::TooFewToVouch => "too_few_to_vouch",
            Problem::NotAbsent => "not_absent",
            Problem::PeopleSit => "people_sit",
            Problem::TooManyDevices => "too_many_devices",
            Problem::SeatAskedFor => "seat_asked_for",
            Problem::NoSuchAsk => "no_such_ask",
            Problem::BadNonce => "bad_nonce",
            Problem::BadRef => "bad_ref",
            Problem::NoSuchLevel(_) => "no_such_level",
            Problem::BadRecord(_) => "bad_record",
            Problem::BadExperiment(_) => "bad_experiment",
            Problem::NoSuchExperiment => "no_such_experiment",
            Problem::LabBusy => "lab_busy",
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
            Problem::TooManyExperiments(_) => "too_many_experiments",
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
            Problem::ClosedByOperator => "closed_by_operator",
            Problem::BadSecret => "bad_secret",
            Problem::Stopping => "stopping",
            Problem::Moved => "moved",
            Problem::Elsewhere => "elsewhere",
        }
    }

    /// What another node has answered about a table of a class.
    pub fn of_node(code: &str, message: &str) -> Problem {
        let known = [
            Problem::NoSuchTable,
            Problem::NotOver,
            Problem::Over,
            Problem::SeatTaken,
            Problem::NotYourSeat,
            Problem::NameTaken,
            Problem::Busy,
            Problem::Moved,
            Problem::Elsewhere,
            Problem::Stopping,
            Problem::StoreUnavailable,
            Problem::DiskFull,
        ];
        let found = known.into_iter().find(|problem| problem.code() == code);
        found.unwrap_or_else(|| match code {
            "frozen" => Problem::Frozen(message.to_owned()),
            _ => Problem::BadClass(message.trim_end_matches('.').to_owned()),
        })
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NoSuchTable
            | Problem::NoSuchClass
            | Problem::NoSuchPupil
            | Problem::NoSuchGroup
            | Problem::NoSuchPage
            | Problem::NoGuidedGame(_)
            | Problem::NoSuchSeat(_)
            | Problem::NoSuchExperiment => StatusCode::NOT_FOUND,
            Problem::NoSuchGame(_)
            | Problem::BadClass(_)
            | Problem::BadSetup(_)
            | Problem::NotOffered
            | Problem::BadRecord(_)
            | Problem::BadExperiment(_)
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
            | Problem::ClassFull
            | Problem::WrongStage
            | Problem::NoUndo
            | Problem::NameTaken
            | Problem::NameInClass
            | Problem::NobodyToAsk
            | Problem::TooFewToVouch
            | Problem::NotAbsent
            | Problem::PeopleSit
            | Problem::TooManyDevices
            | Problem::SeatAskedFor
            | Problem::NoSuchAsk
            | Problem::SeatTaken
            | Problem::EmptySeats
            | Problem::AlreadyStarted
            | Problem::NotStarted
            | Problem::Over
            | Problem::NotOver
            | Problem::Covered
            | Problem::Guided
            | Problem::NotWaitedFor
            | Problem::NudgedAlready
            | Problem::NothingToUndo
            | Problem::NoSuchUndo
            | Problem::Paused
            | Problem::Refused(_)
            | Problem::Frozen(_) => StatusCode::CONFLICT,
            Problem::NotHost
            | Problem::NotInClass
            | Problem::TeachersTable
            | Problem::ChatOff
            | Problem::NotSeated
            | Problem::NotYourSeat
            | Problem::WrongOrigin => StatusCode::FORBIDDEN,
            Problem::Closed | Problem::ClosedByOperator | Problem::ClassEnded | Problem::Cleared(_) => {
                StatusCode::GONE
            }
            Problem::UnknownToken | Problem::BadSecret => StatusCode::UNAUTHORIZED,
            Problem::TooLarge | Problem::BodyTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::TooFast
            | Problem::TooManyChanges
            | Problem::TooManySockets(_)
            | Problem::TooManySeats(_)
            | Problem::TooManyTables(_)
            | Problem::TooManyExperiments(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::StoreUnavailable
            | Problem::DiskFull
            | Problem::StoreDamaged
            | Problem::StoreReadOnly
            | Problem::FolderGone
            | Problem::Busy
            | Problem::LabBusy
            | Problem::HouseFull(_)
            | Problem::Stopping
            | Problem::Moved
            | Problem::Elsewhere => StatusCode::SERVICE_UNAVAILABLE,
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

#[cfg(test)]
mod tests {
    use games::{Language, translations};

    use super::*;

    /// The page says these in its own language, by their codes.
    const FIXED: [Problem; 68] = [
        Problem::NoSuchTable,
        Problem::NoSuchClass,
        Problem::ClassEnded,
        Problem::NotInClass,
        Problem::WrongStage,
        Problem::NoSuchPupil,
        Problem::NoSuchGroup,
        Problem::TeachersTable,
        Problem::ChatOff,
        Problem::NoUndo,
        Problem::NotOffered,
        Problem::NoSuchPage,
        Problem::Guided,
        Problem::NameTaken,
        Problem::BadNonce,
        Problem::NoSuchExperiment,
        Problem::LabBusy,
        Problem::TableFull,
        Problem::SeatTaken,
        Problem::NobodyToAsk,
        Problem::TooFewToVouch,
        Problem::SeatAskedFor,
        Problem::NoSuchAsk,
        Problem::EmptySeats,
        Problem::AlreadyStarted,
        Problem::NotStarted,
        Problem::Over,
        Problem::NotOver,
        Problem::NotHost,
        Problem::NotSeated,
        Problem::UnknownToken,
        Problem::NoHello,
        Problem::HelloTwice,
        Problem::StoreUnavailable,
        Problem::DiskFull,
        Problem::StoreDamaged,
        Problem::StoreReadOnly,
        Problem::FolderGone,
        Problem::Busy,
        Problem::TooFast,
        Problem::WrongHost,
        Problem::TooSlow,
        Problem::TooManyChanges,
        Problem::WrongOrigin,
        Problem::NotYourSeat,
        Problem::WhichSeat,
        Problem::Covered,
        Problem::BadColour,
        Problem::BadOrder,
        Problem::NotAbsent,
        Problem::PeopleSit,
        Problem::TooManyDevices,
        Problem::NotWaitedFor,
        Problem::NudgedAlready,
        Problem::NothingToUndo,
        Problem::NoSuchUndo,
        Problem::Paused,
        Problem::Closed,
        Problem::ClosedByOperator,
        Problem::NameInClass,
        Problem::Cleared(ClearedOutcome::Abandoned),
        Problem::Cleared(ClearedOutcome::Kept),
        Problem::Cleared(ClearedOutcome::Exported),
        Problem::Cleared(ClearedOutcome::Deleted),
        Problem::BadSecret,
        Problem::Stopping,
        Problem::Moved,
        Problem::Elsewhere,
    ];

    #[test]
    fn the_page_has_the_sentence_of_every_problem_that_says_always_the_same() {
        let page = translations::page(Language::ENGLISH);
        for problem in &FIXED {
            assert_eq!(page.message("problem", problem.code()), Some(problem.to_string()), "{problem:?}");
        }
        // `web/tests/problems.test.ts` compares the page's messages with all codes, those with details among them.
        assert!(page.messages().keys("problem").len() > FIXED.len());
    }
}
