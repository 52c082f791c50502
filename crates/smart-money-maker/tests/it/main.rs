//! The tests of Smart Money Maker: one binary.

mod audit;
mod budget;
mod contract;
mod deck;
mod playthroughs;
mod rules;
mod rules_page;
mod scene;
mod sentences;
mod traders;
