//! Bots at a table. They move one at a time, after a short delay so that people can follow, choose on the shared
//! worker pool from their own view, and then act like anyone else. A bot that fails or takes too long plays the
//! game's `silence` action. Bots play on until a person is waited for, and only while a person has a seat: nobody needs
//! the game of a table that everybody has left.

use std::time::Duration;

use game_core::{Chance, Seat, SeatSet};
use games::guided::SCRIPT;
use games::records::{By, ServerSeed};
use protocol::Pace;
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::table_match::NewAction;
use super::{Actor, TableMessage};
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::store::StoredStage;

/// A bot that has not chosen after this time is silent. Waiting for a worker does not count.
const BOT_TIMEOUT: Duration = Duration::from_secs(10);
/// The delay when all persons have handed over to bots: nobody has to follow the moves.
const FAST_DELAY: Duration = Duration::from_millis(60);
/// The delay while the store is unavailable.
const STORE_RETRY: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotState {
    /// No bot is asked.
    Idle,
    /// A bot moves when the delay is over.
    Waiting,
    /// A bot is choosing.
    Thinking,
}

/// The choice of a bot.
pub struct BotChoice {
    seat: Seat,
    /// The number of the next entry when it was asked.
    at: u64,
    /// `None` if it failed or took too long.
    action: Option<Value>,
}

/// The seed of a bot's random choices. It is derived from the table's secret, separately from the dice, so that the
/// same table in the same position is played the same way again.
fn choice_seed(seed: ServerSeed, at: u64, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(seed.0);
    hash.update(b"bot");
    hash.update(at.to_le_bytes());
    hash.update([seat.number() as u8]);
    let digest: [u8; 32] = hash.finalize().into();
    u64::from_le_bytes(std::array::from_fn(|index| digest[index]))
}

impl Actor {
    /// Starts the delay of the next bot if the game waits for one.
    pub(super) fn schedule_bot(&mut self) {
        if self.bot != BotState::Idle || self.bot_to_move().is_none() {
            return;
        }
        self.bot = BotState::Waiting;
        let pause = match (self.doubtful, self.room.is_left_to_bots()) {
            (true, _) => STORE_RETRY,
            (false, true) => self.context.bot_delay.duration(Pace::Quick).min(FAST_DELAY),
            (false, false) => self.context.bot_delay.duration(self.sockets.slowest_pace()),
        };
        let (mailbox, stopping) = (self.mailbox.clone(), self.context.stopping.clone());
        self.context.tasks.spawn(async move {
            tokio::select! {
                () = stopping.cancelled() => return,
                () = tokio::time::sleep(pause) => {}
            }
            if let Some(table) = mailbox.upgrade() {
                // A table that has been unloaded asks its bots again when it is loaded.
                let _ = table.send(TableMessage::BotDue).await;
            }
        });
    }

    /// The bot that plays this seat: the one that sits there, or a stand-in for a person who does not play now.
    fn bot_for(&self, seat: Seat) -> Option<String> {
        self.room.bot_for(seat, self.away)
    }

    /// The bot whose turn it is.
    fn bot_to_move(&self) -> Option<Seat> {
        let playing = self.playing.as_ref()?;
        let stands_still = self.trouble.is_some() || self.room.stored.paused || self.undo_request.is_some();
        if stands_still || self.room.stage != StoredStage::Playing || self.room.people().is_empty() {
            return None;
        }
        if let Some((seat, _)) = self.scripted() {
            // While a script is followed nobody else moves, not even who is waited for.
            return Some(seat).filter(|seat| self.bot_for(*seat).is_some());
        }
        let waited_for = playing.shown.waited_for;
        let bots: SeatSet = waited_for.iter().filter(|seat| self.bot_for(*seat).is_some()).collect();
        let first = bots.first()?;
        let asked_first = catch_panic(|| playing.game.awaited().first).ok().flatten().unwrap_or(first);
        bots.first_from(asked_first, self.room.players())
    }

    pub(super) fn start_bot(&mut self) {
        self.bot = BotState::Idle;
        let (Some(seat), Some(playing)) = (self.bot_to_move(), &self.playing) else { return };
        let Some(level) = self.bot_for(seat) else { return };
        self.bot = BotState::Thinking;
        let game = playing.game.clone();
        let at = game.next_seq();
        if let Some((_, action)) = self.scripted() {
            let (mailbox, chosen) = (self.mailbox.clone(), BotChoice { seat, at, action: Some(action) });
            self.context.tasks.spawn(async move {
                if let Some(table) = mailbox.upgrade() {
                    let _ = table.send(TableMessage::BotChose(chosen)).await;
                }
            });
            return;
        }
        let (mailbox, workers, stopping) =
            (self.mailbox.clone(), self.context.workers.clone(), self.context.stopping.clone());
        let table_id = self.room.id;
        let choice_seed = choice_seed(self.room.server_seed, at, seat);
        let watched = self.watched.clone();
        self.context.tasks.spawn(async move {
            let permit = tokio::select! {
                () = stopping.cancelled() => return,
                permit = workers.acquire(watched) => permit,
            };
            let choosing = async {
                let chosen = tokio::task::spawn_blocking(move || {
                    let mut chance = Chance::fast(choice_seed);
                    let chosen = catch_panic(|| game.bot_action(seat, &level, &mut chance));
                    drop(permit);
                    chosen
                });
                match chosen.await.ok()? {
                    Ok(Ok(action)) => Some(action),
                    Ok(Err(error)) => {
                        tracing::error!(table = table_id, %error, "a bot could not choose");
                        None
                    }
                    Err(panic) => {
                        tracing::error!(table = table_id, panic, "a bot failed");
                        None
                    }
                }
            };
            let action = tokio::select! {
                () = stopping.cancelled() => return,
                action = tokio::time::timeout(BOT_TIMEOUT, choosing) => action.ok().flatten(),
            };
            if let Some(table) = mailbox.upgrade() {
                // A table that has been unloaded asks its bots again when it is loaded.
                let _ = table.send(TableMessage::BotChose(BotChoice { seat, at, action })).await;
            }
        });
    }

    pub(super) async fn handle_bot_choice(&mut self, chosen: BotChoice) {
        self.bot = BotState::Idle;
        if self.room.stored.paused {
            // It is asked again after the pause.
            return;
        }
        let BotChoice { seat, at, action } = chosen;
        let scripted = self.scripted().is_some_and(|(_, step)| action.as_ref() == Some(&step));
        let level = self.bot_for(seat).map(|level| if scripted { SCRIPT.to_owned() } else { level });
        let (Some(level), Some(playing)) = (level, &self.playing) else { return };
        let is_fresh = playing.game.next_seq() == at;
        let silence = catch_panic(|| playing.game.silence(seat));
        if let Some(action) = action {
            match self.enter_for_bot(seat, &level, &action).await {
                Err(problem) if is_fresh && problem.is_refusal() => {
                    tracing::error!(table = self.room.id, ?problem, "a bot chose what the rules forbid");
                }
                // Somebody else acted first: it is asked again if it is still waited for.
                _ => return,
            }
        } else if !is_fresh {
            return;
        }
        match silence {
            Ok(Value::Null) => {}
            Ok(silence) => {
                if let Err(problem) = self.enter_for_bot(seat, &level, &silence).await
                    && problem.is_refusal()
                {
                    self.freeze(&format!("silence is refused: {problem:?}"));
                }
            }
            Err(panic) => self.freeze(&panic),
        }
    }

    async fn enter_for_bot(&mut self, seat: Seat, level: &str, action: &Value) -> Result<u64, Problem> {
        let made = NewAction { seat, by: By::Bot(level.into()), reference: None, action };
        let entered = self.enter_action(&made).await;
        if entered == Err(Problem::StoreUnavailable) {
            tracing::warn!(table = self.room.id, "a bot waits for the store");
        }
        entered
    }
}
