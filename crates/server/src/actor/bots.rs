//! Bots at a table. They move one at a time, choose on the shared worker pool from their own view, and then act like
//! anyone else. A bot that fails or takes too long plays the game's `silence` action.
//!
//! When a bot moves is fixed before it thinks, from public facts: the pace that people wish for, longer where there is
//! much to choose from as everybody sees it. It thinks meanwhile. If it waited and then thought, the time of its answer
//! would tell how hard its choice was, and so what it holds.
//! Bots play on until a person is waited for, and only while a person has a seat: nobody needs
//! the game of a table that everybody has left.

use std::time::Duration;

use game_core::{Chance, Seat, SeatSet};
use games::AnyMatch;
use games::guided::SCRIPT;
use games::records::{By, ServerSeed};
use protocol::Pace;
use serde::Deserialize;
use serde::de::IgnoredAny;
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

#[derive(Debug, Default)]
pub enum BotState {
    /// No bot is asked.
    #[default]
    Idle,
    /// A bot is choosing.
    Thinking {
        /// Its time has come: it moves as soon as it has chosen.
        is_due: bool,
    },
    /// A bot has chosen and waits for its time.
    Ready(BotChoice),
}

/// How much longer than usual bots take over as many choices as everybody sees, a form for three.
fn deliberation(choices: usize) -> f64 {
    match choices {
        0..=2 => 0.6,
        3..=6 => 0.85,
        7..=15 => 1.15,
        _ => 1.5,
    }
}

/// How many choices a seat has as far as everybody can tell: those in a world that a spectator could imagine.
fn public_choices(game: &dyn AnyMatch, seat: Seat) -> usize {
    #[derive(Deserialize, Default)]
    struct Listed {
        exact: Vec<IgnoredAny>,
        forms: Vec<IgnoredAny>,
    }
    let imagined = catch_panic(|| game.imagined(None, &mut Chance::fast(0)).choices(seat));
    let listed = imagined.ok().and_then(|choices| serde_json::from_str::<Listed>(choices.get()).ok());
    let Listed { exact, forms } = listed.unwrap_or_default();
    exact.len() + 3 * forms.len()
}

/// The choice of a bot.
#[derive(Debug)]
pub struct BotChoice {
    /// Which time a bot was asked.
    asked: u64,
    seat: Seat,
    /// The number of the next entry when it was asked.
    at: u64,
    /// `None` if it failed or took too long.
    action: Option<Value>,
}

/// The seed of a bot's random choices. It is derived from the table's secret, separately from the dice, so that the
/// same table in the same position is played the same way again. When the game is over and the secret known, a bot's moves
/// can be checked with it.
pub fn choice_seed(seed: ServerSeed, at: u64, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(seed.0);
    hash.update(b"bot");
    hash.update(at.to_le_bytes());
    hash.update([seat.number() as u8]);
    let digest: [u8; 32] = hash.finalize().into();
    u64::from_le_bytes(std::array::from_fn(|index| digest[index]))
}

impl Actor {
    /// Asks the next bot if the game waits for one, and asks again if something has happened before its time.
    pub(super) fn schedule_bot(&mut self) {
        match &self.bot {
            BotState::Thinking { .. } => {}
            BotState::Ready(chosen) if self.is_fresh(chosen) => {}
            BotState::Ready(_) => self.think(false),
            BotState::Idle => {
                let Some(seat) = self.bot_to_move() else { return };
                let pause = self.pause_of(seat);
                self.times_asked += 1;
                self.think(pause.is_zero());
                if !pause.is_zero() {
                    self.wake_bot_after(pause);
                }
            }
        }
    }

    /// How long a bot takes, from public facts.
    fn pause_of(&self, seat: Seat) -> Duration {
        let delay = self.context.bot_delay;
        match (self.doubtful, self.room.is_left_to_bots()) {
            (true, _) => STORE_RETRY,
            (false, true) => delay.duration(Pace::Quick).min(FAST_DELAY),
            (false, false) => {
                let usual = delay.duration(self.sockets.slowest_pace());
                match &self.playing {
                    Some(playing) if !usual.is_zero() => {
                        usual.mul_f64(deliberation(public_choices(&*playing.game, seat)))
                    }
                    _ => usual,
                }
            }
        }
    }

    fn wake_bot_after(&self, pause: Duration) {
        let (mailbox, stopping) = (self.mailbox.clone(), self.context.stopping.clone());
        let asked = self.times_asked;
        self.context.tasks.spawn(async move {
            tokio::select! {
                () = stopping.cancelled() => return,
                () = tokio::time::sleep(pause) => {}
            }
            if let Some(table) = mailbox.upgrade() {
                // A table that has been unloaded asks its bots again when it is loaded.
                let _ = table.send(TableMessage::BotDue { asked }).await;
            }
        });
    }

    /// Whether nothing has happened since a bot was asked, and it is still its turn.
    fn is_fresh(&self, chosen: &BotChoice) -> bool {
        let next = self.playing.as_ref().map(|playing| playing.game.next_seq());
        next == Some(chosen.at) && self.bot_to_move() == Some(chosen.seat)
    }

    /// The time of a bot's move has come.
    pub(super) async fn bot_is_due(&mut self, asked: u64) {
        if asked != self.times_asked {
            return;
        }
        match std::mem::take(&mut self.bot) {
            BotState::Idle => {}
            BotState::Thinking { .. } => self.bot = BotState::Thinking { is_due: true },
            BotState::Ready(chosen) if self.is_fresh(&chosen) => self.enter_bot_choice(chosen).await,
            BotState::Ready(_) => self.think(true),
        }
    }

    /// A bot has chosen.
    pub(super) async fn bot_chose(&mut self, chosen: BotChoice) {
        if chosen.asked != self.times_asked {
            return;
        }
        match std::mem::take(&mut self.bot) {
            BotState::Thinking { is_due: true } => self.enter_bot_choice(chosen).await,
            // If something has happened meanwhile, it is asked again right after this.
            BotState::Thinking { is_due: false } => self.bot = BotState::Ready(chosen),
            other => self.bot = other,
        }
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

    /// Has the bot choose whose turn it is.
    fn think(&mut self, is_due: bool) {
        self.bot = BotState::Idle;
        let (Some(seat), Some(playing)) = (self.bot_to_move(), &self.playing) else { return };
        let Some(level) = self.bot_for(seat) else { return };
        self.bot = BotState::Thinking { is_due };
        let asked = self.times_asked;
        let game = playing.game.clone();
        let at = game.next_seq();
        if let Some((_, action)) = self.scripted() {
            let (mailbox, chosen) =
                (self.mailbox.clone(), BotChoice { asked, seat, at, action: Some(action) });
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
                let _ = table.send(TableMessage::BotChose(BotChoice { asked, seat, at, action })).await;
            }
        });
    }

    async fn enter_bot_choice(&mut self, chosen: BotChoice) {
        if self.room.stored.paused {
            // It is asked again after the pause.
            return;
        }
        let BotChoice { seat, at, action, .. } = chosen;
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

#[cfg(test)]
mod tests {
    use games::{Dice, GAMES, Terms};
    use serde_json::json;

    use super::*;

    /// In a world that spectators could not tell from the real one, bots take as long.
    #[test]
    fn how_long_a_bot_takes_follows_from_what_everybody_sees() {
        for game in GAMES {
            let info = game.info();
            let seats = (0..info.min_players).map(|seat| format!("P{seat}")).collect();
            let terms = Terms::new(*game, json!({}), seats);
            let (mut played, _) = game.start(terms, Dice::Seed([3; 32])).expect("a game starts");
            let mut chance = Chance::fast(5);
            let (mut hidden, mut counts) = (0, std::collections::BTreeSet::new());
            for number in 0..120 {
                let Some(seat) = played.awaited().first else { break };
                let other = played.imagined(None, &mut Chance::fast(number));
                hidden += u32::from(other.state() != played.state());
                let choices = public_choices(&*played, seat);
                assert_eq!(choices, public_choices(&*other, seat), "{} move {number}", info.id);
                counts.insert(choices);
                let action = played.bot_action(seat, "trader", &mut chance).expect("a trader answers");
                played.act(seat, By::Owner, &action).expect("a legal action");
            }
            assert!(hidden > 0 && counts.len() > 1, "{}: {hidden} worlds, {counts:?} choices", info.id);
        }
    }

    #[test]
    fn bots_take_longer_over_more_choices() {
        assert!([1, 4, 10, 40].map(deliberation).is_sorted());
    }
}
