//! Errors of commands and their exit codes.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use games::records::RecordError;
use games::{BotError, StartError, UnknownGame};
use lab::LabError;

use crate::language::told;

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
    pub fn with_file(path: &Path, problem: impl Display) -> Failure {
        Failure::BadInput(format!("{}: {}", path.display(), told(problem)))
    }

    /// What another part of the house says of bad arguments or input.
    pub fn of(error: impl Display) -> Failure {
        Failure::BadInput(told(error))
    }

    /// Prints one sentence on standard error and returns the exit code.
    pub fn report(&self) -> ExitCode {
        let (sentence, code) = match self {
            Failure::BadInput(sentence) => (sentence.clone(), 2),
            Failure::CheckFailed(sentence) => (sentence.clone(), 1),
            Failure::Interrupted(sentence) => (sentence.clone(), 130),
            // The reader has closed the pipe.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => (say!("no_output", error: error.to_string()), 2),
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

/// Errors of other parts of the house are about what was asked for.
macro_rules! bad_input {
    ($($error:ty),+) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Failure {
                Failure::of(error)
            }
        })+
    };
}

bad_input!(UnknownGame, StartError, RecordError, LabError, BotError);
