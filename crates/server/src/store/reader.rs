//! A connection of a PostgreSQL pool that reads. It goes back to the pool only after an answer: the pool asks a connection
//! once more before it keeps it, and one that was cut off would be asked, and its place taken, until the network gives up.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{Error, Postgres};
use tokio::time::timeout;

/// How long the pool may ask a connection whether it is well.
const ASKED_FOR: Duration = Duration::from_secs(2);

pub struct Reader {
    /// `None` when it has been put back.
    connection: Option<PoolConnection<Postgres>>,
}

impl Reader {
    pub async fn from_pool(pool: &PgPool) -> Result<Reader, Error> {
        Ok(Reader { connection: Some(pool.acquire().await?) })
    }

    /// It has answered.
    pub fn put_back(mut self) {
        if let Some(mut connection) = self.connection.take() {
            tokio::spawn(timeout(ASKED_FOR, connection.return_to_pool()));
        }
    }
}

impl Deref for Reader {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.connection.as_deref().expect("it is put back by value only")
    }
}

impl DerefMut for Reader {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.connection.as_deref_mut().expect("it is put back by value only")
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}
