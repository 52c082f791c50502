//! The PostgreSQL store. One connection writes and is reopened when it is lost; readers have a pool.
//! `synchronous_commit` is on whatever the default of the database, so that a commit is durable.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{Connection, Postgres};
use tokio::time::timeout;

use super::StoreError;
use super::writer::{Batch, BatchOutcome, CommitBackend, CommitError, Writer};

// The statements are written once for both databases and compiled for each.
#[allow(clippy::duplicate_mod)]
#[path = "sql/read.rs"]
mod read;
#[allow(clippy::duplicate_mod)]
#[path = "sql/rooms.rs"]
mod rooms;
#[allow(clippy::duplicate_mod)]
#[path = "sql/store.rs"]
mod store;
#[allow(clippy::duplicate_mod)]
#[path = "sql/write.rs"]
mod write;

type Db = Postgres;
type ThisStore = PostgresStore;

/// Only ever appended to.
const MIGRATIONS: &[(&str, &str)] = &[
    ("tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    ("rooms", include_str!("../../migrations/postgres/0002_rooms.sql")),
    ("clocks", include_str!("../../migrations/postgres/0003_clocks.sql")),
    ("refs", include_str!("../../migrations/postgres/0004_refs.sql")),
    ("house", include_str!("../../migrations/postgres/0005_house.sql")),
    ("snapshots", include_str!("../../migrations/postgres/0006_snapshots.sql")),
    ("records", include_str!("../../migrations/postgres/0007_records.sql")),
];

const READERS: u32 = 8;
/// How long to wait for the database before the store counts as unavailable.
const WITHIN: Duration = Duration::from_secs(5);

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    readers: PgPool,
    writer: Writer,
}

impl PostgresStore {
    /// Connects and runs the migrations. Several servers may do so at the same time.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("countinghouse")
            .options([("synchronous_commit", "on")]);
        let mut writer = PostgresWriter { options: options.clone(), connection: None };
        let connection = writer.connected().await.map_err(|failed| match failed {
            CommitError::Refused(error) | CommitError::OutOfReach(error) => error,
        })?;
        super::migrator(MIGRATIONS).run(connection).await?;
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(WITHIN);
        let readers = readers.connect_with(options).await?;
        Ok(PostgresStore { readers, writer: Writer::start(writer) })
    }

    /// A database server looks after its own files.
    fn check_file(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

struct PostgresWriter {
    options: PgConnectOptions,
    /// `None` after it was lost.
    connection: Option<PgConnection>,
}

impl PostgresWriter {
    async fn connected(&mut self) -> Result<&mut PgConnection, CommitError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => timeout(WITHIN, PgConnection::connect_with(&self.options))
                .await
                .map_err(|_| out_of_reach("the database does not answer"))?
                .map_err(|error| CommitError::OutOfReach(error.into()))?,
        };
        Ok(self.connection.insert(connection))
    }
}

impl CommitBackend for PostgresWriter {
    async fn commit(&mut self, batch: &Batch) -> Result<BatchOutcome, CommitError> {
        let connection = self.connected().await?;
        let committing = async {
            let mut transaction = connection.begin().await?;
            let outcome = write::write(&mut transaction, batch).await?;
            transaction.commit().await?;
            Ok::<_, CommitError>(outcome)
        };
        let committed = match timeout(WITHIN, committing).await {
            Ok(committed) => committed,
            Err(_) => Err(out_of_reach("the database does not answer")),
        };
        // A connection with an unfinished exchange must not be used for the next batch.
        if let Err(CommitError::OutOfReach(_)) = &committed {
            self.connection = None;
        }
        committed
    }

    async fn delete_unstarted(&mut self, opened: i64) -> Result<u64, CommitError> {
        Ok(write::delete_unstarted(self.connected().await?, opened).await?)
    }

    async fn check(&mut self) -> Result<(), CommitError> {
        let connection = self.connected().await?;
        let checking = async {
            let mut transaction = connection.begin().await?;
            write::check(&mut transaction).await?;
            Ok::<_, CommitError>(transaction.commit().await?)
        };
        let checked = timeout(WITHIN, checking)
            .await
            .unwrap_or_else(|_| Err(out_of_reach("the database does not answer")));
        if let Err(CommitError::OutOfReach(_)) = &checked {
            self.connection = None;
        }
        checked
    }

    async fn close(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database did not say goodbye");
        }
    }
}

fn out_of_reach(why: &str) -> CommitError {
    CommitError::OutOfReach(StoreError::unavailable(why))
}
