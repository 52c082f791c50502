//! A desk to set up positions on: a game, edited through its JSON, with every draw foretold. No test lives here.

use std::ops::{Deref, DerefMut};

use game_core::testing::TestTable;
pub use game_core::testing::{A, B, C, D};
use game_core::{Game, Observed, Seat};
use money_maker::{
    Action, Basket, Config, Event, Good, MoneyMaker, MoneyMakerBeginner, Payment, Phase, Place, Rule,
    RulesVersion, Setup, State, Thing, Why,
};
use serde_json::{Value, json};

/// Either edition.
pub trait Edition: Observed<Config = Config, Action = Action, Event = Event, Rule = Rule, Why = Why> {
    fn at(&self) -> &State;
}

impl Edition for MoneyMaker {
    fn at(&self) -> &State {
        self.state()
    }
}

impl Edition for MoneyMakerBeginner {
    fn at(&self) -> &State {
        self.state()
    }
}

/// Cards by the printed deck's numbers.
pub mod card {
    pub const GRAIN_FIELD: u8 = 0;
    pub const FARM: u8 = 1;
    pub const MILL: u8 = 2;
    pub const BAKERY: u8 = 3;
    pub const PORT_MARKET: u8 = 4;
    pub const MERCHANT_VESSEL: u8 = 6;
    pub const TEXTILE_PRODUCER: u8 = 8;
    pub const HOUSE: u8 = 12;
    pub const JUBILEE: u8 = 0;
    pub const GUARANTEE: u8 = 2;
    pub const RUMOUR: u8 = 4;
    pub const REASSURANCE: u8 = 6;
    pub const OVERTIME: u8 = 8;
    pub const CHARTER: u8 = 10;
    pub const REFINANCING: u8 = 11;
    pub const PRIVATE_SALE: u8 = 12;
    pub const FIRE: u8 = 13;
    pub const HARVEST: u8 = 14;
    pub const SMUGGLER: u8 = 15;
    pub const LOADED_DIE: u8 = 16;
    pub const BLANK: u8 = 17;
}

/// The credit die as draws.
pub mod roll {
    pub const GREEN_10: (&str, u32) = ("credit_die", 0);
    pub const GREEN_20: (&str, u32) = ("credit_die", 1);
    pub const RED_10: (&str, u32) = ("credit_die", 2);
    pub const RED_20: (&str, u32) = ("credit_die", 3);
    pub const BLUE_10: (&str, u32) = ("credit_die", 4);
    pub const BLUE_20: (&str, u32) = ("credit_die", 5);
    pub const WINDMILL: (&str, u32) = ("sector_die", 0);
    pub const SHIP: (&str, u32) = ("sector_die", 1);
    pub const CRANE: (&str, u32) = ("sector_die", 3);
    /// The first card of the deck, whichever it is.
    pub const CARD: (&str, u32) = ("investment", 0);
}

/// A table of either edition, with the words for setting it up.
pub struct Desk<G: Edition>(TestTable<G>);

impl<G: Edition> Deref for Desk<G> {
    type Target = TestTable<G>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<G: Edition> DerefMut for Desk<G> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Desk<MoneyMaker> {
    /// A full game in the first turn of seat A, three investment cards open: Grain field, Mill, House.
    pub fn full(players: u8) -> Desk<MoneyMaker> {
        Desk::with(&Setup::default(), players)
    }

    pub fn with(setup: &Setup, players: u8) -> Desk<MoneyMaker> {
        let mut desk = Desk::<MoneyMaker>::start(setup, players);
        while matches!(desk.phase(), Phase::FirstTurn { .. }) {
            let seat = desk.state.awaited(&desk.config).first.expect("someone is asked");
            desk.0.act(seat, Action::Decline { answers: 0 });
        }
        desk.lay_out();
        desk
    }

    /// The same table by an earlier version of the rules.
    pub fn by_rules(mut self, rules: u32) -> Desk<MoneyMaker> {
        self.config.rules = RulesVersion(rules);
        self
    }
}

impl Desk<MoneyMakerBeginner> {
    pub fn beginner(players: u8) -> Desk<MoneyMakerBeginner> {
        let mut desk = Desk::<MoneyMakerBeginner>::start(&money_maker::BeginnerSetup::default(), players);
        desk.lay_out();
        desk
    }
}

impl<G: Edition> Desk<G> {
    pub fn start(setup: &G::Setup, players: u8) -> Desk<G> {
        Desk(TestTable::dealt(setup, players))
    }

    fn lay_out(&mut self) {
        self.edit(|state| {
            state["turn"]["player"] = json!(0);
            let open = [card::GRAIN_FIELD, card::MILL, card::HOUSE];
            let given: Vec<u64> = all_given(state);
            state["open"] = json!(open);
            state["deck"] = json!(
                (0..36)
                    .filter(|at| !open.contains(at) && !given.contains(&u64::from(*at)))
                    .collect::<Vec<_>>()
            );
        });
    }

    pub fn position(&self) -> &State {
        self.state.at()
    }

    pub fn phase(&self) -> Phase {
        self.position().phase()
    }

    pub fn gold(&mut self, seat: Seat, n: u32) -> &mut Self {
        self.put(Place::Vault(seat), Thing::Gold, n, Place::Reserve);
        self
    }

    pub fn goods(&mut self, seat: Seat, good: Good, n: u32) -> &mut Self {
        self.put(Place::Vault(seat), Thing::Good(good), n, Place::Reserve);
        self
    }

    pub fn market(&mut self, good: Good, n: u32) -> &mut Self {
        self.put(Place::Market, Thing::Good(good), n, Place::Reserve);
        self
    }

    /// Own credit on a block.
    pub fn credit(&mut self, bank: Seat, block: u8, n: u32) -> &mut Self {
        self.put(Place::Block(block), Thing::Credit(bank), n, Place::Box);
        self
    }

    /// Credit of `issuer` in the vault of `holder`.
    pub fn held(&mut self, holder: Seat, issuer: Seat, n: u32) -> &mut Self {
        self.put(Place::Vault(holder), Thing::Credit(issuer), n, Place::Box);
        self
    }

    /// Leaves the reserve with so much; the rest goes to a seat.
    pub fn reserve_gold(&mut self, n: u32, rest_to: Seat) -> &mut Self {
        self.put(Place::Reserve, Thing::Gold, n, Place::Vault(rest_to));
        self
    }

    pub fn ring(&mut self, seat: Seat, ring: u8) -> &mut Self {
        self.edit(|state| state["rating"][seat.number()] = json!(ring));
        self
    }

    pub fn chip(&mut self, steps: u8) -> &mut Self {
        self.edit(|state| state["chip"] = json!(steps));
        self
    }

    pub fn runs(&mut self, runs: u8) -> &mut Self {
        self.edit(|state| state["runs"] = json!(runs));
        self
    }

    pub fn step(&mut self, step: &str) -> &mut Self {
        self.edit(|state| state["turn"]["step"] = json!(step));
        self
    }

    /// Companies out of the deck or the row, in front of a vault.
    pub fn owns(&mut self, seat: Seat, cards: &[u8]) -> &mut Self {
        self.edit(|state| {
            take_out(&mut state["deck"], cards);
            take_out(&mut state["open"], cards);
            put_in(&mut state["companies"][seat.number()], cards);
        });
        self
    }

    pub fn open(&mut self, cards: &[u8]) -> &mut Self {
        self.edit(|state| {
            take_out(&mut state["deck"], cards);
            put_in(&mut state["open"], cards);
        });
        self
    }

    /// Action cards out of the deck, in hand.
    pub fn hand(&mut self, seat: Seat, cards: &[u8]) -> &mut Self {
        self.edit(|state| {
            take_out(&mut state["action_deck"], cards);
            let hand = state["hands"][seat.number()]["cards"].as_array_mut().expect("a hand");
            hand.extend(cards.iter().map(|card| json!({ "card": card, "seen_by": [] })));
            hand.sort_by_key(|held| held["card"].as_u64());
        });
        self
    }

    /// Acts; no chance may be drawn.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.act_with(seat, action, &[])
    }

    /// Acts; exactly these draws are made.
    #[track_caller]
    pub fn act_with(&mut self, seat: Seat, action: Action, draws: &[(&str, u32)]) -> &mut Self {
        self.0.act_with(seat, action, draws);
        self
    }

    /// Everyone else lets the standing bid pass.
    #[track_caller]
    pub fn all_decline(&mut self, high: u32) -> &mut Self {
        while let Phase::Auction { high: standing, .. } | Phase::FirstTurn { high: standing, .. } =
            self.phase()
        {
            assert_eq!(standing, high, "the standing bid");
            let seat = self.state.awaited(&self.config).first.expect("someone is asked");
            self.act(seat, Action::Decline { answers: high });
        }
        self
    }

    /// Ends the turn of the player, with these draws.
    #[track_caller]
    pub fn roll(&mut self, draws: &[(&str, u32)]) -> &mut Self {
        let player = self.state_turn_player();
        self.step(if self.config.is_full_game() { "close" } else { "trade" });
        self.act_with(player, Action::Roll, draws)
    }

    pub fn state_turn_player(&self) -> Seat {
        let json = serde_json::to_value(&self.state).expect("a state is JSON");
        Seat::at(json["turn"]["player"].as_u64().expect("a seat") as usize)
    }
}

fn all_given(state: &Value) -> Vec<u64> {
    let companies = state["companies"].as_array().expect("companies");
    companies
        .iter()
        .flat_map(|cards| cards.as_array().expect("cards").iter().filter_map(Value::as_u64))
        .collect()
}

fn take_out(pile: &mut Value, cards: &[u8]) {
    let pile = pile.as_array_mut().expect("a pile");
    pile.retain(|card| !cards.iter().any(|taken| card.as_u64() == Some(u64::from(*taken))));
}

fn put_in(pile: &mut Value, cards: &[u8]) {
    let pile = pile.as_array_mut().expect("a pile");
    pile.extend(cards.iter().map(|card| json!(card)));
}

pub fn gold(n: u16) -> Action {
    Action::Pay { parts: Payment { gold: n, ..Payment::default() } }
}

/// Own credit by block, and gold.
pub fn credit(own: &[u16], gold: u16) -> Action {
    let mut parts = Payment { gold, ..Payment::default() };
    parts.own[..own.len()].copy_from_slice(own);
    Action::Pay { parts }
}

/// Another bank's credit on blocks of its ring, and gold.
pub fn with_held(issuer: Seat, blocks: &[u16], gold: u16) -> Action {
    let mut parts = Payment { gold, ..Payment::default() };
    parts.held[issuer.number()][..blocks.len()].copy_from_slice(blocks);
    Action::Pay { parts }
}

pub fn place(own: &[u16]) -> Action {
    let mut blocks = Payment::default();
    blocks.own[..own.len()].copy_from_slice(own);
    Action::Place { blocks }
}

pub fn basket(gold: u32, credit: &[(Seat, u32)]) -> Basket {
    let mut basket = Basket { gold, ..Basket::default() };
    for (issuer, amount) in credit {
        basket.credit[issuer.number()] = *amount;
    }
    basket
}
