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
use games::{AnyMatch, BotError, Language};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::DebriefError;
use crate::course::Course;
use crate::ways::{Way, differences, won};

/// Who is asked what else could have been done.
pub(crate) const ADVISERS: [&str; 5] =
    ["trader:steady", "trader:careful", "trader:daring", "trader:cooperative", "trader:selfish"];
/// Who plays on.
pub(crate) const LEVEL: &str = "trader";
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
        // By what was surely lost: a doubtful estimate does not come before a plain mistake.
        told.sort_by(|one, two| two.cost.low.total_cmp(&one.cost.low));
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
                let ways = ways.map(Way::new).collect();
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

impl Weighed {
    /// How much better a way looks.
    fn looks_better(&self, way: &Way, seat: Seat) -> f64 {
        way.looks_better_than(&self.ways[0], seat).mean
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
        let cost = better.gain_over(done, |game| Some(won(game, seat))).estimate();
        if cost.low <= 0.0 {
            return None;
        }
        Some(Loss {
            entry: self.entry,
            before: self.before,
            turn: self.turn,
            taken: course.words.say("action", &done.action),
            better: course.words.say("action", &better.action),
            chance: done.chance(seat),
            better_chance: better.chance(seat),
            cost: Cost { value: cost.value, low: cost.low, high: cost.high },
            why: reasons(course, seat, done, better),
        })
    }
}

/// The seat's figures that differ, in the reader's words.
fn reasons(course: &Course, seat: Seat, done: &Way, better: &Way) -> Vec<Reason> {
    let told = differences(course.game.game(), seat, done, better).into_iter().map(|figure| {
        let (label, unit) = match figure.gauge {
            Some(gauge) => (course.words.label("gauge", gauge), figure.unit.to_owned()),
            None => (course.told.label("figure", "score"), course.told.label("unit", "score")),
        };
        Reason { label, unit, taken: figure.one, better: figure.two }
    });
    told.collect()
}

/// So many moves after which another way looked best by most, the worst first.
fn keep_worst(moves: &mut Vec<Weighed>, most: usize, seat: Seat) {
    moves.retain(|one| one.best_gain(seat) > 0.0);
    moves.sort_by(|one, two| two.best_gain(seat).total_cmp(&one.best_gain(seat)));
    moves.truncate(most);
}
