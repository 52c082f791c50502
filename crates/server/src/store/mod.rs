//! Where tables are kept. A [`Store`] only remembers; what is allowed is decided elsewhere. Whatever [`Store::write`]
//! has answered `WriteOutcome::Stored` to is on the disk and stays there.
//!
//! SQLite is the embedded default; PostgreSQL passes the same tests (`tests/it/stores.rs`). Both speak the statements in
//! `sql/`, so a column is added there and in both folders of `migrations`.

mod migrations;
mod postgres;
mod sqlite;
mod writer;

use futures_util::future::BoxFuture;
use games::records::ServerSeed;

pub use crate::secrets::TokenHash;
use migrations::migrator;

pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

/// A table's number in the store.
pub type TableId = i64;

/// The answer of a store, when it comes.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Keeps tables. Entries have the key (table, seq); an entry that is there is never changed.
pub trait Store: Send + Sync + 'static {
    /// Opens a table; `None` if its code is taken.
    fn create(&self, table: NewTable) -> StoreFuture<'_, Option<TableId>>;
    fn find<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredTable>>;
    /// All entries of a table in their order.
    fn entries(&self, table: TableId) -> StoreFuture<'_, Vec<StoredEntry>>;
    /// The number of the last entry; `None` before the deal.
    fn last_seq(&self, table: TableId) -> StoreFuture<'_, Option<u64>>;
    /// The newest lines of chat, oldest first, at most so many.
    fn chat(&self, table: TableId, most: u32) -> StoreFuture<'_, Vec<StoredLine>>;
    /// Public tables that wait or play, newest first, at most so many.
    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>>;
    /// Takes away tables opened before `opened` whose game was never started; gives their number.
    fn delete_unstarted(&self, opened: i64) -> StoreFuture<'_, u64>;
    /// Makes a change that is durable once this answers, or none at all.
    fn write(&self, change: TableChange) -> StoreFuture<'_, WriteOutcome>;
    /// How much was written so far.
    fn stats(&self) -> StoreStats;
    /// Waits for what is being written and lets go of the database.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// How much a store has written since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StoreStats {
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

/// What becomes of a table.
#[derive(Clone, Debug)]
pub enum TableChange {
    /// Somebody sits down or leaves, a bot is put on a seat, the host changes something.
    Room { table: TableId, room: RoomChange },
    /// The game is dealt: entry 0, and the nonces it follows from are in the room.
    Start { table: TableId, deal: StoredEntry, room: RoomChange },
    /// Entries that belong together, and what they change in the room: all of it or nothing.
    Append { table: TableId, entries: Vec<StoredEntry>, status: GameStatus, room: Option<RoomChange> },
    /// Somebody says something. Lost if the number or the speaker's ref is used.
    Say { table: TableId, line: StoredLine },
    /// Another device holds what `owner` holds.
    Device { table: TableId, device: StoredDevice },
    /// Opens a table for the same people and names it as the one to go on at. Lost if the code is taken or there is
    /// such a table already.
    Rematch { table: TableId, new: Box<NewTable> },
    /// How a live table's clocks stand.
    Clocks { table: TableId, clocks: String },
    /// Takes a table away whose game was never started. Lost if it was.
    Delete { table: TableId },
}

/// A room as it will be. If it is not what it was by now, the change is lost.
#[derive(Clone, Debug)]
pub struct RoomChange {
    /// The room's revision before the change; it is one higher after it.
    pub was: u32,
    pub now: StoredRoom,
    /// Where each seat's people went, by their old seat; what they said follows them. Empty if nobody moved.
    pub moved: Vec<Option<u8>>,
}

/// Whether the game goes on after an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStatus {
    InProgress,
    Over,
}

/// What came of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteOutcome {
    Stored,
    /// Somebody else was first; nothing was changed.
    Conflict,
}

/// A table as it is opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub code: String,
    pub game: String,
    pub rules: u32,
    /// Complete, as JSON.
    pub setup: String,
    pub server_seed: ServerSeed,
    pub room: StoredRoom,
    pub devices: Vec<StoredDevice>,
    pub at: i64,
}

/// A table as it was found.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub id: TableId,
    pub code: String,
    pub game: String,
    pub rules: u32,
    pub setup: String,
    pub stage: StoredStage,
    pub server_seed: ServerSeed,
    pub room: StoredRoom,
    /// Goes up with every change of the room.
    pub revision: u32,
    pub devices: Vec<StoredDevice>,
    /// The code of the table where everybody goes on.
    pub rematch: Option<String>,
    /// Milliseconds since 1970.
    pub opened: i64,
    /// How its clocks stood last, as JSON, if it is live.
    pub clocks: Option<String>,
}

/// What people can change about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRoom {
    pub host: u8,
    pub public: bool,
    pub spectators: bool,
    /// A `protocol::TimeMode`, as JSON.
    pub time: String,
    pub paused: bool,
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
    pub colour: u8,
    pub ready: bool,
    /// Its owner lets a bot play.
    pub handed_over: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredSitter {
    Nobody,
    /// Several seats may have the same token: one device, several people.
    Person {
        token: TokenHash,
    },
    Bot {
        level: String,
        temper: Option<String>,
    },
}

/// A device that may do what the owner of a seat may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredDevice {
    pub token: TokenHash,
    pub owner: TokenHash,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLine {
    /// From 1.
    pub id: u32,
    pub speaker: TokenHash,
    /// `None` if the speaker has left.
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
    /// The speaker's name for it: it cannot be said twice.
    pub reference: String,
    pub at: i64,
}

/// One line of a table's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    pub seq: u64,
    /// `None` for the deal and for notes.
    pub seat: Option<u8>,
    /// As in a record: `owner`, `bot:novice` …; `deal`, `undo` or `note` for what is no action.
    pub by: String,
    /// The client's name for it: the same seat cannot enter it twice.
    pub reference: Option<String>,
    /// JSON: the action, the number an undo goes back to, or the note.
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

fn corrupt(problem: impl std::fmt::Display) -> StoreError {
    StoreError(format!("the database is damaged: {problem}"))
}

fn bytes<const N: usize>(blob: Vec<u8>) -> Result<[u8; N], StoreError> {
    blob.try_into().map_err(|blob: Vec<u8>| corrupt(format_args!("{} bytes where {N} belong", blob.len())))
}
