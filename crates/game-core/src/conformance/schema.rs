//! JSON Schemas as the suite reads them: which variants an enum has, which fields a value has, and what they hold.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// A place in a schema.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    root: &'a Value,
    here: &'a Value,
}

/// What a value can be, its `null` aside.
pub(super) enum Kind<'a> {
    /// A seat, written as its number.
    Seat,
    Number,
    Truth,
    /// Text that the schema does not list, such as the name of a thing on the table.
    Text,
    List(Option<Node<'a>>),
    /// A struct.
    Fields,
    /// One variant of an enum, with its fields if it has any.
    Variant(&'a str, Option<Node<'a>>),
}

impl<'a> Node<'a> {
    pub fn of(schema: &'a Value) -> Node<'a> {
        Node { root: schema, here: schema }
    }

    fn at(self, here: &'a Value) -> Node<'a> {
        Node { here, ..self }
    }

    /// The definition this place refers to, and its name.
    fn referred(self) -> Option<(&'a str, Node<'a>)> {
        let name = self.here.get("$ref")?.as_str()?.strip_prefix("#/$defs/")?;
        Some((name, self.at(self.root.get("$defs")?.get(name)?)))
    }

    /// Everything that may stand here.
    pub fn kinds(self) -> Vec<Kind<'a>> {
        if let Some((name, definition)) = self.referred() {
            return if name == "Seat" { vec![Kind::Seat] } else { definition.kinds() };
        }
        for several in ["oneOf", "anyOf"] {
            if let Some(list) = self.here.get(several).and_then(Value::as_array) {
                return list.iter().flat_map(|one| self.at(one).kinds_in(several)).collect();
            }
        }
        if let Some(constants) = self.constants() {
            return constants.into_iter().map(|name| Kind::Variant(name, None)).collect();
        }
        self.plain_kind().into_iter().collect()
    }

    /// A member of `oneOf` is a variant of an enum: `{ "tag": fields }`.
    fn kinds_in(self, several: &str) -> Vec<Kind<'a>> {
        let tagged = || {
            let properties = self.here.get("properties")?.as_object()?;
            let (tag, fields) = properties.iter().next().filter(|_| properties.len() == 1)?;
            let required = self.here.get("required")?.as_array()?;
            required.contains(&Value::String(tag.clone())).then(|| Kind::Variant(tag, Some(self.at(fields))))
        };
        match tagged() {
            Some(variant) if several == "oneOf" => vec![variant],
            _ => self.kinds(),
        }
    }

    fn constants(self) -> Option<Vec<&'a str>> {
        if let Some(constant) = self.here.get("const") {
            return Some(constant.as_str().into_iter().collect());
        }
        let listed = self.here.get("enum")?.as_array()?;
        Some(listed.iter().filter_map(Value::as_str).collect())
    }

    fn plain_kind(self) -> Option<Kind<'a>> {
        let types = match self.here.get("type")? {
            Value::Array(list) => list.iter().filter_map(Value::as_str).collect(),
            one => one.as_str().into_iter().collect::<Vec<_>>(),
        };
        match types.into_iter().find(|name| *name != "null")? {
            "integer" | "number" => Some(Kind::Number),
            "boolean" => Some(Kind::Truth),
            "array" => Some(Kind::List(self.here.get("items").map(|items| self.at(items)))),
            "object" => Some(Kind::Fields),
            _ => Some(Kind::Text),
        }
    }

    /// The variants of an enum and their fields.
    pub fn variants(self) -> BTreeMap<&'a str, Option<Node<'a>>> {
        let kinds = self.kinds().into_iter();
        kinds
            .filter_map(|kind| match kind {
                Kind::Variant(name, fields) => Some((name, fields)),
                _ => None,
            })
            .collect()
    }

    /// The variants of the enums that may stand here, in lists too.
    pub fn variants_in_lists(self) -> BTreeSet<&'a str> {
        let mut variants: BTreeSet<_> = self.variants().into_keys().collect();
        for kind in self.kinds() {
            if let Kind::List(Some(items)) = kind {
                variants.extend(items.variants_in_lists());
            }
        }
        variants
    }

    /// The keys of the objects that may stand here, in lists too; a variant with fields is a key like any other.
    pub fn keys(self) -> BTreeMap<&'a str, Node<'a>> {
        if let Some((_, definition)) = self.referred() {
            return definition.keys();
        }
        let mut keys = BTreeMap::new();
        for several in ["oneOf", "anyOf", "allOf"] {
            for one in self.here.get(several).and_then(Value::as_array).into_iter().flatten() {
                keys.extend(self.at(one).keys());
            }
        }
        if let Some(items) = self.here.get("items") {
            keys.extend(self.at(items).keys());
        }
        for (key, value) in self.here.get("properties").and_then(Value::as_object).into_iter().flatten() {
            keys.insert(key, self.at(value));
        }
        keys
    }

    /// The field under a path such as `terms.amount`; lists have no fields in sentences.
    pub fn field(self, path: &str) -> Option<Node<'a>> {
        path.split('.').try_fold(self, |node, key| {
            let is_list = node.kinds().iter().any(|kind| matches!(kind, Kind::List(_)));
            if is_list { None } else { node.keys().get(key).copied() }
        })
    }

    /// Whether this is a seat, or a list of seats.
    pub fn is_of_seats(self) -> bool {
        let is_seat = |kind: &Kind<'a>| match kind {
            Kind::Seat => true,
            Kind::List(items) => items.is_some_and(Node::is_of_seats),
            _ => false,
        };
        let kinds = self.kinds();
        !kinds.is_empty() && kinds.iter().all(is_seat)
    }
}
