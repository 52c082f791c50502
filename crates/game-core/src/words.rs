//! Sentences for events, refusals and labels, made from one message file per game and one of the core, which a game's own
//! messages come before.
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

/// What the core's own machines (auctions, deals, purses) say and are called, so that games need not repeat it.
pub const CORE: &str = include_str!("../../../messages/en/core.json");

/// A game's messages, and those of the core where the game has none of its own.
pub(crate) fn with_core(own: Value) -> Value {
    let mut messages: Value = serde_json::from_str(CORE).unwrap_or_default();
    let Value::Object(sections) = own else { return messages };
    for (section, entries) in sections {
        match (messages.get_mut(&section), entries) {
            (Some(Value::Object(known)), Value::Object(entries)) => known.extend(entries),
            (_, entries) => messages[section] = entries,
        }
    }
    messages
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
        Ok(Words::of(serde_json::from_str(messages)?))
    }

    /// The words of messages that are read already.
    pub(crate) fn of(messages: Value) -> Words {
        Words { messages: Arc::new(with_core(messages)), ..Words::default() }
    }

    /// All messages: the game's own, and the core's where the game has none.
    pub fn messages(&self) -> &Value {
        &self.messages
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

    /// The message under a path such as `ending.final_crash`.
    pub fn message(&self, section: &str, key: &str) -> Option<&str> {
        self.messages.get(section)?.get(key)?.as_str()
    }

    /// The sentence for a value of an enum: its variant names the message, its fields fill it.
    pub fn say(&self, section: &str, said: &Value) -> String {
        self.say_noting(section, said, &mut Vec::new())
    }

    /// What a sentence lacks: the message itself, a field, or the name of what a field holds.
    pub fn gaps(&self, section: &str, said: &Value) -> Vec<String> {
        let mut gaps = Vec::new();
        self.say_noting(section, said, &mut gaps);
        gaps
    }

    /// The name of a thing of this kind: of the table, else of the messages.
    pub fn named(&self, kind: &str, value: &Value) -> Option<&str> {
        let player = |number: u64| self.players.get(usize::try_from(number).ok()?).map(String::as_str);
        if kind == "seat" {
            return value.as_u64().and_then(player);
        }
        let text = plain(value);
        if let Some(name) = text.strip_prefix("player:").and_then(|number| player(number.parse().ok()?)) {
            return Some(name);
        }
        let by_element = self.names.get(&format!("{kind}:{text}")).or_else(|| self.names.get(&text));
        by_element.map(String::as_str).or_else(|| self.message(kind, &text))
    }

    fn say_noting(&self, section: &str, said: &Value, gaps: &mut Vec<String>) -> String {
        let (tag, fields) = match said {
            Value::String(tag) => (tag.as_str(), &Value::Null),
            Value::Object(object) => match object.iter().next() {
                Some((tag, fields)) => (tag.as_str(), fields),
                None => return String::new(),
            },
            _ => return said.to_string(),
        };
        match self.message_for(section, tag, fields) {
            Some(template) => self.fill(template, fields, gaps),
            None => {
                gaps.push(format!("{section}.{tag} has no message"));
                format!("{tag} {fields}")
            }
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

    fn fill(&self, template: &str, fields: &Value, gaps: &mut Vec<String>) -> String {
        let mut out = String::new();
        let mut rest = template;
        while let Some((before, spec, after)) = next_field(rest) {
            out.push_str(before);
            out.push_str(&self.field(&Field::read(spec), fields, gaps));
            rest = after;
        }
        out.push_str(rest);
        out
    }

    fn field(&self, field: &Field<'_>, fields: &Value, gaps: &mut Vec<String>) -> String {
        let value = field.path.split('.').fold(fields, |value, key| value.get(key).unwrap_or(&Value::Null));
        if value.is_null() {
            gaps.push(format!("'{}' is not there", field.path));
        }
        match (field.kind, field.forms) {
            (Some("plural"), Some(forms)) => {
                let (one, many) = forms.split_once('|').unwrap_or((forms, forms));
                let word = if value.as_u64() == Some(1) { one } else { many };
                format!("{} {word}", plain(value))
            }
            (Some(kind), _) => match value {
                Value::Array(list) => {
                    let names: Vec<_> = list.iter().map(|value| self.name(kind, value, gaps)).collect();
                    names.join(", ")
                }
                value => self.name(kind, value, gaps),
            },
            (None, _) => plain(value),
        }
    }

    /// The name, or what stands for it where there is none.
    fn name(&self, kind: &str, value: &Value, gaps: &mut Vec<String>) -> String {
        if value.is_object() && kind != "seat" {
            return self.say_noting(kind, value, gaps);
        }
        if let Some(name) = self.named(kind, value) {
            return name.to_owned();
        }
        gaps.push(format!("{kind} {value} has no name"));
        if kind == "seat" { format!("seat {}", plain(value)) } else { plain(value) }
    }
}

/// A field of a template: `{path}`, `{path:kind}` or `{path:plural:one|many}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<'a> {
    pub path: &'a str,
    pub kind: Option<&'a str>,
    pub forms: Option<&'a str>,
}

impl<'a> Field<'a> {
    fn read(spec: &'a str) -> Field<'a> {
        let mut parts = spec.splitn(3, ':');
        Field { path: parts.next().unwrap_or_default(), kind: parts.next(), forms: parts.next() }
    }
}

/// The fields of a template.
///
/// # Errors
/// If a brace is alone.
pub fn fields_of(template: &str) -> Result<Vec<Field<'_>>, String> {
    let mut fields = Vec::new();
    let mut rest = template;
    while let Some((before, spec, after)) = next_field(rest) {
        if before.contains('}') || spec.contains('{') {
            return Err(format!("a brace is alone in '{template}'"));
        }
        fields.push(Field::read(spec));
        rest = after;
    }
    if rest.contains(['{', '}']) {
        return Err(format!("a brace is alone in '{template}'"));
    }
    Ok(fields)
}

/// The text before the next field, what is in its braces, and the rest.
fn next_field(template: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = template.split_once('{')?;
    let (spec, after) = rest.split_once('}')?;
    Some((before, spec, after))
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}
