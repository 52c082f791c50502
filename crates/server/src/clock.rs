//! The clock of the tables. Tests use one that is advanced by hand, so that countdowns need no waiting.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// A time of a clock: how long it has been running.
pub type ClockTime = Duration;

#[derive(Clone, Debug)]
pub struct Clock {
    /// Milliseconds since 1970 when it was started.
    started_at: i64,
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    Real(Instant),
    Manual(Arc<watch::Sender<Moved>>),
}

/// Where a manual clock stands, and where it stood before the program last stood still.
#[derive(Clone, Copy, Debug, Default)]
struct Moved {
    now: ClockTime,
    stalled_at: Option<ClockTime>,
    /// Milliseconds that somebody has set the calendar ahead, or back.
    calendar_ahead: i64,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { started_at: unix_millis(), source: Source::Real(Instant::now()) }
    }
}

impl Clock {
    /// A clock that stands still until it is advanced.
    pub fn manual() -> Clock {
        Clock {
            started_at: unix_millis(),
            source: Source::Manual(Arc::new(watch::Sender::new(Moved::default()))),
        }
    }

    /// Advances a manual clock; does nothing to a real one.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(moved) = &self.source {
            moved.send_modify(|moved| *moved = Moved { now: moved.now + by, stalled_at: None, ..*moved });
        }
    }

    /// Advances a manual clock as if the whole program had stood still meanwhile.
    pub fn stall(&self, by: Duration) {
        if let Source::Manual(moved) = &self.source {
            moved.send_modify(|moved| {
                *moved = Moved { now: moved.now + by, stalled_at: Some(moved.now), ..*moved };
            });
        }
    }

    /// Sets the calendar of a manual clock ahead by milliseconds, or back, as somebody does to the system's clock: no time
    /// passes by it.
    pub fn set_calendar(&self, by: i64) {
        if let Source::Manual(moved) = &self.source {
            moved.send_modify(|moved| moved.calendar_ahead = moved.calendar_ahead.saturating_add(by));
        }
    }

    /// How much too late the program wakes for something that was due.
    pub fn late_by(&self, due: ClockTime) -> Duration {
        match &self.source {
            Source::Real(started) => started.elapsed().saturating_sub(due),
            Source::Manual(moved) => {
                let moved = *moved.borrow();
                let was_asleep = moved.stalled_at.is_some_and(|from| from < due);
                if was_asleep { moved.now.saturating_sub(due) } else { Duration::ZERO }
            }
        }
    }

    pub fn now(&self) -> ClockTime {
        match &self.source {
            Source::Real(started) => started.elapsed(),
            Source::Manual(moved) => moved.borrow().now,
        }
    }

    /// Waits until `due`; forever if it is `None`.
    pub async fn sleep_until(&self, due: Option<ClockTime>) {
        let Some(due) = due else { return std::future::pending().await };
        match &self.source {
            Source::Real(started) => tokio::time::sleep_until((*started + due).into()).await,
            Source::Manual(moved) => {
                let waited = moved.subscribe().wait_for(|moved| moved.now >= due).await.is_ok();
                if !waited {
                    std::future::pending::<()>().await;
                }
            }
        }
    }

    /// Milliseconds since 1970, counted on from when the clock was started. For durations: it goes on steadily, whatever
    /// is done to the system's clock.
    pub fn steady_unix_millis(&self) -> i64 {
        self.started_at.saturating_add(i64::try_from(self.now().as_millis()).unwrap_or(i64::MAX))
    }

    /// Milliseconds since 1970.
    pub fn unix_millis(&self) -> i64 {
        match &self.source {
            Source::Real(_) => unix_millis(),
            Source::Manual(moved) => self.steady_unix_millis().saturating_add(moved.borrow().calendar_ahead),
        }
    }
}

fn unix_millis() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_clock_moved_by_hand_wakes_whoever_waits() {
        let clock = Clock::manual();
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.sleep_until(Some(Duration::from_secs(8))).await }
        });
        let before = clock.unix_millis();
        clock.advance(Duration::from_secs(5));
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.advance(Duration::from_secs(3));
        waiting.await.expect("it wakes");
        assert_eq!(clock.unix_millis() - before, 8_000);
    }
}
