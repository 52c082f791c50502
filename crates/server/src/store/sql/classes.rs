//! Classes in SQL that both databases understand. This file is compiled into both stores.

use sqlx::{Database, Row};

use super::Db;
use crate::store::{ClassChange, StoreError, StoredClass, WriteOutcome};

type Connection = <Db as Database>::Connection;

pub async fn find(connection: &mut Connection, code: &str) -> Result<Option<StoredClass>, StoreError> {
    let found = sqlx::query("SELECT * FROM classes WHERE code = $1").bind(code).fetch_optional(connection);
    let Some(row) = found.await? else { return Ok(None) };
    let revision = row.try_get::<i64, _>("revision")?;
    Ok(Some(StoredClass {
        code: row.try_get("code")?,
        revision: u32::try_from(revision).map_err(StoreError::damaged)?,
        record: row.try_get("record")?,
    }))
}

/// The classes that somebody has to look after by now.
pub async fn due(connection: &mut Connection, now: i64, most: u32) -> Result<Vec<String>, StoreError> {
    let due = "SELECT code FROM classes WHERE due_at <= $1 ORDER BY due_at LIMIT $2";
    let rows = sqlx::query(due).bind(now).bind(i64::from(most)).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(row.try_get("code")?)).collect()
}

/// A statement is a transaction of its own.
pub async fn write(connection: &mut Connection, change: &ClassChange) -> Result<WriteOutcome, sqlx::Error> {
    let done = match change {
        ClassChange::Create { code, record, at, due } => {
            let insert = "INSERT INTO classes (code, created_at, due_at, record) VALUES ($1, $2, $3, $4) \
                          ON CONFLICT DO NOTHING";
            sqlx::query(insert).bind(&**code).bind(*at).bind(*due).bind(&**record).execute(connection).await?
        }
        ClassChange::Change { code, was, record, due } => {
            let update = "UPDATE classes SET record = $1, due_at = $2, revision = revision + 1 \
                          WHERE code = $3 AND revision = $4";
            let query = sqlx::query(update).bind(&**record).bind(*due).bind(&**code).bind(i64::from(*was));
            query.execute(connection).await?
        }
        ClassChange::Delete { code } => {
            sqlx::query("DELETE FROM classes WHERE code = $1").bind(&**code).execute(connection).await?
        }
    };
    Ok(if done.rows_affected() == 1 { WriteOutcome::Stored } else { WriteOutcome::Conflict })
}
