//! The tables of this server: opens new ones and finds the actor of an existing one, loading it on first use.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use games::{AnyGame, StartError};
use protocol::{Joined, LobbyTable, SeatPlan, TableStage};
use tokio::sync::{mpsc, oneshot};

use crate::actor::{self, Reply, TableMessage};
use crate::context::ServerContext;
use crate::guesses::Shows;
use crate::http::ClientAddress;
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::room::{bot_seat, check_time, empty_seat, encode_time, person_seat};
use crate::secrets::{Token, new_code, read_code};
use crate::store::{NewTable, StoredRoom, StoredSeat, StoredSitter, StoredStage, StoredTable};

/// How long a sender waits before it tries again to reach a table that is being unloaded.
const RETRY_AFTER: Duration = Duration::from_millis(5);
const ATTEMPTS: usize = 400;
/// Codes tried before giving up; a second one is rarely needed.
const CODE_ATTEMPTS: usize = 8;

/// The most tables the lobby lists.
const LOBBY_SIZE: u32 = 100;
const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);

/// All tables.
pub struct Tables {
    context: Arc<ServerContext>,
    in_use: Arc<Mutex<HashMap<String, mpsc::Sender<TableMessage>>>>,
}

impl Tables {
    pub fn new(context: Arc<ServerContext>) -> Tables {
        Tables { context, in_use: Arc::default() }
    }

    pub fn context(&self) -> &ServerContext {
        &self.context
    }

    pub fn game(&self, id: &str) -> Result<&'static dyn AnyGame, Problem> {
        let found = self.context.games.iter().find(|game| game.info().id == id);
        found.copied().ok_or_else(|| {
            let known: Vec<_> = self.context.games.iter().map(|game| game.info().id).collect();
            Problem::NoSuchGame(format!("There is no such game; there are: {}", known.join(", ")))
        })
    }

    /// Opens a table. The person who opens it takes the first seat and is the host.
    pub async fn open(&self, new: protocol::NewTable) -> Result<Joined, Problem> {
        let game = self.game(&new.game)?;
        let info = game.info();
        let asked = new.others.len() + 1;
        if !(usize::from(info.min_players)..=usize::from(info.max_players)).contains(&asked) {
            let (min, max) = (info.min_players, info.max_players);
            return Err(Problem::BadSeats { title: info.title, min, max, asked });
        }
        let players = asked as u8;
        let setup = proven(game, || game.complete_setup(&new.setup.0, players))?;
        new.record.map_or(Ok(()), |choice| self.context.retention.records.check(choice))?;
        let token = Token::new()?;
        let mut seats = vec![person_seat(&new.name, token.hash(), 0, &[])?];
        for (number, plan) in (1..).zip(new.others) {
            let colour = number as u8;
            seats.push(match plan {
                SeatPlan::Person => empty_seat(colour),
                SeatPlan::Bot(bot) => bot_seat(game, bot, number, colour, &seats)?,
                SeatPlan::Here(name) => person_seat(&name, token.hash(), colour, &seats)?,
            });
        }
        let is_here = |seat: &&StoredSeat| matches!(seat.sitter, StoredSitter::Person { .. });
        let held = seats.iter().enumerate().filter(|(_, seat)| is_here(seat));
        let held: Vec<_> = held.map(|(number, _)| number as u8).collect();
        let mut table = NewTable {
            code: String::new(),
            game: info.id.to_owned(),
            rules: info.rules,
            setup: setup.to_string(),
            server_seed: self.context.new_seed()?,
            room: StoredRoom {
                host: 0,
                public: new.public,
                spectators: new.spectators,
                time: encode_time(check_time(new.time)?),
                record: new.record,
                advice: None,
                paused: false,
                seats,
            },
            devices: Vec::new(),
            class: None,
            at: self.context.clock.unix_millis(),
        };
        for _ in 0..CODE_ATTEMPTS {
            table.code = new_code()?;
            if let Some(id) = self.context.store.create(table.clone()).await? {
                self.context.metrics.tables_opened.increment();
                tracing::info!(table = id, game = info.id, players, "a table was opened");
                return Ok(Joined { code: table.code, seats: held, token: token.reveal(), asked: false });
            }
        }
        Err(Problem::Busy)
    }

    /// Public tables that somebody could join or watch, newest first.
    pub async fn lobby(&self) -> Result<Vec<LobbyTable>, Problem> {
        let since = self.stale_since();
        let tables = self.context.store.lobby(LOBBY_SIZE).await?;
        let is_stale = |table: &StoredTable| table.stage == StoredStage::Waiting && table.opened < since;
        Ok(tables.iter().filter(|table| !is_stale(table)).filter_map(lobby_entry).collect())
    }

    /// Tables opened before this were never started and are forgotten. A table with people in it is kept, and with it
    /// whatever was opened after it.
    fn stale_since(&self) -> i64 {
        let since = self.context.clock.steady_unix_millis() - actor::UNSTARTED_LIFETIME.as_millis() as i64;
        self.context.waiting_rooms.oldest().map_or(since, |opened| since.min(opened))
    }

    /// Deletes tables that were never started, once an hour until the server stops.
    pub async fn delete_stale_tables(self: Arc<Self>) {
        let (clock, stopping) = (self.context.clock.clone(), self.context.stopping.clone());
        loop {
            match self.context.store.delete_unstarted(self.stale_since()).await {
                Ok(0) => {}
                Ok(forgotten) => tracing::info!(forgotten, "tables were never started and are gone"),
                Err(error) => tracing::warn!(%error, "old tables could not be taken away"),
            }
            tokio::select! {
                () = stopping.cancelled() => return,
                () = clock.sleep_until(Some(clock.now() + SWEEP_EVERY)) => {}
            }
        }
    }

    /// Answers somebody who looks for a table; who guesses is slowed down.
    pub async fn look_up<T>(
        &self,
        ClientAddress(address): ClientAddress,
        shows: Shows,
        asked: impl Future<Output = Result<T, Problem>>,
    ) -> Result<T, Problem> {
        let stopping = self.context.stopping.clone();
        tokio::select! {
            found = self.context.guesses.look_up(address, shows, asked) => found,
            () = stopping.cancelled() => Err(Problem::Stopping),
        }
    }

    /// Sends a message to a table and waits for the answer.
    pub async fn ask<T>(
        &self,
        code: &str,
        question: impl FnOnce(Reply<T>) -> TableMessage,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.tell(code, question(reply)).await?;
        answer.await.unwrap_or(Err(Problem::StoreUnavailable))
    }

    /// Sends a message to a table.
    pub async fn tell(&self, code: &str, message: TableMessage) -> Result<(), Problem> {
        let code = read_code(code).ok_or(Problem::NoSuchTable)?;
        let mut message = message;
        for _ in 0..ATTEMPTS {
            let table = self.find(&code).await?;
            match table.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
            tokio::time::sleep(RETRY_AFTER).await;
        }
        Err(Problem::Busy)
    }

    /// Sends a message to a table by the way that the last one went, if it is still there: looking for the table takes a
    /// lock that all share.
    pub async fn tell_again(
        &self,
        way: &mut Option<mpsc::Sender<TableMessage>>,
        code: &str,
        message: TableMessage,
    ) -> Result<(), Problem> {
        let unsent = match way {
            Some(table) => match table.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => unsent,
            },
            None => message,
        };
        *way = None;
        self.tell(code, unsent).await?;
        *way = read_code(code).and_then(|code| lock(&self.in_use).get(&code).cloned());
        Ok(())
    }

    /// Whether the table is held here and in memory.
    pub fn is_in_use(&self, code: &str) -> bool {
        lock(&self.in_use).contains_key(code)
    }

    /// The actor of a table, started if necessary.
    async fn find(&self, code: &str) -> Result<mpsc::Sender<TableMessage>, Problem> {
        if self.context.stopping.is_cancelled() {
            return Err(Problem::Stopping);
        }
        if let Some(table) = lock(&self.in_use).get(code) {
            return Ok(table.clone());
        }
        if self.context.store.find(code).await?.is_none() {
            return Err(Problem::NoSuchTable);
        }
        let mut in_use = lock(&self.in_use);
        if let Some(table) = in_use.get(code) {
            return Ok(table.clone());
        }
        if in_use.len() >= self.context.limits.tables {
            return Err(Problem::HouseFull(self.context.limits.tables));
        }
        let (all, key, metrics) = (self.in_use.clone(), code.to_owned(), self.context.metrics.clone());
        metrics.tables_in_use.increment();
        let put_away = move || {
            lock(&all).remove(&key);
            metrics.tables_in_use.decrement();
        };
        let table = actor::spawn(self.context.clone(), code.to_owned(), put_away);
        in_use.insert(code.to_owned(), table.clone());
        Ok(table)
    }
}

/// A table as the lobby lists it; `None` if a stranger could neither join nor watch.
fn lobby_entry(table: &StoredTable) -> Option<LobbyTable> {
    let seats = &table.room.seats;
    let free = seats.iter().filter(|seat| seat.sitter == StoredSitter::Nobody).count();
    if free == 0 && !table.room.spectators {
        return None;
    }
    let sits = |seat: &&StoredSeat| seat.sitter != StoredSitter::Nobody;
    Some(LobbyTable {
        code: table.code.clone(),
        game: table.game.clone(),
        stage: match table.stage {
            StoredStage::Waiting => TableStage::Waiting,
            StoredStage::Playing => TableStage::Playing,
            StoredStage::Over => TableStage::Over,
        },
        names: seats.iter().filter(sits).map(|seat| seat.name.clone()).collect(),
        free: free as u8,
        spectators: table.room.spectators,
        time: serde_json::from_str(&table.room.time).unwrap_or_default(),
        opened: table.opened,
    })
}

/// The lock is used even if it is poisoned: a panic cannot leave the map half changed.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The text with a capital first letter.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// What a game says of a set-up; a game that fails on it refuses it, too.
pub fn proven<T>(game: &dyn AnyGame, prove: impl FnOnce() -> Result<T, StartError>) -> Result<T, Problem> {
    match catch_panic(prove) {
        Ok(Ok(proven)) => Ok(proven),
        Ok(Err(error)) => Err(Problem::BadSetup(capitalized(&error.to_string()))),
        Err(panic) => {
            tracing::error!(panic, game = game.info().id, "a set-up could not be proven");
            Err(Problem::BadSetup("The game's program failed on this set-up".to_owned()))
        }
    }
}
