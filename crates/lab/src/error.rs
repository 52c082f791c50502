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
    #[error("{0}")]
    BadInput(String),
}

impl LabError {
    pub fn file(path: &Path, problem: impl std::fmt::Display) -> LabError {
        LabError::File { path: path.display().to_string(), problem: problem.to_string() }
    }

    pub fn record(path: &Path, error: &RecordError) -> LabError {
        LabError::file(path, error)
    }
}
