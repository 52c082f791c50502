//! Asks a table of a class, whichever node holds it. On another node the question goes to its listener for nodes.

use std::time::Duration;

use crate::actor::{ClassAnswer, ClassCommand, TableMessage};
use crate::http::ask_holder;
use crate::problem::Problem;
use crate::tables::Tables;

/// How often a table that changes hands is asked.
const ATTEMPTS: usize = 4;
const RETRY_AFTER: Duration = Duration::from_millis(100);

impl Tables {
    pub(super) async fn command(&self, code: &str, command: ClassCommand) -> Result<ClassAnswer, Problem> {
        for _ in 1..ATTEMPTS {
            match self.command_once(code, command.clone()).await {
                // It is just being taken by another node; what is asked twice counts once.
                Err(Problem::Elsewhere | Problem::Moved) => tokio::time::sleep(RETRY_AFTER).await,
                answered => return answered,
            }
        }
        self.command_once(code, command).await
    }

    async fn command_once(&self, code: &str, command: ClassCommand) -> Result<ClassAnswer, Problem> {
        match ask_holder(self, code, &command).await {
            Some(answered) => answered,
            None => self.command_here(code, command).await,
        }
    }

    /// Asks a table that is held here, or can be.
    pub async fn command_here(&self, code: &str, command: ClassCommand) -> Result<ClassAnswer, Problem> {
        self.ask(code, |reply| TableMessage::Class { command, reply }).await
    }
}
