//! A table to test at: a position, foretold dice, and short sentences to play with.

use std::ops::{Deref, DerefMut};

use game_core::testing::{TestTable, set_balance};
use game_core::{Chance, Draw, Game, Seat, SetupError, Standings};
use no_more_money::{Action, Die, Event, Kind, NoMoreMoney, Place, Public, Setup};
use serde_json::{Value, json};

/// An investment of the printed deck: two copies of each die and gold.
pub fn investment(die: Die, gold: u8) -> u8 {
    die as u8 * 8 + gold * 2
}

/// The first printed loan card with so many rounds.
pub fn loan_card(rounds: u8) -> u8 {
    [0, 8, 16, 20, 24, 28][usize::from(rounds) - 2]
}

pub fn seats(numbers: &[usize]) -> game_core::SeatSet {
    numbers.iter().map(|number| Seat::at(*number)).collect()
}

/// The faces of the four dice, foretold.
pub fn dice(faces: [u32; 4]) -> Vec<Draw> {
    Die::ALL.into_iter().zip(faces).map(|(die, face)| Draw::new(die.label(), face - 1)).collect()
}

/// The lowest-numbered cards of a deck are turned.
pub fn turned(label: &str, count: usize) -> Vec<Draw> {
    vec![Draw::new(label, 0); count]
}

/// A position to start a test from, built as the JSON that any program could send.
pub struct Position {
    players: u8,
    setup: Setup,
    state: Value,
}

impl Position {
    /// The deal of the printed game, seat 0 bidding first.
    pub fn of(players: u8) -> Position {
        Position::with(players, Setup::default())
    }

    pub fn with(players: u8, setup: Setup) -> Position {
        let draws = [
            turned("loan card", setup.open_loan_cards.into()),
            turned("investment", usize::from(players - setup.fewer_investments_than_players)),
            turned("first bidder", 1),
        ];
        let table = TestTable::<NoMoreMoney>::dealt_by(&setup, players, Chance::script(draws.concat()));
        let state = serde_json::to_value(table.state).expect("states are JSON");
        Position { players, setup, state }
    }

    #[must_use]
    pub fn set(mut self, field: &str, value: Value) -> Position {
        self.state[field] = value;
        self
    }

    /// A later round; the dice of the one before are of no consequence.
    #[must_use]
    pub fn round(self, round: u32, banker: usize) -> Position {
        self.set("round", round.into()).set("banker", banker.into()).set("last_roll", json!([4, 6, 11, 7]))
    }

    /// Lets so much lie there; it comes from the press or the reserve.
    fn lay(&mut self, place: Place, kind: Kind, amount: u32) {
        let mint = match kind {
            Kind::Coins => Place::Press,
            Kind::Gold => Place::Reserve,
        };
        set_balance(&mut self.state["books"], place, kind, amount.into(), mint);
    }

    #[must_use]
    pub fn coins(mut self, coins: &[u32]) -> Position {
        for (seat, coins) in coins.iter().enumerate() {
            self.lay(Place::Player(Seat::at(seat)), Kind::Coins, *coins);
        }
        self
    }

    #[must_use]
    pub fn gold(mut self, gold: &[u32]) -> Position {
        for (seat, gold) in gold.iter().enumerate() {
            self.lay(Place::Player(Seat::at(seat)), Kind::Gold, *gold);
        }
        self
    }

    fn pull(&mut self, deck: &str, card: u8) {
        let cards = self.state[deck].as_array_mut().expect("a deck is a list");
        let at = cards.iter().position(|other| *other == json!(card)).expect("the card is in the deck");
        cards.remove(at);
    }

    fn put(&mut self, deck: &str, card: u64) {
        self.state[deck].as_array_mut().expect("a deck is a list").push(card.into());
    }

    fn put_back(&mut self, from: &str, deck: &str) -> Vec<u64> {
        let cards = self.state[from].as_array().expect("a list of cards").clone();
        let cards: Vec<u64> = cards.iter().filter_map(Value::as_u64).collect();
        cards.iter().for_each(|card| self.put(deck, *card));
        self.state[from] = json!([]);
        cards
    }

    /// Lays out these investments with so much gold on each.
    #[must_use]
    pub fn laid_out(mut self, cards: &[(u8, u32)]) -> Position {
        for card in self.put_back("laid_out", "investment_deck") {
            self.lay(Place::Investment(card as u8), Kind::Gold, 0);
        }
        for (card, gold) in cards {
            self.pull("investment_deck", *card);
            self.lay(Place::Investment(*card), Kind::Gold, *gold);
            self.put("laid_out", u64::from(*card));
        }
        self
    }

    #[must_use]
    pub fn owns(mut self, seat: usize, card: u8, gold: u32) -> Position {
        self.pull("investment_deck", card);
        self.state["owned"][seat].as_array_mut().expect("a list of cards").push(card.into());
        self.lay(Place::Investment(card), Kind::Gold, gold);
        self
    }

    #[must_use]
    pub fn open_loan_cards(mut self, cards: &[u8]) -> Position {
        self.put_back("open_loan_cards", "loan_deck");
        for card in cards {
            self.pull("loan_deck", *card);
            self.put("open_loan_cards", u64::from(*card));
        }
        self
    }

    /// A loan in force: card, lender, borrower, instalment, instalments left, security.
    #[must_use]
    pub fn loan(
        mut self,
        card: u8,
        parties: [usize; 2],
        instalment: u32,
        left: u8,
        security: u32,
    ) -> Position {
        self.pull("loan_deck", card);
        let [lender, borrower] = parties;
        self.state["loans"].as_array_mut().expect("a list of loans").push(json!({ "card": card,
            "lender": lender, "borrower": borrower, "instalment": instalment, "remaining": left }));
        self.lay(Place::Loan(card), Kind::Gold, security);
        self
    }

    fn loans_in_force(&self) -> Vec<Value> {
        let loans = self.state["loans"].as_array().expect("a list of loans");
        loans.iter().map(|loan| loan["card"].clone()).collect()
    }

    /// The loan step, all loans so far being due.
    #[must_use]
    pub fn in_the_loan_step(self) -> Position {
        let due = self.loans_in_force();
        let made = vec![vec![0; self.players.into()]; self.players.into()];
        let deals = json!({ "open": [], "made": made, "next": 1, "limit": self.setup.offers_per_step });
        self.set("phase", json!({ "loans": { "deals": deals, "settlement": { "due": due, "done": [] } } }))
    }

    /// Fists are about to close.
    #[must_use]
    pub fn in_the_investment_auction(self) -> Position {
        let bids = vec![[0; 4]; self.players.into()];
        let asked: Vec<u8> = (0..self.players).collect();
        let rebids = self.setup.rebids;
        let sealed = json!({ "bids": bids, "bidding": 0, "asked": asked, "sealed": [], "rebids": rebids });
        let fists = json!({ "bids": sealed, "paid_for_empty_hand": [] });
        self.set("phase", json!({ "investment_auction": fists }))
    }

    #[must_use]
    pub fn cashing_in(self, turn: usize) -> Position {
        self.laid_out(&[]).set("phase", json!({ "cash_in": { "turn": turn } }))
    }

    /// Lets the audit look at it.
    pub fn try_play(self, script: Vec<Draw>) -> Result<Sitting, SetupError> {
        let state: NoMoreMoney = serde_json::from_value(self.state)
            .map_err(|error| SetupError::new("position", error.to_string()))?;
        let mut table = TestTable::at(&self.setup, self.players, state)?;
        table.chance = Chance::script(script);
        Ok(Sitting(table))
    }

    #[track_caller]
    pub fn play(self, script: Vec<Draw>) -> Sitting {
        self.try_play(script).unwrap_or_else(|problem| panic!("the position is refused: {problem}"))
    }
}

/// A game going on at the test table.
pub struct Sitting(TestTable<NoMoreMoney>);

impl Deref for Sitting {
    type Target = TestTable<NoMoreMoney>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Sitting {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Sitting {
    /// One after another.
    #[track_caller]
    pub fn all(&mut self, actions: impl IntoIterator<Item = (usize, Action)>) {
        for (seat, action) in actions {
            self.act(seat, action);
        }
    }

    /// What the last action led to, without the movements of coins and gold.
    pub fn happened(&self) -> Vec<Event> {
        let events = self.events().into_iter();
        events.filter(|event| !matches!(event, Event::Moved { .. })).collect()
    }

    pub fn public(&self) -> Public {
        self.state.public(&self.config)
    }

    pub fn coins(&self) -> Vec<u32> {
        self.public().players.values().map(|player| player.coins).collect()
    }

    pub fn gold(&self) -> Vec<u32> {
        self.public().players.values().map(|player| player.gold).collect()
    }

    /// The numbers of those who are waited for.
    pub fn asked(&self) -> Vec<usize> {
        self.waited_for().iter().map(Seat::number).collect()
    }

    pub fn exact_choices(&self, seat: usize) -> Vec<Action> {
        self.choices(seat).exact
    }

    pub fn standings(&self) -> Standings {
        self.state.score_now(&self.config)
    }

    pub fn banker(&self) -> Option<usize> {
        self.public().banker.map(Seat::number)
    }

    /// Everyone says done, the ones waited for in their order, until the step is over.
    #[track_caller]
    pub fn everyone_done(&mut self, players: usize) {
        for seat in 0..players {
            self.act(seat, Action::Done);
        }
    }

    /// All fists at once.
    #[track_caller]
    pub fn fists(&mut self, amounts: &[(usize, u32)]) {
        for (seat, amount) in amounts {
            self.act(*seat, Action::SealedBid { amount: *amount });
        }
    }
}

/// A proposal on a loan card.
pub fn offer(to: usize, card: u8, amount: u32, instalment: u32, security: u32) -> Action {
    Action::OfferLoan { to: Seat::at(to), card: card.into(), amount, instalment, security }
}
