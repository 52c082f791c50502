//! A copy of the database of a data folder, made while a server may be using it.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use thiserror::Error;

use crate::data_folder::private;
use crate::serve::DATABASE;
use crate::store::{SqliteStore, StoreError};

/// Why a backup failed.
#[derive(Debug, Error)]
pub enum BackupError {
    #[error("there are no tables in {}: it has no {DATABASE}", .0.display())]
    NoTables(PathBuf),
    #[error("{} is there already; a backup overwrites nothing", .0.display())]
    FileExists(PathBuf),
    #[error("{} cannot be written: {problem}", file.display())]
    NotWritten { file: PathBuf, problem: String },
    #[error("the backup failed: {0}")]
    Failed(String),
}

/// Copies the database of a data folder and checks the copy. Returns the number of tables in it.
pub fn back_up(data: &Path, to: &Path) -> Result<u64, BackupError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| BackupError::Failed(error.to_string()))?;
    runtime.block_on(copy(data, to))
}

async fn copy(data: &Path, to: &Path) -> Result<u64, BackupError> {
    let database = data.join(DATABASE);
    if !database.is_file() {
        return Err(BackupError::NoTables(data.to_owned()));
    }
    if to.exists() {
        return Err(BackupError::FileExists(to.to_owned()));
    }
    // Written under another name until it is complete, so that a file with the final name can always be restored.
    let mut unfinished = to.as_os_str().to_owned();
    unfinished.push(".unfinished");
    let unfinished = PathBuf::from(unfinished);
    let not_written = |problem: String| BackupError::NotWritten { file: to.to_owned(), problem };
    // Left over from an earlier attempt, it would keep the permissions it had.
    let _ = std::fs::remove_file(&unfinished);
    private::create_file(&unfinished).map_err(|error| not_written(error.to_string()))?;
    let copied = copy_and_count(&database, &unfinished).await;
    let named = copied.map_err(|error| not_written(error.to_string())).and_then(|tables| {
        std::fs::rename(&unfinished, to).map_err(|error| not_written(error.to_string()))?;
        Ok(tables)
    });
    if named.is_err() {
        // A failed copy is of no use; if it cannot be deleted, its name says that it is unfinished.
        let _ = std::fs::remove_file(&unfinished);
    }
    named
}

async fn copy_and_count(database: &Path, to: &Path) -> Result<u64, StoreError> {
    SqliteStore::back_up(database, to).await?;
    let options = SqliteConnectOptions::new().filename(to).read_only(true);
    let mut copy = SqliteConnection::connect_with(&options).await?;
    let sound: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut copy).await?;
    if sound != "ok" {
        return Err(StoreError::damaged(format_args!("the copy is not sound: {sound}")));
    }
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut copy).await?;
    copy.close().await?;
    // The copy must outlive a power cut.
    let file = std::fs::File::open(to).and_then(|file| file.sync_all());
    file.map_err(|error| StoreError::unavailable(error.to_string()))?;
    Ok(u64::try_from(tables).unwrap_or_default())
}
