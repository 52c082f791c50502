//! Opens a table whose game goes on from a moment of a finished one. The game is under way when the table is there: the
//! seed of its dice was drawn for it, and its commitment can be seen before anybody acts.

use games::records::{Fork, Record};
use protocol::{BotPlan, ForkOthers, Joined, NewFork, TimeMode};

use crate::actor::{Beginning, beginning};
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::room::{bot_seat, empty_seat, encode_time, person_seat, stand_in};
use crate::secrets::{Token, new_code};
use crate::store::{
    GameStatus, NewTable, RoomChange, StoredRoom, StoredSeat, TableChange, TableId, WriteOutcome,
};
use crate::tables::Tables;

/// Codes tried before giving up; a second one is rarely needed.
const CODE_ATTEMPTS: usize = 8;

impl Tables {
    /// Whoever asks takes a seat and is the host; the others are bots, or empty. Spectators may watch if they could watch the
    /// game that goes on: the beginning is that game's.
    pub async fn fork(&self, record: Record, new: NewFork, spectators: bool) -> Result<Joined, Problem> {
        let game = self.game(&record.game)?;
        if usize::from(new.seat) >= record.seats.len() {
            return Err(Problem::NoSuchSeat(new.seat));
        }
        let token = Token::new()?;
        let own = person_seat(&new.name, token.hash(), new.seat, &[])?;
        let mut seats: Vec<StoredSeat> = Vec::with_capacity(record.seats.len());
        for number in 0..record.seats.len() {
            let colour = number as u8;
            if colour == new.seat {
                seats.push(own.clone());
                continue;
            }
            let level = stand_in(game);
            let others: Vec<_> = seats.iter().chain([&own]).cloned().collect();
            seats.push(match new.others {
                ForkOthers::Bots => bot_seat(game, BotPlan { level, temper: None }, number, colour, &others)?,
                ForkOthers::Friends => empty_seat(colour),
            });
        }
        let server_seed = self.context().new_seed()?;
        let (rules, setup) = (record.rules, record.setup.to_string());
        let names: Vec<_> = seats.iter().map(|seat| seat.name.clone()).collect();
        let at = self.context().clock.unix_millis();
        let made = tokio::task::spawn_blocking(move || {
            let begun = catch_panic(|| {
                let fork = Fork::of(&record, u64::from(new.entry), server_seed)
                    .map_err(|error| error.to_string())?;
                beginning(fork, &names, at)
            });
            begun.and_then(|begun| begun)
        });
        let begun = made.await.map_err(|_| Problem::Busy)?.map_err(Problem::BadRecord)?;
        let room = StoredRoom {
            host: new.seat,
            public: false,
            spectators,
            time: encode_time(TimeMode::Relaxed),
            record: None,
            advice: None,
            paused: false,
            seats,
        };
        let game = game.info().id.to_owned();
        let table = NewTable {
            code: String::new(),
            game,
            rules,
            setup,
            server_seed,
            room,
            devices: Vec::new(),
            class: None,
            at,
        };
        let code = self.store_begun(table, begun).await?;
        Ok(Joined { code, seats: vec![new.seat], token: token.reveal(), asked: false })
    }

    /// Stores the table and then its beginning. Nobody knows its code before both are stored; if the server stops in
    /// between, a table is left that was never started.
    pub async fn store_begun(&self, mut table: NewTable, begun: Beginning) -> Result<String, Problem> {
        let store = &self.context().store;
        for _ in 0..CODE_ATTEMPTS {
            table.code = new_code()?;
            let Some(id) = store.create(table.clone()).await? else { continue };
            self.context().metrics.tables_opened.increment();
            let stored = store.find(&table.code).await?.ok_or(Problem::Busy)?;
            let room = RoomChange { was: stored.revision, now: table.room, moved: Vec::new() };
            self.write(TableChange::Append {
                table: id,
                entries: begun.entries,
                status: GameStatus::InProgress,
                room: None,
            })
            .await?;
            self.write(TableChange::Start { table: id, deal: begun.deal, room }).await?;
            log_opened(id, &table.game);
            return Ok(table.code);
        }
        Err(Problem::Busy)
    }

    async fn write(&self, change: TableChange) -> Result<(), Problem> {
        match self.context().store.write(change).await? {
            WriteOutcome::Stored => Ok(()),
            WriteOutcome::Conflict => Err(Problem::Busy),
        }
    }
}

fn log_opened(table: TableId, game: &str) {
    tracing::info!(table, game, "a table was opened whose game has begun");
}
