//! The embedded store: SQLite with a write-ahead log and full sync. Readers have a small pool; all writing goes through
//! one connection, which is opened again after a commit has failed.

use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Sqlite, SqliteConnection};

use super::migrations::check_version;
use super::moves;
use super::place::FilePlace;
use super::writer::{Batch, BatchOutcome, CommitBackend, CommitError, Writer};
use super::{ClassChange, OrderChange, OrderId, StoreError, WriteOutcome};

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

type Db = Sqlite;
type ThisStore = SqliteStore;

/// Only ever appended to.
const MIGRATIONS: &[(&str, &str)] = &[
    ("tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    ("rooms", include_str!("../../migrations/sqlite/0002_rooms.sql")),
    ("clocks", include_str!("../../migrations/sqlite/0003_clocks.sql")),
    ("refs", include_str!("../../migrations/sqlite/0004_refs.sql")),
    ("house", include_str!("../../migrations/sqlite/0005_house.sql")),
    ("snapshots", include_str!("../../migrations/sqlite/0006_snapshots.sql")),
    ("records", include_str!("../../migrations/sqlite/0007_records.sql")),
    ("orders", include_str!("../../migrations/sqlite/0008_orders.sql")),
    ("classes", include_str!("../../migrations/sqlite/0009_classes.sql")),
    ("advice", include_str!("../../migrations/sqlite/0010_advice.sql")),
];

const READERS: u32 = 4;
/// How long to wait for a lock of another program (a backup, a shell).
const BUSY: Duration = Duration::from_secs(5);

/// Pages in the write-ahead log before a checkpoint. Tables write the same pages again and again, so a longer log
/// means fewer copies. This is 32 MB at most.
const PAGES_IN_LOG: &str = "8000";

/// The page cache; a negative number is in kibibytes. It holds the pages that hundreds of busy tables write to.
const KIBIBYTES_OF_PAGES: &str = "-16000";

/// A store in one SQLite file.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
    place: FilePlace,
}

impl SqliteStore {
    /// Opens or creates the database and runs the migrations.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_limited(file, None).await
    }

    /// Opens a database as it is, also while a server uses it. It must be up to date.
    pub async fn open_as_it_is(file: &Path) -> Result<SqliteStore, StoreError> {
        let options = options(file).create_if_missing(false);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        check_version(orders::version(&mut connection).await, MIGRATIONS)?;
        SqliteStore::with(options, connection, file).await
    }

    /// Opens or creates a database that may have so many pages.
    pub async fn open_limited(file: &Path, max_pages: Option<u32>) -> Result<SqliteStore, StoreError> {
        let mut options = options(file);
        if let Some(pages) = max_pages {
            options = options.pragma("max_page_count", pages.to_string());
        }
        let mut connection = SqliteConnection::connect_with(&options).await?;
        super::migrator(MIGRATIONS).run(&mut connection).await?;
        SqliteStore::with(options, connection, file).await
    }

    async fn with(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        file: &Path,
    ) -> Result<SqliteStore, StoreError> {
        let place = FilePlace::of(file)?;
        // From here on the database is there; a new one in its place would be another.
        let options = options.create_if_missing(false);
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let readers = readers.connect_with(options.clone().read_only(true)).await?;
        let writer = SqliteWriter { options, place: place.clone(), connection: Some(connection) };
        Ok(SqliteStore { readers, writer: Writer::start(writer), place })
    }

    fn check_file(&self) -> Result<(), StoreError> {
        self.place.check()
    }

    /// Copies a database as it is at one moment, also while a server uses it. The copy needs no log file.
    pub async fn back_up(file: &Path, to: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(file).busy_timeout(BUSY);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let to = to.to_str().ok_or_else(|| StoreError::unavailable("the name of the copy is not text"))?;
        sqlx::query("VACUUM INTO $1").bind(to).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // Statement journals need not go to disk.
        .pragma("temp_store", "memory")
        .pragma("wal_autocheckpoint", PAGES_IN_LOG)
        .pragma("cache_size", KIBIBYTES_OF_PAGES)
        .busy_timeout(BUSY)
}

/// A connection of the pool that reads.
struct Reader(PoolConnection<Sqlite>);

impl Reader {
    async fn from_pool(pool: &SqlitePool) -> Result<Reader, sqlx::Error> {
        pool.acquire().await.map(Reader)
    }

    fn put_back(self) {}
}

impl Deref for Reader {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.0
    }
}

impl DerefMut for Reader {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.0
    }
}

/// A file needs no bound: SQLite waits for locks no longer than it was told to.
async fn bounded<T>(reading: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    reading.await
}

struct SqliteWriter {
    options: SqliteConnectOptions,
    place: FilePlace,
    /// `None` after a failure. SQLite may have rolled back by itself then, and the driver would go on to believe in a
    /// transaction that does not exist.
    connection: Option<SqliteConnection>,
}

impl SqliteWriter {
    async fn connected(&mut self) -> Result<&mut SqliteConnection, CommitError> {
        self.place.check().map_err(CommitError::OutOfReach)?;
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options)
                .await
                .map_err(|error| CommitError::OutOfReach(error.into()))?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Passes the result on. After a failure the next commit opens the database again.
    async fn reopened_after<T>(&mut self, done: Result<T, CommitError>) -> Result<T, CommitError> {
        if done.is_err()
            && let Some(connection) = self.connection.take()
        {
            self.let_go(connection).await;
        }
        done
    }

    /// Closes a connection. If the file was moved away it is left open instead: closing removes the log by its name,
    /// which may be that of another database by now.
    async fn let_go(&self, connection: SqliteConnection) {
        if self.place.check().is_err() {
            std::mem::forget(connection);
        } else if let Err(error) = connection.close().await {
            tracing::warn!(%error, "the database did not close cleanly; its log is replayed at the next start");
        }
    }
}

impl CommitBackend for SqliteWriter {
    fn fitting(count: usize) -> usize {
        moves::fitting(count)
    }

    async fn commit(&mut self, batch: &Batch) -> Result<BatchOutcome, CommitError> {
        let committing = async {
            let connection = self.connected().await?;
            if let Some(only_moves) = batch.only_moves()
                && let Some(stored) = moves::store(connection, &only_moves).await
            {
                return Ok(BatchOutcome { created: Vec::new(), changed: stored? });
            }
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            let outcome = write::write(&mut transaction, batch, |_| true).await?;
            transaction.commit().await?;
            Ok(outcome)
        };
        let committed = committing.await;
        self.reopened_after(committed).await
    }

    async fn delete_unstarted(&mut self, opened: i64) -> Result<u64, CommitError> {
        let delete = "DELETE FROM tables WHERE stage = 'waiting' AND created_at < $1";
        let deleting = async {
            let deleting = sqlx::query(delete).bind(opened).execute(self.connected().await?);
            Ok(deleting.await?.rows_affected())
        };
        let deleted = deleting.await;
        self.reopened_after(deleted).await
    }

    async fn change_order(&mut self, change: &OrderChange) -> Result<OrderId, CommitError> {
        let changing = async { Ok(orders::change(self.connected().await?, change).await?) };
        let changed = changing.await;
        self.reopened_after(changed).await
    }

    async fn write_class(&mut self, change: &ClassChange) -> Result<WriteOutcome, CommitError> {
        let writing = async { Ok(classes::write(self.connected().await?, change).await?) };
        let written = writing.await;
        self.reopened_after(written).await
    }

    async fn check(&mut self) -> Result<(), CommitError> {
        let checking = async {
            let mut transaction = self.connected().await?.begin_with("BEGIN IMMEDIATE").await?;
            write::check(&mut transaction).await?;
            Ok(transaction.commit().await?)
        };
        let checked = checking.await;
        self.reopened_after(checked).await
    }

    async fn close(mut self) {
        if let Some(connection) = self.connection.take() {
            self.let_go(connection).await;
        }
    }
}
