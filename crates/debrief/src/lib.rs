//! What happened to the money: a recorded game told as figures over turns, moments, debts, flows, turning points, a
//! story and questions to talk about. Everything is computed from the record; every number in a sentence says where it
//! comes from, so that a reader can look it up and a test can check it.
//!
//! `course.rs` replays the record, `figures.rs` makes the series, `charts.rs` says which to draw together, `moments.rs` finds what stands out, `rescue.rs` what a rescue cost, `estimate.rs` lets
//! bots guess who is winning, `playouts.rs` lets them play a moment out, `losses.rs` finds the moves that cost a seat most, `advice.rs` says what to do and why a bot did something, `ways.rs` compares what could be done, `facts.rs` and `story.rs` make sentences, and `questions/` has what to ask. `class/` puts the tables of a class side by side.
//! The sentences are in `messages/<language>/debrief.ftl`.

mod advice;
mod charts;
mod class;
mod course;
mod csv;
mod estimate;
mod facts;
mod figures;
mod losses;
mod moments;
mod playouts;
mod questions;
mod rescue;
mod shape;
mod story;
mod ways;

use std::collections::BTreeMap;

use game_core::record::Record;
use games::records::RecordError;
use games::{BotError, Language};
use serde_json::Value;
use thiserror::Error;

pub use advice::{Advice, AdviceReason, advise, explain};
pub use class::{
    ClassChart, ClassDebrief, ClassFact, ClassLine, ClassSentence, ClassSource, OfTable, TableDebrief,
};
pub use course::{Course, Step, TurnEnd};
pub use csv::write_csv;
pub use games::figures::{gini, velocity};
pub use losses::{Cost, Loss, Losses, LossesProgress, Reason};
pub use playouts::{Tally, play_out};
pub use shape::*;

/// How much work a debrief may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Turns at whose end bots estimate who will win, spread over the game; none leaves turning points out.
    pub estimates: usize,
    /// Games that bots play to the end for each estimate.
    pub playouts: u32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { estimates: 12, playouts: 12 }
    }
}

impl Effort {
    /// Everything but turning points, which take most of the time.
    pub const WITHOUT_ESTIMATES: Effort = Effort { estimates: 0, playouts: 0 };
}

/// Why there is no debrief.
#[derive(Debug, Error)]
pub enum DebriefError {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    Bot(#[from] BotError),
}

impl Debrief {
    /// The same record, the same effort and the same language give the same debrief.
    pub fn of(record: &Record, effort: Effort, language: Language) -> Result<Debrief, DebriefError> {
        let course = Course::of(record, language)?;
        let series = figures::series(&course);
        let estimates = estimate::estimates(&course, effort)?;
        let moments = moments::moments(&course, &series, &estimates);
        let teller = facts::Teller::new(&course, &series);
        let story = story::story(&teller, &moments);
        let questions = questions::questions(&teller, &moments);
        let standings = course.game.standings();
        Ok(Debrief {
            game: course.game.game().info().id.to_owned(),
            title: language.title(course.game.game()),
            players: course.game.seats().to_vec(),
            house_rules: house_rules(&course)?,
            ending: course.game.ending().map(str::to_owned),
            places: standings.places.values().copied().collect(),
            scores: standings.scores.values().copied().collect(),
            winners: standings.winners.iter().map(|seat| seat.number() as u8).collect(),
            turns_per_round: course.game.turns_per_round(),
            turns: course.turns.iter().map(|end| TurnPoint { turn: end.turn, entry: end.entry }).collect(),
            debts: figures::debts(&course),
            flows: figures::flow_sums(&course),
            stocks: figures::stocks(&course),
            names: figures::names(&course),
            money: course.game.money().iter().map(|ware| (*ware).to_owned()).collect(),
            charts: charts::charts(&course, &series),
            series,
            moments,
            estimates,
            story,
            questions,
        })
    }
}

/// What the set-up says where it differs from the printed game.
fn house_rules(course: &Course) -> Result<BTreeMap<String, Value>, RecordError> {
    let setup = course.game.setup();
    let names = course.game.game().house_rules(setup)?.into_iter();
    Ok(names.map(|name| (name.to_owned(), setup[name].clone())).collect())
}
