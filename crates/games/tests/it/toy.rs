//! A small game to test the house with: a hidden card each, a die, a peek, and ways to break on demand.

use game_core::{
    About, Audience, Awaited, BySeat, Chance, Choices, Cites, Game, Gauge, IllegalIn, Info, LogOf, Manifest,
    NoElement, Observed, Options, Reading, ScoreLine, Seat, SeatSet, SetupError, Shown, Standings, ViewOf,
    refuse,
};
use games::Listed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub static TOY: Listed<Toy> = Listed::new(&MANIFEST);

static MANIFEST: Manifest<Toy> = Manifest {
    about: About {
        rules_page: RULES,
        messages: MESSAGES,
        decks: &[("toy.toml", "cards = 6\n")],
        ..About::NOTHING
    },
    bots: &[("novice", &game_core::RandomBot)],
};

const RULES: &str = "# Toy\n\nA toy.\n\n## Turns\n\n### Adding {#toy-1-add}\n\nAdd 1 to 9.\n\n### Rolling {#toy-2-roll}\n\nRoll.\n";

const MESSAGES: &str = "event-added = { SEAT($seat) } adds { $amount }.
event-rolled = { SEAT($seat) } rolls { $roll }.
event-peeked = { SEAT($seat) } peeks.
event-saw = { SEAT($seat) } sees { $card }.
";

game_core::options! {
    pub struct Setup {
        numbers {
            /// Turns in all.
            turns: u8 = 6, 1, 50;
            /// The turn at which the rules panic; 0 is never.
            panic_at: u8 = 0, 0, 50;
            /// The turn at which the audit fails; 0 is never.
            cheat_at: u8 = 0, 0, 50;
        }
        choices {}
        house { deck: Option<DeckFile> = None; }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    cards: u32,
}

game_core::rules! {
    pub enum Rule {
        Toy1Add = "toy-1-add",
        Toy2Roll = "toy-2-roll",
        Toy3Peek = "toy-3-peek",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case")]
#[action(element = NoElement)]
pub enum Action {
    #[serde(alias = "plus")]
    Add {
        #[ask]
        amount: u32,
    },
    Roll,
    Peek,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Added { seat: Seat, amount: u32 },
    Rolled { seat: Seat, roll: u32 },
    Peeked { seat: Seat },
    Saw { seat: Seat, card: u32 },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        match self {
            Event::Added { .. } => &[Rule::Toy1Add],
            Event::Rolled { .. } => &[Rule::Toy2Roll],
            Event::Peeked { .. } | Event::Saw { .. } => &[Rule::Toy3Peek],
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotYourTurn,
    TooMuch { most: u32 },
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    phase: Phase,
    totals: BySeat<u32>,
    looked: SeatSet,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Turn(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    card: u32,
    /// The left neighbour's card, once peeked at.
    peeked: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Toy {
    turn: u8,
    totals: BySeat<u32>,
    cards: BySeat<u32>,
    looked: SeatSet,
}

#[derive(Debug)]
pub struct Config {
    setup: Setup,
    players: u8,
    /// In version 1 a roll brought nothing but the roll.
    rules: u32,
}

impl Toy {
    fn left_card(&self, config: &Config, seat: Seat) -> u32 {
        self.cards[seat.left(config.players)]
    }
}

game_core::endings! {
    /// How it ends.
    pub enum Ending {
        OutOfTurns = "out_of_turns",
        /// Does not occur, which a soak notices.
        Never = "never",
    }
}

impl Game for Toy {
    const INFO: Info = Info { id: "toy", title: "Toy", min_players: 2, max_players: 3, rules: 2 };
    type Setup = Setup;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    type Own = Own;

    fn config(setup: &Setup, players: u8) -> Result<Config, SetupError> {
        if !(2..=3).contains(&players) {
            return Err(SetupError::new("players", format!("{players} cannot play; it takes 2 or 3")));
        }
        match setup.out_of_bounds().into_iter().next() {
            Some(problem) => Err(problem),
            None => Ok(Config { setup: setup.clone(), players, rules: 2 }),
        }
    }

    fn config_under(rules: u32, setup: &Setup, players: u8) -> Result<Config, SetupError> {
        Ok(Config { rules, ..Toy::config(setup, players)? })
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn start(config: &Config, chance: &mut Chance, _: &mut LogOf<Toy>) -> Toy {
        let cards = BySeat::from_fn(config.players, |_| chance.pick("card", 6));
        Toy { turn: 0, totals: BySeat::all(config.players, 0), cards, looked: SeatSet::NONE }
    }

    fn ending(&self) -> Option<Ending> {
        (self.turn == u8::MAX).then_some(Ending::OutOfTurns)
    }

    fn awaited(&self, config: &Config) -> Awaited {
        match self.ending() {
            Some(_) => Awaited::NOBODY,
            None => Awaited::one(Seat::at(usize::from(self.turn % config.players))),
        }
    }

    fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Toy>) {
        if self.awaited(config).seats.has(seat) {
            choices.push(Action::Roll);
            choices.push(Action::Peek);
            choices.amount(ActionForm::Add {}, 1, 9);
        }
    }

    fn check(&self, config: &Config, seat: Seat, action: &Action) -> Result<(), IllegalIn<Toy>> {
        if self.ending().is_some() {
            return refuse(Rule::Toy1Add, Why::Over);
        }
        if !self.awaited(config).seats.has(seat) {
            return refuse(Rule::Toy1Add, Why::NotYourTurn);
        }
        match action {
            Action::Add { amount: 1..=9 } | Action::Roll | Action::Peek => Ok(()),
            Action::Add { .. } => refuse(Rule::Toy1Add, Why::TooMuch { most: 9 }),
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
        assert!(config.setup.panic_at == 0 || self.turn + 1 != config.setup.panic_at, "the toy breaks");
        match *action {
            Action::Add { amount } => {
                self.totals[seat] += amount;
                log.tell(Rule::Toy1Add, || Event::Added { seat, amount });
            }
            Action::Roll => {
                if config.rules > 1 {
                    self.totals[seat] += 1;
                    log.tell(Rule::Toy1Add, || Event::Added { seat, amount: 1 });
                }
                let roll = chance.roll("die", 2);
                self.totals[seat] += roll;
                log.tell(Rule::Toy2Roll, || Event::Rolled { seat, roll });
            }
            Action::Peek => {
                self.looked.insert(seat);
                log.tell(Rule::Toy3Peek, || Event::Peeked { seat });
                log.reveals();
                let card = self.left_card(config, seat);
                log.tell_to(Audience::Only(SeatSet::only(seat)), Rule::Toy3Peek, || Event::Saw {
                    seat,
                    card,
                });
            }
        }
        self.turn += 1;
        if self.turn == config.setup.turns {
            self.turn = u8::MAX;
        }
    }

    fn read_old_action(action: &Value) -> Option<Action> {
        action.get("add_four").map(|_| Action::Add { amount: 4 })
    }

    fn silence(&self, _: &Config, _: Seat) -> Action {
        Action::Add { amount: 1 }
    }

    fn public(&self, _: &Config) -> Public {
        Public { phase: Phase::Turn(self.turn), totals: self.totals, looked: self.looked }
    }

    fn own(&self, config: &Config, seat: Seat) -> Own {
        let peeked = self.looked.has(seat).then(|| self.left_card(config, seat));
        Own { card: self.cards[seat], peeked }
    }

    fn determinize(config: &Config, view: &ViewOf<Toy>, chance: &mut Chance) -> Toy {
        let Phase::Turn(turn) = view.public.phase;
        let mut cards = BySeat::from_fn(config.players, |_| chance.pick("card", 6));
        if let (Some(seat), Some(own)) = (view.seat, &view.own) {
            cards[seat] = own.card;
            if let Some(card) = own.peeked {
                cards[seat.left(config.players)] = card;
            }
        }
        Toy { turn, totals: view.public.totals, cards, looked: view.public.looked }
    }

    fn audit(&self, config: &Config) -> Result<(), String> {
        if self.totals.players() != config.players || self.cards.players() != config.players {
            return Err("the totals are not one for each seat".to_owned());
        }
        if config.setup.cheat_at > 0 && self.turn == config.setup.cheat_at {
            return Err("the toy cheats".to_owned());
        }
        Ok(())
    }

    fn score_now(&self, _: &Config) -> Standings {
        let scores = BySeat::from_fn(self.totals.players(), |seat| i64::from(self.totals[seat]));
        Standings::by_key(&self.totals, scores)
    }
}

impl Observed for Toy {
    const GAUGES: &'static [Gauge] =
        &[Gauge { name: "total", unit: "points", by_seat: true, shown: Shown::Always }];

    const MOMENTS: &'static [&'static str] = &["roll"];

    fn round(&self) -> u32 {
        1
    }

    fn gauges(&self, _: &Config, readings: &mut Vec<Reading>) {
        let read = |(seat, total): (Seat, &u32)| Reading {
            gauge: "total",
            seat: Some(seat),
            value: f64::from(*total),
        };
        readings.extend(self.totals.iter().map(read));
    }

    fn moment(event: &Event) -> Option<&'static str> {
        matches!(event, Event::Rolled { .. }).then_some("roll")
    }

    fn progress(&self, config: &Config) -> u8 {
        if self.turn == u8::MAX {
            return 100;
        }
        (u32::from(self.turn) * 99 / u32::from(config.setup.turns)) as u8
    }

    fn score_lines(&self, _: &Config) -> Vec<ScoreLine> {
        let line = |(seat, total): (Seat, &u32)| ScoreLine {
            seat,
            label: "total".into(),
            points: i64::from(*total),
        };
        self.totals.iter().map(line).collect()
    }
}
