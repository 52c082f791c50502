//! The configuration of a server, and why it may not start.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use games::{AnyGame, GAMES};
use thiserror::Error;

use crate::clock::Clock;
use crate::context::BotDelay;
use crate::limits::Limits;
use crate::nodes::NodeConfig;
use crate::retention::Retention;
use crate::urls::PublicUrl;

/// The configuration of a server.
#[derive(Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// The data folder; created if it does not exist.
    pub data: PathBuf,
    /// The address of a PostgreSQL database to use instead: `postgres://…`. It may contain a password.
    pub database: Option<String>,
    /// How this server is a node among others on the same database; without one it is alone.
    pub node: NodeConfig,
    /// The public address, if it differs from the one the server listens on.
    pub public_url: Option<PublicUrl>,
    /// Further names under which the server is reached; others are refused.
    pub hosts: Vec<String>,
    /// Where metrics are served; nowhere if `None`. They are for the operator alone.
    pub metrics: Option<SocketAddr>,
    /// Whether a reverse proxy is in front of the server, so that its `X-Forwarded-For` header is trusted.
    pub trust_proxy: bool,
    pub bot_delay: BotDelay,
    pub clock: Clock,
    /// The games that can be played here.
    pub games: &'static [&'static dyn AnyGame],
    /// A table that nobody has used for so long is unloaded.
    pub unload_after: Duration,
    pub limits: Limits,
    /// How long tables that nobody uses are kept.
    pub retention: Retention,
    /// The most pages of 4 KiB that the SQLite database may have; `None` if only the disk limits it.
    pub max_database_pages: Option<u32>,
    /// The seed of every table, so that a test of the page meets the same deal each time. A released server does not
    /// have it: whoever knows a seed knows every card.
    #[cfg(debug_assertions)]
    pub test_seed: Option<[u8; 32]>,
}

/// The default address to listen on.
pub const DEFAULT_LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 7878);

impl Config {
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            listen: DEFAULT_LISTEN,
            data: data.into(),
            database: None,
            node: NodeConfig::default(),
            public_url: None,
            hosts: Vec::new(),
            metrics: None,
            trust_proxy: false,
            bot_delay: BotDelay::default(),
            clock: Clock::default(),
            games: GAMES,
            unload_after: Duration::from_secs(60),
            limits: Limits::default(),
            retention: Retention::default(),
            max_database_pages: None,
            #[cfg(debug_assertions)]
            test_seed: None,
        }
    }
}

/// Why a server could not start.
#[derive(Debug, Error)]
pub enum ServeError {
    #[error("{0} is in use already: another server may be running; give another address with --listen")]
    AddressInUse(SocketAddr),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error("the data folder {} cannot be used: {problem}", folder.display())]
    Data { folder: PathBuf, problem: String },
    /// The address is not in the message, because it may contain a password.
    #[error("the database cannot be used: {0}")]
    Database(String),
    #[error("another server is using the data folder {}", .0.display())]
    DataInUse(PathBuf),
    #[error(
        "the data folder {} was moved away or replaced, so the server has stopped; everything acknowledged is in the \
         folder that was moved",
        .0.display()
    )]
    FolderGone(PathBuf),
    #[error("stopped at once, as asked a second time; everything acknowledged is kept")]
    StoppedAtOnce,
    #[error("the server failed: {0}")]
    Failed(std::io::Error),
}
