//! What can be asked for on the command line. What it means is in `commands/`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use game_core::Seat;

use crate::commands::backup::Backup;
use crate::commands::doctor::Doctor;
use crate::commands::messages::Messages;
use crate::commands::move_house::MoveHouse;
use crate::commands::prune::Prune;
use crate::commands::serve::Serve;
use crate::commands::tables::Tables;
use crate::line_up::LineUp;

/// Games about money on one engine.
#[derive(Debug, Parser)]
#[command(name = "countinghouse", version, about, max_term_width = 110)]
pub struct Cli {
    /// The language of everything but help, such as nl; that of the environment (LC_ALL, LANG) if left out
    #[arg(long, global = true, env = "COUNTINGHOUSE_LANG", value_parser = crate::language::read)]
    pub lang: Option<games::Language>,
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
    Simulate(LabRun),
    /// Let bots play each other and rate them
    Tournament(Tournament),
    /// Compare variants of a game on the same seeds
    Experiment(LabRun),
    /// Open the house: tables in the browser
    Serve(Serve),
    /// List, show, close and delete the tables of a house, also while it is open
    Tables(Tables),
    /// Clear old tables away
    Prune(Prune),
    /// Whether a house can be run here, and what to do if it cannot
    Doctor(Doctor),
    /// Copy the tables of a house to a file, also while it is open
    Backup(Backup),
    /// Take a house from SQLite to PostgreSQL
    Move(MoveHouse),
    /// Print a recorded game as prose, and how it stood
    Replay(Replay),
    /// What happened to the money in a recorded game: its story, its figures by turn, and what to talk about
    Debrief(Debrief),
    /// Prove a record: exit code 0 if it holds, 1 if not, 2 if it cannot be read
    Verify(Verify),
    /// Let bots play a whole game and print it as prose
    Play(Play),
    /// See what translations lack (docs/translating.md)
    Messages(Messages),
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

/// What `simulate` and `experiment` are asked.
#[derive(Debug, Args)]
pub struct LabRun {
    /// A game, or a file that has an experiment: FILE.toml, FILE.json. What is said here comes on top of the file
    #[arg(value_name = "GAME|FILE")]
    pub what: Option<String>,
    /// An option and its values, or a range of numbers (gift=0..35); the first one is what the others are compared
    /// with. @FILE reads a value from a file (deck=@a.toml,@b.toml). `players`, `bots` (a line-up:
    /// bots=trader/novice,novice) and `bot` (one bot before those of --bots: bot=trader:careful,trader:daring) can be
    /// varied too. Several are combined
    #[arg(long = "vary", value_name = "OPTION=VALUE,VALUE")]
    pub vary: Vec<String>,
    /// A variant with a name of its own; the first one is what the others are compared with
    #[arg(long = "variant", value_name = "NAME: OPTION=VALUE; OPTION=VALUE")]
    pub variant: Vec<String>,
    #[command(flatten)]
    pub seats: Seats,
    /// How many games of each variant; 1000 if left out
    #[arg(long)]
    pub games: Option<u64>,
    /// 1 if left out
    #[arg(long)]
    pub seed: Option<u64>,
    /// Go on from a moment of this recorded game, with its players' seats and options
    #[arg(long, value_name = "RECORD", requires = "at")]
    pub from: Option<PathBuf>,
    /// The moment: right after this entry; 0 is the deal
    #[arg(long, value_name = "N", requires = "from")]
    pub at: Option<u64>,
    /// The figure that decides the question; it is tested apart from all others
    #[arg(long, value_name = "FIGURE")]
    pub primary: Option<String>,
    /// Stop once the interval of the primary figure is within so much of its middle; --games is then the most
    #[arg(long, value_name = "HALF-WIDTH")]
    pub target: Option<f64>,
    /// Draw chance by purpose and count, so that variants have the same dice and decks after they begin to differ
    #[arg(long)]
    pub common_dice: bool,
    /// Seats do not rotate: the line-up sits as it is written
    #[arg(long)]
    pub seats_as_given: bool,
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
    #[command(flatten)]
    pub line_up: LineUp,
}

/// What a run leaves behind besides its summary.
#[derive(Debug, Args)]
pub struct OutputOptions {
    /// Write games.csv (a row for each game), turns.csv (a row for each round with the gauges), flows.csv (all that
    /// moved from one sector to another), cards.csv (how seats fared with each card), result.json (everything, with the
    /// whole set-up) and experiment.toml (which can be run again) here
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Save the records of games that stand out here; `all` saves those of all games, in the folder `records` of --out
    #[arg(long, value_name = "DIR|all")]
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
    /// So many faults of one bot end the run
    #[arg(long, value_name = "N", default_value_t = lab::experiment::MOST_FAULTS)]
    pub most_faults: u64,
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
    /// Instead: the moves that cost this seat (from 0) most, and what would have been better
    #[arg(long, value_name = "SEAT", conflicts_with_all = ["csv", "playouts"], value_parser = seat)]
    pub losses: Option<Seat>,
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

/// A seat as it is written: its number, from 0.
fn seat(text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().and_then(Seat::new);
    seat.ok_or_else(|| "write the number of a seat, from 0".to_owned())
}

fn viewer(text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = seat(text).ok();
    seat.map(Viewer::Seat).ok_or_else(|| "write the number of a seat (from 0) or 'spectator'".to_owned())
}
