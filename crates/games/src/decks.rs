//! Deck files as JSON, so that they can stand in a set-up and in a record, and back again.

use game_core::{Options, SetupError};
use serde::de::IntoDeserializer;
use serde::de::value::MapDeserializer;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// Reads a deck file (TOML, or JSON as a set-up has it) into what the set-up's `deck` option holds. Whether it is a deck
/// is for the game to say.
pub fn parse(text: &str) -> Result<Value, SetupError> {
    if is_json(text) {
        return serde_json::from_str(text)
            .map_err(|error| SetupError::new("deck", format!("this is not JSON: {error}")));
    }
    let deck: toml::Table = toml::from_str(text).map_err(|error| {
        let (line, problem) = (line_of(text, &error), error.message().replace('\n', ", "));
        SetupError::new("deck", format!("line {line} is not TOML: {problem}"))
    })?;
    serde_json::to_value(deck).map_err(|error| SetupError::new("deck", error.to_string()))
}

fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// The line at which a deck is not as the game's decks are. Only the text knows its lines: once it is part of a set-up,
/// nobody does.
pub fn misshapen_at<S: Options>(text: &str) -> Option<usize> {
    if is_json(text) {
        return serde_json::from_str::<S>(&format!("{{\"deck\":{text}}}")).err().map(|error| error.line());
    }
    let as_toml = toml::Deserializer::parse(text).ok()?;
    let setup = MapDeserializer::new(std::iter::once(("deck", Written(as_toml))));
    S::deserialize(setup).err().map(|error| line_of(text, &error))
}

fn line_of(text: &str, error: &toml::de::Error) -> usize {
    error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count())
}

/// The text of a deck as the value of an option.
struct Written<'a>(toml::Deserializer<'a>);

impl<'a> IntoDeserializer<'a, toml::de::Error> for Written<'a> {
    type Deserializer = toml::Deserializer<'a>;

    fn into_deserializer(self) -> toml::Deserializer<'a> {
        self.0
    }
}

/// The first 16 digits of SHA-256. The same deck has the same digest, in whatever order its fields were written.
pub fn digest(deck: &Value) -> String {
    let mut sorted = deck.clone();
    sorted.sort_all_objects();
    hex::encode(&Sha256::digest(sorted.to_string())[..8])
}

/// Writes a deck as a file (TOML) that [`parse`] reads.
pub fn write(deck: &Value) -> Result<String, SetupError> {
    toml::to_string(&without_nulls(deck)).map_err(|error| SetupError::new("deck", error.to_string()))
}

/// What is absent has no place in a TOML file.
fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let there = fields.iter().filter(|(_, field)| !field.is_null());
            Value::Object(there.map(|(name, field)| (name.clone(), without_nulls(field))).collect())
        }
        Value::Array(items) => Value::Array(items.iter().map(without_nulls).collect()),
        other => other.clone(),
    }
}
