//! What is wrong with a store, as far as it changes what people should do about it.

use sqlx::error::DatabaseError;

/// The store failed. Nothing may be acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct StoreError {
    pub fault: StoreFault,
    /// For the log.
    pub problem: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// It does not answer, or something else is wrong that may pass.
    Unavailable,
    DiskFull,
    /// What is stored cannot be read any more. Trying again is of no use.
    Damaged,
    ReadOnly,
    /// The data folder is not where it was when the server started.
    FolderGone,
    /// Another node may hold the table by now.
    LeaseLost,
}

impl StoreError {
    pub fn new(fault: StoreFault, problem: impl Into<String>) -> StoreError {
        StoreError { fault, problem: problem.into() }
    }

    pub fn unavailable(problem: impl Into<String>) -> StoreError {
        StoreError::new(StoreFault::Unavailable, problem)
    }

    pub fn lease_lost() -> StoreError {
        StoreError::new(StoreFault::LeaseLost, "the table is not held by this node any more")
    }

    pub fn damaged(problem: impl std::fmt::Display) -> StoreError {
        StoreError::new(StoreFault::Damaged, format!("the database is damaged: {problem}"))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let fault = match &error {
            sqlx::Error::Database(error) => error_class(&**error).fault(),
            _ => StoreFault::Unavailable,
        };
        StoreError::new(fault, error.to_string())
    }
}

/// Whom an error of the database concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorClass {
    /// One of the statements; others may be valid.
    Statement,
    /// Every statement.
    Store(StoreFault),
}

impl ErrorClass {
    fn fault(self) -> StoreFault {
        match self {
            ErrorClass::Statement => StoreFault::Unavailable,
            ErrorClass::Store(fault) => fault,
        }
    }
}

pub fn error_class(error: &dyn DatabaseError) -> ErrorClass {
    let code = error.code().unwrap_or_default();
    // PostgreSQL has five letters and digits, SQLite a number whose last byte is the kind.
    match (code.len(), code.parse::<u32>()) {
        (1..=4, Ok(number)) => sqlite_class(number & 0xff),
        _ => postgres_class(&code),
    }
}

fn sqlite_class(code: u32) -> ErrorClass {
    const BUSY: u32 = 5;
    const LOCKED: u32 = 6;
    const READONLY: u32 = 8;
    const IOERR: u32 = 10;
    const CORRUPT: u32 = 11;
    const FULL: u32 = 13;
    const CANTOPEN: u32 = 14;
    const NOTADB: u32 = 26;
    match code {
        FULL => ErrorClass::Store(StoreFault::DiskFull),
        CORRUPT | NOTADB => ErrorClass::Store(StoreFault::Damaged),
        READONLY => ErrorClass::Store(StoreFault::ReadOnly),
        BUSY | LOCKED | IOERR | CANTOPEN => ErrorClass::Store(StoreFault::Unavailable),
        _ => ErrorClass::Statement,
    }
}

fn postgres_class(code: &str) -> ErrorClass {
    match code {
        "53100" => ErrorClass::Store(StoreFault::DiskFull),
        "XX001" | "XX002" => ErrorClass::Store(StoreFault::Damaged),
        "25006" => ErrorClass::Store(StoreFault::ReadOnly),
        _ => ErrorClass::Statement,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases_say_what_is_wrong() {
        // Extended codes of SQLite: a page is not what it should be, a log that is read-only, a failed sync.
        let kinds =
            [13, 11 | 2 << 8, 26, 8 | 1 << 8, 10 | 4 << 8, 19 | 5 << 8].map(|code| sqlite_class(code & 0xff));
        let store = ErrorClass::Store;
        assert_eq!(
            kinds,
            [
                store(StoreFault::DiskFull),
                store(StoreFault::Damaged),
                store(StoreFault::Damaged),
                store(StoreFault::ReadOnly),
                store(StoreFault::Unavailable),
                ErrorClass::Statement,
            ]
        );
        assert_eq!(postgres_class("53100"), store(StoreFault::DiskFull));
        assert_eq!(postgres_class("23505"), ErrorClass::Statement);
    }
}
