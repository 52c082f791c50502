//! What all tables share: the store, the list of games, the worker pool of the bots, limits, metrics and the stop
//! signal.

use std::sync::Arc;
use std::time::Duration;

use games::AnyGame;
use games::records::ServerSeed;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::debriefs::Debriefs;
use crate::guesses::Guesses;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::retention::Retention;
use crate::secrets::{NoRandomness, random};
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
    /// Places for those who wait until bots play a moment out.
    pub playouts: Arc<Semaphore>,
    /// One permit: moments are played out one after another.
    pub playing_out: Arc<Semaphore>,
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
    /// See `Config::test_seed`.
    #[cfg(debug_assertions)]
    pub test_seed: Option<[u8; 32]>,
    /// When it was last proven that the store can be written to.
    pub store_proven: tokio::sync::Mutex<Option<std::time::Instant>>,
}

impl ServerContext {
    /// The seed of a new table.
    pub fn new_seed(&self) -> Result<ServerSeed, NoRandomness> {
        #[cfg(debug_assertions)]
        if let Some(seed) = self.test_seed {
            return Ok(ServerSeed(seed));
        }
        random().map(ServerSeed)
    }
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
