//! The contract every game signs. Whoever runs a game (server, command line, bots, lab, tests) knows only this.

use std::borrow::Cow;
use std::fmt::Debug;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Action, BySeat, Chance, Choices, Cites, Debt, HolderMove, Holdings, Illegal, Log, Options, Refusal,
    RuleCode, Seat, SeatSet, SetupError, Told, lossless,
};

/// What a list of games says about one.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Info {
    /// As in commands and addresses: small letters and hyphens.
    pub id: &'static str,
    pub title: &'static str,
    pub min_players: u8,
    pub max_players: u8,
    /// Raised when a stored record would replay differently. 0 while the game is being made: it can be played, but its
    /// records and tables need not be readable later.
    pub rules: u32,
}

impl Info {
    /// Refuses a table with too few or too many players.
    pub fn check_players(&self, players: u8) -> Result<(), SetupError> {
        if (self.min_players..=self.max_players).contains(&players) {
            return Ok(());
        }
        let problem = format!("{} is for {} to {} players", self.title, self.min_players, self.max_players);
        Err(SetupError::new("players", problem))
    }
}

/// The log of a game.
pub type LogOf<G> = Log<<G as Game>::Event, <G as Game>::Rule>;
/// The refusal of a game's rules.
pub type IllegalIn<G> = Illegal<<G as Game>::Rule, <G as Game>::Why>;
/// Why an action did not count in a match of a game.
pub type RefusalIn<G> = Refusal<<G as Game>::Rule, <G as Game>::Why>;
/// An event of a game and who is told.
pub type ToldIn<G> = Told<<G as Game>::Event, <G as Game>::Rule>;
/// The things on the table of a game.
pub type ElementOf<G> = <<G as Game>::Action as Action>::Element;
/// The actions of a game with blanks in them.
pub type FormOf<G> = <<G as Game>::Action as Action>::Form;
/// The view of a game.
pub type ViewOf<G> = View<<G as Game>::Public, <G as Game>::Own>;

/// What one viewer knows: what everyone knows, and what only this seat knows besides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct View<P, O> {
    /// `None` for a spectator.
    pub seat: Option<Seat>,
    pub public: P,
    pub own: Option<O>,
}

/// Who stands where. Before the end: as if it ended now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Standings {
    /// 1 is first; ties share a place.
    pub places: BySeat<u8>,
    pub scores: BySeat<i64>,
    /// Empty if the game itself has won.
    pub winners: SeatSet,
}

impl Standings {
    /// Ranks by keys, larger first; the seats on the first place win.
    pub fn by_key<K: Ord + Copy + Default>(keys: &BySeat<K>, scores: BySeat<i64>) -> Standings {
        let players = keys.players();
        let places = BySeat::from_fn(players, |seat| {
            1 + lossless::<_, u8>(keys.values().filter(|other| **other > keys[seat]).count())
        });
        let winners = places.seats_where(|_, place| *place == 1);
        Standings { places, scores, winners }
    }

    /// Ranks by score alone.
    pub fn by_score(scores: BySeat<i64>) -> Standings {
        Standings::by_key(&scores, scores)
    }

    /// Nobody has won.
    #[must_use]
    pub fn without_winner(mut self) -> Standings {
        self.winners = SeatSet::NONE;
        self
    }
}

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ScoreLine {
    pub seat: Seat,
    /// Key of the line's label.
    pub label: Cow<'static, str>,
    pub points: i64,
}

/// Something a game measures over time: a price, a debt, a mood of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gauge {
    pub name: &'static str,
    pub unit: &'static str,
    /// One figure for each seat, or one for the table.
    pub by_seat: bool,
    pub shown: Shown,
}

impl Gauge {
    /// One figure for the table.
    pub const fn of_table(name: &'static str, unit: &'static str) -> Gauge {
        Gauge { name, unit, by_seat: false, shown: Shown::Always }
    }

    /// One figure for each seat.
    pub const fn of_seats(name: &'static str, unit: &'static str) -> Gauge {
        Gauge { by_seat: true, ..Gauge::of_table(name, unit) }
    }

    /// Follows from what is hidden, so it is shown when the game is over.
    #[must_use]
    pub const fn after_the_game(self) -> Gauge {
        Gauge { shown: Shown::AfterTheGame, ..self }
    }
}

/// When a gauge may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    Always,
    AfterTheGame,
}

/// One reading of a gauge.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Reading {
    pub gauge: &'static str,
    pub seat: Option<Seat>,
    pub value: f64,
}

/// What an action left behind that cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Traces {
    pub drew_chance: bool,
    /// It showed what was hidden, or could have: see [`Log::reveals`].
    pub showed_something: bool,
    /// It made a deal with another seat: see [`crate::Deals::accept`].
    pub made_deal: bool,
}

impl Traces {
    /// Whether the seat that acted may take it back without asking anybody.
    pub fn can_be_taken_back(self) -> bool {
        !self.drew_chance && !self.showed_something && !self.made_deal
    }

    /// What the action left behind that was just applied with these.
    pub(crate) fn left_in<E, R>(chance: &Chance, log: &Log<E, R>) -> Traces {
        Traces { drew_chance: chance.drew(), showed_something: log.revealed(), made_deal: log.made_deal() }
    }
}

/// Whose answer a game needs and how answers come: all that a clock has to know. Public, so it must not depend on
/// anything hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Awaited {
    /// Empty when the game is over.
    pub seats: SeatSet,
    /// Whom to ask first where all are asked one after another.
    pub first: Option<Seat>,
    pub manner: Manner,
}

/// How answers come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Manner {
    /// Whoever is waited for takes the time an answer needs.
    #[default]
    Turns,
    /// Everybody may call out, and each new standing bid starts the countdown again. Lot and bid tell one countdown
    /// from the next.
    Outcry { lot: u32, high: u32 },
}

impl Awaited {
    pub const NOBODY: Awaited = Awaited { seats: SeatSet::NONE, first: None, manner: Manner::Turns };

    /// These seats, the lowest number first.
    #[inline]
    pub fn all(seats: SeatSet) -> Awaited {
        Awaited { seats, first: seats.first(), manner: Manner::Turns }
    }

    #[inline]
    pub fn one(seat: Seat) -> Awaited {
        Awaited { seats: SeatSet::only(seat), first: Some(seat), manner: Manner::Turns }
    }

    /// These seats, clockwise from `start`.
    #[inline]
    pub fn clockwise(seats: SeatSet, start: Seat, players: u8) -> Awaited {
        Awaited { seats, first: seats.first_from(start, players), manner: Manner::Turns }
    }
}

/// What carrying out an action needs besides the state, handed from rule to rule.
pub struct ApplyContext<'a, G: Game> {
    pub config: &'a G::Config,
    pub chance: &'a mut Chance,
    pub log: &'a mut LogOf<G>,
}

/// How a game can end; made by [`endings!`](crate::endings).
pub trait EndingCode: Copy + Eq + Debug + Send + Sync + 'static {
    const ALL: &'static [Self];

    /// As in records and messages.
    fn name(self) -> &'static str;
}

/// Declares how a game can end: `endings! { pub enum Ending { FinalCrash = "final_crash" } }`.
#[macro_export]
macro_rules! endings {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $ending:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $text)] $ending),+ }

        impl $crate::EndingCode for $name {
            const ALL: &'static [Self] = &[$($name::$ending),+];
            fn name(self) -> &'static str {
                match self { $($name::$ending => $text),+ }
            }
        }
    };
}

/// What a game must say to be played. `Self` is the state: plain data without clock, I/O, hash order or randomness.
///
/// What never changes during a game stands beside it in [`Game::Config`]. What a game may say to be watched and measured
/// is [`Observed`]. Contracts between the methods are proven for every game by
/// [`assert_contract`](crate::assert_contract).
pub trait Game:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + Sized + 'static
{
    const INFO: Info;
    /// Raised when the state gets, loses or moves a field, or writes a value differently. Names may change. Digests of
    /// different layouts are not compared.
    const STATE_LAYOUT: u8 = 1;

    /// Options as written: unproven.
    type Setup: Options;
    /// Options proven, decks read: shared, never changed.
    type Config: Debug + Send + Sync + 'static;
    /// What a seat wants to do.
    type Action: Action;
    /// What happened.
    type Event: Cites<Self::Rule> + Clone + PartialEq + Debug + Serialize + JsonSchema + Send + Sync;
    type Rule: RuleCode;
    /// Why an action is refused, in the game's own terms.
    type Why: Clone + PartialEq + Debug + Serialize + JsonSchema + Send + Sync;
    type Ending: EndingCode;
    /// What everyone knows.
    type Public: Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// What one seat knows besides.
    type Own: Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;

    /// Proves the options; the first problem found is the answer.
    fn config(setup: &Self::Setup, players: u8) -> Result<Self::Config, SetupError>;

    /// The same by an earlier version of the rules. A game whose rules have changed keeps the version in its config and
    /// branches on it; `games::versions` lists what has changed.
    fn config_under(_rules: u32, setup: &Self::Setup, players: u8) -> Result<Self::Config, SetupError> {
        Self::config(setup, players)
    }

    fn players(config: &Self::Config) -> u8;

    /// Deals the game.
    fn start(config: &Self::Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Self;

    /// How the game ended; `None` while it goes on.
    fn ending(&self) -> Option<Self::Ending>;

    /// Whose answer the game needs, in which order and manner.
    fn awaited(&self, config: &Self::Config) -> Awaited;

    /// Adds all that `seat` may do to the (cleared) choices. May be non-empty though the seat is not waited for.
    fn choices(&self, config: &Self::Config, seat: Seat, choices: &mut Choices<Self>);

    /// The authority on what is legal.
    fn check(&self, config: &Self::Config, seat: Seat, action: &Self::Action) -> Result<(), IllegalIn<Self>>;

    /// Carries out an action that `check` has passed.
    fn apply(
        &mut self,
        config: &Self::Config,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    );

    /// An action as an earlier version of the game wrote it, where serde's aliases cannot read it: records and databases
    /// keep their old spelling for ever.
    fn read_old_action(_action: &serde_json::Value) -> Option<Self::Action> {
        None
    }

    /// What it means that a seat which is waited for says nothing: decline, bid 0, vote no, the mildest action.
    fn silence(&self, config: &Self::Config, seat: Seat) -> Self::Action;

    /// The answer of a seat that is waited for, where what everyone knows leaves it only one. A server gives it without
    /// asking. It is made from the public view alone, so that it tells nobody what the seat holds: a seat that may have
    /// one more choice in its hand is asked, whatever it holds. Never a word that is a decision by itself: being ready, a
    /// vote, a sealed bid, what is handed over, a throw of the dice.
    fn forced(_config: &Self::Config, _public: &Self::Public, _seat: Seat) -> Option<Self::Action> {
        None
    }

    fn public(&self, config: &Self::Config) -> Self::Public;

    fn own(&self, config: &Self::Config, seat: Seat) -> Self::Own;

    /// A possible world for the viewer: it contradicts nothing the view shows and adds nothing to it.
    fn determinize(config: &Self::Config, view: &ViewOf<Self>, chance: &mut Chance) -> Self;

    /// Proves that everything is there and nothing is impossible, also for a state read from a file.
    fn audit(&self, config: &Self::Config) -> Result<(), String>;

    /// The standings if the game ended now; the final ones when it is over.
    fn score_now(&self, config: &Self::Config) -> Standings;

    fn view(&self, config: &Self::Config, seat: Option<Seat>) -> ViewOf<Self> {
        View { seat, public: self.public(config), own: seat.map(|seat| self.own(config, seat)) }
    }

    /// Check, then apply: the one way to play.
    fn play(
        &mut self,
        config: &Self::Config,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) -> Result<Traces, IllegalIn<Self>> {
        self.check(config, seat, action)?;
        chance.forget_drawing();
        log.forget_traces();
        self.apply(config, seat, action, chance, log);
        Ok(Traces::left_in(chance, log))
    }

    /// Whether the seat could take this action back alone, known before it is taken: a choice, or the preview of a draft,
    /// can say it. It follows from the action and from public facts only. The action is tried on a copy: what it would draw
    /// does not matter, because whatever draws cannot be taken back.
    fn can_take_back(&self, config: &Self::Config, seat: Seat, action: &Self::Action) -> bool {
        let mut copy = self.clone();
        let traces = copy.play(config, seat, action, &mut Chance::fast(0), &mut Log::off());
        traces.is_ok_and(Traces::can_be_taken_back)
    }
}

/// What a game may say to be watched and measured. Everything has a default, so a small game writes
/// `impl Observed for MyGame {}`.
pub trait Observed: Game {
    /// What the game measures.
    const GAUGES: &'static [Gauge] = &[];

    /// Reads every gauge the game declares.
    fn gauges(&self, _config: &Self::Config, _readings: &mut Vec<Reading>) {}

    /// What an event moved from holder to holder, where nothing went through the door of the books: a card, a note.
    /// Together with what went through the door these are all changes of [`Observed::holdings`]. Of an event that is
    /// told in two versions, one of them tells of the flow.
    fn flows(_event: &Self::Event, _config: &Self::Config, _flow: &mut dyn FnMut(HolderMove)) {}

    /// What lies where, by sector. What has come out of the box is held by the box, below zero.
    fn holdings(&self, _config: &Self::Config, _holdings: &mut Holdings) {}

    /// The wares that are money: what is paid with, and whose quantity is the quantity of money.
    const MONEY: &'static [&'static str] = &[];

    /// How many of [`Observed::round`]'s turns make a round of the table, in which everyone has had a turn.
    fn turns_per_round(_config: &Self::Config) -> u32 {
        1
    }

    /// Who owes whom how much now.
    fn debts(&self, _config: &Self::Config, _debts: &mut Vec<Debt>) {}

    /// The round or turn being played, from 1.
    fn round(&self) -> u32 {
        1
    }

    /// How far along the game is, 0 to 100. Depends on nothing hidden.
    fn progress(&self, _config: &Self::Config) -> u8 {
        if self.ending().is_some() { 100 } else { 0 }
    }

    /// Every name [`Observed::moment`] can give.
    const MOMENTS: &'static [&'static str] = &[];

    /// The name of the moment if a replay should be able to jump to this event.
    fn moment(_event: &Self::Event) -> Option<&'static str> {
        None
    }

    /// The standings as everyone could work them out now; `None` where they follow from what is hidden.
    fn open_standings(&self, _config: &Self::Config) -> Option<Standings> {
        None
    }

    /// Whether everyone can work out that a seat may do this, whenever it may: it follows from what is public alone. A
    /// device whose seat is covered offers such choices and no others.
    fn is_open_choice(_config: &Self::Config, _action: &Self::Action) -> bool {
        false
    }

    /// The score sheet: for each seat its lines, adding up to its score. One line each unless the game says more.
    fn score_lines(&self, config: &Self::Config) -> Vec<ScoreLine> {
        let line = |(seat, points): (Seat, &i64)| ScoreLine { seat, label: "score".into(), points: *points };
        self.score_now(config).scores.iter().map(line).collect()
    }

    /// The names of things on the table that come from the deck or the set-up.
    fn names(_config: &Self::Config) -> Vec<(ElementOf<Self>, String)> {
        Vec::new()
    }

    /// What seats were dealt to be for the whole game, as things on the table: a lab counts how they fare.
    fn roles(&self, _config: &Self::Config) -> Vec<(Seat, ElementOf<Self>)> {
        Vec::new()
    }
}

/// What an audit claims about a state, and what is wrong with a state for which it does not hold.
pub fn claim(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}
