//! Records as files. A file is written whole under another name and then renamed: no reader ever sees half of it.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::Value;
use serde_json::error::Category;

use super::{FORMAT, Record, RecordError};
use crate::{AnyGame, find, versions};

/// Reads a record and makes sure that this program knows its game and rules.
pub fn load(path: &Path) -> Result<Record, RecordError> {
    from_json(&fs::read(path).map_err(RecordError::Read)?)
}

/// Reads a record from JSON and makes sure that this program knows its game and rules.
pub fn from_json(json: &[u8]) -> Result<Record, RecordError> {
    let value: Value = serde_json::from_slice(json).map_err(|error| match error.classify() {
        Category::Eof => RecordError::Truncated { line: error.line() },
        Category::Io | Category::Syntax | Category::Data => {
            RecordError::NotJson { line: error.line(), problem: error.to_string() }
        }
    })?;
    match value.get("format") {
        None => return Err(RecordError::NotARecord("it has no format".to_owned())),
        Some(format) if format.as_u64() != Some(u64::from(FORMAT)) => {
            return Err(RecordError::WrongFormat { found: format.to_string() });
        }
        Some(_) => {}
    }
    let record: Record =
        serde_json::from_value(value).map_err(|error| RecordError::NotARecord(error.to_string()))?;
    game_of(&record)?;
    Ok(record)
}

/// A record as it is written to a file.
pub fn to_json(record: &Record) -> Result<String, RecordError> {
    let mut json =
        serde_json::to_string_pretty(record).map_err(|error| RecordError::NotARecord(error.to_string()))?;
    json.push('\n');
    Ok(json)
}

/// Writes a record whole or not at all.
pub fn save(record: &Record, path: &Path) -> Result<(), RecordError> {
    let json = to_json(record)?;
    let unfinished = unfinished(path);
    let written = write_through(&unfinished, json.as_bytes()).and_then(|()| fs::rename(&unfinished, path));
    written.map_err(|error| {
        // Best effort: the error that matters is the one being reported.
        let _ = fs::remove_file(&unfinished);
        RecordError::Write(error)
    })
}

/// The game of a record, if this program plays by its rules.
pub(super) fn game_of(record: &Record) -> Result<&'static dyn AnyGame, RecordError> {
    let game = find(&record.game)?;
    versions::check(&game.info(), record.rules)?;
    Ok(game)
}

/// Beside the file, since only there a rename is one step.
fn unfinished(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.unfinished", std::process::id()));
    path.with_file_name(name)
}

fn write_through(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
