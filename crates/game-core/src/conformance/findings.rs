//! What has been found so far: faults, and which messages are of use.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// A message by its section and key.
pub type Key = (String, String);

/// Faults and used messages, gathered check by check.
pub(super) struct Findings {
    pub messages: Value,
    pub faults: BTreeSet<String>,
    pub used: BTreeSet<Key>,
}

impl Findings {
    pub fn new(messages: Value) -> Findings {
        Findings { messages, faults: BTreeSet::new(), used: BTreeSet::new() }
    }

    pub fn fault(&mut self, fault: impl Into<String>) {
        self.faults.insert(fault.into());
    }

    /// All messages of a section that are texts.
    pub fn section(&self, section: &str) -> BTreeMap<String, String> {
        let entries = self.messages.get(section).and_then(Value::as_object).into_iter().flatten();
        entries.filter_map(|(key, value)| Some((key.clone(), value.as_str()?.to_owned()))).collect()
    }

    pub fn has_section(&self, section: &str) -> bool {
        self.messages.get(section).is_some_and(Value::is_object)
    }

    /// The message, if there is one; it is of use.
    pub fn look_up(&mut self, section: &str, key: &str) -> Option<String> {
        let text = self.messages.get(section)?.get(key)?.as_str()?.to_owned();
        self.uses(section, key);
        Some(text)
    }

    /// The message, which must be there.
    pub fn need(&mut self, section: &str, key: &str) -> Option<String> {
        let text = self.look_up(section, key).filter(|text| !text.trim().is_empty());
        if text.is_none() {
            self.fault(format!("{section}.{key} has no message"));
        }
        text
    }

    /// A message without fields, which must be there.
    pub fn need_label(&mut self, section: &str, key: &str) {
        if self.need(section, key).is_some_and(|text| text.contains(['{', '}'])) {
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
        self.used.insert((section.to_owned(), key.to_owned()));
    }
}
