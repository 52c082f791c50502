//! The game as the table knows it: every method points to the file where it is done.

use game_core::{
    Awaited, Chance, Choices, Game, Gauge, HolderMove, Holdings, IllegalIn, Info, LogOf, Observed, Reading,
    ScoreLine, Seat, SetupError, Standings, ViewOf, lossless,
};

use crate::action::{Action, CardId, Element, TripleId};
use crate::deck::{DRAWN_CARDS, each};
use crate::event::Event;
use crate::flows;
use crate::gauges::GAUGES;
use crate::phase::{Ending, Phase};
use crate::rule::{Rule, Why};
use crate::setup::{Config, Setup};
use crate::state::SmartMoneyMaker;
use crate::view::{Own, Public};

impl Game for SmartMoneyMaker {
    const INFO: Info = Info {
        id: "smart-money-maker",
        title: "Smart Money Maker",
        min_players: 2,
        max_players: 6,
        rules: 1,
    };

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

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Self {
        SmartMoneyMaker::deal(config, chance, log)
    }

    fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over { ending, .. } => Some(ending),
            _ => None,
        }
    }

    #[inline]
    fn awaited(&self, config: &Config) -> Awaited {
        match self.phase {
            Phase::Give { turn, from } => Awaited::clockwise(from, turn.seat, config.players),
            _ => Awaited::all(self.who_is_waited_for()),
        }
    }

    fn choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        self.list_choices(config, seat, choices);
    }

    fn check(&self, config: &Config, seat: Seat, action: &Action) -> Result<(), IllegalIn<Self>> {
        self.judge(config, seat, action)
    }

    fn apply(
        &mut self,
        config: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        self.carry_out(config, seat, action, chance, log);
    }

    fn silence(&self, config: &Config, seat: Seat) -> Action {
        self.mildest(config, seat)
    }

    fn public(&self, config: &Config) -> Public {
        self.public_view(config)
    }

    fn own(&self, config: &Config, seat: Seat) -> Own {
        self.own_view(config, seat)
    }

    fn determinize(config: &Config, view: &ViewOf<Self>, chance: &mut Chance) -> Self {
        SmartMoneyMaker::possible_world(config, view, chance)
    }

    fn audit(&self, config: &Config) -> Result<(), String> {
        self.prove(config)
    }

    fn score_now(&self, config: &Config) -> Standings {
        self.standings(config)
    }
}

impl Observed for SmartMoneyMaker {
    const GAUGES: &'static [Gauge] = GAUGES;

    fn flows(event: &Event, config: &Config, flow: &mut dyn FnMut(HolderMove)) {
        flows::flows(event, config, flow);
    }

    const MONEY: &'static [&'static str] = &["notes"];

    fn turns_per_round(config: &Config) -> u32 {
        u32::from(config.players)
    }

    fn holdings(&self, config: &Config, holdings: &mut Holdings) {
        self.tell_holdings(config, holdings);
    }

    fn round(&self) -> u32 {
        self.turn
    }

    fn gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
        self.read_gauges(config, readings);
    }

    const MOMENTS: &'static [&'static str] = &["paid_off", "lobby", "last_cards", "forfeit", "end"];

    fn moment(event: &Event) -> Option<&'static str> {
        match event {
            Event::RequestPaidOff { .. } => Some("paid_off"),
            Event::LobbyLaid { .. } => Some("lobby"),
            Event::LastCardsBegan { .. } => Some("last_cards"),
            Event::Forfeited { .. } => Some("forfeit"),
            Event::PlayersWon { .. } | Event::GameWon { .. } => Some("end"),
            _ => None,
        }
    }

    /// By the cards drawn; the last cards are the last twentieth.
    fn progress(&self, config: &Config) -> u8 {
        let players = u32::from(config.players);
        let dealt = u32::from(config.setup.requests_dealt + config.setup.new_economy_dealt) * players;
        let drawn_in_all = lossless::<_, u32>(DRAWN_CARDS) - dealt;
        match (self.phase, self.last_cards) {
            (Phase::Over { .. }, _) => 100,
            (_, Some(last)) => 99 - lossless::<_, u8>(lossless::<_, u32>(last.waiting.len()) * 4 / players),
            (_, None) => lossless(drawn_in_all.saturating_sub(self.deck.len()) * 95 / drawn_in_all),
        }
    }

    fn score_lines(&self, config: &Config) -> Vec<ScoreLine> {
        self.sheet(config)
    }

    fn names(config: &Config) -> Vec<(Element, String)> {
        let cards = config
            .deck
            .all()
            .map(|(card, _)| (Element::Card(CardId(card)), config.deck.name(card).to_owned()));
        let triple = |(number, cards): (u8, &[u8; 3])| {
            let names = cards.map(|card| config.deck.name(card));
            (Element::Triple(TripleId(number)), names.join(", "))
        };
        cards.chain((0u8..).zip(&config.deck.triples).map(triple)).collect()
    }
}

impl SmartMoneyMaker {
    /// What costs the silent player least: pass, else the cheapest payment, else the smallest request, else the
    /// first card that can be played; the cheapest card where one must be given, the first where one is taken.
    fn mildest(&self, config: &Config, seat: Seat) -> Action {
        let (deck, hand) = (&config.deck, &self.hands[seat]);
        match self.phase {
            Phase::Give { .. } => {
                let money = each(hand.kinds() & (deck.notes | deck.new_economy));
                let cheapest = money.min_by_key(|card| deck.worth(*card));
                let card = cheapest.or_else(|| each(hand.kinds()).next()).unwrap_or_default();
                return Action::Give { card: card.into() };
            }
            Phase::Take(_) => {
                let from = self.others_with_cards(config, seat).first().unwrap_or(seat);
                let card = each(self.hands[from].kinds()).next().unwrap_or_default();
                return Action::Take { from, card: card.into() };
            }
            Phase::Play(_) | Phase::Over { .. } => {}
        }
        self.mildest_play(config, seat)
    }

    fn mildest_play(&self, config: &Config, seat: Seat) -> Action {
        let (deck, hand) = (&config.deck, &self.hands[seat]);
        let cheapest = |kinds| each(hand.kinds() & kinds).next();
        let unbound = self.piles.iter().find(|pile| !pile.binds(seat));
        let joker = false;
        if self.judge(config, seat, &Action::Pass).is_ok() {
            return Action::Pass;
        }
        if let (Some(card), Some(pile)) = (cheapest(deck.new_economy), unbound) {
            return Action::Pay { card: card.into(), pile: pile.number.into(), joker };
        }
        if let (Some(card), Some(pile)) = (cheapest(deck.notes), self.piles.first()) {
            return Action::Pay { card: card.into(), pile: pile.number.into(), joker };
        }
        if let Some(card) = cheapest(deck.requests) {
            return Action::LayRequest { card: card.into(), joker };
        }
        let request = self.requests.first().map_or(0, |request| request.number);
        if let Some(card) = cheapest(deck.businesses) {
            return Action::PayOff { card: card.into(), request: request.into(), joker };
        }
        let pile = self.piles.first().map_or(0, |pile| pile.number);
        if hand.has(deck.lobby) {
            return Action::Lobby { pile: pile.into(), joker };
        }
        Action::PayOff {
            card: CardId(lossless(deck.businesses.trailing_zeros())),
            request: request.into(),
            joker: true,
        }
    }
}
