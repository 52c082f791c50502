//! Leduc poker for two to four: two cards of each rank, one in each hand, one on the board, two rounds of betting.
//!
//! The deck has one rank more than there are players. Everyone antes one chip. In each round of betting seats
//! speak clockwise, the first round from seat 0, the second from the first seat still in; a seat may fold when it
//! has something to match, may always match, and may raise while fewer than two have raised this round: by two
//! chips in the first round, by four in the second. Between the rounds one card is laid open. Who pairs it wins;
//! else the higher card does, then the lower. Equal hands split the pot, so amounts are counted in half chips.

use arrayvec::ArrayVec;
use game_core::{
    Audience, Awaited, Bag, BySeat, Chance, Choices, Cites, Draw, Game, IllegalIn, Info, Log, LogOf,
    NoElement, NoOptions, Observed, Seat, SeatSet, SetupError, Standings, ViewOf, refuse,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Half chips.
const ANTE: u8 = 2;
const RAISES: [u8; 2] = [4, 8];
const MOST_RAISES: u8 = 2;
/// Four players in two rounds: three calls, then twice a raise with three answers.
const MOST_CALLS: usize = 20;

game_core::rules! {
    pub enum Rule {
        Ante = "leduc-ante",
        Turn = "leduc-turn",
        Fold = "leduc-fold",
        Match = "leduc-match",
        Raise = "leduc-raise",
        Board = "leduc-board",
        LastOne = "leduc-last-one",
        Showdown = "leduc-showdown",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = NoElement)]
pub enum Call {
    Fold,
    Match,
    Raise,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { card: u8 },
    Called { seat: Seat, call: Call },
    BoardLaid { card: u8 },
    Won { winners: SeatSet, pot: u8 },
    HandsShown { hands: BySeat<Option<u8>> },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        match self {
            Event::Dealt { .. } => &[Rule::Ante],
            Event::Called { .. } => &[Rule::Fold, Rule::Match, Rule::Raise],
            Event::BoardLaid { .. } => &[Rule::Board],
            Event::Won { .. } => &[Rule::Showdown, Rule::LastOne],
            Event::HandsShown { .. } => &[Rule::Showdown],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotYourTurn,
    NothingToMatch,
    RaisedTwice,
}

/// A round of betting, or its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Betting { turn: Seat, to_speak: SeatSet, raises: u8 },
    Over { winners: SeatSet },
}

/// What lies open: all of the game but the hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Open {
    pub phase: Phase,
    /// Who has not folded.
    pub playing: SeatSet,
    /// What each seat has put into the pot.
    pub paid: BySeat<u8>,
    /// What a seat must have paid to stay in.
    pub level: u8,
    pub board: Option<u8>,
    pub calls: ArrayVec<Call, MOST_CALLS>,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Leduc {
    open: Open,
    hands: BySeat<u8>,
    deck: Bag<1>,
}

/// What everyone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    #[serde(flatten)]
    pub open: Open,
    /// The hands of those in a showdown.
    pub shown: BySeat<Option<u8>>,
}

/// The size of the table.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    players: u8,
}

impl Config {
    fn cards(self) -> u8 {
        (self.players + 1) * 2
    }
}

impl Leduc {
    fn dealt(hands: BySeat<u8>, deck: Bag<1>) -> Leduc {
        let everyone = SeatSet::all(hands.players());
        let open = Open {
            phase: Phase::Betting { turn: Seat::at(0), to_speak: everyone, raises: 0 },
            playing: everyone,
            paid: BySeat::all(hands.players(), ANTE),
            level: ANTE,
            board: None,
            calls: ArrayVec::new(),
        };
        Leduc { open, hands, deck }
    }

    fn lay_the_board(&mut self, players: u8, chance: &mut Chance, log: &mut LogOf<Leduc>) {
        self.open.board = self.deck.draw("board", chance);
        log.tell(Rule::Board, || Event::BoardLaid { card: self.open.board.unwrap_or_default() });
        log.reveals();
        if let Some(turn) = self.open.playing.first_from(Seat::at(0), players) {
            self.open.phase = Phase::Betting { turn, to_speak: self.open.playing, raises: 0 };
        }
    }

    fn end(&mut self, log: &mut LogOf<Leduc>) {
        let winners = match self.open.board {
            Some(board) if self.open.playing.len() > 1 => {
                log.reveals();
                log.tell(Rule::Showdown, || Event::HandsShown { hands: self.shown_hands() });
                let worth = |seat: Seat| worth(self.hands[seat], board);
                let best = self.open.playing.iter().map(worth).max();
                self.open.playing.iter().filter(|seat| Some(worth(*seat)) == best).collect()
            }
            _ => self.open.playing,
        };
        self.open.phase = Phase::Over { winners };
        let rule = if self.open.playing.len() > 1 { Rule::Showdown } else { Rule::LastOne };
        log.tell(rule, || Event::Won { winners, pot: self.pot() });
    }

    fn shown_hands(&self) -> BySeat<Option<u8>> {
        let showdown = self.open.playing.len() > 1;
        BySeat::from_fn(self.hands.players(), |seat| {
            (showdown && self.open.playing.has(seat)).then_some(self.hands[seat])
        })
    }

    fn pot(&self) -> u8 {
        self.open.paid.values().sum()
    }

    fn owes(&self, seat: Seat) -> bool {
        self.open.paid[seat] < self.open.level
    }
}

/// A pair beats all; else the higher rank counts, then the lower.
fn worth(hand: u8, board: u8) -> (bool, u8, u8) {
    let (hand, board) = (hand / 2, board / 2);
    (hand == board, hand.max(board), hand.min(board))
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        Showdown = "showdown",
        LastOne = "last_one",
    }
}

impl Game for Leduc {
    const INFO: Info = Info { id: "leduc", title: "Leduc poker", min_players: 2, max_players: 4, rules: 1 };

    type Setup = NoOptions;
    type Config = Config;
    type Action = Call;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    /// The card in hand.
    type Own = u8;

    fn config(_: &NoOptions, players: u8) -> Result<Config, SetupError> {
        Leduc::INFO.check_players(players)?;
        Ok(Config { players })
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Leduc>) -> Leduc {
        let mut deck: Bag<1> = Bag::of(0..config.cards());
        let hands = BySeat::from_fn(config.players, |seat| {
            let card = deck.draw("hand", chance).unwrap_or_default();
            log.tell_to(Audience::Only(SeatSet::only(seat)), Rule::Ante, || Event::Dealt { card });
            card
        });
        log.reveals();
        Leduc::dealt(hands, deck)
    }

    fn ending(&self) -> Option<Ending> {
        match self.open.phase {
            Phase::Betting { .. } => None,
            Phase::Over { .. } if self.open.playing.len() > 1 => Some(Ending::Showdown),
            Phase::Over { .. } => Some(Ending::LastOne),
        }
    }

    fn awaited(&self, _: &Config) -> Awaited {
        match self.open.phase {
            Phase::Betting { turn, .. } => Awaited::one(turn),
            Phase::Over { .. } => Awaited::NOBODY,
        }
    }

    fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Leduc>) {
        for call in [Call::Fold, Call::Match, Call::Raise] {
            if self.check(config, seat, &call).is_ok() {
                choices.push(call);
            }
        }
    }

    fn check(&self, _: &Config, seat: Seat, call: &Call) -> Result<(), IllegalIn<Leduc>> {
        let raises = match self.open.phase {
            Phase::Betting { turn, raises, .. } if turn == seat => raises,
            _ => return refuse(Rule::Turn, Why::NotYourTurn),
        };
        match call {
            Call::Fold if !self.owes(seat) => refuse(Rule::Fold, Why::NothingToMatch),
            Call::Raise if raises == MOST_RAISES => refuse(Rule::Raise, Why::RaisedTwice),
            _ => Ok(()),
        }
    }

    fn apply(
        &mut self,
        config: &Config,
        seat: Seat,
        call: &Call,
        chance: &mut Chance,
        log: &mut LogOf<Leduc>,
    ) {
        let Phase::Betting { to_speak, raises, .. } = self.open.phase else { return };
        let (mut to_speak, mut raises) = (to_speak.without(seat), raises);
        let rule = match call {
            Call::Fold => {
                self.open.playing.remove(seat);
                Rule::Fold
            }
            Call::Match => Rule::Match,
            Call::Raise => {
                self.open.level += RAISES[usize::from(self.open.board.is_some())];
                to_speak = self.open.playing.without(seat);
                raises += 1;
                Rule::Raise
            }
        };
        if *call != Call::Fold {
            self.open.paid[seat] = self.open.level;
        }
        self.open.calls.push(*call);
        log.tell(rule, || Event::Called { seat, call: *call });
        match to_speak.first_from(seat.left(config.players), config.players) {
            Some(turn) if self.open.playing.len() > 1 => {
                self.open.phase = Phase::Betting { turn, to_speak, raises };
            }
            None if self.open.playing.len() > 1 && self.open.board.is_none() => {
                self.lay_the_board(config.players, chance, log);
            }
            _ => self.end(log),
        }
    }

    fn silence(&self, _: &Config, seat: Seat) -> Call {
        if self.owes(seat) { Call::Fold } else { Call::Match }
    }

    fn public(&self, _: &Config) -> Public {
        let over = matches!(self.open.phase, Phase::Over { .. });
        let nothing = BySeat::all(self.hands.players(), None);
        Public { open: self.open.clone(), shown: if over { self.shown_hands() } else { nothing } }
    }

    fn own(&self, _: &Config, seat: Seat) -> u8 {
        self.hands[seat]
    }

    fn determinize(config: &Config, view: &ViewOf<Leduc>, chance: &mut Chance) -> Leduc {
        let known = |seat: Seat| if view.seat == Some(seat) { view.own } else { view.public.shown[seat] };
        let mut deck: Bag<1> = Bag::of(0..config.cards());
        let seen = SeatSet::all(config.players).iter().filter_map(known);
        for card in seen.chain(view.public.open.board) {
            deck.take(card);
        }
        let hands = BySeat::from_fn(config.players, |seat| {
            known(seat).or_else(|| deck.draw("hand", chance)).unwrap_or_default()
        });
        Leduc { open: view.public.open.clone(), hands, deck }
    }

    /// All cards are there, and the calls made lead to where the game is.
    fn audit(&self, config: &Config) -> Result<(), String> {
        let mut undealt = self.deck;
        self.open.board.iter().for_each(|card| undealt.put(*card));
        let all: Bag<1> =
            Bag::of(self.hands.values().chain(&self.open.board).copied().chain(self.deck.iter()));
        let count = self.hands.values().count() + usize::from(self.open.board.is_some());
        if all != Bag::of(0..config.cards()) || count as u32 + self.deck.len() != all.len() {
            return Err("a card is missing or there twice".to_owned());
        }
        let below_board = self.open.board.map(|board| undealt.iter().filter(|card| *card < board).count());
        let mut chance = Chance::script(below_board.map(|place| Draw::new("board", place as u32)));
        let mut again = Leduc::dealt(self.hands, undealt);
        for call in &self.open.calls {
            let seat = again.awaited(config).first.ok_or("a call was made after the end")?;
            again
                .play(config, seat, call, &mut chance, &mut Log::off())
                .map_err(|illegal| format!("{call:?} by {seat:?} was not legal: {illegal:?}"))?;
        }
        if again == *self { Ok(()) } else { Err("the calls made do not lead here".to_owned()) }
    }

    /// Before the end everyone has lost what lies in the pot.
    fn score_now(&self, _: &Config) -> Standings {
        let winners = match self.open.phase {
            Phase::Over { winners } => winners,
            Phase::Betting { .. } => SeatSet::NONE,
        };
        let share = if winners.is_empty() { 0 } else { i64::from(self.pot()) / winners.len() as i64 };
        let scores = BySeat::from_fn(self.hands.players(), |seat| {
            let won = if winners.has(seat) { share } else { 0 };
            won - i64::from(self.open.paid[seat])
        });
        Standings::by_score(scores)
    }
}

impl Observed for Leduc {
    fn round(&self) -> u32 {
        if self.open.board.is_none() { 1 } else { 2 }
    }

    fn progress(&self, _: &Config) -> u8 {
        match self.open.phase {
            Phase::Over { .. } => 100,
            Phase::Betting { .. } => (self.open.calls.len() * 100 / (MOST_CALLS + 1)) as u8,
        }
    }
}
