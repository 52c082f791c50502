//! The smallest game there is: two seats take turns at saying "tick". What a move of it costs is what the server costs.

use game_core::{
    About, Awaited, BySeat, Chance, Choices, Cites, Game, IllegalIn, Info, LogOf, Manifest, NoElement,
    NoOptions, Observed, RuleCode, Seat, SetupError, Standings, ViewOf, refuse,
};
use games::Listed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// As the server lists it.
pub static TICK: Listed<Tick> = Listed::new(&Manifest { about: About::NOTHING, bots: &[] });

const PLAYERS: u8 = 2;
/// Longer than any measurement.
const LAST: u32 = u32::MAX;

game_core::rules! {
    pub enum Rule {
        Turn = "tick-turn",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = NoElement)]
pub enum Action {
    Tick,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Ticked { ticks: u32 },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        Rule::ALL
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotYourTurn,
}

/// How often it was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Tick {
    ticks: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    phase: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Own {}

impl Tick {
    fn turn(&self) -> Seat {
        Seat::at((self.ticks % u32::from(PLAYERS)) as usize)
    }
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        WornOut = "worn_out",
    }
}

impl Game for Tick {
    const INFO: Info =
        Info { id: "tick", title: "Tick", min_players: PLAYERS, max_players: PLAYERS, rules: 1 };
    type Setup = NoOptions;
    type Config = ();
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    type Own = Own;

    fn config(_: &NoOptions, players: u8) -> Result<(), SetupError> {
        Self::INFO.check_players(players)
    }

    fn players((): &()) -> u8 {
        PLAYERS
    }

    fn start((): &(), _: &mut Chance, _: &mut LogOf<Self>) -> Tick {
        Tick { ticks: 0 }
    }

    fn ending(&self) -> Option<Ending> {
        (self.ticks == LAST).then_some(Ending::WornOut)
    }

    fn awaited(&self, (): &()) -> Awaited {
        if self.ticks == LAST { Awaited::NOBODY } else { Awaited::one(self.turn()) }
    }

    fn choices(&self, config: &(), seat: Seat, choices: &mut Choices<Self>) {
        if self.awaited(config).seats.has(seat) {
            choices.push(Action::Tick);
        }
    }

    fn check(&self, config: &(), seat: Seat, _: &Action) -> Result<(), IllegalIn<Self>> {
        if self.awaited(config).seats.has(seat) { Ok(()) } else { refuse(Rule::Turn, Why::NotYourTurn) }
    }

    fn apply(&mut self, (): &(), _: Seat, _: &Action, _: &mut Chance, log: &mut LogOf<Self>) {
        self.ticks += 1;
        log.tell(Rule::Turn, || Event::Ticked { ticks: self.ticks });
    }

    fn silence(&self, (): &(), _: Seat) -> Action {
        Action::Tick
    }

    fn public(&self, (): &()) -> Public {
        Public { phase: self.ticks }
    }

    fn own(&self, (): &(), _: Seat) -> Own {
        Own {}
    }

    fn determinize((): &(), view: &ViewOf<Self>, _: &mut Chance) -> Tick {
        Tick { ticks: view.public.phase }
    }

    fn audit(&self, (): &()) -> Result<(), String> {
        Ok(())
    }

    fn score_now(&self, (): &()) -> Standings {
        let scores = BySeat::all(PLAYERS, 0);
        Standings::by_score(scores)
    }
}

impl Observed for Tick {
    fn round(&self) -> u32 {
        1
    }

    fn progress(&self, (): &()) -> u8 {
        0
    }
}
