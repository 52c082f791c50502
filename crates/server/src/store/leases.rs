//! Which node holds which table, in PostgreSQL. Time is the database's: `clock_timestamp()`, because `now()` stands still
//! while a statement waits for a lock. What the rows mean is for `crate::nodes` to say.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{Connection, PgConnection, Row};
use tokio::time::timeout;

use super::reader::Reader;
use super::{StoreError, StoredEntry, TableId, WriteOutcome};

/// A node's number. A node that has lapsed gets another one.
pub type NodeId = i64;

/// How long to wait for the database.
const WITHIN: Duration = Duration::from_secs(2);
/// Who has stopped waiting for an answer must not go on waiting for a lock: shorter than `WITHIN`.
const LOCKED_FOR: &str = "1500ms";
const CONNECTIONS: u32 = 3;
/// After so much silence the listener asks whether it is still connected: nothing else is ever sent on its connection, so
/// the network would never find out.
pub const QUIET: Duration = Duration::from_secs(20);
/// A node that lapsed so long ago is forgotten.
const FORGOTTEN_AFTER: &str = "1 hour";
const CHANNEL: &str = "countinghouse";

/// What a write names so that it counts only while the lease is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fence {
    pub node: NodeId,
    pub epoch: i64,
}

/// A server as others see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Peer {
    pub id: NodeId,
    pub address: Option<String>,
    /// For comparing; `version` is for people.
    pub program: i64,
    pub version: String,
}

/// The rows of nodes and leases.
pub struct Leases {
    options: PgConnectOptions,
    pool: PgPool,
    /// Renewing does not wait for anything else. `None` after it was lost.
    renewing: tokio::sync::Mutex<Option<PgConnection>>,
}

impl Leases {
    pub(super) fn new(options: PgConnectOptions) -> Leases {
        let options = options.options([("lock_timeout", LOCKED_FOR)]);
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(WITHIN);
        let pool = pool.connect_lazy_with(options.clone());
        Leases { options, pool, renewing: Default::default() }
    }

    /// Enters a node; its number is its own for as long as it renews.
    pub async fn join(&self, node: &Peer, lease: Duration) -> Result<NodeId, StoreError> {
        let forget = "DELETE FROM nodes WHERE until < clock_timestamp() - $1::interval";
        let join = "INSERT INTO nodes (address, program, version, until) \
                    VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4)) RETURNING id";
        within(async {
            let mut asked = Reader::from_pool(&self.pool).await?;
            sqlx::query(forget).bind(FORGOTTEN_AFTER).execute(&mut *asked).await?;
            let join = sqlx::query_scalar(join)
                .bind(node.address.as_deref())
                .bind(node.program)
                .bind(&*node.version)
                .bind(lease.as_secs_f64());
            let id = join.fetch_one(&mut *asked).await?;
            asked.put_back();
            Ok(id)
        })
        .await
    }

    /// Holds on for another while; false if the node has lapsed.
    pub async fn renew(&self, node: NodeId, lease: Duration) -> Result<bool, StoreError> {
        let renew = "UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2) \
                     WHERE id = $1 AND until > clock_timestamp()";
        // It is put back after an answer only: a connection with an unfinished exchange is of no use.
        let mut place = self.renewing.lock().await;
        let mut connection = match place.take() {
            Some(connection) => connection,
            None => PgConnection::connect_with(&self.options).await?,
        };
        let renewed = sqlx::query(renew).bind(node).bind(lease.as_secs_f64()).execute(&mut connection);
        let renewed = renewed.await?.rows_affected() == 1;
        *place = Some(connection);
        Ok(renewed)
    }

    /// Gives everything back.
    pub async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        within(async {
            let mut asked = Reader::from_pool(&self.pool).await?;
            sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node).execute(&mut *asked).await?;
            asked.put_back();
            Ok(())
        })
        .await
    }

    /// Every node that has not lapsed, in the order in which they came.
    pub async fn live(&self) -> Result<Vec<Peer>, StoreError> {
        let live =
            "SELECT id, address, program, version FROM nodes WHERE until > clock_timestamp() ORDER BY id";
        within(async {
            let mut asked = Reader::from_pool(&self.pool).await?;
            let rows = sqlx::query(live).fetch_all(&mut *asked).await?;
            asked.put_back();
            rows.iter().map(read_peer).collect()
        })
        .await
    }

    /// Takes a table that nobody holds, or whose holder has lapsed. A table that a newer program has held is left to such
    /// a one while there is one. `None` if it cannot be had, or does not exist.
    pub async fn acquire(&self, code: &str, node: &Peer) -> Result<Option<(TableId, Fence)>, StoreError> {
        let acquire = "INSERT INTO leases (table_id, node, epoch, program) \
            SELECT id, $2, 1, $3 FROM tables WHERE code = $1 \
            AND EXISTS (SELECT 1 FROM nodes WHERE id = $2 AND until > clock_timestamp()) \
            ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = leases.epoch + 1, \
            program = greatest(leases.program, excluded.program) \
            WHERE (leases.node IS NULL OR leases.node = excluded.node OR NOT EXISTS \
            (SELECT 1 FROM nodes WHERE id = leases.node AND until > clock_timestamp())) \
            AND (leases.program <= excluded.program OR NOT EXISTS \
            (SELECT 1 FROM nodes WHERE program >= leases.program AND until > clock_timestamp())) \
            RETURNING table_id, epoch";
        within(async {
            let acquire = sqlx::query(acquire).bind(code).bind(node.id).bind(node.program);
            let mut asked = Reader::from_pool(&self.pool).await?;
            let row = acquire.fetch_optional(&mut *asked).await?;
            asked.put_back();
            let read = |row: PgRow| {
                let fence = Fence { node: node.id, epoch: row.try_get(1)? };
                Ok::<_, StoreError>((row.try_get(0)?, fence))
            };
            row.map(read).transpose()
        })
        .await
    }

    /// Gives a table back, if it is still held.
    pub async fn release(&self, table: TableId, fence: Fence) -> Result<(), StoreError> {
        let release = "UPDATE leases SET node = NULL WHERE table_id = $1 AND node = $2 AND epoch = $3";
        within(async {
            let release = sqlx::query(release).bind(table).bind(fence.node).bind(fence.epoch);
            let mut asked = Reader::from_pool(&self.pool).await?;
            release.execute(&mut *asked).await?;
            asked.put_back();
            Ok(())
        })
        .await
    }

    /// The node to ask for a table: its holder, or one that may hold it where this one may not. `None` if this node may
    /// take it.
    pub async fn holder(&self, code: &str, node: &Peer) -> Result<Option<Peer>, StoreError> {
        let holder = "SELECT nodes.id, nodes.address, nodes.program, nodes.version FROM tables \
                      JOIN leases ON leases.table_id = tables.id \
                      JOIN nodes ON nodes.id = leases.node OR (nodes.program >= leases.program AND leases.program > $3) \
                      WHERE tables.code = $1 AND nodes.id <> $2 AND nodes.until > clock_timestamp() \
                      ORDER BY (nodes.id = leases.node) DESC NULLS LAST, nodes.id LIMIT 1";
        within(async {
            let holder = sqlx::query(holder).bind(code).bind(node.id).bind(node.program);
            let mut asked = Reader::from_pool(&self.pool).await?;
            let row = holder.fetch_optional(&mut *asked).await?;
            asked.put_back();
            row.as_ref().map(read_peer).transpose()
        })
        .await
    }

    /// Tells every node something.
    pub async fn tell(&self, news: &str) -> Result<(), StoreError> {
        within(async {
            let mut asked = Reader::from_pool(&self.pool).await?;
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(news).execute(&mut *asked).await?;
            asked.put_back();
            Ok(())
        })
        .await
    }

    /// What nodes tell. It connects again by itself; what is told meanwhile is lost.
    pub async fn listen(&self) -> Result<PgListener, StoreError> {
        within(async {
            // In a pool of its own: one that was cut off would keep its place.
            let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(WITHIN);
            let pool = pool.max_lifetime(None).idle_timeout(None).connect_lazy_with(self.options.clone());
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(CHANNEL).await?;
            Ok(listener)
        })
        .await
    }

    /// Whether somebody who listens would still hear something.
    pub async fn is_heard(listener: &mut PgListener) -> bool {
        let asked = within(async { Ok(sqlx::query("SELECT 1").execute(listener).await?) });
        asked.await.is_ok()
    }
}

/// Which of these tables are held as the fences say, locked until the transaction ends: nobody can take one over between
/// this and the commit.
pub async fn held(
    transaction: &mut PgConnection,
    tables: &[TableId],
) -> Result<Vec<(TableId, Fence)>, sqlx::Error> {
    let held = "SELECT leases.table_id, leases.node, leases.epoch FROM leases JOIN nodes ON nodes.id = leases.node \
                WHERE leases.table_id = ANY($1) AND nodes.until > clock_timestamp() \
                ORDER BY leases.table_id FOR SHARE OF leases";
    let rows = sqlx::query(held).bind(tables).fetch_all(transaction).await?;
    rows.iter()
        .map(|row| Ok((row.try_get(0)?, Fence { node: row.try_get(1)?, epoch: row.try_get(2)? })))
        .collect()
}

/// Stores moves whose tables are held as their fences say, in one statement, which is one way to the database and back: it
/// holds the leases until it has committed. `None` for a move whose lease was lost.
pub async fn store_moves(
    connection: &mut PgConnection,
    moves: &[(TableId, &StoredEntry)],
    fences: &[Fence],
) -> Result<Vec<Option<WriteOutcome>>, sqlx::Error> {
    let insert = "INSERT INTO entries (table_id, seq, seat, acted_by, ref, action, digest, noticed, at) \
                  SELECT new.table_id, seq, seat, acted_by, ref, action, digest, noticed, at FROM unnest($1::bigint[], \
                  $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bytea[], $8::bigint[], $9::bigint[], \
                  $10::bigint[], $11::bigint[]) AS new (table_id, seq, seat, acted_by, ref, action, digest, noticed, at, \
                  node, epoch) JOIN leases ON leases.table_id = new.table_id AND leases.node = new.node \
                  AND leases.epoch = new.epoch JOIN nodes ON nodes.id = leases.node \
                  WHERE nodes.until > clock_timestamp() ORDER BY leases.table_id FOR SHARE OF leases \
                  ON CONFLICT DO NOTHING RETURNING table_id, seq";
    let (tables, entries): (Vec<_>, Vec<_>) = moves.iter().copied().unzip();
    let each =
        |number: fn(&StoredEntry) -> i64| entries.iter().map(|entry| number(entry)).collect::<Vec<_>>();
    let stored = sqlx::query_as(insert)
        .bind(&tables)
        .bind(each(|entry| entry.seq as i64))
        .bind(entries.iter().map(|entry| entry.seat.map(i64::from)).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| &*entry.by).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| entry.reference.as_deref()).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| &*entry.action).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| entry.digest.to_bytes()).collect::<Vec<_>>())
        .bind(each(|entry| i64::from(entry.noticed)))
        .bind(each(|entry| entry.at))
        .bind(fences.iter().map(|fence| fence.node).collect::<Vec<_>>())
        .bind(fences.iter().map(|fence| fence.epoch).collect::<Vec<_>>());
    let stored: HashSet<(TableId, i64)> = stored.fetch_all(&mut *connection).await?.into_iter().collect();
    if stored.len() == moves.len() {
        return Ok(vec![Some(WriteOutcome::Stored); moves.len()]);
    }
    // Of the others the lease was lost, for good, or there is such an entry already.
    let held = held(connection, &tables).await?;
    let outcome = |((table, entry), fence): (&(TableId, &StoredEntry), &Fence)| {
        let is_stored = stored.contains(&(*table, entry.seq as i64));
        let is_held = held.contains(&(*table, *fence));
        match (is_stored, is_held) {
            (true, _) => Some(WriteOutcome::Stored),
            (false, true) => Some(WriteOutcome::Conflict),
            (false, false) => None,
        }
    };
    Ok(moves.iter().zip(fences).map(outcome).collect())
}

fn read_peer(row: &PgRow) -> Result<Peer, StoreError> {
    Ok(Peer {
        id: row.try_get("id")?,
        address: row.try_get("address")?,
        program: row.try_get("program")?,
        version: row.try_get("version")?,
    })
}

async fn within<T>(asking: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let silent = || StoreError::unavailable("the database does not answer");
    timeout(WITHIN, asking).await.unwrap_or_else(|_| Err(silent()))
}
