//! TypeScript types from JSON Schemas, as far as the schemas of games go. A keyword that is not known here is a failed
//! test and not an `unknown` on the page.

use std::fmt::Write;

use serde_json::{Map, Value};

const WIDTH: usize = 120;
/// Lists of a fixed length up to this one become tuples.
const LONGEST_TUPLE: u64 = 4;

/// The types of a schema whose properties are all references to its definitions or need no name: one type for each
/// definition, in the order in which they are first used, and one for each property, named like it with a capital.
pub fn of(root: &Value) -> String {
    let none = Map::new();
    let definitions = root["$defs"].as_object().unwrap_or(&none);
    let types = Types { definitions };
    let mut out = String::new();
    for (name, schema) in definitions {
        if !is_generic(name) {
            types.declare(&mut out, name, schema);
        }
    }
    for (property, schema) in root["properties"].as_object().expect("an object of types") {
        let name = capitalised(property);
        if types.inline(schema) != name {
            assert!(!definitions.contains_key(&name), "two types are named {name}");
            types.declare(&mut out, &name, schema);
        }
    }
    out.trim_end().to_owned()
}

/// The name of a generic type with its arguments, `BySeat_uint8`, says less than what it stands for.
fn is_generic(name: &str) -> bool {
    name.contains('_')
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

struct Types<'a> {
    definitions: &'a Map<String, Value>,
}

impl Types<'_> {
    fn declare(&self, out: &mut String, name: &str, schema: &Value) {
        comment(out, schema, "");
        let variants = variants(schema).map_or(&[][..], Vec::as_slice);
        let is_long = self.inline(schema).len() + name.len() > WIDTH;
        if variants.is_empty() || !is_long && !variants.iter().any(is_commented) {
            let _ = write!(out, "export type {name} = {};\n\n", self.block(schema, ""));
            return;
        }
        let _ = write!(out, "export type {name} =");
        for variant in variants {
            out.push('\n');
            comment(out, variant, "  ");
            let words = variant["enum"].as_array();
            let text =
                words.map_or_else(|| self.block(variant, "    "), |words| joined(words, literal, "\n  | "));
            let _ = write!(out, "  | {text}");
        }
        out.push_str(";\n\n");
    }

    /// An object over several lines where it is long or has comments; anything else in one.
    fn block(&self, schema: &Value, indent: &str) -> String {
        let inline = self.inline(schema);
        let Some(properties) = schema["properties"].as_object() else { return inline };
        if inline.len() + indent.len() < WIDTH && !properties.values().any(is_commented) {
            return inline;
        }
        let mut out = String::from("{\n");
        let deeper = format!("{indent}  ");
        for (name, property) in properties {
            comment(&mut out, property, &deeper);
            let _ = writeln!(out, "{deeper}{};", self.property(schema, name, &self.block(property, &deeper)));
        }
        out + indent + "}"
    }

    fn inline(&self, schema: &Value) -> String {
        if let Some(reference) = schema["$ref"].as_str() {
            let name = reference.trim_start_matches("#/$defs/");
            return if is_generic(name) { self.inline(&self.definitions[name]) } else { name.to_owned() };
        }
        if let Some(value) = schema.get("const") {
            return literal(value);
        }
        if let Some(values) = schema["enum"].as_array() {
            return joined(values, literal, " | ");
        }
        if let Some(variants) = variants(schema) {
            return joined(variants, |variant| self.inline(variant), " | ");
        }
        match &schema["type"] {
            Value::String(kind) => self.of_kind(schema, kind),
            Value::Array(kinds) => {
                joined(kinds, |kind| self.of_kind(schema, kind.as_str().unwrap_or_default()), " | ")
            }
            _ => panic!("no TypeScript for {schema}"),
        }
    }

    fn of_kind(&self, schema: &Value, kind: &str) -> String {
        match kind {
            "null" | "boolean" | "string" => kind.to_owned(),
            "integer" | "number" => "number".to_owned(),
            "array" => self.list(schema),
            "object" => self.object(schema),
            _ => panic!("no TypeScript for {schema}"),
        }
    }

    fn list(&self, schema: &Value) -> String {
        if let Some(items) = schema["prefixItems"].as_array() {
            return format!("[{}]", joined(items, |item| self.inline(item), ", "));
        }
        let item = self.inline(&schema["items"]);
        match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
            (Some(length), Some(most)) if length == most && length <= LONGEST_TUPLE => {
                format!("[{}]", vec![item; usize::try_from(length).unwrap_or_default()].join(", "))
            }
            _ if item.contains(" | ") => format!("({item})[]"),
            _ => format!("{item}[]"),
        }
    }

    fn object(&self, schema: &Value) -> String {
        if let Some(properties) = schema["properties"].as_object() {
            let fields =
                properties.iter().map(|(name, property)| self.property(schema, name, &self.inline(property)));
            return format!("{{ {} }}", fields.collect::<Vec<_>>().join("; "));
        }
        match schema.get("additionalProperties") {
            Some(values @ Value::Object(_)) => format!("{{ [key: string]: {} }}", self.inline(values)),
            None | Some(Value::Bool(false)) => "Record<string, never>".to_owned(),
            _ => panic!("no TypeScript for {schema}"),
        }
    }

    fn property(&self, object: &Value, name: &str, kind: &str) -> String {
        let required =
            object["required"].as_array().is_some_and(|names| names.iter().any(|other| other == name));
        format!("{name}{}: {kind}", if required { "" } else { "?" })
    }
}

fn variants(schema: &Value) -> Option<&Vec<Value>> {
    schema["oneOf"].as_array().or(schema["anyOf"].as_array())
}

fn joined(values: &[Value], write: impl Fn(&Value) -> String, between: &str) -> String {
    values.iter().map(write).collect::<Vec<_>>().join(between)
}

fn literal(value: &Value) -> String {
    match value {
        Value::String(text) => format!("'{text}'"),
        other => other.to_string(),
    }
}

fn is_commented(schema: &Value) -> bool {
    schema["description"].is_string()
}

fn comment(out: &mut String, schema: &Value, indent: &str) {
    if let Some(text) = schema["description"].as_str() {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let _ = writeln!(out, "{indent}/** {text} */");
    }
}
