//! A record replayed without what was taken back: every action with its events and flows, and how it stood at the end of
//! every turn.

use std::collections::BTreeSet;

use game_core::record::{Happened, Record};
use game_core::{Debt, Flow, Holdings, Reading, Seat, Standings, Told, Words};
use games::records::{RecordError, at_the_deal, replay_to};
use games::{AnyMatch, Language, translations};

/// An action that counts and what came of it.
pub struct Step {
    pub entry: u64,
    /// The turn in which it was taken.
    pub turn: u32,
    pub seat: Seat,
    pub events: Vec<Told>,
    pub flows: Vec<Flow>,
}

/// How it stood when a turn was over.
pub struct TurnEnd {
    pub turn: u32,
    pub entry: u64,
    pub readings: Vec<Reading>,
    pub holdings: Holdings,
    pub debts: Vec<Debt>,
    pub standings: Standings,
    pub position: Box<dyn AnyMatch>,
}

/// A whole game.
pub struct Course {
    pub steps: Vec<Step>,
    pub turns: Vec<TurnEnd>,
    /// What lay where after the deal.
    pub dealt: Holdings,
    /// At its end.
    pub game: Box<dyn AnyMatch>,
    pub language: Language,
    /// What the game says.
    pub words: Words,
    /// What debriefs say, with the names of this game.
    pub told: Words,
}

impl Course {
    pub fn of(record: &Record, language: Language) -> Result<Course, RecordError> {
        let counting: BTreeSet<u64> = replay_to(record, None)?.moves().map(|counts| counts.seq).collect();
        let (mut game, _) = at_the_deal(record)?;
        let dealt = game.holdings();
        let (mut steps, mut turns) = (Vec::new(), Vec::new());
        let mut turn = game.round();
        let mut last = 0;
        for entry in &record.entries {
            let seat = match &entry.what {
                Happened::Action { seat, .. } if counting.contains(&entry.seq) => *seat,
                Happened::Note(_) => {
                    game.enter(entry)?;
                    continue;
                }
                Happened::Action { .. } | Happened::Undo { .. } => continue,
            };
            let Some(acted) = game.enter(entry)? else { continue };
            last = entry.seq;
            steps.push(Step { entry: last, turn, seat, events: acted.events, flows: acted.flows });
            if game.round() != turn {
                turns.push(TurnEnd::of(&*game, turn, last));
                turn = game.round();
            }
        }
        // The last action may have ended its turn already.
        if turns.last().is_none_or(|end: &TurnEnd| end.entry != last) {
            turns.push(TurnEnd::of(&*game, turn, last));
        }
        let words = game.words_in(language);
        let told = translations::debrief(language).with_names(game.names());
        let told = told.with_players(game.seats().iter().cloned());
        Ok(Course { steps, turns, dealt, game, language, words, told })
    }

    /// Every event with its step and its place among the step's events.
    pub fn events(&self) -> impl Iterator<Item = (&Step, usize, &Told)> {
        self.steps
            .iter()
            .flat_map(|step| step.events.iter().enumerate().map(move |(index, told)| (step, index, told)))
    }

    /// The events of one kind, with their fields.
    pub fn events_of<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = Heard<'a>> + 'a {
        self.events().filter_map(move |(step, event, told)| {
            let fields = fields_of(&told.event, kind)?;
            Some(Heard { step, event, kind, fields })
        })
    }

    /// The last turn in which anybody acted.
    pub fn last_turn(&self) -> u32 {
        self.turns.last().map_or(1, |end| end.turn)
    }
}

/// An event of a kind that was looked for.
#[derive(Clone, Copy)]
pub struct Heard<'a> {
    pub step: &'a Step,
    pub event: usize,
    pub kind: &'a str,
    pub fields: &'a serde_json::Value,
}

impl Heard<'_> {
    /// `None` if the event has no such field, or something else than a number in it: games tell of the same thing in
    /// events of their own.
    pub fn number(&self, field: &str) -> Option<f64> {
        self.fields.pointer(&format!("/{field}"))?.as_f64()
    }

    pub fn seat(&self, field: &str) -> Option<Seat> {
        let number = self.fields.get(field)?.as_u64()?;
        Seat::new(u8::try_from(number).ok()?)
    }
}

static NO_FIELDS: serde_json::Value = serde_json::Value::Null;

/// The fields of an event if it is of this kind; an event without fields is a mere name.
pub fn fields_of<'a>(event: &'a serde_json::Value, kind: &str) -> Option<&'a serde_json::Value> {
    match event {
        serde_json::Value::String(name) => (name == kind).then_some(&NO_FIELDS),
        event => event.get(kind),
    }
}

impl TurnEnd {
    fn of(game: &dyn AnyMatch, turn: u32, entry: u64) -> TurnEnd {
        TurnEnd {
            turn,
            entry,
            readings: game.gauges(),
            holdings: game.holdings(),
            debts: game.debts(),
            standings: game.standings(),
            position: game.clone_box(),
        }
    }
}
