//! A form as JSON, and whether the JSON of an action answers it.

use std::fmt::Display;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::{Ask, Form, Item, Span, Total};
use crate::{ActionForm, Element};

/// Whether the JSON of an action is an answer to this form.
pub fn contains<B: ActionForm, E: Element>(
    form: &Form<B>,
    items: &[Item<E>],
    caps: &[u32],
    action: &Value,
) -> bool {
    let Some((tag, given)) = tag_and_fields(action) else { return false };
    let Ok(blank) = serde_json::to_value(form.blank) else { return false };
    let Some((blank_tag, fixed)) = tag_and_fields(&blank) else { return false };
    let field = |name: &str| given.and_then(|fields| fields.get(name)).unwrap_or(&Value::Null);
    let fixed_count = fixed.map_or(0, serde_json::Map::len);
    tag == blank_tag
        && given.map_or(0, serde_json::Map::len) == fixed_count + form.asks.len()
        && fixed.is_none_or(|fixed| fixed.iter().all(|(name, value)| field(name) == value))
        && form.named_asks().all(|(name, ask)| ask_allows(ask, items, caps, field(name)))
        && (!form.not_nothing || form.named_asks().any(|(name, ask)| gives_something(ask, field(name))))
}

fn tag_and_fields(action: &Value) -> Option<(&str, Option<&serde_json::Map<String, Value>>)> {
    match action {
        Value::String(tag) => Some((tag, None)),
        Value::Object(object) if object.len() == 1 => {
            let (tag, fields) = object.iter().next()?;
            Some((tag, fields.as_object()))
        }
        _ => None,
    }
}

/// Amounts, quantities and picked items are something; whom, whether and in what order are not.
fn gives_something(ask: &Ask, answer: &Value) -> bool {
    match ask {
        Ask::Amount { .. } => answer.as_u64() != Some(0),
        Ask::Quantities { .. } => answer.as_object().is_some_and(|quantities| !quantities.is_empty()),
        Ask::Pick { .. } => answer.as_array().is_some_and(|list| !list.is_empty()),
        Ask::One { .. } | Ask::Vote | Ask::Order { .. } => false,
    }
}

fn ask_allows<E: Element>(ask: &Ask, items: &[Item<E>], caps: &[u32], answer: &Value) -> bool {
    match *ask {
        Ask::Amount { min, max, .. } => {
            answer.as_u64().is_some_and(|n| (u64::from(min)..=u64::from(max)).contains(&n))
        }
        Ask::Vote => answer.is_boolean(),
        Ask::One { items: span, .. } => find_item(span.of(items), answer).is_some(),
        Ask::Pick { items: span, min, max, worth, .. } => {
            distinct_items(span.of(items), answer).is_some_and(|picked| {
                (min as usize..=max as usize).contains(&picked.len())
                    && picked.iter().map(|item| item.worth).sum::<u32>() >= worth
            })
        }
        Ask::Order { items: span, .. } => {
            distinct_items(span.of(items), answer).is_some_and(|picked| picked.len() == span.len as usize)
        }
        Ask::Quantities { items: span, caps: caps_span, total, .. } => {
            quantities_allowed(span.of(items), caps_span.of(caps), total, answer)
        }
    }
}

fn find_item<'a, E: Element>(items: &'a [Item<E>], index: &Value) -> Option<&'a Item<E>> {
    items.iter().find(|item| index.as_u64() == Some(u64::from(item.element.index())))
}

fn distinct_items<'a, E: Element>(items: &'a [Item<E>], list: &Value) -> Option<Vec<&'a Item<E>>> {
    let mut found: Vec<&Item<E>> = Vec::new();
    for index in list.as_array()? {
        let item = find_item(items, index)?;
        if found.iter().any(|other| other.element == item.element) {
            return None;
        }
        found.push(item);
    }
    Some(found)
}

fn quantities_allowed<E: Element>(items: &[Item<E>], caps: &[u32], total: Total, answer: &Value) -> bool {
    let Some(given) = answer.as_object() else { return false };
    let mut sum = 0u64;
    let mut groups = vec![0u64; caps.len()];
    for (name, n) in given {
        let (Ok(element), Some(n)) = (name.parse::<E>(), n.as_u64()) else { return false };
        let Some(item) = items.iter().find(|item| item.element == element) else { return false };
        if n == 0 || n > u64::from(item.max) {
            return false;
        }
        sum += n;
        if item.group > 0 {
            groups[item.group as usize - 1] += n;
        }
    }
    let total_met = match total {
        Total::Any => true,
        Total::Exactly(n) => sum == u64::from(n),
    };
    total_met && groups.iter().zip(caps).all(|(used, cap)| *used <= u64::from(*cap))
}

/// The JSON of a form, its items written out.
pub(crate) struct FormJson<'a, B, E> {
    pub form: &'a Form<B>,
    pub items: &'a [Item<E>],
    pub caps: &'a [u32],
}

impl<B: ActionForm, E: Element> Serialize for FormJson<'_, B, E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("kind", &self.form.kind)?;
        map.serialize_entry("blank", &self.form.blank)?;
        map.serialize_entry("asks", &AsksJson(self))?;
        if self.form.not_nothing {
            map.serialize_entry("not_nothing", &true)?;
        }
        map.end()
    }
}

/// The asks of a form. Everything is written straight into the serializer: forms are the longest part of most messages, and
/// making values of them first takes several times as long.
struct AsksJson<'a, B, E>(&'a FormJson<'a, B, E>);

impl<B: ActionForm, E: Element> Serialize for AsksJson<'_, B, E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let FormJson { form, items, caps } = self.0;
        serializer.collect_seq(form.named_asks().map(|(name, ask)| AskJson { name, ask, items, caps }))
    }
}

struct AskJson<'a, E> {
    name: &'static str,
    ask: &'a Ask,
    items: &'a [Item<E>],
    caps: &'a [u32],
}

impl<E: Element> Serialize for AskJson<'_, E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kind = match self.ask {
            Ask::Amount { .. } => "amount",
            Ask::One { .. } => "one",
            Ask::Pick { .. } => "pick",
            Ask::Quantities { .. } => "quantities",
            Ask::Vote => "vote",
            Ask::Order { .. } => "order",
        };
        let list = |span: Span| ItemsJson(span.of(self.items));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("ask", kind)?;
        map.serialize_entry("name", self.name)?;
        match *self.ask {
            Ask::Amount { min, max } => {
                map.serialize_entry("min", &min)?;
                map.serialize_entry("max", &max)?;
            }
            Ask::One { items } | Ask::Order { items } => map.serialize_entry("items", &list(items))?,
            Ask::Pick { items, min, max, worth } => {
                map.serialize_entry("items", &list(items))?;
                map.serialize_entry("min", &min)?;
                map.serialize_entry("max", &max)?;
                map.serialize_entry("worth", &worth)?;
            }
            Ask::Quantities { items, caps, total } => {
                map.serialize_entry("items", &list(items))?;
                map.serialize_entry("caps", caps.of(self.caps))?;
                map.serialize_entry("total", &total)?;
            }
            Ask::Vote => {}
        }
        map.end()
    }
}

struct ItemsJson<'a, E>(&'a [Item<E>]);

impl<E: Element> Serialize for ItemsJson<'_, E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|item| ItemJson {
            element: Name(item.element),
            index: item.element.index(),
            max: item.max,
            worth: item.worth,
            group: item.group,
        }))
    }
}

#[derive(Serialize)]
#[serde(bound(serialize = "E: Display"))]
struct ItemJson<E> {
    element: Name<E>,
    index: u32,
    max: u32,
    worth: u32,
    group: u8,
}

/// A thing on the table, in JSON by its name.
pub(crate) struct Name<E>(pub E);

impl<E: Display> Serialize for Name<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
