//! What every table game needs, and nothing a particular game needs.
//!
//! A game implements [`Game`] for its state. Around it stand: seats ([`Seat`], [`BySeat`], [`SeatSet`]), [`Chance`]
//! that is passed in, [`Choices`] with forms, a [`Log`] with audiences, [`Books`] through whose one door money
//! moves, auction machines, [`Deals`], cards that remember who has seen them, [`Record`]s, and
//! [`assert_contract`], which proves that a game keeps its promises.

mod action;
pub mod auction;
mod books;
mod bot;
mod cards;
mod chance;
mod choices;
pub mod contract;
mod deals;
mod element;
pub mod form;
mod game;
mod log;
mod options;
pub mod record;
mod rule;
mod running;
mod seat;
mod steps;
pub mod words;

pub use action::{Action, ActionForm, Field, IdSet};
pub use books::{Account, Asset, Books, Moved};
pub use bot::{Bot, RandomBot, Temper};
pub use cards::{Bag, Hand, Held};
pub use chance::{Chance, Draw, Seed};
pub use choices::Choices;
pub use contract::{Trial, assert_contract};
pub use deals::{DealRefusal, Deals, Offer, OfferId};
pub use element::{Element, Index, NoElement, parse_indices};
pub use form::{Ask, Filled, FormKind, Item, Span, Total};
pub use game::{
    Awaited, ElementOf, EndingCode, FormOf, Game, Gauge, IllegalIn, Info, LogOf, Manner, Observed, Reading,
    ScoreLine, Shown, Standings, Traces, View, ViewOf,
};
pub use log::{Audience, Log, Told};
pub use options::{NoOptions, Options, SetupError};
pub use record::Record;
pub use rule::{Illegal, RuleCode};
pub use running::{ActError, Acted, ChanceSource, Dealt, Running};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use steps::{Step, Steps};
pub use words::Words;
