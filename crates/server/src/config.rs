//! The configuration of a server, and why it may not start.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use games::{AnyGame, GAMES};
use thiserror::Error;

use crate::clock::Clock;
use crate::context::BotDelay;
use crate::limits::Limits;
use crate::urls::PublicUrl;

/// The configuration of a server.
#[derive(Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// The data folder; created if it does not exist.
    pub data: PathBuf,
    /// The address of a PostgreSQL database to use instead: `postgres://…`. It may contain a password.
    pub database: Option<String>,
    /// The public address, if it differs from the one the server listens on.
    pub public_url: Option<PublicUrl>,
    /// Whether a reverse proxy is in front of the server, so that its `X-Forwarded-For` header is trusted.
    pub trust_proxy: bool,
    pub bot_delay: BotDelay,
    pub clock: Clock,
    /// The games that can be played here.
    pub games: &'static [&'static dyn AnyGame],
    /// A table that nobody has used for so long is unloaded.
    pub unload_after: Duration,
    pub limits: Limits,
}

/// The default address to listen on.
pub const DEFAULT_LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 7878);

impl Config {
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            listen: DEFAULT_LISTEN,
            data: data.into(),
            database: None,
            public_url: None,
            trust_proxy: false,
            bot_delay: BotDelay::default(),
            clock: Clock::default(),
            games: GAMES,
            unload_after: Duration::from_secs(60),
            limits: Limits::default(),
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
    #[error("the server failed: {0}")]
    Failed(std::io::Error),
}
