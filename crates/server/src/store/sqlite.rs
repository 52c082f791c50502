//! The embedded store: SQLite with a write-ahead log and full sync. Readers have a small pool; all writing goes through
//! one connection.

use std::path::Path;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Sqlite, SqliteConnection};

use super::writer::{Batch, Commits, Failed, Outcome, Writer};
use super::{
    Answer, Change, Figures, NewTable, Store, StoreError, StoredEntry, StoredLine, StoredTable, TableId,
    Written,
};

// The statements are written once for both databases and compiled for each.
#[allow(clippy::duplicate_mod)]
#[path = "sql/reading.rs"]
mod reading;
#[allow(clippy::duplicate_mod)]
#[path = "sql/rooms.rs"]
mod rooms;
#[allow(clippy::duplicate_mod)]
#[path = "sql/writing.rs"]
mod writing;

type Db = Sqlite;

/// Never changed, only added to.
const MIGRATIONS: &[(&str, &str)] = &[
    ("tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    ("rooms", include_str!("../../migrations/sqlite/0002_rooms.sql")),
];

const READERS: u32 = 4;
/// How long a lock of another program (a backup, a shell) is waited for.
const BUSY: Duration = Duration::from_secs(5);

/// A database in one file.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the database, makes it if there is none, and brings its tables up to date.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        super::migrator(MIGRATIONS).run(&mut connection).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(SqliteStore { readers, writer: Writer::start(Writing(connection)) })
    }

    /// Copies a database, also while a server uses it, as it was at one moment. The copy is whole: it needs no log
    /// beside it.
    pub async fn back_up(file: &Path, to: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(file).busy_timeout(BUSY);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let to = to.to_str().ok_or_else(|| StoreError("the name of the copy is not text".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(to).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Answer<'_, Option<TableId>> {
        self.writer.create(table).boxed()
    }

    fn write(&self, change: Change) -> Answer<'_, Written> {
        self.writer.write(change).boxed()
    }

    fn find<'a>(&'a self, code: &'a str) -> Answer<'a, Option<StoredTable>> {
        reading::find(&self.readers, code).boxed()
    }

    fn entries(&self, table: TableId) -> Answer<'_, Vec<StoredEntry>> {
        reading::entries(&self.readers, table).boxed()
    }

    fn last_seq(&self, table: TableId) -> Answer<'_, Option<u64>> {
        reading::last_seq(&self.readers, table).boxed()
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<StoredLine>> {
        reading::chat(&self.readers, table, most).boxed()
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<StoredTable>> {
        reading::lobby(&self.readers, most).boxed()
    }

    fn forget_unstarted(&self, opened: i64) -> Answer<'_, u64> {
        self.writer.forget_unstarted(opened).boxed()
    }

    fn figures(&self) -> Figures {
        self.writer.figures()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            // Whoever closes last puts the log away, and only the writer can.
            self.readers.close().await;
            self.writer.close().await;
        }
        .boxed()
    }
}

struct Writing(SqliteConnection);

impl Commits for Writing {
    async fn commit(&mut self, batch: &Batch) -> Result<Outcome, Failed> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        let outcome = writing::write(&mut transaction, batch).await?;
        transaction.commit().await?;
        Ok(outcome)
    }

    async fn forget_unstarted(&mut self, opened: i64) -> Result<u64, Failed> {
        Ok(writing::forget_unstarted(&mut self.0, opened).await?)
    }

    async fn close(self) {
        if let Err(error) = self.0.close().await {
            tracing::warn!(%error, "the database did not close cleanly; its log is replayed at the next start");
        }
    }
}
