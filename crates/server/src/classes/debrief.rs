//! The debrief of a class: every table's own, side by side. It is made when all tables have ended, and kept.

use axum::body::Bytes;
use debrief::{ClassDebrief, Debrief, Effort, OfTable};
use futures_util::future::join_all;
use games::Language;
use protocol::ClassStage;

use super::record::{ClassRecord, ClassTable, PastGame};
use crate::actor::{ClassAnswer, ClassCommand, TimedRecord};
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::tables::Tables;

impl ClassRecord {
    /// A game whose tables have all ended: the one at hand if none is named.
    pub(super) fn played(&self, number: Option<u32>) -> Result<PastGame, Problem> {
        self.check_not_ended()?;
        let number = number.unwrap_or(self.number);
        if let Some(past) = self.past.iter().find(|past| past.number == number) {
            return Ok(past.clone());
        }
        if number != self.number || self.stage != ClassStage::Over {
            return Err(Problem::NotOver);
        }
        let mut now = self.clone();
        now.set_aside();
        now.past.pop().ok_or(Problem::NotOver)
    }
}

impl Tables {
    /// JSON of a [`ClassDebrief`].
    pub async fn class_debrief(
        &self,
        code: &str,
        class: &ClassRecord,
        number: Option<u32>,
        language: Language,
    ) -> Result<Bytes, Problem> {
        let game = class.played(number)?;
        let key = (code.to_owned(), game.number, language);
        if let Some(json) = self.context().class_debriefs.find(&key) {
            return Ok(json);
        }
        let tables = self.timed(&game.tables).await?;
        let _turn = self.context().replays.acquire().await.map_err(|_| Problem::Busy)?;
        let made = tokio::task::spawn_blocking(move || {
            let debriefed = |(number, table, timed): (u8, ClassTable, TimedRecord)| {
                let made = catch_panic(|| Debrief::of(&timed.record, Effort::WITHOUT_ESTIMATES, language));
                let debrief = made?.map_err(|error| error.to_string())?;
                Ok(OfTable { number, treatment: table.treatment.name, code: table.code, debrief })
            };
            let tables: Vec<OfTable> = tables.into_iter().map(debriefed).collect::<Result<_, String>>()?;
            let debrief = ClassDebrief::of(&tables, language).ok_or_else(|| "it has no tables".to_owned())?;
            serde_json::to_vec(&debrief).map_err(|error| error.to_string())
        });
        let json: Bytes = made.await.map_err(|_| Problem::Busy)?.map_err(Problem::BadRecord)?.into();
        self.context().class_debriefs.keep(key, json.clone());
        Ok(json)
    }

    /// The records of these tables, with their numbers. A frozen table has none and is left out.
    pub(super) async fn timed(
        &self,
        tables: &[ClassTable],
    ) -> Result<Vec<(u8, ClassTable, TimedRecord)>, Problem> {
        let ask = |table: ClassTable| async move {
            let answer = self.command(&table.code, ClassCommand::Timed).await;
            (table, answer)
        };
        let mut all = Vec::with_capacity(tables.len());
        for (number, (table, answer)) in (1..).zip(join_all(tables.iter().cloned().map(ask)).await) {
            match answer {
                Ok(ClassAnswer::Timed(timed)) => all.push((number, table, *timed)),
                Ok(_) | Err(Problem::NotOver | Problem::Frozen(_) | Problem::NoSuchTable) => {}
                Err(problem) => return Err(problem),
            }
        }
        if all.is_empty() { Err(Problem::NotOver) } else { Ok(all) }
    }
}
