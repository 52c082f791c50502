//! Actions: tried on a copy, appended to the store, made the game, told. In this order, or not at all.

use std::time::Instant;

use game_core::record::Record;
use game_core::{Refusal, Seat, SeatSet};
use games::AnyGame;
use games::records::{By, Note};
use serde_json::Value;

use super::load::NOTE;
use super::refs::Answered;
use super::table_match::{Candidate, NewAction, PendingEntry};
use super::viewers::ViewerSet;
use super::{Actor, SocketId, encode, load, updates};
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::store::{GameStatus, RoomChange, StoreError, StoredEntry, StoredStage, TableChange, WriteOutcome};

/// How often an action is tried again after somebody else's entry came first.
const ATTEMPTS: usize = 3;

impl Actor {
    /// Check → append → swap → tell, for people, bots and clocks alike. Gives the number of the entry; a resend hears
    /// what was said the first time.
    pub(super) async fn enter_action(&mut self, made: &NewAction<'_>) -> Result<u64, Problem> {
        let began = Instant::now();
        for _ in 0..ATTEMPTS {
            if let Some(answered) = self.answered(made) {
                return answered;
            }
            self.check_not_frozen()?;
            if made.by == By::Owner {
                self.check_not_paused()?;
            }
            if self.doubtful {
                self.settle_doubt().await?;
                if let Some(answered) = self.answered(made) {
                    return answered;
                }
            }
            let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
            if self.room.stage == StoredStage::Over {
                return Err(Problem::Over);
            }
            let viewed_seats = self.sockets.viewed_seats();
            let tried = catch_panic(|| {
                let tried = playing.game.try_action(made.seat, made.by.clone(), made.action)?;
                Ok(playing.candidate(made, tried, viewed_seats))
            });
            let next = match tried.unwrap_or_else(|panic| Err(Refusal::Broken(panic))) {
                Ok(next) => next,
                Err(refusal) => return Err(self.refuse(made, refusal)),
            };
            if made.by == By::Owner {
                let now = self.context.clock.now();
                self.secret_changes.check(made.seat, next.first().noticed_by, now)?;
            }
            if let Some(seq) = self.append(made.seat, made.reference, next, &made.by).await? {
                if made.reference.is_some() {
                    self.context.metrics.action_stored(began.elapsed());
                }
                return Ok(seq);
            }
            // Somebody else's entry has this number, or this ref: read on and try again.
        }
        Err(Problem::Busy)
    }

    /// What was said to this the first time.
    fn answered(&self, made: &NewAction<'_>) -> Option<Result<u64, Problem>> {
        self.refs.answered(made.seat, made.reference?).map(|answered| match answered {
            Answered::Entered(seq) => Ok(seq),
            Answered::Refused(illegal) => Err(Problem::Refused(illegal)),
        })
    }

    /// What whoever wanted to act is told; a resend will hear the same.
    fn refuse(&mut self, made: &NewAction<'_>, refusal: Refusal) -> Problem {
        if let Some(reference) = made.reference {
            self.context.metrics.actions_refused.increment();
            if let Refusal::Illegal(illegal) = &refusal {
                self.refs.refuse(made.seat, reference, illegal.clone());
            }
        }
        self.problem_of(refusal)
    }

    /// What is told of a refusal. A defect of the game freezes the table.
    pub(super) fn problem_of(&mut self, refusal: Refusal) -> Problem {
        if let Refusal::Broken(finding) = &refusal {
            self.freeze(finding);
            return self.check_not_frozen().err().unwrap_or(Problem::Busy);
        }
        refusal.into()
    }

    /// The version of this seat right after entry `seq`.
    pub(super) fn version_at(&self, seat: Seat, seq: u64) -> Option<u32> {
        self.playing.as_ref().map(|playing| playing.history.version_at(Some(seat), seq))
    }

    /// Append → swap → tell. Gives the number of the first entry; `None` if somebody else was first.
    pub(super) async fn append(
        &mut self,
        seat: Seat,
        reference: Option<&str>,
        next: Candidate,
        by: &By,
    ) -> Result<Option<u64>, StoreError> {
        let at = self.context.clock.unix_millis();
        let stored = |(number, entry): (usize, &PendingEntry)| StoredEntry {
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
        let status = if next.shown.is_over { GameStatus::Over } else { GameStatus::InProgress };
        let change = TableChange::Append { table: self.room.id, entries, status, room: None };
        let written = self.write(change).await;
        // Until we know better, the store may hold more than we think.
        self.doubtful = written != Ok(WriteOutcome::Stored);
        match written? {
            WriteOutcome::Stored => Ok(Some(self.swap_and_tell(seat, reference, next, by))),
            WriteOutcome::Conflict => Ok(None),
        }
    }

    fn swap_and_tell(&mut self, seat: Seat, reference: Option<&str>, next: Candidate, by: &By) -> u64 {
        let (seq, noticed_by) = (next.first().seq, next.first().noticed_by);
        if let Some(reference) = reference {
            self.refs.accept(seat, reference, seq);
        }
        self.secret_changes.enter(seat, noticed_by, self.context.clock.now());
        if noticed_by.has(None) {
            self.moved_at = self.context.clock.unix_millis();
        }
        let Some(playing) = self.playing.as_mut() else { return seq };
        let perspectives =
            self.sockets.perspectives().into_iter().filter(|perspective| noticed_by.has(perspective.viewer));
        let shared = updates::SharedChange::of(playing, &next);
        let news: Vec<_> = perspectives
            .map(|perspective| (perspective, updates::change_message(playing, &next, perspective, &shared)))
            .collect();
        let is_over = next.shown.is_over;
        let is_undo = next.back_to.is_some();
        self.took_back = if is_undo { self.took_back.with(seat) } else { self.took_back.without(seat) };
        playing.swap(next);
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
            self.seat_request = None;
            tracing::info!(table = self.room.id, entries = seq, "a game is over");
        }
        if is_over || self.guided.is_some() {
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
        let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
        let digest = catch_panic(|| playing.game.digest()).map_err(Problem::Frozen)?;
        let first = playing.game.next_seq();
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
        let written = self.write(change).await;
        self.doubtful = written != Ok(WriteOutcome::Stored);
        if written? == WriteOutcome::Conflict {
            return Ok(WriteOutcome::Conflict);
        }
        if let Some(playing) = &mut self.playing {
            let noted = notes.iter().try_for_each(|note| playing.note(note.clone()));
            noted.map_err(|finding| self.problem_of(Refusal::Broken(finding)))?;
        }
        Ok(WriteOutcome::Stored)
    }

    /// After a failed write the store may hold an entry we were never told of. Nothing is entered before we know.
    pub(super) async fn settle_doubt(&mut self) -> Result<(), Problem> {
        if !self.doubtful {
            return Ok(());
        }
        let stored = self.context.store.last_seq(self.room.id).await?;
        let known = self.playing.as_ref().map(|playing| playing.game.next_seq() - 1);
        if stored != known {
            self.read_again().await?;
        }
        self.doubtful = false;
        Ok(())
    }

    /// Takes the table as the store has it and tells everyone what they have missed.
    pub(super) async fn read_again(&mut self) -> Result<(), Problem> {
        let code = self.room.code.clone();
        let loaded = load::load(&self.context, &code).await.map_err(|error| {
            tracing::error!(table = self.room.id, %error, "a table could not be read again");
            Problem::from(error)
        })?;
        let before = std::mem::replace(&mut self.playing, loaded.playing);
        self.room = loaded.room;
        self.chat = loaded.chat;
        self.secret_changes = loaded.secret_changes;
        self.moved_at = loaded.moved_at;
        self.snapshot = loaded.snapshot;
        self.trouble = self.trouble.take().or(loaded.trouble);
        self.refs.replace_accepted(loaded.refs);
        self.sockets.reseat(|owner| self.room.seats_held_by(owner));
        self.send_table_info();
        let Some(playing) = &self.playing else { return Ok(()) };
        for perspective in self.sockets.perspectives() {
            let seen = before.as_ref().map(|before| before.history.version(perspective.viewer));
            if let Ok(update) = updates::full_update(playing, perspective, seen) {
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
        let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
        let Some(outbox) = self.sockets.outbox(socket) else { return Ok(()) };
        let permit = self.previews.clone().try_acquire_owned().map_err(|_| Problem::Busy)?;
        let game = playing.game.clone();
        let version = playing.history.version(Some(seat));
        let r#ref = reference.to_owned();
        tokio::task::spawn_blocking(move || {
            let previewed = catch_panic(|| game.preview(seat, &action));
            let said = match previewed {
                Ok(Ok(preview)) => updates::preview_message(r#ref, version, preview),
                Ok(Err(refusal)) => Problem::from(refusal).message(Some(r#ref)),
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
        let playing = match (&self.playing, self.room.stage) {
            (Some(playing), StoredStage::Over) => playing,
            _ => return Err(Problem::NotOver),
        };
        let record = playing.game.record().map_err(|error| StoreError::unavailable(error.to_string()))?;
        // A frozen table stands where the last good entry left it; its record has all that is stored.
        let stored = self.context.store.entries(self.room.id).await?;
        let entries: Result<_, String> =
            stored.iter().filter(|entry| entry.seq > 0).map(load::record_entry).collect();
        Ok(Record { entries: entries.map_err(StoreError::damaged)?, ..record })
    }

    /// What a replay is made of, and which seats the asker holds.
    pub(super) fn replay_source(&self, held: SeatSet) -> Result<ReplaySource, Problem> {
        if held.is_empty() && !self.room.stored.spectators {
            return Err(Problem::NoSuchTable);
        }
        // Tables of a class may have the same dice, and a replay of what is over has the rest of them.
        if self.room.stage == StoredStage::Over {
            self.room.check_record_open()?;
        }
        let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
        let record = playing.game.record().map_err(|error| StoreError::unavailable(error.to_string()))?;
        let over = self.room.stage == StoredStage::Over;
        let game = self.room.game;
        Ok(ReplaySource { game, record, held, over, spectators: self.room.stored.spectators })
    }
}

/// A match as it stands, for the server's own use: the record has the seed although the game may go on.
pub struct ReplaySource {
    /// The game as this house has it on its list.
    pub game: &'static dyn AnyGame,
    pub record: Record,
    /// The seats of whoever asks.
    pub held: SeatSet,
    /// Whether nothing is secret any more.
    pub over: bool,
    /// Whether anybody may watch, or only those who sit there know of it.
    pub spectators: bool,
}
