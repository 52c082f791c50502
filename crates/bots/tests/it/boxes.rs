//! A game for the tests: two players open boxes by turns, box n holds n points, and nothing is hidden.

use game_core::{
    Awaited, BySeat, Chance, Choices, Cites, Game, IllegalIn, Info, LogOf, NoElement, NoOptions, Observed,
    RuleCode, Seat, SeatSet, SetupError, Standings, ViewOf, refuse,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub const BOXES: u8 = 30;

game_core::rules! {
    pub enum Rule {
        Turns = "boxes-turns",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = NoElement)]
pub enum Action {
    Open {
        #[detail]
        number: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Over,
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        Rule::ALL
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Boxes {
    pub points: BySeat<i64>,
    pub turns_left: u32,
}

impl Boxes {
    pub fn with_turns(turns_left: u32) -> Boxes {
        Boxes { points: BySeat::all(2, 0), turns_left }
    }
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        Opened = "opened",
    }
}

impl Game for Boxes {
    const INFO: Info = Info { id: "boxes", title: "Boxes", min_players: 2, max_players: 2, rules: 1 };
    type Setup = NoOptions;
    type Config = ();
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Boxes;
    type Own = ();

    fn config(_: &NoOptions, players: u8) -> Result<(), SetupError> {
        Self::INFO.check_players(players)
    }

    fn players((): &()) -> u8 {
        2
    }

    fn start((): &(), _: &mut Chance, _: &mut LogOf<Self>) -> Boxes {
        Boxes::with_turns(1)
    }

    fn ending(&self) -> Option<Ending> {
        (self.turns_left == 0).then_some(Ending::Opened)
    }

    fn awaited(&self, (): &()) -> Awaited {
        match self.turns_left {
            0 => Awaited::all(SeatSet::NONE),
            turn => Awaited::all(SeatSet::only(Seat::at((turn as usize + 1) % 2))),
        }
    }

    fn choices(&self, (): &(), seat: Seat, choices: &mut Choices<Self>) {
        if self.awaited(&()).seats.has(seat) {
            choices.exact.extend((0..BOXES).map(|number| Action::Open { number }));
        }
    }

    fn check(&self, (): &(), seat: Seat, _: &Action) -> Result<(), IllegalIn<Self>> {
        if self.awaited(&()).seats.has(seat) { Ok(()) } else { refuse(Rule::Turns, Why::Over) }
    }

    fn apply(
        &mut self,
        (): &(),
        seat: Seat,
        Action::Open { number }: &Action,
        _: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        self.points[seat] += i64::from(*number);
        self.turns_left -= 1;
        if self.turns_left == 0 {
            log.tell(Rule::Turns, || Event::Over);
        }
    }

    fn silence(&self, (): &(), _: Seat) -> Action {
        Action::Open { number: 0 }
    }

    fn public(&self, (): &()) -> Boxes {
        self.clone()
    }

    fn own(&self, (): &(), _: Seat) {}

    fn determinize((): &(), view: &ViewOf<Self>, _: &mut Chance) -> Boxes {
        view.public.clone()
    }

    fn audit(&self, (): &()) -> Result<(), String> {
        Ok(())
    }

    fn score_now(&self, (): &()) -> Standings {
        Standings::by_score(self.points)
    }
}

impl Observed for Boxes {
    fn round(&self) -> u32 {
        1
    }

    fn progress(&self, (): &()) -> u8 {
        0
    }
}
