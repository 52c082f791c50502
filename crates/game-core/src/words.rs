//! Sentences for events, refusals and labels, made from one message file per game.
//!
//! A template is text with fields in braces, filled from the JSON of what is said:
//!
//! | field | becomes |
//! |---|---|
//! | `{amount}` | the value |
//! | `{terms.amount}` | a value further in |
//! | `{from:seat}` | the player's name |
//! | `{card:card}` | the name of the element `card:7`, else the message `card.7` of this game, else the value |
//! | `{cards:card}` | for a list: all of them with commas |
//! | `{to:place}` | for an element `player:2`: the player's name |
//! | `{refusal:deal}` | for a variant with fields: its own sentence, the message `deal.<variant>` filled in |
//! | `{n:plural:coin\|coins}` | the number and the right word |
//!
//! A sentence for an optional part stands under the variant and the field, joined by `+`: `decline+reason` is said
//! instead of `decline` where there is a reason, `play+on.block` instead of `play` where there is a block.
//!
//! The web client has the same few rules in `web/src/lib/words.ts`.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;

/// Whether an event only says what went through the door of the books. Every game calls it `moved`; the event
/// beside it tells why, so a log of sentences leaves it out, while animation and statistics live on it.
pub fn is_detail(event: &Value) -> bool {
    event.get("moved").is_some()
}

/// The messages of one game, with the names that belong to one table.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// Shared: a table's words are made from the game's by adding names.
    messages: Arc<Value>,
    names: HashMap<String, String>,
    players: Vec<String>,
}

impl Words {
    /// Reads a message file.
    ///
    /// # Errors
    /// If it is not JSON.
    pub fn new(messages: &str) -> Result<Words, serde_json::Error> {
        Ok(Words { messages: Arc::new(serde_json::from_str(messages)?), ..Words::default() })
    }

    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = (String, String)>) -> Words {
        self.names = names.into_iter().collect();
        self
    }

    #[must_use]
    pub fn with_players(mut self, players: impl IntoIterator<Item = String>) -> Words {
        self.players = players.into_iter().collect();
        self
    }

    /// The message under a path such as `rule.nmm-3-fee`.
    pub fn message(&self, section: &str, key: &str) -> Option<&str> {
        self.messages.get(section)?.get(key)?.as_str()
    }

    /// The sentence for a value of an enum: its variant names the message, its fields fill it.
    pub fn say(&self, section: &str, said: &Value) -> String {
        let (tag, fields) = match said {
            Value::String(tag) => (tag.as_str(), &Value::Null),
            Value::Object(object) => match object.iter().next() {
                Some((tag, fields)) => (tag.as_str(), fields),
                None => return String::new(),
            },
            _ => return said.to_string(),
        };
        match self.message_for(section, tag, fields) {
            Some(template) => self.fill(template, fields),
            None => format!("{tag} {fields}"),
        }
    }

    /// The message of a variant: the one that speaks of the most optional parts that are there.
    fn message_for(&self, section: &str, tag: &str, fields: &Value) -> Option<&str> {
        let parts = |key: &str| -> Option<usize> {
            let mut parts = key.split('+');
            let here = |path: &str| {
                let found = path.split('.').try_fold(fields, |value, key| value.get(key));
                found.is_some_and(|value| !value.is_null())
            };
            (parts.next()? == tag).then_some(())?;
            parts.try_fold(0, |count, path| here(path).then_some(count + 1))
        };
        let messages = self.messages.get(section)?.as_object()?;
        let said = messages.iter().filter_map(|(key, text)| Some((parts(key)?, text)));
        said.max_by_key(|(count, _)| *count)?.1.as_str()
    }

    fn fill(&self, template: &str, fields: &Value) -> String {
        let mut out = String::new();
        let mut rest = template;
        while let Some(open) = rest.find('{') {
            let Some(close) = rest[open..].find('}') else { break };
            out.push_str(&rest[..open]);
            out.push_str(&self.field(&rest[open + 1..open + close], fields));
            rest = &rest[open + close + 1..];
        }
        out.push_str(rest);
        out
    }

    fn field(&self, spec: &str, fields: &Value) -> String {
        let mut parts = spec.splitn(3, ':');
        let path = parts.next().unwrap_or_default();
        let value = path.split('.').fold(fields, |value, key| value.get(key).unwrap_or(&Value::Null));
        match (parts.next(), parts.next()) {
            (Some("plural"), Some(forms)) => {
                let (one, many) = forms.split_once('|').unwrap_or((forms, forms));
                let word = if value.as_u64() == Some(1) { one } else { many };
                format!("{} {word}", plain(value))
            }
            (Some(kind), _) => match value {
                Value::Array(list) => {
                    list.iter().map(|value| self.name(kind, value)).collect::<Vec<_>>().join(", ")
                }
                value => self.name(kind, value),
            },
            (None, _) => plain(value),
        }
    }

    fn name(&self, kind: &str, value: &Value) -> String {
        if kind == "seat" {
            let named = value.as_u64().and_then(|seat| self.players.get(seat as usize));
            return named.cloned().unwrap_or_else(|| format!("seat {}", plain(value)));
        }
        if value.is_object() {
            return self.say(kind, value);
        }
        let player = value.as_str().and_then(|element| element.strip_prefix("player:"));
        if let Some(name) = player.and_then(|number| self.players.get(number.parse::<usize>().ok()?)) {
            return name.clone();
        }
        let element = format!("{kind}:{}", plain(value));
        let by_element = self.names.get(&element).or_else(|| self.names.get(&plain(value)));
        match by_element {
            Some(name) => name.clone(),
            None => self.message(kind, &plain(value)).map_or_else(|| plain(value), str::to_owned),
        }
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}
