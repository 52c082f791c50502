//! What all tables share: the store, the list of games, the worker pool of the bots, limits, metrics and the stop
//! signal.

use std::sync::Arc;
use std::time::Duration;

use games::AnyGame;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::debriefs::Debriefs;
use crate::guesses::Guesses;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::retention::Retention;
use crate::secrets::random;
use crate::store::Store;
use crate::waiting_rooms::WaitingRooms;
use crate::workers::Workers;

pub struct ServerContext {
    pub store: Arc<dyn Store>,
    pub games: &'static [&'static dyn AnyGame],
    pub bot_delay: BotDelay,
    /// Used for countdowns and dates. Time limits of connections and bots use the system clock.
    pub clock: Clock,
    /// Where bots choose.
    pub workers: Arc<Workers>,
    /// Whoever guesses codes is slowed down here.
    pub guesses: Guesses,
    /// Tables that wait for their game and have people in them.
    pub waiting_rooms: WaitingRooms,
    /// One permit: replays are made one after another, so that they cannot take the machine from those who are playing.
    pub replays: Semaphore,
    /// Debriefs that were asked for lately.
    pub debriefs: Debriefs,
    /// One permit for each long table that may be loaded at the same time.
    pub loading: Semaphore,
    /// Tasks that must end before the store is closed.
    pub tasks: TaskTracker,
    pub stopping: CancellationToken,
    /// A table that nobody has used for so long is unloaded.
    pub unload_after: Duration,
    pub limits: Limits,
    pub retention: Retention,
    pub metrics: Arc<Metrics>,
    /// When it was last proven that the store can be written to.
    pub store_proven: tokio::sync::Mutex<Option<std::time::Instant>>,
}

/// The delay before a bot moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum BotDelay {
    /// 0.8 to 2 seconds, so that people can follow.
    #[default]
    Calm,
    /// No delay, for tests and for games between bots.
    None,
}

impl BotDelay {
    pub fn duration(self) -> Duration {
        match self {
            BotDelay::None => Duration::ZERO,
            BotDelay::Calm => {
                let spread = u16::from_le_bytes(random().unwrap_or_default());
                Duration::from_millis(800 + u64::from(spread) * 1200 / u64::from(u16::MAX))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_pause_so_that_people_can_follow() {
        for _ in 0..1000 {
            let pause = BotDelay::Calm.duration();
            assert!((800..=2000).contains(&pause.as_millis()), "{pause:?}");
        }
        assert_eq!(BotDelay::None.duration(), Duration::ZERO);
    }
}
