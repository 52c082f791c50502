//! The HTTP status of each problem.

use axum::http::StatusCode;

use super::Problem;

impl Problem {
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
            | Problem::NoBotMoved
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
            | Problem::AdviceOff
            | Problem::NotTold
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
}
