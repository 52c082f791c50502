//! Advice from bots: "what would you do?" for a seat that is waited for, and "why?" about a bot's move. It is worked out
//! from what the asker knows (`debrief::advise`), in one of the bots' places, and only the asker gets the answer. That
//! somebody asked is on record before the answer is looked for, and everybody sees how often.
//!
//! A hint can be had only by a seat that is waited for, which everybody knows: that somebody asks must not tell that
//! there is something to choose.

use std::sync::Arc;
use std::time::{Duration, Instant};

use debrief::{Advice, advise, explain};
use game_core::{MAX_SEATS, Seat};
use games::records::{By, Note, Replay};
use games::{AnyGame, AnyMatch};
use protocol::{AdviceFigure, Json, ServerMessage};
use serde_json::Value;
use tokio::sync::Semaphore;

use super::table_match::TableMatch;
use super::{Actor, SocketId, encode};
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::store::{GameStatus, WriteOutcome};

/// No more games are played after this time; what was played by then is the answer.
const LONGEST: Duration = Duration::from_secs(8);

/// Who is being advised: one answer at a time for each seat.
#[derive(Debug)]
pub struct Advising([Arc<Semaphore>; MAX_SEATS]);

impl Default for Advising {
    fn default() -> Advising {
        Advising(std::array::from_fn(|_| Arc::new(Semaphore::new(1))))
    }
}

/// What is asked.
enum Question {
    WhatToDo,
    /// Why a bot did this, which is entry `entry`.
    Why {
        entry: u64,
        seat: Seat,
        action: Value,
    },
}

impl Question {
    fn about(&self) -> Option<u64> {
        match self {
            Question::WhatToDo => None,
            Question::Why { entry, .. } => Some(*entry),
        }
    }

    /// Whose action it is about.
    fn actor(&self, asker: Seat) -> Seat {
        match self {
            Question::WhatToDo => asker,
            Question::Why { seat, .. } => *seat,
        }
    }
}

impl Actor {
    /// How often each seat has asked for advice, whatever was taken back since.
    pub(super) fn times_advised(&self) -> [u32; MAX_SEATS] {
        let mut times = [0; MAX_SEATS];
        let notes = self.playing.iter().flat_map(|playing| playing.game.notes());
        for (_, note) in notes {
            if let Note::Advice { seat, .. } = note {
                times[seat.number()] += 1;
            }
        }
        times
    }

    /// Has bots answer a question of a seat; `about` is a version of that seat, in which a bot has moved.
    pub(super) async fn advise(
        &mut self,
        socket: SocketId,
        seat: Seat,
        reference: &str,
        about: Option<u32>,
    ) -> Result<(), Problem> {
        self.check_not_frozen()?;
        self.room.check_playing()?;
        if !self.room.has_advice() {
            return Err(Problem::AdviceOff);
        }
        let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
        let question = match about {
            None if playing.shown.waited_for.has(seat) => Question::WhatToDo,
            None => return Err(Problem::NotWaitedFor),
            Some(version) => bot_move(playing, seat, version).ok_or(Problem::NoBotMoved)?,
        };
        let permit = self.advising.0[seat.number()].clone().try_acquire_owned().map_err(|_| Problem::Busy)?;
        self.mark(seat, &question).await?;
        let Some(playing) = &self.playing else { return Err(Problem::NotStarted) };
        let Some(outbox) = self.sockets.outbox(socket) else { return Ok(()) };
        let (house, game) = (self.room.game, playing.game.clone());
        // A version follows from what the seat could notice; the number of an entry does not.
        let version = about.unwrap_or_else(|| playing.history.version(Some(seat)));
        let (workers, stopping) = (self.context.workers.clone(), self.context.stopping.clone());
        let (watched, r#ref) = (self.watched.clone(), reference.to_owned());
        self.context.tasks.spawn(async move {
            let place = tokio::select! {
                () = stopping.cancelled() => return,
                place = workers.acquire(watched) => place,
            };
            let answered = tokio::task::spawn_blocking(move || {
                let seed = (u64::from(version) << 8) | seat.number() as u64;
                let found = catch_panic(|| answer(house, &*game, seat, &question, seed));
                let said = match found.and_then(|found| found) {
                    Ok(Some(advice)) => message(r#ref, about, question.actor(seat), advice),
                    Ok(None) => Problem::NotTold.message(Some(r#ref)),
                    Err(problem) => {
                        tracing::error!(problem, "bots could not give advice");
                        Problem::Busy.message(Some(r#ref))
                    }
                };
                drop((place, permit));
                // A connection too slow for its answers does without.
                let _ = outbox.try_send(encode(&said));
            });
            let _ = answered.await;
        });
        Ok(())
    }

    /// Puts the question on record, once for the same choice or move.
    async fn mark(&mut self, seat: Seat, question: &Question) -> Result<(), Problem> {
        let Some(playing) = &self.playing else { return Err(Problem::NotStarted) };
        let now = playing.history.version(Some(seat));
        let is_marked = playing.game.notes().any(|(seq, note)| match (note, question) {
            (Note::Advice { seat: of, about: None }, Question::WhatToDo) => {
                *of == seat && playing.history.version_at(Some(seat), seq) == now
            }
            (Note::Advice { seat: of, about: Some(about) }, Question::Why { entry, .. }) => {
                *of == seat && about == entry
            }
            _ => false,
        });
        if is_marked {
            return Ok(());
        }
        let note = Note::Advice { seat, about: question.about() };
        match self.append_notes(&[note], GameStatus::InProgress, None).await? {
            WriteOutcome::Stored => {
                self.send_table_info();
                Ok(())
            }
            WriteOutcome::Conflict => {
                self.read_again().await?;
                Err(Problem::Busy)
            }
        }
    }
}

/// The move of a bot that led to this version of the asker.
fn bot_move(playing: &TableMatch, asker: Seat, version: u32) -> Option<Question> {
    let entry = playing.history.entry_of(Some(asker), version)?;
    let made = playing.game.moves().find(|made| made.seq == entry)?;
    if made.seat == asker || !matches!(made.by, By::Bot(_)) {
        return None;
    }
    Some(Question::Why { entry, seat: made.seat, action: playing.game.action(entry)? })
}

fn answer(
    house: &'static dyn AnyGame,
    game: &dyn AnyMatch,
    asker: Seat,
    question: &Question,
    seed: u64,
) -> Result<Option<Advice>, String> {
    let began = Instant::now();
    let is_late = || began.elapsed() > LONGEST;
    let found = match question {
        Question::WhatToDo => advise(game, asker, seed, is_late),
        Question::Why { entry, seat, action } => {
            let record = game.record().map_err(|error| error.to_string())?;
            let mut replay = Replay::of(house, &record).map_err(|error| error.to_string())?;
            while replay.peek().is_some_and(|next| next < *entry) {
                if let Some(stepped) = replay.step() {
                    stepped.map_err(|error| error.to_string())?;
                }
            }
            explain(replay.game(), asker, (*seat, action), seed, is_late)
        }
    };
    found.map_err(|error| error.to_string())
}

fn message(reference: String, about: Option<u32>, seat: Seat, advice: Advice) -> ServerMessage {
    let figures = advice.why.into_iter().map(|why| AdviceFigure {
        gauge: why.gauge.map(str::to_owned),
        unit: why.unit.to_owned(),
        value: why.value,
        other: why.other,
    });
    ServerMessage::Advice(protocol::Advice {
        r#ref: reference,
        about,
        seat: seat.number() as u8,
        action: Json(advice.action),
        other: Json(advice.other.unwrap_or_default()),
        chance: advice.chance,
        other_chance: advice.other_chance,
        gain: advice.gain,
        is_clear: advice.is_clear,
        why: figures.collect(),
    })
}
