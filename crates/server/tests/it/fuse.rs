//! A game for tests of failures: it has an open move, a secret one that nobody else can notice, one that panics and
//! one that fails the audit.

use std::sync::atomic::{AtomicU32, Ordering};

use game_core::{
    About, Audience, Awaited, Bot, BySeat, Chance, Choices, Cites, Game, Gauge, IllegalIn, Info, LogOf,
    Manifest, NoElement, NoOptions, Observed, Reading, RuleCode, ScoreLine, Seat, SeatSet, SetupError,
    Standings, ViewOf, refuse,
};
use games::{AnyGame, Listed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The real games and this one.
pub static GAMES: &[&dyn AnyGame] = &{
    let mut all = [&FUSE as &dyn AnyGame; games::GAMES.len() + 1];
    all.split_at_mut(games::GAMES.len()).0.copy_from_slice(games::GAMES);
    all
};

static FUSE: Listed<Fuse> = Listed::new(&Manifest {
    about: About::NOTHING,
    bots: &[
        ("broken", &BrokenBot),
        ("sleepy", &SleepyBot),
        ("brisk", &BriskBot),
        ("ponderous", &PonderousBot),
        ("thoughtful", &ThoughtfulBot),
    ],
});

/// The number of ticks after which the game is over.
pub const TICKS: u32 = 1000;
/// From this tick on, which most tests do not reach, views are counted.
pub const COUNTED_FROM: u32 = 600;

/// How long the slow move takes.
pub const DAWDLE: std::time::Duration = std::time::Duration::from_millis(10);

static SHOWN: AtomicU32 = AtomicU32::new(0);

/// How often the public view was built, late in a game.
pub fn shown() -> u32 {
    SHOWN.load(Ordering::Relaxed)
}

static COUNTED: AtomicU32 = AtomicU32::new(0);

/// How often the counted move was played. One test uses it.
pub fn counted() -> u32 {
    COUNTED.load(Ordering::Relaxed)
}

static THOUGHT: AtomicU32 = AtomicU32::new(0);

/// How often a thoughtful bot has chosen. One test uses it.
pub fn thought() -> u32 {
    THOUGHT.load(Ordering::Relaxed)
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Fuse {
    ticks: u32,
    whispers: BySeat<u32>,
    sound: bool,
}

/// By version 1 of the rules a fuse burnt twice as fast.
#[derive(Debug)]
pub struct Config {
    ticks: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = NoElement)]
pub enum Action {
    Tick,
    /// Only the seat itself knows.
    Whisper,
    /// Draws chance.
    Roll,
    /// Shows everybody what was hidden.
    Show,
    /// Takes its time, also when it is played again.
    Dawdle,
    /// Is counted, also when it is played again.
    Count,
    Panic,
    FailTheAudit,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Lit,
    Ticked { ticks: u32 },
    Whispered,
    Rolled { face: u32 },
    Shown { whispers: u32 },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        Rule::ALL
    }
}

game_core::rules! {
    pub enum Rule {
        Fuse1 = "fuse-1",
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Burnt,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    phase: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    whispers: u32,
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        Burnt = "burnt",
    }
}

impl Game for Fuse {
    const INFO: Info = Info { id: "fuse", title: "Fuse", min_players: 2, max_players: 2, rules: 2 };
    type Setup = NoOptions;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    type Own = Own;

    fn config(_: &NoOptions, _: u8) -> Result<Config, SetupError> {
        Ok(Config { ticks: 1 })
    }

    fn config_under(rules: u32, _: &NoOptions, _: u8) -> Result<Config, SetupError> {
        Ok(Config { ticks: if rules == 1 { 2 } else { 1 } })
    }

    fn players(_: &Config) -> u8 {
        2
    }

    fn start(_: &Config, _: &mut Chance, log: &mut LogOf<Self>) -> Fuse {
        log.tell(Rule::Fuse1, || Event::Lit);
        Fuse { ticks: 0, whispers: BySeat::all(2, 0), sound: true }
    }

    fn ending(&self) -> Option<Ending> {
        (self.ticks >= TICKS).then_some(Ending::Burnt)
    }

    fn awaited(&self, _: &Config) -> Awaited {
        if self.ticks >= TICKS { Awaited::NOBODY } else { Awaited::all(SeatSet::all(2)) }
    }

    fn choices(&self, _: &Config, _: Seat, choices: &mut Choices<Self>) {
        if self.ticks < TICKS {
            choices.push(Action::Whisper);
            choices.push(Action::Tick);
        }
    }

    fn check(&self, _: &Config, _: Seat, _: &Action) -> Result<(), IllegalIn<Self>> {
        if self.ticks >= TICKS { refuse(Rule::Fuse1, Why::Burnt) } else { Ok(()) }
    }

    fn apply(
        &mut self,
        config: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        match action {
            Action::Tick => {
                self.ticks += config.ticks;
                log.tell(Rule::Fuse1, || Event::Ticked { ticks: self.ticks });
            }
            Action::Whisper => {
                self.whispers[seat] += 1;
                log.tell_to(Audience::Only(SeatSet::only(seat)), Rule::Fuse1, || Event::Whispered);
            }
            Action::Roll => {
                let face = chance.roll("die", 1_000_000);
                log.tell(Rule::Fuse1, || Event::Rolled { face });
            }
            Action::Show => {
                log.reveals();
                log.tell(Rule::Fuse1, || Event::Shown { whispers: self.whispers[seat] });
            }
            Action::Dawdle => std::thread::sleep(DAWDLE),
            Action::Count => {
                COUNTED.fetch_add(1, Ordering::Relaxed);
                log.tell_to(Audience::Only(SeatSet::only(seat)), Rule::Fuse1, || Event::Whispered);
            }
            Action::Panic => panic!("planted"),
            Action::FailTheAudit => self.sound = false,
        }
    }

    fn silence(&self, _: &Config, _: Seat) -> Action {
        Action::Tick
    }

    fn public(&self, _: &Config) -> Public {
        if self.ticks > COUNTED_FROM {
            SHOWN.fetch_add(1, Ordering::Relaxed);
        }
        Public { phase: self.ticks }
    }

    fn own(&self, _: &Config, seat: Seat) -> Own {
        Own { whispers: self.whispers[seat] }
    }

    fn determinize(_: &Config, view: &ViewOf<Self>, _: &mut Chance) -> Fuse {
        Fuse { ticks: view.public.phase, whispers: BySeat::all(2, 0), sound: true }
    }

    fn audit(&self, _: &Config) -> Result<(), String> {
        if self.sound { Ok(()) } else { Err("planted".to_owned()) }
    }

    fn score_now(&self, _: &Config) -> Standings {
        let scores = BySeat::all(2, i64::from(self.ticks));
        Standings::by_score(scores)
    }
}

impl Observed for Fuse {
    const GAUGES: &'static [Gauge] = &[];

    fn round(&self) -> u32 {
        1
    }

    fn gauges(&self, _: &Config, _: &mut Vec<Reading>) {}

    fn moment(_: &Event) -> Option<&'static str> {
        None
    }

    fn progress(&self, _: &Config) -> u8 {
        0
    }

    fn score_lines(&self, _: &Config) -> Vec<ScoreLine> {
        Vec::new()
    }
}

/// A slow bot.
pub struct SleepyBot;

impl Bot<Fuse> for SleepyBot {
    fn choose(&self, _: &Config, _: &ViewOf<Fuse>, _: &mut Choices<Fuse>, _: &mut Chance) -> Action {
        std::thread::sleep(std::time::Duration::from_secs(2));
        Action::Whisper
    }
}

/// A bot that plays on and on.
pub struct BriskBot;

impl Bot<Fuse> for BriskBot {
    fn choose(&self, _: &Config, _: &ViewOf<Fuse>, _: &mut Choices<Fuse>, _: &mut Chance) -> Action {
        std::thread::sleep(std::time::Duration::from_millis(20));
        Action::Tick
    }
}

/// A bot that takes a while and plays on and on.
pub struct PonderousBot;

impl Bot<Fuse> for PonderousBot {
    fn choose(&self, _: &Config, _: &ViewOf<Fuse>, _: &mut Choices<Fuse>, _: &mut Chance) -> Action {
        std::thread::sleep(std::time::Duration::from_millis(500));
        Action::Tick
    }
}

/// A bot whose choices are counted.
pub struct ThoughtfulBot;

impl Bot<Fuse> for ThoughtfulBot {
    fn choose(&self, _: &Config, _: &ViewOf<Fuse>, _: &mut Choices<Fuse>, _: &mut Chance) -> Action {
        THOUGHT.fetch_add(1, Ordering::Relaxed);
        Action::Tick
    }
}

/// A bot that panics.
pub struct BrokenBot;

impl Bot<Fuse> for BrokenBot {
    fn choose(&self, _: &Config, _: &ViewOf<Fuse>, _: &mut Choices<Fuse>, _: &mut Chance) -> Action {
        panic!("planted in a bot")
    }
}
