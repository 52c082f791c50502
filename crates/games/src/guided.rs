//! A guided game: the first one somebody plays, with dice that are known, rivals who play a script, and a lesson at each
//! of the learner's own moves. It is data beside the game (`guided.json` in its crate); its sentences are in the game's
//! messages under `guided` and `guided_else`, so that they can be translated.
//!
//! Where the learner stands follows from the match alone: as long as the actions that count are the beginning of the
//! script, the next step is the one after them. Nothing else is kept, so an undo leads back onto the script, and a
//! program whose script has changed finds that the learner has left it.

use std::collections::BTreeMap;

use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::records::{Origin, Scheme, ServerSeed};
use crate::{AnyGame, AnyMatch, Dice, StartError, Terms};

/// The name under which scripted rivals stand in a record: `bot:script`.
pub const SCRIPT: &str = "script";

/// A game to learn by.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuidedGame {
    /// The number from which all its dice follow.
    pub seed: u64,
    pub players: u8,
    /// Where the learner sits.
    pub seat: Seat,
    /// Options that differ from the printed ones: mostly what makes it short.
    #[serde(default)]
    pub setup: Value,
    /// Everything that is played, in order.
    pub steps: Vec<Step>,
    /// What is said when all of it has been played.
    pub end: Lesson,
}

/// One action of the script. The learner's own have a lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Who acts; the learner if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The action, as a record has it.
    #[serde(rename = "do")]
    pub action: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Lesson>,
}

/// What the learner is told before a move.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Messages under `guided`, one page each.
    pub say: Vec<String>,
    /// Things on the board to look at, such as `card:7`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub light: Vec<String>,
    /// What fills the sentences: a name, and where it is found in `{public, own, will, standings}`, as a JSON pointer.
    /// `will` has the events that the wanted action is certain to bring, by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, String>,
}

/// Where the learner stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place<'g> {
    /// This step is next.
    Step(&'g Step),
    /// The whole script has been played.
    End,
    /// Something else was played.
    Left,
}

impl GuidedGame {
    /// The guided game of a game, if it has one.
    pub fn of(game: &dyn AnyGame) -> Option<GuidedGame> {
        serde_json::from_str(game.about().guided?).ok()
    }

    /// What its dice follow from.
    pub fn origin(&self) -> Origin {
        Origin::guided(ServerSeed::from_number(self.seed), usize::from(self.players))
    }

    /// Deals it; `names` are those of the seats.
    pub fn start(
        &self,
        game: &'static dyn AnyGame,
        names: Vec<String>,
    ) -> Result<Box<dyn AnyMatch>, StartError> {
        let setup = game.complete_setup(&self.setup, self.players)?;
        let (game, _) = game.start(Terms::new(game, setup, names), Dice::Promised(self.origin()))?;
        Ok(game)
    }

    /// Who acts in a step.
    pub fn actor(&self, step: &Step) -> Seat {
        step.seat.unwrap_or(self.seat)
    }

    /// The learner's steps: how many there are among the first `steps`.
    pub fn lessons_in(&self, steps: usize) -> usize {
        self.steps.iter().take(steps).filter(|step| step.lesson.is_some()).count()
    }

    /// How many steps of the script have been played, and what comes next.
    pub fn place(&self, game: &dyn AnyMatch) -> (usize, Place<'_>) {
        let mut played: Vec<_> = game.moves().map(|counts| (counts.seq, counts.seat)).collect();
        played.reverse();
        let follows = |((seq, seat), step): (&(u64, Seat), &Step)| {
            *seat == self.actor(step) && game.action(*seq).as_ref() == Some(&step.action)
        };
        let agreeing = played.iter().zip(&self.steps).take_while(|both| follows(*both)).count();
        match (agreeing == played.len(), self.steps.get(agreeing)) {
            (true, Some(step)) => (agreeing, Place::Step(step)),
            (false, Some(_)) => (agreeing, Place::Left),
            // Whoever plays on after the script has not left it.
            (_, None) => (agreeing, Place::End),
        }
    }

    /// What fills the sentences of a lesson about a wanted action. What is not there is left out.
    pub fn facts(&self, lesson: &Lesson, wanted: Option<&Value>, game: &dyn AnyMatch) -> Value {
        let mut around = game.view(Some(self.seat));
        let foreseen = wanted.and_then(|action| game.preview(self.seat, action).ok());
        let mut will = Map::new();
        for told in foreseen.into_iter().flat_map(|foreseen| foreseen.events) {
            if let Value::Object(event) = told.event {
                will.extend(event);
            }
        }
        around["will"] = Value::Object(will);
        // While the game goes on, only what everybody could work out.
        let standings = if game.is_over() { Some(game.standings()) } else { game.open_standings() };
        around["standings"] = json!(standings);
        let found = lesson.facts.iter();
        found.filter_map(|(name, pointer)| Some((name.clone(), around.pointer(pointer)?.clone()))).collect()
    }
}

/// The guided game that is being played, if it is one.
pub fn guided_by(game: &dyn AnyMatch) -> Option<GuidedGame> {
    (game.scheme() == Some(Scheme::Guided)).then(|| GuidedGame::of(game.game())).flatten()
}
