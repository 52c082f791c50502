//! The PostgreSQL store. One connection writes and is reopened when it is lost; readers have a pool.
//! Several servers may use one database; then every change is fenced by the lease of its table (`leases.rs`).
//! `synchronous_commit` is on whatever the default of the database, so that a commit is durable.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection, Postgres};
use tokio::time::timeout;

use super::leases::{self, Leases};
use super::migrations::check_version;
use super::reader::Reader;
use super::writer::{Batch, BatchOutcome, CommitBackend, CommitError, FencedChange, Writer};
use super::{ClassChange, Fence, OrderChange, OrderId, StoreError, TableId, WriteOutcome, tls};

// The statements are written once for both databases and compiled for each.
#[allow(clippy::duplicate_mod)]
#[path = "sql/classes.rs"]
mod classes;
#[allow(clippy::duplicate_mod)]
#[path = "sql/orders.rs"]
mod orders;
#[allow(clippy::duplicate_mod)]
#[path = "sql/read.rs"]
mod read;
#[allow(clippy::duplicate_mod)]
#[path = "sql/rooms.rs"]
mod rooms;
#[allow(clippy::duplicate_mod)]
#[path = "sql/store.rs"]
mod store;
#[allow(clippy::duplicate_mod)]
#[path = "sql/write.rs"]
mod write;

type Db = Postgres;
type ThisStore = PostgresStore;

/// Only ever appended to.
const MIGRATIONS: &[(&str, &str)] = &[
    ("tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    ("rooms", include_str!("../../migrations/postgres/0002_rooms.sql")),
    ("clocks", include_str!("../../migrations/postgres/0003_clocks.sql")),
    ("refs", include_str!("../../migrations/postgres/0004_refs.sql")),
    ("house", include_str!("../../migrations/postgres/0005_house.sql")),
    ("snapshots", include_str!("../../migrations/postgres/0006_snapshots.sql")),
    ("records", include_str!("../../migrations/postgres/0007_records.sql")),
    ("nodes", include_str!("../../migrations/postgres/0008_nodes.sql")),
    ("orders", include_str!("../../migrations/postgres/0009_orders.sql")),
    ("classes", include_str!("../../migrations/postgres/0010_classes.sql")),
    ("advice", include_str!("../../migrations/postgres/0011_advice.sql")),
];

const READERS: u32 = 8;
/// How long to wait for the database before the store counts as unavailable.
const WITHIN: Duration = Duration::from_secs(5);
/// A transaction whose client says nothing for so long is rolled back. A node that is cut off, or sleeps, between the fence
/// and the commit would else hold the locks of its leases until the database notices, which can take hours.
const SILENT_IN_TRANSACTION: &str = "2s";

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    readers: PgPool,
    writer: Writer,
    options: PgConnectOptions,
}

impl PostgresStore {
    /// Connects and runs the migrations. Several servers may do so at the same time.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let mut writer = PostgresWriter::to(url)?;
        super::migrator(MIGRATIONS).run(writer.connected().await.map_err(StoreError::from)?).await?;
        PostgresStore::with(writer).await
    }

    /// Opens a database as it is. It must be up to date.
    pub async fn open_as_it_is(url: &str) -> Result<PostgresStore, StoreError> {
        let mut writer = PostgresWriter::to(url)?;
        let version = orders::version(writer.connected().await.map_err(StoreError::from)?).await;
        check_version(version, MIGRATIONS)?;
        PostgresStore::with(writer).await
    }

    async fn with(writer: PostgresWriter) -> Result<PostgresStore, StoreError> {
        let options = writer.options.clone();
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(WITHIN);
        let readers = readers.connect_with(options.clone()).await?;
        Ok(PostgresStore { readers, writer: Writer::start(writer), options })
    }

    /// Who holds which table of this database.
    pub fn leases(&self) -> Leases {
        Leases::new(self.options.clone())
    }

    /// A database server looks after its own files.
    fn check_file(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

/// A lost connection would else be read from until the network gives up.
async fn bounded<T>(reading: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let silent = || StoreError::unavailable("the database does not answer");
    timeout(WITHIN, reading).await.unwrap_or_else(|_| Err(silent()))
}

struct PostgresWriter {
    options: PgConnectOptions,
    /// `None` after it was lost.
    connection: Option<PgConnection>,
}

impl PostgresWriter {
    fn to(url: &str) -> Result<PostgresWriter, StoreError> {
        let options = tls::connect_options(url)?.application_name("countinghouse").options([
            ("synchronous_commit", "on"),
            ("idle_in_transaction_session_timeout", SILENT_IN_TRANSACTION),
        ]);
        Ok(PostgresWriter { options, connection: None })
    }

    async fn connected(&mut self) -> Result<&mut PgConnection, CommitError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => timeout(WITHIN, PgConnection::connect_with(&self.options))
                .await
                .map_err(|_| out_of_reach("the database does not answer"))?
                .map_err(|error| CommitError::OutOfReach(error.into()))?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Passes the result on. A connection with an unfinished exchange must not be used for the next batch.
    fn given_up_if_lost<T>(&mut self, done: Result<T, CommitError>) -> Result<T, CommitError> {
        if let Err(CommitError::OutOfReach(_)) = &done {
            self.connection = None;
        }
        done
    }
}

impl CommitBackend for PostgresWriter {
    fn fitting(moves: usize) -> usize {
        moves
    }

    async fn commit(&mut self, batch: &Batch) -> Result<BatchOutcome, CommitError> {
        let connection = self.connected().await?;
        let committing = async {
            let moves = batch.only_moves();
            let fences: Option<Vec<Fence>> = batch.changes.iter().map(|change| change.fence).collect();
            if let (Some(moves), Some(fences)) = (moves, fences) {
                let changed = leases::store_moves(connection, &moves, &fences).await?;
                return Ok(BatchOutcome { created: Vec::new(), changed });
            }
            let mut transaction = connection.begin().await?;
            let fenced: Vec<TableId> = batch
                .changes
                .iter()
                .filter(|change| change.fence.is_some())
                .map(|change| change.change.table())
                .collect();
            let held = match fenced.is_empty() {
                true => Vec::new(),
                false => leases::held(&mut transaction, &fenced).await?,
            };
            let is_held = |change: &FencedChange| {
                let has = |fence| held.contains(&(change.change.table(), fence));
                change.fence.is_none_or(has)
            };
            let outcome = write::write(&mut transaction, batch, is_held).await?;
            transaction.commit().await?;
            Ok::<_, CommitError>(outcome)
        };
        let committed = match timeout(WITHIN, committing).await {
            Ok(committed) => committed,
            Err(_) => Err(out_of_reach("the database does not answer")),
        };
        self.given_up_if_lost(committed)
    }

    async fn delete_unstarted(&mut self, opened: i64) -> Result<u64, CommitError> {
        // The node that holds a table knows whether somebody is there.
        let delete = "DELETE FROM tables WHERE stage = 'waiting' AND created_at < $1 AND NOT EXISTS (SELECT 1 FROM leases \
                      JOIN nodes ON nodes.id = leases.node WHERE leases.table_id = tables.id \
                      AND nodes.until > clock_timestamp())";
        let connection = self.connected().await?;
        let deleting = sqlx::query(delete).bind(opened).execute(connection);
        let deleted = timeout(WITHIN, deleting)
            .await
            .map_err(|_| out_of_reach("the database does not answer"))
            .and_then(|deleted| Ok(deleted?.rows_affected()));
        self.given_up_if_lost(deleted)
    }

    async fn change_order(&mut self, change: &OrderChange) -> Result<OrderId, CommitError> {
        let changing = orders::change(self.connected().await?, change);
        let changed = timeout(WITHIN, changing)
            .await
            .map_err(|_| out_of_reach("the database does not answer"))
            .and_then(|changed| Ok(changed?));
        self.given_up_if_lost(changed)
    }

    async fn write_class(&mut self, change: &ClassChange) -> Result<WriteOutcome, CommitError> {
        let connection = self.connected().await?;
        let writing = async { Ok::<_, CommitError>(classes::write(connection, change).await?) };
        let written = timeout(WITHIN, writing)
            .await
            .unwrap_or_else(|_| Err(out_of_reach("the database does not answer")));
        if let Err(CommitError::OutOfReach(_)) = &written {
            self.connection = None;
        }
        written
    }

    async fn check(&mut self) -> Result<(), CommitError> {
        let connection = self.connected().await?;
        let checking = async {
            let mut transaction = connection.begin().await?;
            write::check(&mut transaction).await?;
            Ok::<_, CommitError>(transaction.commit().await?)
        };
        let checked = timeout(WITHIN, checking)
            .await
            .unwrap_or_else(|_| Err(out_of_reach("the database does not answer")));
        self.given_up_if_lost(checked)
    }

    async fn close(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not say goodbye");
        }
    }
}

fn out_of_reach(why: &str) -> CommitError {
    CommitError::OutOfReach(StoreError::unavailable(why))
}
