//! A game being played, without its type: JSON in, JSON out. What a server, an engine or a replay needs of it.

use game_core::{Audience, Awaited, Chance, Reading, ScoreLine, Seat, Standings, Traces, Words};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{AnyGame, BotError, Refused};

/// A game in progress whose rules are known only to itself.
pub trait AnyRunning: Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;
    fn players(&self) -> u8;

    /// Whose answer the game needs, in which order and manner.
    fn awaited(&self) -> Awaited;
    /// `{seat, public, own}` as this seat (or, with `None`, a spectator) may see it.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// What everyone knows, encoded once for all.
    fn public(&self) -> Box<RawValue>;
    /// What only this seat knows besides.
    fn own(&self, seat: Seat) -> Box<RawValue>;
    /// `{exact, forms}` of this seat; empty lists if it may do nothing.
    fn choices(&self, seat: Seat) -> Box<RawValue>;
    /// The exact ones among them that everybody could work out: what a seat may do without looking at what is its own.
    fn open_choices(&self, seat: Seat) -> Box<RawValue>;
    /// Whether the seat may do anything, waited for or not.
    fn may_act(&self, seat: Seat) -> bool;

    /// Check, apply and audit on a copy; the copy becomes the game only if all is well.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused>;
    /// What the seat can be sure would come of an action, worked out from its own view alone.
    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Refused>;
    /// What it means that a seat that is waited for says nothing.
    fn silence(&self, seat: Seat) -> Value;
    /// What a bot of this level (`trader`, or with a temper `trader:daring+selfish`) would do, from the seat's view and
    /// choices alone.
    fn bot_action(&self, seat: Seat, level: &str, chance: &mut Chance) -> Result<Value, BotError>;
    /// Takes back every action from entry `to` on and uses up one number.
    fn undo(&mut self, to: u64) -> Result<(), String>;

    /// The number the next entry will have.
    fn next_seq(&self) -> u64;
    /// Numbers are used up also by entries that do not move the game.
    fn skip_to(&mut self, seq: u64);
    /// The numbers of the entries that count, taken-back ones left out.
    fn steps(&self) -> Vec<u64>;

    fn ending(&self) -> Option<&'static str>;
    /// As if it ended now; final when it is over.
    fn standings(&self) -> Standings;
    /// The standings as everyone could work them out, where the game has such.
    fn open_standings(&self) -> Option<Standings>;
    fn score_lines(&self) -> Vec<ScoreLine>;
    fn gauges(&self) -> Vec<Reading>;
    /// 0 to 100.
    fn progress(&self) -> u8;
    fn round(&self) -> u32;
    fn audit(&self) -> Result<(), String>;
    /// A fingerprint of the whole state: equal after a replay, or the rules have changed. It is salted with nothing, so
    /// it must stay with whoever may know the state.
    fn digest(&self) -> [u8; 16];
    /// Names of things on the table that come from the deck or the set-up: `card:7` and what it is called.
    fn names(&self) -> Vec<(String, String)>;
    /// The whole state, secrets and all: for positions and for the machine's own eyes only.
    fn state(&self) -> Value;
    /// The state of a world that this viewer (a seat, or `None` for a spectator) could not tell from the real one.
    fn imagine(&self, viewer: Option<Seat>, chance: &mut Chance) -> Value;
    fn clone_box(&self) -> Box<dyn AnyRunning>;

    /// The game's sentences with the names of this table.
    fn words(&self, players: &[String]) -> Words {
        self.game().words().with_names(self.names()).with_players(players.iter().cloned())
    }
}

impl Clone for Box<dyn AnyRunning> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// What came of an accepted action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Acted {
    pub seq: u64,
    pub events: Vec<Heard>,
    pub traces: Traces,
}

impl Acted {
    /// The events this viewer (a seat, or `None` for a spectator) is told.
    pub fn heard_by(&self, viewer: Option<Seat>) -> impl Iterator<Item = &Heard> {
        self.events.iter().filter(move |heard| heard.audience.includes(viewer))
    }
}

/// An event, the rule it follows from, and who is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Heard {
    pub rule: &'static str,
    pub audience: Audience,
    pub event: Value,
    /// The name of the moment if a replay should be able to jump here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<&'static str>,
}

/// What a seat can be sure would come of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preview {
    pub events: Vec<Heard>,
    /// Chance or something hidden decides how it goes on.
    pub open: bool,
}
