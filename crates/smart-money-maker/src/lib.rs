//! Smart Money Maker, for 2 to 6 players who must pay a common debt before one of them can win.
//!
//! Everyone holds New Economy cards, banknotes and Payment Requests. A turn is: draw a card, play a card.
//!
//! - A **Payment Request** opens a pile, or raises an open one.
//! - **New Economy cards** and **banknotes** pay into a pile. Whoever completes a payment collects what lies there,
//!   New Economy cards as notes from the bank: money that circulates earns.
//! - A **Growing New Business** card pays one request whole, or does something else instead.
//! - **Lobby** keeps New Economy cards off a pile; the **Joker** stands for any other card.
//!
//! When the deck is empty everyone lays one last card. If every request has been paid and nobody holds one, the
//! richest player wins. Otherwise the game does.
//!
//! The rules stand in `rules/`, one file per chapter; [`Phase`] says what is being waited for. Hands are hidden:
//! `hand.rs` keeps what every viewer knows of them.

#![deny(clippy::cast_possible_truncation)]

mod action;
mod audit;
mod bot;
mod cards;
mod deck;
mod determinize;
mod event;
mod flows;
mod game;
mod gauges;
mod hand;
mod lanes;
mod manifest;
mod pack;
mod phase;
mod rule;
mod rules;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, ActionForm, CardId, Element, PileId, RequestId, TripleId};
pub use bot::{MASTER, Novice, Trader, TraderGuide};
pub use cards::{
    BanknoteEntry, Business, BusinessEntry, DeckFile, EASY_DECK, NORMAL_DECK, NamedEntry, NewEconomyEntry,
    RequestEntry, TripleEntry,
};
pub use deck::{Class, Deck, Face, each};
pub use event::Event;
pub use hand::{Count, Hand, Known};
pub use manifest::MANIFEST;
pub use pack::Pack;
pub use phase::{Ending, LastCards, Phase, Turn};
pub use rule::{Rule, Why};
pub use setup::{Config, Difficulty, Setup};
pub use state::{Laid, Pile, Request, SmartMoneyMaker};
pub use view::{
    ClassView, Closing, FaceView, HandView, LaidView, Leaving, Own, PileView, Public, RequestView,
};
