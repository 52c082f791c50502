//! The embedded store: SQLite with a write-ahead log and full sync. Readers have a small pool; all writing goes through
//! one task that commits together whatever queued up during the last commit.

use std::path::Path;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use games::records::ServerSeed;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row, SqlSafeStr, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

use super::{
    Answer, Change, NewTable, Store, StoreError, StoredDevice, StoredEntry, StoredLine, StoredRoom,
    StoredSeat, StoredSitter, StoredStage, StoredTable, TableId, Written,
};
use crate::secrets::TokenHash;

mod rooms;
mod writing;

/// Changes waiting for the next commit; past this, writers wait before they queue.
const QUEUE: usize = 1024;
const READERS: u32 = 4;

/// Never changed, only added to.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, "rooms", include_str!("../../migrations/sqlite/0002_rooms.sql")),
];

/// A database in one file.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    tasks: TaskTracker,
}

/// Something to write, and where to say that it is written.
enum Job {
    Create(Box<NewTable>, oneshot::Sender<Result<Option<TableId>, StoreError>>),
    Change(Box<Change>, oneshot::Sender<Result<Written, StoreError>>),
    ForgetUnstarted(i64, oneshot::Sender<Result<u64, StoreError>>),
    /// No more will be written.
    Close,
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
            .busy_timeout(Duration::from_secs(5));
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let migrations = MIGRATIONS.map(|(version, name, text)| {
            Migration::new(version, name.into(), MigrationType::Simple, text.into_sql_str(), false)
        });
        let migrated = Migrator::with_migrations(migrations.into()).run(&mut connection).await;
        migrated.map_err(|error| StoreError(format!("its tables cannot be brought up to date: {error}")))?;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        let (writer, jobs) = mpsc::channel(QUEUE);
        let tasks = TaskTracker::new();
        tasks.spawn(writing::write_all(connection, jobs));
        Ok(SqliteStore { readers, writer, tasks })
    }

    /// A table with its seats and devices.
    async fn furnish(&self, row: &SqliteRow) -> Result<StoredTable, StoreError> {
        let id: TableId = row.try_get("id")?;
        let seats = sqlx::query("SELECT * FROM seats WHERE table_id = ? ORDER BY seat").bind(id);
        let seats = seats.fetch_all(&self.readers).await?;
        let devices = sqlx::query("SELECT * FROM devices WHERE table_id = ?").bind(id);
        let devices = devices.fetch_all(&self.readers).await?;
        Ok(StoredTable {
            id,
            code: row.try_get("code")?,
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            setup: row.try_get("setup")?,
            stage: read_stage(row.try_get("stage")?)?,
            server_seed: ServerSeed(bytes(row.try_get("server_seed")?)?),
            room: StoredRoom {
                host: row.try_get("host")?,
                public: row.try_get("public")?,
                spectators: row.try_get("spectators")?,
                time: row.try_get("time")?,
                paused: row.try_get("paused")?,
                seats: seats.iter().map(read_seat).collect::<Result<_, _>>()?,
            },
            revision: row.try_get("revision")?,
            devices: devices.iter().map(read_device).collect::<Result<_, _>>()?,
            rematch: row.try_get("rematch")?,
            opened: row.try_get("created_at")?,
        })
    }

    async fn ask<T>(
        &self,
        job: Job,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let closed = |()| StoreError("the store has been closed".to_owned());
        self.writer.send(job).await.map_err(|_| closed(()))?;
        answer.await.map_err(|_| closed(()))?
    }
}

impl Store for SqliteStore {
    fn create(&self, table: NewTable) -> Answer<'_, Option<TableId>> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::Create(Box::new(table), reply), answer).boxed()
    }

    fn write(&self, change: Change) -> Answer<'_, Written> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::Change(Box::new(change), reply), answer).boxed()
    }

    fn find<'a>(&'a self, code: &'a str) -> Answer<'a, Option<StoredTable>> {
        async move {
            let found =
                sqlx::query("SELECT * FROM tables WHERE code = ?").bind(code).fetch_optional(&self.readers);
            match found.await? {
                Some(row) => self.furnish(&row).await.map(Some),
                None => Ok(None),
            }
        }
        .boxed()
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<StoredLine>> {
        async move {
            let newest = "SELECT * FROM chat WHERE table_id = ? ORDER BY line DESC LIMIT ?";
            let rows = sqlx::query(newest).bind(table).bind(most).fetch_all(&self.readers).await?;
            rows.iter().rev().map(read_line).collect()
        }
        .boxed()
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<StoredTable>> {
        async move {
            let open = "SELECT * FROM tables WHERE public = 1 AND stage <> 'over' \
                        ORDER BY created_at DESC LIMIT ?";
            let rows = sqlx::query(open).bind(most).fetch_all(&self.readers).await?;
            let mut tables = Vec::with_capacity(rows.len());
            for row in &rows {
                tables.push(self.furnish(row).await?);
            }
            Ok(tables)
        }
        .boxed()
    }

    fn forget_unstarted(&self, opened: i64) -> Answer<'_, u64> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::ForgetUnstarted(opened, reply), answer).boxed()
    }

    fn entries(&self, table: TableId) -> Answer<'_, Vec<StoredEntry>> {
        async move {
            let rows = sqlx::query("SELECT * FROM entries WHERE table_id = ? ORDER BY seq").bind(table);
            rows.fetch_all(&self.readers).await?.iter().map(read_entry).collect()
        }
        .boxed()
    }

    fn last_seq(&self, table: TableId) -> Answer<'_, Option<u64>> {
        async move {
            let query =
                sqlx::query_scalar::<_, Option<i64>>("SELECT max(seq) FROM entries WHERE table_id = ?");
            let last = query.bind(table).fetch_one(&self.readers).await?;
            last.map(|seq| u64::try_from(seq).map_err(damaged)).transpose()
        }
        .boxed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            // Whoever closes last puts the log away, and only the writer can.
            self.readers.close().await;
            // A writer that is gone has nothing left to write.
            let _ = self.writer.send(Job::Close).await;
            self.tasks.close();
            self.tasks.wait().await;
        }
        .boxed()
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

fn damaged(problem: impl std::fmt::Display) -> StoreError {
    StoreError(format!("the database is damaged: {problem}"))
}

fn bytes<const N: usize>(blob: Vec<u8>) -> Result<[u8; N], StoreError> {
    blob.try_into().map_err(|blob: Vec<u8>| damaged(format_args!("{} bytes where {N} belong", blob.len())))
}

fn read_stage(stage: &str) -> Result<StoredStage, StoreError> {
    match stage {
        "waiting" => Ok(StoredStage::Waiting),
        "playing" => Ok(StoredStage::Playing),
        "over" => Ok(StoredStage::Over),
        other => Err(damaged(format_args!("no table is '{other}'"))),
    }
}

fn sitter_name(sitter: &StoredSitter) -> &'static str {
    match sitter {
        StoredSitter::Nobody => "nobody",
        StoredSitter::Person { .. } => "person",
        StoredSitter::Bot { .. } => "bot",
    }
}

fn read_seat(row: &SqliteRow) -> Result<StoredSeat, StoreError> {
    let sitter = match row.try_get("sitter")? {
        "person" => StoredSitter::Person { token: read_token(row, "token_hash")? },
        "bot" => StoredSitter::Bot { level: row.try_get("level")?, temper: row.try_get("temper")? },
        _ => StoredSitter::Nobody,
    };
    Ok(StoredSeat {
        name: row.try_get("name")?,
        sitter,
        nonce: row.try_get("nonce")?,
        colour: row.try_get("colour")?,
        ready: row.try_get("ready")?,
        handed_over: row.try_get("handed_over")?,
    })
}

fn read_token(row: &SqliteRow, column: &str) -> Result<TokenHash, StoreError> {
    Ok(TokenHash(bytes(row.try_get(column)?)?))
}

fn read_device(row: &SqliteRow) -> Result<StoredDevice, StoreError> {
    Ok(StoredDevice { token: read_token(row, "token_hash")?, owner: read_token(row, "owner_hash")? })
}

fn read_line(row: &SqliteRow) -> Result<StoredLine, StoreError> {
    Ok(StoredLine {
        id: row.try_get("line")?,
        speaker: read_token(row, "speaker")?,
        seat: row.try_get("seat")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        reference: row.try_get("ref")?,
        at: row.try_get("at")?,
    })
}

fn read_entry(row: &SqliteRow) -> Result<StoredEntry, StoreError> {
    Ok(StoredEntry {
        seq: u64::try_from(row.try_get::<i64, _>("seq")?).map_err(damaged)?,
        seat: row.try_get("seat")?,
        by: row.try_get("acted_by")?,
        reference: row.try_get("ref")?,
        action: row.try_get("action")?,
        digest: bytes(row.try_get("digest")?)?,
        noticed: row.try_get("noticed")?,
        at: row.try_get("at")?,
    })
}
