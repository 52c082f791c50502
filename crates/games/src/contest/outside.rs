//! A program outside as a player: one line of JSON in, one line out. A program that is late or gone is ended and
//! started again for the next question, so that an old answer is never taken for a new one.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;

use super::ContestError;

/// No answer is longer; whoever writes on without end is not let fill the memory.
const LONGEST_ANSWER: u64 = 1 << 20;

/// What can be wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    TimedOut,
    Crashed,
    Illegal,
}

impl Fault {
    pub fn name(self) -> &'static str {
        match self {
            Fault::TimedOut => "timed_out",
            Fault::Crashed => "crashed",
            Fault::Illegal => "illegal",
        }
    }
}

/// An answer that does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    pub fault: Fault,
    /// What was answered, cut off where it is long; empty if nothing was.
    pub answer: String,
    pub reason: String,
}

/// More of an answer is not repeated.
const ANSWER_SHOWN: usize = 200;

impl Failed {
    pub(super) fn new(fault: Fault, answer: &str, reason: impl Into<String>) -> Failed {
        let answer = answer.trim().chars().take(ANSWER_SHOWN).collect();
        Failed { fault, answer, reason: reason.into() }
    }
}

/// The outside player of one thread.
pub struct Outside {
    command: String,
    environment: Vec<(&'static str, String)>,
    time_out: Duration,
    process: Option<Process>,
}

#[derive(Deserialize)]
struct Answer {
    action: Value,
}

impl Outside {
    /// Starts the program, so that one that cannot be started is refused before any game.
    pub fn start(
        command: &str,
        environment: Vec<(&'static str, String)>,
        time_out: Duration,
    ) -> Result<Outside, ContestError> {
        let mut outside = Outside { command: command.to_owned(), environment, time_out, process: None };
        outside.process = Some(
            Outside::spawn(&outside.command, &outside.environment)
                .map_err(|problem| ContestError::Outside { command: command.to_owned(), problem })?,
        );
        Ok(outside)
    }

    /// Asks one question. After any fault but an illegal answer the program is ended.
    pub fn ask(&mut self, question: String) -> Result<Value, Failed> {
        let process = match &mut self.process {
            Some(process) => process,
            none => {
                let crashed = |problem: String| {
                    Failed::new(Fault::Crashed, "", format!("it cannot be started again: {problem}"))
                };
                none.insert(Outside::spawn(&self.command, &self.environment).map_err(crashed)?)
            }
        };
        let line = process.ask(question, self.time_out).inspect_err(|_| self.process = None)?;
        serde_json::from_slice::<Answer>(&line).map(|answer| answer.action).map_err(|error| {
            let reason = format!("the answer is not {{\"action\": …}}: {error}");
            Failed::new(Fault::Illegal, &String::from_utf8_lossy(&line), reason)
        })
    }

    fn spawn(command: &str, environment: &[(&'static str, String)]) -> Result<Process, String> {
        let words = shlex::split(command).ok_or("a quotation mark is never closed")?;
        let (program, arguments) = words.split_first().ok_or("it names no program")?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        // An interrupt is for us; a program that died of it would be counted as crashed.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        Process::start(command.spawn().map_err(|error| error.to_string())?)
    }
}

/// A running program and the thread that talks to it, so that neither writing nor reading can hold us up.
struct Process {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Vec<u8>>,
}

impl Process {
    fn start(mut child: Child) -> Result<Process, String> {
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("its standard input and output cannot be reached".to_owned());
        };
        let (questions, asked) = channel::<String>();
        let (answer, answers) = channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            for question in asked {
                if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
                let mut line = Vec::new();
                let read = output.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line);
                let whole = read.is_ok() && line.ends_with(b"\n");
                if !whole || answer.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Process { child, questions, answers })
    }

    fn ask(&mut self, question: String, time_out: Duration) -> Result<Vec<u8>, Failed> {
        let ended = "the program has ended, or closed its output";
        self.questions.send(question).map_err(|_| Failed::new(Fault::Crashed, "", ended))?;
        self.answers.recv_timeout(time_out).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                Failed::new(Fault::TimedOut, "", format!("no answer within {time_out:?}"))
            }
            RecvTimeoutError::Disconnected => Failed::new(Fault::Crashed, "", ended),
        })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself already; either way nothing of it is left.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
