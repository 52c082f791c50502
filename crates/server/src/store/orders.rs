//! What an operator orders from the command line while a server runs, as the store has it, and tables as an operator sees
//! them: without seeds and tokens.

use super::{StoredStage, TableId};

pub type OrderId = i64;

/// An order that has not been answered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub id: OrderId,
    pub code: String,
    pub what: OrderKind,
}

/// What is to become of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderKind {
    /// Its game ends as it stands.
    Close,
    /// It goes with everything that was played there.
    Delete,
    /// It goes as if nobody had used it for long, if its last entry was made before and nobody is there.
    Clear { before: i64 },
}

impl OrderKind {
    pub fn name(self) -> &'static str {
        match self {
            OrderKind::Close => "close",
            OrderKind::Delete => "delete",
            OrderKind::Clear { .. } => "clear",
        }
    }

    pub fn before(self) -> i64 {
        match self {
            OrderKind::Close | OrderKind::Delete => 0,
            OrderKind::Clear { before } => before,
        }
    }

    pub fn read(name: &str, before: i64) -> Option<OrderKind> {
        let known = [OrderKind::Close, OrderKind::Delete, OrderKind::Clear { before }];
        known.into_iter().find(|known| known.name() == name)
    }
}

/// A change of the orders.
#[derive(Clone, Debug)]
pub enum OrderChange {
    Place {
        code: String,
        what: OrderKind,
        at: i64,
    },
    /// The first answer counts.
    Answer {
        order: OrderId,
        answer: String,
    },
    TakeBack {
        order: OrderId,
    },
}

impl OrderChange {
    /// In milliseconds: a day.
    pub const FORGOTTEN_AFTER: i64 = 24 * 60 * 60 * 1000;
}

/// A table as an operator sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    pub id: TableId,
    pub code: String,
    pub game: String,
    pub rules: u32,
    pub stage: StoredStage,
    /// Milliseconds since 1970.
    pub opened: i64,
    pub entries: u64,
    /// When the last entry was made, or the table opened.
    pub last: i64,
    /// Those who sit there.
    pub names: Vec<String>,
}
