//! Orders of an operator, and tables as an operator sees them, in SQL that both databases understand. This file is compiled
//! into both stores.

use sqlx::{Database, Row};

use super::Db;
use super::read::{number, read_stage};
use crate::store::{Order, OrderChange, OrderId, OrderKind, StoreError, TableId, TableSummary};

type DbRow = <Db as Database>::Row;
type Connection = <Db as Database>::Connection;

/// The number of the last migration; `None` if there is none, or no house.
pub async fn version(connection: &mut Connection) -> Result<Option<i64>, StoreError> {
    let last = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
    Ok(last.fetch_one(connection).await?)
}

/// Orders that nobody has answered yet, given after `since`.
pub async fn orders(connection: &mut Connection, since: i64) -> Result<Vec<Order>, StoreError> {
    let open = "SELECT id, code, what, before FROM orders WHERE answer IS NULL AND at > $1 ORDER BY id";
    let rows = sqlx::query(open).bind(since).fetch_all(connection).await?;
    rows.iter().map(read_order).collect()
}

/// What was answered to an order; `None` until it was.
pub async fn order_answer(connection: &mut Connection, order: OrderId) -> Result<Option<String>, StoreError> {
    let answer = sqlx::query_scalar("SELECT answer FROM orders WHERE id = $1").bind(order);
    Ok(answer.fetch_optional(connection).await?.flatten())
}

/// Gives the number of the order.
pub async fn change(connection: &mut Connection, change: &OrderChange) -> Result<OrderId, sqlx::Error> {
    match change {
        OrderChange::Place { code, what, at } => {
            // Those of a command that was killed.
            let forget =
                sqlx::query("DELETE FROM orders WHERE at < $1").bind(at - OrderChange::FORGOTTEN_AFTER);
            forget.execute(&mut *connection).await?;
            let place = "INSERT INTO orders (code, what, before, at) VALUES ($1, $2, $3, $4) RETURNING id";
            let place =
                sqlx::query_scalar(place).bind(&**code).bind(what.name()).bind(what.before()).bind(at);
            place.fetch_one(connection).await
        }
        OrderChange::Answer { order, answer } => {
            let update = sqlx::query("UPDATE orders SET answer = $1 WHERE id = $2 AND answer IS NULL");
            update.bind(&**answer).bind(order).execute(connection).await?;
            Ok(*order)
        }
        OrderChange::TakeBack { order } => {
            sqlx::query("DELETE FROM orders WHERE id = $1").bind(order).execute(connection).await?;
            Ok(*order)
        }
    }
}

/// Tables with numbers above `after`, in their order, at most so many.
pub async fn summaries(
    connection: &mut Connection,
    after: TableId,
    most: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    let tables = "SELECT id, code, game, rules, stage, created_at, \
                  (SELECT count(*) FROM entries WHERE table_id = tables.id) AS entered, \
                  coalesce((SELECT at FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), created_at) \
                  AS last FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
    let rows = sqlx::query(tables).bind(after).bind(i64::from(most)).fetch_all(&mut *connection).await?;
    let mut tables = rows.iter().map(read_summary).collect::<Result<Vec<_>, _>>()?;
    let Some(last) = tables.last().map(|table| table.id) else { return Ok(tables) };
    let seats = "SELECT table_id, name FROM seats WHERE table_id > $1 AND table_id <= $2 AND sitter <> 'nobody' \
                 ORDER BY table_id, seat";
    for row in sqlx::query(seats).bind(after).bind(last).fetch_all(connection).await? {
        let id: TableId = row.try_get("table_id")?;
        if let Ok(place) = tables.binary_search_by_key(&id, |table| table.id) {
            tables[place].names.push(row.try_get("name")?);
        }
    }
    Ok(tables)
}

fn read_summary(row: &DbRow) -> Result<TableSummary, StoreError> {
    Ok(TableSummary {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        game: row.try_get("game")?,
        rules: number(row, "rules")?,
        stage: read_stage(row.try_get("stage")?)?,
        opened: row.try_get("created_at")?,
        entries: number(row, "entered")?,
        last: row.try_get("last")?,
        names: Vec::new(),
    })
}

fn read_order(row: &DbRow) -> Result<Order, StoreError> {
    let (what, before): (String, i64) = (row.try_get("what")?, row.try_get("before")?);
    let what = OrderKind::read(&what, before);
    Ok(Order {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        what: what.ok_or_else(|| StoreError::damaged("an odd order"))?,
    })
}
