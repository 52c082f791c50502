//! Clocks that stand still while the server is down. How they stand is stored every few seconds while they run, and once
//! more when the server is asked to stop; a server that was killed gives back at most what passed since. Nothing of it is
//! ever stored for a relaxed table.

use std::time::Duration;

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Actor;
use crate::store::{StoredEntry, TableChange};

/// How often the store is told how running clocks stand.
pub const SAVE_EVERY: Duration = Duration::from_secs(5);

/// Whoever has less than this left is given this much: connections need a moment to come back.
const GRACE: Duration = Duration::from_secs(10);

/// How the clocks of a table stood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedClocks {
    /// The number the next entry would have had.
    next: u64,
    /// Seats that were counted down, and the milliseconds they had left.
    left: Vec<(Seat, u32)>,
    /// People for whom a bot plays because they do not answer.
    pub away: SeatSet,
    /// Time-outs in a row.
    pub missed: Vec<(Seat, u8)>,
}

impl SavedClocks {
    /// What was stored, as far as it still holds: whoever has acted since is asked something new.
    pub fn read(stored: Option<&str>, entries: &[StoredEntry]) -> Option<SavedClocks> {
        // Clocks that cannot be read start afresh: nobody loses anything by it.
        let mut saved: SavedClocks = serde_json::from_str(stored?).ok()?;
        let newer = entries.iter().filter(|entry| entry.seq >= saved.next);
        let acted: SeatSet = newer.filter_map(|entry| entry.seat.and_then(Seat::new)).collect();
        saved.left.retain(|(seat, _)| !acted.has(*seat));
        Some(saved)
    }

    /// The time a seat has that would have `full` time if it were asked now.
    pub fn left(&self, seat: Seat, full: Duration) -> Option<Duration> {
        let (_, left) = self.left.iter().find(|(of, _)| *of == seat)?;
        Some(Duration::from_millis(u64::from(*left)).max(GRACE).min(full))
    }
}

impl Actor {
    fn clocks_to_save(&self) -> Option<SavedClocks> {
        let now = self.context.clock.now();
        let numbered = || SeatSet::all(self.room.players()).iter();
        let left = |seat: Seat| {
            let due = self.clocks.turns[seat.number()]?;
            Some((seat, u32::try_from(due.saturating_sub(now).as_millis()).unwrap_or(u32::MAX)))
        };
        Some(SavedClocks {
            next: self.play.as_ref()?.running.next_seq(),
            left: numbered().filter_map(left).collect(),
            away: self.away,
            missed: numbered().map(|seat| (seat, self.clocks.missed[seat.number()])).collect(),
        })
    }

    /// Tells the store how the clocks stand.
    pub(super) async fn save_clocks(&self) {
        let Some(Ok(clocks)) = self.clocks_to_save().map(|saved| serde_json::to_string(&saved)) else {
            return;
        };
        let written = self.context.store.write(TableChange::Clocks { table: self.room.id, clocks }).await;
        if let Err(error) = written {
            tracing::warn!(table = self.room.id, %error, "how the clocks stand could not be stored");
        }
    }

    /// Before the server stops, while everybody is still there.
    pub(super) async fn save_running_clocks(&self) {
        if self.clocks_run() {
            self.save_clocks().await;
        }
    }

    /// Goes on where the clocks stood.
    pub(super) fn restore_clocks(&mut self, saved: Option<SavedClocks>) {
        let Some(saved) = saved else { return };
        self.away = saved.away.iter().filter(|seat| self.room.people().has(*seat)).collect();
        for (seat, missed) in &saved.missed {
            self.clocks.missed[seat.number()] = *missed;
        }
        self.clocks.saved = Some(saved);
    }
}
