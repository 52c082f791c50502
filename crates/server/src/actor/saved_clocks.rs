//! Clocks are stopped while the server is down. They are stored every few seconds while they run, and once more when
//! the server stops. After a crash at most the time since the last store is given back. Nothing is stored for a
//! relaxed table.

use std::time::Duration;

use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Actor;
use crate::store::{StoredEntry, TableChange};

/// How often running clocks are stored.
pub const SAVE_EVERY: Duration = Duration::from_secs(5);

/// After a restart everyone has at least this much time left, because connections need a moment to come back.
const GRACE: Duration = Duration::from_secs(10);

/// The clocks of a table as they were stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedClocks {
    /// The number of the next entry at that time.
    next: u64,
    /// Seats with a running clock, and the milliseconds they had left.
    left: Vec<(Seat, u32)>,
    /// Persons for whom a bot plays because they do not answer.
    pub away: SeatSet,
    /// Time-outs in a row.
    pub missed: Vec<(Seat, u8)>,
}

impl SavedClocks {
    /// Reads stored clocks. Seats that have acted since are left out, because they are asked something new.
    pub fn read(stored: Option<&str>, entries: &[StoredEntry]) -> Option<SavedClocks> {
        // Clocks that cannot be read start again with full time.
        let mut saved: SavedClocks = serde_json::from_str(stored?).ok()?;
        let newer = entries.iter().filter(|entry| entry.seq >= saved.next);
        let acted: SeatSet = newer.filter_map(|entry| entry.seat.and_then(Seat::new)).collect();
        saved.left.retain(|(seat, _)| !acted.has(*seat));
        Some(saved)
    }

    /// The time left to a seat, at most `full`.
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
            let left = self.clocks.turns[seat.number()]?.left(now);
            Some((seat, u32::try_from(left.as_millis()).unwrap_or(u32::MAX)))
        };
        Some(SavedClocks {
            next: self.playing.as_ref()?.game.next_seq(),
            left: numbered().filter_map(left).collect(),
            away: self.away,
            missed: numbered().map(|seat| (seat, self.clocks.missed[seat.number()])).collect(),
        })
    }

    /// Stores the clocks.
    pub(super) async fn save_clocks(&self) {
        let Some(Ok(clocks)) = self.clocks_to_save().map(|saved| serde_json::to_string(&saved)) else {
            return;
        };
        let written = self.write(TableChange::Clocks { table: self.room.id, clocks }).await;
        if let Err(error) = written {
            tracing::warn!(table = self.room.id, %error, "how the clocks stand could not be stored");
        }
    }

    /// Stores the clocks before the server stops. The clients may be gone already, which has stopped the clocks a moment ago.
    pub(super) async fn save_last_clocks(&self) {
        if self.clocks_run() || self.clocks.are_to_be_saved() {
            self.save_clocks().await;
        }
    }

    /// Restores the stored clocks.
    pub(super) fn restore_clocks(&mut self, saved: Option<SavedClocks>) {
        let Some(saved) = saved else { return };
        self.away = saved.away.iter().filter(|seat| self.room.people().has(*seat)).collect();
        for (seat, missed) in &saved.missed {
            self.clocks.missed[seat.number()] = *missed;
        }
        self.clocks.saved = Some(saved);
    }
}
