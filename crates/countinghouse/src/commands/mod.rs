//! The commands, one file each, and what several of them share: set-ups, names of players, a progress bar.

pub mod backup;
pub mod debrief;
pub mod deck;
pub mod doctor;
pub mod experiment;
pub mod games;
pub mod house;
mod lab_runs;
mod lab_summary;
pub mod messages;
pub mod move_house;
pub mod play;
pub mod prune;
pub mod replay;
pub mod rules;
pub mod schema;
pub mod serve;
pub mod simulate;
pub mod soak;
pub mod tables;
pub mod tournament;
pub mod verify;

use std::path::Path;

use ::games::{AnyGame, decks, setups};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;

use crate::failure::Failure;

/// Default names of players.
const NAMES: [&str; game_core::MAX_SEATS] = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"];

pub fn names(players: u8) -> Vec<String> {
    let name =
        |seat: usize| NAMES.get(seat).map_or_else(|| say!("player", number: seat), |name| (*name).to_owned());
    (0..usize::from(players)).map(name).collect()
}

/// The number of players asked for, or the fewest the game allows.
pub fn players(game: &dyn AnyGame, requested: Option<u8>) -> u8 {
    requested.unwrap_or(game.info().min_players)
}

/// The options of a table from `--set option=value`, `--set option=@FILE`.
pub fn setup(game: &dyn AnyGame, assignments: &[String]) -> Result<Value, Failure> {
    let mut setup = Value::Null;
    for assignment in assignments {
        let file =
            assignment.split_once('=').and_then(|(option, value)| Some((option, value.strip_prefix('@')?)));
        match file {
            Some((option, path)) => {
                let value = value_from_file(game, option, Path::new(path))?;
                setups::assign_value(game, &mut setup, option, value)?;
            }
            None => setups::assign(game, &mut setup, assignment)?,
        }
    }
    Ok(setup)
}

/// Reads a file as text.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path)
        .map_err(|error| Failure::with_file(path, say!("unreadable", error: error.to_string())))
}

/// A progress bar on standard error; hidden if that is no terminal.
pub fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let said = say!("progress", done: "{human_pos}", all: "{human_len}", speed: "{per_sec}", left: "{eta}");
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {said}"));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// A value that stands in a file: a deck as TOML, else JSON or a text.
pub fn value_from_file(game: &dyn AnyGame, option: &str, path: &Path) -> Result<Value, Failure> {
    let text = read_text(path)?;
    if option == "deck" {
        // Only the text knows its lines, so it is checked here and not when the table is set up.
        game.check_deck(&text).map_err(|error| Failure::with_file(path, error))?;
        return decks::parse(&text).map_err(|error| Failure::with_file(path, error));
    }
    Ok(serde_json::from_str(&text).unwrap_or(Value::String(text)))
}
