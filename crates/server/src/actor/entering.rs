//! Actions: tried on a copy, appended to the store, made the game, told. In this order, or not at all.

use std::time::Instant;

use game_core::Seat;
use game_core::record::Record;
use games::Refused;
use games::records::{By, Entry, FORMAT, GameResult, Happened, Note};
use protocol::{Json, Refusal, ServerMessage};
use serde_json::Value;

use super::load::{NOTE, UNDO};
use super::play::{Deed, Next, NotPlayed};
use super::refs::Answered;
use super::viewers::ViewerSet;
use super::{Actor, SocketId, encode, load, updates};
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::store::{GameStatus, RoomChange, StoreError, StoredEntry, StoredStage, TableChange, WriteOutcome};

/// How often an action is tried again after somebody else's entry came first.
const ATTEMPTS: usize = 3;

/// An action on its way into the record.
pub(super) struct Entering<'a> {
    pub seat: Seat,
    pub by: By,
    /// The client's name for it.
    pub reference: Option<&'a str>,
    pub action: &'a Value,
}

/// Why an action was not entered.
#[derive(Debug)]
pub(super) enum NotEntered {
    Refused(Refused),
    Problem(Problem),
}

impl From<Problem> for NotEntered {
    fn from(problem: Problem) -> NotEntered {
        NotEntered::Problem(problem)
    }
}

impl From<StoreError> for NotEntered {
    fn from(error: StoreError) -> NotEntered {
        NotEntered::Problem(error.into())
    }
}

impl Actor {
    /// A person acts. A resend hears what was said the first time.
    pub(super) async fn act(
        &mut self,
        seat: Seat,
        reference: &str,
        action: Value,
    ) -> Result<ServerMessage, Problem> {
        let r#ref = reference.to_owned();
        let answered = match self.refs.answered(seat, reference) {
            Some(answered) => answered,
            None => {
                self.check_not_paused()?;
                let entering = Entering { seat, by: By::Owner, reference: Some(reference), action: &action };
                let heard = Instant::now();
                match self.enter(&entering).await {
                    Ok(seq) => {
                        self.context.metrics.action_stored(heard.elapsed());
                        Answered::Entered(seq)
                    }
                    Err(NotEntered::Refused(refused)) => {
                        self.context.metrics.actions_refused.increment();
                        Answered::Refused(refusal(refused)?)
                    }
                    Err(NotEntered::Problem(problem)) => return Err(problem),
                }
            }
        };
        match answered {
            Answered::Entered(seq) => Ok(ServerMessage::Done { r#ref, seq: self.version_at(seat, seq) }),
            Answered::Refused(refusal) => {
                if self.refs.answered(seat, reference).is_none() {
                    self.refs.refuse(seat, reference, refusal.clone());
                }
                Ok(ServerMessage::Refused { r#ref, refusal })
            }
        }
    }

    /// Check → append → swap → tell. Gives the number of the entry.
    pub(super) async fn enter(&mut self, entering: &Entering<'_>) -> Result<u64, NotEntered> {
        for _ in 0..ATTEMPTS {
            self.check_not_frozen()?;
            self.settle_doubt().await?;
            if let Some(reference) = entering.reference
                && let Some(Answered::Entered(seq)) = self.refs.answered(entering.seat, reference)
            {
                return Ok(seq);
            }
            let next = self.try_out(entering)?;
            if let Some(seq) = self.append(entering.seat, entering.reference, next, &entering.by).await? {
                return Ok(seq);
            }
            // Somebody else's entry has this number, or this ref: read on and try again.
        }
        Err(Problem::Busy.into())
    }

    /// The version of this seat right after entry `seq`.
    pub(super) fn version_at(&self, seat: Seat, seq: u64) -> Option<u32> {
        self.play.as_ref().map(|play| play.history.version_at(Some(seat), seq))
    }

    fn try_out(&mut self, entering: &Entering<'_>) -> Result<Next, NotEntered> {
        let play = self.play.as_ref().ok_or(Problem::NotStarted)?;
        if self.room.stage == StoredStage::Over {
            return Err(Problem::Over.into());
        }
        let deed = Deed { seat: entering.seat, by: entering.by.to_string(), action: entering.action.clone() };
        match play.try_out(&deed, self.sockets.viewed_seats()) {
            Ok(next) => Ok(next),
            Err(NotPlayed::Refused(refused)) => Err(NotEntered::Refused(refused)),
            Err(NotPlayed::Broken(finding)) => {
                self.freeze(&finding);
                self.check_not_frozen()?;
                Err(Problem::Busy.into())
            }
        }
    }

    /// Append → swap → tell. Gives the number of the first entry; `None` if somebody else was first.
    pub(super) async fn append(
        &mut self,
        seat: Seat,
        reference: Option<&str>,
        next: Next,
        by: &By,
    ) -> Result<Option<u64>, StoreError> {
        let at = self.context.clock.unix_millis();
        let stored = |(number, entry): (usize, &super::play::NewEntry)| StoredEntry {
            seq: entry.seq,
            seat: Some(entry.seat.number() as u8),
            by: entry.by.clone(),
            reference: reference.filter(|_| number == 0).map(str::to_owned),
            action: entry.action.clone(),
            digest: entry.digest,
            noticed: entry.noticed_by.0,
            at,
        };
        let entries = next.entries.iter().enumerate().map(stored).collect();
        let status = if next.shown().is_over { GameStatus::Over } else { GameStatus::InProgress };
        let change = TableChange::Append { table: self.room.id, entries, status, room: None };
        let written = self.context.store.write(change).await;
        // Until we know better, the store may hold more than we think.
        self.doubtful = written != Ok(WriteOutcome::Stored);
        match written? {
            WriteOutcome::Stored => Ok(Some(self.swap_and_tell(seat, reference, next, by))),
            WriteOutcome::Conflict => Ok(None),
        }
    }

    fn swap_and_tell(&mut self, seat: Seat, reference: Option<&str>, next: Next, by: &By) -> u64 {
        let (seq, noticed_by) = (next.first().seq, next.first().noticed_by);
        if let Some(reference) = reference {
            self.refs.accept(seat, reference, seq);
        }
        let Some(play) = self.play.as_mut() else { return seq };
        let perspectives =
            self.sockets.perspectives().into_iter().filter(|perspective| noticed_by.has(perspective.viewer));
        let public = updates::public_delta(play, &next);
        let news: Vec<_> = perspectives
            .map(|perspective| (perspective, updates::change_message(play, &next, perspective, &public)))
            .collect();
        let is_over = next.shown().is_over;
        let is_undo = next.back_to.is_some();
        play.swap(next);
        for (perspective, news) in news {
            match news {
                Ok(change) => self.sockets.send_change_to(perspective, &change),
                Err(why) => {
                    tracing::error!(table = self.room.id, why, "what has changed could not be told");
                    self.sockets.mark_out_of_sync(perspective);
                }
            }
        }
        if noticed_by == ViewerSet::ALL {
            // A clock that starts again would tell of a secret move.
            self.clocks.acted(seat, by);
            if !is_undo {
                self.cancel_undo();
            }
        }
        if is_over {
            self.room.stage = StoredStage::Over;
            tracing::info!(table = self.room.id, entries = seq, "a game is over");
            self.send_table_info();
        }
        seq
    }

    /// Puts notes on record together with what they change in the room: all of it or nothing.
    pub(super) async fn append_notes(
        &mut self,
        notes: &[Note],
        status: GameStatus,
        room: Option<RoomChange>,
    ) -> Result<WriteOutcome, Problem> {
        self.settle_doubt().await?;
        let play = self.play.as_ref().ok_or(Problem::NotStarted)?;
        let digest = catch_panic(|| play.running.digest()).map_err(Problem::Frozen)?;
        let first = play.running.next_seq();
        let at = self.context.clock.unix_millis();
        let stored = |(number, note): (u64, &Note)| StoredEntry {
            seq: first + number,
            seat: None,
            by: NOTE.to_owned(),
            reference: None,
            action: serde_json::to_string(note).unwrap_or_default(),
            digest,
            noticed: ViewerSet::NONE.0,
            at,
        };
        let entries: Vec<_> = (0..).zip(notes).map(stored).collect();
        let change = TableChange::Append { table: self.room.id, entries, status, room };
        let written = self.context.store.write(change).await;
        self.doubtful = written != Ok(WriteOutcome::Stored);
        if written? == WriteOutcome::Conflict {
            return Ok(WriteOutcome::Conflict);
        }
        if let Some(play) = &mut self.play {
            (first..).take(notes.len()).for_each(|seq| play.note(seq));
        }
        Ok(WriteOutcome::Stored)
    }

    /// After a failed write the store may hold an entry we were never told of. Nothing is entered before we know.
    pub(super) async fn settle_doubt(&mut self) -> Result<(), Problem> {
        if !self.doubtful {
            return Ok(());
        }
        let stored = self.context.store.last_seq(self.room.id).await?;
        let known = self.play.as_ref().map(|play| play.running.next_seq() - 1);
        if stored != known {
            self.read_again().await?;
        }
        self.doubtful = false;
        Ok(())
    }

    /// Takes the table as the store has it and tells everyone what they have missed.
    pub(super) async fn read_again(&mut self) -> Result<(), Problem> {
        let code = self.room.code.clone();
        let loaded = load::load(&*self.context.store, self.context.games, &code).await.map_err(|error| {
            tracing::error!(table = self.room.id, %error, "a table could not be read again");
            Problem::StoreUnavailable
        })?;
        let before = std::mem::replace(&mut self.play, loaded.play);
        self.room = loaded.room;
        self.chat = loaded.chat;
        self.trouble = self.trouble.take().or(loaded.trouble);
        self.refs.replace_accepted(loaded.refs);
        self.sockets.reseat(|owner| self.room.seats_held_by(owner));
        self.send_table_info();
        let Some(play) = &self.play else { return Ok(()) };
        for perspective in self.sockets.perspectives() {
            let seen = before.as_ref().map(|before| before.history.version(perspective.viewer));
            if let Ok(update) = updates::full_update(play, perspective, seen) {
                self.sockets.send_update_to(perspective, &update);
            }
        }
        Ok(())
    }

    /// Tries an action in worlds built from the seat's own view, away from the table.
    pub(super) fn preview(
        &mut self,
        socket: SocketId,
        seat: Seat,
        reference: &str,
        action: Value,
    ) -> Result<(), Problem> {
        self.check_not_frozen()?;
        let play = self.play.as_ref().ok_or(Problem::NotStarted)?;
        let Some(outbox) = self.sockets.outbox(socket) else { return Ok(()) };
        let permit = self.previews.clone().try_acquire_owned().map_err(|_| Problem::Busy)?;
        let running = play.running.clone();
        let version = play.history.version(Some(seat));
        let r#ref = reference.to_owned();
        tokio::task::spawn_blocking(move || {
            let previewed = catch_panic(|| running.preview(seat, &action));
            let said = match previewed {
                Ok(Ok(preview)) => updates::preview_message(r#ref, version, preview),
                Ok(Err(refused)) => match refusal(refused) {
                    Ok(refusal) => ServerMessage::Refused { r#ref, refusal },
                    Err(problem) => problem.message(Some(r#ref)),
                },
                Err(panic) => {
                    tracing::error!(panic, "a preview failed");
                    Problem::Busy.message(Some(r#ref))
                }
            };
            // A connection too slow for its previews does without.
            let _ = outbox.try_send(encode(&said));
            drop(permit);
        });
        Ok(())
    }

    /// The whole game with its seed, for `countinghouse verify`.
    pub(super) async fn record(&self) -> Result<Record, Problem> {
        let play = match (&self.play, self.room.stage) {
            (Some(play), StoredStage::Over) => play,
            _ => return Err(Problem::NotOver),
        };
        let stored = self.context.store.entries(self.room.id).await?;
        let entries: Result<Vec<_>, String> =
            stored.iter().filter(|entry| entry.seq > 0).map(entry_of_record).collect();
        let entries = entries.map_err(StoreError)?;
        let seats = &self.room.stored.seats;
        // The deal knows who sat there then; seats that changed hands are noted.
        let dealt_to = stored.first().and_then(|deal| serde_json::from_str(&deal.action).ok());
        let result = play
            .running
            .ending()
            .map(|ending| GameResult { ending: ending.to_owned(), standings: play.running.standings() });
        Ok(Record {
            format: FORMAT,
            game: self.room.game.info().id.to_owned(),
            rules: self.room.game.info().rules,
            setup: self.room.setup.clone(),
            seats: dealt_to.unwrap_or_else(|| seats.iter().map(|seat| seat.name.clone()).collect()),
            commitment: self.room.server_seed.commitment(),
            nonces: seats.iter().map(|seat| seat.nonce.clone().unwrap_or_default()).collect(),
            seed: Some(self.room.server_seed.to_hex()),
            entries,
            result,
        })
    }
}

fn entry_of_record(stored: &StoredEntry) -> Result<Entry, String> {
    let broken = |error: serde_json::Error| error.to_string();
    let what = match &*stored.by {
        NOTE => Happened::Note(serde_json::from_str(&stored.action).map_err(broken)?),
        UNDO => Happened::Undo { undo: serde_json::from_str(&stored.action).map_err(broken)? },
        by => {
            let seat = stored.seat.and_then(Seat::new);
            let seat = seat.ok_or_else(|| format!("nobody made entry {}", stored.seq))?;
            let action = serde_json::from_str(&stored.action).map_err(broken)?;
            Happened::Action { seat, by: by.parse()?, action }
        }
    };
    Ok(Entry { seq: stored.seq, what })
}

/// What the rules said; anything else about an action is a problem of the message.
fn refusal(refused: Refused) -> Result<Refusal, Problem> {
    match refused {
        Refused::Illegal { rule, why } => Ok(Refusal { rule: rule.to_owned(), why: Json(why) }),
        other => Err(Problem::Unreadable(other.to_string())),
    }
}
