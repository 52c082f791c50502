//! A whole house moves from SQLite to PostgreSQL: every row of every table, in one transaction that is compared with its
//! source before it is committed. The columns are read from the source, so that none can be forgotten.

use std::path::{Path, PathBuf};

use futures_util::TryStreamExt;
use sqlx::query_builder::Separated;
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Postgres, QueryBuilder, Row, SqliteConnection};
use thiserror::Error;

use crate::config::ServeError;
use crate::data_folder::DataFolder;
use crate::serve::DATABASE;
use crate::store::{PostgresStore, SqliteStore, Store, StoreError, connect_options};

/// Why a house could not move. Nothing has changed then in the database it was to move to.
#[derive(Debug, Error)]
pub enum MoveError {
    #[error("there is no house in {}: it has no {DATABASE}", .0.display())]
    NoHouse(PathBuf),
    #[error(transparent)]
    Folder(#[from] ServeError),
    #[error("the tables cannot be read: {0}")]
    Source(StoreError),
    #[error("the database cannot be used: {0}")]
    Target(StoreError),
    #[error("there is something in the database already ({0}); a house moves into an empty one")]
    NotEmpty(String),
    #[error("the copy differs from its source in {0}, so nothing was moved")]
    Differs(String),
    #[error("the house could not move: {0}")]
    Failed(String),
}

/// How much has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub tables: u64,
    pub entries: u64,
    pub cleared: u64,
}

/// What is moved, in an order in which references hold. The rest is about a server, not about its house.
const MOVED: [&str; 8] =
    ["tables", "seats", "devices", "chat", "entries", "snapshots", "cleared_tables", "classes"];
const LEFT: [&str; 3] = ["checks", "orders", "_sqlx_migrations"];
/// Rows in one statement.
const ROWS: usize = 500;

/// Moves the house of a data folder into a database. No server may use the folder meanwhile.
pub fn move_house(from: &Path, to: &str) -> Result<Moved, MoveError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| MoveError::Failed(error.to_string()))?.block_on(move_all(from, to))
}

async fn move_all(from: &Path, to: &str) -> Result<Moved, MoveError> {
    let file = from.join(DATABASE);
    if !file.is_file() {
        return Err(MoveError::NoHouse(from.to_owned()));
    }
    let _folder = DataFolder::open(from, DATABASE)?;
    // Brings both up to date, as a start of this program would.
    SqliteStore::open(&file).await.map_err(MoveError::Source)?.close().await;
    PostgresStore::open(to).await.map_err(MoveError::Target)?.close().await;
    let source = |error: sqlx::Error| MoveError::Source(error.into());
    let target = |error: sqlx::Error| MoveError::Target(error.into());
    let options = SqliteConnectOptions::new().filename(&file).read_only(true);
    let mut house = SqliteConnection::connect_with(&options).await.map_err(source)?;
    check_known(&mut house).await?;
    let mut database =
        PgConnection::connect_with(&connect_options(to).map_err(target)?).await.map_err(target)?;
    let mut moving = database.begin().await.map_err(target)?;
    // Whoever opens a table meanwhile waits until the house is there.
    let lock = AssertSqlSafe(format!("LOCK TABLE {} IN EXCLUSIVE MODE", MOVED.join(", ")));
    sqlx::query(lock).execute(&mut *moving).await.map_err(target)?;
    for table in MOVED {
        let there = count_target(&mut moving, table).await?;
        if there > 0 {
            return Err(MoveError::NotEmpty(format!("{there} rows in {table}")));
        }
    }
    for table in MOVED {
        copy(&mut house, &mut moving, table).await?;
    }
    let next = "SELECT setval(pg_get_serial_sequence('tables', 'id'), (SELECT max(id) FROM tables)) \
                WHERE EXISTS (SELECT 1 FROM tables)";
    sqlx::query(next).execute(&mut *moving).await.map_err(target)?;
    compare(&mut house, &mut moving).await?;
    let moved = Moved {
        tables: count_target(&mut moving, "tables").await?,
        entries: count_target(&mut moving, "entries").await?,
        cleared: count_target(&mut moving, "cleared_tables").await?,
    };
    moving.commit().await.map_err(target)?;
    Ok(moved)
}

/// Every table of the source must be one that moves or is known to stay.
async fn check_known(house: &mut SqliteConnection) -> Result<(), MoveError> {
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let names: Vec<String> =
        sqlx::query_scalar(names).fetch_all(house).await.map_err(|error| MoveError::Source(error.into()))?;
    match names.iter().find(|name| !MOVED.contains(&&***name) && !LEFT.contains(&&***name)) {
        Some(name) => Err(MoveError::Failed(format!("this program does not know what is in {name}"))),
        None => Ok(()),
    }
}

/// A column, and what is in it.
struct Column {
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Integer,
    Text,
    Bytes,
}

async fn columns(house: &mut SqliteConnection, table: &str) -> Result<Vec<Column>, MoveError> {
    let columns = sqlx::query("SELECT name, type FROM pragma_table_info($1) ORDER BY cid").bind(table);
    let columns = columns.fetch_all(house).await.map_err(|error| MoveError::Source(error.into()))?;
    let read = |row: &SqliteRow| {
        let kind: String = row.try_get("type").map_err(|error| MoveError::Source(error.into()))?;
        let kind = match &*kind {
            "INTEGER" => Kind::Integer,
            "TEXT" => Kind::Text,
            "BLOB" => Kind::Bytes,
            other => return Err(MoveError::Failed(format!("{table} has a column of the kind {other}"))),
        };
        let name = row.try_get("name").map_err(|error| MoveError::Source(error.into()))?;
        Ok(Column { name, kind })
    };
    columns.iter().map(read).collect()
}

async fn copy(house: &mut SqliteConnection, to: &mut PgConnection, table: &str) -> Result<(), MoveError> {
    let columns = columns(house, table).await?;
    let names: Vec<_> = columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
    let names = names.join(", ");
    let select = AssertSqlSafe(format!("SELECT {names} FROM {table}"));
    let mut rows = sqlx::query(select).fetch(house);
    loop {
        let mut some = Vec::with_capacity(ROWS);
        while some.len() < ROWS
            && let Some(row) = rows.try_next().await.map_err(|error| MoveError::Source(error.into()))?
        {
            some.push(row);
        }
        if some.is_empty() {
            return Ok(());
        }
        // Numbers of tables stay: chat, entries and devices name them.
        let insert = format!("INSERT INTO {table} ({names}) OVERRIDING SYSTEM VALUE ");
        let mut query = QueryBuilder::<Postgres>::new(insert);
        let mut unread = None;
        query.push_values(&some, |mut values, row| {
            for (number, column) in columns.iter().enumerate() {
                let bound = match column.kind {
                    Kind::Integer => bind::<i64>(&mut values, row, number),
                    Kind::Text => bind::<String>(&mut values, row, number),
                    Kind::Bytes => bind::<Vec<u8>>(&mut values, row, number),
                };
                unread = unread.take().or(bound.err());
            }
        });
        if let Some(error) = unread {
            return Err(MoveError::Source(error.into()));
        }
        query.build().execute(&mut *to).await.map_err(|error| MoveError::Target(error.into()))?;
    }
}

/// Puts one value of a row among those that are inserted.
fn bind<'a, T>(
    values: &mut Separated<'_, Postgres, &'static str>,
    row: &'a SqliteRow,
    number: usize,
) -> Result<(), sqlx::Error>
where
    T: sqlx::Decode<'a, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
    Option<T>: for<'q> sqlx::Encode<'q, Postgres> + sqlx::Type<Postgres>,
{
    values.push_bind(row.try_get::<Option<T>, _>(number)?);
    Ok(())
}

/// The copy has as many rows everywhere, and every game has come to the same state.
async fn compare(house: &mut SqliteConnection, to: &mut PgConnection) -> Result<(), MoveError> {
    for table in MOVED {
        let count = AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        let there: i64 = sqlx::query_scalar(count)
            .fetch_one(&mut *house)
            .await
            .map_err(|error| MoveError::Source(error.into()))?;
        if count_target(to, table).await? != there as u64 {
            return Err(MoveError::Differs(format!("the number of {table}")));
        }
    }
    let last = "SELECT table_id, seq, digest FROM entries AS entry \
                WHERE seq = (SELECT max(seq) FROM entries WHERE table_id = entry.table_id) ORDER BY table_id";
    let there: Vec<(i64, i64, Vec<u8>)> =
        sqlx::query_as(last).fetch_all(house).await.map_err(|error| MoveError::Source(error.into()))?;
    let here: Vec<(i64, i64, Vec<u8>)> =
        sqlx::query_as(last).fetch_all(to).await.map_err(|error| MoveError::Target(error.into()))?;
    if there == here { Ok(()) } else { Err(MoveError::Differs("the state of a game".to_owned())) }
}

async fn count_target(to: &mut PgConnection, table: &str) -> Result<u64, MoveError> {
    let count = AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
    let count: i64 =
        sqlx::query_scalar(count).fetch_one(to).await.map_err(|error| MoveError::Target(error.into()))?;
    Ok(count as u64)
}
