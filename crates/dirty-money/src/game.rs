//! The game signs the contract of the core: each promise is kept elsewhere in this crate.

use game_core::{
    Awaited, BySeat, Chance, Choices, Game, Gauge, HolderMove, Holdings, IllegalIn, Info, LogOf, Observed,
    Reading, ScoreLine, Seat, SetupError, Standings, ViewOf,
};

use crate::action::{Action, CardId, CardIds, Element, PlacementId};
use crate::board::{ActionKind, Location, Region, Villain};
use crate::event::Event;
use crate::phase::{Ending, Phase};
use crate::rule::{Rule, Why};
use crate::rules::{self, Dealer};
use crate::setup::{Config, Setup};
use crate::state::DirtyMoney;
use crate::view::{Own, Public};
use crate::{flows, forced, gauges, score, view};

impl Game for DirtyMoney {
    const INFO: Info =
        Info { id: "dirty-money", title: "Dirty Money", min_players: 2, max_players: 5, rules: 2 };

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
        Config::new(setup, players)
    }

    fn config_under(rules: u32, setup: &Setup, players: u8) -> Result<Config, SetupError> {
        let mut config = Config::new(setup, players)?;
        config.rules = rules;
        Ok(config)
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Self {
        DirtyMoney::deal(config, chance, log)
    }

    fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over { ending } => Some(ending),
            _ => None,
        }
    }

    #[inline]
    fn awaited(&self, _: &Config) -> Awaited {
        self.phase.seat().map_or(Awaited::NOBODY, Awaited::one)
    }

    fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        rules::choices(self, config, seat, choices);
    }

    fn check(&self, config: &Config, seat: Seat, action: &Action) -> Result<(), IllegalIn<Self>> {
        rules::check(self, config, seat, action)
    }

    fn apply(
        &mut self,
        config: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        Dealer { state: self, config, chance, log }.apply(seat, action);
    }

    /// Go where the fewest cards lie, play what must be played, give up the least money, and buy nothing.
    fn silence(&self, config: &Config, seat: Seat) -> Action {
        match &self.phase {
            Phase::Draft { .. } => Action::Draft {
                region: Region::ALL
                    .into_iter()
                    .find(|region| !self.market.decks[region.slot()].is_empty())
                    .unwrap_or(Region::Europe),
            },
            Phase::Visit { .. } => {
                let open = config.locations().filter(|location| !self.piles.below(*location).is_empty());
                let fewest = open.min_by_key(|location| self.piles.below(*location).len());
                Action::Visit { location: fewest.unwrap_or(Location::Europe) }
            }
            Phase::Actions(_) => {
                let card = self.piles.in_play().first().copied().unwrap_or(0);
                let needs_target = config.cards.action_of(card).is_some_and(ActionKind::needs_target);
                let target = needs_target.then(|| seat.left(config.players));
                Action::Play { card: card.into(), target }
            }
            Phase::Excess(_) => {
                let mut cards: CardIds = self.piles.hand(seat).cards().map(CardId).collect();
                cards.sort_by_key(|card| (config.cards.money_of(card.0).map(|money| money.value), *card));
                cards.truncate(self.excess(config, seat) as usize);
                Action::Blacklist { cards }
            }
            Phase::Trading { .. } => Action::GiveBack,
            Phase::Laundering(_) => {
                let value = |card: &u8| config.cards.money_of(*card).map(|money| money.value);
                let least = self.piles.hand(seat).cards().min_by_key(value);
                Action::Discard { card: least.unwrap_or(0).into() }
            }
            Phase::Business(_) | Phase::Over { .. } => Action::EndTurn,
        }
    }

    fn forced(config: &Config, public: &Public, seat: Seat) -> Option<Action> {
        forced::forced(config, public, seat)
    }

    fn public(&self, config: &Config) -> Public {
        view::public(self, config)
    }

    fn own(&self, config: &Config, seat: Seat) -> Own {
        view::own(self, config, seat)
    }

    fn determinize(config: &Config, view: &ViewOf<Self>, chance: &mut Chance) -> Self {
        view::possible_world(config, view, chance)
    }

    fn audit(&self, config: &Config) -> Result<(), String> {
        self.prove(config)
    }

    fn score_now(&self, config: &Config) -> Standings {
        score::standings(self, config)
    }
}

impl Observed for DirtyMoney {
    const GAUGES: &'static [Gauge] = gauges::GAUGES;

    fn flows(event: &Event, config: &Config, flow: &mut dyn FnMut(HolderMove)) {
        flows::flows(event, config, flow);
    }

    const MONEY: &'static [&'static str] = &["clean_cash", "dirty_cash"];

    fn holdings(&self, config: &Config, holdings: &mut Holdings) {
        self.tell_holdings(config, holdings);
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
        gauges::read(self, config, readings);
    }

    const MOMENTS: &'static [&'static str] =
        &["round", "dirty_found", "audit", "limit", "marker", "goal", "end"];

    fn moment(event: &Event) -> Option<&'static str> {
        match event {
            Event::RoundBegan { .. } => Some("round"),
            Event::DirtyFound { .. } => Some("dirty_found"),
            Event::HandAudited { .. } => Some("audit"),
            Event::LimitExceeded { .. } => Some("limit"),
            Event::MarkerTaken { .. } => Some("marker"),
            Event::GoalReached { .. } => Some("goal"),
            Event::GameEnded { .. } => Some("end"),
            _ => None,
        }
    }

    fn progress(&self, config: &Config) -> u8 {
        if let Phase::Over { .. } = self.phase {
            return 100;
        }
        let most = self.owned.values().map(|cards| cards.len()).max().unwrap_or(0);
        let by_cards = most * 100 / u32::from(config.goal);
        let by_rounds = u32::from(self.round - 1) * 100 / u32::from(config.numbers.round_limit);
        by_cards.max(by_rounds).min(99) as u8
    }

    /// By points alone: money in hand, which breaks ties, is hidden.
    fn open_standings(&self, config: &Config) -> Option<Standings> {
        let scores = BySeat::from_fn(config.players, |seat| score::points(self, config, seat));
        Some(Standings::by_score(scores))
    }

    /// Only what a hand decides is hidden; a purchase for nothing takes no card of it.
    fn is_open_choice(_: &Config, action: &Action) -> bool {
        match action {
            Action::Buy { loan, pay, .. } => loan.is_none() && pay.is_empty(),
            Action::Blacklist { .. } | Action::Trade { .. } | Action::Discard { .. } => false,
            _ => true,
        }
    }

    fn score_lines(&self, config: &Config) -> Vec<ScoreLine> {
        score::lines(self, config)
    }

    fn names(config: &Config) -> Vec<(Element, String)> {
        let money = (0u8..).take(config.cards.money_cards());
        let placements = (0u8..).take(config.cards.placement_cards());
        let money = money.map(|card| (CardId(card).into(), config.cards.money_title(card)));
        let placements = placements.map(|id| (PlacementId(id).into(), config.cards.placement_title(id)));
        let villain = |villain: Villain| (Element::Villain(villain), villain.title().to_owned());
        money.chain(placements).chain(Villain::ALL.map(villain)).collect()
    }

    fn roles(&self, _: &Config) -> Vec<(Seat, Element)> {
        self.villains.iter().map(|(seat, villain)| (seat, Element::Villain(*villain))).collect()
    }
}
