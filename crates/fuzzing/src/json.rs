//! JSON: any, and valid documents with a few places changed.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::select;
use serde_json::{Map, Value, json};

/// Small documents of any shape.
pub fn arbitrary_json() -> impl Strategy<Value = Value> + Clone {
    leaf().prop_recursive(3, 24, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::Array),
            vec((key(), inner), 0..6).prop_map(|fields| Value::Object(Map::from_iter(fields))),
        ]
    })
}

fn leaf() -> impl Strategy<Value = Value> + Clone {
    prop_oneof![
        1 => Just(Value::Null),
        1 => any::<bool>().prop_map(Value::from),
        4 => number(),
        2 => text().prop_map(Value::from),
    ]
}

/// Numbers are wrong most often where a type ends.
fn number() -> impl Strategy<Value = Value> + Clone {
    let edges = [0, 1, -1, 127, 128, 255, 256, 65_535, 65_536, i64::MIN, i64::MAX].map(Value::from);
    let unsigned = [u64::from(u32::MAX), u64::from(u32::MAX) + 1, 1 << 53, u64::MAX].map(Value::from);
    let fractions = [0.5, -0.0, 1e30, f64::MAX].map(Value::from);
    prop_oneof![
        3 => (-20_i64..100).prop_map(Value::from),
        3 => select([&edges[..], &unsigned, &fractions].concat()),
        1 => any::<i64>().prop_map(Value::from),
    ]
}

fn text() -> impl Strategy<Value = String> + Clone {
    prop_oneof![
        4 => "[a-z_0-9:-]{0,12}",
        1 => "\\PC{0,8}",
        1 => Just("long ".repeat(60)),
        1 => Just("\u{202e}\u{0}\u{1F9FE}é".to_owned()),
    ]
}

fn key() -> impl Strategy<Value = String> + Clone {
    "[a-z_]{0,8}"
}

/// A place in a document: at each level the index of the child, modulo their number; it ends where there are no
/// children. Since paths are of any length, the few fields near the root are changed as often as the many below.
pub type Path = Vec<u16>;

/// One change to a document.
#[derive(Clone, Debug)]
pub struct Mutation {
    pub at: Path,
    pub change: Change,
}

#[derive(Clone, Debug)]
pub enum Change {
    Put(Value),
    /// Adds to a number, changes a letter of a text, rotates a list, inverts a Boolean.
    Nudge(i16),
    /// Copies the value from another place of the document: it often has the right type.
    CopyOf(Path),
    /// Removes the value from its list or object.
    Remove,
    /// Duplicates the value: in a list beside it, in an object under this key.
    Repeat(String),
}

/// A document, by its index among those of the test, and what is changed in it. It stands for the result because a
/// report shows this instead of a long document.
#[derive(Clone, Debug)]
pub struct Mutated {
    pub document: usize,
    pub mutations: Vec<Mutation>,
}

/// One of so many documents, with one to three mutations.
pub fn mutated_json(documents: usize) -> impl Strategy<Value = Mutated> + Clone {
    (0..documents, vec(mutation(), 1..4)).prop_map(|(document, mutations)| Mutated { document, mutations })
}

fn mutation() -> impl Strategy<Value = Mutation> + Clone {
    let change = prop_oneof![
        3 => leaf().prop_map(Change::Put),
        1 => arbitrary_json().prop_map(Change::Put),
        3 => prop_oneof![-3_i16..4, any::<i16>()].prop_map(Change::Nudge),
        2 => path().prop_map(Change::CopyOf),
        2 => Just(Change::Remove),
        2 => option::of(key()).prop_map(|name| Change::Repeat(name.unwrap_or_default())),
    ];
    (path(), change).prop_map(|(at, change)| Mutation { at, change })
}

fn path() -> impl Strategy<Value = Path> + Clone {
    vec(any::<u16>(), 0..7)
}

impl Mutated {
    /// The document as it is after the mutations.
    pub fn apply(&self, documents: &[Value]) -> Value {
        let mut document = documents[self.document].clone();
        for mutation in &self.mutations {
            mutation.apply(&mut document);
        }
        document
    }
}

impl Mutation {
    fn apply(&self, document: &mut Value) {
        match &self.change {
            Change::Put(value) => *place(document, &self.at) = value.clone(),
            Change::CopyOf(other) => {
                let copy = place(document, other).clone();
                *place(document, &self.at) = copy;
            }
            Change::Nudge(by) => nudge(place(document, &self.at), *by),
            Change::Remove => {
                let (parent, child) = parent(document, &self.at);
                match parent {
                    Value::Array(items) if !items.is_empty() => drop(items.remove(child)),
                    Value::Object(fields) => {
                        let name = fields.keys().nth(child).cloned();
                        name.and_then(|name| fields.remove(&name));
                    }
                    _ => {}
                }
            }
            Change::Repeat(name) => {
                let (parent, child) = parent(document, &self.at);
                match parent {
                    Value::Array(items) if !items.is_empty() => items.insert(child, items[child].clone()),
                    Value::Object(fields) => {
                        let copy = fields.values().nth(child).cloned();
                        fields.insert(name.clone(), copy.unwrap_or(Value::Null));
                    }
                    _ => {}
                }
            }
        }
    }
}

fn children(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    }
}

/// The child of this index, modulo their number.
fn child(value: &mut Value, number: u16) -> Option<&mut Value> {
    let number = usize::from(number).checked_rem(children(value))?;
    match value {
        Value::Array(items) => items.get_mut(number),
        Value::Object(fields) => fields.values_mut().nth(number),
        _ => None,
    }
}

fn place<'a>(document: &'a mut Value, path: &[u16]) -> &'a mut Value {
    let Some((first, rest)) = path.split_first() else { return document };
    if children(document) == 0 {
        return document;
    }
    match child(document, *first) {
        Some(child) => place(child, rest),
        None => unreachable!("a child of a list or object that has some"),
    }
}

/// The last list or object on the path that has children, and the index of the child the path leads to.
fn parent<'a>(document: &'a mut Value, path: &[u16]) -> (&'a mut Value, usize) {
    let Some((first, rest)) = path.split_first() else { return (document, 0) };
    let number = usize::from(*first) % children(document).max(1);
    let goes_on = !rest.is_empty() && child(document, *first).is_some_and(|child| children(child) > 0);
    match goes_on {
        false => (document, number),
        true => match child(document, *first) {
            Some(child) => parent(child, rest),
            None => unreachable!("it was there a line before"),
        },
    }
}

fn nudge(value: &mut Value, by: i16) {
    match value {
        Value::Null => *value = json!(by),
        Value::Bool(yes) => *yes = !*yes,
        Value::Number(number) => {
            *value = match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => json!(number.saturating_add_signed(by.into())),
                (None, Some(number)) => json!(number.saturating_add(by.into())),
                (None, None) => json!(number.as_f64().unwrap_or_default() + f64::from(by)),
            }
        }
        Value::String(text) => {
            let mut letters: Vec<char> = text.chars().collect();
            let at = usize::from(by.unsigned_abs()) % letters.len().max(1);
            match letters.get_mut(at) {
                Some(letter) => *letter = if *letter == 'a' { 'b' } else { 'a' },
                None => letters.push('a'),
            }
            *text = letters.into_iter().collect();
        }
        Value::Array(items) => {
            let by = usize::from(by.unsigned_abs()) % items.len().max(1);
            items.rotate_left(by);
        }
        Value::Object(fields) => *value = fields.values().next().cloned().unwrap_or_default(),
    }
}
