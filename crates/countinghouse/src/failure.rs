//! What can go wrong with a command, and the exit code that says so.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use games::records::RecordError;
use games::{BotError, StartError, UnknownGame};
use lab::LabError;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// Asked or given wrongly: exit code 2.
    Bad(String),
    /// Examined, and does not hold: exit code 1.
    DoesNotHold(String),
    /// Interrupted; what was finished has been written: exit code 130.
    Interrupted(String),
    /// What was printed could not be written.
    Output(io::Error),
}

impl Failure {
    /// Something about a file.
    pub fn with_file(path: &Path, problem: impl std::fmt::Display) -> Failure {
        Failure::Bad(format!("{}: {problem}", path.display()))
    }

    /// One sentence on standard error, and the exit code.
    pub fn report(&self) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Bad(sentence) => (sentence.clone(), 2),
            Failure::DoesNotHold(sentence) => (sentence.clone(), 1),
            Failure::Interrupted(sentence) => (sentence.clone(), 130),
            // Whoever reads us has read enough.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => (format!("cannot write the output: {error}"), 2),
        };
        // With standard error gone too there is nobody left to tell.
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
        Failure::Bad(error.to_string())
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Failure {
        Failure::Bad(error.to_string())
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::Bad(error.to_string())
    }
}

impl From<LabError> for Failure {
    fn from(error: LabError) -> Failure {
        Failure::Bad(error.to_string())
    }
}

impl From<BotError> for Failure {
    fn from(error: BotError) -> Failure {
        Failure::Bad(error.to_string())
    }
}
