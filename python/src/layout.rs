//! How a view becomes numbers: a tree that follows the JSON Schema of the view and gives every part a fixed place.
//!
//! The tree is made once for a game and a number of players. It knows nothing of any game but hints: how long lists get and
//! which numbers are names of things rather than amounts. Because only a view is ever written (`observe.rs`), nothing that a
//! seat has not been shown can reach an observation.

use serde_json::{Map, Value};

/// What a schema does not say about a list or a number.
#[derive(Clone, Copy, Debug)]
pub enum Hint {
    /// A list with at most so many places; what is longer is cut off, its length is still told.
    AtMost(usize),
    /// A list of names of things, each at most once: one bit for each thing.
    Bits(usize),
    /// A number that names one of so many things.
    Names(usize),
    /// A list with one for each seat that does not say so.
    BySeat,
    /// Left out: it follows from the rest or says nothing to a player.
    Skip,
}

/// A part of the view.
#[derive(Debug)]
pub enum Part {
    Skip,
    /// `sign(x) ln(1 + |x|)`.
    Amount,
    Flag,
    /// A thing by its number, one place for each.
    Name(usize),
    /// A seat, counted from the viewer on: place 0 is the viewer.
    Seat(usize),
    /// Seats, in the same order.
    Seats(usize),
    /// Things by number.
    Bits(usize),
    /// Whether it is there, then the part.
    Maybe(Box<Part>),
    /// How many, then so many times the part.
    List {
        item: Box<Part>,
        each: usize,
        most: usize,
    },
    /// One for each seat from the viewer on.
    BySeat {
        item: Box<Part>,
        each: usize,
        players: usize,
    },
    Fields(Vec<Field>),
    /// Which variant, one place for each, then the parts of all variants one after another.
    Variants(Vec<Field>),
}

/// A part with its name and its place in what it belongs to.
#[derive(Debug)]
pub struct Field {
    pub name: String,
    pub at: usize,
    pub part: Part,
}

/// Parts one after another, the first at `from`.
fn in_a_row(from: usize, parts: impl IntoIterator<Item = (String, Part)>) -> Vec<Field> {
    let mut at = from;
    let place = |(name, part): (String, Part)| {
        let field = Field { name, at, part };
        at += field.part.size();
        field
    };
    parts.into_iter().map(place).collect()
}

fn variants(parts: Vec<(String, Part)>) -> Part {
    Part::Variants(in_a_row(parts.len(), parts))
}

fn list(item: Part, most: usize) -> Part {
    Part::List { each: item.size(), item: Box::new(item), most }
}

impl Part {
    /// How many numbers it takes.
    pub fn size(&self) -> usize {
        match self {
            Part::Skip => 0,
            Part::Amount | Part::Flag => 1,
            Part::Name(n) | Part::Seat(n) | Part::Seats(n) | Part::Bits(n) => *n,
            Part::Maybe(part) => 1 + part.size(),
            Part::List { each, most, .. } => 1 + most * each,
            Part::BySeat { each, players, .. } => players * each,
            Part::Fields(fields) => fields.last().map_or(0, |last| last.at + last.part.size()),
            Part::Variants(variants) => variants.last().map_or(0, |last| last.at + last.part.size()),
        }
    }

    /// The name of each number, for documentation and for whoever looks at weights.
    pub fn name_places(&self, path: &str, names: &mut Vec<String>) {
        let numbered =
            |n: usize, names: &mut Vec<String>| names.extend((0..n).map(|i| format!("{path}={i}")));
        match self {
            Part::Skip => {}
            Part::Amount | Part::Flag => names.push(path.to_owned()),
            Part::Name(n) | Part::Bits(n) => numbered(*n, names),
            Part::Seat(n) | Part::Seats(n) => names.extend((0..*n).map(|i| format!("{path}=me+{i}"))),
            Part::Maybe(part) => {
                names.push(format!("{path}?"));
                part.name_places(path, names);
            }
            Part::List { item, most, .. } => {
                names.push(format!("{path}#"));
                (0..*most).for_each(|i| item.name_places(&format!("{path}[{i}]"), names));
            }
            Part::BySeat { item, players, .. } => {
                (0..*players).for_each(|i| item.name_places(&format!("{path}[me+{i}]"), names));
            }
            Part::Fields(fields) => {
                fields
                    .iter()
                    .for_each(|field| field.part.name_places(&format!("{path}.{}", field.name), names));
            }
            Part::Variants(variants) => {
                names.extend(variants.iter().map(|field| format!("{path}={}", field.name)));
                variants
                    .iter()
                    .for_each(|field| field.part.name_places(&format!("{path}.{}", field.name), names));
            }
        }
    }
}

/// Lists without a hint and without a bound of their own.
const MOST_ITEMS: usize = 8;
/// A [`game_core::Bag`] of one word.
const BAG: usize = 64;

/// Reads a schema.
pub struct Reader<'a> {
    pub definitions: Option<&'a Map<String, Value>>,
    pub players: usize,
    /// By path (`public.players.known`, with `[]` for a step into a list) or by the name of a definition (`CardId`).
    pub hints: &'a [(&'a str, Hint)],
}

impl Reader<'_> {
    /// The part that a schema describes.
    pub fn read(&self, schema: &Value, path: &str) -> Part {
        if let Some(hint) = self.hint(path) {
            return self.hinted(hint, schema, path);
        }
        let Some(object) = schema.as_object() else { return Part::Skip };
        if let Some(name) = object.get("$ref").and_then(Value::as_str) {
            let name = name.rsplit('/').next().unwrap_or_default();
            return self.definition(name, path);
        }
        if let Some(all) = object.get("allOf").and_then(Value::as_array)
            && let [only] = all.as_slice()
        {
            return self.read(only, path);
        }
        for key in ["anyOf", "oneOf"] {
            if let Some(described) = object.get(key).and_then(Value::as_array) {
                return self.read_variants(described, path);
            }
        }
        if let Some(names) = object.get("enum").and_then(Value::as_array) {
            let names = names.iter().filter_map(Value::as_str);
            return variants(names.map(|name| (name.to_owned(), Part::Skip)).collect());
        }
        if let Some(name) = object.get("const").and_then(Value::as_str) {
            return variants(vec![(name.to_owned(), Part::Skip)]);
        }
        self.read_type(object, path)
    }

    fn hint(&self, key: &str) -> Option<Hint> {
        self.hints.iter().find(|(name, _)| *name == key).map(|(_, hint)| *hint)
    }

    fn hinted(&self, hint: Hint, schema: &Value, path: &str) -> Part {
        match hint {
            Hint::Skip => Part::Skip,
            Hint::Names(n) => Part::Name(n),
            Hint::Bits(n) => Part::Bits(n),
            Hint::BySeat => self.by_seat(self.resolved(schema), &format!("{path}[]")),
            Hint::AtMost(most) => {
                let items = self.resolved(schema).get("items").cloned().unwrap_or(Value::Null);
                list(self.read(&items, &format!("{path}[]")), most)
            }
        }
    }

    /// The schema itself, not a reference to it.
    fn resolved<'v>(&'v self, schema: &'v Value) -> &'v Value {
        let name = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next());
        name.and_then(|name| self.definitions?.get(name)).unwrap_or(schema)
    }

    fn definition(&self, name: &str, path: &str) -> Part {
        match name {
            "Seat" => return Part::Seat(self.players),
            "SeatSet" => return Part::Seats(self.players),
            "Bag" => return Part::Bits(BAG),
            _ => {}
        }
        let Some(schema) = self.definitions.and_then(|definitions| definitions.get(name)) else {
            return Part::Skip;
        };
        if let Some(hint) = self.hint(name) {
            return self.hinted(hint, schema, path);
        }
        if name.starts_with("BySeat_") {
            return self.by_seat(schema, path);
        }
        self.read(schema, path)
    }

    fn by_seat(&self, schema: &Value, path: &str) -> Part {
        let item = self.read(&schema["items"], path);
        Part::BySeat { each: item.size(), item: Box::new(item), players: self.players }
    }

    fn read_variants(&self, described: &[Value], path: &str) -> Part {
        let is_null = |schema: &Value| schema.get("type").and_then(Value::as_str) == Some("null");
        if described.iter().any(is_null) {
            let rest: Vec<Value> = described.iter().filter(|schema| !is_null(schema)).cloned().collect();
            let inner = match rest.as_slice() {
                [only] => self.read(only, path),
                _ => self.read_variants(&rest, path),
            };
            return Part::Maybe(Box::new(inner));
        }
        let mut named: Vec<(String, Part)> = Vec::new();
        for variant in described {
            self.name_variant(variant, path, &mut named);
        }
        variants(named)
    }

    /// Enums are written as their tag alone, or as an object with the tag as its only key.
    fn name_variant(&self, variant: &Value, path: &str, named: &mut Vec<(String, Part)>) {
        if let Some(names) = variant.get("enum").and_then(Value::as_array) {
            named.extend(names.iter().filter_map(Value::as_str).map(|name| (name.to_owned(), Part::Skip)));
        } else if let Some(name) = variant.get("const").and_then(Value::as_str) {
            named.push((name.to_owned(), Part::Skip));
        } else if let Some((name, inner)) =
            variant.get("properties").and_then(Value::as_object).and_then(|fields| fields.iter().next())
        {
            named.push((name.clone(), self.read(inner, &format!("{path}.{name}"))));
        }
    }

    fn fields(&self, object: &Map<String, Value>, path: &str) -> Vec<(String, Part)> {
        let properties = object.get("properties").and_then(Value::as_object).into_iter().flatten();
        properties
            .map(|(name, schema)| (name.clone(), self.read(schema, &format!("{path}.{name}"))))
            .collect()
    }

    fn read_type(&self, object: &Map<String, Value>, path: &str) -> Part {
        let (kind, nullable) = match object.get("type") {
            Some(Value::String(kind)) => (kind.as_str(), false),
            Some(Value::Array(kinds)) => {
                let kind = kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null");
                (kind.unwrap_or_default(), true)
            }
            _ => ("", false),
        };
        let part = match kind {
            "integer" | "number" => Part::Amount,
            "boolean" => Part::Flag,
            "object" => Part::Fields(in_a_row(0, self.fields(object, path))),
            "array" => self.read_list(object, path),
            // Texts are names for people.
            _ => Part::Skip,
        };
        if nullable { Part::Maybe(Box::new(part)) } else { part }
    }

    fn read_list(&self, object: &Map<String, Value>, path: &str) -> Part {
        let number = |key: &str| object.get(key).and_then(Value::as_u64).map(|n| n as usize);
        if let Some(places) = object.get("prefixItems").and_then(Value::as_array) {
            let place =
                |(i, schema): (usize, &Value)| (i.to_string(), self.read(schema, &format!("{path}.{i}")));
            return Part::Fields(in_a_row(0, places.iter().enumerate().map(place)));
        }
        let item = object.get("items").map_or(Part::Skip, |items| self.read(items, &format!("{path}[]")));
        if item.size() == 0 {
            return Part::Skip;
        }
        list(item, number("maxItems").unwrap_or(MOST_ITEMS))
    }
}
