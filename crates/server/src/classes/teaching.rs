//! What the teacher does. Each request changes the class, then its tables; it can be sent twice.

use protocol::{ClassStage, GamePlan, Groups, MOST_TREATMENTS, Teach, Treatment};

use super::record::{ClassRecord, StoredVote};
use super::{HOUR, checked_hours, seating};
use crate::actor::ClassCommand;
use crate::limits::Payer;
use crate::names::check_name;
use crate::problem::Problem;
use crate::secrets::random;
use crate::tables::Tables;

impl Tables {
    /// Does what the teacher of this class asks for. Tables count for the address that pays.
    pub async fn teach(&self, code: &str, wish: Teach, payer: Option<Payer>) -> Result<(), Problem> {
        match wish {
            Teach::Plan { plan } => self.plan_game(code, plan).await,
            Teach::Shuffle {} => self.shuffle(code).await,
            Teach::Place { pupil, table } => self.place_pupil(code, pupil, table).await,
            Teach::Start {} => self.start_class(code, payer).await,
            Teach::Pause { paused } => self.pause_class(code, paused).await,
            Teach::LastRound { at } => self.set_last_round(code, at).await,
            Teach::End { table } => self.end_tables(code, table).await,
            Teach::HandOver { table, seat, to_bot } => {
                let (_, class) = self.find_class(code).await?;
                class.check_stage(ClassStage::Playing)?;
                let table = class.table(table)?.code.clone();
                self.command(&table, ClassCommand::HandOver { seat, to_bot }).await.map(|_| ())
            }
            Teach::Rename { pupil, name } => self.rename_pupil(code, pupil, &name).await,
            Teach::Remove { pupil } => self.remove_pupil(code, pupil).await,
            Teach::Admit { pupil, yes } => self.admit_device(code, pupil, yes).await,
            Teach::Next { plan, groups } => self.next_game(code, plan, groups).await,
            Teach::Vote { proposals } => self.ask_for_votes(code, proposals).await,
            Teach::CloseVote {} => {
                let close = |class: &mut ClassRecord| {
                    class.check_not_ended()?;
                    class.vote.as_mut().ok_or(Problem::WrongStage)?.open = false;
                    Ok(())
                };
                self.change_class(code, close).await.map(|_| ())
            }
            Teach::Stay { hours } => {
                let until = self.context().clock.unix_millis() + i64::from(checked_hours(hours)?) * HOUR;
                let stay = |class: &mut ClassRecord| {
                    class.check_not_ended()?;
                    class.ends_at = until;
                    Ok(())
                };
                self.change_class(code, stay).await.map(|_| ())
            }
            Teach::EndClass {} => self.end_class(code).await,
        }
    }

    async fn plan_game(&self, code: &str, plan: GamePlan) -> Result<(), Problem> {
        let plan = self.checked_plan(plan)?;
        let change = |class: &mut ClassRecord| {
            class.check_stage(ClassStage::Gathering)?;
            // Other rules at some tables are no reason for anybody to sit elsewhere.
            let same_seats = GamePlan { by_table: plan.by_table.clone(), ..class.plan.clone() } == plan;
            class.practice = plan.practice && class.past.is_empty();
            class.plan = plan.clone();
            if same_seats {
                for (at, table) in class.tables.iter_mut().enumerate() {
                    table.treatment = seating::treatment_of(&class.plan, at);
                }
                return Ok(());
            }
            class.by_hand = false;
            self.seat_evenly(class)
        };
        self.change_class(code, change).await.map(|_| ())
    }

    async fn shuffle(&self, code: &str) -> Result<(), Problem> {
        let change = |class: &mut ClassRecord| {
            class.check_stage(ClassStage::Gathering)?;
            self.seat_by_lot(class)
        };
        self.change_class(code, change).await.map(|_| ())
    }

    fn seat_by_lot(&self, class: &mut ClassRecord) -> Result<(), Problem> {
        let mut order: Vec<u32> = class.pupils.iter().map(|pupil| pupil.number).collect();
        for last in (1..order.len()).rev() {
            // 64 bits: the remainder favours nobody by more than one in 2⁵⁶.
            let lot = u64::from_le_bytes(random()?) % (last as u64 + 1);
            order.swap(last, lot as usize);
        }
        class.by_hand = false;
        class.tables = seating::seat_all(class, &order, self.players_of(&class.plan)?);
        Ok(())
    }

    /// A pupil, and whoever shares the device, sits elsewhere. The number after the last table is a new one.
    async fn place_pupil(&self, code: &str, number: u32, table: u8) -> Result<(), Problem> {
        let change = |class: &mut ClassRecord| {
            class.check_stage(ClassStage::Gathering)?;
            let players = self.players_of(&class.plan)?;
            let owner = class.pupil(number)?.owner;
            let moved: Vec<u32> =
                class.pupils.iter().filter(|pupil| pupil.owner == owner).map(|pupil| pupil.number).collect();
            let to = usize::from(table).checked_sub(1).ok_or(Problem::NoSuchGroup)?;
            if to > class.tables.len() || to >= seating::MOST_TABLES {
                return Err(Problem::NoSuchGroup);
            }
            if to == class.tables.len() {
                class.tables.push(seating::empty_table(&class.plan, to, players));
            }
            let is_moved = |seat: &Option<u32>| seat.is_some_and(|pupil| moved.contains(&pupil));
            for table in &mut class.tables {
                table.seats.iter_mut().filter(|seat| is_moved(seat)).for_each(|seat| *seat = None);
            }
            let taken = class.tables[to].seats.iter().flatten().count();
            if taken + moved.len() > usize::from(players.max) {
                return Err(Problem::TableFull);
            }
            moved.iter().for_each(|pupil| seating::take_seat(&mut class.tables[to], *pupil));
            class.by_hand = true;
            class.close_up(players.min);
            Ok(())
        };
        self.change_class(code, change).await.map(|_| ())
    }

    async fn rename_pupil(&self, code: &str, number: u32, name: &str) -> Result<(), Problem> {
        let name = check_name(name)?;
        let change = |class: &mut ClassRecord| {
            class.check_not_ended()?;
            class.check_free_name(&name, Some(number))?;
            class.pupil_mut(number)?.name.clone_from(&name);
            Ok(())
        };
        let (_, class) = self.change_class(code, change).await?;
        self.tell_tables_of(&class, number).await;
        Ok(())
    }

    async fn remove_pupil(&self, code: &str, number: u32) -> Result<(), Problem> {
        let change = |class: &mut ClassRecord| {
            class.check_not_ended()?;
            let place = class.place_of(number);
            class.pupils.retain(|pupil| pupil.number != number);
            if let Some(vote) = &mut class.vote {
                vote.votes.retain(|(pupil, _)| *pupil != number);
            }
            let left = place.map(|(at, seat)| {
                class.tables[at].seats[usize::from(seat)] = None;
                (class.tables[at].code.clone(), seat)
            });
            if class.stage == ClassStage::Gathering && !class.by_hand {
                self.seat_evenly(class)?;
            }
            Ok(left.filter(|(code, _)| !code.is_empty() && class.stage == ClassStage::Playing))
        };
        let (left, class) = self.change_class(code, change).await?;
        if let Some((table, seat)) = left {
            let level = class.plan.bots.clone();
            self.command(&table, ClassCommand::Unseat { seat, level }).await?;
        }
        Ok(())
    }

    /// Whether the device that asks is the pupil's. If so, it opens the same seats as the one that was lost.
    async fn admit_device(&self, code: &str, number: u32, yes: bool) -> Result<(), Problem> {
        let change = |class: &mut ClassRecord| {
            class.check_not_ended()?;
            let pupil = class.pupil_mut(number)?;
            let (Some(token), owner) = (pupil.asks.take(), pupil.owner) else { return Ok(()) };
            if yes {
                // Whoever shared the lost device shares this one.
                let sharing = class.pupils.iter_mut().filter(|pupil| pupil.owner == owner);
                sharing.for_each(|pupil| pupil.devices.push(token));
            }
            Ok(())
        };
        let (_, class) = self.change_class(code, change).await?;
        self.tell_tables_of(&class, number).await;
        Ok(())
    }

    async fn next_game(&self, code: &str, plan: GamePlan, groups: Groups) -> Result<(), Problem> {
        let plan = self.checked_plan(plan)?;
        let seed = self.new_class_seed()?;
        let change = |class: &mut ClassRecord| {
            class.check_stage(ClassStage::Over)?;
            class.set_aside();
            let before = class.past.last().map(|game| game.tables.clone()).unwrap_or_default();
            class.stage = ClassStage::Gathering;
            class.number += 1;
            class.practice = false;
            class.plan = GamePlan { practice: false, ..plan.clone() };
            class.seed = seed.clone();
            (class.started, class.paused, class.vote) = (false, false, None);
            match groups {
                Groups::New => self.seat_by_lot(class),
                Groups::Same => {
                    let players = self.players_of(&class.plan)?;
                    class.tables =
                        (0..before.len()).map(|at| seating::empty_table(&class.plan, at, players)).collect();
                    for (table, old) in class.tables.iter_mut().zip(&before) {
                        old.seats.iter().flatten().for_each(|pupil| seating::take_seat(table, *pupil));
                    }
                    class.by_hand = true;
                    let is_placed = |class: &ClassRecord, number| class.place_of(number).is_some();
                    let all: Vec<u32> = class.pupils.iter().map(|pupil| pupil.number).collect();
                    let fit = class.tables.iter().all(|table| table.seats.len() <= usize::from(players.max));
                    if !fit {
                        return self.seat_evenly(class);
                    }
                    for number in all {
                        if !is_placed(class, number) {
                            self.seat_one_more(class, number)?;
                        }
                    }
                    class.close_up(players.min);
                    Ok(())
                }
            }
        };
        self.change_class(code, change).await.map(|_| ())
    }

    async fn ask_for_votes(&self, code: &str, proposals: Vec<Treatment>) -> Result<(), Problem> {
        let (_, class) = self.find_class(code).await?;
        if !(2..=MOST_TREATMENTS).contains(&proposals.len()) {
            return Err(Problem::BadClass("A vote has two to eight proposals".to_owned()));
        }
        let proposals = self.checked_rules(&class.plan.game, proposals)?;
        let change = |class: &mut ClassRecord| {
            class.check_stage(ClassStage::Over)?;
            class.vote = Some(StoredVote { proposals: proposals.clone(), votes: Vec::new(), open: true });
            Ok(())
        };
        self.change_class(code, change).await.map(|_| ())
    }

    /// Everybody at a device has a vote, and one says it for all of them.
    pub async fn cast_vote(&self, code: &str, voters: &[u32], proposal: u8) -> Result<(), Problem> {
        let change = |class: &mut ClassRecord| {
            class.check_not_ended()?;
            let vote = class.vote.as_mut().filter(|vote| vote.open).ok_or(Problem::WrongStage)?;
            if usize::from(proposal) >= vote.proposals.len() {
                return Err(Problem::BadClass("There is no such proposal".to_owned()));
            }
            vote.votes.retain(|(pupil, _)| !voters.contains(pupil));
            vote.votes.extend(voters.iter().map(|pupil| (*pupil, proposal)));
            Ok(())
        };
        self.change_class(code, change).await.map(|_| ())
    }
}

impl ClassRecord {
    /// Takes empty tables away, and seats that nobody needs; tables stay large enough for the game and as large as
    /// the plan says.
    fn close_up(&mut self, min: u8) {
        self.tables.retain(|table| table.seats.iter().any(Option::is_some));
        let least = usize::from(match self.plan.left_over {
            protocol::LeftOver::Bots => self.plan.per_table.max(min),
            protocol::LeftOver::Larger => min,
        });
        for (at, table) in self.tables.iter_mut().enumerate() {
            let pupils: Vec<_> = table.seats.iter().copied().flatten().map(Some).collect();
            table.seats = pupils;
            if table.seats.len() < least {
                table.seats.resize(least, None);
            }
            table.treatment = seating::treatment_of(&self.plan, at);
        }
    }
}
