//! What a seat can do, the same with blanks, and the things on the table a choice can point at.

use arrayvec::ArrayVec;
use game_core::{Filled, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Location, Region};
use crate::piles::MOST_HELD;

/// Money cards by number.
pub type CardList = ArrayVec<u8, MOST_HELD>;

/// What a seat wants to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Bears of Wall Street: turn a card of this region's deck above Banana Republic.
    Draft {
        region: Region,
    },
    /// Go there and take everything below it.
    Visit {
        location: Location,
    },
    /// Put cards beyond the hand limit on one's Blacklist.
    Blacklist {
        cards: CardList,
    },
    /// Play an Action card that needs no target.
    Play {
        card: u8,
    },
    /// Play an Action card on another player.
    PlayOn {
        card: u8,
        target: Seat,
    },
    /// Trade: take one of the partner's cards and give another for it.
    Trade {
        take: u8,
        give: u8,
    },
    /// Trade: give back the very card one has taken.
    GiveBack,
    /// Buy a Placement card.
    Buy {
        placement: u8,
        pay: CardList,
    },
    /// Loan Shark: buy a Placement card, one of the cards paid counting as another currency.
    BuyOnLoan {
        placement: u8,
        loan: u8,
        pay: CardList,
    },
    /// Buy two Placement cards, in this order, with one payment.
    BuyTwo {
        first: u8,
        second: u8,
        pay: CardList,
    },
    /// Loan Shark: the same with one of the cards counting as another currency.
    BuyTwoOnLoan {
        first: u8,
        second: u8,
        loan: u8,
        pay: CardList,
    },
    /// Banana Republic: a card off one's Blacklist, and the First Player Marker.
    LieLow,
    /// Claim the effect of an own Placement card.
    Claim {
        placement: u8,
    },
    /// Corruption Rat: claim a card for the Overpay slot.
    ClaimOverpaid,
    /// Money Launderer: end the turn by drawing a Money card and discarding one.
    Launder,
    /// Money Launderer: discard this one.
    Discard {
        card: u8,
    },
    EndTurn,
}

/// An action with blanks.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Blank {
    Blacklist {},
    Trade {},
    Buy { placement: u8 },
    BuyOnLoan { placement: u8, loan: u8 },
    BuyTwo { first: u8, second: u8 },
    BuyTwoOnLoan { first: u8, second: u8, loan: u8 },
}

game_core::elements! {
    /// Things on the table.
    pub enum Element {
        /// A Money or Action card.
        Card(u8) => "card",
        Placement(u8) => "placement",
        Location(u8) => "location",
        /// The deck of a region's Placement cards.
        Deck(u8) => "deck",
        Player(u8) => "player",
        Villain(u8) => "villain",
    }
}

impl Element {
    fn card(self) -> u8 {
        game_core::Element::index(self) as u8
    }
}

/// The action that a filled-in form stands for.
pub fn fill(blank: Blank, filled: &Filled<'_, Element>) -> Action {
    let list = || filled.picked(0).map(Element::card).collect();
    match blank {
        Blank::Blacklist {} => Action::Blacklist { cards: list() },
        Blank::Trade {} => Action::Trade { take: filled.one(0).card(), give: filled.one(1).card() },
        Blank::Buy { placement } => Action::Buy { placement, pay: list() },
        Blank::BuyOnLoan { placement, loan } => Action::BuyOnLoan { placement, loan, pay: list() },
        Blank::BuyTwo { first, second } => Action::BuyTwo { first, second, pay: list() },
        Blank::BuyTwoOnLoan { first, second, loan } => {
            Action::BuyTwoOnLoan { first, second, loan, pay: list() }
        }
    }
}

/// The things on the table an action is about.
pub fn concerns(action: &Action) -> Vec<Element> {
    match *action {
        Action::Draft { region } => vec![Element::Deck(region.slot() as u8)],
        Action::Visit { location } => vec![Element::Location(location.slot() as u8)],
        Action::Play { card } | Action::Discard { card } => vec![Element::Card(card)],
        Action::PlayOn { card, target } => {
            vec![Element::Card(card), Element::Player(target.number() as u8)]
        }
        Action::Trade { take, give } => vec![Element::Card(take), Element::Card(give)],
        Action::Buy { placement, .. } | Action::BuyOnLoan { placement, .. } | Action::Claim { placement } => {
            vec![Element::Placement(placement)]
        }
        Action::BuyTwo { first, second, .. } | Action::BuyTwoOnLoan { first, second, .. } => {
            vec![Element::Placement(first), Element::Placement(second)]
        }
        Action::LieLow => vec![Element::Location(Location::BananaRepublic.slot() as u8)],
        Action::Blacklist { .. }
        | Action::GiveBack
        | Action::ClaimOverpaid
        | Action::Launder
        | Action::EndTurn => Vec::new(),
    }
}
