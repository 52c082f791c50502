//! The command `load`: runs our server with one trivial game more, and puts load on it or on the peer's. `load.py` drives
//! it and prints the figures side by side.

use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use bench::load::figures::{Process, median};
use bench::load::web::Traffic;
use bench::load::{Seated, Span, boardgame, measure, ours};
use bench::tick::TICK;
use clap::{Parser, Subcommand};
use games::{AnyGame, GAMES};
use serde_json::{Value, json};
use server::{BotDelay, Config, Limits, LogLevel};

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
    },
    /// Tables in a closed loop
    Play {
        #[command(flatten)]
        at: At,
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
    },
    /// What the server needs for tables where nobody does anything
    Idle {
        #[command(flatten)]
        at: At,
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
        at: At,
        #[arg(long, value_delimiter = ',', default_value = "30,3000")]
        entries: Vec<u64>,
    },
    /// One table with many who watch
    Watch {
        #[command(flatten)]
        at: At,
        #[arg(long, default_value_t = 200)]
        spectators: usize,
        #[arg(long, default_value_t = 5.0)]
        seconds: f64,
    },
}

#[derive(clap::Args, Clone)]
struct At {
    #[arg(long)]
    address: String,
    /// The server's process
    #[arg(long)]
    pid: u32,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve { listen, data } => serve(listen, data),
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

fn serve(listen: SocketAddr, data: std::path::PathBuf) -> Result<(), String> {
    server::log_to(std::io::stderr, LogLevel::WARN);
    let mut games: Vec<&'static dyn AnyGame> = GAMES.to_vec();
    games.push(&TICK);
    let config = Config {
        listen,
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
        Command::Play { at, server, game, players, tables, seconds } => {
            let span = span(seconds, &game);
            match server.as_str() {
                "ours" => {
                    let traffic = Arc::new(Traffic::default());
                    let mut seats = Vec::new();
                    for _ in 0..tables {
                        seats.extend(ours::sit_down(&at.address, &game, players, &traffic).await?.1);
                    }
                    play(seats, &traffic, &at, span).await
                }
                "boardgame" => {
                    let traffic = Arc::new(Traffic::default());
                    let mut seats = Vec::new();
                    for _ in 0..tables {
                        seats.extend(boardgame::sit_down(&at.address, &traffic).await?);
                    }
                    play(seats, &traffic, &at, span).await
                }
                other => Err(format!("there is no server '{other}'")),
            }
        }
        Command::Idle { at, game, players, tables } => idle(&at, &game, players, tables).await,
        Command::Late { at, entries } => late(&at, &entries).await,
        Command::Watch { at, spectators, seconds } => watch(&at, spectators, span(seconds, "tick")).await,
    }
}

/// Games that come to an end within seconds are measured from their first move on.
fn span(seconds: f64, game: &str) -> Span {
    let warm_up = if game == "tick" { seconds / 4.0 } else { 0.0 };
    Span { warm_up: Duration::from_secs_f64(warm_up), measured: Duration::from_secs_f64(seconds) }
}

async fn play(seats: Vec<impl Seated>, traffic: &Traffic, at: &At, span: Span) -> Result<Value, String> {
    let figures = measure(seats, traffic, Process(at.pid), span).await?;
    let mut figures = figures.to_json();
    figures["median_update_bytes"] = median(&mut traffic.updates()).into();
    Ok(figures)
}

async fn idle(at: &At, game: &str, players: u8, tables: usize) -> Result<Value, String> {
    let traffic = Arc::new(Traffic::default());
    // What is made once for all is made by the first.
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(ours::sit_down(&at.address, game, players, &traffic).await?);
    }
    let before = Process(at.pid).memory()?;
    for _ in 0..tables {
        held.push(ours::sit_down(&at.address, game, players, &traffic).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = Process(at.pid).memory()?;
    drop(held);
    Ok(json!({ "tables": tables, "bytes_per_table": after.saturating_sub(before) / tables as u64 }))
}

async fn late(at: &At, entries: &[u64]) -> Result<Value, String> {
    let mut sizes = Vec::new();
    for entries in entries {
        let traffic = Arc::new(Traffic::default());
        let (code, mut seats) = ours::sit_down(&at.address, "tick", 2, &traffic).await?;
        for entry in 0..*entries {
            seats[(entry % 2) as usize].turn().await.ok_or("the game stopped")?;
        }
        let traffic = Arc::new(Traffic::default());
        let mut late = ours::connect(&at.address, &code, &Value::Null, &traffic).await?;
        while !late.next().await.is_none_or(|text| ours::is(&text, "update")) {}
        sizes.push(json!({ "entries": entries, "bytes": traffic.so_far().bytes }));
    }
    Ok(Value::Array(sizes))
}

async fn watch(at: &At, spectators: usize, span: Span) -> Result<Value, String> {
    let watched = Arc::new(Traffic::default());
    let traffic = Arc::new(Traffic::default());
    let (code, seats) = ours::sit_down(&at.address, "tick", 2, &traffic).await?;
    let mut watchers = tokio::task::JoinSet::new();
    for _ in 0..spectators {
        let mut socket = ours::connect(&at.address, &code, &Value::Null, &watched).await?;
        watchers.spawn(async move { while socket.next().await.is_some() {} });
    }
    let before = watched.so_far();
    let mut figures = play(seats, &traffic, at, span).await?;
    figures["messages_to_spectators"] = (watched.so_far().messages - before.messages).into();
    watchers.shutdown().await;
    Ok(figures)
}
