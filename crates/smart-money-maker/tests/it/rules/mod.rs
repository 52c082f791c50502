//! Every rule and ruling, named by section; one file per chapter of the rules page.

mod business;
mod collecting;
mod ending;
mod forecast;
mod joker;
mod paying;
mod turn;
mod views;
