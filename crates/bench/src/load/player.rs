//! A client that knows no rules: it takes one of its choices at random and fills in forms with random legal answers.

use game_core::Chance;
use serde_json::{Map, Value, json};

/// Attempts at a form before another choice is taken.
const ATTEMPTS: usize = 8;

/// A random choice; `None` if there is none.
pub fn choose(update: &Value, chance: &mut Chance) -> Option<Value> {
    let list = |name: &str| update["choices"][name].as_array().map(Vec::as_slice).unwrap_or_default();
    let ways: Vec<_> = list("exact").iter().chain(list("forms")).collect();
    for _ in 0..ATTEMPTS * ways.len().max(1) {
        let way = *pick(&ways, chance)?;
        let action = way.get("action").cloned().or_else(|| fill(way, chance));
        if action.is_some() {
            return action;
        }
    }
    None
}

/// The form's action with an answer for every ask; `None` if it came out as an empty exchange.
fn fill(form: &Value, chance: &mut Chance) -> Option<Value> {
    let asks = form["asks"].as_array()?;
    let mut answers = Map::new();
    let mut gives = false;
    for ask in asks {
        let answer = answer(ask, chance)?;
        let counts = matches!(ask["ask"].as_str()?, "amount" | "quantities" | "pick");
        let is_something = match &answer {
            Value::Number(number) => number.as_u64() != Some(0),
            Value::Array(items) => !items.is_empty(),
            Value::Object(items) => !items.is_empty(),
            _ => false,
        };
        gives |= counts && is_something;
        answers.insert(ask["name"].as_str()?.to_owned(), answer);
    }
    if form["not_nothing"] == true && !gives {
        return None;
    }
    let (tag, fixed) = match &form["blank"] {
        Value::String(tag) => (tag.clone(), Map::new()),
        Value::Object(blank) => {
            let (tag, fields) = blank.iter().next()?;
            (tag.clone(), fields.as_object().cloned().unwrap_or_default())
        }
        _ => return None,
    };
    let fields: Map<_, _> = fixed.into_iter().chain(answers).collect();
    Some(json!({ tag: fields }))
}

fn answer(ask: &Value, chance: &mut Chance) -> Option<Value> {
    let number = |name: &str| ask[name].as_u64().unwrap_or_default() as u32;
    match ask["ask"].as_str()? {
        "amount" => Some(between(number("min"), number("max"), chance).into()),
        "vote" => Some((chance.pick("vote", 2) == 1).into()),
        kind => {
            let mut items: Vec<_> = ask["items"].as_array()?.iter().collect();
            shuffle(&mut items, chance);
            match kind {
                "one" => Some(items.first()?["index"].clone()),
                "order" => Some(items.iter().map(|item| item["index"].clone()).collect()),
                "pick" => Some(picked(ask, items, chance)),
                _ => Some(quantities(ask, &items, chance)),
            }
        }
    }
}

/// Some of the items, the most valuable first if they need a total.
fn picked(ask: &Value, mut items: Vec<&Value>, chance: &mut Chance) -> Value {
    let number = |value: &Value| value.as_u64().unwrap_or_default();
    let worth = number(&ask["worth"]);
    if worth > 0 {
        items.sort_by_key(|item| std::cmp::Reverse(number(&item["worth"])));
    }
    let most = (number(&ask["max"]) as usize).min(items.len());
    let mut count = between(number(&ask["min"]) as u32, most as u32, chance) as usize;
    while items[..count].iter().map(|item| number(&item["worth"])).sum::<u64>() < worth && count < most {
        count += 1;
    }
    items[..count].iter().map(|item| item["index"].clone()).collect()
}

/// Items added one by one until the total is met; a few of them if there is no total.
fn quantities(ask: &Value, items: &[&Value], chance: &mut Chance) -> Value {
    let number = |value: &Value| value.as_u64().unwrap_or_default();
    let wanted = ask["total"]["exactly"].as_u64().unwrap_or_else(|| u64::from(chance.pick("some", 4)));
    let mut given = vec![0; items.len()];
    for _ in 0..wanted {
        let used = |group: u64| {
            let in_group = items.iter().zip(&given).filter(|(item, _)| number(&item["group"]) == group);
            in_group.map(|(_, given)| *given).sum::<u64>()
        };
        let has_room = |at: &usize| {
            let group = number(&items[*at]["group"]);
            given[*at] < number(&items[*at]["max"])
                && (group == 0 || used(group) < number(&ask["caps"][group as usize - 1]))
        };
        let room: Vec<_> = (0..items.len()).filter(has_room).collect();
        let Some(at) = pick(&room, chance) else { break };
        given[*at] += 1;
    }
    let counted = items.iter().zip(given).filter(|(_, given)| *given > 0);
    counted
        .map(|(item, given)| (item["element"].as_str().unwrap_or_default().to_owned(), json!(given)))
        .collect()
}

fn between(min: u32, max: u32, chance: &mut Chance) -> u32 {
    min + chance.pick("amount", max.saturating_sub(min) + 1)
}

fn pick<'a, T>(items: &'a [T], chance: &mut Chance) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(chance.pick("item", items.len() as u32) as usize) }
}

fn shuffle<T>(items: &mut [T], chance: &mut Chance) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.pick("place", last as u32 + 1) as usize);
    }
}
