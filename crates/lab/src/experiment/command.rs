//! The command line that repeats an experiment.

use std::borrow::Cow;

use serde_json::Value;

use super::{Experiment, Seating, Variant};

/// A command longer than this is better given as a file.
const LONGEST: usize = 4000;

impl Experiment {
    /// A command that gives the same numbers. Where it would be too long to paste (a deck of one's own, a record), it names
    /// a file, which is the experiment itself.
    pub fn command(&self) -> String {
        let verb = if self.compares() { "experiment" } else { "simulate" };
        let whole = self.written_for(verb);
        if whole.len() <= LONGEST && self.from.is_none() {
            whole
        } else {
            "countinghouse experiment experiment.toml".to_owned()
        }
    }

    /// The same for a command of this name.
    pub(crate) fn written_for(&self, verb: &str) -> String {
        let mut words = vec!["countinghouse".to_owned(), verb.to_owned(), quoted(&self.game)];
        let mut add = |flag: &str, value: String| words.extend([flag.to_owned(), quoted(&value)]);
        if let Some(players) = self.players {
            add("--players", players.to_string());
        }
        for bot in &self.bots {
            add("--bot", bot.clone());
        }
        for (option, value) in &self.set {
            add("--set", format!("{option}={}", written(value)));
        }
        for variant in &self.variants {
            add("--variant", named(variant));
        }
        for vary in &self.vary {
            let values: Vec<_> = vary.values.iter().map(written).collect();
            add("--vary", format!("{}={}", vary.option, values.join(",")));
        }
        add("--games", self.games.to_string());
        add("--seed", self.seed.to_string());
        if let Some(primary) = &self.primary {
            add("--primary", primary.clone());
        }
        if let Some(target) = self.target {
            add("--target", target.to_string());
        }
        if self.common_dice {
            words.push("--common-dice".to_owned());
        }
        if self.seating == Seating::AsGiven {
            words.push("--seats-as-given".to_owned());
        }
        words.join(" ")
    }
}

/// `NAME: option=value; option=value`.
fn named(variant: &Variant) -> String {
    let mut parts = Vec::new();
    parts.extend(variant.players.map(|players| format!("players={players}")));
    if !variant.bots.is_empty() {
        parts.push(format!("bots={}", variant.bots.join("/")));
    }
    parts.extend(variant.set.iter().map(|(option, value)| format!("{option}={}", written(value))));
    format!("{}: {}", variant.name, parts.join("; "))
}

/// A value as the command line reads it: JSON, or a text that is no JSON as it is.
fn written(value: &Value) -> String {
    match value {
        Value::String(text) if serde_json::from_str::<Value>(text).is_err() => text.clone(),
        value => value.to_string(),
    }
}

fn quoted(text: &str) -> String {
    shlex::try_quote(text).map_or_else(|_| text.to_owned(), Cow::into_owned)
}
