//! Advice while a game goes on: what a good bot would do in somebody's place, and why a bot did what it did.
//!
//! Everything is worked out in worlds imagined from what the asker knows ([`AnyMatch::imagined`]), the bots' own choices
//! included, so neither a hidden card nor the game's seed can change a word of it. The same view and seed give the same
//! answer.

use game_core::record::By;
use game_core::{Chance, Seat};
use games::{AnyMatch, BotError};
use serde_json::Value;

use crate::losses::{ADVISERS, LEVEL};
use crate::ways::{Way, differences, won};

/// Iterations of the strongest bot's search, where it takes a number.
const ITERATIONS: u32 = 200;
/// Actions that are compared, the one in question included.
const MOST_WAYS: usize = 6;
/// Games after each action, then after the two that are told.
const FIRST_LOOK: u64 = 16;
const SECOND_LOOK: u64 = 84;
/// Worlds in which bots are asked what else a bot could have done.
const ASKED_IN: u64 = 3;
/// Worlds in which it is tried whether a move could be seen.
const SEEN_IN: u64 = 3;
/// Other actions that a move is compared with for that.
const MOST_OTHERS: usize = 48;

/// What was found about an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What to do, or what was done.
    pub action: Value,
    /// The next best action; `None` if bots know no other.
    pub other: Option<Value>,
    /// The share of games won after either; `None` if none were played.
    pub chance: Option<f64>,
    pub other_chance: Option<f64>,
    /// How many games in a hundred more are won after the action than after the other, and whether that is beyond doubt.
    pub gain: f64,
    pub is_clear: bool,
    /// Where the two differ when everybody has had a turn again, the clearest difference first.
    pub why: Vec<AdviceReason>,
}

/// A figure of the seat after both actions.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceReason {
    /// The name of the gauge; `None` for the score.
    pub gauge: Option<&'static str>,
    pub unit: &'static str,
    pub value: f64,
    pub other: f64,
}

/// What a good bot would do in this seat's place, from what the seat knows. `None` if the seat has nothing to choose.
/// `is_late` ends the games early.
pub fn advise(
    game: &dyn AnyMatch,
    seat: Seat,
    seed: u64,
    is_late: impl Fn() -> bool,
) -> Result<Option<Advice>, BotError> {
    let world = game.imagined(Some(seat), &mut Chance::fast(seed));
    if !world.may_act(seat) {
        return Ok(None);
    }
    let best = best_choice(&*world, seat, seed)?;
    let others = candidates(&*world, seat, seed)?.into_iter().filter(|action| *action != best);
    let ways = std::iter::once(best.clone()).chain(others).take(MOST_WAYS).collect();
    let mut weighed = Weighed::new(seat, ways);
    // The seat's view is the same in every such world, and each game imagines its own.
    let world = |_| world.clone();
    weighed.look(FIRST_LOOK, &world, seed, &is_late)?;
    weighed.keep_best_other();
    weighed.look(SECOND_LOOK, &world, seed, &is_late)?;
    weighed.put_better_first();
    Ok(weighed.told(game))
}

/// Why a bot did something, from what somebody else knew before the move: how it compares with what else could have been
/// done. `None` if the asker could not see what was done, or could not have imagined it.
pub fn explain(
    before: &dyn AnyMatch,
    asker: Seat,
    (seat, taken): (Seat, &Value),
    seed: u64,
    is_late: impl Fn() -> bool,
) -> Result<Option<Advice>, BotError> {
    let world = |number: u64| before.imagined(Some(asker), &mut Chance::fast(seed ^ (number << 40)));
    let mut others: Vec<Value> = Vec::new();
    for number in 0..ASKED_IN {
        for action in candidates(&*world(number), seat, seed)? {
            if !others.contains(&action) {
                others.push(action);
            }
        }
    }
    if !(0..SEEN_IN).any(|number| is_possible(&*world(number), seat, taken))
        || (0..SEEN_IN).any(|number| is_hidden(&*world(number), asker, (seat, taken), &others))
    {
        return Ok(None);
    }
    // What reads like what was done is no other way.
    let words = before.words();
    let said = words.say("action", taken);
    others.retain(|action| action != taken && words.say("action", action) != said);
    let ways = std::iter::once(taken.clone()).chain(others).take(MOST_WAYS).collect();
    let mut weighed = Weighed::new(seat, ways);
    weighed.look(FIRST_LOOK, &world, seed, &is_late)?;
    weighed.keep_best_other();
    weighed.look(SECOND_LOOK, &world, seed, &is_late)?;
    Ok(weighed.told(before))
}

/// What traders of every temper would do here, and what saying nothing means.
fn candidates(world: &dyn AnyMatch, seat: Seat, seed: u64) -> Result<Vec<Value>, BotError> {
    let mut found: Vec<Value> = Vec::new();
    for adviser in ADVISERS {
        match world.bot_action(seat, adviser, &mut Chance::fast(seed)) {
            Ok(action) if !found.contains(&action) => found.push(action),
            Ok(_) | Err(BotError::UnknownTemper { .. } | BotError::UnknownLevel { .. }) => {}
            // In this world the seat may do nothing.
            Err(BotError::NothingToChoose(_)) => return Ok(found),
            Err(error) => return Err(error),
        }
    }
    let silence = world.silence(seat);
    if !silence.is_null() && !found.contains(&silence) {
        found.push(silence);
    }
    Ok(found)
}

/// What the strongest bot would do here, with as much thought as at a table.
fn best_choice(world: &dyn AnyMatch, seat: Seat, seed: u64) -> Result<Value, BotError> {
    let game = world.game();
    let strongest = game.levels().last().copied().unwrap_or(LEVEL);
    let bounded = format!("{strongest}:{ITERATIONS}");
    let strongest = if game.check_bot(&bounded).is_ok() { &*bounded } else { strongest };
    world.bot_action(seat, strongest, &mut Chance::fast(seed))
}

fn is_possible(world: &dyn AnyMatch, seat: Seat, action: &Value) -> bool {
    world.try_action(seat, By::Host, action).is_ok()
}

/// Whether the seat could have done something else in this world without the asker noticing a difference.
fn is_hidden(world: &dyn AnyMatch, asker: Seat, (seat, taken): (Seat, &Value), others: &[Value]) -> bool {
    let seen = |action: &Value| {
        let (after, acted) = world.try_action(seat, By::Host, action).ok()?;
        let heard: Vec<Value> = acted.heard_by(Some(asker)).map(|told| told.event.clone()).collect();
        Some((after.view(Some(asker)), after.awaited(), heard))
    };
    let Some(looks) = seen(taken) else { return false };
    let listed: Value = serde_json::from_str(world.choices(seat).get()).unwrap_or_default();
    let exact = listed["exact"].as_array().into_iter().flatten().map(|choice| choice["action"].clone());
    let others = others.iter().cloned().chain(neighbours(taken)).chain(exact);
    let others = others.filter(|other| other != taken).take(MOST_OTHERS);
    others.into_iter().any(|other| seen(&other).is_some_and(|other| other == looks))
}

/// The same action with one number or one yes or no of it changed.
fn neighbours(action: &Value) -> Vec<Value> {
    match action {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            [number - 1, number + 1].into_iter().map(Value::from).collect()
        }
        Value::Bool(yes) => vec![Value::from(!yes)],
        Value::Array(items) => {
            let changed = |at: usize| {
                neighbours(&items[at]).into_iter().map(move |item| {
                    let mut items = items.clone();
                    items[at] = item;
                    Value::from(items)
                })
            };
            (0..items.len()).flat_map(changed).collect()
        }
        Value::Object(fields) => {
            let changed = |(name, value): (&String, &Value)| {
                let name = name.clone();
                neighbours(value).into_iter().map(move |value| {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), value);
                    Value::from(fields)
                })
            };
            fields.iter().flat_map(changed).collect()
        }
        Value::Null | Value::String(_) => Vec::new(),
    }
}

/// The ways that are compared; the one in question comes first.
struct Weighed {
    seat: Seat,
    ways: Vec<Way>,
    played: u64,
}

impl Weighed {
    fn new(seat: Seat, actions: Vec<Value>) -> Weighed {
        Weighed { seat, ways: actions.into_iter().map(Way::new).collect(), played: 0 }
    }

    /// Plays so many games more after each way, where there is something to compare.
    fn look(
        &mut self,
        games: u64,
        world: &impl Fn(u64) -> Box<dyn AnyMatch>,
        seed: u64,
        is_late: &impl Fn() -> bool,
    ) -> Result<(), BotError> {
        if self.ways.len() < 2 {
            return Ok(());
        }
        for number in self.played..self.played + games {
            if is_late() {
                break;
            }
            let world = world(number);
            // The same number gives the same world and dice after every way.
            for way in &mut self.ways {
                way.games.push(world.foresee(self.seat, &way.action, LEVEL, (seed << 16) | number)?);
            }
            self.played += 1;
        }
        Ok(())
    }

    /// Forgets every way but the first and the best of the others.
    fn keep_best_other(&mut self) {
        let gain = |at: usize| self.ways[at].looks_better_than(&self.ways[0], self.seat);
        let tried = (1..self.ways.len()).filter(|at| gain(*at).count > 0);
        match tried.max_by(|one, two| gain(*one).mean.total_cmp(&gain(*two).mean)) {
            Some(best) => {
                self.ways.swap(1, best);
                self.ways.truncate(2);
            }
            None => self.ways.truncate(1),
        }
    }

    /// What wins more games is what to do: whoever reads both shares would not follow the other one.
    fn put_better_first(&mut self) {
        if let [first, other] = &*self.ways
            && other.gain_over(first, |game| Some(won(game, self.seat))).mean > 0.0
        {
            self.ways.swap(0, 1);
        }
    }

    fn told(self, game: &dyn AnyMatch) -> Option<Advice> {
        let seat = self.seat;
        match &*self.ways {
            [] => None,
            [only] => Some(Advice {
                action: only.action.clone(),
                other: None,
                chance: None,
                other_chance: None,
                gain: 0.0,
                is_clear: false,
                why: Vec::new(),
            }),
            [first, other, ..] => {
                let gain = first.gain_over(other, |game| Some(won(game, seat))).estimate();
                let reasons = differences(game.game(), seat, first, other).into_iter();
                let reason = |figure: crate::ways::Difference| AdviceReason {
                    gauge: figure.gauge,
                    unit: figure.unit,
                    value: figure.one,
                    other: figure.two,
                };
                Some(Advice {
                    action: first.action.clone(),
                    other: Some(other.action.clone()),
                    chance: Some(first.chance(seat)),
                    other_chance: Some(other.chance(seat)),
                    gain: 100.0 * gain.value,
                    is_clear: gain.low > 0.0 || gain.high < 0.0,
                    why: reasons.map(reason).collect(),
                })
            }
        }
    }
}
