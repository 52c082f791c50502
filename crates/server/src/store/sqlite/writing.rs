//! The one task that writes. A commit with full sync costs a trip to the disk, so everything that queued up during the
//! last one goes into the next, and each writer hears of it only then.

use std::collections::HashSet;

use sqlx::sqlite::Sqlite;
use sqlx::{Connection, QueryBuilder, Row, SqliteConnection};
use tokio::sync::mpsc;

use super::{Job, sitter_name};
use crate::store::{
    Change, NewTable, StoreError, StoredEntry, StoredSeat, StoredSitter, TableId, Then, Written,
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
        created.push(create(&mut transaction, table).await?);
    }
    let entries: Vec<_> = changes
        .iter()
        .filter_map(|change| match change {
            Change::Start { table, deal, .. } => Some((*table, deal)),
            Change::Append { table, entry, .. } => Some((*table, entry)),
            Change::Seat { .. } => None,
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

/// What else a change asks for, once its entry is in.
async fn follow_up(
    connection: &mut SqliteConnection,
    change: &Change,
    inserted: &HashSet<(TableId, i64)>,
) -> Result<Written, sqlx::Error> {
    match change {
        Change::Seat { table, seat, was, now } => {
            let (token, level) = columns_of(now);
            let update = "UPDATE seats SET name = ?, sitter = ?, token_hash = ?, level = ?, nonce = ? \
                          WHERE table_id = ? AND seat = ? AND sitter = ?";
            let query = sqlx::query(update)
                .bind(&*now.name)
                .bind(sitter_name(now.sitter.kind()))
                .bind(token)
                .bind(level)
                .bind(now.nonce.as_deref())
                .bind(table)
                .bind(seat)
                .bind(sitter_name(*was));
            let done = query.execute(connection).await?.rows_affected() == 1;
            return Ok(if done { Written::Yes } else { Written::Lost });
        }
        Change::Start { table, deal, nonces } => {
            if !inserted.contains(&(*table, deal.seq as i64)) {
                return Ok(Written::Lost);
            }
            for (seat, nonce) in nonces.iter().enumerate() {
                let update = "UPDATE seats SET nonce = ? WHERE table_id = ? AND seat = ?";
                let query = sqlx::query(update).bind(&**nonce).bind(table).bind(seat as i64);
                query.execute(&mut *connection).await?;
            }
            set_stage(connection, *table, "playing").await?;
        }
        Change::Append { table, entry, then } => {
            if !inserted.contains(&(*table, entry.seq as i64)) {
                return Ok(Written::Lost);
            }
            if *then == Then::IsOver {
                set_stage(connection, *table, "over").await?;
            }
        }
    }
    Ok(Written::Yes)
}

async fn set_stage(
    connection: &mut SqliteConnection,
    table: TableId,
    stage: &'static str,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("UPDATE tables SET stage = ? WHERE id = ?").bind(stage).bind(table);
    query.execute(connection).await.map(|_| ())
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<Option<TableId>, sqlx::Error> {
    let insert = "INSERT INTO tables (code, game, rules, setup, host, stage, server_seed, created_at) \
                  VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?) ON CONFLICT DO NOTHING RETURNING id";
    let query = sqlx::query_scalar::<_, TableId>(insert)
        .bind(&*table.code)
        .bind(&*table.game)
        .bind(table.rules)
        .bind(&*table.setup)
        .bind(table.host)
        .bind(&table.server_seed.0[..])
        .bind(table.at);
    let Some(id) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
    for (number, seat) in table.seats.iter().enumerate() {
        let (token, level) = columns_of(seat);
        let insert = "INSERT INTO seats (table_id, seat, name, sitter, token_hash, level, nonce) \
                      VALUES (?, ?, ?, ?, ?, ?, ?)";
        let query = sqlx::query(insert)
            .bind(id)
            .bind(number as i64)
            .bind(&*seat.name)
            .bind(sitter_name(seat.sitter.kind()))
            .bind(token)
            .bind(level)
            .bind(seat.nonce.as_deref());
        query.execute(&mut *connection).await?;
    }
    Ok(Some(id))
}

/// Token hash and level of a seat, where it has them.
fn columns_of(seat: &StoredSeat) -> (Option<&[u8]>, Option<&str>) {
    match &seat.sitter {
        StoredSitter::Nobody => (None, None),
        StoredSitter::Person { token } => (Some(&token.0), None),
        StoredSitter::Bot { level } => (None, Some(level)),
    }
}
