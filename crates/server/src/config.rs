//! How a server is asked to run, and why it may not start.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use games::{AnyGame, GAMES};
use thiserror::Error;

use crate::clock::Clock;
use crate::context::BotDelay;
use crate::limits::Limits;
use crate::urls::PublicUrl;

/// What a server needs to know.
#[derive(Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder everything is kept in; made if it is not there.
    pub data: PathBuf,
    /// A PostgreSQL that everything is kept in instead: `postgres://…`. It may hold a password.
    pub database: Option<String>,
    /// The address the world knows this server by, if it is not the one it listens on.
    pub public_url: Option<PublicUrl>,
    /// A proxy of our own stands before this server: what it says about where requests come from is believed.
    pub trust_proxy: bool,
    pub bot_delay: BotDelay,
    pub clock: Clock,
    /// The games that can be played here.
    pub games: &'static [&'static dyn AnyGame],
    /// A table that nobody has needed for so long is put away until somebody does.
    pub unload_after: Duration,
    pub limits: Limits,
}

/// Where a server listens if nobody says otherwise.
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
    /// The address is not repeated: it may hold a password.
    #[error("the database cannot be used: {0}")]
    Database(String),
    #[error("another server is using the data folder {}", .0.display())]
    DataInUse(PathBuf),
    #[error("the server failed: {0}")]
    Failed(std::io::Error),
}
