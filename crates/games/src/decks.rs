//! Deck files as JSON, so that they can stand in a set-up and in a record.

use game_core::SetupError;
use serde_json::Value;

/// Reads a deck file (TOML) into what the set-up's `deck` option holds. Whether it is a deck is for the game to say.
pub fn parse(text: &str) -> Result<Value, SetupError> {
    let deck: toml::Table = toml::from_str(text).map_err(|error| {
        let line =
            error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
        SetupError::new("deck", format!("line {line} is not TOML: {}", error.message().replace('\n', ", ")))
    })?;
    serde_json::to_value(deck).map_err(|error| SetupError::new("deck", error.to_string()))
}
