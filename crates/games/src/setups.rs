//! Options of a table as a person writes them: read, completed, and set one by one.

use game_core::{Options, SetupError};
use serde_json::Value;
use serde_path_to_error::Segment;

use crate::{AnyGame, StartError, nearest};

/// Reads options; those left out (or no options at all) are the printed ones.
pub fn read<S: Options>(setup: &Value) -> Result<S, StartError> {
    if setup.is_null() {
        return Ok(S::default());
    }
    serde_path_to_error::deserialize(setup).map_err(|error| unreadable(&error))
}

/// The longest text in a set-up, in characters. It is shown to everybody at the table, many times over.
pub const LONGEST_TEXT: usize = 120;

/// Refuses texts that are too long or change how the text around them is shown. This is for new tables: what is on
/// record is read as it was.
pub fn check_texts(setup: &Value) -> Result<(), StartError> {
    let mut options = setup.as_object().into_iter().flatten();
    options.try_for_each(|(option, value)| check_text(option, value))
}

fn check_text(option: &str, value: &Value) -> Result<(), StartError> {
    match value {
        Value::String(text) if text.chars().count() > LONGEST_TEXT => {
            let begin: String = text.chars().take(20).collect();
            let problem = format!("the text '{begin}…' has more than {LONGEST_TEXT} characters");
            Err(SetupError::new(option, problem).into())
        }
        Value::String(text) if text.chars().any(is_unprintable) => {
            let problem = "a text has characters that cannot be printed, or change the direction of writing";
            Err(SetupError::new(option, problem).into())
        }
        Value::Array(items) => items.iter().try_for_each(|item| check_text(option, item)),
        Value::Object(fields) => fields.values().try_for_each(|field| check_text(option, field)),
        _ => Ok(()),
    }
}

/// Control characters, and those that turn the direction of the text after them.
fn is_unprintable(letter: char) -> bool {
    let turns = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    letter.is_control() || turns
}

/// Sets one option written as `option=value`. The value is JSON, or else a text.
pub fn assign(game: &dyn AnyGame, setup: &mut Value, assignment: &str) -> Result<(), StartError> {
    let Some((option, text)) = assignment.split_once('=') else {
        let problem = "write it as option=value";
        return Err(SetupError::new(assignment, problem).into());
    };
    let value = serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()));
    assign_value(game, setup, option.trim(), value)
}

/// Sets one option to a value.
pub fn assign_value(
    game: &dyn AnyGame,
    setup: &mut Value,
    option: &str,
    value: Value,
) -> Result<(), StartError> {
    let printed = game.default_setup();
    let known: Vec<&str> = printed.as_object().into_iter().flatten().map(|(name, _)| name.as_str()).collect();
    if !known.contains(&option) {
        let hint = match nearest(option, known.iter().copied()) {
            Some(name) => format!("did you mean '{name}'?"),
            None => format!("it has: {}", known.join(", ")),
        };
        let problem = format!("{} has no such option; {hint}", game.info().title);
        return Err(SetupError::new(option, problem).into());
    }
    if setup.is_null() {
        *setup = Value::Object(serde_json::Map::new());
    }
    match setup.as_object_mut() {
        Some(options) => {
            options.insert(option.to_owned(), value);
            Ok(())
        }
        None => Err(StartError::Unreadable("a set-up is a JSON object".to_owned())),
    }
}

/// What is wrong, and where: the option, and the place in it, its entries counted from 1.
fn unreadable(error: &serde_path_to_error::Error<serde_json::Error>) -> StartError {
    let mut places: Vec<String> = Vec::new();
    for segment in error.path().iter() {
        match segment {
            Segment::Seq { index } => match places.last_mut() {
                Some(place) => place.push_str(&format!(" {}", index + 1)),
                None => places.push((index + 1).to_string()),
            },
            Segment::Map { key } => places.push(key.clone()),
            Segment::Enum { variant } => places.push(variant.clone()),
            Segment::Unknown => {}
        }
    }
    let problem = error.inner().to_string();
    match places.split_first() {
        Some((option, [])) => SetupError::new(option, problem).into(),
        Some((option, within)) => SetupError::new(option, format!("{}: {problem}", within.join(", "))).into(),
        None => StartError::Unreadable(problem),
    }
}
