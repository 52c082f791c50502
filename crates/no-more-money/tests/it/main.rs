//! The tests of No More Money.

mod contract;
mod messages;
mod rules_page;
