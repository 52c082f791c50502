//! Answers that public facts leave no choice about (`Game::forced`) are given at once, so that nobody clicks through a step
//! with nothing left in it. They are made from the public view, so neither that they are given nor when tells anything, and
//! they are entries like all others, marked `rules`. Whoever has taken something back wants to look: that seat is asked
//! again until it has acted.

use game_core::Seat;
use games::AnyMatch;
use games::records::By;
use serde_json::Value;

use super::Actor;
use super::table_match::NewAction;
use crate::store::StoredStage;

/// No game forces more answers in a row; one that does has a defect and is asked again after the next message.
const MOST_IN_A_ROW: usize = 32;

impl Actor {
    /// Gives all answers that are forced now, one after another.
    pub(super) async fn give_forced_answers(&mut self) {
        for _ in 0..MOST_IN_A_ROW {
            let Some((seat, action)) = self.forced_answer() else { return };
            let made = NewAction { seat, by: By::Rules, reference: None, action: &action };
            if let Err(problem) = self.enter_action(&made).await {
                if problem.is_refusal() {
                    tracing::error!(table = self.room.id, ?problem, "a forced answer is refused");
                }
                return;
            }
        }
    }

    /// The first person who is waited for and has only one answer. Bots answer by themselves.
    fn forced_answer(&self) -> Option<(Seat, Value)> {
        let stands_still = self.trouble.is_some() || self.room.stored.paused || self.undo_request.is_some();
        if stands_still || self.doubtful || self.room.stage != StoredStage::Playing {
            return None;
        }
        // A lesson is read before its move, also where there is no other.
        if self.scripted().is_some() {
            return None;
        }
        let playing = self.playing.as_ref()?;
        if ends_with_an_undo(&*playing.game) {
            return None;
        }
        let is_asked = |seat: Seat| !self.took_back.has(seat) && self.room.bot_for(seat, self.away).is_none();
        playing.shown.forced.iter().find(|(seat, _)| is_asked(*seat)).cloned()
    }
}

/// Whether the last entry took something back, also at a table that has just been loaded.
fn ends_with_an_undo(game: &dyn AnyMatch) -> bool {
    let last = game.moves().next().map_or(0, |last| last.seq);
    game.next_seq() > last + 1
}
