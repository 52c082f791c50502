//! The one task that writes. A commit with full sync costs a trip to the disk, so everything that queued up during the
//! last one goes into the next, and each writer hears of it only then.

use std::collections::HashSet;

use sqlx::sqlite::Sqlite;
use sqlx::{Connection, QueryBuilder, Row, SqliteConnection};
use tokio::sync::mpsc;

use super::Job;
use super::rooms;
use crate::store::{
    Change, NewTable, RoomChange, StoreError, StoredEntry, StoredLine, TableId, Then, Written,
};

/// The most changes in one commit.
const BATCH: usize = 256;
/// Entries in one statement; each binds nine values and SQLite takes 32,766.
const ROWS: usize = 64;

/// Writes until told to close or until nobody is left who could write.
pub(super) async fn write_all(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut closing = false;
    while !closing && let Some(first) = jobs.recv().await {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(next) = jobs.try_recv()
        {
            batch.push(next);
        }
        closing = batch.iter().any(|job| matches!(job, Job::Close));
        commit(&mut connection, batch).await;
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly; its log is replayed at the next start");
    }
}

async fn commit(connection: &mut SqliteConnection, batch: Vec<Job>) {
    let mut creating = Vec::new();
    let mut changing = Vec::new();
    for job in batch {
        match job {
            Job::Create(table, reply) => creating.push((table, reply)),
            Job::Change(change, reply) => changing.push((change, reply)),
            Job::ForgetUnstarted(opened, reply) => {
                let forgotten = forget_unstarted(connection, opened).await;
                drop(reply.send(forgotten.map_err(StoreError::from)));
            }
            Job::Close => {}
        }
    }
    let tables: Vec<_> = creating.iter().map(|(table, _)| &**table).collect();
    let changes: Vec<_> = changing.iter().map(|(change, _)| &**change).collect();
    let written = write_batch(connection, &tables, &changes).await;
    // A writer that no longer waits for the answer will find what was written when it loads its table again.
    match written {
        Ok((created, changed)) => {
            creating.into_iter().zip(created).for_each(|((_, reply), id)| drop(reply.send(Ok(id))));
            changing.into_iter().zip(changed).for_each(|((_, reply), done)| drop(reply.send(Ok(done))));
        }
        Err(error) => {
            tracing::error!(%error, "a commit failed; nothing of it is acknowledged");
            let error = StoreError::from(error);
            creating.into_iter().for_each(|(_, reply)| drop(reply.send(Err(error.clone()))));
            changing.into_iter().for_each(|(_, reply)| drop(reply.send(Err(error.clone()))));
        }
    }
}

async fn write_batch(
    connection: &mut SqliteConnection,
    tables: &[&NewTable],
    changes: &[&Change],
) -> Result<(Vec<Option<TableId>>, Vec<Written>), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut created = Vec::with_capacity(tables.len());
    for table in tables {
        created.push(rooms::create(&mut transaction, table).await?);
    }
    let entries: Vec<_> = changes
        .iter()
        .flat_map(|change| match change {
            Change::Start { table, deal, .. } => with_table(*table, std::slice::from_ref(deal)),
            Change::Append { table, entries, .. } => with_table(*table, entries),
            _ => Vec::new(),
        })
        .collect();
    let mut inserted = HashSet::new();
    for rows in entries.chunks(ROWS) {
        insert(&mut transaction, rows, &mut inserted).await?;
    }
    let mut changed = Vec::with_capacity(changes.len());
    for change in changes {
        changed.push(follow_up(&mut transaction, change, &inserted).await?);
    }
    transaction.commit().await?;
    Ok((created, changed))
}

/// Inserts entries in one statement; those that were there already are not among `inserted`.
async fn insert(
    connection: &mut SqliteConnection,
    rows: &[(TableId, &StoredEntry)],
    inserted: &mut HashSet<(TableId, i64)>,
) -> Result<(), sqlx::Error> {
    let columns = "INSERT INTO entries (table_id, seq, seat, acted_by, ref, action, digest, noticed, at) ";
    let mut query = QueryBuilder::<Sqlite>::new(columns);
    query.push_values(rows, |mut row, (table, entry)| {
        row.push_bind(*table)
            .push_bind(entry.seq as i64)
            .push_bind(entry.seat)
            .push_bind(&*entry.by)
            .push_bind(entry.reference.as_deref())
            .push_bind(&*entry.action)
            .push_bind(&entry.digest[..])
            .push_bind(entry.noticed)
            .push_bind(entry.at);
    });
    query.push(" ON CONFLICT DO NOTHING RETURNING table_id, seq");
    for row in query.build().fetch_all(connection).await? {
        inserted.insert((row.try_get(0)?, row.try_get(1)?));
    }
    Ok(())
}

fn with_table(table: TableId, entries: &[StoredEntry]) -> Vec<(TableId, &StoredEntry)> {
    entries.iter().map(|entry| (table, entry)).collect()
}

/// What else a change asks for, once its entries are in.
async fn follow_up(
    connection: &mut SqliteConnection,
    change: &Change,
    inserted: &HashSet<(TableId, i64)>,
) -> Result<Written, sqlx::Error> {
    let done = match change {
        Change::Room { table, room } => rooms::change(connection, *table, room).await?,
        Change::Start { table, deal, room } => {
            let entries = std::slice::from_ref(deal);
            let done = all_or_nothing(connection, *table, entries, Some(room), inserted).await?;
            if done {
                set_stage(connection, *table, "playing").await?;
            }
            done
        }
        Change::Append { table, entries, then, room } => {
            let done = all_or_nothing(connection, *table, entries, room.as_ref(), inserted).await?;
            if done && *then == Then::IsOver {
                set_stage(connection, *table, "over").await?;
            }
            done
        }
        Change::Say { table, line } => say(connection, *table, line).await?,
        Change::Device { table, device } => rooms::add_device(connection, *table, device).await?,
        Change::Rematch { table, new } => rooms::rematch(connection, *table, new).await?,
        Change::Forget { table } => {
            let delete = "DELETE FROM tables WHERE id = ? AND stage = 'waiting'";
            sqlx::query(delete).bind(table).execute(connection).await?.rows_affected() == 1
        }
    };
    Ok(if done { Written::Yes } else { Written::Lost })
}

/// Whether every entry of a change was inserted and its room changed; if not, nothing of it stays.
async fn all_or_nothing(
    connection: &mut SqliteConnection,
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
            let delete = "DELETE FROM entries WHERE table_id = ? AND seq = ? AND digest = ?";
            let query = sqlx::query(delete).bind(table).bind(entry.seq as i64).bind(&entry.digest[..]);
            query.execute(&mut *connection).await?;
        }
    }
    Ok(done)
}

async fn set_stage(
    connection: &mut SqliteConnection,
    table: TableId,
    stage: &'static str,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("UPDATE tables SET stage = ? WHERE id = ?").bind(stage).bind(table);
    query.execute(connection).await.map(|_| ())
}

async fn say(
    connection: &mut SqliteConnection,
    table: TableId,
    line: &StoredLine,
) -> Result<bool, sqlx::Error> {
    let insert = "INSERT INTO chat (table_id, line, speaker, seat, name, text, ref, at) \
                  VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    let query = sqlx::query(insert)
        .bind(table)
        .bind(line.id)
        .bind(&line.speaker.0[..])
        .bind(line.seat)
        .bind(&*line.name)
        .bind(&*line.text)
        .bind(&*line.reference)
        .bind(line.at);
    Ok(query.execute(connection).await?.rows_affected() == 1)
}

async fn forget_unstarted(connection: &mut SqliteConnection, opened: i64) -> Result<u64, sqlx::Error> {
    let delete = "DELETE FROM tables WHERE stage = 'waiting' AND created_at < ?";
    Ok(sqlx::query(delete).bind(opened).execute(connection).await?.rows_affected())
}
