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
    Manual(Arc<watch::Sender<ClockTime>>),
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
            source: Source::Manual(Arc::new(watch::Sender::new(ClockTime::ZERO))),
        }
    }

    /// Advances a manual clock; does nothing to a real one.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(moved) = &self.source {
            moved.send_modify(|now| *now += by);
        }
    }

    pub fn now(&self) -> ClockTime {
        match &self.source {
            Source::Real(started) => started.elapsed(),
            Source::Manual(moved) => *moved.borrow(),
        }
    }

    /// Waits until `due`; forever if it is `None`.
    pub async fn sleep_until(&self, due: Option<ClockTime>) {
        let Some(due) = due else { return std::future::pending().await };
        match &self.source {
            Source::Real(started) => tokio::time::sleep_until((*started + due).into()).await,
            Source::Manual(moved) => {
                let waited = moved.subscribe().wait_for(|now| *now >= due).await.is_ok();
                if !waited {
                    std::future::pending::<()>().await;
                }
            }
        }
    }

    /// Milliseconds since 1970.
    pub fn unix_millis(&self) -> i64 {
        match &self.source {
            Source::Real(_) => unix_millis(),
            Source::Manual(_) => {
                self.started_at.saturating_add(i64::try_from(self.now().as_millis()).unwrap_or(i64::MAX))
            }
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
