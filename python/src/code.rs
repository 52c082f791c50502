//! How an action becomes a number: a tree that follows the JSON Schema of the actions.
//!
//! A kind of action has a block of the index, in the order of the declaration. Within it, each field is a digit: a seat
//! counted from the actor on, a thing by its number, yes or no, an amount by its bucket. Things whose numbers go on through
//! a game (offers, loans) are counted in the order in which the choices list them. What cannot be written in digits, a
//! payment or an offer, is answered by candidates; they share a few places for each value of the other fields.

use serde_json::{Map, Value};

/// What a schema does not say about a field.
#[derive(Clone, Copy, Debug)]
pub enum Digit {
    /// A number below this.
    Below(usize),
    /// A thing of this kind (`card`): as many as the table has names for.
    Thing(&'static str),
    /// In the order of the choices, at most so many at once.
    Listed(usize),
    /// A number for which a form asks.
    Amount,
    /// Always the same among the choices of one moment, or left to candidates.
    Leave,
}

/// Buckets of an amount.
pub const BUCKETS: usize = 24;
/// The first so many buckets are each one number.
const SINGLE: usize = 12;
/// Candidates that share the place of one kind of action.
pub const CANDIDATES: usize = 4;

/// The amount of a bucket: the least and the numbers above it one by one, then in growing steps, the last is the most.
/// `None` if the bucket is not needed.
pub fn amount_of(bucket: usize, min: u32, max: u32) -> Option<u32> {
    let span = (max - min) as usize;
    if span < BUCKETS {
        return (bucket <= span).then(|| min + bucket as u32);
    }
    if bucket < SINGLE {
        return Some(min + bucket as u32);
    }
    // From the last single one to the most, each step the same factor.
    let part = (bucket + 1 - SINGLE) as f64 / (BUCKETS - SINGLE) as f64;
    let first = (SINGLE - 1) as f64;
    let offset = (first + 1.0) * ((span as f64 + 1.0) / (first + 1.0)).powf(part) - 1.0;
    let growing = offset.round() as usize;
    // Two buckets never stand for one number.
    Some(min + growing.max(bucket).min(span) as u32)
}

/// How a field is written.
#[derive(Debug)]
pub enum Code {
    /// One value only.
    Leave,
    Number(usize),
    Seat(usize),
    /// The list in which these things are counted.
    Listed {
        list: usize,
        most: usize,
    },
    Amount,
    Maybe(Box<Code>),
    /// The digits of a struct, the first weighs most.
    Fields(Vec<(String, Code)>),
    Variants(Vec<(String, usize, Code)>),
}

impl Code {
    pub fn size(&self) -> usize {
        match self {
            Code::Leave => 1,
            Code::Number(n) | Code::Seat(n) => *n,
            Code::Listed { most, .. } => *most,
            Code::Amount => BUCKETS,
            Code::Maybe(code) => 1 + code.size(),
            Code::Fields(fields) => fields.iter().map(|(_, code)| code.size()).product(),
            Code::Variants(variants) => variants.last().map_or(0, |(_, at, code)| at + code.size()),
        }
    }

    /// What a number stands for, in words.
    pub fn describe(&self, number: usize) -> String {
        match self {
            Code::Leave => String::new(),
            Code::Number(_) => number.to_string(),
            Code::Seat(_) => format!("me+{number}"),
            Code::Listed { .. } => format!("#{number}"),
            Code::Amount => format!("bucket {number}"),
            Code::Maybe(_) if number == 0 => "none".to_owned(),
            Code::Maybe(code) => code.describe(number - 1),
            Code::Variants(variants) => {
                let found = variants.iter().rev().find(|(_, at, _)| *at <= number);
                found.map_or_else(String::new, |(name, at, code)| {
                    let inner = code.describe(number - at);
                    if inner.is_empty() { name.clone() } else { format!("{name}({inner})") }
                })
            }
            Code::Fields(fields) => {
                let mut left = number;
                let mut words = Vec::new();
                for (name, code) in fields.iter().rev() {
                    let size = code.size();
                    if size > 1 {
                        words.push(format!("{name}={}", code.describe(left % size)));
                    }
                    left /= size;
                }
                words.reverse();
                words.join(", ")
            }
        }
    }
}

/// The blocks of the index: one for each kind of action.
pub struct Kinds {
    pub kinds: Vec<Kind>,
    /// Lists of things that are counted as listed.
    pub lists: usize,
}

/// One kind of action.
pub struct Kind {
    pub name: String,
    pub at: usize,
    pub code: Code,
    /// Places for each value of the code: more than one where candidates answer.
    pub places: usize,
}

impl Kinds {
    pub fn size(&self) -> usize {
        self.kinds.last().map_or(0, |kind| kind.at + kind.code.size() * kind.places)
    }

    pub fn find(&self, name: &str) -> Option<&Kind> {
        self.kinds.iter().find(|kind| kind.name == name)
    }
}

/// Reads the schema of actions.
pub struct Reader<'a> {
    pub definitions: Option<&'a Map<String, Value>>,
    pub players: usize,
    /// By path (`play.on.steps`) or by the name of a definition (`CardId`).
    pub digits: &'a [(&'a str, Digit)],
    /// Kinds that candidates answer.
    pub candidates: &'a [&'a str],
    /// How many things of a kind the table has.
    pub things: &'a dyn Fn(&str) -> usize,
    pub lists: Vec<String>,
}

impl Reader<'_> {
    pub fn kinds(mut self, schema: &Value) -> Kinds {
        let mut kinds = Vec::new();
        let mut at = 0;
        for (name, inner) in variants(self.resolved(schema)) {
            let code = inner.map_or(Code::Leave, |inner| self.read(&inner, &name));
            let places = if self.candidates.contains(&name.as_str()) { CANDIDATES } else { 1 };
            let kind = Kind { name, at, code, places };
            at += kind.code.size() * places;
            kinds.push(kind);
        }
        Kinds { kinds, lists: self.lists.len() }
    }

    fn resolved(&self, schema: &Value) -> Value {
        let name = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next());
        name.and_then(|name| self.definitions?.get(name)).unwrap_or(schema).clone()
    }

    fn digit(&self, key: &str) -> Option<Digit> {
        self.digits.iter().find(|(name, _)| *name == key).map(|(_, digit)| *digit)
    }

    fn coded(&mut self, digit: Digit, key: &str) -> Code {
        match digit {
            Digit::Below(n) => Code::Number(n),
            Digit::Thing(kind) => Code::Number((self.things)(kind).max(1)),
            Digit::Amount => Code::Amount,
            Digit::Leave => Code::Leave,
            Digit::Listed(most) => {
                let known = self.lists.iter().position(|list| list == key);
                let list = known.unwrap_or_else(|| {
                    self.lists.push(key.to_owned());
                    self.lists.len() - 1
                });
                Code::Listed { list, most }
            }
        }
    }

    fn read(&mut self, schema: &Value, path: &str) -> Code {
        if let Some(digit) = self.digit(path) {
            return self.coded(digit, path);
        }
        if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            let name = name.rsplit('/').next().unwrap_or_default().to_owned();
            if name == "Seat" {
                return Code::Seat(self.players);
            }
            if let Some(digit) = self.digit(&name) {
                return self.coded(digit, &name);
            }
            let resolved = self.resolved(schema);
            return self.read(&resolved, path);
        }
        for key in ["anyOf", "oneOf"] {
            if let Some(described) = schema.get(key).and_then(Value::as_array) {
                let null = |schema: &Value| schema.get("type").and_then(Value::as_str) == Some("null");
                if let Some(some) = described.iter().find(|schema| !null(schema))
                    && described.iter().any(null)
                {
                    return Code::Maybe(Box::new(self.read(some, path)));
                }
                return self.read_variants(schema, path);
            }
        }
        if schema.get("enum").is_some() {
            return self.read_variants(schema, path);
        }
        match schema.get("type") {
            Some(Value::String(kind)) if kind == "boolean" => Code::Number(2),
            Some(Value::String(kind)) if kind == "object" => {
                let properties = schema.get("properties").and_then(Value::as_object).cloned();
                let fields = properties.into_iter().flatten();
                Code::Fields(
                    fields
                        .map(|(name, inner)| {
                            let code = self.read(&inner, &format!("{path}.{name}"));
                            (name, code)
                        })
                        .collect(),
                )
            }
            // What remains is a number or a list that no digit was declared for.
            _ => Code::Leave,
        }
    }

    fn read_variants(&mut self, schema: &Value, path: &str) -> Code {
        let mut at = 0;
        let mut read = Vec::new();
        for (name, inner) in variants(schema.clone()) {
            let code = inner.map_or(Code::Leave, |inner| self.read(&inner, &format!("{path}.{name}")));
            let size = code.size();
            read.push((name, at, code));
            at += size;
        }
        Code::Variants(read)
    }
}

/// The variants of an enum by name, with the schema of what each contains.
fn variants(schema: Value) -> Vec<(String, Option<Value>)> {
    let mut found = Vec::new();
    let texts = |list: Option<&Value>| -> Vec<String> {
        let list = list.and_then(Value::as_array).into_iter().flatten();
        list.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    found.extend(texts(schema.get("enum")).into_iter().map(|name| (name, None)));
    let described = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array);
    for variant in described.into_iter().flatten() {
        found.extend(texts(variant.get("enum")).into_iter().map(|name| (name, None)));
        if let Some(name) = variant.get("const").and_then(Value::as_str) {
            found.push((name.to_owned(), None));
        }
        let fields = variant.get("properties").and_then(Value::as_object);
        if let Some((name, inner)) = fields.and_then(|fields| fields.iter().next()) {
            found.push((name.clone(), Some(inner.clone())));
        }
    }
    found
}
