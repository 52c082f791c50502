//! Positions from anywhere: a state that was tampered with is refused by the audit, or play goes on from it.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::variant_of;
use crate::{Bot, Chance, Choices, Log, LogOf, Observed, Seat, SeatSet, lossless, preview};

/// How far play goes on from an accepted position.
const FOLLOWED: u32 = 50;

/// One step in this many is looked at from every side; every step is audited.
const LOOKED_AT: u32 = 7;

/// What became of the positions tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PositionsTried {
    /// Not even the shape of a state.
    pub unreadable: u32,
    pub refused: u32,
    pub accepted: u32,
    /// How many were accepted of those that came from each phase of the game.
    pub phases: BTreeMap<String, u32>,
}

impl PositionsTried {
    pub fn add(&mut self, other: PositionsTried) {
        self.unreadable += other.unreadable;
        self.refused += other.refused;
        self.accepted += other.accepted;
        for (phase, accepted) in other.phases {
            *self.phases.entry(phase).or_default() += accepted;
        }
    }
}

/// Tampers with states of random games, as often with those of a rare phase as with those of a common one, and plays on
/// from whatever the audit accepts, by chance and with these bots, auditing every step. Each position must be refused with
/// a reason, or be as good as any.
///
/// # Panics
/// With the position, if play cannot go on from an accepted one, or if it is refused without a word; and wherever the game
/// itself panics.
pub fn assert_positions_are_proven<G: Observed>(
    config: &G::Config,
    bots: &[&dyn Bot<G>],
    positions: u32,
    seed: u64,
) -> PositionsTried {
    let mut chance = Chance::fast(seed);
    let mut tried = PositionsTried::default();
    let mut pool = BTreeMap::new();
    for number in 0..positions {
        if number % 500 == 0 {
            pool = states_of_a_game::<G>(config, &mut chance);
        }
        let any = |chance: &mut Chance| {
            let phase = chance.index("position", pool.len());
            let (phase, states) = pool.iter().nth(phase).unwrap_or_else(|| panic!("a game has a phase"));
            (phase, states[chance.index("position", states.len())].clone())
        };
        let ((phase, mut tampered), (_, other)) = (any(&mut chance), any(&mut chance));
        for _ in 0..=chance.pick("position", 3) {
            tamper(&mut tampered, &other, &mut chance);
        }
        let Ok(state) = serde_json::from_value::<G>(tampered.clone()) else {
            tried.unreadable += 1;
            continue;
        };
        if let Err(finding) = state.audit(config) {
            assert!(finding.contains(' '), "{}: {finding:?} is said of {tampered}", G::INFO.id);
            tried.refused += 1;
            continue;
        }
        tried.accepted += 1;
        *tried.phases.entry(phase.clone()).or_default() += 1;
        if let Err(finding) = play_on(config, state, bots, &mut chance) {
            panic!("{}: {finding} after accepting {tampered}", G::INFO.id);
        }
    }
    tried
}

/// The states of one random game, as JSON, by the phase that everyone sees.
fn states_of_a_game<G: Observed>(config: &G::Config, chance: &mut Chance) -> BTreeMap<String, Vec<Value>> {
    let mut log: LogOf<G> = Log::off();
    let mut choices = Choices::default();
    let mut state = G::start(config, chance, &mut log);
    let mut states: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let mut keep = |state: &G| {
        let public = serde_json::to_value(state.public(config)).unwrap_or_default();
        states.entry(variant_of(&public["phase"])).or_default().extend(serde_json::to_value(state).ok());
    };
    while let Some(seat) = state.awaited(config).first {
        keep(&state);
        choices.clear();
        state.choices(config, seat, &mut choices);
        let action = choices.sample(chance);
        state.apply(config, seat, &action, chance, &mut log);
    }
    keep(&state);
    states
}

fn play_on<G: Observed>(
    config: &G::Config,
    mut state: G,
    bots: &[&dyn Bot<G>],
    chance: &mut Chance,
) -> Result<(), String> {
    let mut log: LogOf<G> = Log::off();
    let mut choices = Choices::default();
    for step in 0..FOLLOWED {
        if step % LOOKED_AT == 0 {
            look_at(config, &state, chance);
        }
        if state.ending().is_some() {
            return Ok(());
        }
        let seat =
            state.awaited(config).first.ok_or_else(|| format!("nobody is waited for at step {step}"))?;
        choices.clear();
        state.choices(config, seat, &mut choices);
        if choices.is_empty() {
            return Err(format!("{seat:?} has no choice at step {step}"));
        }
        let silence = state.silence(config, seat);
        state.check(config, seat, &silence).map_err(|illegal| format!("silence is {illegal:?}"))?;
        // Chance or a bot, step by step: bots come to positions that chance does not.
        let action = match chance.index("position", bots.len() + 1).checked_sub(1) {
            Some(bot) => {
                let view = state.view(config, Some(seat));
                bots[bot].choose(config, &view, &mut choices, chance)
            }
            None => choices.sample(chance),
        };
        let checked = state.check(config, seat, &action);
        checked.map_err(|illegal| format!("{action:?} at step {step} is {illegal:?}"))?;
        if step % LOOKED_AT == 0 {
            preview::<G>(config, &state.view(config, Some(seat)), seat, &action)
                .map_err(|illegal| format!("the preview of {action:?} at step {step} is {illegal:?}"))?;
        }
        state.apply(config, seat, &action, chance, &mut log);
        state.audit(config).map_err(|finding| format!("{finding} at step {step} by {action:?}"))?;
    }
    Ok(())
}

/// Everything that can be asked of a state.
fn look_at<G: Observed>(config: &G::Config, state: &G, chance: &mut Chance) {
    let seats: SeatSet = SeatSet::all(G::players(config));
    let viewers = seats.iter().map(Some).chain([None]);
    let viewer: Option<Seat> = viewers.into_iter().nth(chance.index("position", seats.len() + 1)).flatten();
    G::determinize(config, &state.view(config, viewer), chance);
    let mut choices = Choices::default();
    for seat in seats.iter() {
        choices.clear();
        state.choices(config, seat, &mut choices);
        // Not only those who are waited for may act.
        if !choices.is_empty() {
            let action = choices.sample(chance);
            state.clone().apply(config, seat, &action, chance, &mut Log::off());
        }
    }
    state.open_standings(config);
    state.gauges(config, &mut Vec::new());
    state.score_lines(config);
    state.score_now(config);
    state.progress(config);
}

/// Changes one thing: a whole part taken from another state, a shift between two accounts, or a value anywhere.
fn tamper(state: &mut Value, other: &Value, chance: &mut Chance) {
    match chance.pick("position", 5) {
        0 => {
            let (Some(fields), Some(others)) = (state.as_object_mut(), other.as_object()) else { return };
            let at = chance.index("position", fields.len());
            if let Some((name, value)) = fields.iter_mut().nth(at) {
                others.get(name).unwrap_or(&Value::Null).clone_into(value);
            }
        }
        1 => shift(state, chance),
        2 => graft(state, other, chance),
        _ => change(state, chance),
    }
}

/// Takes a part over from another state, from anywhere inside.
fn graft(part: &mut Value, other: &Value, chance: &mut Chance) {
    let at = |len: usize, chance: &mut Chance| chance.index("position", len);
    let deeper = match (&mut *part, other) {
        (Value::Object(fields), Value::Object(others)) if !fields.is_empty() => {
            let chosen = at(fields.len(), chance);
            fields.iter_mut().nth(chosen).and_then(|(name, inside)| Some((inside, others.get(name)?)))
        }
        (Value::Array(list), Value::Array(others)) if !list.is_empty() => {
            let chosen = at(list.len(), chance);
            list.get_mut(chosen).zip(others.get(chosen))
        }
        _ => None,
    };
    match deeper {
        Some((inside, other)) if inside.is_array() || inside.is_object() => graft(inside, other, chance),
        Some((inside, other)) => other.clone_into(inside),
        None => other.clone_into(part),
    }
}

/// Moves something between two rows of a table of numbers, as in books: their sum stays.
fn shift(state: &mut Value, chance: &mut Chance) {
    let Some(fields) = state.as_object_mut() else { return };
    let tables = fields.values_mut().filter_map(Value::as_array_mut);
    let tables = tables.filter(|rows| rows.iter().all(Value::is_array) && rows.len() > 1);
    for rows in tables {
        let columns = rows[0].as_array().map_or(0, Vec::len);
        if columns == 0 {
            continue;
        }
        let column = chance.index("position", columns);
        let amount = i64::from(number(chance));
        for sign in [1, -1] {
            let row = chance.index("position", rows.len());
            if let Some(value) = rows[row].get_mut(column) {
                let shifted = value.as_i64().unwrap_or(0) + sign * amount;
                *value = shifted.into();
            }
        }
    }
}

fn number(chance: &mut Chance) -> i32 {
    match chance.pick("position", 6) {
        0 => chance.pick("position", 4) as i32,
        1 => chance.pick("position", 70) as i32,
        2 => chance.pick("position", 20_000) as i32,
        3 => i32::MAX - chance.pick("position", 3) as i32,
        4 => -1 - chance.pick("position", 3) as i32,
        _ => chance.pick("position", i32::MAX as u32) as i32,
    }
}

/// Changes a value somewhere inside.
fn change(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.index("position", fields.len());
            if let Some((_, inside)) = fields.iter_mut().nth(at) {
                change(inside, chance);
            }
        }
        Value::Array(list) => change_list(list, chance),
        Value::Number(n) => {
            let old = n.as_i64().unwrap_or(0);
            *value = match chance.pick("position", 4) {
                0 => (old + 1).into(),
                1 => (old - 1).into(),
                2 if chance.pick("position", 4) == 0 => Value::Null,
                _ => number(chance).into(),
            };
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Null => *value = number(chance).into(),
        Value::String(_) | Value::Object(Map { .. }) => {}
    }
}

fn change_list(list: &mut Vec<Value>, chance: &mut Chance) {
    let len = lossless(list.len());
    match chance.pick("position", 6) {
        0 => list.push(number(chance).into()),
        _ if len == 0 => {}
        1 => {
            list.remove(chance.pick("position", len) as usize);
        }
        2 => list.push(list[chance.pick("position", len) as usize].clone()),
        3 => list.swap(chance.pick("position", len) as usize, chance.pick("position", len) as usize),
        _ => change(&mut list[chance.pick("position", len) as usize], chance),
    }
}
