//! Database migrations. A migration that was released is never edited; a change is one more file. It only
//! adds, because in a rolling upgrade the program before it goes on beside it.

use std::cmp::Ordering;

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use super::{StoreError, StoreFault};

/// Makes a migrator of names and statements, numbered from 1 in this order.
pub fn migrator(migrations: &[(&'static str, &'static str)]) -> Migrator {
    let numbered = (1..).zip(migrations).map(|(number, (name, sql))| {
        Migration::new(number, (*name).into(), MigrationType::Simple, (*sql).into_sql_str(), false)
    });
    Migrator::with_migrations(numbered.collect())
}

/// Whether a database is of this program: its last migration was the last of these.
pub fn check_version(
    version: Result<Option<i64>, StoreError>,
    migrations: &[(&'static str, &'static str)],
) -> Result<(), StoreError> {
    let version = match version {
        // There is not even a list of migrations.
        Err(StoreError { fault: StoreFault::Unavailable, .. }) | Ok(None) => {
            return Err(StoreError::unavailable(
                "there is no house in it yet; `countinghouse serve` makes one",
            ));
        }
        version => version?.unwrap_or_default(),
    };
    match version.cmp(&(migrations.len() as i64)) {
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(StoreError::unavailable("it was made by a newer version of this program")),
        Ordering::Less => Err(StoreError::unavailable(
            "it was made by an older version of this program; start `countinghouse serve` of this version once, and it \
             is brought up to date",
        )),
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(_) => {
                StoreError::unavailable("it was made by a newer version of this program")
            }
            MigrateError::Execute(error) => StoreError::from(error),
            error => StoreError::unavailable(format!("its tables cannot be brought up to date: {error}")),
        }
    }
}
