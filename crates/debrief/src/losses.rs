//! Where did I lose it? The moves of one seat that cost it most, by the bots' estimate, and what would have been better.
//!
//! Every move is weighed from what the seat knew then: bots answer in its place from its view, and each answer is played out
//! in worlds imagined from that view ([`AnyMatch::foresee`]), so hidden cards of others change nothing. A win is noisy, so
//! all moves are looked at briefly, the worst longer, and what is said at the end comes from games of its own: a move that
//! only looked bad by chance is left out.

use std::sync::atomic::{AtomicBool, Ordering};

use game_core::record::{By, Happened, Record};
use game_core::{Chance, Seat};
use games::records::at_the_deal;
use games::{AnyMatch, BotError, Foreseen, Language};
use lab::stats::Moments;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::DebriefError;
use crate::course::Course;

/// Who is asked what else could have been done.
const ADVISERS: [&str; 5] =
    ["trader:steady", "trader:careful", "trader:daring", "trader:cooperative", "trader:selfish"];
/// Who plays on.
const LEVEL: &str = "trader";
/// Games of the first look, over all moves together, and the fewest and most for each action.
const FIRST_LOOK: usize = 1200;
const FIRST_EACH: std::ops::RangeInclusive<usize> = 2..=16;
/// Moves looked at a second time, and games for each action.
const SECOND_MOVES: usize = 12;
const SECOND_EACH: usize = 32;
/// Moves looked at a third time, and games for each action.
const THIRD_MOVES: usize = 6;
const THIRD_EACH: usize = 120;
/// Moves that are told.
const MOST: usize = 3;
/// Figures that say why.
const MOST_REASONS: usize = 3;
/// How often it is said how far it is, in games.
const SAY_EVERY: usize = 20;

/// What cost a seat most.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Losses {
    pub seat: u8,
    /// Moves of the seat for which bots knew something else to do.
    pub weighed: u32,
    /// The costliest first; empty if no single move cost much.
    pub moves: Vec<Loss>,
}

/// A move that cost a seat a part of its chance to win.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Loss {
    pub entry: u64,
    /// The last entry before it that counts, where the choice was open; 0 is the deal.
    pub before: u64,
    pub turn: u32,
    /// What was done.
    pub taken: String,
    /// What would have been better.
    pub better: String,
    /// The share of games won after what was done.
    pub chance: f64,
    /// The share of games won after what would have been better.
    pub better_chance: f64,
    /// How much the move cost.
    pub cost: Cost,
    /// Where the two ways differ when everybody has had a turn again, the clearest difference first.
    pub why: Vec<Reason>,
}

/// A share of all games that a move cost, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Cost {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// A figure of the seat after each of two moves.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Reason {
    pub label: String,
    pub unit: String,
    pub taken: f64,
    pub better: f64,
}

/// How far the search for costly moves is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema, TS)]
pub struct LossesProgress {
    /// Games that were played.
    pub done: u32,
    /// How many there will be; it falls when fewer moves are worth another look.
    pub games: u32,
    /// What was found, in the last line; null there if the time was up.
    pub losses: Option<Losses>,
}

impl Losses {
    /// The same record gives the same answer. `None` if `stop` was set before the end; `report` hears how far it is.
    pub fn of(
        record: &Record,
        seat: Seat,
        language: Language,
        stop: &AtomicBool,
        report: impl FnMut(&LossesProgress),
    ) -> Result<Option<Losses>, DebriefError> {
        let course = Course::of(record, language)?;
        let players = course.game.players();
        if seat.number() >= usize::from(players) {
            return Err(BotError::NoSuchSeat { seat, players }.into());
        }
        let mut moves = weighable(record, &course, seat)?;
        let weighed = moves.len() as u32;
        let actions: usize = moves.iter().map(|one| one.ways.len()).sum();
        let first = (FIRST_LOOK / actions.max(1)).clamp(*FIRST_EACH.start(), *FIRST_EACH.end());
        let second_and_third =
            |moves: usize| 2 * (SECOND_MOVES.min(moves) * SECOND_EACH + THIRD_MOVES.min(moves) * THIRD_EACH);
        let games = actions * first + second_and_third(moves.len());
        let mut desk = Desk { seat, stop, report, done: 0, games };
        for one in &mut moves {
            if !desk.look(one, 0..first)? {
                return Ok(None);
            }
        }
        keep_worst(&mut moves, SECOND_MOVES, seat);
        desk.games = desk.done + second_and_third(moves.len());
        for one in &mut moves {
            one.keep_best_way(seat);
            if !desk.look(one, first..first + SECOND_EACH)? {
                return Ok(None);
            }
        }
        keep_worst(&mut moves, THIRD_MOVES, seat);
        desk.games = desk.done + 2 * moves.len() * THIRD_EACH;
        for one in &mut moves {
            // What is told comes from games that had no part in the choice of what to tell.
            one.ways.iter_mut().for_each(|way| way.games.clear());
            if !desk.look(one, first + SECOND_EACH..first + SECOND_EACH + THIRD_EACH)? {
                return Ok(None);
            }
        }
        let mut told: Vec<Loss> = moves.iter().filter_map(|one| one.told(&course, seat)).collect();
        told.sort_by(|one, two| two.cost.value.total_cmp(&one.cost.value));
        told.truncate(MOST);
        Ok(Some(Losses { seat: seat.number() as u8, weighed, moves: told }))
    }
}

/// A move of the seat and the ways it could have gone.
struct Weighed {
    entry: u64,
    before: u64,
    turn: u32,
    position: Box<dyn AnyMatch>,
    /// What was done comes first.
    ways: Vec<Way>,
}

struct Way {
    action: Value,
    /// By the number of the game; `None` where the action was not possible.
    games: Vec<Option<Foreseen>>,
}

/// The moves of a seat for which bots know something else to do.
fn weighable(record: &Record, course: &Course, seat: Seat) -> Result<Vec<Weighed>, DebriefError> {
    let of_seat = |what: &Happened| matches!(what, Happened::Action { seat: of, .. } if *of == seat);
    let is_person = |what: &Happened| matches!(what, Happened::Action { by: By::Owner, .. });
    let entered = || record.entries.iter().map(|entry| &entry.what).filter(|what| of_seat(what));
    // What a bot did in somebody's absence is not theirs; a seat that always was a bot's has nobody else.
    let has_person = entered().any(is_person);
    let is_theirs = |what: &Happened| match what {
        Happened::Action { by: By::Bot(_), .. } => of_seat(what) && !has_person,
        what => of_seat(what) && is_person(what),
    };
    let mut steps = course.steps.iter().peekable();
    let (mut game, _) = at_the_deal(record)?;
    let (mut moves, mut before) = (Vec::new(), 0);
    for entry in &record.entries {
        let counts = steps.next_if(|step| step.entry == entry.seq);
        if let Some(step) = counts
            && is_theirs(&entry.what)
            // Whoever acts unasked could have waited, which is no action that could be played out.
            && game.awaited().seats.has(seat)
            && let Some(taken) = course.game.action(entry.seq)
        {
            let others = advised(&*game, seat, &taken, entry.seq, course)?;
            if !others.is_empty() {
                let ways = std::iter::once(taken).chain(others);
                let ways = ways.map(|action| Way { action, games: Vec::new() }).collect();
                moves.push(Weighed {
                    entry: entry.seq,
                    before,
                    turn: step.turn,
                    position: game.clone_box(),
                    ways,
                });
            }
        }
        if counts.is_some() || matches!(entry.what, Happened::Note(_)) {
            game.enter(entry)?;
        }
        if counts.is_some() {
            before = entry.seq;
        }
    }
    Ok(moves)
}

/// What bots of every temper would have done otherwise, from the seat's view. What reads like what was done is no advice.
fn advised(
    game: &dyn AnyMatch,
    seat: Seat,
    taken: &Value,
    entry: u64,
    course: &Course,
) -> Result<Vec<Value>, BotError> {
    let said = |action: &Value| course.words.say("action", action);
    let (done, mut others) = (said(taken), Vec::new());
    for adviser in ADVISERS {
        match game.bot_action(seat, adviser, &mut Chance::fast(entry)) {
            Ok(action) if !others.contains(&action) && said(&action) != done => others.push(action),
            Ok(_) | Err(BotError::UnknownTemper { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(others)
}

/// Where games are played and counted.
struct Desk<'a, R> {
    seat: Seat,
    stop: &'a AtomicBool,
    report: R,
    done: usize,
    games: usize,
}

impl<R: FnMut(&LossesProgress)> Desk<'_, R> {
    /// Plays these games after every way of a move; false if it was told to stop.
    fn look(&mut self, one: &mut Weighed, numbers: std::ops::Range<usize>) -> Result<bool, BotError> {
        for way in &mut one.ways {
            for number in numbers.clone() {
                if self.stop.load(Ordering::Relaxed) {
                    return Ok(false);
                }
                // The same number gives the same world and dice after either way.
                let seed = (one.entry << 16) | number as u64;
                way.games.push(one.position.foresee(self.seat, &way.action, LEVEL, seed)?);
                self.done += 1;
                if self.done.is_multiple_of(SAY_EVERY) {
                    let (done, games) = (self.done as u32, self.games.max(self.done) as u32);
                    (self.report)(&LossesProgress { done, games, losses: None });
                }
            }
        }
        Ok(true)
    }
}

/// A victory, as a share if it is shared.
fn won(game: &Foreseen, seat: Seat) -> f64 {
    let winners = game.standings.winners;
    if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// A victory and the place: with few games places tell more than victories alone.
fn fared(game: &Foreseen, seat: Seat) -> f64 {
    let places = &game.standings.places;
    let below = places.players().max(2) - 1;
    won(game, seat) + 1.0 - f64::from(places[seat] - 1) / f64::from(below)
}

impl Weighed {
    /// How much more there was of something after a way than after what was done, over the games in which both have it.
    fn gain(&self, way: &Way, figure: impl Fn(&Foreseen) -> Option<f64>) -> Moments {
        let mut gain = Moments::default();
        let read = |game: &Option<Foreseen>| game.as_ref().and_then(&figure);
        for (done, other) in self.ways[0].games.iter().zip(&way.games) {
            if let (Some(done), Some(other)) = (read(done), read(other)) {
                gain.add(other - done);
            }
        }
        gain
    }

    /// How much better a way looks.
    fn looks_better(&self, way: &Way, seat: Seat) -> f64 {
        self.gain(way, |game| Some(fared(game, seat))).mean
    }

    fn best_gain(&self, seat: Seat) -> f64 {
        self.ways[1..].iter().map(|way| self.looks_better(way, seat)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// Forgets every way but what was done and what looks best.
    fn keep_best_way(&mut self, seat: Seat) {
        let gain = |at: usize| self.looks_better(&self.ways[at], seat);
        let best = (1..self.ways.len()).max_by(|one, two| gain(*one).total_cmp(&gain(*two)));
        if let Some(best) = best {
            self.ways.swap(1, best);
            self.ways.truncate(2);
        }
    }

    /// What to say of it; `None` if it may have cost nothing.
    fn told(&self, course: &Course, seat: Seat) -> Option<Loss> {
        let [done, better] = &*self.ways else { return None };
        let cost = self.gain(better, |game| Some(won(game, seat))).estimate();
        if cost.low <= 0.0 {
            return None;
        }
        let chance = |way: &Way| mean(way, |game| Some(won(game, seat)));
        Some(Loss {
            entry: self.entry,
            before: self.before,
            turn: self.turn,
            taken: course.words.say("action", &done.action),
            better: course.words.say("action", &better.action),
            chance: chance(done),
            better_chance: chance(better),
            cost: Cost { value: cost.value, low: cost.low, high: cost.high },
            why: self.reasons(course, seat),
        })
    }

    /// The seat's figures that differ beyond doubt, the clearest first.
    fn reasons(&self, course: &Course, seat: Seat) -> Vec<Reason> {
        let read = |game: &Foreseen, gauge: &str| {
            let found = game.soon.iter().find(|read| read.gauge == gauge && read.seat == Some(seat));
            found.map(|read| read.value).filter(|value| value.is_finite())
        };
        let score = |game: &Foreseen| Some(game.standings_soon.scores[seat] as f64);
        let gauges = course.game.game().gauges().iter().filter(|gauge| gauge.by_seat);
        let mut reasons: Vec<(f64, Reason)> = gauges
            .filter_map(|gauge| {
                let label = course.words.label("gauge", gauge.name);
                self.reason(label, gauge.unit.to_owned(), |game| read(game, gauge.name))
            })
            .collect();
        let (label, unit) = (course.told.label("figure", "score"), course.told.label("unit", "score"));
        // Where a gauge is the worth by another name, it is said once.
        let is_said = |one: &Reason| {
            reasons.iter().any(|(_, said)| (said.taken, said.better) == (one.taken, one.better))
        };
        let worth = self.reason(label, unit, score).filter(|(_, worth)| !is_said(worth));
        reasons.extend(worth);
        reasons.sort_by(|one, two| two.0.total_cmp(&one.0));
        reasons.into_iter().map(|(_, reason)| reason).take(MOST_REASONS).collect()
    }

    /// A figure after both moves with how clearly it differs; `None` if that may be chance.
    fn reason(
        &self,
        label: String,
        unit: String,
        figure: impl Fn(&Foreseen) -> Option<f64>,
    ) -> Option<(f64, Reason)> {
        let [done, better] = &*self.ways else { return None };
        let gain = self.gain(better, &figure);
        let estimate = gain.estimate();
        if estimate.low <= 0.0 && estimate.high >= 0.0 {
            return None;
        }
        let clearness = gain.mean.abs() / gain.standard_error().max(f64::EPSILON);
        let reason = Reason { label, unit, taken: mean(done, &figure), better: mean(better, &figure) };
        Some((clearness, reason))
    }
}

fn mean(way: &Way, figure: impl Fn(&Foreseen) -> Option<f64>) -> f64 {
    let mut moments = Moments::default();
    way.games.iter().flatten().filter_map(figure).for_each(|value| moments.add(value));
    moments.mean
}

/// So many moves after which another way looked best by most, the worst first.
fn keep_worst(moves: &mut Vec<Weighed>, most: usize, seat: Seat) {
    moves.retain(|one| one.best_gain(seat) > 0.0);
    moves.sort_by(|one, two| two.best_gain(seat).total_cmp(&one.best_gain(seat)));
    moves.truncate(most);
}
