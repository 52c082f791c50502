//! The sentences of a report in one language: those of the lab and those of the game it is about.

use game_core::Words;
use games::{AnyGame, Language, translations};
use serde_json::{Value, json};

use super::format;
use crate::experiment::Figure;
use crate::measures::gauge_label;
use crate::stats::Estimate;

pub struct Teller {
    /// What the game calls its options, endings and gauges.
    pub game: Words,
    lab: Words,
    /// What the game calls its rounds in English, by which the lab's messages are found.
    round: String,
}

impl Teller {
    pub fn new(game: &dyn AnyGame, language: Language) -> Teller {
        let round = super::names::round(&game.words());
        Teller { game: game.words_in(language), lab: translations::lab(language), round }
    }

    /// A sentence without figures.
    pub fn text(&self, key: &str) -> String {
        self.lab.label("report", key)
    }

    /// A sentence with figures and names.
    pub fn tell(&self, key: &str, fields: &Value) -> String {
        self.say("report", key, fields)
    }

    pub fn say(&self, section: &str, key: &str, fields: &Value) -> String {
        self.lab.say(section, &json!({ key: fields }))
    }

    /// What a message is in words; what the lab has no word for stays as it is.
    pub fn word(&self, section: &str, key: &str) -> String {
        self.lab.label(section, key)
    }

    /// Above a column.
    pub fn head(&self, key: &str) -> String {
        self.lab.label("head", key)
    }

    pub fn heads(&self, keys: &[&str]) -> Vec<String> {
        keys.iter().map(|key| self.head(key)).collect()
    }

    /// What the game is called.
    pub fn title(&self, game: &dyn AnyGame) -> String {
        let info = game.info();
        self.game.attribute("about", info.id, "title").unwrap_or_else(|| info.title.to_owned())
    }

    /// What the game calls a round, and several of them.
    pub fn round(&self) -> String {
        self.word("round", &self.round)
    }

    pub fn rounds(&self) -> String {
        self.lab.message("rounds", &self.round).unwrap_or_else(|| format!("{}s", self.round))
    }

    /// What a figure is called. One that the lab's messages do not know has the label it came with.
    pub fn figure(&self, figure: &Figure) -> String {
        if let Some(said) = self.lab.message("figure", &figure.name) {
            return said;
        }
        if let Some(ending) = figure.name.strip_prefix("ending_") {
            return self.say("figure", "ending", &json!({ "ending": self.game.label("ending", ending) }));
        }
        match figure.name.rsplit_once('_') {
            Some((gauge, what @ ("mean" | "end" | "swing"))) => {
                self.say("figure", what, &json!({ "gauge": gauge_label(&self.game, gauge) }))
            }
            _ => figure.label.clone(),
        }
    }

    /// A unit in words.
    pub fn unit(&self, unit: &str) -> String {
        self.lab.message("unit", &unit.replace(' ', "_")).unwrap_or_else(|| unit.to_owned())
    }

    pub fn chart_unit(&self, unit: &str) -> String {
        if translations::is_share(unit) { unit.to_owned() } else { self.unit(unit) }
    }

    /// A figure as this language writes it.
    fn written(&self, figure: &str) -> String {
        figure.replace('.', &self.lab.label("number", "decimal"))
    }

    pub fn short(&self, value: f64) -> String {
        self.written(&format::short(value))
    }

    pub fn probability(&self, p: f64) -> String {
        self.written(&format::probability(p))
    }

    pub fn percent(&self, share: Estimate) -> String {
        self.written(&format::percent(share))
    }

    /// A share without its interval.
    pub fn share(&self, share: f64) -> String {
        self.written(&format!("{:.1} %", 100.0 * share))
    }

    pub fn interval(&self, estimate: Estimate) -> String {
        let [value, low, high] = [estimate.value, estimate.low, estimate.high].map(|value| self.short(value));
        self.tell("interval", &json!({ "value": value, "low": low, "high": high }))
    }
}
