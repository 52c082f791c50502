//! The embedded store: SQLite with a write-ahead log and full sync. Readers have a small pool; all writing goes through
//! one connection.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Sqlite, SqliteConnection};

use super::StoreError;
use super::writer::{Batch, BatchOutcome, CommitBackend, CommitError, Writer};

// The statements are written once for both databases and compiled for each.
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
}

impl SqliteStore {
    /// Opens or creates the database and runs the migrations.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Statement journals need not go to disk.
            .pragma("temp_store", "memory")
            .pragma("wal_autocheckpoint", PAGES_IN_LOG)
            .pragma("cache_size", KIBIBYTES_OF_PAGES)
            .busy_timeout(BUSY);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        super::migrator(MIGRATIONS).run(&mut connection).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(SqliteStore { readers, writer: Writer::start(SqliteWriter(connection)) })
    }

    /// Copies a database as it is at one moment, also while a server uses it. The copy needs no log file.
    pub async fn back_up(file: &Path, to: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(file).busy_timeout(BUSY);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let to = to.to_str().ok_or_else(|| StoreError("the name of the copy is not text".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(to).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }
}

struct SqliteWriter(SqliteConnection);

impl CommitBackend for SqliteWriter {
    async fn commit(&mut self, batch: &Batch) -> Result<BatchOutcome, CommitError> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        let outcome = write::write(&mut transaction, batch).await?;
        transaction.commit().await?;
        Ok(outcome)
    }

    async fn delete_unstarted(&mut self, opened: i64) -> Result<u64, CommitError> {
        Ok(write::delete_unstarted(&mut self.0, opened).await?)
    }

    async fn close(self) {
        if let Err(error) = self.0.close().await {
            tracing::warn!(%error, "the database did not close cleanly; its log is replayed at the next start");
        }
    }
}
