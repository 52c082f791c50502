//! A toy game to run the core with: everyone holds a secret lot and in turn bids, rolls a die or shows the lot.
//!
//! An option makes it break one promise of the contract, so that the contract itself can be tested.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{
    Ask, Audience, BySeat, Chance, Choices, Filled, FormKind, Game, Gauge, Illegal, IllegalIn, Info, LogOf,
    Reading, ScoreLine, Seat, SeatSet, SetupError, Shown, Standings, ViewOf,
};

pub const LOTS: u32 = 10;
pub const MOST: u32 = 5;

table::rules! {
    /// The rules of the toy.
    pub enum Rule {
        Turn = "toy-1-turn",
        Bid = "toy-2-bid",
        Roll = "toy-3-roll",
        Show = "toy-4-show",
    }
}

table::elements! {
    /// Things to point at.
    pub enum Element {
        Press => "press",
        Lot(u8) => "lot",
        Block(u8, u8) => "block",
    }
}

/// The promise the toy breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    #[default]
    Nothing,
    ViewTellsLots,
    ChoicesTellLots,
    RefusalTellsLots,
    WaitingTellsLots,
    ShowsWithoutSayingSo,
    LegalButUnlisted,
    ListedButIllegal,
    SilenceIsIllegal,
    AuditFails,
    NeverEnds,
    DeadEnd,
    LinesDoNotAddUp,
    LogChangesTheGame,
    WorldContradictsView,
    UndeclaredGauge,
}

table::options! {
    /// The options of the toy.
    pub struct Setup {
        numbers {
            /// How often each seat is asked.
            rounds: u8 = 3, 1, 9;
            reserve: i32 = -1, -5, 5;
        }
        choices {
            nickname: String = String::new();
            fault: Fault = Fault::Nothing;
        }
        house {
            loud: bool = false;
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Bid { amount: u32 },
    Roll,
    Show,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Blank {
    Bid {},
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    LotDrawn { lot: u8 },
    Bid { seat: Seat, amount: u32 },
    Rolled { seat: Seat, face: u32 },
    LotShown { seat: Seat, lot: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotYourTurn,
    TooMuch { most: u32 },
    AlreadyShown,
}

#[derive(Debug)]
pub struct Table {
    pub players: u8,
    pub setup: Setup,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Toy {
    pub lots: BySeat<u8>,
    pub shown: SeatSet,
    pub points: BySeat<u32>,
    pub turn: Seat,
    pub left: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    pub shown: BySeat<Option<u8>>,
    pub points: BySeat<u32>,
    pub turn: Seat,
    pub left: u16,
    pub leak: u32,
}

impl Toy {
    fn all_lots(&self) -> u32 {
        self.lots.values().map(|lot| u32::from(*lot)).sum()
    }

    fn most(&self, table: &Table) -> u32 {
        if table.setup.fault == Fault::ChoicesTellLots { MOST + self.all_lots() % 2 } else { MOST }
    }
}

impl Game for Toy {
    const INFO: Info = Info { id: "toy", title: "Toy", min_players: 2, max_players: 3, rules: 7 };
    const GAUGES: &'static [Gauge] =
        &[Gauge { name: "points", unit: "points", by_seat: true, shown: Shown::Always }];
    const ENDINGS: &'static [&'static str] = &["all_asked"];

    type Setup = Setup;
    type Table = Table;
    type Action = Action;
    type Blank = Blank;
    type Element = Element;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Public = Public;
    type Own = u8;

    fn table(setup: &Setup, players: u8) -> Result<Table, SetupError> {
        Toy::INFO.check_players(players)?;
        match table::Options::out_of_bounds(setup).into_iter().next() {
            Some(error) => Err(error),
            None => Ok(Table { players, setup: setup.clone() }),
        }
    }

    fn players(table: &Table) -> u8 {
        table.players
    }

    fn start(table: &Table, chance: &mut Chance, log: &mut LogOf<Toy>) -> Toy {
        let lots = BySeat::from_fn(table.players, |seat| {
            let lot = chance.pick("lot", LOTS) as u8;
            log.tell_to(Audience::Only(SeatSet::only(seat)), Rule::Turn, || Event::LotDrawn { lot });
            lot
        });
        let left = u16::from(table.setup.rounds) * u16::from(table.players);
        let points = BySeat::all(table.players, 0);
        Toy { lots, shown: SeatSet::NONE, points, turn: Seat::at(0), left }
    }

    fn ending(&self) -> Option<&'static str> {
        (self.left == 0).then_some("all_asked")
    }

    fn round(&self) -> u32 {
        1
    }

    fn waited_for(&self, table: &Table) -> SeatSet {
        if self.left == 0 {
            return SeatSet::NONE;
        }
        let also = table.setup.fault == Fault::WaitingTellsLots && self.all_lots().is_multiple_of(2);
        if also { SeatSet::all(table.players) } else { SeatSet::only(self.turn) }
    }

    fn ask_first(&self, _: &Table) -> Option<Seat> {
        (self.left > 0).then_some(self.turn)
    }

    fn choices(&self, table: &Table, seat: Seat, choices: &mut Choices<Toy>) {
        let dead = table.setup.fault == Fault::DeadEnd && self.left == 2;
        if !self.waited_for(table).has(seat) || dead {
            return;
        }
        let max = self.most(table) + u32::from(table.setup.fault == Fault::ListedButIllegal);
        choices.form(FormKind::Amount, Blank::Bid {}, [Ask::Amount { name: "amount", min: 0, max }]);
        choices.push(Action::Roll);
        if !self.shown.has(seat) {
            choices.push(Action::Show);
        }
    }

    fn fill(blank: Blank, filled: &Filled<'_, Element>) -> Action {
        match blank {
            Blank::Bid {} => Action::Bid { amount: filled.amount(0) },
        }
    }

    fn check(&self, table: &Table, seat: Seat, action: &Action) -> Result<(), IllegalIn<Toy>> {
        if !self.waited_for(table).has(seat) {
            if table.setup.fault == Fault::RefusalTellsLots && self.all_lots().is_multiple_of(2) {
                return Illegal::because(Rule::Bid, Why::NotYourTurn);
            }
            return Illegal::because(Rule::Turn, Why::NotYourTurn);
        }
        let most = self.most(table) + u32::from(table.setup.fault == Fault::LegalButUnlisted);
        match *action {
            Action::Bid { amount } if amount > most => Illegal::because(Rule::Bid, Why::TooMuch { most }),
            Action::Show if self.shown.has(seat) => Illegal::because(Rule::Show, Why::AlreadyShown),
            Action::Bid { .. } | Action::Roll | Action::Show => Ok(()),
        }
    }

    fn apply(
        &mut self,
        table: &Table,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Toy>,
    ) {
        match *action {
            Action::Bid { amount } => {
                self.points[seat] += amount;
                log.tell(Rule::Bid, || Event::Bid { seat, amount });
                if table.setup.fault == Fault::LogChangesTheGame && !log.told().is_empty() {
                    self.points[seat] += 1;
                }
            }
            Action::Roll => {
                let face = chance.roll("die", 6);
                self.points[seat] += face;
                log.tell(Rule::Roll, || Event::Rolled { seat, face });
            }
            Action::Show => {
                let lot = self.lots[seat];
                self.shown.insert(seat);
                log.tell(Rule::Show, || Event::LotShown { seat, lot });
                if table.setup.fault != Fault::ShowsWithoutSayingSo {
                    log.reveals();
                }
            }
        }
        self.turn = seat.left(table.players);
        if table.setup.fault != Fault::NeverEnds {
            self.left -= 1;
        }
    }

    fn silence(&self, table: &Table, _: Seat) -> Action {
        let amount = if table.setup.fault == Fault::SilenceIsIllegal { MOST + 1 } else { 0 };
        Action::Bid { amount }
    }

    fn public(&self, table: &Table) -> Public {
        let shown = BySeat::from_fn(table.players, |seat| self.shown.has(seat).then_some(self.lots[seat]));
        let leak = if table.setup.fault == Fault::ViewTellsLots { self.all_lots() } else { 0 };
        Public { shown, points: self.points, turn: self.turn, left: self.left, leak }
    }

    fn own(&self, _: &Table, seat: Seat) -> u8 {
        self.lots[seat]
    }

    fn determinize(table: &Table, view: &ViewOf<Toy>, chance: &mut Chance) -> Toy {
        let public = &view.public;
        let known = |seat: Seat| if view.seat == Some(seat) { view.own } else { public.shown[seat] };
        let forgets = table.setup.fault == Fault::WorldContradictsView;
        let lots = BySeat::from_fn(table.players, |seat| {
            let drawn = chance.pick("lot", LOTS) as u8;
            if forgets { drawn } else { known(seat).unwrap_or(drawn) }
        });
        let shown = public.shown.seats_where(|_, lot| lot.is_some());
        Toy { lots, shown, points: public.points, turn: public.turn, left: public.left }
    }

    fn audit(&self, table: &Table) -> Result<(), String> {
        if table.setup.fault == Fault::AuditFails && self.left == 2 {
            return Err("the toy is out of order".to_owned());
        }
        let sound = self.lots.players() == table.players
            && self.points.players() == table.players
            && self.lots.values().all(|lot| u32::from(*lot) < LOTS)
            && self.turn.number() < usize::from(table.players);
        if sound { Ok(()) } else { Err("a lot is no lot, or a seat is missing".to_owned()) }
    }

    fn gauges(&self, table: &Table, readings: &mut Vec<Reading>) {
        let gauge = if table.setup.fault == Fault::UndeclaredGauge { "mood" } else { "points" };
        readings.extend(self.points.iter().map(|(seat, points)| Reading {
            gauge,
            seat: Some(seat),
            value: f64::from(*points),
        }));
    }

    fn progress(&self, _: &Table) -> u8 {
        if self.left == 0 { 100 } else { 50 }
    }

    fn score_now(&self, _: &Table) -> Standings {
        let scores = BySeat::from_fn(self.points.players(), |seat| i64::from(self.points[seat]));
        Standings::by_key(&scores, scores)
    }

    fn score_lines(&self, table: &Table) -> Vec<ScoreLine> {
        let extra = i64::from(table.setup.fault == Fault::LinesDoNotAddUp);
        let line = |(seat, points): (Seat, &u32)| ScoreLine {
            seat,
            label: "points".into(),
            points: i64::from(*points) + extra,
        };
        self.points.iter().map(line).collect()
    }
}

/// Options that break a promise.
pub fn with_fault(fault: Fault) -> Setup {
    Setup { fault, ..Setup::default() }
}
