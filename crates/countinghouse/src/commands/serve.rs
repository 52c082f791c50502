//! `serve`: tables in the browser until ctrl-c.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use server::{Config, LogLevel, Pace, ServeError};

use crate::failure::Failure;
use crate::out::Out;

#[derive(Debug, Args)]
pub struct Serve {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = server::DEFAULT_LISTEN)]
    pub listen: SocketAddr,
    /// The folder tables are kept in; made if it is not there
    #[arg(long, value_name = "FOLDER", default_value = "countinghouse-data")]
    pub data: PathBuf,
    /// Bots act at once instead of pausing so that people can follow
    #[arg(long)]
    pub instant_bots: bool,
    /// How much is logged on standard error: off, error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log: LogLevel,
}

pub fn run(asked: &Serve, out: &mut Out) -> Result<(), Failure> {
    server::log_to(std::io::stderr, asked.log);
    let pace = if asked.instant_bots { Pace::Instant } else { Pace::Calm };
    let config = Config { listen: asked.listen, pace, ..Config::new(&asked.data) };
    let mut printed = Ok(());
    let ready = |address: SocketAddr| {
        let invitation = format_args!("Counting House is open at http://{address} (ctrl-c closes it)");
        printed = out.line(invitation).and_then(|()| out.flush());
    };
    server::run(config, ready).map_err(|error: ServeError| Failure::Bad(error.to_string()))?;
    Ok(printed?)
}
