//! One game as a learner steps through it: the seat to act, what it sees, and its choices by index.

use std::sync::Arc;

use game_core::{
    Ask, Awaited, Bot, Chance, Choices, EndingCode, Log, LogOf, Observed, RandomBot, Seat, Standings,
};
use serde_json::Value;

use crate::code::{BUCKETS, amount_of};
use crate::coding::{Listed, code};
use crate::space::{AnySpace, OTHERS, Space};

/// A table without its game's type.
pub trait AnyTable: Send + Sync {
    /// Deals anew.
    fn reset(&mut self, seed: u64);
    /// The seat to act; `None` when the game is over.
    fn seat(&self) -> Option<usize>;
    /// Takes the choice with this index.
    fn step(&mut self, index: usize) -> Result<(), String>;
    fn observe(&self, seat: usize, out: &mut [f32]);
    /// One for each index that can be chosen, by the seat to act.
    fn mask(&self, out: &mut [i8]);
    /// How many indices can be chosen, and the one at this place among them.
    fn choices(&self) -> usize;
    fn choice(&self, place: usize) -> usize;
    fn allows(&self, index: usize) -> bool;
    /// Index and action of each choice.
    fn legal(&self) -> Vec<(usize, Value)>;
    /// Exact actions that had to go to the places of others, and that found no place at all.
    fn without_place(&self) -> (usize, usize);
    /// What a bot would choose, and whether that very action has an index; else it is the nearest one.
    fn bot_choice(&self, level: &str, seed: u64) -> Result<(usize, bool), String>;
    fn standings(&self) -> Standings;
    fn ending(&self) -> Option<&'static str>;
    fn state(&self) -> Value;
    /// A table in a world that the seat could not tell from this one.
    fn imagine(&self, seat: usize, seed: u64) -> Box<dyn AnyTable>;
    fn clone_box(&self) -> Box<dyn AnyTable>;
}

pub struct Table<G: Observed> {
    space: Arc<Space<G>>,
    state: G,
    chance: Chance,
    choices: Choices<G>,
    /// The choices of the seat to act, by index.
    legal: Vec<(usize, G::Action)>,
    seat: Option<Seat>,
    /// Answers for this seat only, whoever else is waited for.
    fixed: Option<Seat>,
    taken: Vec<u64>,
    listed: Listed,
    others: usize,
    lost: usize,
}

/// Candidates are drawn from the same numbers at every table, so that they follow from the view alone.
const CANDIDATE_SEED: u64 = 0x5EED;

impl<G: Observed> Table<G> {
    pub fn new(space: Arc<Space<G>>, seed: u64) -> Table<G> {
        let mut chance = Chance::fast(seed);
        let mut log: LogOf<G> = Log::off();
        let state = G::start(&space.config, &mut chance, &mut log);
        Table::at(space, state, chance, None)
    }

    pub fn of_state(space: Arc<Space<G>>, state: G, seat: Option<Seat>, seed: u64) -> Table<G> {
        Table::at(space, state, Chance::fast(seed), seat)
    }

    fn at(space: Arc<Space<G>>, state: G, chance: Chance, fixed: Option<Seat>) -> Table<G> {
        let words = space.action_size().div_ceil(64);
        let lists = space.kinds.lists;
        let mut table = Table {
            space,
            state,
            chance,
            choices: Choices::default(),
            legal: Vec::new(),
            seat: None,
            fixed,
            taken: vec![0; words],
            listed: Listed(vec![Vec::new(); lists]),
            others: 0,
            lost: 0,
        };
        table.refresh();
        table
    }

    /// Finds the choices of the seat to act and gives each its index.
    fn refresh(&mut self) {
        let space = self.space.clone();
        self.legal.clear();
        self.taken.fill(0);
        self.listed.0.iter_mut().for_each(Vec::clear);
        (self.others, self.lost) = (0, 0);
        self.choices.clear();
        let Awaited { first, .. } = self.state.awaited(&space.config);
        self.seat = first.and(self.fixed).or(first);
        let Some(seat) = self.seat else { return };
        self.state.choices(&space.config, seat, &mut self.choices);
        for exact in 0..self.choices.exact.len() {
            let action = self.choices.exact[exact].clone();
            self.place_exact(&space, seat, action);
        }
        let mut open = Vec::new();
        for form in 0..self.choices.forms.len() {
            let blank = self.choices.forms[form].blank;
            let kind = code(&blank, &space.kinds, &mut self.listed, seat.number(), 0).map(|(kind, _)| kind);
            let answered = kind.is_some_and(|kind| space.kinds.kinds[kind].places > 1);
            if answered || !self.enumerate(&space, seat, form) {
                open.push(form);
            }
        }
        if !open.is_empty() {
            self.add_candidates(&space, seat, &open);
        }
    }

    fn take(&mut self, index: usize) -> bool {
        let (word, bit) = (index / 64, 1 << (index % 64));
        let free = self.taken[word] & bit == 0;
        self.taken[word] |= bit;
        free
    }

    /// The first free place of the action's own; `None` if it has none or all are taken.
    fn find_place(
        &mut self,
        space: &Space<G>,
        seat: Seat,
        action: &G::Action,
        bucket: usize,
    ) -> Option<usize> {
        let (kind, number) = code(action, &space.kinds, &mut self.listed, seat.number(), bucket)?;
        let kind = &space.kinds.kinds[kind];
        let first = kind.at + number * kind.places;
        (first..first + kind.places).find(|index| self.take(*index))
    }

    fn place_exact(&mut self, space: &Space<G>, seat: Seat, action: G::Action) {
        match self.find_place(space, seat, &action, 0) {
            Some(index) => self.legal.push((index, action)),
            None if self.others < OTHERS => {
                self.legal.push((space.kinds.size() + self.others, action));
                self.others += 1;
            }
            None => self.lost += 1,
        }
    }

    /// Lists all answers to a form that takes one number for each blank; false if it takes more, or two amounts.
    fn enumerate(&mut self, space: &Space<G>, seat: Seat, form: usize) -> bool {
        let asks = self.choices.forms[form].asks.clone();
        let amounts = asks.iter().filter(|ask| matches!(ask, Ask::Amount { .. })).count();
        let is_single = |ask: &Ask| matches!(ask, Ask::Amount { .. } | Ask::Vote | Ask::One { .. });
        if amounts > 1 || !asks.iter().all(is_single) {
            return false;
        }
        let options = |ask: &Ask| match ask {
            Ask::Amount { .. } => BUCKETS,
            Ask::Vote => 2,
            Ask::One { items } => usize::from(items.len),
            Ask::Pick { .. } | Ask::Quantities { .. } | Ask::Order { .. } => 0,
        };
        let all: usize = asks.iter().map(options).product();
        for answer in 0..all {
            let (mut left, mut bucket) = (answer, 0);
            let mut numbers = [0; game_core::form::MAX_ASKS];
            let mut is_answer = true;
            for (ask, number) in asks.iter().zip(&mut numbers) {
                let option = left % options(ask);
                left /= options(ask);
                *number = option as u32;
                if let Ask::Amount { min, max } = *ask {
                    bucket = option;
                    match amount_of(option, min, max) {
                        Some(amount) => *number = amount,
                        None => is_answer = false,
                    }
                }
            }
            let filled = if is_answer { self.choices.fill_form(form, &numbers[..asks.len()]) } else { None };
            if let Some(action) = filled
                && let Some(index) = self.find_place(space, seat, &action, bucket)
            {
                self.legal.push((index, action));
            }
        }
        true
    }

    /// Answers forms that are too many to list: what the guide of the game's search thinks of, and for a form that it
    /// leaves alone one answer by chance, so that nothing is impossible. All of it follows from the seat's view.
    fn add_candidates(&mut self, space: &Space<G>, seat: Seat, open: &[usize]) {
        let mut chance = Chance::fast(CANDIDATE_SEED);
        let view = self.state.view(&space.config, Some(seat));
        let world = G::determinize(&space.config, &view, &mut chance);
        let guide = space.known.guide;
        for _ in 0..space.known.draws {
            let answer = guide.answer_form(&space.config, &world, seat, &mut self.choices, &mut chance);
            if let Some(action) = answer {
                self.add_candidate(space, seat, action);
            }
        }
        for form in open {
            let blank = self.choices.forms[*form].blank;
            let Some((kind, number)) = code(&blank, &space.kinds, &mut self.listed, seat.number(), 0) else {
                continue;
            };
            let kind = &space.kinds.kinds[kind];
            let first = kind.at + number * kind.places;
            if self.taken[first / 64] & (1 << (first % 64)) == 0 {
                let action = self.choices.sample_form(*form, &mut chance);
                self.add_candidate(space, seat, action);
            }
        }
    }

    fn add_candidate(&mut self, space: &Space<G>, seat: Seat, action: G::Action) {
        let is_new = !self.legal.iter().any(|(_, other)| *other == action);
        if is_new
            && self.state.check(&space.config, seat, &action).is_ok()
            && let Some((kind, _)) = code(&action, &space.kinds, &mut self.listed, seat.number(), 0)
            && space.kinds.kinds[kind].places > 1
            && let Some(index) = self.find_place(space, seat, &action, 0)
        {
            self.legal.push((index, action));
        }
    }

    /// The choice that differs least from an action, field by field.
    fn nearest(&self, action: &Value) -> usize {
        let distance = |other: &G::Action| apart(action, &serde_json::to_value(other).unwrap_or(Value::Null));
        let least = self.legal.iter().min_by(|(_, one), (_, two)| distance(one).total_cmp(&distance(two)));
        least.map_or(0, |(index, _)| *index)
    }
}

/// How much two actions differ: amounts by their ratio, all else by being another.
fn apart(one: &Value, two: &Value) -> f64 {
    match (one, two) {
        (Value::Number(one), Value::Number(two)) => {
            let [one, two] = [one, two].map(|number| number.as_f64().unwrap_or(0.0).ln_1p());
            (one - two).abs()
        }
        (Value::Object(one), Value::Object(two)) => {
            let keys = one.keys().chain(two.keys().filter(|key| !one.contains_key(*key)));
            let of = |map: &serde_json::Map<String, Value>, key: &String| map.get(key).cloned();
            keys.map(|key| match (of(one, key), of(two, key)) {
                (Some(one), Some(two)) => apart(&one, &two),
                _ => 10.0,
            })
            .sum()
        }
        (Value::Array(one), Value::Array(two)) => {
            let only =
                |these: &[Value], those: &[Value]| these.iter().filter(|it| !those.contains(it)).count();
            (only(one, two) + only(two, one)) as f64
        }
        (one, two) if one == two => 0.0,
        _ => 10.0,
    }
}

impl<G: Observed> AnyTable for Table<G> {
    fn reset(&mut self, seed: u64) {
        self.chance = Chance::fast(seed);
        self.state = G::start(&self.space.config, &mut self.chance, &mut Log::off());
        self.fixed = None;
        self.refresh();
    }

    fn seat(&self) -> Option<usize> {
        self.seat.map(Seat::number)
    }

    fn step(&mut self, index: usize) -> Result<(), String> {
        let seat = self.seat.ok_or("the game is over")?;
        let found = self.legal.iter().position(|(other, _)| *other == index);
        let Some(found) = found else {
            return Err(format!("{} ({index}) is not among the choices now", self.space.describe(index)));
        };
        let (_, action) = self.legal.swap_remove(found);
        self.state.apply(&self.space.config, seat, &action, &mut self.chance, &mut Log::off());
        self.fixed = None;
        self.refresh();
        Ok(())
    }

    fn observe(&self, seat: usize, out: &mut [f32]) {
        let config = &self.space.config;
        let view = self.state.view(config, Some(Seat::at(seat)));
        self.space.write(&view, self.state.awaited(config).seats, out);
    }

    fn mask(&self, out: &mut [i8]) {
        out.fill(0);
        self.legal.iter().for_each(|(index, _)| out[*index] = 1);
    }

    fn choices(&self) -> usize {
        self.legal.len()
    }

    fn choice(&self, place: usize) -> usize {
        self.legal[place].0
    }

    fn allows(&self, index: usize) -> bool {
        self.legal.iter().any(|(other, _)| *other == index)
    }

    fn legal(&self) -> Vec<(usize, Value)> {
        let written = |(index, action): &(usize, G::Action)| {
            (*index, serde_json::to_value(action).unwrap_or(Value::Null))
        };
        self.legal.iter().map(written).collect()
    }

    fn without_place(&self) -> (usize, usize) {
        (self.others, self.lost)
    }

    fn bot_choice(&self, level: &str, seed: u64) -> Result<(usize, bool), String> {
        let seat = self.seat.ok_or("the game is over")?;
        let bots = self.space.known.manifest.map_or(&[][..], |manifest| manifest.bots);
        let listed = bots.iter().find(|(name, _)| *name == level).map(|(_, bot)| *bot);
        let bot: &dyn Bot<G> = match listed {
            Some(bot) => bot,
            None if level == "random" => &RandomBot,
            None => return Err(format!("there is no bot '{level}'")),
        };
        let config = &self.space.config;
        let mut choices = Choices::default();
        self.state.choices(config, seat, &mut choices);
        let view = self.state.view(config, Some(seat));
        let action = bot.choose(config, &view, &mut choices, &mut Chance::fast(seed));
        if let Some((index, _)) = self.legal.iter().find(|(_, other)| *other == action) {
            return Ok((*index, true));
        }
        let written = serde_json::to_value(&action).map_err(|error| error.to_string())?;
        Ok((self.nearest(&written), false))
    }

    fn standings(&self) -> Standings {
        self.state.score_now(&self.space.config)
    }

    fn ending(&self) -> Option<&'static str> {
        self.state.ending().map(EndingCode::name)
    }

    fn state(&self) -> Value {
        serde_json::to_value(&self.state).unwrap_or(Value::Null)
    }

    fn imagine(&self, seat: usize, seed: u64) -> Box<dyn AnyTable> {
        let seat = Seat::at(seat);
        let mut chance = Chance::fast(seed);
        let view = self.state.view(&self.space.config, Some(seat));
        let world = G::determinize(&self.space.config, &view, &mut chance);
        Box::new(Table::of_state(self.space.clone(), world, None, seed))
    }

    fn clone_box(&self) -> Box<dyn AnyTable> {
        Box::new(Table::at(self.space.clone(), self.state.clone(), self.chance.clone(), self.fixed))
    }
}
