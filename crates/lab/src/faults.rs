//! What bots did wrong: how often, what they wanted to do when it first happened, and why that did not count.

use games::contest::BotName;

use crate::experiment::FaultLine;
use crate::{FinishedGame, LabError};

/// The faults of one variant.
pub struct FaultLog {
    bots: Vec<String>,
    counts: Vec<u64>,
    lines: Vec<FaultLine>,
}

/// Kinds of faults that are told apart; more are only counted.
const KINDS: usize = 20;

impl FaultLog {
    pub fn new(bots: &[BotName]) -> FaultLog {
        FaultLog {
            bots: bots.iter().map(ToString::to_string).collect(),
            counts: vec![0; bots.len()],
            lines: Vec::new(),
        }
    }

    /// Fails as soon as a bot has more than `most` faults.
    pub fn add(&mut self, finished: &FinishedGame, most: u64) -> Result<(), LabError> {
        let seating = &finished.job.seating;
        for failure in &finished.played.failures {
            let bot = &self.bots[seating[failure.seat.number()]];
            let failed = &failure.failed;
            let kind = failed.fault.name();
            let is_it =
                |line: &FaultLine| line.bot == *bot && line.kind == kind && line.reason == failed.reason;
            match self.lines.iter().position(is_it) {
                Some(known) => self.lines[known].count += 1,
                None if self.lines.len() < KINDS => self.lines.push(FaultLine {
                    bot: bot.clone(),
                    kind: kind.to_owned(),
                    count: 1,
                    action: failed.answer.clone(),
                    reason: failed.reason.clone(),
                    game: finished.job.number,
                    decision: failure.decision,
                }),
                None => {}
            }
        }
        for (seat, faults) in finished.played.faults.iter() {
            self.counts[seating[seat.number()]] += faults.total();
        }
        match self.counts.iter().position(|count| *count > most) {
            Some(bot) => Err(self.too_many(bot)),
            None => Ok(()),
        }
    }

    /// The most frequent first.
    pub fn lines(mut self) -> Vec<FaultLine> {
        self.lines.sort_by_key(|line| std::cmp::Reverse(line.count));
        self.lines
    }

    fn too_many(&self, bot: usize) -> LabError {
        let (name, count) = (&self.bots[bot], self.counts[bot]);
        let worst = self.lines.iter().filter(|line| line.bot == *name).max_by_key(|line| line.count);
        let told = worst.map_or(String::new(), |line| {
            let wanted =
                if line.action.is_empty() { String::new() } else { format!("; it answered {}", line.action) };
            format!(", first in game {} at decision {}: {}{wanted}", line.game, line.decision, line.reason)
        });
        LabError::Faults { bot: name.clone(), count, told }
    }
}
