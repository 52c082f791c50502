//! The command `load`: runs our server with one trivial game more, and puts load on it or on the peer's. `load.py` drives
//! it and prints the figures side by side.

use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use bench::load::churn::Churn;
use bench::load::figures::{Process, median};
use bench::load::paced::pace;
use bench::load::web::Traffic;
use bench::load::{LoadClient, MeasuredSpan, boardgame, measure, ours};
use bench::tick::TICK;
use clap::{Parser, Subcommand};
use games::{AnyGame, GAMES};
use serde_json::{Value, json};
use server::{BotDelay, Config, Limits, LogLevel, NodeConfig, NodeLink, NodeSecret};

/// As in the program it stands for.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(name = "load")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Every game of the list, as JSON
    Games,
    /// Our server, with the game `tick`, without limits
    Serve {
        #[arg(long)]
        listen: SocketAddr,
        #[arg(long)]
        data: std::path::PathBuf,
        /// PostgreSQL instead
        #[arg(long)]
        database: Option<String>,
        /// Where other nodes on the same database reach it
        #[arg(long, requires = "database")]
        node: Option<SocketAddr>,
        /// Seconds after which a table that nobody uses is unloaded
        #[arg(long, default_value_t = 60)]
        unload_after: u64,
    },
    /// Tables in a closed loop
    Play {
        #[command(flatten)]
        target: Target,
        /// `ours` or `boardgame`
        #[arg(long, default_value = "ours")]
        server: String,
        #[arg(long, default_value = "tick")]
        game: String,
        #[arg(long, default_value_t = 2)]
        players: u8,
        #[arg(long, default_value_t = 200)]
        tables: usize,
        #[arg(long, default_value_t = 10.0)]
        seconds: f64,
        /// The seats of a table come by different nodes
        #[arg(long)]
        across: bool,
    },
    /// Tables in an open loop: so many moves a second in all, whatever the server does
    Pace {
        #[command(flatten)]
        target: Target,
        #[arg(long, default_value_t = 2000.0)]
        rate: f64,
        #[arg(long, default_value_t = 400)]
        tables: usize,
        #[arg(long, default_value_t = 10.0)]
        seconds: f64,
    },
    /// Tables that come and go, and what becomes of the server's memory
    Churn {
        #[command(flatten)]
        target: Target,
        #[arg(long, default_value_t = 50)]
        tables: usize,
        #[arg(long, default_value_t = 200)]
        moves: u32,
        #[arg(long, default_value_t = 60.0)]
        seconds: f64,
    },
    /// What the server needs for tables where nobody does anything
    Idle {
        #[command(flatten)]
        target: Target,
        #[arg(long, default_value = "tick")]
        game: String,
        #[arg(long, default_value_t = 2)]
        players: u8,
        #[arg(long, default_value_t = 500)]
        tables: usize,
    },
    /// What somebody who comes late is sent after so many entries
    Late {
        #[command(flatten)]
        target: Target,
        #[arg(long, value_delimiter = ',', default_value = "30,3000")]
        entries: Vec<u64>,
    },
    /// One table with many who watch
    Watch {
        #[command(flatten)]
        target: Target,
        #[arg(long, default_value_t = 200)]
        spectators: usize,
        #[arg(long, default_value_t = 5.0)]
        seconds: f64,
    },
}

#[derive(clap::Args, Clone)]
struct Target {
    /// Of one server, or of several nodes among which tables are spread
    #[arg(long, value_delimiter = ',', required = true)]
    address: Vec<String>,
    /// Their processes
    #[arg(long, value_delimiter = ',', required = true)]
    pid: Vec<u32>,
}

impl Target {
    /// Where a table is opened and played.
    fn address(&self, table: usize) -> &str {
        &self.address[table % self.address.len()]
    }

    fn processes(&self) -> Vec<Process> {
        self.pid.iter().copied().map(Process).collect()
    }

    fn first(&self) -> Process {
        Process(self.pid[0])
    }
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve { listen, data, database, node, unload_after } => {
            serve(listen, data, database, node, Duration::from_secs(unload_after))
        }
        other => tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| error.to_string())
            .and_then(|runtime| runtime.block_on(put_load(other)))
            .and_then(|figures| writeln!(std::io::stdout(), "{figures}").map_err(|error| error.to_string())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("load: {problem}");
            ExitCode::from(2)
        }
    }
}

fn serve(
    listen: SocketAddr,
    data: std::path::PathBuf,
    database: Option<String>,
    node: Option<SocketAddr>,
    unload_after: Duration,
) -> Result<(), String> {
    server::log_to(std::io::stderr, LogLevel::WARN);
    let mut games: Vec<&'static dyn AnyGame> = GAMES.to_vec();
    games.push(&TICK);
    let secret = NodeSecret::new("a-secret-for-measurements");
    let link = node.zip(secret).map(|(listen, secret)| NodeLink { listen, address: None, secret });
    let config = Config {
        listen,
        database,
        node: NodeConfig { link, ..NodeConfig::default() },
        unload_after,
        bot_delay: BotDelay::None,
        games: games.leak(),
        limits: Limits::none(),
        ..Config::new(data)
    };
    let ready = |_: &server::Server| drop(writeln!(std::io::stdout(), "ready"));
    server::run(config, ready).map_err(|error| error.to_string())
}

async fn put_load(command: Command) -> Result<Value, String> {
    match command {
        Command::Games => Ok(json!(GAMES.iter().map(|game| game.info()).collect::<Vec<_>>())),
        Command::Serve { .. } => Err("a server puts no load on anything".to_owned()),
        Command::Play { target, server, game, players, tables, seconds, across } => {
            let span = span(seconds, &game);
            match server.as_str() {
                "ours" => {
                    let traffic = Arc::new(Traffic::default());
                    let mut seats = Vec::new();
                    for table in 0..tables {
                        let nodes = if across { target.address.len() } else { 1 };
                        let addresses: Vec<_> = (table..table + nodes).map(|at| target.address(at)).collect();
                        let opened = ours::open_table_across(&addresses, &game, players, &traffic).await?;
                        seats.extend(opened.1);
                    }
                    play(seats, &traffic, &target, span).await
                }
                "boardgame" => {
                    let traffic = Arc::new(Traffic::default());
                    let mut seats = Vec::new();
                    for table in 0..tables {
                        seats.extend(boardgame::open_table(target.address(table), &traffic).await?);
                    }
                    play(seats, &traffic, &target, span).await
                }
                other => Err(format!("there is no server '{other}'")),
            }
        }
        Command::Pace { target, rate, tables, seconds } => {
            let traffic = Arc::new(Traffic::default());
            let mut played = Vec::new();
            for table in 0..tables {
                played.push(ours::open_table(target.address(table), "tick", 2, &traffic).await?.1);
            }
            let lasts = Duration::from_secs_f64(seconds);
            Ok(pace(played, &target.processes(), rate, lasts).await?.to_json())
        }
        Command::Churn { target, tables, moves, seconds } => {
            let churn = Churn { tables, moves, lasts: Duration::from_secs_f64(seconds) };
            churn.run(target.address(0), target.first()).await
        }
        Command::Idle { target, game, players, tables } => idle(&target, &game, players, tables).await,
        Command::Late { target, entries } => late(&target, &entries).await,
        Command::Watch { target, spectators, seconds } => {
            watch(&target, spectators, span(seconds, "tick")).await
        }
    }
}

/// Games that come to an end within seconds are measured from their first move on.
fn span(seconds: f64, game: &str) -> MeasuredSpan {
    let warm_up = if game == "tick" { seconds / 4.0 } else { 0.0 };
    MeasuredSpan { warm_up: Duration::from_secs_f64(warm_up), measured: Duration::from_secs_f64(seconds) }
}

async fn play(
    seats: Vec<impl LoadClient>,
    traffic: &Traffic,
    target: &Target,
    span: MeasuredSpan,
) -> Result<Value, String> {
    let figures = measure(seats, traffic, &target.processes(), span).await?;
    let mut figures = figures.to_json();
    figures["median_update_bytes"] = median(&mut traffic.updates()).into();
    Ok(figures)
}

async fn idle(target: &Target, game: &str, players: u8, tables: usize) -> Result<Value, String> {
    let traffic = Arc::new(Traffic::default());
    // What is made once for all is made by the first.
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(ours::open_table(target.address(0), game, players, &traffic).await?);
    }
    let before = target.first().memory()?;
    for _ in 0..tables {
        held.push(ours::open_table(target.address(0), game, players, &traffic).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = target.first().memory()?;
    drop(held);
    Ok(json!({ "tables": tables, "bytes_per_table": after.saturating_sub(before) / tables as u64 }))
}

async fn late(target: &Target, entries: &[u64]) -> Result<Value, String> {
    let mut sizes = Vec::new();
    for entries in entries {
        let traffic = Arc::new(Traffic::default());
        let (code, mut seats) = ours::open_table(target.address(0), "tick", 2, &traffic).await?;
        for entry in 0..*entries {
            seats[(entry % 2) as usize].turn().await.ok_or("the game stopped")?;
        }
        let traffic = Arc::new(Traffic::default());
        let mut late = ours::connect(target.address(0), &code, &Value::Null, &traffic).await?;
        while !late.next().await.is_none_or(|text| ours::is(&text, "update")) {}
        sizes.push(json!({ "entries": entries, "bytes": traffic.totals().bytes }));
    }
    Ok(Value::Array(sizes))
}

async fn watch(target: &Target, spectators: usize, span: MeasuredSpan) -> Result<Value, String> {
    let watched = Arc::new(Traffic::default());
    let traffic = Arc::new(Traffic::default());
    let (code, seats) = ours::open_table(target.address(0), "tick", 2, &traffic).await?;
    let mut watchers = tokio::task::JoinSet::new();
    for _ in 0..spectators {
        let mut socket = ours::connect(target.address(0), &code, &Value::Null, &watched).await?;
        watchers.spawn(async move { while socket.next().await.is_some() {} });
    }
    let before = watched.totals();
    let mut figures = play(seats, &traffic, target, span).await?;
    figures["messages_to_spectators"] = (watched.totals().messages - before.messages).into();
    watchers.shutdown().await;
    Ok(figures)
}
