//! A house as an operator's commands see it: its tables can be listed while a server runs. What changes a table is ordered
//! from the servers that run (`orders.rs`); if none does, it is done here, in the same way.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::RecordChoice;
use thiserror::Error;
use tokio::runtime::Runtime;
use tokio_util::sync::CancellationToken;

use crate::clock::Clock;
use crate::config::{Config, ServeError};
use crate::context::ServerContext;
use crate::data_folder::DataFolder;
use crate::limits::RateLimiter;
use crate::nodes::Nodes;
pub use crate::orders::Ordered;
use crate::retention::{ClearedRecords, Retention};
use crate::secrets::read_code;
use crate::serve::DATABASE;
use crate::store::{
    OrderChange, OrderKind, Peer, PostgresStore, SqliteStore, Store, StoreError, StoredSitter, StoredStage,
    TableId, TableSummary,
};
use crate::tables::Tables;

/// Where a house is.
#[derive(Clone, Debug)]
pub enum HousePlace {
    /// A data folder with SQLite.
    Folder(PathBuf),
    /// The address of a PostgreSQL; it may contain a password.
    Database(String),
}

/// Why an operator's command failed.
#[derive(Debug, Error)]
pub enum HouseError {
    #[error("there is no house in {}: it has no {DATABASE}", .0.display())]
    NoHouse(PathBuf),
    #[error("the house cannot be opened: {0}")]
    Store(#[from] StoreError),
    #[error(transparent)]
    Folder(#[from] ServeError),
    #[error("there is no table {0}")]
    NoSuchTable(String),
    #[error("no server has answered within {} seconds; its log says why", .0.as_secs())]
    NotAnswered(Duration),
    #[error("the command failed: {0}")]
    Failed(#[from] std::io::Error),
}

/// One table in detail; no seed and no token is in it.
#[derive(Clone, Debug)]
pub struct TableDetails {
    pub summary: TableSummary,
    pub public: bool,
    pub spectators: bool,
    pub paused: bool,
    /// A `protocol::TimeMode`, as JSON.
    pub time: String,
    /// As JSON.
    pub setup: String,
    /// What the host chose for the record.
    pub record: Option<RecordChoice>,
    pub host: u8,
    pub seats: Vec<SeatDetails>,
    pub rematch: Option<String>,
    /// The node that holds it, if several could.
    pub held_by: Option<Peer>,
}

#[derive(Clone, Debug)]
pub struct SeatDetails {
    pub name: String,
    pub sitter: StoredSitter,
}

/// Tables looked at in one query, and orders given at a time.
const BATCH: u32 = 200;
/// How long a command waits for servers. They may have to take a table over first.
const WAIT: Duration = Duration::from_secs(30);
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// A house that was opened by a command.
pub struct House {
    runtime: Runtime,
    place: HousePlace,
    store: Arc<dyn Store>,
    /// The same, if it is a PostgreSQL.
    postgres: Option<Arc<PostgresStore>>,
}

impl House {
    /// Opens a house as it is; a server may be running.
    pub fn open(place: HousePlace) -> Result<House, HouseError> {
        let runtime = Runtime::new()?;
        let (store, postgres): (Arc<dyn Store>, _) = match &place {
            HousePlace::Folder(folder) => {
                let file = folder.join(DATABASE);
                if !file.is_file() {
                    return Err(HouseError::NoHouse(folder.clone()));
                }
                (Arc::new(runtime.block_on(SqliteStore::open_as_it_is(&file))?), None)
            }
            HousePlace::Database(url) => {
                let store = Arc::new(runtime.block_on(PostgresStore::open_as_it_is(url))?);
                (store.clone(), Some(store))
            }
        };
        Ok(House { runtime, place, store, postgres })
    }

    /// Goes over every table in the order in which they were opened.
    pub fn tables(&self, mut see: impl FnMut(TableSummary)) -> Result<(), HouseError> {
        let mut after: TableId = 0;
        loop {
            let tables = self.runtime.block_on(self.store.summaries(after, BATCH))?;
            let Some(last) = tables.last() else { return Ok(()) };
            after = last.id;
            tables.into_iter().for_each(&mut see);
        }
    }

    pub fn table(&self, code: &str) -> Result<TableDetails, HouseError> {
        self.runtime.block_on(async {
            let unknown = || HouseError::NoSuchTable(code.to_owned());
            let code = read_code(code).ok_or_else(unknown)?;
            let stored = self.store.find(&code).await?.ok_or_else(unknown)?;
            let summary = self.store.summaries(stored.id - 1, 1).await?;
            let held_by = match &self.postgres {
                // As somebody who holds nothing and is older than nobody.
                Some(store) => {
                    let asking = Peer { id: 0, address: None, program: i64::MAX, version: String::new() };
                    store.leases().holder(&code, &asking).await?
                }
                None => None,
            };
            let seat = |seat: crate::store::StoredSeat| SeatDetails { name: seat.name, sitter: seat.sitter };
            Ok(TableDetails {
                summary: summary.into_iter().next().ok_or_else(unknown)?,
                public: stored.room.public,
                spectators: stored.room.spectators,
                paused: stored.room.paused,
                time: stored.room.time,
                setup: stored.setup,
                record: stored.room.record,
                host: stored.room.host,
                seats: stored.room.seats.into_iter().map(seat).collect(),
                rematch: stored.rematch,
                held_by,
            })
        })
    }

    /// Ends the game of a table as it stands; a table whose game has not begun goes.
    pub fn close_table(&self, code: &str) -> Result<Ordered, HouseError> {
        self.order_one(code, OrderKind::Close)
    }

    /// Deletes a table with everything that was played there.
    pub fn delete_table(&self, code: &str) -> Result<Ordered, HouseError> {
        self.order_one(code, OrderKind::Delete)
    }

    /// Games that are over, or were begun and left, and had their last entry before so long; waiting rooms go by
    /// themselves after a day.
    pub fn idle_for(&self, age: Duration) -> Result<(i64, Vec<TableSummary>), HouseError> {
        let age = i64::try_from(age.as_millis()).unwrap_or(i64::MAX);
        let before = Clock::default().unix_millis().saturating_sub(age);
        let mut idle = Vec::new();
        self.tables(|table| {
            if table.stage != StoredStage::Waiting && table.last < before {
                idle.push(table);
            }
        })?;
        Ok((before, idle))
    }

    /// Clears tables away as the server does by itself, if nothing was entered since `before` and nobody is there; answers
    /// in their order.
    pub fn prune(&self, tables: &[TableSummary], before: i64) -> Result<Vec<Ordered>, HouseError> {
        let codes: Vec<_> = tables.iter().map(|table| table.code.clone()).collect();
        self.runtime.block_on(self.order(&codes, OrderKind::Clear { before }))
    }

    fn order_one(&self, code: &str, what: OrderKind) -> Result<Ordered, HouseError> {
        self.runtime.block_on(async {
            let unknown = || HouseError::NoSuchTable(code.to_owned());
            let code = read_code(code).ok_or_else(unknown)?;
            self.store.find(&code).await?.ok_or_else(unknown)?;
            let ordered = self.order(&[code], what).await?;
            ordered.into_iter().next().ok_or(HouseError::NotAnswered(WAIT))
        })
    }

    async fn order(&self, codes: &[String], what: OrderKind) -> Result<Vec<Ordered>, HouseError> {
        match self.take_over().await? {
            Some(alone) => alone.carry_out(codes, what).await,
            None => self.order_from_servers(codes, what).await,
        }
    }

    async fn order_from_servers(
        &self,
        codes: &[String],
        what: OrderKind,
    ) -> Result<Vec<Ordered>, HouseError> {
        let mut answers = Vec::with_capacity(codes.len());
        for codes in codes.chunks(BATCH as usize) {
            let mut orders = Vec::with_capacity(codes.len());
            for code in codes {
                let at = Clock::default().unix_millis();
                let place = OrderChange::Place { code: code.clone(), what, at };
                orders.push(self.store.change_order(place).await?);
            }
            let mut last_answer = Instant::now();
            for order in orders {
                let answer = loop {
                    if let Some(answer) = self.store.order_answer(order).await? {
                        last_answer = Instant::now();
                        break Some(Ordered::read(&answer));
                    }
                    if last_answer.elapsed() > WAIT {
                        break None;
                    }
                    tokio::time::sleep(LOOK_EVERY).await;
                };
                self.store.change_order(OrderChange::TakeBack { order }).await?;
                answers.push(answer.ok_or(HouseError::NotAnswered(WAIT))?);
            }
        }
        Ok(answers)
    }

    /// The house for this command alone; `None` if a server uses it.
    async fn take_over(&self) -> Result<Option<Alone>, HouseError> {
        let (folder, nodes) = match (&self.place, &self.postgres) {
            (HousePlace::Folder(folder), _) => match DataFolder::open(folder, DATABASE) {
                Ok(locked) => (Some((folder.clone(), locked)), None),
                Err(ServeError::DataInUse(_)) => return Ok(None),
                Err(error) => return Err(error.into()),
            },
            (HousePlace::Database(_), Some(store)) if store.leases().live().await?.is_empty() => {
                (None, Some(join(store).await?))
            }
            (HousePlace::Database(_), _) => return Ok(None),
        };
        let (data, folder) = folder.unzip();
        let mut config = Config::new(data.unwrap_or_default());
        // What hosts chose was offered to them then; what they did not choose is kept.
        let offered = vec![RecordChoice::Keep, RecordChoice::Export, RecordChoice::Delete];
        config.retention.records = ClearedRecords { offered, folder: config.data.join("records") };
        config.retention = Retention { abandoned: None, finished: None, ..config.retention };
        let left = CancellationToken::new();
        if let Some(nodes) = &nodes {
            tokio::spawn(nodes.clone().keep(left.clone()));
        }
        let context = Arc::new(ServerContext::new(&config, self.store.clone(), nodes));
        Ok(Some(Alone { tables: Tables::new(context.clone()), context, left, _folder: folder }))
    }
}

/// As a node that nobody can reach.
async fn join(store: &PostgresStore) -> Result<Arc<Nodes>, HouseError> {
    let config = Config::new("");
    let limiter = Arc::new(RateLimiter::new(config.limits));
    let (nodes, _) = Nodes::join(store.leases(), &config.node, None, limiter).await?;
    Ok(nodes)
}

/// A house that no server uses.
struct Alone {
    tables: Tables,
    context: Arc<ServerContext>,
    left: CancellationToken,
    _folder: Option<DataFolder>,
}

impl Alone {
    async fn carry_out(self, codes: &[String], what: OrderKind) -> Result<Vec<Ordered>, HouseError> {
        let mut answers = Vec::with_capacity(codes.len());
        for code in codes {
            let ordered = self.tables.carry_out(code, what).await;
            let busy =
                || Ordered::Refused("The table could not be reached. Try again in a moment.".to_owned());
            answers.push(ordered.unwrap_or_else(busy));
        }
        self.context.stopping.cancel();
        self.context.tasks.close();
        self.context.tasks.wait().await;
        if let Some(nodes) = &self.context.nodes {
            self.left.cancel();
            nodes.leave().await;
        }
        Ok(answers)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.runtime.block_on(self.store.close());
    }
}
