//! The tests of Dirty Money.

mod actions;
mod audit;
mod blunders;
mod bots;
mod budget;
mod buying;
mod contract;
mod decks;
mod effects;
mod playthroughs;
mod prospects;
mod rules_page;
mod scene;
mod scoring;
mod sentences;
mod set_up;
mod spelling;
mod value;
mod views;
