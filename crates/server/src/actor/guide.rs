//! A guided game at a table: where its learner stands, and what the script lets others do next. All of it follows from the
//! match (`games::guided`), so nothing of it is stored.

use game_core::{Seat, SeatSet};
use games::guided::{GuidedGame, Lesson, Place};
use protocol::{GuideInfo, GuideLesson, GuideStage, Json};
use serde_json::Value;

use super::Actor;
use super::table_match::TableMatch;
use crate::panics::catch_panic;

impl Actor {
    /// Whoever acts next by the script, and how; `None` if this is no guided game, or the script is over or was left.
    pub(super) fn scripted(&self) -> Option<(Seat, Value)> {
        let (guided, playing) = (self.guided.as_ref()?, self.playing.as_ref()?);
        match guided.place(&*playing.game).1 {
            Place::Step(step) => Some((guided.actor(step), step.action.clone())),
            Place::End | Place::Left => None,
        }
    }

    /// Where the learner stands, as a device with these seats is told: what a lesson says of the learner's own things is
    /// for the learner.
    pub(super) fn guide_info(&self, held: SeatSet) -> Option<GuideInfo> {
        let (guided, playing) = (self.guided.as_ref()?, self.playing.as_ref()?);
        let mut info = catch_panic(|| info_of(guided, playing)).ok()?;
        if !held.has(guided.seat) {
            info.lesson = None;
        }
        Some(info)
    }
}

fn info_of(guided: &GuidedGame, playing: &TableMatch) -> GuideInfo {
    let (played, place) = guided.place(&*playing.game);
    let said = |lesson: &Lesson, wanted: Option<&Value>| GuideLesson {
        say: lesson.say.clone(),
        facts: Json(guided.facts(lesson, wanted, &*playing.game)),
        wants: Json(wanted.cloned().unwrap_or_default()),
        light: lesson.light.clone(),
    };
    let (stage, lesson) = match place {
        Place::Step(step) => match &step.lesson {
            Some(lesson) => (GuideStage::Lesson, Some(said(lesson, Some(&step.action)))),
            None => (GuideStage::Others, None),
        },
        Place::End => (GuideStage::End, Some(said(&guided.end, None))),
        Place::Left => (GuideStage::Left, None),
    };
    let count = |steps| u16::try_from(guided.lessons_in(steps)).unwrap_or(u16::MAX);
    GuideInfo { stage, done: count(played), of: count(guided.steps.len()), lesson }
}
