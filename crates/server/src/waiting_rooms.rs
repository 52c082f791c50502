//! Tables that wait for their game and have people in them: whoever sweeps up old tables leaves them alone.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::store::TableId;

/// By table: when it was opened, in milliseconds since 1970.
#[derive(Debug, Default)]
pub struct WaitingRooms(Mutex<HashMap<TableId, i64>>);

impl WaitingRooms {
    /// Notes that a table has people in it, or that it has none any more.
    pub fn note(&self, table: TableId, opened: Option<i64>) {
        match opened {
            Some(opened) => self.lock().insert(table, opened),
            None => self.lock().remove(&table),
        };
    }

    /// When the oldest of them was opened.
    pub fn oldest(&self) -> Option<i64> {
        self.lock().values().copied().min()
    }

    /// The lock is used even if it is poisoned: a panic cannot leave the map half changed.
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, i64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
