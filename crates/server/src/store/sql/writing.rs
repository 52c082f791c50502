//! Writing, in SQL that both databases understand: this file is part of both stores. A batch is one transaction.

use std::collections::HashSet;

use sqlx::{Database, QueryBuilder, Row};

use super::Db;
use crate::store::writer::{Batch, Outcome};
use crate::store::{
    Change, NewTable, SitterKind, StoredEntry, StoredSeat, StoredSitter, TableId, Then, Written,
};

/// Entries in one statement; each binds nine values, and SQLite takes 32,766 of them.
const ROWS: usize = 64;

type Connection = <Db as Database>::Connection;

/// Writes a batch inside a transaction that has begun.
pub async fn write(transaction: &mut Connection, batch: &Batch) -> Result<Outcome, sqlx::Error> {
    let mut created = Vec::with_capacity(batch.tables.len());
    for table in &batch.tables {
        created.push(create(transaction, table).await?);
    }
    let entries: Vec<_> = batch
        .changes
        .iter()
        .filter_map(|change| match &**change {
            Change::Start { table, deal, .. } => Some((*table, deal)),
            Change::Append { table, entry, .. } => Some((*table, entry)),
            Change::Seat { .. } => None,
        })
        .collect();
    let mut inserted = HashSet::new();
    for rows in entries.chunks(ROWS) {
        insert(transaction, rows, &mut inserted).await?;
    }
    let mut changed = Vec::with_capacity(batch.changes.len());
    for change in &batch.changes {
        changed.push(follow_up(transaction, change, &inserted).await?);
    }
    Ok(Outcome { created, changed })
}

/// Inserts entries in one statement; those that were there already are not among `inserted`.
async fn insert(
    connection: &mut Connection,
    rows: &[(TableId, &StoredEntry)],
    inserted: &mut HashSet<(TableId, i64)>,
) -> Result<(), sqlx::Error> {
    let columns = "INSERT INTO entries (table_id, seq, seat, acted_by, ref, action, digest, noticed, at) ";
    let mut query = QueryBuilder::<Db>::new(columns);
    query.push_values(rows, |mut row, (table, entry)| {
        row.push_bind(*table)
            .push_bind(entry.seq as i64)
            .push_bind(entry.seat.map(i64::from))
            .push_bind(&*entry.by)
            .push_bind(entry.reference.as_deref())
            .push_bind(&*entry.action)
            .push_bind(&entry.digest[..])
            .push_bind(i64::from(entry.noticed))
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
    connection: &mut Connection,
    change: &Change,
    inserted: &HashSet<(TableId, i64)>,
) -> Result<Written, sqlx::Error> {
    match change {
        Change::Seat { table, seat, was, now } => {
            let (token, level) = columns_of(now);
            let update = "UPDATE seats SET name = $1, sitter = $2, token_hash = $3, level = $4, nonce = $5 \
                          WHERE table_id = $6 AND seat = $7 AND sitter = $8";
            let query = sqlx::query(update)
                .bind(&*now.name)
                .bind(sitter_name(now.sitter.kind()))
                .bind(token)
                .bind(level)
                .bind(now.nonce.as_deref())
                .bind(table)
                .bind(i64::from(*seat))
                .bind(sitter_name(*was));
            let done = query.execute(connection).await?.rows_affected() == 1;
            return Ok(if done { Written::Yes } else { Written::Lost });
        }
        Change::Start { table, deal, nonces } => {
            if !inserted.contains(&(*table, deal.seq as i64)) {
                return Ok(Written::Lost);
            }
            for (seat, nonce) in nonces.iter().enumerate() {
                let update = "UPDATE seats SET nonce = $1 WHERE table_id = $2 AND seat = $3";
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
    connection: &mut Connection,
    table: TableId,
    stage: &'static str,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("UPDATE tables SET stage = $1 WHERE id = $2").bind(stage).bind(table);
    query.execute(connection).await.map(|_| ())
}

async fn create(connection: &mut Connection, table: &NewTable) -> Result<Option<TableId>, sqlx::Error> {
    let insert = "INSERT INTO tables (code, game, rules, setup, host, stage, server_seed, created_at) \
                  VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7) ON CONFLICT DO NOTHING RETURNING id";
    let query = sqlx::query_scalar::<_, TableId>(insert)
        .bind(&*table.code)
        .bind(&*table.game)
        .bind(i64::from(table.rules))
        .bind(&*table.setup)
        .bind(i64::from(table.host))
        .bind(&table.server_seed.0[..])
        .bind(table.at);
    let Some(id) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
    for (number, seat) in table.seats.iter().enumerate() {
        let (token, level) = columns_of(seat);
        let insert = "INSERT INTO seats (table_id, seat, name, sitter, token_hash, level, nonce) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7)";
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

fn sitter_name(kind: SitterKind) -> &'static str {
    match kind {
        SitterKind::Nobody => "nobody",
        SitterKind::Person => "person",
        SitterKind::Bot => "bot",
    }
}
