//! What a seat can do, and the things on the table it can do it to.

use game_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

game_core::ids! {
    /// A card, by its number: equal cards are the same thing.
    pub struct CardId(u8);
    /// One of the three triples.
    pub struct TripleId(u8);
    /// An open pile.
    pub struct PileId(u8);
    /// One request on the table.
    pub struct RequestId(u8);
}

game_core::elements! {
    /// The things on the table.
    pub enum Element {
        /// A card, by its number: equal cards are the same thing.
        Card(CardId) => "card",
        /// One of the three triples.
        Triple(TripleId) => "triple",
        /// An open pile: one or more requests and what has been laid on them.
        Pile(PileId) => "pile",
        /// One request on the table.
        Request(RequestId) => "request",
        /// A player's hand.
        Hand(Seat) => "hand",
    }
}

/// What a seat can do. With `joker` the Joker is played, declared as the card named (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[action(element = Element)]
pub enum Action {
    /// Lay a Payment Request alone: a new pile.
    LayRequest {
        #[ask]
        card: CardId,
        joker: bool,
    },
    /// Lay a Payment Request on an open pile.
    Raise {
        #[ask]
        card: CardId,
        #[ask]
        pile: PileId,
        joker: bool,
    },
    /// Pay with a New Economy card or a banknote.
    Pay {
        #[ask]
        card: CardId,
        #[ask]
        pile: PileId,
        joker: bool,
    },
    /// Pay with three matching New Economy cards; the Joker may stand for the one named.
    #[serde(alias = "pay_triple_with_joker")]
    PayTriple {
        triple: TripleId,
        pile: PileId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
    },
    /// Lay a Lobby card on an open pile.
    Lobby { pile: PileId, joker: bool },
    /// Pay one request in full with a Growing New Business card.
    PayOff {
        #[ask]
        card: CardId,
        #[ask]
        request: RequestId,
        joker: bool,
    },
    /// Sharing Economy: a random card from another player.
    Share { from: Seat, joker: bool },
    /// Crowdfunding: a card from every other player, of their choice.
    Crowdfund { joker: bool },
    /// Reputation: see all hands, then take one card.
    UseReputation { joker: bool },
    /// Free: two plays follow.
    UseFree { joker: bool },
    /// The card for whoever plays Crowdfunding.
    Give { card: CardId },
    /// The card that Reputation takes.
    Take {
        from: Seat,
        #[ask]
        card: CardId,
    },
    /// Show the hand and pass; or let a play of the Free card lapse.
    Pass,
}
