//! Queries in SQL that both databases understand. This file is compiled into both stores.

use game_core::Digest;
use games::records::ServerSeed;
use protocol::RecordChoice;
use sqlx::{Database, Row};

use super::Db;
use crate::secrets::TokenHash;
use crate::store::{
    ClearedOutcome, ClearedTable, HandedOver, StoreError, StoredDevice, StoredEntry, StoredLine, StoredRoom,
    StoredSeat, StoredSitter, StoredSnapshot, StoredStage, StoredTable, StoredTableClass, TableId, bytes,
};

type DbRow = <Db as Database>::Row;
type Connection = <Db as Database>::Connection;

pub async fn find(connection: &mut Connection, code: &str) -> Result<Option<StoredTable>, StoreError> {
    let found =
        sqlx::query("SELECT * FROM tables WHERE code = $1").bind(code).fetch_optional(&mut *connection);
    match found.await? {
        Some(row) => load_table(connection, &row).await.map(Some),
        None => Ok(None),
    }
}

pub async fn lobby(connection: &mut Connection, most: u32) -> Result<Vec<StoredTable>, StoreError> {
    let open = "SELECT * FROM tables WHERE public = 1 AND stage <> 'over' ORDER BY created_at DESC LIMIT $1";
    let rows = sqlx::query(open).bind(i64::from(most)).fetch_all(&mut *connection).await?;
    let mut tables = Vec::with_capacity(rows.len());
    for row in &rows {
        tables.push(load_table(connection, row).await?);
    }
    Ok(tables)
}

pub async fn chat(
    connection: &mut Connection,
    table: TableId,
    most: u32,
) -> Result<Vec<StoredLine>, StoreError> {
    let newest = "SELECT * FROM chat WHERE table_id = $1 ORDER BY line DESC LIMIT $2";
    let rows = sqlx::query(newest).bind(table).bind(i64::from(most)).fetch_all(&mut *connection).await?;
    rows.iter().rev().map(read_line).collect()
}

pub async fn entries(connection: &mut Connection, table: TableId) -> Result<Vec<StoredEntry>, StoreError> {
    let rows = sqlx::query("SELECT * FROM entries WHERE table_id = $1 ORDER BY seq").bind(table);
    rows.fetch_all(&mut *connection).await?.iter().map(read_entry).collect()
}

pub async fn snapshot(
    connection: &mut Connection,
    table: TableId,
) -> Result<Option<StoredSnapshot>, StoreError> {
    let found = sqlx::query("SELECT * FROM snapshots WHERE table_id = $1")
        .bind(table)
        .fetch_optional(&mut *connection);
    let Some(row) = found.await? else { return Ok(None) };
    Ok(Some(StoredSnapshot {
        seq: number(&row, "seq")?,
        maker: row.try_get("maker")?,
        digest: bytes(row.try_get("digest")?)?,
        bytes: row.try_get("snapshot")?,
    }))
}

pub async fn last_seq(connection: &mut Connection, table: TableId) -> Result<Option<u64>, StoreError> {
    let query = sqlx::query_scalar::<_, Option<i64>>("SELECT max(seq) FROM entries WHERE table_id = $1");
    let last = query.bind(table).fetch_one(&mut *connection).await?;
    last.map(|seq| u64::try_from(seq).map_err(StoreError::damaged)).transpose()
}

pub async fn idle(
    connection: &mut Connection,
    stage: StoredStage,
    before: i64,
    after: TableId,
    most: u32,
) -> Result<Vec<(TableId, String)>, StoreError> {
    let idle = "SELECT id, code FROM tables WHERE stage = $1 AND id > $3 AND coalesce((SELECT at FROM entries \
                WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), created_at) < $2 ORDER BY id LIMIT $4";
    let stage = match stage {
        StoredStage::Waiting => "waiting",
        StoredStage::Playing => "playing",
        StoredStage::Over => "over",
    };
    let rows = sqlx::query(idle).bind(stage).bind(before).bind(after).bind(i64::from(most));
    let rows = rows.fetch_all(&mut *connection).await?;
    rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("code")?))).collect()
}

pub async fn cleared(connection: &mut Connection, code: &str) -> Result<Option<ClearedTable>, StoreError> {
    let found = sqlx::query("SELECT * FROM cleared_tables WHERE code = $1")
        .bind(code)
        .fetch_optional(&mut *connection);
    let Some(row) = found.await? else { return Ok(None) };
    let outcome: String = row.try_get("outcome")?;
    let outcome = ClearedOutcome::ALL.into_iter().find(|known| known.name() == outcome);
    let readers: Option<String> = row.try_get("readers")?;
    let readers = readers.map(|readers| TokenHash::list_from_json(&readers).map_err(StoreError::damaged));
    Ok(Some(ClearedTable {
        outcome: outcome.ok_or_else(|| StoreError::damaged("an odd outcome of a table"))?,
        readers: readers.transpose()?,
        record: row.try_get("record")?,
    }))
}

/// A table with its seats and devices.
async fn load_table(connection: &mut Connection, row: &DbRow) -> Result<StoredTable, StoreError> {
    let id: TableId = row.try_get("id")?;
    let seats = sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(id);
    let seats = seats.fetch_all(&mut *connection).await?;
    let devices =
        sqlx::query("SELECT * FROM devices WHERE table_id = $1").bind(id).fetch_all(&mut *connection).await?;
    Ok(StoredTable {
        id,
        code: row.try_get("code")?,
        game: row.try_get("game")?,
        rules: number(row, "rules")?,
        setup: row.try_get("setup")?,
        stage: read_stage(row.try_get("stage")?)?,
        server_seed: ServerSeed(bytes(row.try_get("server_seed")?)?),
        room: StoredRoom {
            host: number(row, "host")?,
            public: is_set(row, "public")?,
            spectators: is_set(row, "spectators")?,
            time: row.try_get("time")?,
            record: read_record_choice(row.try_get("record")?)?,
            advice: row.try_get::<Option<i64>, _>("advice")?.map(|advice| advice != 0),
            paused: is_set(row, "paused")?,
            seats: seats.iter().map(read_seat).collect::<Result<_, _>>()?,
        },
        revision: number(row, "revision")?,
        devices: devices.iter().map(read_device).collect::<Result<_, _>>()?,
        rematch: row.try_get("rematch")?,
        opened: row.try_get("created_at")?,
        class: read_class(row.try_get("class")?)?,
        clocks: row.try_get("clocks")?,
    })
}

pub fn read_stage(stage: &str) -> Result<StoredStage, StoreError> {
    match stage {
        "waiting" => Ok(StoredStage::Waiting),
        "playing" => Ok(StoredStage::Playing),
        "over" => Ok(StoredStage::Over),
        other => Err(StoreError::damaged(format_args!("no table is '{other}'"))),
    }
}

fn read_class(class: Option<&str>) -> Result<Option<StoredTableClass>, StoreError> {
    class.map(|class| serde_json::from_str(class).map_err(StoreError::damaged)).transpose()
}

fn read_record_choice(choice: Option<&str>) -> Result<Option<RecordChoice>, StoreError> {
    let Some(choice) = choice else { return Ok(None) };
    let found = RecordChoice::ALL.into_iter().find(|known| known.name() == choice);
    found.map(Some).ok_or_else(|| StoreError::damaged(format_args!("no record is to be '{choice}'")))
}

fn read_seat(row: &DbRow) -> Result<StoredSeat, StoreError> {
    let sitter = match row.try_get("sitter")? {
        "person" => StoredSitter::Person { token: token(row, "token_hash")? },
        "bot" => StoredSitter::Bot { level: row.try_get("level")?, temper: row.try_get("temper")? },
        _ => StoredSitter::Nobody,
    };
    let left_by = match sitter {
        StoredSitter::Person { .. } => None,
        StoredSitter::Nobody | StoredSitter::Bot { .. } => {
            row.try_get::<Option<Vec<u8>>, _>("token_hash")?.map(bytes).transpose()?.map(TokenHash)
        }
    };
    Ok(StoredSeat {
        name: row.try_get("name")?,
        sitter,
        nonce: row.try_get("nonce")?,
        colour: number(row, "colour")?,
        ready: is_set(row, "ready")?,
        handed_over: read_handed_over(row)?,
        left_by,
    })
}

/// Programs that know nothing of the host's stand-ins take any number but 0 for the owner's.
fn read_handed_over(row: &DbRow) -> Result<HandedOver, StoreError> {
    Ok(match row.try_get::<i64, _>("handed_over")? {
        0 => HandedOver::No,
        2 => HandedOver::ByHost,
        _ => HandedOver::ByOwner,
    })
}

fn read_device(row: &DbRow) -> Result<StoredDevice, StoreError> {
    Ok(StoredDevice { token: token(row, "token_hash")?, owner: token(row, "owner_hash")? })
}

fn read_line(row: &DbRow) -> Result<StoredLine, StoreError> {
    Ok(StoredLine {
        id: number(row, "line")?,
        speaker: token(row, "speaker")?,
        seat: seat(row)?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        reference: row.try_get("ref")?,
        at: row.try_get("at")?,
    })
}

fn read_entry(row: &DbRow) -> Result<StoredEntry, StoreError> {
    Ok(StoredEntry {
        seq: number(row, "seq")?,
        seat: seat(row)?,
        by: row.try_get("acted_by")?,
        reference: row.try_get("ref")?,
        action: row.try_get("action")?,
        digest: Digest::from_bytes(row.try_get("digest")?).map_err(StoreError::damaged)?,
        noticed: number(row, "noticed")?,
        at: row.try_get("at")?,
    })
}

fn seat(row: &DbRow) -> Result<Option<u8>, StoreError> {
    let seat: Option<i64> = row.try_get("seat")?;
    seat.map(|seat| u8::try_from(seat).map_err(StoreError::damaged)).transpose()
}

fn token(row: &DbRow, column: &'static str) -> Result<TokenHash, StoreError> {
    Ok(TokenHash(bytes(row.try_get(column)?)?))
}

/// Numbers are stored as 64 bits.
pub fn number<T>(row: &DbRow, column: &'static str) -> Result<T, StoreError>
where
    T: TryFrom<i64>,
    T::Error: std::fmt::Display,
{
    T::try_from(row.try_get::<i64, _>(column)?).map_err(StoreError::damaged)
}

/// Booleans are stored as numbers, because not every database has a type for them.
fn is_set(row: &DbRow, column: &'static str) -> Result<bool, StoreError> {
    Ok(row.try_get::<i64, _>(column)? != 0)
}
