//! Whether what is printed about a game fits its code: messages and rules page, held against the schemas of events,
//! refusals, actions, phases and views, and against what games show when they are played.
//!
//! The contract proves what a game does; this proves what is said about it. A new game calls [`assert_conforms`] beside
//! [`assert_contract`](crate::assert_contract); the games of the house are gone through as one list.

mod findings;
mod page;
mod played;
mod schema;
mod sentences;
mod view;

use std::collections::BTreeSet;

use schemars::{JsonSchema, schema_for};
use serde_json::Value;

use crate::{About, ElementOf, EndingCode, Observed, RuleCode, ViewOf};
use findings::Findings;
pub use findings::Key;
pub use page::in_camel_case;
use schema::{Kind, Node};
use sentences::{Sentences, Things};
use view::Paths;

/// So many games of each set-up show every form and every line of the score sheet of the games of the house.
pub const GAMES: u64 = 12;

/// What is printed about a game.
#[derive(Clone, Copy, Debug)]
pub struct Texts<'a> {
    /// The message file, JSON.
    pub messages: &'a str,
    /// The rules in our own words, Markdown.
    pub rules_page: &'a str,
    /// What the home page says of the game.
    pub line: &'a str,
}

impl From<&About> for Texts<'static> {
    fn from(about: &About) -> Texts<'static> {
        Texts { messages: about.messages, rules_page: about.rules_page, line: about.line }
    }
}

/// What an examination has found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What is wrong or missing, each in a sentence.
    pub faults: BTreeSet<String>,
    /// The messages that the game uses. Games that share a file share its messages.
    pub used: BTreeSet<Key>,
}

/// Examines what is printed about a game.
///
/// # Panics
/// With everything that is wrong.
pub fn assert_conforms<G: Observed>(texts: &Texts<'_>) {
    let report = examine::<G>(texts, GAMES);
    let unused = unused(texts.messages, &report.used).into_iter();
    let unused = unused.map(|(section, key)| format!("{section}.{key} is said of nothing"));
    let faults: Vec<_> = report.faults.into_iter().chain(unused).collect();
    assert!(faults.is_empty(), "{} does not conform:\n{}", G::INFO.id, faults.join("\n"));
}

/// The messages of a file that are not among the used ones.
pub fn unused(messages: &str, used: &BTreeSet<Key>) -> Vec<Key> {
    let messages: Value = serde_json::from_str(messages).unwrap_or_default();
    let sections = messages.as_object().into_iter().flatten();
    let keys = sections.flat_map(|(section, entries)| {
        let entries = entries.as_object().into_iter().flatten();
        entries.map(move |(key, _)| (section.clone(), key.clone()))
    });
    keys.filter(|key| !used.contains(key)).collect()
}

/// Examines what is printed about a game, playing so many games of each set-up, without asking whether every message
/// is used.
pub fn examine<G: Observed>(texts: &Texts<'_>, games: u64) -> Report {
    let messages = match serde_json::from_str(texts.messages) {
        Ok(messages) => messages,
        Err(error) => {
            let faults = BTreeSet::from([format!("the messages are not JSON: {error}")]);
            return Report { faults, used: BTreeSet::new() };
        }
    };
    let mut findings = Findings::new(messages);
    let things = Things { is_element: |name| name.parse::<ElementOf<G>>().is_ok(), names: names::<G>() };
    if texts.line.trim().is_empty() {
        findings.fault("there is no line for the home page");
    }
    sentences_of::<G>(&mut Sentences { findings: &mut findings, things: &things });
    labels_of::<G>(&mut findings);
    options_of::<G>(&mut findings);
    things_of(&mut findings, &things);
    page::check::<G>(&mut findings, texts.rules_page);
    played::check::<G>(&mut findings, games);
    Report { faults: findings.faults, used: findings.used }
}

/// The elements that have names of their own at a printed table of the largest size.
fn names<G: Observed>() -> Vec<String> {
    let config = G::config(&G::Setup::default(), G::INFO.max_players);
    let named = config.map(|config| G::names(&config)).unwrap_or_default();
    named.into_iter().map(|(element, _)| element.to_string()).collect()
}

fn schema_of<T: JsonSchema>() -> Value {
    schema_for!(T).to_value()
}

fn sentences_of<G: Observed>(sentences: &mut Sentences<'_>) {
    let (event, why, action) = (schema_of::<G::Event>(), schema_of::<G::Why>(), schema_of::<G::Action>());
    sentences.of_enum("event", Node::of(&event));
    sentences.of_enum("why", Node::of(&why));
    sentences.of_enum("action", Node::of(&action));
    sentences.of_some("form", Node::of(&action));
    sentences.of_some("partners", Node::of(&action));
    sentences.of_some("confirm", Node::of(&action));
    for variant in Node::of(&action).variants().into_keys() {
        sentences.findings.uses_variant("confirm", variant);
    }
    let view = schema_of::<ViewOf<G>>();
    let paths = Paths::of(Node::of(&view));
    sentences.shows(&paths);
    sentences.labels(&paths);
    sentences.values(&paths);
    match paths.phase() {
        Some(phase) => {
            sentences.of_enum("phase", phase);
            phase.variants().into_keys().for_each(|step| rule_of_step::<G>(sentences.findings, step));
        }
        None => sentences.findings.fault("the view has no `phase`"),
    }
}

/// The page opens the rules at the rule of the step, and takes its hint from there.
fn rule_of_step<G: Observed>(findings: &mut Findings, step: &str) {
    let rule = findings.need("phase_rule", step);
    if let Some(rule) = rule.filter(|rule| G::Rule::ALL.iter().all(|known| known.code() != rule)) {
        findings.fault(format!("phase_rule.{step}: {rule} is no rule"));
    }
}

fn labels_of<G: Observed>(findings: &mut Findings) {
    G::GAUGES.iter().for_each(|gauge| findings.need_label("gauge", gauge.name));
    G::Ending::ALL.iter().for_each(|ending| findings.need_label("ending", ending.name()));
    G::MOMENTS.iter().for_each(|moment| findings.need_label("moment", moment));
}

/// Every option has a label and help, and every value of a choice its name.
fn options_of<G: Observed>(findings: &mut Findings) {
    let schema = schema_of::<G::Setup>();
    for (name, node) in Node::of(&schema).keys() {
        findings.uses("option", name);
        for part in ["label", "help"] {
            let text = findings.messages["option"][name][part].as_str();
            if text.is_none_or(|text| text.trim().is_empty()) {
                findings.fault(format!("option.{name} has no {part}"));
            }
        }
        for value in option_values(node).iter().filter_map(Value::as_str) {
            findings.need_label(name, value);
        }
    }
}

/// The values an option that is a choice can have.
fn option_values(option: Node<'_>) -> Vec<Value> {
    let kinds = option.kinds().into_iter();
    kinds
        .flat_map(|kind| match kind {
            Kind::Truth => vec![false.into(), true.into()],
            Kind::Variant(name, None) => vec![name.into()],
            _ => Vec::new(),
        })
        .collect()
}

/// A message whose section and key are a thing on the table is its name.
fn things_of(findings: &mut Findings, things: &Things) {
    let sections: Vec<String> =
        findings.messages.as_object().into_iter().flat_map(|all| all.keys().cloned()).collect();
    for section in sections.iter().filter(|section| things.has_kind(section)) {
        for key in findings.section(section).into_keys() {
            if (things.is_element)(&format!("{section}:{key}"))
                || (*section == key && (things.is_element)(&key))
            {
                findings.uses(section, &key);
            }
        }
    }
    for kind in findings.section("element").into_keys() {
        if things.has_kind(&kind) {
            findings.uses("element", &kind);
        }
    }
}
