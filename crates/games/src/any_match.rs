//! A match without its game's type: JSON in, JSON out. What a server, an engine or a replay needs of it.

use game_core::record::{By, Entry, GameResult, Note, Record, RecordedDraw};
use game_core::{
    Acted, Awaited, Chance, ChanceSource, Debt, Digest, Draw, Holdings, Reading, Refusal, ScoreLine, Seat,
    Seed, Standings, Told, Traces, Words,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::records::{Origin, RecordError, Scheme};
use crate::{AnyGame, BotError, Foreseen, Language};

/// What is agreed before the deal.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The version of the game's rules; it stays the match's own, whatever versions come later.
    pub rules: u32,
    /// Options left out are the printed ones.
    pub setup: Value,
    /// The players' names by seat.
    pub seats: Vec<String>,
}

impl Terms {
    /// By the rules as they are now.
    pub fn new(game: &dyn AnyGame, setup: Value, seats: Vec<String>) -> Terms {
        Terms { rules: game.info().rules, setup, seats }
    }

    pub fn players(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }
}

/// What the chance of a match follows from.
#[derive(Clone, Debug)]
pub enum Dice {
    /// A secret that was promised and what the seats added to it: there will be a record.
    Promised(Origin),
    /// For positions and for looking around.
    Seed(Seed),
    /// Foretold draw by draw.
    Script(Vec<Draw>),
}

impl Dice {
    /// Where chance comes from, and what a record says about it.
    pub(crate) fn split(self) -> (ChanceSource, Option<Origin>) {
        match self {
            Dice::Promised(origin) => (origin.chance(), Some(origin)),
            Dice::Seed(seed) => (ChanceSource::Seed(seed), None),
            Dice::Script(draws) => (ChanceSource::Running(Chance::script(draws)), None),
        }
    }
}

/// A game in progress whose rules are known only to itself. A copy is independent and shares the past.
pub trait AnyMatch: Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;
    /// The version of the rules it is played by.
    fn rules(&self) -> u32;
    /// The options in full.
    fn setup(&self) -> &Value;
    fn players(&self) -> u8;
    /// The players' names by seat, as they are now.
    fn seats(&self) -> &[String];

    /// How its dice follow from a seed; `None` if there will be no record.
    fn scheme(&self) -> Option<Scheme>;

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
    /// The same for whoever chooses: each exact one says whether it is `final`, which a seat cannot take back alone.
    fn choices_with_finality(&self, seat: Seat) -> Box<RawValue>;
    /// The exact ones among them that everybody could work out: what a seat may do without looking at what is its own.
    fn open_choices(&self, seat: Seat) -> Box<RawValue>;
    /// Whether the seat may do anything, waited for or not.
    fn may_act(&self, seat: Seat) -> bool;

    /// The match after an action and what came of it; this one stays as it is. Copies the state once.
    fn try_action(&self, seat: Seat, by: By, action: &Value) -> Result<(Box<dyn AnyMatch>, Acted), Refusal>;
    /// A seat acts. On refusal nothing has changed.
    fn act(&mut self, seat: Seat, by: By, action: &Value) -> Result<Acted, Refusal>;
    /// What the seat can be sure would come of an action, worked out from its own view alone.
    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Refusal>;
    /// Whether the seat could take this action back alone, known beforehand and from public facts.
    fn can_take_back(&self, seat: Seat, action: &Value) -> bool;
    /// What everyone knows, and by seat the only answer that it leaves to those who are waited for, if it leaves only one.
    /// The view is built once for both.
    fn public_and_forced(&self) -> (Box<RawValue>, Vec<(Seat, Value)>);
    /// The only answer that public facts leave to a seat, if they leave only one.
    fn forced(&self, seat: Seat) -> Option<Value>;
    /// What it means that a seat that is waited for says nothing.
    fn silence(&self, seat: Seat) -> Value;
    /// What a bot of this level (`trader`, or with a temper `trader:daring+selfish`) would do, from the seat's view and
    /// choices alone.
    fn bot_action(&self, seat: Seat, level: &str, chance: &mut Chance) -> Result<Value, BotError>;

    /// Takes back everything from entry `to` on; gives the number of the entry that says so.
    fn undo(&mut self, to: u64) -> Result<u64, RecordError>;
    /// Notes something that moves nothing in the game; gives the number of its entry.
    fn note(&mut self, note: Note) -> Result<u64, RecordError>;
    /// Enters what a record says; gives the events if a seat acted.
    fn enter(&mut self, entry: &Entry) -> Result<Option<Acted>, RecordError>;
    /// The number the next entry will have.
    fn next_seq(&self) -> u64;
    /// The actions that count, newest first.
    fn moves(&self) -> Box<dyn Iterator<Item = Move<'_>> + '_>;
    /// The action of an entry.
    fn action(&self, seq: u64) -> Option<Value>;
    fn entries(&self) -> Vec<Entry>;
    /// What was noted beside the game, newest first, with the numbers of the entries.
    fn notes(&self) -> Box<dyn Iterator<Item = (u64, &Note)> + '_>;
    /// Every draw that was made, taken back or not: for a match that is over, or for whoever chose the seed.
    fn draws(&self) -> Vec<RecordedDraw>;
    /// The record with its seed revealed: only for a match that is over, or for whoever chose the seed.
    fn record(&self) -> Result<Record, RecordError>;

    /// Whether nothing more can happen: the game has ended or was closed.
    fn is_over(&self) -> bool;
    fn ending(&self) -> Option<&'static str>;
    /// How it ended; `None` while it goes on, and if it was closed before.
    fn result(&self) -> Option<GameResult>;
    /// As if it ended now; final when it is over.
    fn standings(&self) -> Standings;
    /// The standings as everyone could work them out, where the game has such.
    fn open_standings(&self) -> Option<Standings>;
    fn score_lines(&self) -> Vec<ScoreLine>;
    fn gauges(&self) -> Vec<Reading>;
    /// What lies where, by sector, secrets included.
    fn holdings(&self) -> Holdings;
    /// Who owes whom how much.
    fn debts(&self) -> Vec<Debt>;
    /// The wares that are money.
    fn money(&self) -> &'static [&'static str];
    /// How many turns make a round of the table.
    fn turns_per_round(&self) -> u32;
    /// Bots of this level play on to the end, from the whole state and with chance of their own; how it ends. This match
    /// stays as it is.
    fn play_out(&self, level: &str, seed: u64) -> Result<Standings, BotError>;
    /// One way in which it may go on after a seat's action, from what that seat knows: in a world imagined from its view bots
    /// of this level play on to the end. `None` if the seat cannot do this. The same seed gives the same world and dice.
    fn foresee(
        &self,
        seat: Seat,
        action: &Value,
        level: &str,
        seed: u64,
    ) -> Result<Option<Foreseen>, BotError>;
    /// 0 to 100.
    fn progress(&self) -> u8;
    fn round(&self) -> u32;
    fn audit(&self) -> Result<(), String>;
    /// Where the match has come to: equal after a replay, or the rules have changed. It is salted with nothing, so it
    /// must stay with whoever may know the state.
    fn digest(&self) -> Digest;
    /// Whether the match has come to where it was when this digest was stored.
    fn agrees_with(&self, stored: Digest) -> bool;
    /// Names of things on the table that come from the deck or the set-up: `card:7` and what it is called.
    fn names(&self) -> Vec<(String, String)>;
    /// The whole state, secrets and all: for positions and for the machine's own eyes only.
    fn state(&self) -> Value;
    /// The state of a world that this viewer (a seat, or `None` for a spectator) could not tell from the real one.
    fn imagine(&self, viewer: Option<Seat>, chance: &mut Chance) -> Value;
    /// A match without a record that goes on from such a world. Whatever is worked out from it follows from the viewer's
    /// view and from `chance`, and from nothing else: not even from the game's seed.
    fn imagined(&self, viewer: Option<Seat>, chance: &mut Chance) -> Box<dyn AnyMatch>;
    /// Where the match has come to and what its entries left behind, for [`AnyGame::restore`] of the same program.
    /// Secrets and all.
    fn snapshot(&self) -> Box<RawValue>;
    fn clone_box(&self) -> Box<dyn AnyMatch>;

    /// The game's sentences in English with the names of this match.
    fn words(&self) -> Words {
        self.words_in(Language::ENGLISH)
    }

    /// The game's sentences in this language with the names of this match.
    fn words_in(&self, language: Language) -> Words {
        self.game().words_in(language).with_names(self.names()).with_players(self.seats().iter().cloned())
    }

    /// The record as it may be shown while the game goes on.
    fn record_without_seed(&self) -> Result<Record, RecordError> {
        self.record().map(|record| Record { seed: None, draws: Vec::new(), ..record })
    }
}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// An action that counts.
#[derive(Clone, Copy, Debug)]
pub struct Move<'a> {
    pub seq: u64,
    pub seat: Seat,
    pub by: &'a By,
    pub traces: Traces,
}

/// What a seat can be sure would come of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Preview {
    pub events: Vec<Told>,
    /// Chance or something hidden decides how it goes on.
    pub open: bool,
    /// Whether the seat could take it back alone.
    pub can_take_back: bool,
}
