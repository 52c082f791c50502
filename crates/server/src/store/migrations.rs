//! Database migrations. A migration that was released is never edited; a change is one more file.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use super::StoreError;

/// Makes a migrator of names and statements, numbered from 1 in this order.
pub fn migrator(migrations: &[(&'static str, &'static str)]) -> Migrator {
    let numbered = (1..).zip(migrations).map(|(number, (name, sql))| {
        Migration::new(number, (*name).into(), MigrationType::Simple, (*sql).into_sql_str(), false)
    });
    Migrator::with_migrations(numbered.collect())
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
