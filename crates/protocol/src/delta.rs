//! Deltas between two pieces of JSON, as JSON. Views are large and actions change little of them, so a client that
//! has the last view is sent only the delta. Nothing here knows what the JSON means.
//!
//! A delta has one of three forms: `[value]` replaces the value; `{key: delta, …}` changes these parts (of a list: by
//! index); `[from, count, [items]]` replaces `count` items of a list. `{}` means no change. An object that gains or
//! loses a key is replaced, so applying a delta gives the same bytes as sending the new value.

mod parts;

use std::fmt::Write;
use std::ops::Deref;
use std::sync::OnceLock;

use serde_json::Value;
use serde_json::value::RawValue;

use parts::{Part, Span, spans};

/// Shorter texts are sent as they are: comparing them costs more than it saves.
const SHORT: usize = 128;

/// The delta between what is the same.
pub const NOTHING: &str = "{}";

/// A text that deltas are made to and from. Where its parts are is found when it is first needed, and kept.
#[derive(Debug)]
pub struct Versioned {
    text: Box<RawValue>,
    spans: OnceLock<Option<Vec<Span>>>,
}

impl From<Box<RawValue>> for Versioned {
    fn from(text: Box<RawValue>) -> Versioned {
        Versioned { text, spans: OnceLock::new() }
    }
}

impl Deref for Versioned {
    type Target = RawValue;

    fn deref(&self) -> &RawValue {
        &self.text
    }
}

impl Versioned {
    /// The delta from this text to the other, as text: for those who write a message of such parts by hand, because making
    /// a value of it reads it again.
    pub fn delta_to(&self, after: &Versioned) -> String {
        match after.get().len() {
            _ if self.get() == after.get() => NOTHING.to_owned(),
            ..=SHORT => format!("[{}]", after.get()),
            _ => closely((self.get(), self.spans()), (after.get(), after.spans())),
        }
    }

    /// The same as a value.
    pub fn raw_delta_to(&self, after: &Versioned) -> Box<RawValue> {
        // The output is JSON if the input was.
        RawValue::from_string(self.delta_to(after)).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }

    /// The text itself.
    pub fn text(&self) -> Box<RawValue> {
        self.text.clone()
    }

    fn spans(&self) -> Option<&[Span]> {
        self.spans.get_or_init(|| spans(self.get())).as_deref()
    }
}

/// The shortest delta between two texts that differ. It looks only into the parts that differ.
fn closely(
    (before, of_before): (&str, Option<&[Span]>),
    (after, of_after): (&str, Option<&[Span]>),
) -> String {
    let mut out = String::new();
    match of_before.zip(of_after) {
        Some((one, two)) => write_delta(Part::whole(before, one), Part::whole(after, two), &mut out),
        None => write_whole(after, &mut out),
    }
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

/// Writes the delta of two values that differ; never longer than the new one in brackets.
fn write_delta(before: Part<'_>, after: Part<'_>, out: &mut String) {
    let start = out.len();
    let has_parts = match after.get().as_bytes().first() {
        Some(b'{') => write_object(before, after, out),
        Some(b'[') => write_list(before, after, out),
        _ => None,
    };
    if has_parts.is_none() || out.len() - start > after.len() + 2 {
        out.truncate(start);
        write_whole(after.get(), out);
    }
}

fn write_whole(after: &str, out: &mut String) {
    out.push('[');
    out.push_str(after);
    out.push(']');
}

/// The fields that differ; `None` if the keys are not the same. Keys are written as they are, quotes and all.
fn write_object(before: Part<'_>, after: Part<'_>, out: &mut String) -> Option<()> {
    let (mut before, mut after) = (before.fields()?, after.fields()?);
    out.push('{');
    let start = out.len();
    loop {
        match (before.next()?, after.next()?) {
            (Some((key, one)), Some((same, two))) if key == same => {
                if !one.is_same(&two) {
                    write_key(start, key, out);
                    write_delta(one, two, out);
                }
            }
            (None, None) => break,
            _ => return None,
        }
    }
    out.push('}');
    Some(())
}

/// Writes a key, after a comma if it is not the first since `start`.
fn write_key(start: usize, key: impl std::fmt::Display, out: &mut String) {
    let comma = if out.len() > start { "," } else { "" };
    // Writing to a string does not fail.
    let _ = write!(out, "{comma}{key}:");
}

/// Item by item if the lengths are equal, otherwise as a splice between the items that stayed; whichever is shorter.
fn write_list(before: Part<'_>, after: Part<'_>, out: &mut String) -> Option<()> {
    let (before, after) = (before.items()?, after.items()?);
    let alike = |(one, two): &(&Part<'_>, &Part<'_>)| one.is_same(two);
    let first = before.iter().zip(&after).take_while(alike).count();
    let shorter = before.len().min(after.len()) - first;
    let last = before.iter().rev().zip(after.iter().rev()).take(shorter).take_while(alike).count();
    let instead = &after[first..after.len() - last];
    let head = format!("[{first},{},[", before.len() - last - first);
    let splice = head.len() + instead.iter().map(|item| item.len() + 1).sum::<usize>().max(1) + 1;
    if before.len() == after.len() {
        let start = out.len();
        out.push('{');
        let both = before.iter().zip(&after).enumerate().skip(first).take(shorter - last);
        for (at, (one, two)) in both.filter(|(_, both)| !alike(both)) {
            write_key(start + 1, format_args!("\"{at}\""), out);
            write_delta(*one, *two, out);
            if out.len() - start > splice {
                break;
            }
        }
        out.push('}');
        if out.len() - start <= splice {
            return Some(());
        }
        out.truncate(start);
    }
    out.push_str(&head);
    for (number, item) in instead.iter().enumerate() {
        out.push_str(if number > 0 { "," } else { "" });
        out.push_str(item.get());
    }
    out.push_str("]]");
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The delta, however short the texts are.
    fn delta(before: &Value, after: &Value) -> Value {
        let (before, after) = (before.to_string(), after.to_string());
        let (one, two) = (spans(&before), spans(&after));
        serde_json::from_str(&closely((&before, one.as_deref()), (&after, two.as_deref()))).expect("JSON")
    }

    /// As it is sent.
    fn sent(before: &Value, after: &Value) -> Value {
        let raw = |value: &Value| Versioned::from(RawValue::from_string(value.to_string()).expect("JSON"));
        serde_json::from_str(&raw(before).delta_to(&raw(after))).expect("JSON")
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
