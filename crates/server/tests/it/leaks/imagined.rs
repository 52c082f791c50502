//! A wrapper around a real game that replaces its hidden part: what a viewer is shown at the deal is the same,
//! everything else may differ. It is put on the list of a server beside the real one.
//!
//! The other state is either sampled from the viewer's view, so that much differs and viewers soon notice, or it is
//! the real one with two hidden cards exchanged, which may stay unnoticed for long.

use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, Mutex};

use game_core::conformance::Report;
use game_core::contract::{Coverage, PositionsTried, PreviewsTried};
use game_core::{About, Chance, Gauge, Info, Seat, Seed, Texts, Told, Words};
use games::contest::{Contest, ContestError, Meeting};
use games::records::{Entry, Origin};
use games::simulate::Simulator;
use games::soak::{Batch, Proven};
use games::{AnyGame, AnyMatch, BotError, Dice, Language, Schemas, StartError, Terms};
use serde_json::Value;
use serde_json::value::RawValue;

pub struct Imagined {
    pub id: &'static str,
    pub real: &'static dyn AnyGame,
    /// The viewer who cannot tell the difference.
    pub viewer: Option<Seat>,
    pub world: World,
}

/// Which other state it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum World {
    /// Sampled from the viewer's view.
    Anew,
    /// The real one with two hidden things exchanged.
    Nearby,
}

/// Exchanges tried until one is found that the viewer does not see.
const EXCHANGES: u32 = 1500;

/// A game is started several times with the same chance: to look at it, to deal it, to load it again.
type Found = Mutex<HashMap<(&'static str, u8, String), Option<Value>>>;
static FOUND: LazyLock<Found> = LazyLock::new(Found::default);

impl Imagined {
    /// The real state with two numbers exchanged, of which the viewer and spectators see nothing; `None` if nothing
    /// is hidden.
    fn nearby(&self, real: &dyn AnyMatch, terms: &Terms, dice: &Dice) -> Option<Value> {
        let state = real.state();
        let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
        numbers(&state, (&mut String::new(), &mut String::new()), &mut places);
        places.retain(|_, places| places.len() > 1);
        let kinds: Vec<_> = places.values().collect();
        let mut chance = Chance::fast(7);
        let mut one_of = |count: usize| chance.pick("place", count as u32) as usize;
        for _ in 0..EXCHANGES {
            let kind = kinds[one_of(kinds.len())];
            let (one, two) = (&kind[one_of(kind.len())], &kind[one_of(kind.len())]);
            let (first, second) = (state.pointer(one)?, state.pointer(two)?);
            if first == second {
                continue;
            }
            let mut other = state.clone();
            *other.pointer_mut(one)? = second.clone();
            *other.pointer_mut(two)? = first.clone();
            let Ok(found) = self.real.position(terms.clone(), &other, dice.clone()) else { continue };
            let looks_alike = |viewer| found.view(viewer) == real.view(viewer);
            if found.state() != real.state()
                && found.awaited().seats == real.awaited().seats
                && looks_alike(self.viewer)
                && looks_alike(None)
            {
                return Some(other);
            }
        }
        None
    }
}

/// What the dice follow from; a server seed does not print itself.
fn seed_of(dice: &Dice) -> Option<Seed> {
    match dice {
        Dice::Promised(origin) => Some(origin.game_seed()),
        Dice::Seed(seed) => Some(*seed),
        Dice::Script(_) => None,
    }
}

/// The paths to all numbers in a state, by kind: numbers are of one kind if their paths differ only in list indices.
fn numbers(
    value: &Value,
    (way, kind): (&mut String, &mut String),
    found: &mut BTreeMap<String, Vec<String>>,
) {
    let parts: Vec<(String, bool, &Value)> = match value {
        Value::Number(_) => return found.entry(kind.clone()).or_default().push(way.clone()),
        Value::Array(items) => {
            items.iter().enumerate().map(|(at, item)| (at.to_string(), true, item)).collect()
        }
        Value::Object(fields) => fields.iter().map(|(key, field)| (key.clone(), false, field)).collect(),
        _ => return,
    };
    for (step, is_place, part) in parts {
        let (before, kind_before) = (way.len(), kind.len());
        way.extend(["/", &step]);
        kind.extend(["/", if is_place { "*" } else { &step }]);
        numbers(part, (way, kind), found);
        way.truncate(before);
        kind.truncate(kind_before);
    }
}

impl AnyGame for Imagined {
    fn info(&self) -> Info {
        Info { id: self.id, ..self.real.info() }
    }

    fn about(&self) -> &'static About {
        self.real.about()
    }

    fn start(&'static self, terms: Terms, dice: Dice) -> Result<(Box<dyn AnyMatch>, Vec<Told>), StartError> {
        let (real, told) = self.real.start(terms.clone(), dice.clone())?;
        let nearby = match self.world {
            World::Anew => None,
            World::Nearby => {
                let key = (self.id, terms.players(), format!("{:?}", seed_of(&dice)));
                let mut found = FOUND.lock().expect("nobody has failed in here");
                let search = || self.nearby(&*real, &terms, &dice);
                found.entry(key).or_insert_with(search).clone()
            }
        };
        let state = nearby.unwrap_or_else(|| real.imagine(self.viewer, &mut Chance::fast(99)));
        let position = self.real.position(terms.clone(), &state, dice.clone())?;
        let Dice::Promised(origin) = dice else { return Ok((position, told)) };
        // A match at a position has no record, and a replay is made of one.
        Ok((self.real.restore(terms, origin, &[], &position.snapshot())?, told))
    }

    fn gauges(&self) -> &'static [Gauge] {
        self.real.gauges()
    }

    fn endings(&self) -> Vec<&'static str> {
        self.real.endings()
    }

    fn rule_codes(&self) -> Vec<&'static str> {
        self.real.rule_codes()
    }

    fn page_schema(&self) -> schemars::Schema {
        self.real.page_schema()
    }

    fn schemas(&self) -> Schemas {
        self.real.schemas()
    }

    fn default_setup(&self) -> Value {
        self.real.default_setup()
    }

    fn check_deck(&self, text: &str) -> Result<(), StartError> {
        self.real.check_deck(text)
    }

    fn check_setup(&self, setup: &Value, players: Option<u8>) -> Result<(), StartError> {
        self.real.check_setup(setup, players)
    }

    fn bots(&self) -> Vec<&'static str> {
        self.real.bots()
    }

    fn levels(&self) -> Vec<&'static str> {
        self.real.levels()
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
        terms: Terms,
        state: &Value,
        dice: Dice,
    ) -> Result<Box<dyn AnyMatch>, StartError> {
        self.real.position(terms, state, dice)
    }

    fn restore(
        &'static self,
        terms: Terms,
        origin: Origin,
        entries: &[Entry],
        snapshot: &RawValue,
    ) -> Result<Box<dyn AnyMatch>, StartError> {
        self.real.restore(terms, origin, entries, snapshot)
    }

    fn simulator(&self, setup: &Value, players: u8) -> Result<Box<dyn Simulator>, StartError> {
        self.real.simulator(setup, players)
    }

    fn contest(&'static self, meeting: &Meeting<'_>) -> Result<Box<dyn Contest>, ContestError> {
        self.real.contest(meeting)
    }

    fn prove(&self, batch: &Batch<'_>) -> Result<Proven, StartError> {
        self.real.prove(batch)
    }

    fn try_previews(
        &self,
        setup: &Value,
        players: u8,
        games: u32,
        seed: u64,
    ) -> Result<PreviewsTried, StartError> {
        self.real.try_previews(setup, players, games, seed)
    }

    fn try_positions(
        &self,
        setup: &Value,
        players: u8,
        positions: u32,
        seed: u64,
    ) -> Result<PositionsTried, StartError> {
        self.real.try_positions(setup, players, positions, seed)
    }

    fn examine(&self, texts: &Texts<'_>, games: u64) -> Report {
        self.real.examine(texts, games)
    }

    fn missing(&self, coverage: &Coverage) -> Vec<String> {
        self.real.missing(coverage)
    }

    fn words_in(&self, language: Language) -> Words {
        self.real.words_in(language)
    }
}
