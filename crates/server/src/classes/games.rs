//! The tables of a class: opened and started together, paused and ended together, and open to all when the last one has
//! ended.

use futures_util::future::join_all;
use game_core::MAX_SEATS;
use protocol::{BotPlan, ClassStage, Luck};

use super::record::{ClassRecord, ClassTable, PastGame};
use crate::actor::{ClassAnswer, ClassCommand};
use crate::limits::{Charge, Charged, Payer};
use crate::problem::Problem;
use crate::room::{bot_seat, encode_time, person_seat, stand_in};
use crate::secrets::new_code;
use crate::store::{NewTable, StoredDevice, StoredRoom, StoredSeat, StoredTableClass};
use crate::tables::{Tables, proven};

/// Codes tried before giving up; a second one is rarely needed.
const CODE_ATTEMPTS: usize = 8;
/// How often tables are opened anew because somebody has entered meanwhile.
const START_ATTEMPTS: usize = 5;

impl Tables {
    /// Opens all tables, notes them in the class, and starts them. If the server stops in between, tables are left over
    /// that were never started, or the keeper starts those that are noted.
    pub(super) async fn start_class(&self, code: &str, payer: Option<Payer>) -> Result<(), Problem> {
        for _ in 0..START_ATTEMPTS {
            match self.open_all(code, payer.as_ref()).await {
                // Somebody has entered meanwhile. The tables that were opened are never started and go by themselves.
                Err(Problem::Moved) => {}
                Err(problem) => return Err(problem),
                Ok(()) => return self.start_tables(code).await,
            }
        }
        Err(Problem::Busy)
    }

    async fn open_all(&self, code: &str, payer: Option<&Payer>) -> Result<(), Problem> {
        let (class, _) = self.read_class(code).await?;
        if class.stage == ClassStage::Playing {
            return Ok(());
        }
        class.check_stage(ClassStage::Gathering)?;
        let seated = class.seated();
        if seated.is_empty() {
            return Err(Problem::BadClass("Nobody is in the class yet".to_owned()));
        }
        if seated.len() > super::seating::MOST_TABLES {
            return Err(Problem::BadClass("A class has at most 40 tables".to_owned()));
        }
        let charge = |_: &ClassTable| payer.map(|payer| payer.charge(Charged::Table)).transpose();
        let charges: Vec<Option<Charge>> = seated.iter().map(charge).collect::<Result<_, _>>()?;
        let mut opened = Vec::with_capacity(seated.len());
        for (at, group) in seated.iter().enumerate() {
            opened.push(self.open_for_class(code, &class, at as u8, group).await?);
        }
        let change = |now: &mut ClassRecord| {
            now.check_stage(ClassStage::Gathering)?;
            let names = |class: &ClassRecord| -> Vec<(u32, String)> {
                class.pupils.iter().map(|pupil| (pupil.number, pupil.name.clone())).collect()
            };
            let seats = |tables: &[ClassTable]| -> Vec<Vec<Option<u32>>> {
                tables.iter().map(|table| table.seats.clone()).collect()
            };
            let is_same = seats(&now.seated()) == seats(&seated) && names(now) == names(&class);
            if !is_same || now.plan != class.plan || now.number != class.number {
                return Err(Problem::Moved);
            }
            now.tables.clone_from(&seated);
            for (table, code) in now.tables.iter_mut().zip(&opened) {
                table.code.clone_from(code);
            }
            (now.stage, now.started, now.vote) = (ClassStage::Playing, false, None);
            Ok(())
        };
        self.change_class(code, change).await?;
        charges.into_iter().flatten().for_each(Charge::keep);
        Ok(())
    }

    /// Starts every table that is noted in the class. Starting twice is like starting once.
    pub(super) async fn start_tables(&self, code: &str) -> Result<(), Problem> {
        let (_, class) = self.find_class(code).await?;
        if class.started || class.stage != ClassStage::Playing {
            return Ok(());
        }
        let start = |table: &ClassTable| {
            let code = table.code.clone();
            async move { self.command(&code, ClassCommand::Start).await }
        };
        for started in join_all(class.tables.iter().map(start)).await {
            started?;
        }
        let started = |class: &mut ClassRecord| {
            class.started = true;
            Ok(())
        };
        self.change_class(code, started).await.map(|_| ())
    }

    async fn open_for_class(
        &self,
        code: &str,
        class: &ClassRecord,
        at: u8,
        group: &ClassTable,
    ) -> Result<String, Problem> {
        let plan = &class.plan;
        let game = self.game(&plan.game)?;
        let players = group.seats.len().min(MAX_SEATS) as u8;
        let setup = proven(game, || game.complete_setup(&group.treatment.setup.0, players))?;
        let mut seats: Vec<Option<StoredSeat>> = vec![None; group.seats.len()];
        let mut devices = Vec::new();
        // Pupils first, so that no bot has the name of one.
        for (number, pupil) in group.seats.iter().enumerate() {
            let Some(pupil) = pupil else { continue };
            let pupil = class.pupil(*pupil)?;
            let others: Vec<_> = seats.iter().flatten().cloned().collect();
            seats[number] = Some(person_seat(&pupil.name, pupil.owner, number as u8, &others)?);
            devices
                .extend(pupil.devices.iter().map(|token| StoredDevice { token: *token, owner: pupil.owner }));
        }
        devices.dedup();
        for number in 0..seats.len() {
            if seats[number].is_none() {
                let others: Vec<_> = seats.iter().flatten().cloned().collect();
                let level = plan.bots.clone().unwrap_or_else(|| stand_in(game));
                let bot = BotPlan { level, temper: None };
                seats[number] = Some(bot_seat(game, bot, number, number as u8, &others)?);
            }
        }
        let mut table = NewTable {
            code: String::new(),
            game: game.info().id.to_owned(),
            rules: game.info().rules,
            setup: setup.to_string(),
            server_seed: class.seed.of_table(class.luck(), at),
            room: StoredRoom {
                host: 0,
                public: false,
                spectators: false,
                time: encode_time(plan.time),
                record: None,
                advice: Some(plan.advice),
                paused: false,
                seats: seats.into_iter().flatten().collect(),
            },
            devices,
            class: Some(StoredTableClass {
                code: code.to_owned(),
                number: at + 1,
                teacher: class.teacher,
                chat: plan.chat,
                same_luck: class.luck() == Luck::Same,
            }),
            at: self.context().clock.unix_millis(),
        };
        for _ in 0..CODE_ATTEMPTS {
            table.code = new_code()?;
            if self.context().store.create(table.clone()).await?.is_some() {
                self.context().metrics.tables_opened.increment();
                return Ok(table.code);
            }
        }
        Err(Problem::Busy)
    }

    /// Pauses every table, or lets all go on. The class knows it first, so that a table that was missed is told again.
    pub(super) async fn pause_class(&self, code: &str, paused: bool) -> Result<(), Problem> {
        let change = |class: &mut ClassRecord| {
            class.check_stage(ClassStage::Playing)?;
            class.paused = paused;
            Ok(())
        };
        let (_, class) = self.change_class(code, change).await?;
        self.command_all(&class, |_| true, ClassCommand::Pause { paused }).await
    }

    pub(super) async fn set_last_round(&self, code: &str, at: Option<i64>) -> Result<(), Problem> {
        let change = |class: &mut ClassRecord| {
            class.check_not_ended()?;
            class.plan.last_round_at = at;
            // More time: tables that were to end with their round go on.
            class.tables.iter_mut().for_each(|table| table.last_round = None);
            Ok(())
        };
        self.change_class(code, change).await?;
        // If the time is up already, the rounds that are played now are the last ones.
        self.look_after(code).await
    }

    /// Ends one table or all of them, scored as it stands.
    pub(super) async fn end_tables(&self, code: &str, table: Option<u8>) -> Result<(), Problem> {
        let (_, class) = self.find_class(code).await?;
        class.check_stage(ClassStage::Playing)?;
        let only = table.map(|number| class.table(number).map(|table| table.code.clone())).transpose()?;
        let is_meant = |table: &ClassTable| only.as_ref().is_none_or(|only| *only == table.code);
        self.command_all(&class, is_meant, ClassCommand::End).await?;
        self.look_after(code).await
    }

    /// Tells these tables; the first problem is reported when all were told.
    pub(super) async fn command_all(
        &self,
        class: &ClassRecord,
        is_meant: impl Fn(&ClassTable) -> bool,
        command: ClassCommand,
    ) -> Result<(), Problem> {
        let meant = class.tables.iter().filter(|table| !table.code.is_empty() && is_meant(table));
        let told = meant.map(|table| self.command(&table.code, command.clone()));
        let answers: Vec<Result<ClassAnswer, Problem>> = join_all(told).await;
        answers.into_iter().find_map(Result::err).map_or(Ok(()), Err)
    }
}

impl ClassRecord {
    /// The tables at which somebody sits.
    fn seated(&self) -> Vec<ClassTable> {
        let has_pupils = |table: &&ClassTable| table.seats.iter().any(Option::is_some);
        self.tables.iter().filter(has_pupils).cloned().collect()
    }

    /// The game at hand becomes one of those before.
    pub fn set_aside(&mut self) {
        self.past.push(PastGame {
            number: self.number,
            practice: self.practice,
            plan: self.plan.clone(),
            seed: self.seed.clone(),
            tables: std::mem::take(&mut self.tables),
        });
    }
}
