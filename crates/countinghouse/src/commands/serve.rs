//! `serve`: tables in the browser until ctrl-c.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::{
    BotDelay, ClearedRecords, Config, LogLevel, NodeConfig, NodeLink, NodeSecret, PublicUrl, RecordChoice,
    Retention, ServeError, Server, ServerUrls,
};

use crate::failure::Failure;
use crate::out::Out;

#[derive(Debug, Args)]
pub struct Serve {
    /// Address and port to listen on; port 0 takes a free one, 0.0.0.0 lets other devices in
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = server::DEFAULT_LISTEN)]
    pub listen: SocketAddr,
    /// The address the world knows this server by, if a proxy stands before it
    #[arg(long, value_name = "https://HOST")]
    pub public_url: Option<PublicUrl>,
    /// Another name people reach this server by, like `laptop.lan`; requests for names it does not know are refused
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// Believe the proxy before this server (X-Forwarded-For) about where requests come from
    #[arg(long)]
    pub trust_proxy: bool,
    /// The folder tables are kept in; made if it is not there
    #[arg(long, value_name = "FOLDER", default_value = "countinghouse-data")]
    pub data: PathBuf,
    /// A PostgreSQL to keep tables in instead. Other users of this machine can read what a program was started with, so
    /// an address with a password belongs in the environment
    #[arg(long, value_name = "postgres://…", env = "COUNTINGHOUSE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Where other servers on the same PostgreSQL reach this one: ADDRESS:PORT in a network of their own. They show each
    /// other the secret in COUNTINGHOUSE_NODE_SECRET
    #[arg(long, value_name = "ADDRESS:PORT", requires = "database", requires = "node_secret")]
    pub node: Option<SocketAddr>,
    /// The name and port under which the others reach it, if not at the address of --node
    #[arg(long, value_name = "HOST:PORT", requires = "node")]
    pub node_address: Option<String>,
    /// At least 16 letters and digits, the same for all servers of a house
    #[arg(long, value_name = "SECRET", env = "COUNTINGHOUSE_NODE_SECRET", hide_env_values = true, hide = true, value_parser = node_secret)]
    pub node_secret: Option<NodeSecret>,
    /// Seconds after which the tables of a server that does not answer go on elsewhere
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=60))]
    pub lease: u64,
    /// The version announced to other servers, for tests; a released program does not have this option
    #[cfg(debug_assertions)]
    #[arg(long, value_name = "VERSION", hide = true)]
    pub announce_version: Option<String>,
    /// Where to serve metrics for Prometheus, for the operator alone: 127.0.0.1:9187, for example
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub metrics: Option<SocketAddr>,
    /// Days after which a game that nobody goes on with is cleared away; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    pub keep_abandoned: u32,
    /// Days after which the table of a finished game is cleared away; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = 0)]
    pub keep_finished: u32,
    /// What hosts can choose for the record of a finished game whose table is cleared away: keep it in the database,
    /// export it to the folder `records` in the data folder, or delete it. The first is for hosts who do not choose
    #[arg(
        long,
        value_name = "keep|export|delete,…",
        value_enum,
        value_delimiter = ',',
        default_value = "keep"
    )]
    pub cleared_records: Vec<Records>,
    /// The most megabytes the SQLite database may grow to; the disk is the limit if left out
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub max_database: Option<u32>,
    /// Bots act at once instead of pausing so that people can follow
    #[arg(long)]
    pub instant_bots: bool,
    /// The seed of every table, for tests of the page; a released program does not have this option
    #[cfg(debug_assertions)]
    #[arg(long, value_name = "BYTE", hide = true)]
    pub test_seed: Option<u8>,
    /// How much is logged on standard error: off, error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log: LogLevel,
}

/// What becomes of the record when a table is cleared away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Records {
    Keep,
    Export,
    Delete,
}

impl Records {
    fn choice(self) -> RecordChoice {
        match self {
            Records::Keep => RecordChoice::Keep,
            Records::Export => RecordChoice::Export,
            Records::Delete => RecordChoice::Delete,
        }
    }
}

/// Reads the secret of a house.
fn node_secret(text: &str) -> Result<NodeSecret, String> {
    NodeSecret::new(text).ok_or_else(|| "it needs at least 16 letters and digits".to_owned())
}

impl Serve {
    fn node(&self) -> NodeConfig {
        let (listen, secret) = (self.node, self.node_secret.clone());
        let link = listen.zip(secret);
        let link =
            link.map(|(listen, secret)| NodeLink { listen, address: self.node_address.clone(), secret });
        let config = NodeConfig { link, lease: Duration::from_secs(self.lease), ..NodeConfig::default() };
        #[cfg(debug_assertions)]
        let config = match &self.announce_version {
            Some(version) => NodeConfig { version: version.clone(), ..config },
            None => config,
        };
        config
    }

    fn retention(&self) -> Retention {
        let kept = |days: u32| (days > 0).then(|| Retention::days(days));
        Retention {
            abandoned: kept(self.keep_abandoned),
            finished: kept(self.keep_finished),
            records: ClearedRecords {
                offered: self.cleared_records.iter().map(|offered| offered.choice()).collect(),
                folder: self.data.join("records"),
            },
        }
    }
}

/// Pages of SQLite in a megabyte.
const PAGES_IN_A_MEGABYTE: u32 = 256;

pub fn run(args: &Serve, out: &mut Out) -> Result<(), Failure> {
    server::log_to(std::io::stderr, args.log);
    if args.database.as_deref().is_some_and(|url| !is_postgres(url)) {
        return Err(Failure::BadInput(say!("not_postgres_serve", option: "--database", folder: "--data")));
    }
    let config = Config {
        listen: args.listen,
        bot_delay: if args.instant_bots { BotDelay::None } else { BotDelay::Calm },
        database: args.database.clone(),
        node: args.node(),
        public_url: args.public_url.clone(),
        trust_proxy: args.trust_proxy,
        hosts: args.hosts.clone(),
        metrics: args.metrics,
        retention: args.retention(),
        max_database_pages: args.max_database.map(|megabytes| megabytes * PAGES_IN_A_MEGABYTE),
        #[cfg(debug_assertions)]
        test_seed: args.test_seed.map(|byte| [byte; 32]),
        ..Config::new(&args.data)
    };
    let mut printed = Ok(());
    let ready = |server: &Server| printed = print_urls(server.urls(), out);
    server::run(config, ready).map_err(|error: ServeError| Failure::of(error))?;
    Ok(printed?)
}

/// Whether this is the address of a PostgreSQL.
pub fn is_postgres(url: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme))
}

/// Prints the addresses of the server, and the first external one as a QR code.
fn print_urls(urls: &ServerUrls, out: &mut Out) -> std::io::Result<()> {
    out.line(say!("serve_open", address: &urls.local))?;
    match urls.external.split_first() {
        None => out.line(say!("serve_only_here", option: "--listen 0.0.0.0:7878"))?,
        Some((first, others)) => {
            out.line(say!("serve_reached", address: first))?;
            for other in others {
                out.line(format_args!("  {}", say!("serve_or", address: other)))?;
            }
        }
    }
    if let Some(code) = urls.qr_code() {
        out.line(code)?;
    }
    out.flush()
}
