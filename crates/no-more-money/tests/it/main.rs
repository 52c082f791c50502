//! The tests of No More Money.

mod contract;
mod driver;
mod messages;
mod rules;
mod rules_page;
