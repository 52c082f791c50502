//! What a seat can do, and the things on the table it can do it to.

use game_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

game_core::elements! {
    /// The things on the table.
    pub enum Element {
        /// A card, by its number: equal cards are the same thing.
        Card(u8) => "card",
        /// One of the three triples.
        Triple(u8) => "triple",
        /// An open pile: one or more requests and what has been laid on them.
        Pile(u8) => "pile",
        /// One request on the table.
        Request(u8) => "request",
        /// A player's hand.
        Hand(u8) => "hand",
    }
}

impl Element {
    pub fn of(seat: Seat) -> Element {
        Element::Hand(seat.number() as u8)
    }
}

/// What a seat can do. With `joker` the Joker is played, declared as the card named (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay a Payment Request alone: a new pile.
    LayRequest { card: u8, joker: bool },
    /// Lay a Payment Request on an open pile.
    Raise { card: u8, pile: u8, joker: bool },
    /// Pay with a New Economy card or a banknote.
    Pay { card: u8, pile: u8, joker: bool },
    /// Pay with three matching New Economy cards.
    PayTriple { triple: u8, pile: u8 },
    /// The same, and the Joker stands for one of them.
    PayTripleWithJoker { triple: u8, pile: u8, card: u8 },
    /// Lay a Lobby card on an open pile.
    Lobby { pile: u8, joker: bool },
    /// Pay one request in full with a Growing New Business card.
    PayOff { card: u8, request: u8, joker: bool },
    /// Sharing Economy: a random card from another player.
    Share { from: Seat, joker: bool },
    /// Crowdfunding: a card from every other player, of their choice.
    Crowdfund { joker: bool },
    /// Reputation: see all hands, then take one card.
    UseReputation { joker: bool },
    /// Free: two plays follow.
    UseFree { joker: bool },
    /// The card for whoever plays Crowdfunding.
    Give { card: u8 },
    /// The card that Reputation takes.
    Take { from: Seat, card: u8 },
    /// Show the hand and pass; or let a play of the Free card lapse.
    Pass,
}

/// Actions with blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Blank {
    LayRequest { joker: bool },
    Raise { joker: bool },
    Pay { joker: bool },
    PayOff { joker: bool },
    Take { from: Seat },
}
