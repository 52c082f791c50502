//! The tests of No More Money.

mod contract;
mod driver;
mod novices;
mod offers;
mod playthroughs;
mod positions;
mod reckoning;
mod rounds;
mod rules;
mod search;
mod sentences;
mod traders;
