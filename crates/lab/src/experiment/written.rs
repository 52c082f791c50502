//! Variants as they are written on the command line.

use std::str::FromStr;

use serde_json::{Map, Value};

use super::{Variant, Vary};
use crate::LabError;

/// A range with more values than this was not meant.
const LONGEST_RANGE: i64 = 64;

/// `option=value,value`; a range of whole numbers is written `gift=0..35`, both ends included.
impl FromStr for Vary {
    type Err = LabError;

    fn from_str(text: &str) -> Result<Vary, LabError> {
        let (option, values) = assignment(text, "option=value,value")?;
        let mut read = Vec::new();
        for value in split(values, ',') {
            match value.split_once("..").map(|(from, to)| (from.parse::<i64>(), to.parse::<i64>())) {
                Some((Ok(from), Ok(to))) => {
                    if from >= to || to.saturating_sub(from) >= LONGEST_RANGE {
                        let problem = format!(
                            "{option}: write {value} as low..high, with at most {LONGEST_RANGE} values"
                        );
                        return Err(LabError::BadInput(problem));
                    }
                    read.extend((from..=to).map(Value::from));
                }
                _ => read.push(value_of(value)),
            }
        }
        Ok(Vary { option: option.to_owned(), values: read, names: Vec::new() })
    }
}

/// `NAME: option=value; option=value`; `players` and `bots` (a line-up: `trader/novice`) are written like options.
impl FromStr for Variant {
    type Err = LabError;

    fn from_str(text: &str) -> Result<Variant, LabError> {
        let how = "NAME: option=value; option=value";
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut variant = Variant { name: name.trim().to_owned(), ..Variant::default() };
        if variant.name.is_empty() {
            return Err(LabError::BadInput(format!("{text}: write it as {how}")));
        }
        let mut set = Map::new();
        for part in split(rest, ';').filter(|part| !part.is_empty()) {
            let (option, value) = assignment(part, how)?;
            match option {
                "players" => {
                    let problem =
                        |_| LabError::BadInput(format!("players: '{value}' is no number of players"));
                    variant.players = Some(value.parse().map_err(problem)?);
                }
                "bots" => variant.bots = value.split('/').map(str::to_owned).collect(),
                option => {
                    set.insert(option.to_owned(), value_of(value));
                }
            }
        }
        Ok(Variant { set, ..variant })
    }
}

fn assignment<'a>(text: &'a str, how: &str) -> Result<(&'a str, &'a str), LabError> {
    let parts = text.split_once('=').map(|(option, value)| (option.trim(), value.trim()));
    parts
        .filter(|(option, _)| !option.is_empty())
        .ok_or_else(|| LabError::BadInput(format!("{text}: write it as {how}")))
}

/// JSON, or else a text.
fn value_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

/// The parts between separators that are not inside a list, an object or a quoted text.
fn split(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let (mut depth, mut quoted, mut escaped) = (0_i32, false, false);
    let parts = text.split(move |letter: char| {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '[' | '{' if !quoted => depth += 1,
            ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        letter == separator && depth == 0 && !quoted
    });
    parts.map(str::trim)
}
