//! A table to test rules at: a position, foretold chance, seats and accounts by name. Every game's rule tests sit at it;
//! what is particular to a game (its cards, its piles) are small helpers in the game's own tests.

use std::borrow::Borrow;

use serde_json::{Value, json};

use crate::{
    Account, Asset, Audience, Chance, Choices, Draw, Game, Log, Seat, SeatSet, SetupError, Told, Traces,
    ViewOf,
};

pub const A: Seat = Seat::at(0);
pub const B: Seat = Seat::at(1);
pub const C: Seat = Seat::at(2);
pub const D: Seat = Seat::at(3);
pub const E: Seat = Seat::at(4);
pub const F: Seat = Seat::at(5);

/// A seat by name ([`A`]) or by number.
pub trait Chair {
    fn seat(self) -> Seat;
}

impl Chair for Seat {
    fn seat(self) -> Seat {
        self
    }
}

impl Chair for usize {
    fn seat(self) -> Seat {
        Seat::at(self)
    }
}

/// What was told, with the rule it follows from and who was told.
pub type ToldIn<G> = Told<<G as Game>::Event, <G as Game>::Rule>;

/// A game in the hands of a test. The position may be changed at will; each action is checked, carried out and audited.
pub struct TestTable<G: Game> {
    pub config: G::Config,
    pub state: G,
    pub chance: Chance,
    /// What the last action told.
    pub told: Vec<ToldIn<G>>,
    /// Everything told so far.
    pub story: Vec<ToldIn<G>>,
    /// What the last action left behind.
    pub traces: Traces,
}

impl<G: Game> TestTable<G> {
    /// A table where the cards have been dealt, by a chance that is always the same.
    ///
    /// # Panics
    /// If the set-up is refused.
    #[track_caller]
    pub fn dealt(setup: &G::Setup, players: u8) -> TestTable<G> {
        TestTable::dealt_by(setup, players, Chance::fast(7))
    }

    /// A table dealt by this chance; what was told at the deal is there to be looked at.
    ///
    /// # Panics
    /// If the set-up is refused, or the chance is a script that foretells something else.
    #[track_caller]
    pub fn dealt_by(setup: &G::Setup, players: u8, mut chance: Chance) -> TestTable<G> {
        let config =
            G::config(setup, players).unwrap_or_else(|problem| panic!("the set-up is refused: {problem}"));
        let mut log = Log::on();
        let state = G::start(&config, &mut chance, &mut log);
        assert_eq!(chance.fault(), None, "at the deal");
        let told = log.take();
        TestTable { config, state, chance, story: told.clone(), told, traces: Traces::default() }
    }

    /// A table in this position, which must pass the audit.
    ///
    /// # Errors
    /// With what the set-up or the audit objects to.
    pub fn at(setup: &G::Setup, players: u8, state: G) -> Result<TestTable<G>, SetupError> {
        let config = G::config(setup, players)?;
        state.audit(&config).map_err(|finding| SetupError::new("position", finding))?;
        let (told, story) = (Vec::new(), Vec::new());
        Ok(TestTable { config, state, chance: Chance::fast(1), told, story, traces: Traces::default() })
    }

    /// Another table in the same position.
    pub fn again(&self) -> TestTable<G>
    where
        G::Config: Clone,
    {
        let TestTable { config, state, chance, told, story, traces } = self;
        TestTable {
            config: config.clone(),
            state: state.clone(),
            chance: chance.clone(),
            told: told.clone(),
            story: story.clone(),
            traces: *traces,
        }
    }

    /// Changes the position through its JSON; the audit proves that it could be one.
    #[track_caller]
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) -> &mut Self {
        let mut json = serde_json::to_value(&self.state).expect("a state is JSON");
        change(&mut json);
        self.state = serde_json::from_value(json).expect("the changed state reads");
        self.state.audit(&self.config).expect("the changed state is possible");
        self
    }

    /// Lets an account of the state's `books` hold so much of an asset; the difference comes from another account.
    #[track_caller]
    pub fn put<P: Account, T: Asset>(&mut self, account: P, asset: T, amount: u32, from: P) -> &mut Self {
        self.edit(|state| set_balance(&mut state["books"], account, asset, i64::from(amount), from))
    }

    /// Foretells the draws to come.
    pub fn script(&mut self, draws: &[(&str, u32)]) -> &mut Self {
        self.chance = script(draws);
        self
    }

    /// Acts, with the chance that is at hand.
    ///
    /// # Panics
    /// If the action is refused, the script foretells something else, or the audit fails.
    #[track_caller]
    pub fn act(&mut self, seat: impl Chair, action: impl Borrow<G::Action>) -> &mut Self {
        let (seat, action) = (seat.seat(), action.borrow());
        let mut log = Log::on();
        match self.state.play(&self.config, seat, action, &mut self.chance, &mut log) {
            Ok(traces) => self.traces = traces,
            Err(refusal) => panic!("{action:?} by {seat:?} is refused: {refusal:?}"),
        }
        assert_eq!(self.chance.fault(), None, "after {action:?}");
        assert_eq!(self.state.audit(&self.config), Ok(()), "after {action:?}");
        self.told = log.take();
        self.story.extend(self.told.iter().cloned());
        self
    }

    /// Acts; exactly these draws are made.
    #[track_caller]
    pub fn act_with(
        &mut self,
        seat: impl Chair,
        action: impl Borrow<G::Action>,
        draws: &[(&str, u32)],
    ) -> &mut Self {
        self.script(draws).act(seat, action);
        assert!(self.chance.left_over().is_empty(), "draws never made: {:?}", self.chance.left_over());
        self
    }

    /// The rule under which an action is refused, and why.
    #[track_caller]
    pub fn refusal(&self, seat: impl Chair, action: impl Borrow<G::Action>) -> (G::Rule, G::Why) {
        let (seat, action) = (seat.seat(), action.borrow());
        match self.state.check(&self.config, seat, action) {
            Err(illegal) => (illegal.rule, illegal.why),
            Ok(()) => panic!("{action:?} by {seat:?} should be refused"),
        }
    }

    /// The action is refused under this rule for this reason, and not offered either.
    #[track_caller]
    pub fn refused(&self, seat: impl Chair, action: impl Borrow<G::Action>, rule: G::Rule, why: G::Why) {
        let (seat, action) = (seat.seat(), action.borrow());
        assert_eq!(self.refusal(seat, action), (rule, why), "{action:?} by {seat:?}");
        assert!(!self.choices(seat).contain(action), "{action:?} is offered though it is refused");
    }

    /// The last action told everyone this, by this rule.
    #[track_caller]
    pub fn expect_told(&self, rule: G::Rule, event: &G::Event) {
        let is_it = |told: &ToldIn<G>| {
            told.rule == rule && told.event == *event && told.audience == Audience::Everyone
        };
        assert!(self.told.iter().any(is_it), "{event:?} by {rule:?} was not told, but {:?}", self.told);
    }

    /// The last action told this by this rule to these seats and nobody else.
    #[track_caller]
    pub fn expect_told_only(&self, seats: SeatSet, rule: G::Rule, event: &G::Event) {
        let is_it = |told: &ToldIn<G>| {
            told.rule == rule && told.event == *event && told.audience == Audience::Only(seats)
        };
        assert!(
            self.told.iter().any(is_it),
            "{event:?} by {rule:?} was not told to {seats:?}, but {:?}",
            self.told
        );
    }

    /// The events of the last action, whoever was told.
    pub fn events(&self) -> Vec<G::Event> {
        self.told.iter().map(|told| told.event.clone()).collect()
    }

    /// What this viewer (a seat, or `None` for a spectator) was told of the last action.
    pub fn heard_by(&self, viewer: Option<Seat>) -> Vec<&G::Event> {
        self.told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect()
    }

    pub fn choices(&self, seat: impl Chair) -> Choices<G> {
        let mut choices = Choices::default();
        self.state.choices(&self.config, seat.seat(), &mut choices);
        choices
    }

    pub fn waited_for(&self) -> SeatSet {
        self.state.awaited(&self.config).seats
    }

    pub fn view(&self, viewer: Option<Seat>) -> ViewOf<G> {
        self.state.view(&self.config, viewer)
    }

    pub fn score(&self, seat: impl Chair) -> i64 {
        self.state.score_now(&self.config).scores[seat.seat()]
    }
}

/// Chance that makes these draws and no others.
pub fn script(draws: &[(&str, u32)]) -> Chance {
    Chance::script(draws.iter().map(|(label, value)| Draw::new(label, *value)))
}

/// Writes a balance into the JSON of books, and what it takes from another account.
pub fn set_balance<P: Account, T: Asset>(books: &mut Value, account: P, asset: T, amount: i64, from: P) {
    let balance = |books: &Value, place: P| books[place.slot()][asset.slot()].as_i64().expect("a balance");
    let more = amount - balance(books, account);
    let left = balance(books, from) - more;
    books[account.slot()][asset.slot()] = json!(amount);
    books[from.slot()][asset.slot()] = json!(left);
}
