//! What only a game in progress can show: forms and their blanks, things on the table, lines of the score
//! sheet. Random games are played, and everything they show must have its words.

use std::collections::HashSet;

use serde_json::Value;

use super::findings::Findings;
use crate::contract::variant_of;
use crate::{Chance, Choices, Log, Observed, Seat, Words, lossless};

/// Plays so many games of each set-up and notes every word they lack.
pub(super) fn check<G: Observed>(findings: &mut Findings, messages: &str, games: u64) {
    let words = Words::new(messages).unwrap_or_default();
    let mut seen = Seen { findings, labels: HashSet::new() };
    for setup in setups::<G>() {
        for seed in 0..games {
            let span = u64::from(G::INFO.max_players - G::INFO.min_players) + 1;
            let players = G::INFO.min_players + lossless::<_, u8>(seed % span);
            if let Ok(config) = G::config(&setup, players) {
                seen.game::<G>(&words, &config, seed);
            }
        }
    }
}

/// The printed set-up, and one for each other value of each option that is a choice.
pub(super) fn setups<G: Observed>() -> Vec<G::Setup> {
    let printed = serde_json::to_value(G::Setup::default()).unwrap_or_default();
    let schema = schemars::schema_for!(G::Setup).to_value();
    let mut setups = vec![printed.clone()];
    for (name, node) in super::schema::Node::of(&schema).keys() {
        let values = super::option_values(node).into_iter().filter(|value| printed[name] != *value);
        setups.extend(values.map(|value| {
            let mut setup = printed.clone();
            setup[name] = value;
            setup
        }));
    }
    setups.into_iter().filter_map(|setup| serde_json::from_value(setup).ok()).collect()
}

struct Seen<'f> {
    findings: &'f mut Findings,
    /// The labels and things that have been looked at already.
    labels: HashSet<String>,
}

impl Seen<'_> {
    fn game<G: Observed>(&mut self, words: &Words, config: &G::Config, seed: u64) {
        let words = at_a_table::<G>(words, config);
        let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
        let mut state = G::start(config, &mut chance, &mut log);
        loop {
            self.phase(&words, &state, config);
            for told in log.take() {
                self.sentence(&words, "event", &told.event);
            }
            let Some(seat) = state.awaited(config).first else { break };
            choices.clear();
            state.choices(config, seat, &mut choices);
            self.choices(&words, &choices);
            let action = choices.sample(&mut chance);
            self.sentence(&words, "action", &action);
            state.apply(config, seat, &action, &mut chance, &mut log);
        }
        for line in state.score_lines(config) {
            self.label("score", &line.label);
        }
    }

    fn phase<G: Observed>(&mut self, words: &Words, state: &G, config: &G::Config) {
        let public = serde_json::to_value(state.public(config)).unwrap_or_default();
        self.said(words, "phase", &public["phase"]);
    }

    fn choices<G: Observed>(&mut self, words: &Words, choices: &Choices<G>) {
        let listed = serde_json::to_value(choices).unwrap_or_default();
        for exact in listed["exact"].as_array().into_iter().flatten() {
            self.said(words, "action", &exact["action"]);
            exact["concerns"].as_array().into_iter().flatten().for_each(|thing| self.thing(words, thing));
        }
        for form in listed["forms"].as_array().into_iter().flatten() {
            self.said(words, "form", &form["blank"]);
            for section in ["form", "partners"] {
                self.findings.uses_variant(section, &variant_of(&form["blank"]));
            }
            for ask in form["asks"].as_array().into_iter().flatten() {
                self.label("ask", ask["name"].as_str().unwrap_or_default());
                let items = ask["items"].as_array().into_iter().flatten();
                items.for_each(|item| self.thing(words, &item["element"]));
            }
        }
    }

    fn sentence(&mut self, words: &Words, section: &str, said: &impl serde::Serialize) {
        self.said(words, section, &serde_json::to_value(said).unwrap_or_default());
    }

    fn said(&mut self, words: &Words, section: &str, said: &Value) {
        for gap in words.gaps(section, said) {
            self.findings.fault(format!("{section}.{}: {gap}", variant_of(said)));
        }
    }

    fn label(&mut self, section: &str, key: &str) {
        if self.labels.insert(format!("{section}.{key}")) {
            self.findings.need_label(section, key);
        }
    }

    /// A thing that can be chosen has a name, or is one of those that are only numbered: "Pile 3".
    fn thing(&mut self, words: &Words, element: &Value) {
        let Some(element) = element.as_str() else { return };
        if !self.labels.insert(element.to_owned()) {
            return;
        }
        let (kind, index) = element.split_once(':').unwrap_or((element, element));
        let first = index.split(':').next().unwrap_or(index);
        let is_named = words.named(kind, &Value::from(first)).is_some()
            || self.findings.look_up("element", kind).is_some()
            || kind == "player"
            || index != element && self.findings.look_up("view", kind).is_some();
        if !is_named {
            self.findings.fault(format!("{element} has no name"));
        }
    }
}

/// The words with the names of one table.
fn at_a_table<G: Observed>(words: &Words, config: &G::Config) -> Words {
    let names = G::names(config).into_iter().map(|(element, name)| (element.to_string(), name));
    let players = (0..usize::from(G::players(config))).map(|seat| format!("Player {}", Seat::at(seat)));
    words.clone().with_names(names).with_players(players)
}
