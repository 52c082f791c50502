//! Entries that only their own seat can notice, like a sealed bid that is changed. They lead nowhere, so they could be
//! repeated without end, and a table with very many entries is slow to load. After a while a seat can change its mind
//! only now and then, until something has happened that all can see.

use std::time::Duration;

use game_core::{MAX_SEATS, Seat};

use super::viewers::ViewerSet;
use crate::clock::ClockTime;
use crate::problem::Problem;
use crate::store::StoredEntry;

/// So many changes are free.
const FREE: u32 = 120;
/// Then there is one in this time.
const ONE_EVERY: Duration = Duration::from_secs(10);

/// The changes of each seat since the last entry that all could notice.
#[derive(Clone, Debug, Default)]
pub struct SecretChanges([Changes; MAX_SEATS]);

#[derive(Clone, Copy, Debug, Default)]
struct Changes {
    count: u32,
    last: ClockTime,
}

impl SecretChanges {
    /// The changes of a table that is loaded.
    pub fn of(entries: &[StoredEntry], now: ClockTime) -> SecretChanges {
        let mut changes = SecretChanges::default();
        for entry in entries {
            if let Some(seat) = entry.seat.and_then(Seat::new) {
                changes.enter(seat, ViewerSet(entry.noticed), now);
            }
        }
        changes
    }

    /// Counts an entry.
    pub fn enter(&mut self, seat: Seat, noticed_by: ViewerSet, now: ClockTime) {
        if noticed_by == ViewerSet::ALL {
            *self = SecretChanges::default();
        } else if is_secret(seat, noticed_by) {
            let changes = &mut self.0[seat.number()];
            *changes = Changes { count: changes.count + 1, last: now };
        }
    }

    /// Whether a seat may make an entry now.
    pub fn check(&self, seat: Seat, noticed_by: ViewerSet, now: ClockTime) -> Result<(), Problem> {
        let changes = self.0[seat.number()];
        let is_due = now >= changes.last + ONE_EVERY;
        if is_secret(seat, noticed_by) && changes.count >= FREE && !is_due {
            return Err(Problem::TooManyChanges);
        }
        Ok(())
    }
}

fn is_secret(seat: Seat, noticed_by: ViewerSet) -> bool {
    noticed_by == ViewerSet::NONE || noticed_by == ViewerSet::NONE.with(Some(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_many_changes_there_is_one_now_and_then() {
        let (seat, other) = (Seat::at(0), Seat::at(1));
        let own = ViewerSet::NONE.with(Some(seat));
        let mut changes = SecretChanges::default();
        let mut now = ClockTime::ZERO;
        for _ in 0..FREE {
            assert_eq!(changes.check(seat, own, now), Ok(()));
            changes.enter(seat, own, now);
        }
        assert_eq!(changes.check(seat, own, now), Err(Problem::TooManyChanges));
        assert_eq!(changes.check(seat, ViewerSet::ALL, now), Ok(()), "what all can see is no change of mind");
        assert_eq!(changes.check(other, ViewerSet::NONE.with(Some(other)), now), Ok(()));
        now += ONE_EVERY;
        assert_eq!(changes.check(seat, own, now), Ok(()));
        changes.enter(seat, own, now);
        assert_eq!(changes.check(seat, own, now), Err(Problem::TooManyChanges));
        changes.enter(other, ViewerSet::ALL, now);
        assert_eq!(changes.check(seat, own, now), Ok(()));
    }
}
