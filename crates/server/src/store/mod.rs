//! Storage of tables. A [`Store`] checks no rules. Whatever [`Store::write`] has answered with `WriteOutcome::Stored`
//! is on disk.
//!
//! SQLite is the embedded default; PostgreSQL passes the same tests (`tests/it/stores.rs`). Both use the statements
//! in `sql/`, so a new column is added there and in both folders of `migrations`.

mod fault;
mod leases;
mod migrations;
mod moves;
mod orders;
mod place;
mod postgres;
mod reader;
mod sqlite;
mod tls;
mod writer;

use futures_util::future::BoxFuture;
use game_core::Digest;
use games::records::ServerSeed;
use protocol::RecordChoice;
use serde::{Deserialize, Serialize};

pub use crate::retention::{ClearedOutcome, ClearedTable};
pub use crate::secrets::TokenHash;
use migrations::migrator;

pub use fault::{StoreError, StoreFault};
pub use leases::{Fence, Leases, NodeId, Peer, QUIET};
pub use orders::{Order, OrderChange, OrderId, OrderKind, TableSummary};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub(crate) use tls::connect_options;

/// A table's number in the store.
pub type TableId = i64;

/// The future of a store's answer.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Stores tables. Entries have the key (table, seq), and an existing entry is never changed.
pub trait Store: Send + Sync + 'static {
    /// Creates a table; `None` if its code is taken.
    fn create(&self, table: NewTable) -> StoreFuture<'_, Option<TableId>>;
    fn find<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredTable>>;
    /// All entries of a table in their order.
    fn entries(&self, table: TableId) -> StoreFuture<'_, Vec<StoredEntry>>;
    /// The snapshot of a long table, if there is one.
    fn snapshot(&self, table: TableId) -> StoreFuture<'_, Option<StoredSnapshot>>;
    /// The number of the last entry; `None` before the deal.
    fn last_seq(&self, table: TableId) -> StoreFuture<'_, Option<u64>>;
    /// The newest lines of chat, oldest first, at most so many.
    fn chat(&self, table: TableId, most: u32) -> StoreFuture<'_, Vec<StoredLine>>;
    /// Public tables that wait or play, newest first, at most so many.
    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>>;
    /// Deletes tables opened before `opened` whose game was never started; returns their number.
    fn delete_unstarted(&self, opened: i64) -> StoreFuture<'_, u64>;
    /// Tables at this stage whose last entry was made before `before`, with numbers above `after`, at most so many.
    fn idle(
        &self,
        stage: StoredStage,
        before: i64,
        after: TableId,
        most: u32,
    ) -> StoreFuture<'_, Vec<(TableId, String)>>;
    /// What is left of a table that was cleared away.
    fn cleared<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<ClearedTable>>;
    /// Tables as an operator sees them, with numbers above `after`, in their order, at most so many.
    fn summaries(&self, after: TableId, most: u32) -> StoreFuture<'_, Vec<TableSummary>>;
    /// What an operator has ordered after `since` and nobody has answered yet.
    fn orders(&self, since: i64) -> StoreFuture<'_, Vec<Order>>;
    fn order_answer(&self, order: OrderId) -> StoreFuture<'_, Option<String>>;
    fn change_order(&self, change: OrderChange) -> StoreFuture<'_, OrderId>;
    /// Makes a change, all of it or nothing. It is durable when this answers. Where several nodes share the database it
    /// counts only while the table is held as `fence` says; if not, the error is `StoreFault::LeaseLost`.
    fn write_held(&self, change: TableChange, fence: Option<Fence>) -> StoreFuture<'_, WriteOutcome>;
    /// Makes a change of a table that no node holds yet.
    fn write(&self, change: TableChange) -> StoreFuture<'_, WriteOutcome> {
        self.write_held(change, None)
    }
    /// Creates, changes or deletes a class. A conflict if its code is taken or its revision is not the expected one.
    fn write_class(&self, change: ClassChange) -> StoreFuture<'_, WriteOutcome>;
    fn find_class<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredClass>>;
    /// The codes of classes that have to be looked after by now, at most so many.
    fn due_classes(&self, now: i64, most: u32) -> StoreFuture<'_, Vec<String>>;
    /// Proves that changes can be stored, by storing one.
    fn check_writing(&self) -> StoreFuture<'_, ()>;
    /// Whether the database is still where it was opened. It reads no file.
    fn check_place(&self) -> Result<(), StoreError>;
    /// Statistics of the writes so far.
    fn stats(&self) -> StoreStats;
    /// Waits for pending writes and closes the database.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// Statistics of a store since it was opened.
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

/// A change of a table.
#[derive(Clone, Debug)]
pub enum TableChange {
    /// Seats, bots or settings change.
    Room { table: TableId, room: RoomChange },
    /// The game starts: entry 0 is the deal; its nonces are in the room.
    Start { table: TableId, deal: StoredEntry, room: RoomChange },
    /// Entries that belong together, and the change of the room that comes with them: all or nothing.
    Append { table: TableId, entries: Vec<StoredEntry>, status: GameStatus, room: Option<RoomChange> },
    /// A line of chat. A conflict if the number or the speaker's ref is used.
    Say { table: TableId, line: StoredLine },
    /// Another device gets the seats of `owner`.
    Device { table: TableId, device: StoredDevice },
    /// Creates a rematch and names it in the old table. A conflict if the code is taken or there is a rematch
    /// already.
    Rematch { table: TableId, new: Box<NewTable> },
    /// The clocks of a live table.
    Clocks { table: TableId, clocks: String },
    /// The snapshot of a long table instead of the one before. It is committed alone: a snapshot that does not fit on a
    /// full disk must not take anybody's move with it.
    Snapshot { table: TableId, snapshot: StoredSnapshot },
    /// Deletes a table whose game was never started. A conflict if it was.
    Delete { table: TableId },
    /// Deletes a table with everything that was played there.
    Remove { table: TableId },
    /// Deletes a table and stores what is left of it. A conflict if something was entered since.
    Clear { table: TableId, code: String, before: i64, at: i64, left: ClearedTable },
}

impl TableChange {
    pub fn table(&self) -> TableId {
        match self {
            TableChange::Room { table, .. }
            | TableChange::Start { table, .. }
            | TableChange::Append { table, .. }
            | TableChange::Say { table, .. }
            | TableChange::Device { table, .. }
            | TableChange::Rematch { table, .. }
            | TableChange::Clocks { table, .. }
            | TableChange::Snapshot { table, .. }
            | TableChange::Delete { table }
            | TableChange::Remove { table }
            | TableChange::Clear { table, .. } => *table,
        }
    }
}

/// A new version of a room. A conflict if the stored revision is not the expected one.
#[derive(Clone, Debug)]
pub struct RoomChange {
    /// The expected revision; the new one is one higher.
    pub was: u32,
    pub now: StoredRoom,
    /// The new seat of the people on each old seat; their chat lines follow them. Empty if nobody moved.
    pub moved: Vec<Option<u8>>,
}

/// Whether the game is over after an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStatus {
    InProgress,
    Over,
}

/// The result of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteOutcome {
    Stored,
    /// Another write came first; nothing was changed.
    Conflict,
}

/// A new table.
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
    /// The class it belongs to.
    pub class: Option<StoredTableClass>,
    pub at: i64,
}

/// A stored table.
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
    /// Incremented with every change of the room.
    pub revision: u32,
    pub devices: Vec<StoredDevice>,
    /// The code of the rematch.
    pub rematch: Option<String>,
    /// Milliseconds since 1970.
    pub opened: i64,
    /// The class it belongs to.
    pub class: Option<StoredTableClass>,
    /// Its last stored clocks, as JSON, if it is live.
    pub clocks: Option<String>,
}

/// What a table knows of its class. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredTableClass {
    pub code: String,
    /// Its number among the tables of the class, from 1.
    pub number: u8,
    /// Whoever shows this token may watch.
    pub teacher: TokenHash,
    pub chat: bool,
    /// It has the dice of all tables of the class, drawn by purpose.
    pub same_luck: bool,
}

/// A stored class. What the record says is for `classes` to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredClass {
    pub code: String,
    /// Incremented with every change.
    pub revision: u32,
    /// JSON.
    pub record: String,
}

/// A change of a class.
#[derive(Clone, Debug)]
pub enum ClassChange {
    Create {
        code: String,
        record: String,
        at: i64,
        due: Option<i64>,
    },
    /// A new version; a conflict if the stored revision is not `was`.
    Change {
        code: String,
        was: u32,
        record: String,
        due: Option<i64>,
    },
    Delete {
        code: String,
    },
}

/// What people can change about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRoom {
    pub host: u8,
    pub public: bool,
    pub spectators: bool,
    /// A `protocol::TimeMode`, as JSON.
    pub time: String,
    /// What becomes of the record when the table is cleared away; `None` if the host has not chosen.
    pub record: Option<RecordChoice>,
    /// Whether people may ask bots for advice; `None` if nobody has chosen.
    pub advice: Option<bool>,
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
    pub handed_over: HandedOver,
    /// Who left it of their own accord during the game, and may return; `None` while somebody sits there.
    pub left_by: Option<TokenHash>,
}

/// Whether a bot plays for the person on a seat until further notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HandedOver {
    #[default]
    No,
    /// They asked for it.
    ByOwner,
    /// They were absent, and the host asked for it. Until they are back.
    ByHost,
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

/// A further device of the owner of a seat.
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
    /// The speaker's ref; a speaker cannot use it twice.
    pub reference: String,
    pub at: i64,
}

/// One entry of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    pub seq: u64,
    /// `None` for the deal and for notes.
    pub seat: Option<u8>,
    /// As in a record: `owner`, `bot:novice` …; `deal`, `undo` or `note` for what is no action.
    pub by: String,
    /// The client's ref. The table's actor makes sure that a seat uses it once; the store does not.
    pub reference: Option<String>,
    /// JSON: the action, the number an undo goes back to, or the note.
    pub action: String,
    /// Digest of the state after it.
    pub digest: Digest,
    /// Which viewers could notice it, one bit each.
    pub noticed: u8,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// Where a table had come to after entry `seq`. What the bytes mean is for `actor::snapshots` to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSnapshot {
    pub seq: u64,
    /// The program that made it and can read it.
    pub maker: String,
    pub digest: [u8; 32],
    pub bytes: Vec<u8>,
}

fn bytes<const N: usize>(blob: Vec<u8>) -> Result<[u8; N], StoreError> {
    blob.try_into()
        .map_err(|blob: Vec<u8>| StoreError::damaged(format_args!("{} bytes where {N} belong", blob.len())))
}
