//! Writing tables, their seats and their devices.

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::sitter_name;
use crate::store::{NewTable, RoomChange, StoredDevice, StoredSeat, StoredSitter, TableId};

/// Opens a table; `None` if its code is taken.
pub(super) async fn create(
    connection: &mut SqliteConnection,
    table: &NewTable,
) -> Result<Option<TableId>, sqlx::Error> {
    let insert = "INSERT INTO tables (code, game, rules, setup, host, stage, server_seed, created_at, public, \
                  spectators, time, paused) VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?, ?, ?) \
                  ON CONFLICT DO NOTHING RETURNING id";
    let query = sqlx::query_scalar::<_, TableId>(insert)
        .bind(&*table.code)
        .bind(&*table.game)
        .bind(table.rules)
        .bind(&*table.setup)
        .bind(table.room.host)
        .bind(&table.server_seed.0[..])
        .bind(table.at)
        .bind(table.room.public)
        .bind(table.room.spectators)
        .bind(&*table.room.time)
        .bind(table.room.paused);
    let Some(id) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
    write_seats(connection, id, &table.room.seats).await?;
    for device in &table.devices {
        add_device(connection, id, device).await?;
    }
    Ok(Some(id))
}

/// Whether the room was still what the change supposes.
pub(super) async fn change(
    connection: &mut SqliteConnection,
    table: TableId,
    change: &RoomChange,
) -> Result<bool, sqlx::Error> {
    let update = "UPDATE tables SET host = ?, public = ?, spectators = ?, time = ?, paused = ?, \
                  revision = revision + 1 WHERE id = ? AND revision = ?";
    let now = &change.now;
    let query = sqlx::query(update)
        .bind(now.host)
        .bind(now.public)
        .bind(now.spectators)
        .bind(&*now.time)
        .bind(now.paused)
        .bind(table)
        .bind(change.was);
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    write_seats(connection, table, &now.seats).await?;
    if !change.moved.is_empty() {
        let mut query = QueryBuilder::<Sqlite>::new("UPDATE chat SET seat = CASE seat");
        for (old, new) in change.moved.iter().enumerate() {
            query.push(" WHEN ").push_bind(old as i64).push(" THEN ").push_bind(*new);
        }
        query.push(" END WHERE seat IS NOT NULL AND table_id = ").push_bind(table);
        query.build().execute(&mut *connection).await?;
    }
    Ok(true)
}

async fn write_seats(
    connection: &mut SqliteConnection,
    table: TableId,
    seats: &[StoredSeat],
) -> Result<(), sqlx::Error> {
    let columns = "INSERT OR REPLACE INTO seats \
                   (table_id, seat, name, sitter, token_hash, level, temper, nonce, colour, ready, handed_over) ";
    let mut query = QueryBuilder::<Sqlite>::new(columns);
    query.push_values(seats.iter().enumerate(), |mut row, (number, seat)| {
        let (token, level, temper) = match &seat.sitter {
            StoredSitter::Nobody => (None, None, None),
            StoredSitter::Person { token } => (Some(&token.0[..]), None, None),
            StoredSitter::Bot { level, temper } => (None, Some(&**level), temper.as_deref()),
        };
        row.push_bind(table)
            .push_bind(number as i64)
            .push_bind(&*seat.name)
            .push_bind(sitter_name(&seat.sitter))
            .push_bind(token)
            .push_bind(level)
            .push_bind(temper)
            .push_bind(seat.nonce.as_deref())
            .push_bind(seat.colour)
            .push_bind(seat.ready)
            .push_bind(seat.handed_over);
    });
    query.build().execute(connection).await.map(|_| ())
}

pub(super) async fn add_device(
    connection: &mut SqliteConnection,
    table: TableId,
    device: &StoredDevice,
) -> Result<bool, sqlx::Error> {
    let insert =
        "INSERT INTO devices (table_id, token_hash, owner_hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    let query = sqlx::query(insert).bind(table).bind(&device.token.0[..]).bind(&device.owner.0[..]);
    Ok(query.execute(connection).await?.rows_affected() == 1)
}

/// The new table, named by the old one.
pub(super) async fn rematch(
    connection: &mut SqliteConnection,
    table: TableId,
    new: &NewTable,
) -> Result<bool, sqlx::Error> {
    let name = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL \
                AND NOT EXISTS (SELECT 1 FROM tables AS other WHERE other.code = ?)";
    let query = sqlx::query(name).bind(&*new.code).bind(table).bind(&*new.code);
    if query.execute(&mut *connection).await?.rows_affected() != 1 {
        return Ok(false);
    }
    create(connection, new).await.map(|id| id.is_some())
}
