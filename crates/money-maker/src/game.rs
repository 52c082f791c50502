//! The two editions as games on the one trait. They share state, actions, rules and views.

use game_core::{
    Chance, Choices, Filled, Game, Gauge, IllegalIn, Info, LogOf, Pace, Reading, ScoreLine, Seat, SeatSet,
    SetupError, Standings, ViewOf,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{self, Action, Blank, Element};
use crate::books::MAX_BLOCKS;
use crate::config::Config;
use crate::event::{self, Event};
use crate::gauges;
use crate::phase::Phase;
use crate::rule::{Rule, Why};
use crate::rules::At;
use crate::score;
use crate::setup::{BeginnerSetup, Setup};
use crate::state::State;
use crate::view::{self, Own, Public};

/// How far along the game is: the track or the deck, whichever is further.
fn progress(state: &State, config: &Config) -> u8 {
    if state.over.is_some() {
        return 100;
    }
    let steps = u32::from(config.track) * u32::from(config.setup.bank_runs);
    let made = u32::from(state.runs) * u32::from(config.track) + u32::from(state.chip);
    let cards = config.deck.companies.len() as u32;
    let by_deck = (cards - state.deck.len()) * 100 / cards;
    (made * 100 / steps.max(1)).max(by_deck).min(99) as u8
}

/// Cards and faces from the deck; rings and banks are numbered, since a table knows no players' names.
fn names(config: &Config) -> Vec<(Element, String)> {
    let companies = config.deck.companies.iter().enumerate();
    let actions = config.deck.actions.iter().enumerate();
    let faces = config.deck.faces.iter().enumerate();
    let mut names: Vec<_> = companies
        .map(|(card, company)| (Element::Card(card as u8), company.name.clone()))
        .chain(actions.map(|(card, action)| (Element::Action(card as u8), action.name.clone())))
        .chain(faces.map(|(face, name)| (Element::Face(face as u8), name.clone())))
        .collect();
    names.extend(
        config
            .deck
            .guilds
            .iter()
            .enumerate()
            .map(|(guild, name)| (Element::Guild(guild as u8), name.clone())),
    );
    for block in 0..MAX_BLOCKS as u8 {
        names.push((Element::Own(block), format!("own credit on block {}", block + 1)));
        for bank in 0..config.players {
            let name = format!("credit of bank {} on its block {}", bank + 1, block + 1);
            names.push((Element::Held(bank, block), name));
        }
    }
    for bank in 0..config.players {
        names.push((Element::Credit(bank), format!("credit of bank {}", bank + 1)));
    }
    names
}

macro_rules! edition {
    ($(#[$meta:meta])* $name:ident, $setup:ty, $make:expr, $info:expr, $gauges:expr, $endings:expr) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        pub struct $name(State);

        impl $name {
            /// The state, for questions about it.
            pub fn state(&self) -> &State {
                &self.0
            }

            /// For positions made by hand, which the audit proves.
            pub fn from_state(state: State) -> $name {
                $name(state)
            }
        }

        impl Game for $name {
            const INFO: Info = $info;
            const GAUGES: &'static [Gauge] = $gauges;
            const ENDINGS: &'static [&'static str] = $endings;

            type Setup = $setup;
            type Config = Config;
            type Action = Action;
            type Blank = Blank;
            type Element = Element;
            type Event = Event;
            type Rule = Rule;
            type Why = Why;
            type Public = Public;
            type Own = Own;

            fn config(setup: &$setup, players: u8) -> Result<Config, SetupError> {
                $make(setup, players)
            }

            fn players(config: &Config) -> u8 {
                config.players
            }

            fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Self {
                $name(State::start(&mut At { config, chance, log }))
            }

            fn ending(&self) -> Option<&'static str> {
                self.0.over.map(|ending| ending.name())
            }

            fn round(&self) -> u32 {
                u32::from(self.0.turn.number.max(1))
            }

            fn waited_for(&self, _: &Config) -> SeatSet {
                self.0.waited_for()
            }

            fn ask_first(&self, _: &Config) -> Option<Seat> {
                self.0.ask_first()
            }

            fn pace(&self, _: &Config) -> Pace {
                pace(&self.0)
            }

            fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
                self.0.choices(config, seat, choices);
            }

            fn fill(blank: Blank, filled: &Filled<'_, Element>) -> Action {
                action::fill(blank, filled)
            }

            fn check(&self, config: &Config, seat: Seat, action: &Action) -> Result<(), IllegalIn<Self>> {
                self.0.check(config, seat, action)
            }

            fn apply(
                &mut self,
                config: &Config,
                seat: Seat,
                action: &Action,
                chance: &mut Chance,
                log: &mut LogOf<Self>,
            ) {
                self.0.apply(seat, action, &mut At { config, chance, log });
            }

            fn silence(&self, config: &Config, seat: Seat) -> Action {
                self.0.silence(config, seat)
            }

            fn public(&self, config: &Config) -> Public {
                view::public(&self.0, config)
            }

            fn own(&self, config: &Config, seat: Seat) -> Own {
                view::own(&self.0, config, seat)
            }

            fn determinize(config: &Config, view: &ViewOf<Self>, chance: &mut Chance) -> Self {
                $name(view::determinize(config, view, chance))
            }

            fn audit(&self, config: &Config) -> Result<(), String> {
                self.0.audit(config)
            }

            fn gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
                self.0.read_gauges(config, readings);
            }

            fn moment(event: &Event) -> Option<&'static str> {
                event::moment(event)
            }

            fn progress(&self, config: &Config) -> u8 {
                progress(&self.0, config)
            }

            fn score_now(&self, config: &Config) -> Standings {
                score::standings(&self.0, config)
            }

            fn score_lines(&self, config: &Config) -> Vec<ScoreLine> {
                score::score_lines(&self.0, config)
            }

            fn names(config: &Config) -> Vec<(Element, String)> {
                names(config)
            }

            fn concerns(action: &Action) -> Vec<Element> {
                action::concerns(action)
            }
        }
    };
}

/// Auctions are called out; a card, or the first turn (which is no card), is the lot.
fn pace(state: &State) -> Pace {
    match state.phase() {
        Phase::FirstTurn { high, .. } => Pace::Outcry { lot: u32::MAX, high },
        Phase::Auction { card, high, .. } => Pace::Outcry { lot: u32::from(card), high },
        _ => Pace::Turns,
    }
}

edition! {
    /// The full game: banks that make money by promising it.
    MoneyMaker, Setup, Config::full,
    Info { id: "money-maker", title: "Money Maker", min_players: 2, max_players: 6, rules: 1 },
    &gauges::FULL,
    &["bank_runs", "deck_empty", "hand_full", "one_bank_left", "no_bank_left"]
}

edition! {
    /// The Beginner's Game: gold only.
    MoneyMakerBeginner, BeginnerSetup, Config::beginner,
    Info { id: "money-maker-beginner", title: "Money Maker: Beginner's Game", min_players: 2, max_players: 6, rules: 1 },
    &gauges::SHARED,
    &["bank_runs", "deck_empty", "hand_full"]
}
