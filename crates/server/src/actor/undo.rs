//! Undo. A seat may undo its own last action alone if nothing it could notice came after it, and if it drew no chance
//! and revealed nothing. Every other undo needs the consent of all other persons at the table. Asking only those who
//! acted since would reveal who has just made a secret move, and would let somebody roll the dice again if nobody
//! followed. Bots agree.
//!
//! An undo is an entry with a number of its own, so no random draw is ever repeated.

use std::time::Duration;

use game_core::{Seat, SeatSet};
use games::records::By;
use protocol::{ServerMessage, UndoAsked};

use super::Actor;
use super::play::NotPlayed;
use super::refs::Answered;
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
        if self.undo_request.as_ref().is_some_and(|asked| asked.by == seat) {
            return done(None);
        }
        let play = self.play.as_ref().ok_or(Problem::NotStarted)?;
        let alone = play.past.own_last(&[], seat);
        let to = alone.or_else(|| play.past.last_of(seat)).ok_or(Problem::NothingToUndo)?;
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
        let play = self.play.as_ref().ok_or(Problem::NotStarted)?;
        let next = match play.try_undo(seat, to, viewed_seats) {
            Ok(next) => next,
            Err(NotPlayed::Refused(refused)) => {
                tracing::error!(table = self.room.id, %refused, "an undo was refused");
                return Err(Problem::NothingToUndo);
            }
            Err(NotPlayed::Broken(finding)) => {
                self.freeze(&finding);
                return self.check_not_frozen().and(Err(Problem::Busy));
            }
        };
        self.append(seat, reference, next, &By::Owner).await?.ok_or(Problem::Busy)
    }

    fn held_together_with(&self, seat: Seat) -> SeatSet {
        match self.room.seat(seat).map(|seat| &seat.sitter) {
            Some(crate::store::StoredSitter::Person { token }) => self.room.seats_held_by(token),
            _ => SeatSet::NONE,
        }
    }
}
