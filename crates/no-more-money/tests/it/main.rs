//! The tests of No More Money.

mod blunders;
mod budget;
mod contract;
mod driver;
mod novices;
mod offers;
mod playthroughs;
mod positions;
mod reckoning;
mod rounds;
mod rules;
mod rules_page;
mod search;
mod sentences;
mod traders;
mod value;
