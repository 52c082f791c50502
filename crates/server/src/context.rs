//! What all tables share: the store, the list of games, the worker pool of the bots, limits, metrics and the stop
//! signal.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use games::records::ServerSeed;
use games::{AnyGame, Language};
use protocol::Pace;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::classes::Classes;
use crate::clock::Clock;
use crate::config::Config;
use crate::guesses::Guesses;
use crate::http::{DebriefKey, Jobs, LossesKey};
use crate::kept::Kept;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::retention::Retention;
use crate::secrets::{NoRandomness, random};
use crate::store::Store;
use crate::waiting_rooms::WaitingRooms;
use crate::workers::Workers;

pub struct ServerContext {
    pub store: Arc<dyn Store>,
    /// The other servers on the same database; `None` with SQLite, which has one server.
    pub nodes: Option<Arc<Nodes>>,
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
    pub debriefs: Kept<DebriefKey>,
    /// What cost seats most, where it was asked for lately.
    pub losses: Kept<LossesKey>,
    /// Classes that were looked at lately.
    pub classes: Classes,
    /// Debriefs of classes that were asked for lately: the class and the number of its game.
    pub class_debriefs: Kept<(String, u32, Language)>,
    /// Results of experiments that were asked for lately, by their ids.
    pub experiments: Kept<String>,
    /// Those who wait until bots have played many games for them.
    pub jobs: Jobs,
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
    pub fn new(config: &Config, store: Arc<dyn Store>, nodes: Option<Arc<Nodes>>) -> ServerContext {
        ServerContext {
            store,
            nodes,
            games: config.games,
            bot_delay: config.bot_delay,
            clock: config.clock.clone(),
            workers: Workers::new(available_parallelism().map_or(2, usize::from)),
            guesses: Guesses::new(&config.limits),
            waiting_rooms: WaitingRooms::default(),
            replays: Semaphore::new(1),
            debriefs: Kept::default(),
            losses: Kept::default(),
            classes: Classes::default(),
            class_debriefs: Kept::default(),
            experiments: Kept::default(),
            jobs: Jobs::default(),
            loading: Semaphore::new(available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))),
            tasks: TaskTracker::new(),
            stopping: CancellationToken::new(),
            unload_after: config.unload_after,
            limits: config.limits,
            retention: config.retention.clone(),
            metrics: Arc::default(),
            #[cfg(debug_assertions)]
            test_seed: config.test_seed,
            store_proven: Default::default(),
        }
    }

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
    /// 0.8 to 2 seconds, so that people can follow; shorter over few choices, longer over many.
    #[default]
    Calm,
    /// No delay, for tests and for games between bots.
    None,
}

impl BotDelay {
    /// How long a bot waits at a table with this pace.
    pub fn duration(self, pace: Pace) -> Duration {
        let spread = u64::from(u16::from_le_bytes(random().unwrap_or_default()));
        let between = |least: u64, most: u64| {
            Duration::from_millis(least + spread * (most - least) / u64::from(u16::MAX))
        };
        match (self, pace) {
            (BotDelay::None, _) | (_, Pace::Instant) => Duration::ZERO,
            (BotDelay::Calm, Pace::Slow) => between(2800, 3600),
            (BotDelay::Calm, Pace::Calm) => between(800, 2000),
            (BotDelay::Calm, Pace::Quick) => between(250, 400),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_pause_so_that_people_can_follow() {
        for _ in 0..1000 {
            let pause = BotDelay::Calm.duration(Pace::Calm);
            assert!((800..=2000).contains(&pause.as_millis()), "{pause:?}");
            assert!(BotDelay::Calm.duration(Pace::Slow) > pause);
            assert!(BotDelay::Calm.duration(Pace::Quick) < pause);
        }
        assert_eq!(BotDelay::Calm.duration(Pace::Instant), Duration::ZERO);
        assert_eq!(BotDelay::None.duration(Pace::Slow), Duration::ZERO);
    }
}
