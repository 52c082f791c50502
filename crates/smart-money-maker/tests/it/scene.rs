//! Positions for the rule tests, written with the names of cards: which hands, which piles, which deck.

use std::ops::{Deref, DerefMut};

use game_core::testing::TestTable;
use game_core::{BySeat, Chance, Game, Seat, SeatSet, View};
use smart_money_maker::{
    Action, Class, Config, Count, Event, HandView, Known, LaidView, LastCards, Own, Phase, PileView, Public,
    RequestView, Rule, Setup, SmartMoneyMaker, Turn,
};

/// A table of Smart Money Maker that speaks of cards by their names.
pub struct Scene(TestTable<SmartMoneyMaker>);

impl Deref for Scene {
    type Target = TestTable<SmartMoneyMaker>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// What a scene is made of.
pub struct Plan {
    setup: Setup,
    players: u8,
    hands: Vec<Vec<&'static str>>,
    piles: Vec<(Vec<&'static str>, Vec<Lain>)>,
    deck: Option<Vec<&'static str>>,
    turn: usize,
    last: Option<Vec<usize>>,
    hidden: bool,
}

/// A card on a pile: its name, whether the Joker stands for it, who laid it.
pub type Lain = (&'static str, bool, usize);

pub fn plan(players: u8) -> Plan {
    let hands = vec![Vec::new(); players.into()];
    Plan {
        setup: Setup::default(),
        players,
        hands,
        piles: Vec::new(),
        deck: None,
        turn: 0,
        last: None,
        hidden: false,
    }
}

impl Plan {
    pub fn setup(mut self, setup: Setup) -> Plan {
        self.setup = setup;
        self
    }

    pub fn hand(mut self, seat: usize, cards: &[&'static str]) -> Plan {
        self.hands[seat] = cards.to_vec();
        self
    }

    /// A pile with its requests and what lies on it; piles and requests are numbered from 1.
    pub fn pile(mut self, requests: &[&'static str], laid: &[Lain]) -> Plan {
        self.piles.push((requests.to_vec(), laid.to_vec()));
        self
    }

    /// The deck holds exactly these; all others are discarded. Without this it holds all that is not elsewhere.
    pub fn deck(mut self, cards: &[&'static str]) -> Plan {
        self.deck = Some(cards.to_vec());
        self
    }

    pub fn turn(mut self, seat: usize) -> Plan {
        self.turn = seat;
        self
    }

    /// The deck is empty and these still have to lay their last card.
    pub fn last_cards(mut self, waiting: &[usize]) -> Plan {
        self.last = Some(waiting.to_vec());
        self.deck(&[])
    }

    /// Everyone knows the notes in the hands and no more; only the last seat knows all. Else all hands are known.
    pub fn hidden(mut self) -> Plan {
        self.hidden = true;
        self
    }

    pub fn go(self) -> Scene {
        let config = SmartMoneyMaker::config(&self.setup, self.players).expect("a sound set-up");
        let public = self.public(&config);
        let mut view = View { seat: None, public, own: None };
        if self.hidden {
            self.hide(&config, &mut view);
        }
        let state = SmartMoneyMaker::determinize(&config, &view, &mut Chance::fast(1));
        Scene(TestTable::at(&self.setup, self.players, state).expect("a sound position"))
    }

    fn hide(&self, config: &Config, view: &mut View<Public, Own>) {
        let insider = Seat::at(usize::from(self.players) - 1);
        let others = BySeat::from_fn(self.players, |seat| view.public.hands[seat].known.clone());
        for seat in SeatSet::all(self.players).iter() {
            let known = &mut view.public.hands[seat].known;
            known.cards.retain(|count| usize::from(count.card) < config.deck.values());
        }
        let own_known = view.public.hands[insider].known.clone();
        let shown = BySeat::from_fn(self.players, |_| own_known.clone());
        let hand = others[insider].cards.clone();
        view.own = Some(Own { hand, others, shown, cash: 0, closings: Vec::new(), leaves: Vec::new() });
        view.seat = Some(insider);
    }

    fn public(&self, config: &Config) -> Public {
        let mut used: Vec<u8> = Vec::new();
        let hands = BySeat::from_fn(self.players, |seat| {
            let cards: Vec<u8> = self.hands[seat.number()].iter().map(|name| card(config, name)).collect();
            used.extend(&cards);
            let size = cards.len() as u8;
            HandView { size, known: Known { cards: counts(&cards), ..Known::default() } }
        });
        let piles = self.piles(config, &mut used);
        let deck: Option<Vec<u8>> =
            self.deck.as_ref().map(|names| names.iter().map(|name| card(config, name)).collect());
        let exchanged = exchanged(config, &used);
        let (mut bank, mut discards) = (Vec::new(), Vec::new());
        for (number, face) in config.deck.all() {
            let times = |cards: &[u8]| cards.iter().filter(|other| **other == number).count() as u8;
            let rest = face.copies.checked_sub(times(&used)).expect("no more cards than there are");
            if number < config.deck.values() as u8 {
                bank.push(Count { card: number, count: rest });
            } else {
                let discarded = match &deck {
                    Some(deck) => rest.checked_sub(times(deck)).expect("no more cards than there are"),
                    None => times(&exchanged),
                };
                discards.push(Count { card: number, count: discarded });
            }
        }
        let requests_laid = piles.iter().map(|pile| pile.requests.len() as u8).sum();
        let waiting = |seats: &Vec<usize>| seats.iter().map(|seat| Seat::at(*seat)).collect();
        Public {
            phase: Phase::Play(Turn::of(Seat::at(self.turn))),
            turn: 1,
            deck: 0,
            hands,
            bank,
            discards,
            last_cards: self.last.as_ref().map(|seats| LastCards { waiting: waiting(seats), laps: 0 }),
            forfeited: SeatSet::NONE,
            debt_open: 0,
            debt_paid: 0,
            piles_opened: piles.len() as u8,
            requests_laid,
            piles,
            faces: Vec::new(),
        }
    }

    fn piles(&self, config: &Config, used: &mut Vec<u8>) -> Vec<PileView> {
        let mut numbers = 1..;
        let mut piles = Vec::new();
        for (number, (requests, laid)) in self.piles.iter().enumerate() {
            let requests: Vec<RequestView> = requests
                .iter()
                .zip(&mut numbers)
                .map(|(name, number)| {
                    let (name, joker) = (name.trim_start_matches("Joker as "), name.starts_with("Joker as "));
                    let card = card(config, name);
                    used.push(if joker { config.deck.joker } else { card });
                    let amount = config.deck.worth(card);
                    RequestView { number, card, amount, joker, by: Seat::at(0) }
                })
                .collect();
            let laid: Vec<LaidView> = laid
                .iter()
                .map(|(name, joker, by)| LaidView {
                    card: card(config, name),
                    joker: *joker,
                    by: Seat::at(*by),
                })
                .collect();
            used.extend(laid.iter().map(|laid| if laid.joker { config.deck.joker } else { laid.card }));
            let lobbies = laid.iter().filter(|laid| laid.card == config.deck.lobby).map(|laid| laid.by);
            piles.push(PileView {
                number: number as u8 + 1,
                amount: requests.iter().map(|request| request.amount).sum(),
                paid: laid.iter().map(|laid| config.deck.worth(laid.card)).sum(),
                left: 0,
                within_reach: false,
                for_closer: 0,
                lobbies: lobbies.collect(),
                bound: SeatSet::NONE,
                requests,
                laid,
            });
        }
        piles
    }
}

/// Cards that must have been exchanged for the notes in use to be there, the last of their value first.
fn exchanged(config: &Config, used: &[u8]) -> Vec<u8> {
    let mut exchanged = Vec::new();
    for note in 0..config.deck.values() as u8 {
        let spare = if note == config.deck.starting_note { 12 } else { 0 };
        let times = |card: u8| used.iter().filter(|other| **other == card).count();
        let of_value = config.deck.all().filter(|(_, face)| face.class == Class::NewEconomy(note));
        let unused = of_value.flat_map(|(card, face)| {
            std::iter::repeat_n(card, usize::from(face.copies) - times(card).min(face.copies.into()))
        });
        let mut unused: Vec<u8> = unused.collect();
        unused.reverse();
        exchanged.extend(unused.into_iter().take(times(note).saturating_sub(spare)));
    }
    exchanged
}

fn counts(cards: &[u8]) -> Vec<Count> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let count = |card: u8| cards.iter().filter(|other| **other == card).count() as u8;
    sorted.into_iter().map(|card| Count { card, count: count(card) }).collect()
}

/// The number of a card by its name; amounts may be written short: `note 500`, `request 8000`.
pub fn card(config: &Config, name: &str) -> u8 {
    let found = config.deck.all().find(|(number, face)| {
        let short = |kind: &str| format!("{kind} {}", face.worth);
        let is_note = *number < config.deck.values() as u8;
        let is_request = config.deck.requests & (1 << number) != 0;
        config.deck.name(*number) == name
            || is_note && short("note") == name
            || is_request && short("request") == name
    });
    found.unwrap_or_else(|| panic!("no card is called {name}")).0
}

impl Scene {
    /// A fresh deal: the hands are hidden, unlike in a planned scene.
    pub fn dealt(players: u8) -> Scene {
        Scene(TestTable::dealt_by(&Setup::default(), players, Chance::fast(11)))
    }

    pub fn card(&self, name: &str) -> u8 {
        card(&self.config, name)
    }

    /// Acts, and goes on.
    #[track_caller]
    pub fn ok(&mut self, seat: usize, action: Action) -> &mut Scene {
        self.act(seat, action);
        self
    }

    pub fn pay(&mut self, seat: usize, name: &str, pile: u8) -> &mut Scene {
        let card = self.card(name);
        self.ok(seat, Action::Pay { card: card.into(), pile: pile.into(), joker: false })
    }

    pub fn lay(&mut self, seat: usize, name: &str) -> &mut Scene {
        let card = self.card(name);
        self.ok(seat, Action::LayRequest { card: card.into(), joker: false })
    }

    /// How many of a card a player holds.
    pub fn held(&self, seat: usize, name: &str) -> u8 {
        self.state.hand(Seat::at(seat)).count(self.card(name))
    }

    pub fn size(&self, seat: usize) -> u8 {
        self.state.hand(Seat::at(seat)).len()
    }

    pub fn cash(&self, seat: usize) -> u32 {
        self.state.cash(&self.config, Seat::at(seat))
    }

    pub fn discarded(&self, name: &str) -> u8 {
        self.state.discards().count(self.card(name))
    }

    pub fn banked(&self, name: &str) -> u8 {
        self.state.bank().count(self.card(name))
    }

    pub fn is_open(&self, pile: u8) -> bool {
        self.state.pile(pile).is_some()
    }

    /// Whose turn it is to play a card.
    pub fn turn(&self) -> Option<usize> {
        match self.state.phase() {
            Phase::Play(turn) => Some(turn.seat.number()),
            _ => None,
        }
    }

    /// The numbers of those who are waited for.
    pub fn asked(&self) -> Vec<usize> {
        self.waited_for().iter().map(Seat::number).collect()
    }

    /// Whether such an event has followed from this rule so far.
    pub fn has_told(&self, rule: Rule, is: impl Fn(&Event) -> bool) -> bool {
        self.story.iter().any(|told| told.rule == rule && is(&told.event))
    }

    /// What a viewer knows for certain of a hand: cards and how many.
    pub fn knows(&self, viewer: Option<usize>, of: usize, name: &str) -> u8 {
        let known = match viewer {
            Some(seat) => self.state.own(&self.config, Seat::at(seat)).others[Seat::at(of)].clone(),
            None => self.state.public(&self.config).hands[Seat::at(of)].known.clone(),
        };
        let card = self.card(name);
        known.cards.iter().find(|count| count.card == card).map_or(0, |count| count.count)
    }
}

impl Scene {
    /// The silent player's action, where a test only needs the turn to go on.
    pub fn lay_anything_else(&mut self, seat: usize) -> &mut Scene {
        let action = self.state.silence(&self.config, Seat::at(seat));
        self.ok(seat, action)
    }
}
