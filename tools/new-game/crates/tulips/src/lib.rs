//! Tulips, for 2 to 4 players: buy bulbs without knowing their value, and sell them before the die decides.
//!
//! `rules.rs` is the game in the order of play, `state.rs` what there is and who sees it, `game.rs` the contract with
//! those who run games. [`Phase`] says what is being waited for.

#![deny(clippy::cast_possible_truncation)]

mod action;
mod bot;
mod event;
mod game;
mod manifest;
mod rule;
mod rules;
mod state;

pub use action::{Action, BulbId, Element};
pub use bot::Novice;
pub use event::Event;
pub use manifest::MANIFEST;
pub use rule::{Ending, Rule, Why};
pub use state::{Config, Own, Phase, Public, Setup, Tulips, Values, Worth};
