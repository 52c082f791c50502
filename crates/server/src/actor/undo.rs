//! Undo. A seat may undo its own last action alone if nothing it could notice came after it, and if it drew no chance,
//! could not have revealed anything and made no deal; that is known beforehand (`Game::can_take_back`). Every other undo
//! needs the consent of all other persons at the table. Asking only those who acted since would reveal who has just made
//! a secret move, and would let somebody roll the dice again if nobody followed. Bots agree.
//!
//! An undo is an entry with a number of its own, so no random draw is ever repeated.
//!
//! Whether a seat may undo alone depends on nothing it has not noticed itself: a secret move of somebody else must not
//! show in it. Such moves are therefore skipped, and entered again after the others are taken back.

use std::time::Duration;

use game_core::{Seat, SeatSet};
use games::records::By;
use games::{AnyMatch, Move};
use protocol::{ServerMessage, UndoAsked};
use serde_json::Value;

use super::Actor;
use super::refs::Answered;
use super::table_match::TableMatch;
use super::viewers::ViewerSet;
use crate::clock::ClockTime;
use crate::problem::Problem;

/// A request that nobody answers expires after this time.
const UNDO_TIMEOUT: Duration = Duration::from_secs(60);

/// An undo that waits for consent.
#[derive(Debug)]
pub struct UndoRequest {
    id: u32,
    by: Seat,
    /// The first entry that would be undone.
    to: u64,
    needs: SeatSet,
    pub until: ClockTime,
}

impl Actor {
    pub(super) fn undo_asked(&self) -> Option<UndoAsked> {
        let number = |seat: Seat| seat.number() as u8;
        self.undo_request.as_ref().map(|asked| UndoAsked {
            id: asked.id,
            by: number(asked.by),
            needs: asked.needs.iter().map(number).collect(),
        })
    }

    /// Undoes at once, or asks the others. A resend gets the first answer again.
    pub(super) async fn request_undo(
        &mut self,
        seat: Seat,
        reference: &str,
    ) -> Result<ServerMessage, Problem> {
        self.check_not_frozen()?;
        let done = |seq| Ok(ServerMessage::Done { r#ref: reference.to_owned(), seq });
        if let Some(Answered::Entered(seq)) = self.refs.answered(seat, reference) {
            return done(self.version_at(seat, seq));
        }
        self.room.check_playing()?;
        self.check_not_paused()?;
        if self.room.scheme().draws_by_purpose() {
            return Err(Problem::NoUndo);
        }
        if self.undo_request.as_ref().is_some_and(|asked| asked.by == seat) {
            return done(None);
        }
        let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
        let alone = own_last(&*playing.game, |seq| playing.history.noticed_by(seq), seat);
        let to = alone.or_else(|| last_of(&*playing.game, seat)).ok_or(Problem::NothingToUndo)?;
        let others = self.room.people().without(seat);
        // A device with several seats needs no consent of its own.
        let mine = self.held_together_with(seat);
        let needs = others.minus(mine);
        if alone.is_some() || needs.is_empty() {
            let seq = self.apply_undo(seat, to, Some(reference)).await?;
            return done(self.version_at(seat, seq));
        }
        self.undo_count += 1;
        let until = self.context.clock.now() + UNDO_TIMEOUT;
        self.undo_request = Some(UndoRequest { id: self.undo_count, by: seat, to, needs, until });
        self.send_table_info();
        done(None)
    }

    pub(super) async fn answer_undo(&mut self, held: SeatSet, id: u32, yes: bool) -> Result<(), Problem> {
        let asked = self.undo_request.as_mut().filter(|asked| asked.id == id).ok_or(Problem::NoSuchUndo)?;
        let mine: SeatSet = held.iter().filter(|seat| asked.needs.has(*seat)).collect();
        if mine.is_empty() {
            return Err(Problem::NoSuchUndo);
        }
        if !yes {
            self.cancel_undo();
            return Ok(());
        }
        asked.needs = asked.needs.minus(mine);
        if !asked.needs.is_empty() {
            self.send_table_info();
            return Ok(());
        }
        let (by, to) = (asked.by, asked.to);
        self.undo_request = None;
        let taken_back = self.apply_undo(by, to, None).await;
        self.send_table_info();
        taken_back.map(|_| ())
    }

    /// A request ends when it is refused, when nobody answers, and when the game goes on.
    pub(super) fn cancel_undo(&mut self) {
        if self.undo_request.take().is_some() {
            self.send_table_info();
        }
    }

    /// Check → append → swap → tell, like any entry.
    async fn apply_undo(&mut self, seat: Seat, to: u64, reference: Option<&str>) -> Result<u64, Problem> {
        self.settle_doubt().await?;
        let viewed_seats = self.sockets.viewed_seats();
        let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
        if playing.game.moves().next().is_none_or(|last| last.seq < to) {
            return Err(Problem::NothingToUndo);
        }
        // Everything before it is played again, which may take long and must hold up no other table.
        let playing = self.playing.take().ok_or(Problem::NotStarted)?;
        let trying = tokio::task::spawn_blocking(move || {
            let tried = playing.try_undo(seat, to, viewed_seats);
            (playing, tried)
        });
        let Ok((playing, tried)) = trying.await else {
            self.read_again().await?;
            return Err(Problem::Busy);
        };
        self.playing = Some(playing);
        let next = tried.map_err(|refusal| self.problem_of(refusal))?;
        self.append(seat, reference, next, &By::Owner).await?.ok_or(Problem::Busy)
    }

    fn held_together_with(&self, seat: Seat) -> SeatSet {
        match self.room.seat(seat).map(|seat| &seat.sitter) {
            Some(crate::store::StoredSitter::Person { token }) => self.room.seats_held_by(token),
            _ => SeatSet::NONE,
        }
    }
}

/// Whether `seat` knows nothing of a move.
fn is_hidden_from(made: &Move<'_>, noticed_by: ViewerSet, seat: Seat) -> bool {
    made.seat != seat && !noticed_by.has(Some(seat))
}

/// The entry this seat may take back without asking: its own last one, if nothing it could notice came after it and it
/// drew no chance and showed nobody anything. Answers that were forced on it go with what came before them, because it
/// never chose them; if that cannot be taken back, they alone can. `noticed` says who could notice an entry.
pub fn own_last(game: &dyn AnyMatch, noticed: impl Fn(u64) -> ViewerSet, seat: Seat) -> Option<u64> {
    let mut forced = None;
    for made in game.moves().filter(|made| !is_hidden_from(made, noticed(made.seq), seat)) {
        if made.seat != seat || !made.traces.can_be_taken_back() {
            return forced;
        }
        match made.by {
            By::Owner => return Some(made.seq),
            By::Rules => forced = Some(made.seq),
            _ => return forced,
        }
    }
    forced
}

/// The last entry of this seat's owner, whatever came after it.
fn last_of(game: &dyn AnyMatch, seat: Seat) -> Option<u64> {
    game.moves().find(|made| made.seat == seat && *made.by == By::Owner).map(|made| made.seq)
}

/// How many moves a bot has made for this seat since its owner last made one.
pub fn moves_by_bot(game: &dyn AnyMatch, seat: Seat) -> u32 {
    let since = game.moves().filter(|made| made.seat == seat).take_while(|made| *made.by != By::Owner);
    since.filter(|made| matches!(made.by, By::Bot(_))).count() as u32
}

/// What others did since entry `to` and `by` knows nothing of, oldest first.
pub fn secret_since(playing: &TableMatch, to: u64, by: Seat) -> Vec<(Seat, By, Value)> {
    let mut taken: Vec<_> = playing.game.moves().take_while(|made| made.seq >= to).collect();
    taken.reverse();
    let is_hidden = |made: &Move<'_>| is_hidden_from(made, playing.history.noticed_by(made.seq), by);
    // If others have noticed actions since, all of it goes: they have agreed.
    if taken.iter().skip(1).any(|made| !is_hidden(made)) {
        return Vec::new();
    }
    let secret = taken.iter().filter(|made| is_hidden(made));
    secret.filter_map(|made| Some((made.seat, made.by.clone(), playing.game.action(made.seq)?))).collect()
}
