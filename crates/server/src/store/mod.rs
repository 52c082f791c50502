//! Where tables are kept. A [`Store`] only remembers; what is allowed is decided elsewhere. Whatever [`Store::write`]
//! has answered `Written::Yes` to is on the disk and stays there.
//!
//! SQLite is the embedded default; PostgreSQL passes the same tests (`tests/it/stores.rs`). Both speak the statements in
//! `sql/`, so a column is added there and in both folders of `migrations`.

mod migrating;
mod postgres;
mod sqlite;
mod writer;

use futures_util::future::BoxFuture;
use games::records::ServerSeed;

use crate::secrets::TokenHash;
use migrating::migrator;

pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

/// A table's number in the store.
pub type TableId = i64;

/// The answer of a store, when it comes.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Keeps tables. Entries have the key (table, seq); an entry that is there is never changed.
pub trait Store: Send + Sync + 'static {
    /// Opens a table; `None` if its code is taken.
    fn create(&self, table: NewTable) -> Answer<'_, Option<TableId>>;
    fn find<'a>(&'a self, code: &'a str) -> Answer<'a, Option<StoredTable>>;
    /// All entries of a table in their order.
    fn entries(&self, table: TableId) -> Answer<'_, Vec<StoredEntry>>;
    /// The number of the last entry; `None` before the deal.
    fn last_seq(&self, table: TableId) -> Answer<'_, Option<u64>>;
    /// Makes a change that is durable once this answers, or none at all.
    fn write(&self, change: Change) -> Answer<'_, Written>;
    /// How much was written so far.
    fn figures(&self) -> Figures;
    /// Waits for what is being written and lets go of the database.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// How much a store has written since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    pub commits: u64,
    /// Changes in all commits together.
    pub changes: u64,
    /// Commits that failed.
    pub failures: u64,
    /// Time spent on commits that did not fail.
    pub seconds: f64,
    /// Changes that wait for the next commit.
    pub waiting: u64,
}

/// The store is out of reach or full. Nothing may be acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(pub String);

/// What becomes of a table or one of its seats.
#[derive(Clone, Debug)]
pub enum Change {
    /// Somebody sits down, a bot is put on a seat or taken away, a nonce is given.
    Seat {
        table: TableId,
        seat: u8,
        /// What the seat was; if it is something else by now, the change is lost.
        was: SitterKind,
        now: StoredSeat,
    },
    /// The game is dealt: entry 0 and the nonces it follows from.
    Start { table: TableId, deal: StoredEntry, nonces: Vec<String> },
    /// A seat acted.
    Append { table: TableId, entry: StoredEntry, then: Then },
}

/// Whether the game goes on after an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    GoesOn,
    IsOver,
}

/// What came of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    Yes,
    /// Somebody else was first; nothing was changed.
    Lost,
}

/// A table as it is opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub code: String,
    pub game: String,
    pub rules: u32,
    /// Complete, as JSON.
    pub setup: String,
    pub host: u8,
    pub server_seed: ServerSeed,
    pub seats: Vec<StoredSeat>,
    pub at: i64,
}

/// A table as it was found.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub id: TableId,
    pub game: String,
    pub rules: u32,
    pub setup: String,
    pub host: u8,
    pub stage: StoredStage,
    pub server_seed: ServerSeed,
    pub seats: Vec<StoredSeat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredStage {
    Waiting,
    Playing,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeat {
    pub name: String,
    pub sitter: StoredSitter,
    /// Hexadecimal digits.
    pub nonce: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredSitter {
    Nobody,
    Person { token: TokenHash },
    Bot { level: String },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SitterKind {
    Nobody,
    Person,
    Bot,
}

impl StoredSitter {
    pub fn kind(&self) -> SitterKind {
        match self {
            StoredSitter::Nobody => SitterKind::Nobody,
            StoredSitter::Person { .. } => SitterKind::Person,
            StoredSitter::Bot { .. } => SitterKind::Bot,
        }
    }
}

/// One line of a table's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    pub seq: u64,
    /// `None` for the deal.
    pub seat: Option<u8>,
    /// As in a record: `owner`, `bot:novice` …; `deal` for the deal.
    pub by: String,
    /// The client's name for it: the same seat cannot enter it twice.
    pub reference: Option<String>,
    /// JSON.
    pub action: String,
    /// Of the state after it.
    pub digest: [u8; 16],
    /// Which viewers could notice it, one bit each.
    pub noticed: u8,
    /// Milliseconds since 1970.
    pub at: i64,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

fn damaged(problem: impl std::fmt::Display) -> StoreError {
    StoreError(format!("the database is damaged: {problem}"))
}

fn bytes<const N: usize>(blob: Vec<u8>) -> Result<[u8; N], StoreError> {
    blob.try_into().map_err(|blob: Vec<u8>| damaged(format_args!("{} bytes where {N} belong", blob.len())))
}
