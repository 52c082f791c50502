//! Reading, in SQL that both databases understand: this file is part of both stores.

use games::records::ServerSeed;
use sqlx::{Database, Pool, Row};

use super::Db;
use crate::secrets::TokenHash;
use crate::store::{
    StoreError, StoredEntry, StoredSeat, StoredSitter, StoredStage, StoredTable, TableId, bytes, damaged,
};

type DbRow = <Db as Database>::Row;

pub async fn find(pool: &Pool<Db>, code: &str) -> Result<Option<StoredTable>, StoreError> {
    let found = sqlx::query("SELECT * FROM tables WHERE code = $1").bind(code).fetch_optional(pool);
    let Some(row) = found.await? else { return Ok(None) };
    let id: TableId = row.try_get("id")?;
    let seats = sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(id);
    let seats = seats.fetch_all(pool).await?;
    let seats = seats.iter().map(read_seat).collect::<Result<_, _>>()?;
    Ok(Some(StoredTable {
        id,
        game: row.try_get("game")?,
        rules: number(&row, "rules")?,
        setup: row.try_get("setup")?,
        host: number(&row, "host")?,
        stage: read_stage(row.try_get("stage")?)?,
        server_seed: ServerSeed(bytes(row.try_get("server_seed")?)?),
        seats,
    }))
}

pub async fn entries(pool: &Pool<Db>, table: TableId) -> Result<Vec<StoredEntry>, StoreError> {
    let rows = sqlx::query("SELECT * FROM entries WHERE table_id = $1 ORDER BY seq").bind(table);
    rows.fetch_all(pool).await?.iter().map(read_entry).collect()
}

pub async fn last_seq(pool: &Pool<Db>, table: TableId) -> Result<Option<u64>, StoreError> {
    let query = sqlx::query_scalar::<_, Option<i64>>("SELECT max(seq) FROM entries WHERE table_id = $1");
    let last = query.bind(table).fetch_one(pool).await?;
    last.map(|seq| u64::try_from(seq).map_err(damaged)).transpose()
}

fn read_stage(stage: &str) -> Result<StoredStage, StoreError> {
    match stage {
        "waiting" => Ok(StoredStage::Waiting),
        "playing" => Ok(StoredStage::Playing),
        "over" => Ok(StoredStage::Over),
        other => Err(damaged(format_args!("no table is '{other}'"))),
    }
}

fn read_seat(row: &DbRow) -> Result<StoredSeat, StoreError> {
    let sitter = match row.try_get("sitter")? {
        "person" => StoredSitter::Person { token: TokenHash(bytes(row.try_get("token_hash")?)?) },
        "bot" => StoredSitter::Bot { level: row.try_get("level")? },
        _ => StoredSitter::Nobody,
    };
    Ok(StoredSeat { name: row.try_get("name")?, sitter, nonce: row.try_get("nonce")? })
}

fn read_entry(row: &DbRow) -> Result<StoredEntry, StoreError> {
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(StoredEntry {
        seq: number(row, "seq")?,
        seat: seat.map(|seat| u8::try_from(seat).map_err(damaged)).transpose()?,
        by: row.try_get("acted_by")?,
        reference: row.try_get("ref")?,
        action: row.try_get("action")?,
        digest: bytes(row.try_get("digest")?)?,
        noticed: number(row, "noticed")?,
        at: row.try_get("at")?,
    })
}

/// Numbers are kept as 64 bits and are smaller here.
fn number<T>(row: &DbRow, column: &'static str) -> Result<T, StoreError>
where
    T: TryFrom<i64>,
    T::Error: std::fmt::Display,
{
    T::try_from(row.try_get::<i64, _>(column)?).map_err(damaged)
}
