//! A game of the house whose hidden part is another one: what a viewer is shown at the deal is the same, everything else
//! may differ. It is put on the list of a server beside the real one.

use std::time::Duration;

use games::contest::{BotName, Contest, ContestError};
use games::simulate::Simulator;
use games::soak::{Batch, Proven};
use games::{AnyGame, AnyRunning, BotError, Heard, Schemas, StartError};
use serde_json::Value;
use table::contract::Coverage;
use table::{Chance, ChanceSource, Gauge, Info, Seat, Words};

pub struct Imagined {
    pub id: &'static str,
    pub real: &'static dyn AnyGame,
    /// Who cannot tell the difference.
    pub viewer: Option<Seat>,
}

impl AnyGame for Imagined {
    fn info(&self) -> Info {
        Info { id: self.id, ..self.real.info() }
    }

    fn start(
        &'static self,
        setup: &Value,
        players: u8,
        chance: ChanceSource,
    ) -> Result<(Box<dyn AnyRunning>, Vec<Heard>), StartError> {
        let (running, told) = self.real.start(setup, players, chance.clone())?;
        let state = running.imagine(self.viewer, &mut Chance::fast(99));
        Ok((self.real.position(setup, players, &state, chance)?, told))
    }

    fn gauges(&self) -> &'static [Gauge] {
        self.real.gauges()
    }

    fn endings(&self) -> &'static [&'static str] {
        self.real.endings()
    }

    fn rule_codes(&self) -> Vec<&'static str> {
        self.real.rule_codes()
    }

    fn schemas(&self) -> Schemas {
        self.real.schemas()
    }

    fn default_setup(&self) -> Value {
        self.real.default_setup()
    }

    fn decks(&self) -> &'static [(&'static str, &'static str)] {
        self.real.decks()
    }

    fn check_deck(&self, text: &str) -> Result<(), StartError> {
        self.real.check_deck(text)
    }

    fn rules_page(&self) -> &'static str {
        self.real.rules_page()
    }

    fn messages(&self) -> &'static str {
        self.real.messages()
    }

    fn bots(&self) -> Vec<&'static str> {
        self.real.bots()
    }

    fn tempers(&self, level: &str) -> Vec<&'static str> {
        self.real.tempers(level)
    }

    fn check_bot(&self, name: &str) -> Result<(), BotError> {
        self.real.check_bot(name)
    }

    fn complete_setup(&self, setup: &Value, players: u8) -> Result<Value, StartError> {
        self.real.complete_setup(setup, players)
    }

    fn house_rules(&self, setup: &Value) -> Result<Vec<&'static str>, StartError> {
        self.real.house_rules(setup)
    }

    fn position(
        &'static self,
        setup: &Value,
        players: u8,
        state: &Value,
        chance: ChanceSource,
    ) -> Result<Box<dyn AnyRunning>, StartError> {
        self.real.position(setup, players, state, chance)
    }

    fn simulator(&self, setup: &Value, players: u8) -> Result<Box<dyn Simulator>, StartError> {
        self.real.simulator(setup, players)
    }

    fn contest(
        &'static self,
        setup: &Value,
        players: u8,
        bots: &[BotName],
        time_out: Duration,
    ) -> Result<Box<dyn Contest>, ContestError> {
        self.real.contest(setup, players, bots, time_out)
    }

    fn prove(&self, batch: &Batch<'_>) -> Result<Proven, StartError> {
        self.real.prove(batch)
    }

    fn missing(&self, coverage: &Coverage) -> Vec<String> {
        self.real.missing(coverage)
    }

    fn words(&self) -> Words {
        self.real.words()
    }
}
