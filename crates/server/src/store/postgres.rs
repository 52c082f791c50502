//! The store for those who run a PostgreSQL already. One connection writes and is opened again when it is lost; readers
//! have a pool. What was committed is on the disk: `synchronous_commit` is on, whatever the database's default.

use std::str::FromStr;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection, Postgres};
use tokio::time::timeout;

use super::writer::{Batch, Commits, Failed, Outcome, Writer};
use super::{
    Answer, Change, Figures, NewTable, Store, StoreError, StoredEntry, StoredLine, StoredTable, TableId,
    Written,
};

// The statements are written once for both databases and compiled for each.
#[allow(clippy::duplicate_mod)]
#[path = "sql/reading.rs"]
mod reading;
#[allow(clippy::duplicate_mod)]
#[path = "sql/rooms.rs"]
mod rooms;
#[allow(clippy::duplicate_mod)]
#[path = "sql/writing.rs"]
mod writing;

type Db = Postgres;

/// Never changed, only added to.
const MIGRATIONS: &[(&str, &str)] = &[
    ("tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    ("rooms", include_str!("../../migrations/postgres/0002_rooms.sql")),
];

const READERS: u32 = 8;
/// How long the database is waited for before the store counts as out of reach.
const WITHIN: Duration = Duration::from_secs(5);

/// A database on a server of its own.
pub struct PostgresStore {
    readers: PgPool,
    writer: Writer,
}

impl PostgresStore {
    /// Connects and brings the tables up to date. Several servers may do so at the same time.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("countinghouse")
            .options([("synchronous_commit", "on")]);
        let mut writing = Writing { options: options.clone(), connection: None };
        let connection = writing.connected().await.map_err(|failed| match failed {
            Failed::Refused(error) | Failed::OutOfReach(error) => error,
        })?;
        super::migrator(MIGRATIONS).run(connection).await?;
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(WITHIN);
        let readers = readers.connect_with(options).await?;
        Ok(PostgresStore { readers, writer: Writer::start(writing) })
    }
}

impl Store for PostgresStore {
    fn create(&self, table: NewTable) -> Answer<'_, Option<TableId>> {
        self.writer.create(table).boxed()
    }

    fn write(&self, change: Change) -> Answer<'_, Written> {
        self.writer.write(change).boxed()
    }

    fn find<'a>(&'a self, code: &'a str) -> Answer<'a, Option<StoredTable>> {
        reading::find(&self.readers, code).boxed()
    }

    fn entries(&self, table: TableId) -> Answer<'_, Vec<StoredEntry>> {
        reading::entries(&self.readers, table).boxed()
    }

    fn last_seq(&self, table: TableId) -> Answer<'_, Option<u64>> {
        reading::last_seq(&self.readers, table).boxed()
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<StoredLine>> {
        reading::chat(&self.readers, table, most).boxed()
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<StoredTable>> {
        reading::lobby(&self.readers, most).boxed()
    }

    fn forget_unstarted(&self, opened: i64) -> Answer<'_, u64> {
        self.writer.forget_unstarted(opened).boxed()
    }

    fn figures(&self) -> Figures {
        self.writer.figures()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.writer.close().await;
            self.readers.close().await;
        }
        .boxed()
    }
}

struct Writing {
    options: PgConnectOptions,
    /// `None` after it was lost.
    connection: Option<PgConnection>,
}

impl Writing {
    async fn connected(&mut self) -> Result<&mut PgConnection, Failed> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => timeout(WITHIN, PgConnection::connect_with(&self.options))
                .await
                .map_err(|_| out_of_reach("the database does not answer"))?
                .map_err(|error| Failed::OutOfReach(error.into()))?,
        };
        Ok(self.connection.insert(connection))
    }
}

impl Commits for Writing {
    async fn commit(&mut self, batch: &Batch) -> Result<Outcome, Failed> {
        let connection = self.connected().await?;
        let committing = async {
            let mut transaction = connection.begin().await?;
            let outcome = writing::write(&mut transaction, batch).await?;
            transaction.commit().await?;
            Ok::<_, Failed>(outcome)
        };
        let committed = match timeout(WITHIN, committing).await {
            Ok(committed) => committed,
            Err(_) => Err(out_of_reach("the database does not answer")),
        };
        // Whatever is left half-said on a connection must not meet the next batch.
        if let Err(Failed::OutOfReach(_)) = &committed {
            self.connection = None;
        }
        committed
    }

    async fn forget_unstarted(&mut self, opened: i64) -> Result<u64, Failed> {
        Ok(writing::forget_unstarted(self.connected().await?, opened).await?)
    }

    async fn close(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not say goodbye");
        }
    }
}

fn out_of_reach(why: &str) -> Failed {
    Failed::OutOfReach(StoreError(why.to_owned()))
}
