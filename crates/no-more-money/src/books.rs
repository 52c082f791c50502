//! The accounts of the game: where coins and gold can lie.

use game_core::{Account, Asset, Seat, Ware, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::Element;
use crate::cards::MAX_CARDS;

/// Two supplies, four players, and every card.
const ACCOUNTS: usize = 6 + 2 * MAX_CARDS;

pub type Books = game_core::Books<Place, Kind, ACCOUNTS, 2>;

/// A place for coins or gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The printing press: all money comes from it and goes back to it.
    Press,
    /// The gold reserve.
    Reserve,
    /// A player's own supply.
    Player(Seat),
    /// On an investment card.
    Investment(u8),
    /// The security on a loan card.
    Loan(u8),
}

/// What lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Coins,
    Gold,
}

impl Place {
    pub fn all() -> impl Iterator<Item = Place> + Clone {
        let cards = (0..lossless(MAX_CARDS)).flat_map(|card| [Place::Investment(card), Place::Loan(card)]);
        let players = (0..4).map(|seat| Place::Player(Seat::at(seat)));
        [Place::Press, Place::Reserve].into_iter().chain(players).chain(cards)
    }
}

impl Account for Place {
    fn slot(self) -> usize {
        match self {
            Place::Press => 0,
            Place::Reserve => 1,
            Place::Player(seat) => 2 + seat.number(),
            Place::Investment(card) => 6 + usize::from(card),
            Place::Loan(card) => 6 + MAX_CARDS + usize::from(card),
        }
    }

    /// Press and reserve are unlimited (R4).
    fn mints(self) -> bool {
        matches!(self, Place::Press | Place::Reserve)
    }
}

impl Asset for Kind {
    fn slot(self) -> usize {
        self as usize
    }

    fn ware(self) -> Ware {
        Ware::plain(match self {
            Kind::Coins => "coins",
            Kind::Gold => "gold",
        })
    }
}

impl From<Place> for Element {
    fn from(place: Place) -> Element {
        match place {
            Place::Press => Element::Press,
            Place::Reserve => Element::Reserve,
            Place::Player(seat) => Element::Player(seat),
            Place::Investment(card) => Element::Investment(card.into()),
            Place::Loan(card) => Element::Loan(card.into()),
        }
    }
}
