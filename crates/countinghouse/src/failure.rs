//! Errors of commands and their exit codes.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use games::records::RecordError;
use games::{BotError, StartError, UnknownGame};
use lab::LabError;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// Bad arguments or input: exit code 2.
    BadInput(String),
    /// A check failed: exit code 1.
    CheckFailed(String),
    /// Interrupted after writing what was finished: exit code 130.
    Interrupted(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// An error about a file.
    pub fn with_file(path: &Path, problem: impl std::fmt::Display) -> Failure {
        Failure::BadInput(format!("{}: {problem}", path.display()))
    }

    /// Prints one sentence on standard error and returns the exit code.
    pub fn report(&self) -> ExitCode {
        let (sentence, code) = match self {
            Failure::BadInput(sentence) => (sentence.clone(), 2),
            Failure::CheckFailed(sentence) => (sentence.clone(), 1),
            Failure::Interrupted(sentence) => (sentence.clone(), 130),
            // The reader has closed the pipe.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => (format!("cannot write the output: {error}"), 2),
        };
        // If standard error is closed too, there is nothing left to do.
        let _ = writeln!(io::stderr(), "countinghouse: {sentence}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Failure {
        Failure::BadInput(error.to_string())
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Failure {
        Failure::BadInput(error.to_string())
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::BadInput(error.to_string())
    }
}

impl From<LabError> for Failure {
    fn from(error: LabError) -> Failure {
        Failure::BadInput(error.to_string())
    }
}

impl From<BotError> for Failure {
    fn from(error: BotError) -> Failure {
        Failure::BadInput(error.to_string())
    }
}
