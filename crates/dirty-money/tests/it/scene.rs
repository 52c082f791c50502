//! A table laid out by hand: everything starts in the decks, and a test puts what it needs where it needs it.

use std::ops::{Deref, DerefMut};

use dirty_money::{
    Action, ActionKind, CardId, CardIds, CardList, Currency, DirtyMoney, EVERYONE, Event, Face, Location,
    Market, Money, Phase, Place, PlacementId, PlacementKind, Region, Rule, Setup, Villain,
};
pub use game_core::testing::{A, B, C, D};
use game_core::testing::{TestTable, ToldIn};
use game_core::{Audience, Observed, Seat, SeatSet};

pub fn eur(value: u8) -> Face {
    note(Currency::Euro, value)
}

pub fn usd(value: u8) -> Face {
    note(Currency::Usd, value)
}

pub fn yen(value: u8) -> Face {
    note(Currency::Yen, value)
}

pub fn crypto() -> Face {
    Face::Money(Money { currency: Currency::Crypto, value: 3, dirty: true })
}

pub fn act(kind: ActionKind) -> Face {
    Face::Action(kind)
}

fn note(currency: Currency, value: u8) -> Face {
    Face::Money(Money { currency, value, dirty: value > 3 })
}

/// Three villains without a say in what most tests are about, and two more.
pub const PLAIN: [Villain; 5] = [
    Villain::Kitsukuza,
    Villain::LoanShark,
    Villain::CorruptionRat,
    Villain::MoneyLaunderer,
    Villain::BearsOfWallStreet,
];

/// A table of Dirty Money, with the words for laying it out.
pub struct Scene(TestTable<DirtyMoney>);

impl Deref for Scene {
    type Target = TestTable<DirtyMoney>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

pub type Heard = Vec<ToldIn<DirtyMoney>>;

impl Scene {
    /// A table with these villains, seat by seat; seat 0 is to visit.
    pub fn new(villains: &[Villain]) -> Scene {
        Scene::with(&Setup::default(), villains)
    }

    pub fn with(setup: &Setup, villains: &[Villain]) -> Scene {
        let players = villains.len() as u8;
        let mut table = TestTable::<DirtyMoney>::dealt(setup, players);
        let state = &mut table.state;
        for seat in SeatSet::all(players).iter() {
            state.villains[seat] = villains[seat.number()];
            for card in state.piles.hand(seat).cards().collect::<Vec<_>>() {
                state.piles.transfer(card, Place::Hand(seat), Place::Deck, EVERYONE);
            }
        }
        for location in Location::ALL {
            for card in state.piles.below(location).to_vec() {
                state.piles.transfer(card, Place::Below(location), Place::Deck, EVERYONE);
            }
        }
        state.market = Market::new(&table.config.cards);
        (state.first, state.marker, state.phase) = (A, A, Phase::Visit { seat: A });
        Scene(table)
    }

    /// Another table in the same position.
    pub fn again(&self) -> Scene {
        Scene(self.0.again())
    }

    /// A card of the deck with this face.
    pub fn find(&self, face: Face) -> u8 {
        let mut deck = self.state.piles.deck().iter();
        deck.find(|card| self.config.cards.face(*card) == face).expect("the deck has such a card")
    }

    fn bring(&mut self, faces: &[Face], to: Place, knowing: SeatSet) -> Vec<u8> {
        let mut cards = Vec::new();
        for face in faces {
            let card = self.find(*face);
            self.state.piles.transfer(card, Place::Deck, to, knowing);
            cards.push(card);
        }
        cards
    }

    /// Puts cards into a hand that only the owner has seen.
    pub fn hand(&mut self, seat: Seat, faces: &[Face]) -> Vec<u8> {
        self.bring(faces, Place::Hand(seat), SeatSet::only(seat))
    }

    pub fn lay(&mut self, location: Location, faces: &[Face]) -> Vec<u8> {
        self.bring(faces, Place::Below(location), EVERYONE)
    }

    pub fn discard(&mut self, faces: &[Face]) -> Vec<u8> {
        self.bring(faces, Place::Discards, EVERYONE)
    }

    /// Puts cards anywhere, for all to see.
    pub fn put(&mut self, faces: &[Face], to: Place) -> Vec<u8> {
        self.bring(faces, to, EVERYONE)
    }

    pub fn blacklist(&mut self, seat: Seat, count: usize) {
        for at in 0..count {
            self.bring(&[yen(1 + at as u8 % 2)], Place::Blacklist(seat), EVERYONE);
        }
    }

    /// Takes all Money out of the deck, into slots that count it.
    pub fn empty_deck_of_money(&mut self) {
        for card in self.state.piles.deck().and(&self.config.cards.money).iter() {
            self.state.piles.transfer(card, Place::Deck, Place::Slotted, EVERYONE);
        }
        self.state.slots[0] = 200;
    }

    /// A Placement card of this type and region that still lies in its deck.
    pub fn placement(&self, kind: PlacementKind, region: Region) -> u8 {
        let mut deck = self.state.market.decks[region.slot()].iter();
        deck.find(|id| self.config.cards.placement(*id).kind == kind).expect("the deck has such a card")
    }

    pub fn placement_at(&self, region: Region, cost: u8) -> u8 {
        let mut deck = self.state.market.decks[region.slot()].iter();
        let is = |id: &u8| {
            let card = self.config.cards.placement(*id);
            card.cost == cost && card.kind != PlacementKind::CryptocurrencyExchange
        };
        deck.find(is).expect("the deck has a card at that cost")
    }

    pub fn own(&mut self, seat: Seat, kind: PlacementKind, region: Region) -> u8 {
        let id = self.placement(kind, region);
        self.state.market.decks[region.slot()].take(id);
        self.state.owned[seat].put(id);
        id
    }

    pub fn show(&mut self, id: u8) -> u8 {
        let region = self.config.cards.placement(id).region;
        self.state.market.decks[region.slot()].take(id);
        self.state.market.displays[region.slot()].push(id);
        id
    }

    /// Turns up a card of this type above its region.
    pub fn on_sale(&mut self, kind: PlacementKind, region: Region) -> u8 {
        self.show(self.placement(kind, region))
    }

    /// Acts, audits, and returns what was told.
    #[track_caller]
    pub fn go(&mut self, seat: Seat, action: Action) -> Heard {
        self.act(seat, action).told.clone()
    }

    /// Visits as if all before had visited.
    #[track_caller]
    pub fn visit(&mut self, seat: Seat, location: Location) -> Heard {
        let mut order = self.state.first.clockwise(self.config.players);
        self.state.turns = order.position(|other| other == seat).unwrap_or(0) as u8;
        self.state.visits = self.state.turns;
        self.state.phase = Phase::Visit { seat };
        self.go(seat, Action::Visit { location })
    }

    pub fn held(&self, seat: Seat) -> Vec<u8> {
        self.state.piles.hand(seat).cards().collect()
    }

    pub fn points_listed(&self, seat: Seat) -> u32 {
        self.state.piles.blacklist(seat).points()
    }

    /// The points of one line of the score sheet, all lines with this label together.
    pub fn line(&self, seat: Seat, label: &str) -> i64 {
        let lines = self.state.score_lines(&self.config);
        lines.iter().filter(|line| line.seat == seat && line.label == label).map(|line| line.points).sum()
    }

    /// What `viewer` knows of the hand of `owner`.
    pub fn known(&self, viewer: Option<Seat>, owner: Seat) -> Vec<u8> {
        let view = self.view(viewer);
        match view.own {
            Some(own) => own.known[owner].clone(),
            None => view.public.players[owner].known.clone(),
        }
    }
}

pub fn list(cards: &[u8]) -> CardList {
    cards.iter().copied().collect()
}

fn ids(cards: &[u8]) -> CardIds {
    cards.iter().copied().map(CardId).collect()
}

pub fn buy(placement: u8, cards: &[u8]) -> Action {
    Action::Buy { placement: placement.into(), second: None, loan: None, pay: ids(cards) }
}

pub fn buy_two([first, second]: [u8; 2], cards: &[u8]) -> Action {
    Action::Buy { placement: first.into(), second: Some(second.into()), loan: None, pay: ids(cards) }
}

/// Buys one card or two with a loan among what is paid.
pub fn lend(placements: &[u8], loan: u8, cards: &[u8]) -> Action {
    let second = placements.get(1).copied().map(PlacementId);
    Action::Buy { placement: placements[0].into(), second, loan: Some(loan.into()), pay: ids(cards) }
}

pub fn play(card: u8) -> Action {
    Action::Play { card: card.into(), target: None }
}

pub fn play_on(card: u8, target: Seat) -> Action {
    Action::Play { card: card.into(), target: Some(target) }
}

pub fn trade(take: u8, give: u8) -> Action {
    Action::Trade { take: take.into(), give: give.into() }
}

pub fn claim(placement: u8) -> Action {
    Action::Claim { placement: placement.into() }
}

pub fn discard(card: u8) -> Action {
    Action::Discard { card: card.into() }
}

pub fn blacklist(cards: &[u8]) -> Action {
    Action::Blacklist { cards: ids(cards) }
}

/// The events that follow from a rule.
pub fn told_by(told: &Heard, rule: Rule) -> Vec<&Event> {
    told.iter().filter(|told| told.rule == rule).map(|told| &told.event).collect()
}

/// The events a viewer hears.
pub fn heard_by(told: &Heard, viewer: Option<Seat>) -> Vec<&Event> {
    told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect()
}

pub fn is_for_all(told: &Heard, event: &Event) -> bool {
    told.iter().any(|told| told.event == *event && told.audience == Audience::Everyone)
}
