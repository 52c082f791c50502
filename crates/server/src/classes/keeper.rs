//! Looks after classes while nobody does: starts tables that a stopped server left unstarted, ends tables after their last
//! round, opens everything up when the last table has ended, and ends classes whose time is over. Every node does so;
//! doing it twice is like doing it once.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use games::Language;
use protocol::{ClassStage, TableLook, TableStage};

use super::record::ClassRecord;
use crate::actor::{ClassAnswer, ClassCommand};
use crate::problem::Problem;
use crate::store::ClassChange;
use crate::tables::Tables;

const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Classes looked after in one go.
const MOST: u32 = 500;

impl Tables {
    /// Runs until the server stops.
    pub async fn keep_classes(self: Arc<Self>) {
        let stopping = self.context().stopping.clone();
        loop {
            tokio::select! {
                () = stopping.cancelled() => return,
                () = tokio::time::sleep(LOOK_EVERY) => {}
            }
            let now = self.context().clock.unix_millis();
            let due = match self.context().store.due_classes(now, MOST).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::warn!(%error, "classes cannot be looked after");
                    continue;
                }
            };
            for code in due {
                if stopping.is_cancelled() {
                    return;
                }
                if let Err(problem) = self.look_after(&code).await
                    && problem != Problem::NoSuchClass
                {
                    tracing::warn!(%problem, "a class could not be looked after");
                }
            }
        }
    }

    /// Does for a class what is due.
    pub(super) async fn look_after(&self, code: &str) -> Result<(), Problem> {
        let (_, class) = self.find_class(code).await?;
        let now = self.context().clock.unix_millis();
        match class.stage {
            ClassStage::Ended if now >= class.ends_at.saturating_add(super::REMEMBERED) => {
                self.context().store.write_class(ClassChange::Delete { code: code.to_owned() }).await?;
                return Ok(());
            }
            ClassStage::Ended => return Ok(()),
            _ if now >= class.ends_at => return self.end_class(code).await,
            ClassStage::Gathering | ClassStage::Over => return Ok(()),
            ClassStage::Playing => {}
        }
        self.start_tables(code).await?;
        let looks = self.look_at_all(&class, Language::ENGLISH).await;
        // A class is changed before its tables are, so what was seen at a table is in what is read after it.
        let (class, _) = self.read_class(code).await?;
        if class.stage != ClassStage::Playing || class.tables.len() != looks.len() {
            return Ok(());
        }
        self.set_right(&class, &looks).await;
        self.end_after_last_round(code, &class, &looks, now).await?;
        let is_over = |look: &Option<TableLook>| look.as_ref().is_some_and(has_ended);
        let ended: Vec<bool> = looks.iter().map(is_over).collect();
        let note = |class: &mut ClassRecord| {
            if class.stage != ClassStage::Playing || class.tables.len() != ended.len() {
                return Ok(false);
            }
            for (table, ended) in class.tables.iter_mut().zip(&ended) {
                table.is_over |= ended;
            }
            let all = class.tables.iter().all(|table| table.is_over);
            if all {
                class.stage = ClassStage::Over;
                class.paused = false;
            }
            Ok(all)
        };
        let (all, class) = self.change_class(code, note).await?;
        if all {
            self.command_all(&class, |_| true, ClassCommand::Open).await?;
        }
        Ok(())
    }

    /// How each table of the game stands; `None` where it cannot be asked.
    pub(super) async fn look_at_all(
        &self,
        class: &ClassRecord,
        language: Language,
    ) -> Vec<Option<TableLook>> {
        let look = |code: String| async move {
            if code.is_empty() {
                return None;
            }
            match self.command(&code, ClassCommand::Look { language }).await {
                Ok(ClassAnswer::Look(look)) => Some(*look),
                Ok(_) => None,
                Err(problem) => {
                    tracing::debug!(%problem, "a table of a class does not answer");
                    None
                }
            }
        };
        join_all(class.tables.iter().map(|table| look(table.code.clone()))).await
    }

    /// Tells tables again what they have missed: a pause, or who sits there.
    async fn set_right(&self, class: &ClassRecord, looks: &[Option<TableLook>]) {
        for (table, look) in class.tables.iter().zip(looks) {
            let Some(look) = look.as_ref().filter(|look| look.stage == TableStage::Playing) else { continue };
            if look.paused != class.paused {
                let _ = self.command(&table.code, ClassCommand::Pause { paused: class.paused }).await;
            }
            for (at, (pupil, seat)) in table.seats.iter().zip(&look.seats).enumerate() {
                let seat_number = at as u8;
                let wanted = match pupil {
                    Some(number) => {
                        let Ok(pupil) = class.pupil(*number) else { continue };
                        let is_right = !seat.is_bot && seat.name == pupil.name;
                        let (name, owner) = (pupil.name.clone(), pupil.owner);
                        (!is_right).then_some(ClassCommand::Sit { seat: seat_number, name, owner })
                    }
                    None => {
                        let level = class.plan.bots.clone();
                        (!seat.is_bot).then_some(ClassCommand::Unseat { seat: seat_number, level })
                    }
                };
                if let Some(wanted) = wanted {
                    let _ = self.command(&table.code, wanted).await;
                }
            }
        }
    }

    async fn end_after_last_round(
        &self,
        code: &str,
        class: &ClassRecord,
        looks: &[Option<TableLook>],
        now: i64,
    ) -> Result<(), Problem> {
        if class.plan.last_round_at.is_none_or(|at| now < at) {
            return Ok(());
        }
        let rounds: Vec<Option<u32>> =
            looks.iter().map(|look| look.as_ref().map(|look| look.round)).collect();
        let note = |class: &mut ClassRecord| {
            let is_late = class.plan.last_round_at.is_some_and(|at| now >= at);
            if class.tables.len() == rounds.len() && is_late {
                for (table, round) in class.tables.iter_mut().zip(&rounds) {
                    table.last_round = table.last_round.or(*round);
                }
            }
            Ok(())
        };
        let (_, class) = self.change_class(code, note).await?;
        for (table, round) in class.tables.iter().zip(rounds) {
            if let (Some(last), Some(round)) = (table.last_round, round)
                && round > last
            {
                self.command(&table.code, ClassCommand::End).await?;
            }
        }
        Ok(())
    }

    /// Ends the class. Tables go first: if one cannot be reached, the class is still there and is ended again.
    pub(super) async fn end_class(&self, code: &str) -> Result<(), Problem> {
        let (_, class) = self.find_class(code).await?;
        if class.stage == ClassStage::Ended {
            return Ok(());
        }
        let command = if class.keep { ClassCommand::End } else { ClassCommand::Forget };
        for table in class.all_codes() {
            match self.command(&table, command.clone()).await {
                // It was cleared away, or deleted before.
                Ok(_) | Err(Problem::NoSuchTable) => {}
                Err(problem) => return Err(problem),
            }
            if class.keep {
                let _ = self.command(&table, ClassCommand::Open).await;
            }
        }
        let now = self.context().clock.unix_millis();
        let forget = |class: &mut ClassRecord| {
            class.stage = ClassStage::Ended;
            class.ends_at = class.ends_at.min(now);
            class.title.clear();
            class.consent = None;
            class.pupils.clear();
            class.tables.clear();
            class.past.clear();
            class.vote = None;
            Ok(())
        };
        self.change_class(code, forget).await?;
        tracing::info!("a class has ended");
        Ok(())
    }
}

fn has_ended(look: &TableLook) -> bool {
    // A frozen table does not go on, and must not hold up the others.
    matches!(look.stage, TableStage::Over | TableStage::Closed | TableStage::Frozen)
}
