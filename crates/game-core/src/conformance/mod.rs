//! Whether what is printed about a game fits its code: messages and rules page, held against the schemas of events,
//! refusals, actions, phases and views, and against what games show when they are played.
//!
//! The contract proves what a game does; this proves what is said about it. A new game calls [`assert_conforms`] beside
//! [`assert_contract`](crate::assert_contract); the games of the house are gone through as one list.

mod findings;
mod names;
mod page;
mod played;
mod schema;
mod sentences;
mod view;

use std::collections::BTreeSet;

use fluent_syntax::parser::parse;
use schemars::{JsonSchema, schema_for};
use serde_json::Value;

use crate::words::{CORE, ids_of, key_of};
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
    /// The message file, Fluent.
    pub messages: &'a str,
    /// What is said about messages and is not language, JSON.
    pub data: &'a str,
    /// The rules in our own words, Markdown.
    pub rules_page: &'a str,
}

impl From<&About> for Texts<'static> {
    fn from(about: &About) -> Texts<'static> {
        Texts { messages: about.messages, data: about.data, rules_page: about.rules_page }
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
    let unused = unused(texts, &report.used).into_iter();
    let unused = unused.map(|(section, key)| format!("{section}.{key} is said of nothing"));
    let faults: Vec<_> = report.faults.into_iter().chain(unused).collect();
    assert!(faults.is_empty(), "{} does not conform:\n{}", G::INFO.id, faults.join("\n"));
}

/// The messages and the data that are not among the used ones.
pub fn unused(texts: &Texts<'_>, used: &BTreeSet<Key>) -> Vec<Key> {
    let resource = parse(texts.messages).unwrap_or_else(|(whole, _)| whole);
    let messages = ids_of(&resource).into_iter().map(key_of);
    let data: Value = serde_json::from_str(texts.data).unwrap_or_default();
    let sections = data.as_object().into_iter().flatten();
    let data = sections.flat_map(|(section, entries)| {
        let entries = entries.as_object().into_iter().flatten();
        entries.map(move |(key, _)| (section.clone(), key.clone()))
    });
    messages.chain(data).filter(|key| !used.contains(key)).collect()
}

/// Examines what is printed about a game, playing so many games of each set-up, without asking whether every message
/// is used.
pub fn examine<G: Observed>(texts: &Texts<'_>, games: u64) -> Report {
    let mut findings = Findings::new(&[CORE, texts.messages], texts.data);
    let things = Things { is_element: |name| name.parse::<ElementOf<G>>().is_ok(), names: names::<G>() };
    findings.need_label("about", G::INFO.id);
    // How the language writes numbers, lists and seats without a player.
    for section in ["language", "number", "list", "seat"] {
        findings.section(section).keys().for_each(|key| findings.uses(section, key));
    }
    sentences_of::<G>(&mut Sentences { findings: &mut findings, things: &things });
    labels_of::<G>(&mut findings);
    options_of::<G>(&mut findings);
    things_of(&mut findings, &things);
    guided_of::<G>(&mut findings, &things);
    page::check::<G>(&mut findings, texts.rules_page);
    names::check::<G>(&mut findings, texts.messages);
    played::check::<G>(&mut findings, texts.messages, games);
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
    sentences.of_some("brief", Node::of(&event));
    for variant in Node::of(&event).variants().into_keys() {
        sentences.findings.uses_variant("brief", variant);
    }
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
            sentences.of_some("hint", phase);
            for step in phase.variants().into_keys() {
                sentences.findings.uses_variant("hint", step);
                rule_of_step::<G>(sentences.findings, step);
            }
        }
        None => sentences.findings.fault("the view has no `phase`"),
    }
}

/// The page opens the rules at the rule of the step, and takes its hint from there.
fn rule_of_step<G: Observed>(findings: &mut Findings, step: &str) {
    findings.uses_data("phase_rule", step);
    let rule = findings.data("phase_rule").remove(step);
    if rule.is_none() {
        findings.fault(format!("phase_rule.{step} is not there"));
    }
    if let Some(rule) = rule.filter(|rule| G::Rule::ALL.iter().all(|known| known.code() != *rule)) {
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
        let message = findings.look_up("option", name);
        if message.as_ref().is_none_or(|message| !message.has_text) {
            findings.fault(format!("option.{name} has no label"));
        }
        if message.is_none_or(|message| !message.attributes.contains("help")) {
            findings.fault(format!("option.{name} has no help"));
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

/// What a guided game says is held to its script where that is played (`games`): it depends on one game and its position.
/// What explains a thing on the board is filled from the view by the page.
fn guided_of<G: Observed>(findings: &mut Findings, things: &Things) {
    let sections = findings.sections();
    for section in sections.iter().filter(|name| name.starts_with("guided") || name.starts_with("explain")) {
        findings.section(section).keys().for_each(|key| findings.uses(section, key));
    }
    for (element, rule) in findings.data("explain_rule") {
        findings.uses_data("explain_rule", &element);
        if G::Rule::ALL.iter().all(|known| known.code() != rule) {
            findings.fault(format!("explain_rule.{element}: {rule} is no rule"));
        }
    }
    for (path, kind) in findings.data("explain_at") {
        findings.uses_data("explain_at", &path);
        if !things.has_kind(&kind) {
            findings.fault(format!("explain_at.{path}: there is no {kind}"));
        }
    }
}

/// A message whose section and key are a thing on the table is its name.
fn things_of(findings: &mut Findings, things: &Things) {
    let sections = findings.sections();
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
