//! Sentences against schemas: every field of a template exists where the sentence is said, and whatever it names
//! has a name.

use super::findings::{Findings, Message};
use super::schema::{Kind, Node};
use crate::words::{Field, Usage};

/// What a game calls a thing on the table, for those whose names are not messages.
pub(super) struct Things {
    /// Whether the text is the name of an element, such as `card:7`.
    pub is_element: fn(&str) -> bool,
    /// The names that come from the deck or the set-up, by element.
    pub names: Vec<String>,
}

impl Things {
    /// Whether elements of this kind exist.
    pub fn has_kind(&self, kind: &str) -> bool {
        [kind.to_owned(), format!("{kind}:0"), format!("{kind}:0:0")]
            .iter()
            .any(|name| (self.is_element)(name))
            || self.names.iter().any(|name| name.split(':').next() == Some(kind))
    }
}

/// Holds the templates of a game against the schemas of what they are said of.
pub(super) struct Sentences<'f> {
    pub findings: &'f mut Findings,
    pub things: &'f Things,
}

impl Sentences<'_> {
    /// Every variant has a sentence, and every sentence only fields that its variant has.
    pub fn of_enum(&mut self, section: &str, schema: Node<'_>) {
        for (variant, fields) in schema.variants() {
            self.findings.need(section, variant);
            self.of_variant(section, variant, fields);
            self.findings.uses_variant(section, variant);
        }
    }

    /// Those variants that have a sentence: a confirmation, a form.
    pub fn of_some(&mut self, section: &str, schema: Node<'_>) {
        for (variant, fields) in schema.variants() {
            self.of_variant(section, variant, fields);
        }
    }

    /// The sentence of a variant, and those that speak of its optional parts: `decline+reason`.
    fn of_variant(&mut self, section: &str, variant: &str, fields: Option<Node<'_>>) {
        for (key, message) in self.findings.section(section) {
            let mut parts = key.split('+');
            if parts.next() != Some(variant) {
                continue;
            }
            for part in parts {
                if fields.and_then(|fields| fields.field(part)).is_none() {
                    self.findings.fault(format!("{section}.{key}: there is no part '{part}'"));
                }
            }
            self.template(&format!("{section}.{key}"), &message, fields);
        }
    }

    fn template(&mut self, name: &str, message: &Message, said_of: Option<Node<'_>>) {
        for field in &message.fields {
            match said_of.and_then(|fields| fields.field(&field.path)) {
                Some(node) => self.field(name, field, node),
                None => self.findings.fault(format!("{name}: there is no field '{}'", field.path)),
            }
        }
    }

    fn field(&mut self, name: &str, Field { path, usage }: &Field, node: Node<'_>) {
        match usage {
            Usage::Named(kind) if kind == "seat" => {
                if !node.is_of_seats() {
                    self.findings.fault(format!("{name}: '{path}' is no seat"));
                }
            }
            Usage::Named(kind) => self.named(name, path, kind, node),
            Usage::Selects => {
                if !matches!(node.kinds()[..], [Kind::Number]) {
                    self.findings.fault(format!("{name}: '{path}' is no number to choose a form by"));
                }
            }
            Usage::Written => {
                let unsaid = |kind: &Kind<'_>| matches!(kind, Kind::Fields | Kind::Variant(_, Some(_)));
                if node.kinds().iter().any(unsaid) {
                    self.findings.fault(format!("{name}: '{path}' has fields of its own and needs a kind"));
                }
            }
        }
    }

    /// Whatever may stand in the field has a name of this kind.
    fn named(&mut self, name: &str, path: &str, kind: &str, node: Node<'_>) {
        for value in node.kinds() {
            match value {
                Kind::List(Some(items)) => self.named(name, path, kind, items),
                Kind::Variant(variant, None) => {
                    self.findings.need(kind, variant);
                }
                Kind::Variant(variant, fields) => {
                    self.findings.need(kind, variant);
                    self.findings.uses_variant(kind, variant);
                    self.of_variant(kind, variant, fields);
                }
                Kind::Truth => {
                    for truth in ["true", "false"] {
                        if self.findings.look_up(kind, truth).is_none() {
                            self.findings.fault(format!("{kind}.{truth} has no message"));
                        }
                    }
                }
                Kind::Number | Kind::Text | Kind::Seat if self.is_known(kind) => self.uses_names(kind),
                Kind::Number | Kind::Text | Kind::Seat | Kind::List(None) | Kind::Fields => {
                    self.findings.fault(format!("{name}: nothing names '{path}' as a '{kind}'"));
                }
            }
        }
    }

    fn is_known(&self, kind: &str) -> bool {
        self.findings.has_section(kind) || self.things.has_kind(kind)
    }

    /// A field that can hold any number or element uses every name of its kind.
    pub fn uses_names(&mut self, kind: &str) {
        for key in self.findings.section(kind).into_keys() {
            if key.bytes().all(|byte| byte.is_ascii_digit()) || (self.things.is_element)(&key) {
                self.findings.uses(kind, &key);
            }
        }
    }
}
