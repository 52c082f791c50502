//! The page says every problem as the server does.

use games::{Language, translations};

use super::*;

/// The page says these in its own language, by their codes.
const FIXED: [Problem; 71] = [
    Problem::NoSuchTable,
    Problem::NoSuchClass,
    Problem::ClassEnded,
    Problem::NotInClass,
    Problem::WrongStage,
    Problem::NoSuchPupil,
    Problem::NoSuchGroup,
    Problem::TeachersTable,
    Problem::ChatOff,
    Problem::AdviceOff,
    Problem::NoBotMoved,
    Problem::NotTold,
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
