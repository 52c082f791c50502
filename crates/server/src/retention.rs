//! What becomes of tables that nobody uses any more. Games that were abandoned go first. Of a finished game the record is
//! kept, exported or deleted, as the host chose among what the operator offers, and whoever asks for the table later is
//! told so.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub use protocol::RecordChoice;
use protocol::TableRetention;

use crate::actor::TableMessage;
use crate::clock::Clock;
use crate::problem::Problem;
use crate::secrets::{TokenHash, read_code};
use crate::store::{StoredStage, TableId};
use crate::tables::Tables;

/// How long tables are kept after their last entry; `None` is for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Games that were begun and are not over.
    pub abandoned: Option<Duration>,
    pub finished: Option<Duration>,
    pub records: ClearedRecords,
}

/// What may become of the record of a finished game when its table is cleared away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClearedRecords {
    /// What hosts can choose; the first is for tables whose host has not. It is kept if nothing is offered.
    pub offered: Vec<RecordChoice>,
    /// Where records are exported to.
    pub folder: PathBuf,
}

impl ClearedRecords {
    pub const KEPT: ClearedRecords = ClearedRecords { offered: Vec::new(), folder: PathBuf::new() };

    /// What is done with the record of a table whose host chose this. An operator may have taken an offer back since.
    pub fn chosen(&self, by_host: Option<RecordChoice>) -> RecordChoice {
        let is_offered = |choice: &RecordChoice| self.offered.contains(choice);
        by_host.filter(is_offered).or(self.offered.first().copied()).unwrap_or(RecordChoice::Keep)
    }

    pub fn check(&self, choice: RecordChoice) -> Result<(), Problem> {
        if self.chosen(Some(choice)) == choice { Ok(()) } else { Err(Problem::NotOffered) }
    }
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Retention {
    fn default() -> Retention {
        Retention { abandoned: Some(365 * DAY), finished: None, records: ClearedRecords::KEPT }
    }
}

impl Retention {
    /// Nothing is ever cleared away.
    pub const FOREVER: Retention =
        Retention { abandoned: None, finished: None, records: ClearedRecords::KEPT };

    /// What those at a table are told of it; `None` if the table stays for ever.
    pub fn of_table(&self, by_host: Option<RecordChoice>) -> Option<TableRetention> {
        let days = u32::try_from(self.finished?.as_secs() / DAY.as_secs()).unwrap_or(u32::MAX);
        let record = self.records.chosen(by_host);
        let offered = match &*self.records.offered {
            [] => vec![record],
            offered => offered.to_vec(),
        };
        Some(TableRetention { days, record, offered })
    }

    /// So many days.
    pub fn days(days: u32) -> Duration {
        days * DAY
    }
}

/// What became of a table that was cleared away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClearedOutcome {
    /// Its game was not over, and it has no record.
    Abandoned,
    Kept,
    Exported,
    Deleted,
}

impl ClearedOutcome {
    pub const ALL: [ClearedOutcome; 4] =
        [ClearedOutcome::Abandoned, ClearedOutcome::Kept, ClearedOutcome::Exported, ClearedOutcome::Deleted];

    /// As a store has it.
    pub fn name(self) -> &'static str {
        match self {
            ClearedOutcome::Abandoned => "abandoned",
            ClearedOutcome::Kept => "kept",
            ClearedOutcome::Exported => "exported",
            ClearedOutcome::Deleted => "deleted",
        }
    }
}

/// What is left of a table that was cleared away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClearedTable {
    pub outcome: ClearedOutcome,
    /// Who may know of it; `None` if everybody may.
    pub readers: Option<Vec<TokenHash>>,
    pub record: Option<String>,
}

const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);
/// Between two sweeps the date may differ from the time that has passed by so much; else somebody has set the clock.
const CLOCK_DIFFERENCE: u64 = 10 * 60 * 1000;
/// Tables looked at in one query.
const BATCH: u32 = 100;

impl Tables {
    /// Clears tables away once an hour, until the server stops.
    pub async fn clear_idle_tables(self: Arc<Self>) {
        let context = self.context();
        let (clock, stopping) = (context.clock.clone(), context.stopping.clone());
        let mut last = moment(&clock);
        loop {
            tokio::select! {
                () = stopping.cancelled() => return,
                () = clock.sleep_until(Some(last.0 + SWEEP_EVERY)) => {}
            }
            let now = moment(&clock);
            let passed = i64::try_from((now.0 - last.0).as_millis()).unwrap_or(i64::MAX);
            let is_steady = (now.1 - last.1).abs_diff(passed) < CLOCK_DIFFERENCE;
            last = now;
            if !is_steady {
                tracing::warn!("the clock of this machine was set, so no tables are cleared away for now");
                continue;
            }
            let retention = &context.retention;
            let kept = [(StoredStage::Playing, retention.abandoned), (StoredStage::Over, retention.finished)];
            for (stage, kept) in kept {
                let Some(kept) = kept else { continue };
                let before = now.1.saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
                match self.clear(stage, before).await {
                    Ok(0) => {}
                    Ok(cleared) => tracing::info!(cleared, ?stage, "tables were cleared away"),
                    Err(problem) => tracing::warn!(%problem, "tables could not be cleared away"),
                }
            }
        }
    }

    /// Clears away tables at this stage whose last entry was made before; returns their number. Tables in use stay.
    async fn clear(&self, stage: StoredStage, before: i64) -> Result<u64, Problem> {
        let (mut after, mut cleared): (TableId, u64) = (0, 0);
        loop {
            let idle = self.context().store.idle(stage, before, after, BATCH).await?;
            let Some((last, _)) = idle.last() else { return Ok(cleared) };
            after = *last;
            for (id, code) in idle {
                match self.ask(&code, |reply| TableMessage::Clear { before, reply }).await {
                    Ok(is_cleared) => cleared += u64::from(is_cleared),
                    Err(Problem::Stopping) => return Ok(cleared),
                    // Whoever holds it clears it away.
                    Err(Problem::Moved | Problem::Elsewhere) => {}
                    Err(problem) => tracing::warn!(table = id, %problem, "a table could not be cleared away"),
                }
            }
        }
    }

    /// What is left of a table that was cleared away, for somebody with this token.
    pub async fn cleared(
        &self,
        code: &str,
        token: Option<TokenHash>,
    ) -> Result<Option<ClearedTable>, Problem> {
        let Some(code) = read_code(code) else { return Ok(None) };
        let cleared = self.context().store.cleared(&code).await?;
        let may_know = |table: &ClearedTable| match &table.readers {
            None => true,
            Some(readers) => token.is_some_and(|token| readers.contains(&token)),
        };
        Ok(cleared.filter(may_know))
    }

    /// The problem that somebody is told: there is no such table, or no longer.
    pub async fn missing(&self, problem: Problem, code: &str, token: Option<TokenHash>) -> Problem {
        if problem != Problem::NoSuchTable {
            return problem;
        }
        match self.cleared(code, token).await {
            Ok(Some(table)) => Problem::Cleared(table.outcome),
            Ok(None) => problem,
            Err(problem) => problem,
        }
    }
}

/// The time by the clock and by the calendar.
fn moment(clock: &Clock) -> (Duration, i64) {
    (clock.now(), clock.unix_millis())
}
