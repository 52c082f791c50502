//! The tests of Dirty Money.

mod actions;
mod audit;
mod bots;
mod buying;
mod contract;
mod decks;
mod effects;
mod messages;
mod playthroughs;
mod prospects;
mod rules_page;
mod scene;
mod scoring;
mod set_up;
mod spelling;
mod views;
