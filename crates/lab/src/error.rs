//! What can stop the lab, each in a sentence that says what to do.

use std::path::Path;

use games::contest::{BadName, ContestError};
use games::{RecordError, StartError, UnknownGame};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum LabError {
    #[error(transparent)]
    Contest(#[from] ContestError),
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Bot(#[from] BadName),
    #[error("{path}: {problem}")]
    File { path: String, problem: String },
    #[error("the bot '{bot}' failed {count} times{told}; --most-faults allows more")]
    Faults { bot: String, count: u64, told: String },
    #[error("games: play at least 1")]
    NoGames,
    #[error("{0}")]
    BadInput(String),
}

impl LabError {
    /// A name that nothing has; says what there is.
    pub fn unknown(kind: &str, name: &str, known: &[&str]) -> LabError {
        let near = games::nearest(name, known.iter().copied());
        let near = near.map_or(String::new(), |near| format!(" did you mean '{near}'?"));
        LabError::BadInput(format!("there is no {kind} '{name}';{near} there are: {}", known.join(", ")))
    }

    pub fn file(path: &Path, problem: impl std::fmt::Display) -> LabError {
        LabError::File { path: path.display().to_string(), problem: problem.to_string() }
    }

    pub fn record(path: &Path, error: &RecordError) -> LabError {
        LabError::file(path, error)
    }
}
