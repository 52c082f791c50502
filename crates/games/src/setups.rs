//! Options of a table as a person writes them: read, completed, and set one by one.

use game_core::{Options, SetupError};
use serde_json::Value;

use crate::{AnyGame, StartError, nearest};

/// Reads options; those left out (or no options at all) are the printed ones.
pub fn read<S: Options>(setup: &Value) -> Result<S, StartError> {
    if setup.is_null() {
        return Ok(S::default());
    }
    S::deserialize(setup).map_err(|error| unreadable::<S>(setup, &error.to_string()))
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

/// Serde says what is wrong but not where: each option is read by itself to find the one that is off.
fn unreadable<S: Options>(setup: &Value, problem: &str) -> StartError {
    for (option, value) in setup.as_object().into_iter().flatten() {
        let alone = Value::Object([(option.clone(), value.clone())].into_iter().collect());
        if let Err(error) = S::deserialize(alone) {
            return SetupError::new(option, error.to_string()).into();
        }
    }
    StartError::Unreadable(problem.to_owned())
}
