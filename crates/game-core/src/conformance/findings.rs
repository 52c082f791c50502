//! What has been found so far: faults, and which messages are of use.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser::parse;
use serde_json::Value;

use crate::words::{Field, fields_of, id_of, key_of};

/// A message by its section and key.
pub type Key = (String, String);

/// A message as far as it can be held against a schema.
#[derive(Clone)]
pub(super) struct Message {
    pub fields: BTreeSet<Field>,
    /// Whether it has a text besides its attributes.
    pub has_text: bool,
    pub attributes: BTreeSet<String>,
}

/// Faults and used messages, gathered check by check.
pub(super) struct Findings {
    messages: BTreeMap<Key, Message>,
    data: Value,
    pub faults: BTreeSet<String>,
    pub used: BTreeSet<Key>,
}

impl Findings {
    /// Reads these message files, of which later ones replace what earlier ones say, and what is data.
    pub fn new(files: &[&str], data: &str) -> Findings {
        let (messages, faults) = (BTreeMap::new(), BTreeSet::new());
        let mut findings = Findings { messages, data: Value::Null, faults, used: BTreeSet::new() };
        for file in files {
            let resource = parse(*file).unwrap_or_else(|(whole, _)| whole);
            findings.read(&resource);
        }
        match serde_json::from_str(data) {
            Ok(data) => findings.data = data,
            Err(error) => findings.fault(format!("the data is not JSON: {error}")),
        }
        findings
    }

    fn read(&mut self, resource: &Resource<&str>) {
        for twice in crate::words::said_twice(resource) {
            self.fault(format!("{twice} stands there twice"));
        }
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let attributes = message.attributes.iter().map(|attribute| attribute.id.name.to_owned());
                    let message_read = Message {
                        fields: fields_of(message),
                        has_text: message.value.is_some(),
                        attributes: attributes.collect(),
                    };
                    self.messages.insert(key_of(message.id.name), message_read);
                }
                Entry::Junk { content } => {
                    let line = content.lines().next().unwrap_or_default();
                    self.fault(format!("'{line}' cannot be read"));
                }
                _ => {}
            }
        }
    }

    pub fn fault(&mut self, fault: impl Into<String>) {
        self.faults.insert(fault.into());
    }

    /// The sections there are.
    pub fn sections(&self) -> BTreeSet<String> {
        self.messages.keys().map(|(section, _)| section.clone()).collect()
    }

    /// All messages of a section.
    pub fn section(&self, section: &str) -> BTreeMap<String, Message> {
        let own = self.messages.iter().filter(|((name, _), _)| name == section);
        own.map(|((_, key), message)| (key.clone(), message.clone())).collect()
    }

    /// A section of the data: what is said about messages and is not language.
    pub fn data(&self, section: &str) -> BTreeMap<String, String> {
        let entries = self.data.get(section).and_then(Value::as_object).into_iter().flatten();
        entries.filter_map(|(key, value)| Some((key.clone(), value.as_str()?.to_owned()))).collect()
    }

    pub fn has_section(&self, section: &str) -> bool {
        self.messages.keys().any(|(name, _)| name == section)
    }

    /// The message, if there is one; it is of use.
    pub fn look_up(&mut self, section: &str, key: &str) -> Option<Message> {
        let message = self.messages.get(&normal(section, key))?.clone();
        self.uses(section, key);
        Some(message)
    }

    /// The message, which must be there.
    pub fn need(&mut self, section: &str, key: &str) -> Option<Message> {
        let message = self.look_up(section, key).filter(|message| message.has_text);
        if message.is_none() {
            self.fault(format!("{section}.{key} has no message"));
        }
        message
    }

    /// A message without fields, which must be there.
    pub fn need_label(&mut self, section: &str, key: &str) {
        if self.need(section, key).is_some_and(|message| !message.fields.is_empty()) {
            self.fault(format!("{section}.{key} is a label, and nothing fills its fields"));
        }
    }

    /// The sentence of a variant, and those of its optional parts, are of use.
    pub fn uses_variant(&mut self, section: &str, variant: &str) {
        for key in self.section(section).into_keys() {
            if key.split('+').next() == Some(variant) {
                self.uses(section, &key);
            }
        }
    }

    pub fn uses(&mut self, section: &str, key: &str) {
        self.used.insert(normal(section, key));
    }

    pub fn uses_data(&mut self, section: &str, key: &str) {
        self.used.insert((section.to_owned(), key.to_owned()));
    }
}

/// Section and key as they are read off an id, in which `:` and `.` are the same.
fn normal(section: &str, key: &str) -> Key {
    key_of(&id_of(section, key))
}
