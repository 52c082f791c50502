//! Dirty Money (Daryl Chow), for 2 to 5 players.
//!
//! Villains around the world turn dirty money into businesses. A turn has four steps:
//!
//! 1. **Visit** a location that still has cards below it and take them all. Money goes to the hand for all to see;
//!    what is beyond the hand limit goes to one's Blacklist, face down.
//! 2. **Action cards** among them are played at once, in an order of one's choice: Inspect, Audit, Trade, Bribery.
//! 3. **The location's action**: buy one or two Placement cards in a region's currency, lie low in Banana Republic,
//!    or use Black Market and Auction House.
//! 4. **Effects** of one's own Placement cards may be claimed until the turn ends.
//!
//! When all have had a turn, money and displays are refilled. The round in which someone reaches ten Placement
//! cards is the last; points decide, less the Blacklist, which spares the least and punishes the most blacklisted.
//!
//! The rules stand in `rules/`, one file per chapter; [`Phase`] says what is being waited for. What is hidden (hands,
//! the faces of Blacklist cards) is kept with the memory of who has seen it in [`Piles`].

#![deny(clippy::cast_possible_truncation)]

mod action;
mod board;
mod bot;
mod cards;
mod event;
mod flows;
mod forced;
mod game;
mod gauges;
mod manifest;
mod market;
mod phase;
mod piles;
mod rule;
mod rules;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, ActionForm, CardId, CardIds, CardList, Element, PlacementId};
pub use board::{ActionKind, Currency, Location, PlacementKind, Region, Villain};
pub use bot::{MASTER, Novice, Trader, TraderGuide};
pub use cards::{
    ActionRow, CardTable, Deck, Face, Money, MoneyBag, MoneyRow, PRINTED_DECK, Placement, PlacementBag,
    PlacementRow, Provenance, VillainRow,
};
pub use event::Event;
pub use manifest::MANIFEST;
pub use market::Market;
pub use phase::{Ending, Owed, Phase, Turn};
pub use piles::{Blacklist, EVERYONE, MoneyHand, Piles, Place, SPECTATORS};
pub use rule::{Rule, Why};
pub use rules::{cost_of, for_sale, worth_of};
pub use score::artwork_points;
pub use setup::{Config, Setup};
pub use state::DirtyMoney;
pub use view::{
    Affordable, FaceView, HeldView, LocationView, OnSaleView, Own, PlacementView, PlayerView, Prospect,
    Public,
};
