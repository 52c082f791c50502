//! What every table game needs, and nothing a particular game needs.
//!
//! A game implements [`Game`] for its state. Around it stand: seats ([`Seat`], [`BySeat`], [`SeatSet`]), [`Chance`]
//! that is passed in, [`Choices`] with forms, a [`Log`] with audiences, [`Books`] through whose one door money
//! moves, [`Flow`]s that tell what moved in every game's terms alike, auction machines, [`Deals`], cards that remember who has seen them, [`Record`]s,
//! [`assert_contract`], which proves that a game keeps its promises, and [`assert_conforms`], which proves that what is
//! printed about it fits.

#![deny(clippy::cast_possible_truncation)]

mod action;
pub mod auction;
mod books;
mod bot;
mod cards;
mod chance;
mod choices;
pub mod conformance;
pub mod contract;
mod deals;
mod digest;
mod element;
mod flow;
pub mod form;
mod game;
mod game_match;
mod log;
mod manifest;
mod numbers;
mod options;
mod preview;
mod purses;
pub mod record;
mod rule;
pub mod rules_page;
mod seat;
mod shared_list;
pub mod testing;
pub mod words;

#[doc(hidden)]
pub use action::offers_too_much;
pub use action::{Action, ActionForm, Field, IdSet};
pub use books::{Account, Asset, Books, Moved};
pub use bot::{Bot, RandomBot, Temper};
pub use cards::{Bag, Hand, Held};
pub use chance::{Chance, Draw, Drawn, Seed};
pub use choices::{Choices, WithFinality};
pub use conformance::{Texts, assert_conforms};
pub use contract::{Trial, assert_contract};
pub use deals::{DealRefusal, Deals, Offer, OfferId};
pub use digest::{Digest, UnknownDigest};
pub use element::{Element, Index, NoElement, parse_indices};
pub use flow::{Debt, Flow, Holder, HolderMove, Holdings, InSector, Ware, flows_of};
pub use form::{Ask, Filled, FormKind, Item, Span, Total};
pub use game::{
    ApplyContext, Awaited, ElementOf, EndingCode, FormOf, Game, Gauge, IllegalIn, Info, LogOf, Manner,
    Observed, Reading, RefusalIn, ScoreLine, Shown, Standings, ToldIn, Traces, View, ViewOf, claim,
};
pub use game_match::{Acted, ChanceSource, Match, MatchEntry, MatchSnapshot, NotUndone, StaticName};
pub use log::{Audience, Log, Told};
pub use manifest::{About, Bots, Decks, LeakPlan, Manifest, Minutes, SoakPlan, Speed};
pub use numbers::{lossless, whole};
pub use options::{CheckedSetup, NoOptions, Options, SetupError};
pub use preview::{Doubt, Foreseen, preview};
pub use purses::{Money, Paid, Purse, Purses};
pub use record::{Record, Scheme};
pub use rule::{Cites, Illegal, Refusal, RuleCode, refuse, require};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use words::Words;
