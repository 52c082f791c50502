//! What can be asked for on the command line. What it means is in `commands/`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use game_core::Seat;

use crate::commands::backup::Backup;
use crate::commands::serve::Serve;

/// Games about money on one engine.
#[derive(Debug, Parser)]
#[command(name = "countinghouse", version, about, max_term_width = 110)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games
    Games(Games),
    /// Print the rules of a game, or one section of them
    Rules(Rules),
    /// Print a game's deck, or check a deck file of your own
    Deck(Deck),
    /// Print the JSON Schemas of a game's set-up, actions and views
    Schema(Schema),
    /// Play many games and print what happened in them
    Simulate(Simulate),
    /// Let bots play each other and rate them
    Tournament(Tournament),
    /// Compare variants of a game on the same seeds; `experiment run FILE` runs one that was saved
    Experiment(Experiment),
    /// Open the house: tables in the browser
    Serve(Serve),
    /// Copy the tables of a house to a file, also while it is open
    Backup(Backup),
    /// Print a recorded game as prose, and how it stood
    Replay(Replay),
    /// What happened to the money in a recorded game: its story, its figures by turn, and what to talk about
    Debrief(Debrief),
    /// Prove a record: exit code 0 if it holds, 1 if not, 2 if it cannot be read
    Verify(Verify),
    /// Let bots play a whole game and print it as prose
    Play(Play),
    /// Prove a game's contract, or that of every game, over very many random games
    #[command(hide = true)]
    Soak(Soak),
    /// Speak the JSON-lines protocol on standard input and output (docs/engine-protocol.md)
    Engine,
}

#[derive(Debug, Args)]
pub struct Games {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Rules {
    pub game: String,
    /// A rule code (nmm-3-fee), the beginning of one (nmm-3), or a title
    pub section: Option<String>,
}

#[derive(Debug, Args)]
pub struct Deck {
    pub game: String,
    /// Check this deck file instead of printing the printed one
    #[arg(long, value_name = "FILE")]
    pub check: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Schema {
    pub game: String,
}

#[derive(Debug, Args)]
pub struct Simulate {
    pub game: String,
    #[command(flatten)]
    pub seats: Seats,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub output: OutputOptions,
}

#[derive(Debug, Args)]
pub struct Tournament {
    pub game: String,
    #[command(flatten)]
    pub seats: Seats,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub output: OutputOptions,
}

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Experiment {
    #[command(subcommand)]
    pub saved: Option<SavedExperiment>,
    #[command(flatten)]
    pub new: NewExperiment,
}

#[derive(Debug, Subcommand)]
pub enum SavedExperiment {
    /// Run an experiment that was saved
    Run {
        file: PathBuf,
        #[command(flatten)]
        output: OutputOptions,
    },
}

#[derive(Debug, Args)]
pub struct NewExperiment {
    pub game: Option<String>,
    /// An option and its values; the first one is what the others are compared with. `players`, `bots`
    /// (a line-up: bots=trader/novice,novice) and `bot` (one bot before those of --bots:
    /// bot=trader:careful,trader:daring) can be varied too. Several are combined
    #[arg(long = "vary", value_name = "OPTION=VALUE,VALUE")]
    pub vary: Vec<String>,
    #[command(flatten)]
    pub seats: Seats,
    /// How many games of each variant
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Save the experiment as a file that can be run again
    #[arg(long, value_name = "FILE.toml")]
    pub save: Option<PathBuf>,
    #[command(flatten)]
    pub output: OutputOptions,
}

/// A table and who sits at it.
#[derive(Debug, Args)]
pub struct Seats {
    /// Seats at the table; the fewest the game allows, or as many as there are bots, if left out
    #[arg(long)]
    pub players: Option<u8>,
    /// An option of the table; @FILE reads the value from a file (a deck, for example)
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// Bots by level, with a temper if they have one (trader:daring). In a line-up the last one takes all
    /// seats that are left
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// One more bot; commas are left alone: --bot 'cmd:python3 bot.py --depth 1,2'
    #[arg(long, value_name = "NAME|cmd:PROGRAM")]
    pub bot: Vec<String>,
}

/// What a run leaves behind besides its summary.
#[derive(Debug, Args)]
pub struct OutputOptions {
    /// Write games.csv (a row for each game), turns.csv (a row for each round with the gauges), flows.csv (all that
    /// moved from one sector to another) and cards.csv (how seats fared with each card) here
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Save the records of games that stand out here
    #[arg(long, value_name = "DIR")]
    pub save_records: Option<PathBuf>,
    /// Write a page with charts
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Also print what these gauges read when games were over, with intervals: for the table and by bot
    #[arg(long, value_name = "GAUGE,…", value_delimiter = ',')]
    pub ends: Vec<String>,
    /// Seconds an outside program may think about one question
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    pub bot_timeout: f64,
    /// Threads; every core if left out. What comes out does not depend on it
    #[arg(long)]
    pub threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Replay {
    pub record: PathBuf,
    /// Stop after this entry; 0 is the deal
    #[arg(long, value_name = "N")]
    pub at: Option<u64>,
    /// What this seat heard and sees
    #[arg(long = "as", value_name = "SEAT|spectator", default_value = "spectator", value_parser = viewer)]
    pub viewer: Viewer,
}

#[derive(Debug, Args)]
pub struct Debrief {
    pub record: PathBuf,
    /// Print everything as JSON (docs/debrief.md)
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print the figures as a table: a row for each turn
    #[arg(long)]
    pub csv: bool,
    /// Games that bots play to the end at each of up to twelve turns to estimate who is winning; 0 for none
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub playouts: u32,
}

#[derive(Debug, Args)]
pub struct Verify {
    pub record: PathBuf,
}

#[derive(Debug, Args)]
pub struct Play {
    pub game: String,
    /// Seats at the table; the fewest the game allows if left out
    #[arg(long)]
    pub players: Option<u8>,
    /// The same seed gives the same game; a new one if left out
    #[arg(long)]
    pub seed: Option<u64>,
    /// The level of the bots
    #[arg(long, default_value = "novice")]
    pub bots: String,
    /// An option of the table; @FILE reads the value from a file (a deck, for example)
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// Save the record here
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Soak {
    /// Every game if left out
    pub game: Option<String>,
    /// How many games; as many as the game's manifest asks for if left out
    #[arg(long)]
    pub games: Option<u64>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The number of the first game, to see a failure again
    #[arg(long, default_value_t = 0)]
    pub first: u64,
    /// Seats at the table; every number the game allows if left out
    #[arg(long)]
    pub players: Vec<u8>,
    /// An option of all tables
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub set: Vec<String>,
    /// An option with several values, taken in turn; those of the game's manifest if left out
    #[arg(long = "each", value_name = "OPTION=VALUE,VALUE")]
    pub each: Vec<String>,
    /// One step in so many is examined from every side; every step is audited
    #[arg(long, default_value_t = 40)]
    pub examine_every: u32,
    #[arg(long)]
    pub threads: Option<usize>,
    /// Fail if an event kind, a rule code or an ending did not occur
    #[arg(long)]
    pub complete: bool,
}

/// Through whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    Spectator,
    Seat(Seat),
}

impl Viewer {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Spectator => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }
}

fn viewer(text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = text.parse().ok().and_then(Seat::new);
    seat.map(Viewer::Seat).ok_or_else(|| "write the number of a seat (from 0) or 'spectator'".to_owned())
}
