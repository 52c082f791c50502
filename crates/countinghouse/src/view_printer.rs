//! Any game's view as indented lines. Labels come from the game's messages; which numbers are seats, from its schema.

use std::collections::BTreeSet;

use game_core::{Seat, Words};
use games::AnyMatch;
use serde_json::Value;

/// The lines of a view.
pub fn lines(game: &dyn AnyMatch, viewer: Option<Seat>) -> Vec<String> {
    let words = game.words();
    let mut seats = BTreeSet::new();
    collect_seat_keys(game.game().schemas().view.as_value(), &mut seats);
    let printer = Printer { words: &words, names: game.seats(), seats };
    let view = game.view(viewer);
    let mut lines = Vec::new();
    for part in ["public", "own"] {
        for (key, value) in view.get(part).and_then(Value::as_object).into_iter().flatten() {
            printer.field(key, value, 1, &mut lines);
        }
    }
    lines
}

struct Printer<'a> {
    words: &'a Words,
    names: &'a [String],
    /// The keys whose numbers are seats.
    seats: BTreeSet<String>,
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
        match (self.short(key, value), value) {
            (Some(short), _) => lines.push(format!("{indent}{label}: {short}")),
            (None, Value::Array(items)) => {
                lines.push(format!("{indent}{label}:"));
                let by_seat = items.len() == self.names.len() && key == "players";
                for (index, item) in items.iter().enumerate() {
                    let name = if by_seat { format!("{}: ", self.names[index]) } else { "- ".to_owned() };
                    lines.push(format!("{indent}  {name}{}", self.inline(key, item)));
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

    /// A value as text if it fits on one line.
    fn short(&self, key: &str, value: &Value) -> Option<String> {
        match value {
            Value::Null => Some("none".to_owned()),
            Value::Bool(true) => Some("yes".to_owned()),
            Value::Bool(false) => Some("no".to_owned()),
            Value::Number(number) => Some(self.number(key, number)),
            Value::String(text) => Some(text.replace('_', " ")),
            Value::Array(items) if items.is_empty() => Some("none".to_owned()),
            Value::Array(items) if items.iter().all(|item| !item.is_array() && !item.is_object()) => {
                let parts: Vec<_> = items.iter().filter_map(|item| self.short(key, item)).collect();
                Some(parts.join(", "))
            }
            Value::Object(fields) if fields.is_empty() => Some("none".to_owned()),
            Value::Array(_) | Value::Object(_) => None,
        }
    }

    fn number(&self, key: &str, number: &serde_json::Number) -> String {
        let seat = number.as_u64().filter(|_| self.seats.contains(key));
        let name = seat.and_then(|seat| self.names.get(seat as usize));
        name.cloned().unwrap_or_else(|| number.to_string())
    }

    fn inline(&self, key: &str, value: &Value) -> String {
        match (self.short(key, value), value) {
            (Some(short), _) => short,
            (None, Value::Object(fields)) => {
                let part = |(key, value): (&String, &Value)| {
                    format!("{} {}", self.label(key), self.inline(key, value))
                };
                fields.iter().map(part).collect::<Vec<_>>().join(", ")
            }
            (None, Value::Array(items)) => {
                let parts: Vec<_> =
                    items.iter().map(|item| format!("({})", self.inline(key, item))).collect();
                parts.join(" ")
            }
            (None, other) => other.to_string(),
        }
    }
}

/// The names of all properties that hold a seat or a set of seats.
fn collect_seat_keys(schema: &Value, found: &mut BTreeSet<String>) {
    for (name, property) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
        if holds_seats(property) {
            found.insert(name.clone());
        }
    }
    match schema {
        Value::Object(parts) => parts.values().for_each(|part| collect_seat_keys(part, found)),
        Value::Array(parts) => parts.iter().for_each(|part| collect_seat_keys(part, found)),
        _ => {}
    }
}

fn holds_seats(property: &Value) -> bool {
    let refers = |schema: &Value| {
        let reference = schema.get("$ref").and_then(Value::as_str).unwrap_or_default();
        reference.ends_with("/Seat") || reference.ends_with("/SeatSet")
    };
    let any = property.get("anyOf").and_then(Value::as_array);
    refers(property)
        || any.is_some_and(|any| any.iter().any(refers))
        || property.get("items").is_some_and(holds_seats)
}
