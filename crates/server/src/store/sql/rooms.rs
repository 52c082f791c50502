//! Writes of tables, seats and devices in SQL that both databases understand. This file is compiled into both stores.

use protocol::RecordChoice;
use sqlx::{Database, QueryBuilder};

use super::Db;
use crate::secrets::TokenHash;
use crate::store::{
    ClearedTable, HandedOver, NewTable, RoomChange, StoredDevice, StoredSeat, StoredSitter, TableId,
};

type Connection = <Db as Database>::Connection;

/// Creates a table; `None` if its code is taken.
pub async fn create(connection: &mut Connection, table: &NewTable) -> Result<Option<TableId>, sqlx::Error> {
    let insert = "INSERT INTO tables (code, game, rules, setup, host, stage, server_seed, created_at, public, \
                  spectators, time, paused, record, class, advice) \
                  VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8, $9, $10, $11, $12, $13, $14) \
                  ON CONFLICT DO NOTHING RETURNING id";
    let query = sqlx::query_scalar::<_, TableId>(insert)
        .bind(&*table.code)
        .bind(&*table.game)
        .bind(i64::from(table.rules))
        .bind(&*table.setup)
        .bind(i64::from(table.room.host))
        .bind(&table.server_seed.0[..])
        .bind(table.at)
        .bind(i64::from(table.room.public))
        .bind(i64::from(table.room.spectators))
        .bind(&*table.room.time)
        .bind(i64::from(table.room.paused))
        .bind(table.room.record.map(RecordChoice::name))
        .bind(table.class.as_ref().and_then(|class| serde_json::to_string(class).ok()))
        .bind(table.room.advice.map(i64::from));
    let Some(id) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
    write_seats(connection, id, &table.room.seats).await?;
    for device in &table.devices {
        add_device(connection, id, device).await?;
    }
    Ok(Some(id))
}

/// Changes a room; false if its revision is not the expected one.
pub async fn change(
    connection: &mut Connection,
    table: TableId,
    change: &RoomChange,
) -> Result<bool, sqlx::Error> {
    let update = "UPDATE tables SET host = $1, public = $2, spectators = $3, time = $4, paused = $5, record = $8, \
                  advice = $9, revision = revision + 1 WHERE id = $6 AND revision = $7";
    let now = &change.now;
    let query = sqlx::query(update)
        .bind(i64::from(now.host))
        .bind(i64::from(now.public))
        .bind(i64::from(now.spectators))
        .bind(&*now.time)
        .bind(i64::from(now.paused))
        .bind(table)
        .bind(i64::from(change.was))
        .bind(now.record.map(RecordChoice::name))
        .bind(now.advice.map(i64::from));
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    write_seats(connection, table, &now.seats).await?;
    if !change.moved.is_empty() {
        let too_many = "DELETE FROM seats WHERE table_id = $1 AND seat >= $2";
        sqlx::query(too_many).bind(table).bind(now.seats.len() as i64).execute(&mut *connection).await?;
        let mut query = QueryBuilder::<Db>::new("UPDATE chat SET seat = CASE seat");
        for (old, new) in change.moved.iter().enumerate() {
            query.push(" WHEN ").push_bind(old as i64).push(" THEN ").push_bind(new.map(i64::from));
        }
        query.push(" END WHERE seat IS NOT NULL AND table_id = ").push_bind(table);
        query.build().execute(&mut *connection).await?;
    }
    Ok(true)
}

async fn write_seats(
    connection: &mut Connection,
    table: TableId,
    seats: &[StoredSeat],
) -> Result<(), sqlx::Error> {
    let columns = "INSERT INTO seats \
                   (table_id, seat, name, sitter, token_hash, level, temper, nonce, colour, ready, handed_over) ";
    let mut query = QueryBuilder::<Db>::new(columns);
    query.push_values(seats.iter().enumerate(), |mut row, (number, seat)| {
        let (sitter, token, level, temper) = match &seat.sitter {
            // The token is that of whoever sits there, or has left.
            StoredSitter::Nobody => ("nobody", seat.left_by.as_ref().map(|left| &left.0[..]), None, None),
            StoredSitter::Person { token } => ("person", Some(&token.0[..]), None, None),
            StoredSitter::Bot { level, temper } => {
                let left_by = seat.left_by.as_ref().map(|left| &left.0[..]);
                ("bot", left_by, Some(&**level), temper.as_deref())
            }
        };
        row.push_bind(table)
            .push_bind(number as i64)
            .push_bind(&*seat.name)
            .push_bind(sitter)
            .push_bind(token)
            .push_bind(level)
            .push_bind(temper)
            .push_bind(seat.nonce.as_deref())
            .push_bind(i64::from(seat.colour))
            .push_bind(i64::from(seat.ready))
            .push_bind(match seat.handed_over {
                HandedOver::No => 0_i64,
                HandedOver::ByOwner => 1,
                HandedOver::ByHost => 2,
            });
    });
    query.push(
        " ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name, sitter = excluded.sitter, \
         token_hash = excluded.token_hash, level = excluded.level, temper = excluded.temper, \
         nonce = excluded.nonce, colour = excluded.colour, ready = excluded.ready, \
         handed_over = excluded.handed_over",
    );
    query.build().execute(connection).await.map(|_| ())
}

pub async fn add_device(
    connection: &mut Connection,
    table: TableId,
    device: &StoredDevice,
) -> Result<bool, sqlx::Error> {
    let insert =
        "INSERT INTO devices (table_id, token_hash, owner_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let query = sqlx::query(insert).bind(table).bind(&device.token.0[..]).bind(&device.owner.0[..]);
    Ok(query.execute(connection).await?.rows_affected() == 1)
}

/// Deletes a table and stores what is left of it; false if something was entered since `before`.
pub async fn clear(
    connection: &mut Connection,
    (table, code): (TableId, &str),
    before: i64,
    at: i64,
    left: &ClearedTable,
) -> Result<bool, sqlx::Error> {
    let delete = "DELETE FROM tables WHERE id = $1 AND coalesce((SELECT at FROM entries WHERE table_id = tables.id \
                  ORDER BY seq DESC LIMIT 1), created_at) < $2";
    if sqlx::query(delete).bind(table).bind(before).execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    let insert = "INSERT INTO cleared_tables (code, cleared_at, outcome, readers, record) VALUES ($1, $2, $3, $4, $5) \
                  ON CONFLICT (code) DO UPDATE SET cleared_at = excluded.cleared_at, outcome = excluded.outcome, \
                  readers = excluded.readers, record = excluded.record";
    let query = sqlx::query(insert)
        .bind(code)
        .bind(at)
        .bind(left.outcome.name())
        .bind(left.readers.as_deref().map(TokenHash::list_to_json))
        .bind(left.record.as_deref());
    query.execute(connection).await.map(|_| true)
}

/// Creates the rematch and names it in the old table; false if there is one or the code is taken.
pub async fn rematch(
    connection: &mut Connection,
    table: TableId,
    new: &NewTable,
) -> Result<bool, sqlx::Error> {
    let name = "UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL \
                AND NOT EXISTS (SELECT 1 FROM tables AS other WHERE other.code = $1)";
    let query = sqlx::query(name).bind(&*new.code).bind(table);
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    create(connection, new).await.map(|id| id.is_some())
}
