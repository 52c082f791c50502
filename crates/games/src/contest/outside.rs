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
            outside
                .spawn()
                .map_err(|problem| ContestError::Outside { command: command.to_owned(), problem })?,
        );
        Ok(outside)
    }

    /// Asks one question. After any fault but an illegal answer the program is ended.
    pub fn ask(&mut self, question: String) -> Result<Value, Fault> {
        if self.process.is_none() {
            self.process = self.spawn().ok();
        }
        let Some(process) = &mut self.process else { return Err(Fault::Crashed) };
        match process.ask(question, self.time_out) {
            Ok(line) => serde_json::from_slice::<Answer>(&line)
                .map(|answer| answer.action)
                .map_err(|_| Fault::Illegal),
            Err(fault) => {
                self.process = None;
                Err(fault)
            }
        }
    }

    fn spawn(&self) -> Result<Process, String> {
        let words = shlex::split(&self.command).ok_or("a quotation mark is never closed")?;
        let (program, arguments) = words.split_first().ok_or("it names no program")?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
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

    fn ask(&mut self, question: String, time_out: Duration) -> Result<Vec<u8>, Fault> {
        self.questions.send(question).map_err(|_| Fault::Crashed)?;
        self.answers.recv_timeout(time_out).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::TimedOut,
            RecvTimeoutError::Disconnected => Fault::Crashed,
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
