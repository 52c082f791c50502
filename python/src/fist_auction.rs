//! A corner of No More Money that can be solved exactly: its auction with bids in the fist, for two seats and a few lots.
//!
//! For each lot both seats close a fist over some of their coins. Then the hands open, both pay what was in them, win or
//! lose, and the higher bid takes the better of the lot's two cards, the other the worse. With equal bids the better card
//! goes to seat 0 in the first lot, to seat 1 in the second, and so on. Coins that are left are worth nothing, as at the end
//! of the game. Who has more points has won the difference.

use arrayvec::ArrayVec;
use bots::{Budget, Guide, Master};
use game_core::{
    Awaited, BySeat, Chance, Choices, Cites, Game, IllegalIn, Info, LogOf, NoElement, NoOptions, Observed,
    RuleCode, Seat, SeatSet, SetupError, Standings, Trial, View, ViewOf, assert_contract, refuse,
};
use pyo3::prelude::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Coins of each seat at the start.
pub const COINS: u8 = 4;
/// The better and the worse card of each lot.
pub const LOTS: [(i64, i64); 2] = [(3, 1), (4, 0)];
/// The most that one seat can be ahead.
const MOST: i64 = 2 + 4;

game_core::rules! {
    pub enum Rule {
        Fist = "fist-bid",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = NoElement)]
pub enum Action {
    Bid {
        #[detail]
        coins: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Opened { bids: [u8; 2] },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        Rule::ALL
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotNow,
    TooFewCoins,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FistAuction {
    /// The bids of the lots that are over.
    opened: ArrayVec<[u8; 2], { LOTS.len() }>,
    closed: BySeat<Option<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    opened: ArrayVec<[u8; 2], { LOTS.len() }>,
    closed: SeatSet,
}

impl FistAuction {
    fn after(opened: impl IntoIterator<Item = [u8; 2]>) -> FistAuction {
        FistAuction { opened: opened.into_iter().collect(), closed: BySeat::all(2, None) }
    }

    fn is_over(&self) -> bool {
        self.opened.len() == LOTS.len()
    }

    pub fn coins(&self, seat: Seat) -> u8 {
        COINS - self.opened.iter().map(|bids| bids[seat.number()]).sum::<u8>()
    }

    /// How far seat 0 is ahead.
    pub fn lead(&self) -> i64 {
        let of_lot = |(lot, bids): (usize, &[u8; 2])| {
            let (better, worse) = LOTS[lot];
            let first = bids[0] > bids[1] || bids[0] == bids[1] && lot % 2 == 0;
            if first { better - worse } else { worse - better }
        };
        self.opened.iter().enumerate().map(of_lot).sum()
    }
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        AllSold = "all_sold",
    }
}

impl Game for FistAuction {
    const INFO: Info =
        Info { id: "fist-auction", title: "Fist auction", min_players: 2, max_players: 2, rules: 1 };
    type Setup = NoOptions;
    type Config = ();
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    /// What is in one's own fist.
    type Own = Option<u8>;

    fn config(_: &NoOptions, players: u8) -> Result<(), SetupError> {
        Self::INFO.check_players(players)
    }

    fn players((): &()) -> u8 {
        2
    }

    fn start((): &(), _: &mut Chance, _: &mut LogOf<Self>) -> FistAuction {
        FistAuction::after([])
    }

    fn ending(&self) -> Option<Ending> {
        self.is_over().then_some(Ending::AllSold)
    }

    fn awaited(&self, (): &()) -> Awaited {
        match self.is_over() {
            true => Awaited::NOBODY,
            false => Awaited::all(self.closed.seats_where(|_, bid| bid.is_none())),
        }
    }

    fn choices(&self, (): &(), seat: Seat, choices: &mut Choices<Self>) {
        if !self.is_over() {
            choices.exact.extend((0..=self.coins(seat)).map(|coins| Action::Bid { coins }));
        }
    }

    fn check(&self, (): &(), seat: Seat, Action::Bid { coins }: &Action) -> Result<(), IllegalIn<Self>> {
        if self.is_over() {
            return refuse(Rule::Fist, Why::NotNow);
        }
        if *coins > self.coins(seat) { refuse(Rule::Fist, Why::TooFewCoins) } else { Ok(()) }
    }

    fn apply(
        &mut self,
        (): &(),
        seat: Seat,
        Action::Bid { coins }: &Action,
        _: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        self.closed[seat] = Some(*coins);
        if let (Some(first), Some(second)) = (self.closed[Seat::at(0)], self.closed[Seat::at(1)]) {
            let bids = [first, second];
            self.opened.push(bids);
            self.closed = BySeat::all(2, None);
            log.reveals();
            log.tell(Rule::Fist, || Event::Opened { bids });
        }
    }

    fn silence(&self, (): &(), _: Seat) -> Action {
        Action::Bid { coins: 0 }
    }

    fn public(&self, (): &()) -> Public {
        Public { opened: self.opened.clone(), closed: self.closed.seats_where(|_, bid| bid.is_some()) }
    }

    fn own(&self, (): &(), seat: Seat) -> Option<u8> {
        self.closed[seat]
    }

    fn determinize((): &(), view: &ViewOf<Self>, chance: &mut Chance) -> FistAuction {
        let mut game = FistAuction::after(view.public.opened.iter().copied());
        for seat in view.public.closed.iter() {
            let own = view.own.flatten().filter(|_| view.seat == Some(seat));
            let most = u32::from(game.coins(seat)) + 1;
            game.closed[seat] = own.or_else(|| Some(chance.pick("fist", most) as u8));
        }
        game
    }

    fn audit(&self, (): &()) -> Result<(), String> {
        let paid = |seat: usize| self.opened.iter().map(|bids| u32::from(bids[seat])).sum::<u32>();
        game_core::claim((0..2).all(|seat| paid(seat) <= u32::from(COINS)), "more was bid than there is")
    }

    fn score_now(&self, (): &()) -> Standings {
        Standings::by_score(BySeat::from_fn(
            2,
            |seat| if seat == Seat::at(0) { self.lead() } else { -self.lead() },
        ))
    }
}

impl Observed for FistAuction {}

/// What the search is told: that fists are closed at once, and that points count, not wins.
#[derive(Clone, Copy)]
struct Points;

impl Guide<FistAuction> for Points {
    fn sealed(&self, (): &(), state: &FistAuction) -> SeatSet {
        if state.is_over() { SeatSet::NONE } else { SeatSet::all(2) }
    }

    fn evaluate(&self, (): &(), state: &FistAuction) -> BySeat<f32> {
        BySeat::from_fn(2, |seat| {
            let lead = if seat == Seat::at(0) { state.lead() } else { -state.lead() };
            (lead + MOST) as f32 / (2 * MOST) as f32
        })
    }
}

/// How often the search bids each number of coins, after these lots were bid for.
#[pyfunction]
pub fn fist_search(opened: Vec<[u8; 2]>, seat: u8, iterations: u32, seed: u64) -> PyResult<Vec<f32>> {
    let seat = Seat::new(seat).filter(|seat| seat.number() < 2);
    let seat = seat.ok_or_else(|| crate::environments::refused("there are seats 0 and 1"))?;
    let game = FistAuction::after(opened);
    game.audit(&()).map_err(crate::environments::refused)?;
    let view = View { seat: Some(seat), public: game.public(&()), own: Some(game.own(&(), seat)) };
    let master = Master::new(Points, Budget::Iterations(iterations));
    let mut shares = vec![0.0; usize::from(game.coins(seat)) + 1];
    for estimate in master.search::<FistAuction>(&(), &view, &mut Chance::fast(seed)) {
        let Action::Bid { coins } = estimate.action;
        shares[usize::from(coins)] += estimate.share;
    }
    Ok(shares)
}

/// Coins, the lots, and how far seat 0 is ahead after all bids.
#[pyfunction]
pub fn fist_rules() -> (u8, Vec<(i64, i64)>) {
    (COINS, LOTS.to_vec())
}

#[pyfunction]
pub fn fist_lead(opened: Vec<[u8; 2]>) -> PyResult<i64> {
    let game = FistAuction::after(opened);
    game.audit(&()).map_err(crate::environments::refused)?;
    Ok(game.lead())
}

/// Plays so many random games and proves the contract of games on the way; panics where a promise is broken. It is here
/// because a module for Python cannot be linked into a test of Cargo's.
#[pyfunction]
pub fn prove_fist_auction(games: u32) {
    assert_contract::<FistAuction>(&Trial::of(games));
}
