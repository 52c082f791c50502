//! A toy game to run the core with: everyone holds a secret lot and in turn bids, rolls a die or shows the lot.
//!
//! An option makes it break one promise of the contract, so that the contract itself can be tested.

use game_core::{
    Ask, Audience, Awaited, BySeat, Chance, Choices, Cites, FormKind, Game, Gauge, Holder, HolderMove,
    Holdings, IllegalIn, Info, LogOf, Observed, Reading, ScoreLine, Seat, SeatSet, SetupError, Shown,
    Standings, ViewOf, Ware, refuse,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub const LOTS: u32 = 10;
pub const MOST: u32 = 5;
/// Told only by a fault.
const IMPOSSIBLE_FACE: u32 = 7;

game_core::rules! {
    /// The rules of the toy.
    pub enum Rule {
        Turn = "toy-1-turn",
        Bid = "toy-2-bid",
        Roll = "toy-3-roll",
        Show = "toy-4-show",
    }
}

game_core::ids! {
    /// A lot.
    pub struct LotId(u8);
}

game_core::elements! {
    /// Things to point at.
    pub enum Element {
        Press => "press",
        Lot(LotId) => "lot",
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
    PeeksWithoutSayingSo,
    TakingBackTellsLots,
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
    CitesAnotherRule,
    UndeclaredMoment,
    FlowIsMissing,
    PointsFromNowhere,
}

game_core::options! {
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = Element)]
pub enum Action {
    Bid {
        #[ask]
        amount: u32,
    },
    Roll,
    Show,
    /// Never offered: it has a field of every kind, and what the derive makes of them is tested.
    Settle {
        #[ask]
        pay: Pay,
        #[ask]
        cards: arrayvec::ArrayVec<LotId, 4>,
        #[ask]
        yes: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<LotId>,
    },
    /// Never offered either.
    #[about(Element::Press)]
    Propose {
        #[ask]
        amount: u32,
        #[ask]
        to: LotId,
        #[detail]
        back: bool,
    },
}

/// How many of each lot.
pub type Lots = std::collections::BTreeMap<String, u32>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Pay(pub Lots);

impl game_core::Field<Element> for Pay {
    fn read(filled: &game_core::Filled<'_, Element>, ask: usize) -> Option<Pay> {
        Some(Pay(filled.quantities(ask).map(|(element, n)| (element.to_string(), n)).collect()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    LotDrawn { lot: u8 },
    Bid { seat: Seat, amount: u32 },
    Rolled { seat: Seat, face: u32 },
    LotShown { seat: Seat, lot: u8 },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        match self {
            Event::LotDrawn { .. } => &[Rule::Turn],
            Event::Bid { .. } => &[Rule::Bid],
            Event::Rolled { .. } => &[Rule::Roll],
            Event::LotShown { .. } => &[Rule::Show],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotYourTurn,
    TooMuch { most: u32 },
    AlreadyShown,
}

#[derive(Debug)]
pub struct Config {
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

    fn most(&self, config: &Config) -> u32 {
        if config.setup.fault == Fault::ChoicesTellLots { MOST + self.all_lots() % 2 } else { MOST }
    }
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        AllAsked = "all_asked",
    }
}

impl Game for Toy {
    const INFO: Info = Info { id: "toy", title: "Toy", min_players: 2, max_players: 3, rules: 7 };

    type Setup = Setup;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    type Own = u8;

    fn config(setup: &Setup, players: u8) -> Result<Config, SetupError> {
        Toy::INFO.check_players(players)?;
        match game_core::Options::out_of_bounds(setup).into_iter().next() {
            Some(error) => Err(error),
            None => Ok(Config { players, setup: setup.clone() }),
        }
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Toy>) -> Toy {
        let lots = BySeat::from_fn(config.players, |seat| {
            let lot = chance.pick("lot", LOTS) as u8;
            log.tell_to(Audience::Only(SeatSet::only(seat)), Rule::Turn, || Event::LotDrawn { lot });
            lot
        });
        let left = u16::from(config.setup.rounds) * u16::from(config.players);
        let points = BySeat::all(config.players, 0);
        Toy { lots, shown: SeatSet::NONE, points, turn: Seat::at(0), left }
    }

    fn ending(&self) -> Option<Ending> {
        (self.left == 0).then_some(Ending::AllAsked)
    }

    fn awaited(&self, config: &Config) -> Awaited {
        if self.left == 0 {
            return Awaited::NOBODY;
        }
        let also = config.setup.fault == Fault::WaitingTellsLots && self.all_lots().is_multiple_of(2);
        let seats = if also { SeatSet::all(config.players) } else { SeatSet::only(self.turn) };
        Awaited::clockwise(seats, self.turn, config.players)
    }

    fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Toy>) {
        let dead = config.setup.fault == Fault::DeadEnd && self.left == 2;
        if !self.awaited(config).seats.has(seat) || dead {
            return;
        }
        let max = self.most(config) + u32::from(config.setup.fault == Fault::ListedButIllegal);
        choices.form(FormKind::Amount, ActionForm::Bid {}, [Ask::Amount { min: 0, max }]);
        choices.push(Action::Roll);
        if !self.shown.has(seat) {
            choices.push(Action::Show);
        }
    }

    fn check(&self, config: &Config, seat: Seat, action: &Action) -> Result<(), IllegalIn<Toy>> {
        if !self.awaited(config).seats.has(seat) {
            if config.setup.fault == Fault::RefusalTellsLots && self.all_lots().is_multiple_of(2) {
                return refuse(Rule::Bid, Why::NotYourTurn);
            }
            return refuse(Rule::Turn, Why::NotYourTurn);
        }
        let most = self.most(config) + u32::from(config.setup.fault == Fault::LegalButUnlisted);
        match *action {
            Action::Bid { amount } if amount > most => refuse(Rule::Bid, Why::TooMuch { most }),
            Action::Show if self.shown.has(seat) => refuse(Rule::Show, Why::AlreadyShown),
            Action::Bid { .. } | Action::Roll | Action::Show => Ok(()),
            Action::Settle { .. } | Action::Propose { .. } => refuse(Rule::Turn, Why::NotYourTurn),
        }
    }

    fn apply(
        &mut self,
        config: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Toy>,
    ) {
        match *action {
            Action::Bid { amount } => {
                self.points[seat] += amount;
                log.tell(Rule::Bid, || Event::Bid { seat, amount });
                let next = self.lots[seat.left(config.players)];
                match config.setup.fault {
                    // Nobody else hears of it, and it can be taken back: the seat sees one lot after another.
                    Fault::PeeksWithoutSayingSo => {
                        let only = Audience::Only(SeatSet::only(seat));
                        log.tell_to(only, Rule::Show, || Event::LotShown { seat, lot: next });
                    }
                    // Nothing is told, but that it cannot be taken back tells enough.
                    Fault::TakingBackTellsLots if next.is_multiple_of(2) => log.reveals(),
                    _ => {}
                }
                if config.setup.fault == Fault::LogChangesTheGame && !log.told().is_empty() {
                    self.points[seat] += 1;
                }
            }
            Action::Roll => {
                let face = chance.roll("die", 6);
                let is_wrong = config.setup.fault == Fault::CitesAnotherRule;
                let face = if config.setup.fault == Fault::UndeclaredMoment { IMPOSSIBLE_FACE } else { face };
                self.points[seat] += face;
                log.tell(if is_wrong { Rule::Show } else { Rule::Roll }, || Event::Rolled { seat, face });
            }
            Action::Show => {
                let lot = self.lots[seat];
                self.shown.insert(seat);
                log.tell(Rule::Show, || Event::LotShown { seat, lot });
                if config.setup.fault != Fault::ShowsWithoutSayingSo {
                    log.reveals();
                }
            }
            Action::Settle { .. } | Action::Propose { .. } => {}
        }
        self.turn = seat.left(config.players);
        if config.setup.fault != Fault::NeverEnds {
            self.left -= 1;
        }
    }

    fn silence(&self, config: &Config, _: Seat) -> Action {
        let amount = if config.setup.fault == Fault::SilenceIsIllegal { MOST + 1 } else { 0 };
        Action::Bid { amount }
    }

    fn public(&self, config: &Config) -> Public {
        let shown = BySeat::from_fn(config.players, |seat| self.shown.has(seat).then_some(self.lots[seat]));
        let leak = if config.setup.fault == Fault::ViewTellsLots { self.all_lots() } else { 0 };
        Public { shown, points: self.points, turn: self.turn, left: self.left, leak }
    }

    fn own(&self, _: &Config, seat: Seat) -> u8 {
        self.lots[seat]
    }

    fn determinize(config: &Config, view: &ViewOf<Toy>, chance: &mut Chance) -> Toy {
        let public = &view.public;
        let known = |seat: Seat| if view.seat == Some(seat) { view.own } else { public.shown[seat] };
        let forgets = config.setup.fault == Fault::WorldContradictsView;
        let lots = BySeat::from_fn(config.players, |seat| {
            let drawn = chance.pick("lot", LOTS) as u8;
            if forgets { drawn } else { known(seat).unwrap_or(drawn) }
        });
        let shown = public.shown.seats_where(|_, lot| lot.is_some());
        Toy { lots, shown, points: public.points, turn: public.turn, left: public.left }
    }

    fn audit(&self, config: &Config) -> Result<(), String> {
        if config.setup.fault == Fault::AuditFails && self.left == 2 {
            return Err("the toy is out of order".to_owned());
        }
        let sound = self.lots.players() == config.players
            && self.points.players() == config.players
            && self.lots.values().all(|lot| u32::from(*lot) < LOTS)
            && self.turn.number() < usize::from(config.players);
        if sound { Ok(()) } else { Err("a lot is no lot, or a seat is missing".to_owned()) }
    }

    fn score_now(&self, _: &Config) -> Standings {
        let scores = BySeat::from_fn(self.points.players(), |seat| i64::from(self.points[seat]));
        Standings::by_score(scores)
    }
}

impl Observed for Toy {
    const GAUGES: &'static [Gauge] =
        &[Gauge { name: "points", unit: "points", by_seat: true, shown: Shown::Always }];

    const MOMENTS: &'static [&'static str] = &["show"];

    fn moment(event: &Event) -> Option<&'static str> {
        match event {
            Event::LotShown { .. } => Some("show"),
            Event::Rolled { face: IMPOSSIBLE_FACE, .. } => Some("wonder"),
            _ => None,
        }
    }

    fn round(&self) -> u32 {
        1
    }

    fn flows(event: &Event, config: &Config, flow: &mut dyn FnMut(HolderMove)) {
        let (seat, amount) = match event {
            Event::Bid { seat, amount } => (*seat, *amount),
            Event::Rolled { .. } if config.setup.fault == Fault::FlowIsMissing => return,
            Event::Rolled { seat, face } => (*seat, *face),
            Event::LotDrawn { .. } | Event::LotShown { .. } => return,
        };
        let (from, to) = (Holder::of_table("box"), Holder::of_seat("player", seat));
        flow(HolderMove { from, to, asset: Ware::plain("points"), amount });
    }

    fn holdings(&self, config: &Config, holdings: &mut Holdings) {
        for (seat, points) in self.points.iter() {
            let points = i64::from(*points);
            holdings.add(Holder::of_seat("player", seat), Ware::plain("points"), points);
            let out = if config.setup.fault == Fault::PointsFromNowhere { 0 } else { points };
            holdings.add(Holder::of_table("box"), Ware::plain("points"), -out);
        }
    }

    fn gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
        let gauge = if config.setup.fault == Fault::UndeclaredGauge { "mood" } else { "points" };
        readings.extend(self.points.iter().map(|(seat, points)| Reading {
            gauge,
            seat: Some(seat),
            value: f64::from(*points),
        }));
    }

    fn progress(&self, _: &Config) -> u8 {
        if self.left == 0 { 100 } else { 50 }
    }

    fn score_lines(&self, config: &Config) -> Vec<ScoreLine> {
        let extra = i64::from(config.setup.fault == Fault::LinesDoNotAddUp);
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
