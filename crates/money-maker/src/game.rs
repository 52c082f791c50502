//! The two editions as games on the one trait. They share state, actions, rules and views.

use game_core::{
    Awaited, Chance, Choices, Debt, Game, Gauge, HolderMove, Holdings, IllegalIn, Info, LogOf, Observed,
    Reading, ScoreLine, Seat, SeatSet, SetupError, Standings, ViewOf, lossless,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{self, Action, ActionCardId, BlockId, CardId, Element, FaceId};
use crate::books::MAX_BLOCKS;
use crate::config::Config;
use crate::event::{self, Event};
use crate::phase::{BeginnerEnding, Ending};
use crate::rule::{Rule, Why};
use crate::rules::ApplyContext;
use crate::score;
use crate::setup::{BeginnerSetup, Setup};
use crate::state::State;
use crate::versions::{self, RulesVersion};
use crate::view::{self, Own, Public};
use crate::{flows, forced, gauges};

/// How far along the game is: the track or the deck, whichever is further.
fn progress(state: &State, config: &Config) -> u8 {
    if state.over.is_some() {
        return 100;
    }
    let steps = u32::from(config.track) * u32::from(config.setup.bank_runs);
    let made = u32::from(state.runs) * u32::from(config.track) + u32::from(state.chip);
    let cards: u32 = lossless(config.deck.companies.len());
    let by_deck = (cards - state.deck.len()) * 100 / cards;
    (made * 100 / steps.max(1)).max(by_deck).min(99) as u8
}

/// Cards and faces from the deck; rings and banks are numbered, since a table knows no players' names.
fn names(config: &Config) -> Vec<(Element, String)> {
    let companies = (0u8..).map(CardId).zip(&config.deck.companies);
    let actions = (0u8..).map(ActionCardId).zip(&config.deck.actions);
    let faces = (0u8..).map(FaceId).zip(&config.deck.faces);
    let guilds = (0u8..).zip(&config.deck.guilds);
    let mut names: Vec<_> = companies
        .map(|(card, company)| (Element::Card(card), company.name.clone()))
        .chain(actions.map(|(card, action)| (Element::Action(card), action.name.clone())))
        .chain(faces.map(|(face, name)| (Element::Face(face), name.clone())))
        .chain(guilds.map(|(guild, name)| (Element::Guild(guild), name.clone())))
        .collect();
    let banks = || SeatSet::all(config.players).iter().map(|bank| (bank, bank.number() + 1));
    for block in (0..lossless(MAX_BLOCKS)).map(BlockId) {
        let block_number = block.0 + 1;
        names.push((Element::Own(block), format!("own credit on block {block_number}")));
        for (bank, number) in banks() {
            let name = format!("credit of bank {number} on its block {block_number}");
            names.push((Element::Held(bank, block), name));
        }
    }
    names.extend(banks().map(|(bank, number)| (Element::Credit(bank), format!("credit of bank {number}"))));
    names
}

macro_rules! edition {
    ($(#[$meta:meta])* $name:ident, $setup:ty, $make:expr, $info:expr, $gauges:expr, $ending:ty, $ended:expr) => {
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

            type Setup = $setup;
            type Config = Config;
            type Action = Action;
            type Event = Event;
            type Rule = Rule;
            type Why = Why;
            type Ending = $ending;
            type Public = Public;
            type Own = Own;

            fn config(setup: &$setup, players: u8) -> Result<Config, SetupError> {
                $make(setup, players)
            }

            fn config_under(rules: u32, setup: &$setup, players: u8) -> Result<Config, SetupError> {
                Ok(Config { rules: RulesVersion(rules), ..Self::config(setup, players)? })
            }

            fn players(config: &Config) -> u8 {
                config.players
            }

            fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Self {
                $name(State::start(&mut ApplyContext { config, chance, log }))
            }

            fn ending(&self) -> Option<$ending> {
                self.0.over.and_then($ended)
            }

            #[inline]
            fn awaited(&self, _: &Config) -> Awaited {
                self.0.awaited()
            }

            fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
                self.0.choices(config, seat, choices);
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
                self.0.apply(seat, action, &mut ApplyContext { config, chance, log });
            }

            fn read_old_action(action: &serde_json::Value) -> Option<Action> {
                action::read_old(action)
            }

            fn silence(&self, config: &Config, seat: Seat) -> Action {
                self.0.silence(config, seat)
            }

            fn forced(config: &Config, public: &Public, seat: Seat) -> Option<Action> {
                forced::forced(config, public, seat)
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

            fn score_now(&self, config: &Config) -> Standings {
                score::standings(&self.0, config)
            }
        }

        impl Observed for $name {
            const GAUGES: &'static [Gauge] = $gauges;

            fn flows(event: &Event, _: &Config, flow: &mut dyn FnMut(HolderMove)) {
                flows::flows(event, flow);
            }

            fn holdings(&self, config: &Config, holdings: &mut Holdings) {
                self.0.tell_holdings(config, holdings);
            }

            const MONEY: &'static [&'static str] = &["gold", "credit"];

            fn turns_per_round(config: &Config) -> u32 {
                u32::from(config.players)
            }

            fn debts(&self, config: &Config, debts: &mut Vec<Debt>) {
                self.0.tell_debts(config, debts);
            }

            fn round(&self) -> u32 {
                u32::from(self.0.turn.number.max(1))
            }

            fn gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
                self.0.read_gauges(config, readings);
            }

            const MOMENTS: &'static [&'static str] = event::MOMENTS;

            fn moment(event: &Event) -> Option<&'static str> {
                event::moment(event)
            }

            fn progress(&self, config: &Config) -> u8 {
                progress(&self.0, config)
            }

            /// Vaults and the board are public; action cards in hand and ceilings are not.
            fn is_open_choice(_: &Config, action: &Action) -> bool {
                !matches!(action, Action::Play { .. } | Action::Ceiling { .. })
            }

            fn score_lines(&self, config: &Config) -> Vec<ScoreLine> {
                score::score_lines(&self.0, config)
            }

            fn names(config: &Config) -> Vec<(Element, String)> {
                names(config)
            }
        }
    };
}

edition! {
    /// The full game: banks that make money by promising it.
    MoneyMaker, Setup, Config::full,
    Info { id: "money-maker", title: "Money Maker", min_players: 2, max_players: 6, rules: versions::FULL },
    &gauges::FULL,
    Ending, Some
}

edition! {
    /// The Beginner's Game: gold only.
    MoneyMakerBeginner, BeginnerSetup, Config::beginner,
    Info {
        id: "money-maker-beginner",
        title: "Money Maker: Beginner's Game",
        min_players: 2,
        max_players: 6,
        rules: versions::BEGINNER,
    },
    &gauges::SHARED,
    BeginnerEnding, Ending::in_beginners_game
}
