//! What becomes of tables that nobody uses any more. Games that were abandoned go first. Of a finished game the record is
//! kept, exported or deleted, as the operator chose, and whoever asks for the table later is told so.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

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

/// What becomes of the record of a finished game when its table is cleared away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClearedRecords {
    /// It stays in the database and can be downloaded as before.
    Keep,
    /// It is written to a file in this folder.
    Export(PathBuf),
    Delete,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Retention {
    fn default() -> Retention {
        Retention { abandoned: Some(365 * DAY), finished: None, records: ClearedRecords::Keep }
    }
}

impl Retention {
    /// Nothing is ever cleared away.
    pub const FOREVER: Retention =
        Retention { abandoned: None, finished: None, records: ClearedRecords::Keep };

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
