//! The tests of No More Money.

mod contract;
mod driver;
mod messages;
mod novices;
mod offers;
mod playthroughs;
mod positions;
mod reckoning;
mod rounds;
mod rules;
mod rules_page;
mod search;
mod traders;
