//! A game in words: its events as sentences, its view as indented lines, its score sheet.

use std::io;

use games::{Heard, Recorded};
use serde_json::Value;
use table::{Seat, Words};

use crate::out::Out;

/// What this viewer (a seat, or `None` for a spectator) was told. Events without words are left out.
pub fn events(heard: &[Heard], viewer: Option<Seat>, words: &Words) -> Vec<String> {
    sentences(heard.iter().filter(|heard| heard.audience.includes(viewer)), words)
}

/// What anyone was told.
pub fn all_events(heard: &[Heard], words: &Words) -> Vec<String> {
    sentences(heard.iter(), words)
}

/// How the game stands for this viewer.
pub fn view(game: &Recorded, viewer: Option<Seat>, out: &mut Out) -> io::Result<()> {
    let who = viewer.and_then(|seat| game.names().get(seat.number()).cloned());
    out.line(format_args!("As {} sees it:", who.as_deref().unwrap_or("a spectator")))?;
    let view = game.running().view(viewer);
    let mut lines = Vec::new();
    let words = game.words();
    let printer = Printer { words: &words, names: game.names() };
    for part in ["public", "own"] {
        if let Some(Value::Object(fields)) = view.get(part) {
            for (key, value) in fields {
                printer.field(key, value, 1, &mut lines);
            }
        }
    }
    lines.iter().try_for_each(|line| out.line(line))
}

/// Who stands where, with the lines each score is made of.
pub fn score_sheet(game: &Recorded, out: &mut Out) -> io::Result<()> {
    let running = game.running();
    let words = game.words();
    if let Some(ending) = running.ending() {
        out.line(words.message("ending", ending).unwrap_or(ending))?;
    }
    let standings = running.standings();
    let mut ranked: Vec<_> = standings.places.iter().collect();
    ranked.sort_by_key(|(_, place)| **place);
    let lines = running.score_lines();
    for (seat, place) in ranked {
        let parts: Vec<_> = lines
            .iter()
            .filter(|line| line.seat == seat)
            .map(|line| {
                format!("{} {}", words.message("score", &line.label).unwrap_or(&line.label), line.points)
            })
            .collect();
        let name = game.names().get(seat.number()).map_or("", String::as_str);
        out.line(format_args!("{place}. {name}: {} ({})", standings.scores[seat], parts.join(", ")))?;
    }
    Ok(())
}

fn sentences<'a>(heard: impl Iterator<Item = &'a Heard>, words: &Words) -> Vec<String> {
    heard.map(|heard| words.say("event", &heard.event)).filter(|sentence| !sentence.is_empty()).collect()
}

/// Writes any view as indented lines, without knowing the game.
struct Printer<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl Printer<'_> {
    fn field(&self, key: &str, value: &Value, depth: usize, lines: &mut Vec<String>) {
        let label = self.label(key);
        let indent = "  ".repeat(depth);
        if key == "phase" {
            let sentence = self.words.say("phase", value);
            if !sentence.contains('{') {
                lines.push(format!("{indent}{label}: {sentence}"));
                return;
            }
        }
        match (self.short(value), value) {
            (Some(short), _) => lines.push(format!("{indent}{label}: {short}")),
            (None, Value::Array(items)) => {
                lines.push(format!("{indent}{label}:"));
                let by_seat = items.len() == self.names.len() && key == "players";
                for (index, item) in items.iter().enumerate() {
                    let name = if by_seat { format!("{}: ", self.names[index]) } else { "- ".to_owned() };
                    lines.push(format!("{indent}  {name}{}", self.inline(item)));
                }
            }
            (None, Value::Object(fields)) => {
                lines.push(format!("{indent}{label}:"));
                for (key, value) in fields {
                    self.field(key, value, depth + 1, lines);
                }
            }
            (None, other) => lines.push(format!("{indent}{label}: {other}")),
        }
    }

    fn label(&self, key: &str) -> String {
        self.words.message("view", key).map_or_else(|| key.replace('_', " "), str::to_owned)
    }

    /// A value that fits on its line, if it is one.
    fn short(&self, value: &Value) -> Option<String> {
        match value {
            Value::Null => Some("none".to_owned()),
            Value::Bool(true) => Some("yes".to_owned()),
            Value::Bool(false) => Some("no".to_owned()),
            Value::Number(number) => Some(number.to_string()),
            Value::String(text) => Some(text.replace('_', " ")),
            Value::Array(items) if items.is_empty() => Some("none".to_owned()),
            Value::Array(items) if items.iter().all(|item| !item.is_array() && !item.is_object()) => {
                Some(items.iter().filter_map(|item| self.short(item)).collect::<Vec<_>>().join(", "))
            }
            Value::Object(fields) if fields.is_empty() => Some("none".to_owned()),
            Value::Array(_) | Value::Object(_) => None,
        }
    }

    fn inline(&self, value: &Value) -> String {
        match (self.short(value), value) {
            (Some(short), _) => short,
            (None, Value::Object(fields)) => {
                let parts: Vec<_> = fields
                    .iter()
                    .map(|(key, value)| format!("{} {}", self.label(key), self.inline(value)))
                    .collect();
                parts.join(", ")
            }
            (None, Value::Array(items)) => {
                let parts: Vec<_> = items.iter().map(|item| format!("({})", self.inline(item))).collect();
                parts.join(" ")
            }
            (None, other) => other.to_string(),
        }
    }
}
