//! Goofspiel for two to four with hidden bids: thirteen prizes, and a card in hand to bid for each.
//!
//! Everyone holds the cards 1 to 13, and so does the deck of prizes. Each turn a prize is drawn; all bid one card
//! in secret. The single highest bid takes the prize; if the highest is shared nobody does. Only who has won is
//! told, the bids never. Cards bid are gone. The last turn plays itself: everyone has one card left.
//!
//! Cards are numbered from 0 here, so card 0 is worth one point.

use arrayvec::ArrayVec;
use game_core::auction::Sealed;
use game_core::{
    Awaited, Bag, BySeat, Chance, Choices, Cites, Draw, Game, IllegalIn, Info, Log, LogOf, NoElement,
    NoOptions, Observed, Seat, SeatSet, SetupError, Standings, ViewOf, lossless, refuse,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod worlds;

pub const CARDS: u8 = 13;

game_core::rules! {
    pub enum Rule {
        Prize = "goofspiel-prize",
        BidOnce = "goofspiel-bid-once",
        BidCard = "goofspiel-bid-card",
        Highest = "goofspiel-highest",
        LastTurn = "goofspiel-last-turn",
    }
}

/// Bids a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = NoElement)]
pub enum Action {
    Bid {
        #[detail]
        card: u8,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    PrizeDrawn { prize: u8 },
    Sealed { seat: Seat },
    Won { prize: u8, by: Option<Seat> },
    Ended { points: BySeat<u8> },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        match self {
            Event::PrizeDrawn { .. } => &[Rule::Prize],
            Event::Sealed { .. } => &[Rule::BidOnce],
            Event::Won { .. } => &[Rule::Highest, Rule::LastTurn],
            Event::Ended { .. } => &[Rule::LastTurn],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotAsked,
    NotInHand,
}

/// A turn that is over, as everyone knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Turn {
    pub prize: u8,
    pub won_by: Option<Seat>,
}

/// What lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Open {
    /// The prize bid for; `None` when the game is over.
    pub prize: Option<u8>,
    pub prizes_left: Bag<1>,
    pub turns: ArrayVec<Turn, { CARDS as usize }>,
    pub points: BySeat<u8>,
}

/// The cards a seat has bid, in order.
pub type Bids = ArrayVec<u8, { CARDS as usize }>;

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Goofspiel {
    open: Open,
    bidding: Sealed,
    hands: BySeat<Bag<1>>,
    bids: BySeat<Bids>,
}

/// What everyone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    #[serde(flatten)]
    pub open: Open,
    /// Whose bid is still out.
    pub waited_for: SeatSet,
}

/// What one seat knows besides: its own bids of past turns, and the sealed one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    pub bids: Bids,
    pub sealed: Option<u8>,
}

/// The size of the table.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    players: u8,
}

impl Goofspiel {
    fn before_the_first_prize(players: u8) -> Goofspiel {
        let open = Open {
            prize: None,
            prizes_left: Bag::of(0..CARDS),
            turns: ArrayVec::new(),
            points: BySeat::all(players, 0),
        };
        Goofspiel {
            open,
            bidding: no_bidding(players),
            hands: BySeat::all(players, Bag::of(0..CARDS)),
            bids: BySeat::from_fn(players, |_| Bids::new()),
        }
    }

    fn draw_prize(&mut self, chance: &mut Chance, log: &mut LogOf<Goofspiel>) {
        let players = self.hands.players();
        self.open.prize = self.open.prizes_left.draw("prize", chance);
        log.tell(Rule::Prize, || Event::PrizeDrawn { prize: self.open.prize.unwrap_or_default() });
        log.reveals();
        self.bidding = Sealed::among(SeatSet::all(players), 0, players);
    }

    fn seal(&mut self, seat: Seat, card: u8) {
        self.hands[seat].take(card);
        self.bidding.seal(seat, u32::from(card));
    }

    fn open_bids(&mut self, rule: Rule, log: &mut LogOf<Goofspiel>) {
        let Some(prize) = self.open.prize.take() else { return };
        let everyone = SeatSet::all(self.hands.players());
        for seat in everyone.iter() {
            self.bids[seat].push(lossless(self.bidding.bid_of(seat)));
        }
        self.bidding.open();
        let highest = self.bidding.ranking(everyone)[0];
        let won_by = if highest.len() == 1 { highest.first() } else { None };
        if let Some(winner) = won_by {
            self.open.points[winner] += prize + 1;
        }
        self.open.turns.push(Turn { prize, won_by });
        log.reveals();
        log.tell(rule, || Event::Won { prize, by: won_by });
    }

    fn play_last_turn(&mut self, chance: &mut Chance, log: &mut LogOf<Goofspiel>) {
        self.draw_prize(chance, log);
        for seat in SeatSet::all(self.hands.players()).iter() {
            let last = self.hands[seat].iter().next();
            last.into_iter().for_each(|card| self.seal(seat, card));
        }
        self.open_bids(Rule::LastTurn, log);
        self.bidding = no_bidding(self.hands.players());
        log.tell(Rule::LastTurn, || Event::Ended { points: self.open.points });
    }
}

/// Before the first prize and after the last.
fn no_bidding(players: u8) -> Sealed {
    Sealed::among(SeatSet::NONE, 0, players)
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        LastTurn = "last_turn",
    }
}

impl Game for Goofspiel {
    const INFO: Info = Info { id: "goofspiel", title: "Goofspiel", min_players: 2, max_players: 4, rules: 1 };

    type Setup = NoOptions;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    type Own = Own;

    fn config(_: &NoOptions, players: u8) -> Result<Config, SetupError> {
        Goofspiel::INFO.check_players(players)?;
        Ok(Config { players })
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Goofspiel>) -> Goofspiel {
        let mut state = Goofspiel::before_the_first_prize(config.players);
        state.draw_prize(chance, log);
        state
    }

    fn ending(&self) -> Option<Ending> {
        if self.open.prize.is_none() { Some(Ending::LastTurn) } else { None }
    }

    fn awaited(&self, _: &Config) -> Awaited {
        Awaited::all(self.bidding.waited_for())
    }

    fn choices(&self, _: &Config, seat: Seat, choices: &mut Choices<Goofspiel>) {
        if self.bidding.waited_for().has(seat) {
            choices.exact.extend(self.hands[seat].iter().map(|card| Action::Bid { card }));
        }
    }

    fn check(&self, _: &Config, seat: Seat, action: &Action) -> Result<(), IllegalIn<Goofspiel>> {
        let Action::Bid { card } = *action;
        if !self.bidding.waited_for().has(seat) {
            return refuse(Rule::BidOnce, Why::NotAsked);
        }
        if !self.hands[seat].has(card) {
            return refuse(Rule::BidCard, Why::NotInHand);
        }
        Ok(())
    }

    fn apply(
        &mut self,
        _: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Goofspiel>,
    ) {
        let Action::Bid { card } = *action;
        self.seal(seat, card);
        log.tell(Rule::BidOnce, || Event::Sealed { seat });
        if self.bidding.all_in() {
            self.open_bids(Rule::Highest, log);
            match self.open.prizes_left.len() {
                1 => self.play_last_turn(chance, log),
                _ => self.draw_prize(chance, log),
            }
        }
    }

    fn silence(&self, _: &Config, seat: Seat) -> Action {
        Action::Bid { card: self.hands[seat].iter().next().unwrap_or_default() }
    }

    fn public(&self, _: &Config) -> Public {
        Public { open: self.open.clone(), waited_for: self.bidding.waited_for() }
    }

    fn own(&self, _: &Config, seat: Seat) -> Own {
        let sealed = self.bidding.sealed_bid(seat).map(lossless::<u32, u8>);
        Own { bids: self.bids[seat].clone(), sealed }
    }

    fn determinize(config: &Config, view: &ViewOf<Goofspiel>, chance: &mut Chance) -> Goofspiel {
        let orders = worlds::orders_that_fit(config.players, view, chance);
        let turns = view.public.open.turns.len();
        let mut world = Goofspiel::before_the_first_prize(config.players);
        world.open = view.public.open.clone();
        if world.open.prize.is_some() {
            world.bidding = Sealed::among(SeatSet::all(config.players), 0, config.players);
        }
        for (seat, order) in orders.iter() {
            for card in &order[..turns] {
                world.bids[seat].push(*card);
                world.hands[seat].take(*card);
            }
            if world.open.prize.is_some() && !view.public.waited_for.has(seat) {
                world.seal(seat, order[turns]);
            }
        }
        world
    }

    /// The bids made, played again, lead to where the game is.
    fn audit(&self, config: &Config) -> Result<(), String> {
        let over = self.open.prize.is_none();
        if !over && !self.bidding.is_sound(config.players)
            || over && self.bidding != no_bidding(config.players)
        {
            return Err("the bidding is off".to_owned());
        }
        let drawn = self.open.turns.iter().map(|turn| turn.prize).chain(self.open.prize);
        let mut left: Bag<1> = Bag::of(0..CARDS);
        let mut script = Vec::new();
        for prize in drawn {
            script.push(Draw::new("prize", lossless(left.iter().filter(|card| *card < prize).count())));
            left.take(prize);
        }
        let mut chance = Chance::script(script);
        let mut again = Goofspiel::start(config, &mut chance, &mut Log::off());
        let sealed: BySeat<Option<u8>> =
            BySeat::from_fn(config.players, |seat| self.bidding.sealed_bid(seat).map(lossless::<u32, u8>));
        let asked = self.open.turns.len() - usize::from(over && !self.open.turns.is_empty());
        for turn in 0..=asked {
            for seat in SeatSet::all(config.players).iter() {
                let past = if turn < asked { self.bids[seat].get(turn).copied() } else { sealed[seat] };
                let Some(card) = past else { continue };
                again
                    .play(config, seat, &Action::Bid { card }, &mut chance, &mut Log::off())
                    .map_err(|illegal| format!("card {card} of {seat:?} was not legal: {illegal:?}"))?;
            }
        }
        if again == *self { Ok(()) } else { Err("the bids made do not lead here".to_owned()) }
    }

    fn score_now(&self, _: &Config) -> Standings {
        let scores = BySeat::from_fn(self.hands.players(), |seat| i64::from(self.open.points[seat]));
        Standings::by_score(scores)
    }
}

impl Observed for Goofspiel {
    fn round(&self) -> u32 {
        CARDS as u32 - self.open.prizes_left.len()
    }

    fn progress(&self, _: &Config) -> u8 {
        (self.open.turns.len() * 100 / CARDS as usize) as u8
    }
}
