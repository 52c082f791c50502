//! Actions: tried on a copy, appended to the store, made the game, told. In this order, or not at all.

use games::Refused;
use games::records::{By, Entry, FORMAT, GameResult, Happened};
use protocol::{Json, Refusal, ServerMessage};
use serde_json::Value;
use table::Seat;
use table::record::Record;

use super::play::{Next, NotPlayed};
use super::refs::Answered;
use super::viewers::every_viewer;
use super::{Actor, SocketId, encode, load, telling};
use crate::guard::guarded;
use crate::problem::Problem;
use crate::store::{Change, StoreError, StoredEntry, StoredStage, Then, Written};
use crate::world::now;

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
                let entering = Entering { seat, by: By::Owner, reference: Some(reference), action: &action };
                match self.enter(&entering).await {
                    Ok(seq) => Answered::Entered(seq),
                    Err(NotEntered::Refused(refused)) => Answered::Refused(refusal(refused)?),
                    Err(NotEntered::Problem(problem)) => return Err(problem),
                }
            }
        };
        match answered {
            Answered::Entered(seq) => {
                let version = self.play.as_ref().map(|play| play.history.version_at(Some(seat), seq));
                Ok(ServerMessage::Done { r#ref, seq: version })
            }
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
            match self.append(entering, &next).await {
                Ok(Written::Yes) => return Ok(self.swap_and_tell(entering, next)),
                // Somebody else's entry has this number, or this ref: read on and try again.
                Ok(Written::Lost) => self.doubtful = true,
                Err(error) => {
                    self.doubtful = true;
                    return Err(error.into());
                }
            }
        }
        Err(Problem::Busy.into())
    }

    fn try_out(&mut self, entering: &Entering<'_>) -> Result<Next, NotEntered> {
        let play = self.play.as_ref().ok_or(Problem::NotStarted)?;
        if self.room.stage == StoredStage::Over {
            return Err(Problem::Over.into());
        }
        match play.try_out(entering.seat, entering.action, self.sockets.online()) {
            Ok(next) => Ok(next),
            Err(NotPlayed::Refused(refused)) => Err(NotEntered::Refused(refused)),
            Err(NotPlayed::Broken(finding)) => {
                self.freeze(&finding);
                self.check_not_frozen()?;
                Err(Problem::Busy.into())
            }
        }
    }

    async fn append(&self, entering: &Entering<'_>, next: &Next) -> Result<Written, StoreError> {
        let entry = StoredEntry {
            seq: next.seq,
            seat: Some(entering.seat.number() as u8),
            by: entering.by.to_string(),
            reference: entering.reference.map(str::to_owned),
            action: entering.action.to_string(),
            digest: next.digest,
            noticed: next.noticed_by.0,
            at: now(),
        };
        let then = if next.shown().is_over { Then::IsOver } else { Then::GoesOn };
        self.world.store.write(Change::Append { table: self.room.id, entry, then }).await
    }

    fn swap_and_tell(&mut self, entering: &Entering<'_>, next: Next) -> u64 {
        let seq = next.seq;
        if let Some(reference) = entering.reference {
            self.refs.accept(entering.seat, reference, seq);
        }
        let Some(play) = self.play.as_mut() else { return seq };
        let told = |viewer: &Option<Seat>| next.noticed_by.has(*viewer) && self.sockets.has(*viewer);
        let viewers: Vec<_> = every_viewer().filter(told).collect();
        let news: Vec<_> =
            viewers.into_iter().map(|viewer| (viewer, telling::news(play, &next, viewer))).collect();
        let is_over = next.shown().is_over;
        play.swap(next);
        for (viewer, message) in news {
            self.sockets.send_to_viewer(viewer, &message);
        }
        if is_over {
            self.room.stage = StoredStage::Over;
            tracing::info!(table = self.room.id, entries = seq, "a game is over");
            self.tell_table();
        }
        seq
    }

    /// After a failed write the store may hold an entry we were never told of. Nothing is entered before we know.
    async fn settle_doubt(&mut self) -> Result<(), Problem> {
        if !self.doubtful {
            return Ok(());
        }
        let stored = self.world.store.last_seq(self.room.id).await?;
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
        let loaded = load::load(&*self.world.store, self.world.games, &code).await.map_err(|error| {
            tracing::error!(table = self.room.id, %error, "a table could not be read again");
            Problem::StoreUnavailable
        })?;
        let before = std::mem::replace(&mut self.play, loaded.play);
        self.room = loaded.room;
        self.trouble = self.trouble.take().or(loaded.trouble);
        self.refs.replace_accepted(loaded.refs);
        self.tell_table();
        let Some(play) = &self.play else { return Ok(()) };
        for viewer in every_viewer().filter(|viewer| self.sockets.has(*viewer)).collect::<Vec<_>>() {
            let seen = before.as_ref().map(|before| before.history.version(viewer));
            if let Ok(update) = telling::resumed(play, viewer, seen) {
                self.sockets.send_to_viewer(viewer, &update);
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
            let previewed = guarded(|| running.preview(seat, &action));
            let said = match previewed {
                Ok(Ok(preview)) => telling::previewed(r#ref, version, preview),
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
        let stored = self.world.store.entries(self.room.id).await?;
        let entries: Result<Vec<_>, String> =
            stored.iter().filter(|entry| entry.seq > 0).map(entry_of_record).collect();
        let entries = entries.map_err(StoreError)?;
        let result = play
            .running
            .ending()
            .map(|ending| GameResult { ending: ending.to_owned(), standings: play.running.standings() });
        Ok(Record {
            format: FORMAT,
            game: self.room.game.info().id.to_owned(),
            rules: self.room.game.info().rules,
            setup: self.room.setup.clone(),
            seats: self.room.seats.iter().map(|seat| seat.name.clone()).collect(),
            commitment: self.room.server_seed.commitment(),
            nonces: self.room.seats.iter().map(|seat| seat.nonce.clone().unwrap_or_default()).collect(),
            seed: Some(self.room.server_seed.to_hex()),
            entries,
            result,
        })
    }
}

fn entry_of_record(stored: &StoredEntry) -> Result<Entry, String> {
    let seat = stored.seat.and_then(Seat::new).ok_or_else(|| format!("nobody made entry {}", stored.seq))?;
    let action = serde_json::from_str(&stored.action).map_err(|error| error.to_string())?;
    Ok(Entry { seq: stored.seq, what: Happened::Action { seat, by: stored.by.parse()?, action } })
}

/// What the rules said; anything else about an action is a problem of the message.
fn refusal(refused: Refused) -> Result<Refusal, Problem> {
    match refused {
        Refused::Illegal { rule, why } => Ok(Refusal { rule: rule.to_owned(), why: Json(why) }),
        other => Err(Problem::Unreadable(other.to_string())),
    }
}
