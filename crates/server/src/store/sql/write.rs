//! Writes of entries and chat in SQL that both databases understand. This file is compiled into both stores. A batch
//! is one transaction.

use std::collections::HashSet;

use sqlx::{Database, QueryBuilder, Row};

use super::{Db, rooms};
use crate::store::writer::{Batch, BatchOutcome, FencedChange};
use crate::store::{
    GameStatus, RoomChange, StoredEntry, StoredLine, StoredSnapshot, TableChange, TableId, WriteOutcome,
};

/// Entries in one statement; each binds nine values, and SQLite allows 32,766.
const ROWS: usize = 64;

/// More than a page, so that new ones are needed.
const CHECKED_SPACE: usize = 8 * 1024;

type Connection = <Db as Database>::Connection;

/// Writes a batch inside an open transaction. Of the changes those count whose table is held as they say.
pub async fn write(
    transaction: &mut Connection,
    batch: &Batch,
    is_held: impl Fn(&FencedChange) -> bool,
) -> Result<BatchOutcome, sqlx::Error> {
    let mut created = Vec::with_capacity(batch.tables.len());
    for table in &batch.tables {
        created.push(rooms::create(transaction, table).await?);
    }
    let entries: Vec<_> = batch
        .changes
        .iter()
        .filter(|fenced| is_held(fenced))
        .flat_map(|fenced| match &fenced.change {
            TableChange::Start { table, deal, .. } => with_table(*table, std::slice::from_ref(deal)),
            TableChange::Append { table, entries, .. } => with_table(*table, entries),
            _ => Vec::new(),
        })
        .collect();
    let mut inserted = HashSet::new();
    for rows in entries.chunks(ROWS) {
        match batch.changes.len() {
            1 => insert_what_is_new(transaction, rows, &mut inserted).await?,
            _ => insert_all(transaction, rows, &mut inserted).await?,
        }
    }
    let mut changed = Vec::with_capacity(batch.changes.len());
    for fenced in &batch.changes {
        changed.push(match is_held(fenced) {
            true => Some(follow_up(transaction, &fenced.change, &inserted).await?),
            false => None,
        });
    }
    Ok(BatchOutcome { created, changed })
}

/// Stores something that needs space and takes it away again.
pub async fn check(transaction: &mut Connection) -> Result<(), sqlx::Error> {
    let space = vec![0u8; CHECKED_SPACE];
    let insert =
        "INSERT INTO checks (number, bytes) VALUES (1, $1) ON CONFLICT (number) DO UPDATE SET bytes = $1";
    sqlx::query(insert).bind(space).execute(&mut *transaction).await?;
    sqlx::query("DELETE FROM checks").execute(transaction).await.map(|_| ())
}

/// Inserts entries of several changes. Having each row told again costs more than storing it, so only their number is
/// asked for. If one exists already the batch is refused, and each change is tried alone.
async fn insert_all(
    connection: &mut Connection,
    rows: &[(TableId, &StoredEntry)],
    inserted: &mut HashSet<(TableId, i64)>,
) -> Result<(), sqlx::Error> {
    let stored = insertion(rows).build().execute(connection).await?.rows_affected();
    if stored != rows.len() as u64 {
        return Err(sqlx::Error::RowNotFound);
    }
    inserted.extend(rows.iter().map(|(table, entry)| (*table, entry.seq as i64)));
    Ok(())
}

/// Inserts the entries of one change; existing ones are not added to `inserted`.
async fn insert_what_is_new(
    connection: &mut Connection,
    rows: &[(TableId, &StoredEntry)],
    inserted: &mut HashSet<(TableId, i64)>,
) -> Result<(), sqlx::Error> {
    let mut query = insertion(rows);
    query.push(" RETURNING table_id, seq");
    for row in query.build().fetch_all(connection).await? {
        inserted.insert((row.try_get(0)?, row.try_get(1)?));
    }
    Ok(())
}

/// The statement that inserts entries and leaves existing ones as they are.
fn insertion(rows: &[(TableId, &StoredEntry)]) -> QueryBuilder<Db> {
    let columns = "INSERT INTO entries (table_id, seq, seat, acted_by, ref, action, digest, noticed, at) ";
    let mut query = QueryBuilder::<Db>::new(columns);
    query.push_values(rows, |mut row, (table, entry)| {
        row.push_bind(*table)
            .push_bind(entry.seq as i64)
            .push_bind(entry.seat.map(i64::from))
            .push_bind(&*entry.by)
            .push_bind(entry.reference.as_deref())
            .push_bind(&*entry.action)
            .push_bind(entry.digest.to_bytes())
            .push_bind(i64::from(entry.noticed))
            .push_bind(entry.at);
    });
    query.push(" ON CONFLICT DO NOTHING");
    query
}

fn with_table(table: TableId, entries: &[StoredEntry]) -> Vec<(TableId, &StoredEntry)> {
    entries.iter().map(|entry| (table, entry)).collect()
}

/// The rest of a change, after its entries were inserted.
async fn follow_up(
    connection: &mut Connection,
    change: &TableChange,
    inserted: &HashSet<(TableId, i64)>,
) -> Result<WriteOutcome, sqlx::Error> {
    let done = match change {
        TableChange::Room { table, room } => rooms::change(connection, *table, room).await?,
        TableChange::Start { table, deal, room } => {
            let entries = std::slice::from_ref(deal);
            let done = all_or_nothing(connection, *table, entries, Some(room), inserted).await?;
            if done {
                set_stage(connection, *table, "playing").await?;
            }
            done
        }
        TableChange::Append { table, entries, status, room } => {
            let done = all_or_nothing(connection, *table, entries, room.as_ref(), inserted).await?;
            if done && *status == GameStatus::Over {
                set_stage(connection, *table, "over").await?;
            }
            done
        }
        TableChange::Say { table, line } => say(connection, *table, line).await?,
        TableChange::Device { table, device } => rooms::add_device(connection, *table, device).await?,
        TableChange::Rematch { table, new } => rooms::rematch(connection, *table, new).await?,
        TableChange::Clocks { table, clocks } => {
            let update = "UPDATE tables SET clocks = $1 WHERE id = $2";
            sqlx::query(update).bind(&**clocks).bind(table).execute(connection).await?.rows_affected() == 1
        }
        TableChange::Snapshot { table, snapshot } => keep_snapshot(connection, *table, snapshot).await?,
        TableChange::Clear { table, code, before, at, left } => {
            rooms::clear(connection, (*table, code), *before, *at, left).await?
        }
        TableChange::Remove { table } => {
            let delete = sqlx::query("DELETE FROM tables WHERE id = $1").bind(table);
            delete.execute(connection).await?.rows_affected() == 1
        }
        TableChange::Delete { table } => {
            let delete = "DELETE FROM tables WHERE id = $1 AND stage = 'waiting'";
            sqlx::query(delete).bind(table).execute(connection).await?.rows_affected() == 1
        }
    };
    Ok(if done { WriteOutcome::Stored } else { WriteOutcome::Conflict })
}

/// Whether every entry of a change was inserted and its room changed; if not, the inserted entries are removed again.
async fn all_or_nothing(
    connection: &mut Connection,
    table: TableId,
    entries: &[StoredEntry],
    room: Option<&RoomChange>,
    inserted: &HashSet<(TableId, i64)>,
) -> Result<bool, sqlx::Error> {
    let is_in = |entry: &&StoredEntry| inserted.contains(&(table, entry.seq as i64));
    let mut done = entries.iter().all(|entry| is_in(&entry));
    if let Some(room) = room.filter(|_| done) {
        done = rooms::change(connection, table, room).await?;
    }
    if !done {
        for entry in entries.iter().filter(is_in) {
            let delete = "DELETE FROM entries WHERE table_id = $1 AND seq = $2 AND digest = $3";
            let query = sqlx::query(delete).bind(table).bind(entry.seq as i64).bind(entry.digest.to_bytes());
            query.execute(&mut *connection).await?;
        }
    }
    Ok(done)
}

async fn set_stage(
    connection: &mut Connection,
    table: TableId,
    stage: &'static str,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("UPDATE tables SET stage = $1 WHERE id = $2").bind(stage).bind(table);
    query.execute(connection).await.map(|_| ())
}

/// False if the table has been deleted meanwhile.
async fn keep_snapshot(
    connection: &mut Connection,
    table: TableId,
    snapshot: &StoredSnapshot,
) -> Result<bool, sqlx::Error> {
    let insert = "INSERT INTO snapshots (table_id, seq, maker, digest, snapshot) SELECT $1, $2, $3, $4, $5 \
                  WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT (table_id) DO UPDATE SET \
                  seq = excluded.seq, maker = excluded.maker, digest = excluded.digest, \
                  snapshot = excluded.snapshot";
    let query = sqlx::query(insert)
        .bind(table)
        .bind(snapshot.seq as i64)
        .bind(&*snapshot.maker)
        .bind(&snapshot.digest[..])
        .bind(&*snapshot.bytes);
    Ok(query.execute(connection).await?.rows_affected() == 1)
}

async fn say(connection: &mut Connection, table: TableId, line: &StoredLine) -> Result<bool, sqlx::Error> {
    let insert = "INSERT INTO chat (table_id, line, speaker, seat, name, text, ref, at) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
    let query = sqlx::query(insert)
        .bind(table)
        .bind(i64::from(line.id))
        .bind(&line.speaker.0[..])
        .bind(line.seat.map(i64::from))
        .bind(&*line.name)
        .bind(&*line.text)
        .bind(&*line.reference)
        .bind(line.at);
    Ok(query.execute(connection).await?.rows_affected() == 1)
}
