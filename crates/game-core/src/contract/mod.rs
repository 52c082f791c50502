//! What every game promises, proven by playing: one call per game crate.
//!
//! Random games end without dead ends; listed actions are legal and legal actions are listed; forms and `check`
//! agree; every audit holds; saved states load as they were; the same chance gives the same game; views leak
//! nothing and suffice to build a possible world; previews promise only what comes; silence is always legal; score lines
//! add up; flows add up to the change of every holding.

mod leaks;
mod positions;
mod previews;
mod probes;
mod promises;

use std::collections::BTreeSet;
use std::fmt::Display;

use schemars::JsonSchema;

use crate::{Chance, Choices, Cites, EndingCode, Log, LogOf, Observed, RuleCode, Told, lossless};
pub use positions::{PositionsTried, assert_positions_are_proven};
pub use previews::{PreviewsTried, assert_previews_come_true};
use probes::Probes;

/// How many games to play, and with which options.
pub struct Trial<G: Observed> {
    pub games: u32,
    pub seed: u64,
    /// Options drawn in turn; the printed ones alone if empty.
    pub setups: Vec<G::Setup>,
    /// By which version of the rules; the newest unless told.
    pub rules: u32,
    /// No game may take more decisions than this.
    pub longest: u32,
    /// One step in this many is examined from every side; every step is audited.
    pub examine_every: u32,
}

impl<G: Observed> Trial<G> {
    pub fn of(games: u32) -> Trial<G> {
        Trial { games, seed: 1, setups: Vec::new(), rules: G::INFO.rules, longest: 100_000, examine_every: 7 }
    }

    #[must_use]
    pub fn with_setups(mut self, setups: impl IntoIterator<Item = G::Setup>) -> Trial<G> {
        self.setups = setups.into_iter().collect();
        self
    }

    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Trial<G> {
        self.seed = seed;
        self
    }

    /// An earlier version: its tables play on.
    #[must_use]
    pub fn by_rules(mut self, rules: u32) -> Trial<G> {
        self.rules = rules;
        self
    }

    #[must_use]
    pub fn examining_every(mut self, steps: u32) -> Trial<G> {
        self.examine_every = steps;
        self
    }
}

/// What has occurred in the games of a trial.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    pub games: u64,
    pub decisions: u64,
    pub events: BTreeSet<String>,
    pub rules: BTreeSet<&'static str>,
    pub endings: BTreeSet<&'static str>,
    pub moments: BTreeSet<&'static str>,
    /// Events with the rules they cited, and with all they may cite.
    cited: BTreeSet<(String, &'static str)>,
    citable: BTreeSet<(String, &'static str)>,
}

impl Coverage {
    /// Event kinds, the rules each may cite, rule codes, endings and moments of the game that have not occurred.
    pub fn missing<G: Observed>(&self) -> Vec<String> {
        let events = variants::<G::Event>().into_iter().filter(|kind| !self.events.contains(kind));
        let rules = G::Rule::ALL.iter().map(|rule| rule.code()).filter(|code| !self.rules.contains(code));
        let endings = G::Ending::ALL.iter().map(|ending| ending.name());
        let endings = endings.filter(|ending| !self.endings.contains(ending));
        let moments = G::MOMENTS.iter().filter(|moment| !self.moments.contains(*moment));
        let pairs = self.citable.difference(&self.cited);
        events
            .map(|kind| format!("event {kind}"))
            .chain(pairs.map(|(kind, code)| format!("event {kind} by rule {code}")))
            .chain(rules.map(|code| format!("rule {code}")))
            .chain(endings.map(|ending| format!("ending {ending}")))
            .chain(moments.map(|moment| format!("moment {moment}")))
            .collect()
    }

    pub fn merge(&mut self, other: Coverage) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.events.extend(other.events);
        self.rules.extend(other.rules);
        self.endings.extend(other.endings);
        self.moments.extend(other.moments);
        self.cited.extend(other.cited);
        self.citable.extend(other.citable);
    }

    /// Notes what was told.
    ///
    /// # Errors
    /// If an event cites a rule or is a moment that the game does not declare.
    pub fn note<G: Observed>(&mut self, told: &[Told<G::Event, G::Rule>]) -> Result<(), String> {
        for told in told {
            let kind = variant_of(&told.event);
            let rule = told.rule.code();
            if !told.event.cites().contains(&told.rule) {
                return Err(format!("the event {kind} cites {rule}, which it does not declare"));
            }
            if let Some(moment) = G::moment(&told.event) {
                if !G::MOMENTS.contains(&moment) {
                    return Err(format!(
                        "the event {kind} is the moment {moment}, which the game does not declare"
                    ));
                }
                self.moments.insert(moment);
            }
            self.rules.insert(rule);
            self.citable.extend(told.event.cites().iter().map(|rule| (kind.clone(), rule.code())));
            self.cited.insert((kind.clone(), rule));
            self.events.insert(kind);
        }
        Ok(())
    }
}

/// Plays the trial and proves every promise on the way.
///
/// # Panics
/// With the game, seed and step at which a promise was broken.
pub fn assert_contract<G: Observed>(trial: &Trial<G>) -> Coverage {
    let printed = [G::Setup::default()];
    let setups = if trial.setups.is_empty() { &printed[..] } else { &trial.setups };
    promises::setups_are_refused_when_out_of_bounds::<G>(setups);
    let mut examiner = Examiner::default();
    for number in 0..trial.games {
        let setup = &setups[number as usize % setups.len()];
        let span = u32::from(G::INFO.max_players - G::INFO.min_players + 1);
        let players =
            G::INFO.min_players + lossless::<_, u8>(number / lossless::<_, u32>(setups.len()) % span);
        let seed = trial.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
        let config = G::config_under(trial.rules, setup, players)
            .unwrap_or_else(|error| panic!("{}: set-up {setup:?} refused: {error}", G::INFO.id));
        examiner.play_one(&config, seed, trial);
    }
    examiner.coverage
}

/// Plays games one by one and proves every promise on the way, for runs that spread their games themselves.
pub struct Examiner<G: Observed> {
    probes: Probes<G>,
    pub coverage: Coverage,
}

impl<G: Observed> Default for Examiner<G> {
    fn default() -> Self {
        Examiner { probes: Probes::default(), coverage: Coverage::default() }
    }
}

impl<G: Observed> Examiner<G> {
    /// Plays one game; of the trial only `longest` and `examine_every` count. The game follows from its seed and
    /// from the games this examiner has played before.
    ///
    /// # Panics
    /// With the game, seed and step at which a promise was broken.
    pub fn play_one(&mut self, config: &G::Config, seed: u64, trial: &Trial<G>) {
        let Examiner { probes, coverage } = self;
        let mut chance = Chance::fast(seed);
        let mut log: LogOf<G> = Log::on();
        let mut state = G::start(config, &mut chance, &mut log);
        let mut choices = Choices::default();
        let mut step = 0;
        // What lies where at the deal is where the flows start from.
        let mut holdings = None;
        loop {
            let at = TrialStep { game: G::INFO.id, players: G::players(config), seed, step };
            let told = log.take();
            at.expect(coverage.note::<G>(&told), "events cite the rules they declare");
            let before = holdings.take();
            holdings = Some(promises::flows_add_up(config, &state, before, &told, &at));
            at.expect(state.audit(config), "the audit holds");
            if let Some(ending) = state.ending() {
                promises::an_ended_game_is_over(config, &state, &at);
                coverage.endings.insert(ending.name());
                break;
            }
            at.assert(step < trial.longest, "the game ends");
            if step % trial.examine_every == lossless::<_, u32>(seed % u64::from(trial.examine_every)) {
                promises::examine(config, &state, probes, coverage, &mut chance, &at);
                leaks::examine(config, &state, probes, &mut chance, &at);
            }
            let seat = state
                .awaited(config)
                .first
                .unwrap_or_else(|| at.fail("someone is waited for until the game ends"));
            choices.clear();
            state.choices(config, seat, &mut choices);
            at.assert(!choices.is_empty(), "whoever is waited for has a choice");
            let action = choices.sample(&mut chance);
            at.expect(state.check(config, seat, &action), "a sampled choice is legal");
            probes.remember(&action, &mut chance);
            state.apply(config, seat, &action, &mut chance, &mut log);
            step += 1;
        }
        coverage.games += 1;
        coverage.decisions += u64::from(step);
    }
}

/// Where in a trial something happened, so that a failure can be found again.
#[derive(Clone, Copy, Debug)]
struct TrialStep {
    game: &'static str,
    players: u8,
    seed: u64,
    step: u32,
}

impl TrialStep {
    #[track_caller]
    fn fail(&self, promise: impl Display) -> ! {
        panic!(
            "{promise}, but not in {}, {} players, seed {}, step {}",
            self.game, self.players, self.seed, self.step
        )
    }

    /// What is promised is written out only if it was broken: `format_args!` costs nothing before.
    #[track_caller]
    fn assert(&self, kept: bool, promise: impl Display) {
        if !kept {
            self.fail(promise);
        }
    }

    #[track_caller]
    fn expect<T, E: std::fmt::Debug>(&self, result: Result<T, E>, promise: impl Display) -> T {
        match result {
            Ok(value) => value,
            Err(error) => self.fail(format_args!("{promise} ({error:?})")),
        }
    }
}

/// The name of a value's variant in its JSON.
pub fn variant_of(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(serde_json::Value::Object(object)) => object.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// All variants of an enum, read off its JSON Schema.
pub fn variants<T: JsonSchema>() -> Vec<String> {
    let schema = schemars::schema_for!(T);
    let mut names = Vec::new();
    let one_of = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(|list| list.as_array());
    for variant in one_of.into_iter().flatten().chain([schema.as_value()]) {
        if let Some(name) = variant.get("const").and_then(|name| name.as_str()) {
            names.push(name.to_owned());
        } else if let Some(list) = variant.get("enum").and_then(|list| list.as_array()) {
            names.extend(list.iter().filter_map(|name| name.as_str()).map(str::to_owned));
        } else if let Some(properties) = variant.get("properties").and_then(|map| map.as_object()) {
            names.extend(properties.keys().cloned());
        }
    }
    names
}
