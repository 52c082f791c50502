//! The view against its labels: `view` names what is shown, `show` says what the numbers stand for. Both go by key
//! or by the end of a path, as `web/src/lib/view.ts` reads them.

use std::collections::BTreeMap;

use super::findings::Findings;
use super::schema::{Kind, Node};
use super::sentences::Sentences;

/// What `show` can say besides a kind of element.
const WAYS_TO_SHOW: [&str; 6] = ["seat", "seats", "by_seat", "count", "hidden", "screen"];

/// Sections that hold sentences: a key of the same name takes no names from them.
const SENTENCES: [&str; 5] = ["event", "why", "action", "form", "phase"];

/// Deeper than any view: where a type contains itself the walk must end.
const DEEPEST: usize = 12;

/// Every path of a view that a page reads, and what is there. The variant of the phase is a sentence of its own and
/// no part of the path.
pub(super) struct Paths<'a>(BTreeMap<Vec<&'a str>, Place<'a>>);

struct Place<'a> {
    node: Node<'a>,
    /// The key is the variant of an enum, which is a name by itself.
    is_variant: bool,
}

impl<'a> Paths<'a> {
    pub fn of(view: Node<'a>) -> Paths<'a> {
        let mut paths = Paths(BTreeMap::new());
        let parts = view.keys();
        if let Some(public) = parts.get("public") {
            paths.walk(*public, &[]);
        }
        if let Some(own) = parts.get("own") {
            paths.walk(*own, &["own"]);
        }
        paths
    }

    /// The enum that says what is being asked.
    pub fn phase(&self) -> Option<Node<'a>> {
        self.0.get(&["phase"][..]).map(|place| place.node)
    }

    fn walk(&mut self, node: Node<'a>, at: &[&'a str]) {
        let variants = node.variants_in_lists();
        for (key, inner) in node.keys() {
            let path = [at, &[key]].concat();
            if path.len() > DEEPEST {
                continue;
            }
            let is_variant = variants.contains(key);
            self.0.insert(path.clone(), Place { node: inner, is_variant });
            if path == ["phase"] {
                inner.variants().into_values().flatten().for_each(|fields| self.walk(fields, &path));
            } else {
                self.walk(inner, &path);
            }
        }
    }

    /// What is found at the end of a path such as `players.coins`.
    fn ending_in(&self, end: &str) -> Vec<Node<'a>> {
        let end: Vec<_> = end.split('.').collect();
        self.0.iter().filter(|(path, _)| path.ends_with(&end)).map(|(_, place)| place.node).collect()
    }
}

impl Sentences<'_> {
    /// `show` speaks of keys that are there, and of kinds that exist.
    pub fn shows(&mut self, paths: &Paths<'_>) {
        for (key, way) in self.findings.data("show") {
            let places = paths.ending_in(&key);
            self.findings.uses_data("show", &key);
            if places.is_empty() {
                self.findings.fault(format!("show.{key}: the view has no such key"));
            } else if way == "seat" || way == "seats" {
                if !places.iter().any(|place| place.is_of_seats()) {
                    self.findings.fault(format!("show.{key}: there are no seats"));
                }
            } else if !WAYS_TO_SHOW.contains(&way.as_str()) {
                self.uses_names(&way);
                if !self.things.has_kind(&way) && !self.findings.has_section(&way) {
                    self.findings.fault(format!("show.{key}: nothing is of the kind '{way}'"));
                }
            }
        }
    }

    /// A value of an enum is shown by its name under its key, where the game has names for that key.
    pub fn values(&mut self, paths: &Paths<'_>) {
        for (path, place) in &paths.0 {
            let key = path.last().copied().unwrap_or_default();
            let has_names = self.findings.has_section(key) && !SENTENCES.contains(&key);
            for kind in place.node.kinds() {
                match kind {
                    Kind::Variant(value, None) if has_names => {
                        self.findings.need(key, value);
                    }
                    Kind::Truth => ["true", "false"].iter().for_each(|truth| self.findings.uses(key, truth)),
                    _ => {}
                }
            }
        }
    }

    /// Everything that a page may show of a view has a label.
    pub fn labels(&mut self, paths: &Paths<'_>) {
        let labels = self.findings.section("view");
        let hidden = hidden_keys(self.findings);
        for (path, place) in &paths.0 {
            let label = longest_end(path, |end| labels.contains_key(end));
            match label {
                Some(label) => self.findings.uses("view", &label),
                None if place.is_variant || is_hidden(path, &hidden) => {}
                None => self.findings.fault(format!("view.{} has no label", path.join("."))),
            }
        }
    }
}

fn hidden_keys(findings: &Findings) -> Vec<String> {
    findings.data("show").into_iter().filter(|(_, way)| way == "hidden").map(|(key, _)| key).collect()
}

/// Whether the path or something above it is not shown.
fn is_hidden(path: &[&str], hidden: &[String]) -> bool {
    (1..=path.len())
        .any(|length| longest_end(&path[..length], |end| hidden.iter().any(|key| key == end)).is_some())
}

/// The longest end of a path that is known.
fn longest_end(path: &[&str], known: impl Fn(&str) -> bool) -> Option<String> {
    (0..path.len()).map(|start| path[start..].join(".")).find(|end| known(end))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use schemars::{JsonSchema, schema_for};

    use super::{Findings, Node, Paths};
    use crate::Deals;
    use crate::auction::{ClockwiseAuction, Outcry, Sealed};
    use crate::words::CORE;

    fn keys<T: JsonSchema>() -> BTreeSet<String> {
        let schema = schema_for!(T).to_value();
        let mut paths = Paths(super::BTreeMap::new());
        paths.walk(Node::of(&schema), &[]);
        paths.0.into_keys().flatten().map(str::to_owned).collect()
    }

    #[test]
    fn the_core_has_a_label_for_every_field_of_its_machines() {
        let core = Findings::new(&[CORE], "{}").section("view");
        let machines = [keys::<ClockwiseAuction>(), keys::<Outcry>(), keys::<Sealed>(), keys::<Deals<u8>>()];
        for key in machines.into_iter().flatten() {
            assert!(core.contains_key(&key), "view.{key}");
        }
    }
}
