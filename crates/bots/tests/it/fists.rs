//! A game for the tests: both show stone, paper or scissors at once, and what beats brings its own number of points.
//! The lots are unequal, so the one strategy that cannot be exploited is neither even nor pure.

use game_core::{
    Awaited, BySeat, Chance, Choices, Cites, Game, IllegalIn, Info, LogOf, NoElement, NoOptions, Observed,
    RuleCode, Seat, SeatSet, SetupError, Standings, ViewOf, refuse,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the first gets of the second, row by column: stone, paper, scissors.
pub const POINTS: [[i64; 3]; 3] = [[0, -3, 1], [3, 0, -2], [-1, 2, 0]];
pub const MOST: i64 = 3;

game_core::rules! {
    pub enum Rule {
        Once = "fists-once",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = NoElement)]
pub enum Action {
    Show {
        #[detail]
        hand: u8,
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
pub struct Fists {
    pub shown: BySeat<Option<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    answered: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    shown: Option<u8>,
}

impl Fists {
    pub fn answered(&self) -> SeatSet {
        self.shown.seats_where(|_, shown| shown.is_some())
    }

    pub fn is_over(&self) -> bool {
        self.answered().len() == 2
    }

    pub fn points(&self) -> BySeat<i64> {
        let hand = |seat: usize| self.shown[Seat::at(seat)].map(usize::from);
        let (Some(first), Some(second)) = (hand(0), hand(1)) else { return BySeat::all(2, 0) };
        BySeat::from_fn(2, |seat| POINTS[first][second] * if seat == Seat::at(0) { 1 } else { -1 })
    }
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        Shown = "shown",
    }
}

impl Game for Fists {
    const INFO: Info = Info { id: "fists", title: "Fists", min_players: 2, max_players: 2, rules: 1 };
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
        2
    }

    fn start((): &(), _: &mut Chance, _: &mut LogOf<Self>) -> Fists {
        Fists { shown: BySeat::all(2, None) }
    }

    fn ending(&self) -> Option<Ending> {
        self.is_over().then_some(Ending::Shown)
    }

    fn awaited(&self, (): &()) -> Awaited {
        Awaited::all(SeatSet::all(2).minus(self.answered()))
    }

    fn choices(&self, (): &(), _: Seat, choices: &mut Choices<Self>) {
        if !self.is_over() {
            choices.exact.extend((0..3).map(|hand| Action::Show { hand }));
        }
    }

    fn check(&self, (): &(), _: Seat, _: &Action) -> Result<(), IllegalIn<Self>> {
        if self.is_over() { refuse(Rule::Once, Why::Over) } else { Ok(()) }
    }

    fn apply(
        &mut self,
        (): &(),
        seat: Seat,
        Action::Show { hand }: &Action,
        _: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        self.shown[seat] = Some(*hand);
        if self.is_over() {
            log.tell(Rule::Once, || Event::Over);
        }
    }

    fn silence(&self, (): &(), _: Seat) -> Action {
        Action::Show { hand: 0 }
    }

    fn public(&self, (): &()) -> Public {
        Public { answered: self.answered() }
    }

    fn own(&self, (): &(), seat: Seat) -> Own {
        Own { shown: self.shown[seat] }
    }

    /// Whoever has answered may have shown anything.
    fn determinize((): &(), view: &ViewOf<Self>, chance: &mut Chance) -> Fists {
        let shown = BySeat::from_fn(2, |seat| {
            let known = view.own.filter(|_| view.seat == Some(seat)).and_then(|own| own.shown);
            let answered = view.public.answered.has(seat);
            known.or_else(|| answered.then(|| chance.pick("hand", 3) as u8))
        });
        Fists { shown }
    }

    fn audit(&self, (): &()) -> Result<(), String> {
        Ok(())
    }

    fn score_now(&self, (): &()) -> Standings {
        let points = self.points();
        Standings::by_key(&points, points)
    }
}

impl Observed for Fists {
    fn round(&self) -> u32 {
        1
    }

    fn progress(&self, (): &()) -> u8 {
        0
    }
}
