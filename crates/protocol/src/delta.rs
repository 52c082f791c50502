//! Deltas between two pieces of JSON, as JSON. Views are large and actions change little of them, so a client that
//! has the last view is sent only the delta. Nothing here knows what the JSON means.
//!
//! A delta has one of three forms: `[value]` replaces the value; `{key: delta, …}` changes these parts (of a list: by
//! index); `[from, count, [items]]` replaces `count` items of a list. `{}` means no change. An object that gains or
//! loses a key is replaced, so applying a delta gives the same bytes as sending the new value.

mod parts;

use std::fmt::Write;

use serde_json::Value;
use serde_json::value::RawValue;

use parts::{fields, items};

/// Shorter texts are sent as they are: comparing them costs more than it saves.
const SHORT: usize = 128;

/// The delta from one text to the other.
pub fn between(before: &RawValue, after: &RawValue) -> Box<RawValue> {
    // The output is JSON if the input was.
    RawValue::from_string(text(before, after)).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// The same as text, for those who write a message of such parts by hand: making a value of it reads it again.
pub fn text(before: &RawValue, after: &RawValue) -> String {
    let (before, after) = (before.get(), after.get());
    match after.len() {
        _ if before == after => NOTHING.to_owned(),
        ..=SHORT => format!("[{after}]"),
        _ => closely(before, after),
    }
}

/// The delta between what is the same.
pub const NOTHING: &str = "{}";

/// The shortest delta between two texts that differ. It looks only into the parts that differ.
fn closely(before: &str, after: &str) -> String {
    let mut out = String::new();
    write_delta(before, after, &mut out);
    out
}

/// Applies a delta. `None` if it was made for another value, which is then unusable.
#[must_use]
pub fn apply(value: &mut Value, delta: &Value) -> Option<()> {
    match delta {
        Value::Object(changes) => {
            for (key, change) in changes {
                let part = match value {
                    Value::Object(object) => object.get_mut(key)?,
                    Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?)?,
                    _ => return None,
                };
                apply(part, change)?;
            }
            Some(())
        }
        Value::Array(now) => match (&now[..], value) {
            ([now], value) => {
                *value = now.clone();
                Some(())
            }
            ([from, count, Value::Array(instead)], Value::Array(items)) => {
                let from = usize::try_from(from.as_u64()?).ok()?;
                let to = from.checked_add(usize::try_from(count.as_u64()?).ok()?)?;
                if to > items.len() {
                    return None;
                }
                items.splice(from..to, instead.iter().cloned());
                Some(())
            }
            _ => None,
        },
        _ => None,
    }
}

/// Writes the delta of two texts that differ; never longer than the new text in brackets.
fn write_delta(before: &str, after: &str, out: &mut String) {
    let start = out.len();
    let has_parts = match (before.as_bytes().first(), after.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => write_object(before, after, out),
        (Some(b'['), Some(b'[')) => write_list(before, after, out),
        _ => None,
    };
    if has_parts.is_none() || out.len() - start > after.len() + 2 {
        out.truncate(start);
        out.push('[');
        out.push_str(after);
        out.push(']');
    }
}

fn write_object(before: &str, after: &str, out: &mut String) -> Option<()> {
    let (before, after) = (fields(before)?, fields(after)?);
    let same_keys = before.len() == after.len() && before.iter().zip(&after).all(|(one, two)| one.0 == two.0);
    if !same_keys {
        return None;
    }
    let both = before.into_iter().zip(after).map(|((key, before), (_, after))| (key, before, after));
    write_parts(both, out)
}

/// Keys are written as they are, quotes and all.
fn write_parts<'a, K: std::fmt::Display>(
    parts: impl Iterator<Item = (K, &'a str, &'a str)>,
    out: &mut String,
) -> Option<()> {
    out.push('{');
    let mut is_first = true;
    for (key, before, after) in parts.filter(|(_, before, after)| before != after) {
        if !std::mem::take(&mut is_first) {
            out.push(',');
        }
        write!(out, "{key}:").ok()?;
        write_delta(before, after, out);
    }
    out.push('}');
    Some(())
}

/// Item by item if the lengths are equal, otherwise as a splice between the items that stayed; whichever is shorter.
fn write_list(before: &str, after: &str, out: &mut String) -> Option<()> {
    let (before, after) = (items(before)?, items(after)?);
    let alike = |(one, two): &(&&str, &&str)| one == two;
    let first = before.iter().zip(&after).take_while(alike).count();
    let shorter = before.len().min(after.len()) - first;
    let last = before.iter().rev().zip(after.iter().rev()).take(shorter).take_while(alike).count();
    let mut other_items = String::new();
    let from_after = &after[first..after.len() - last];
    write!(other_items, "[{first},{},[", before.len() - last - first).ok()?;
    for (number, item) in from_after.iter().enumerate() {
        other_items.push_str(if number > 0 { "," } else { "" });
        other_items.push_str(item);
    }
    other_items.push_str("]]");
    if before.len() == after.len() {
        let start = out.len();
        let both = before.iter().zip(&after).enumerate();
        write_parts(both.map(|(at, (before, after))| (format!("\"{at}\""), *before, *after)), out)?;
        if out.len() - start <= other_items.len() {
            return Some(());
        }
        out.truncate(start);
    }
    out.push_str(&other_items);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The delta, however short the texts are.
    fn delta(before: &Value, after: &Value) -> Value {
        serde_json::from_str(&closely(&before.to_string(), &after.to_string())).expect("JSON")
    }

    /// As it is sent.
    fn sent(before: &Value, after: &Value) -> Value {
        let raw = |value: &Value| RawValue::from_string(value.to_string()).expect("JSON");
        serde_json::from_str(between(&raw(before), &raw(after)).get()).expect("JSON")
    }

    fn assert_leads(before: &Value, after: &Value) {
        for delta in [sent(before, after), delta(before, after)] {
            assert_is_led(before, after, &delta);
        }
    }

    fn assert_is_led(before: &Value, after: &Value, delta: &Value) {
        let mut value = before.clone();
        assert_eq!(apply(&mut value, delta), Some(()), "{before} → {after}: {delta}");
        assert_eq!(value.to_string(), after.to_string(), "{before} → {after}: {delta}");
        assert!(delta.to_string().len() <= after.to_string().len() + 2, "{delta}");
    }

    #[test]
    fn it_names_what_has_changed_and_nothing_else() {
        let before =
            json!({"players": [{"gold": 5, "name": "a\"/~"}, {"gold": 7, "name": "b"}], "phase": {"bid": 3}});
        let mut after = before.clone();
        after["players"][1]["gold"] = json!(8);
        assert_eq!(delta(&before, &after), json!({"players": {"1": {"gold": [8]}}}));
        after["phase"] = json!("done");
        assert_eq!(delta(&before, &after), json!({"players": {"1": {"gold": [8]}}, "phase": ["done"]}));
        assert_eq!(sent(&before, &before), json!({}));
    }

    #[test]
    fn what_is_short_is_sent_as_it_is_and_what_is_long_is_not() {
        let cards = |first: u32, last: u32| json!((first..last).collect::<Vec<_>>());
        assert_eq!(sent(&cards(1, 9), &cards(2, 9)), json!([cards(2, 9)]));
        assert_eq!(sent(&cards(1, 99), &cards(2, 99)), json!([0, 1, []]));
    }

    #[test]
    fn a_list_that_grows_or_shrinks_keeps_what_has_stayed() {
        let cards =
            |numbers: &[u32]| json!(numbers.iter().map(|card| json!({"card": card})).collect::<Vec<_>>());
        let before = cards(&[1, 2, 3, 4, 5, 6]);
        assert_eq!(delta(&before, &cards(&[1, 2, 4, 5, 6])), json!([2, 1, []]));
        assert_eq!(delta(&before, &cards(&[1, 2, 3, 9, 4, 5, 6])), json!([3, 0, [{"card": 9}]]));
        assert_eq!(delta(&before, &cards(&[1, 2, 3, 4, 9, 6])), json!({"4": {"card": [9]}}));
        assert_eq!(delta(&json!([1]), &json!([1, 1])), json!([[1, 1]]), "shorter than to say where");
    }

    #[test]
    fn what_fits_nothing_is_not_applied() {
        let applied = |value: Value, delta: Value| apply(&mut value.clone(), &delta);
        for (value, delta) in [
            (json!({"a": 1}), json!({"b": [2]})),
            (json!([1]), json!({"1": [2]})),
            (json!([1]), json!({"x": [2]})),
            (json!([1]), json!([1, 1, []])),
            (json!({"a": 1}), json!([0, 0, [1]])),
            (json!(1), json!({"a": [1]})),
            (json!(1), json!([])),
            (json!(1), json!(2)),
        ] {
            assert_eq!(applied(value.clone(), delta.clone()), None, "{value} {delta}");
        }
    }

    /// Random JSON of a small alphabet, so that parts of two values often agree.
    fn any(chance: &mut game_core::Chance, depth: u32) -> Value {
        let kinds = if depth == 0 { 4 } else { 6 };
        match chance.pick("kind", kinds) {
            0 => Value::Null,
            1 => json!(chance.pick("number", 3)),
            2 => json!(chance.pick("flag", 2) == 1),
            3 => json!(["", "a/b", "\"\\é"][chance.pick("text", 3) as usize]),
            4 => (0..chance.pick("items", 6)).map(|_| any(chance, depth - 1)).collect(),
            _ => {
                let keys = ["x", "y~1", "", "0"].iter().take(chance.pick("keys", 5) as usize);
                Value::Object(keys.map(|key| ((*key).to_owned(), any(chance, depth - 1))).collect())
            }
        }
    }

    #[test]
    fn any_two_values_are_led_from_one_to_the_other() {
        let mut chance = game_core::Chance::fast(1);
        for _ in 0..5_000 {
            let (before, after) = (any(&mut chance, 4), any(&mut chance, 4));
            assert_leads(&before, &after);
            assert_leads(
                &json!({"same": before, "part": [after]}),
                &json!({"same": before, "part": [before]}),
            );
        }
    }
}
