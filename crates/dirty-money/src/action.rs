//! What a seat can do, and the things on the table it can do it to.

use arrayvec::ArrayVec;
use game_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Location, Region, Villain};
use crate::piles::MOST_HELD;

game_core::ids! {
    /// A Money or Action card.
    pub struct CardId(u8);
    /// A Placement card.
    pub struct PlacementId(u8);
}

/// Money and Action cards by number.
pub type CardList = ArrayVec<u8, MOST_HELD>;

/// The cards that an action names.
pub type CardIds = ArrayVec<CardId, MOST_HELD>;

game_core::elements! {
    /// Things on the table.
    pub enum Element {
        /// A Money or Action card.
        Card(CardId) => "card",
        Placement(PlacementId) => "placement",
        Location(Location) => "location",
        /// The deck of a region's Placement cards.
        Deck(Region) => "deck",
        Player(Seat) => "player",
        Villain(Villain) => "villain",
    }
}

/// What a seat wants to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, game_core::Action)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[action(element = Element)]
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
        #[ask]
        #[detail]
        cards: CardIds,
    },
    /// Play an Action card, on another player if it needs one.
    #[serde(alias = "play_on")]
    Play {
        card: CardId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Seat>,
    },
    /// Trade: take one of the partner's cards and give another for it.
    Trade {
        #[ask]
        take: CardId,
        #[ask]
        give: CardId,
    },
    /// Trade: give back the very card one has taken.
    GiveBack,
    /// Buy a Placement card, or two in this order, with one payment.
    #[serde(alias = "buy_on_loan", alias = "buy_two", alias = "buy_two_on_loan")]
    Buy {
        #[serde(alias = "first")]
        placement: PlacementId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        second: Option<PlacementId>,
        /// Loan Shark: a card that counts as another currency, on top of the others paid.
        #[detail]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        loan: Option<CardId>,
        #[ask]
        #[detail]
        pay: CardIds,
    },
    /// Banana Republic: a card off one's Blacklist, and the First Player Marker.
    #[about(Element::Location(Location::BananaRepublic))]
    LieLow,
    /// Claim the effect of an own Placement card.
    Claim {
        placement: PlacementId,
    },
    /// Corruption Rat: claim a card for the Overpay slot.
    ClaimOverpaid,
    /// Money Launderer: end the turn by drawing a Money card and discarding one.
    Launder,
    /// Money Launderer: discard this one.
    Discard {
        card: CardId,
    },
    EndTurn,
}
