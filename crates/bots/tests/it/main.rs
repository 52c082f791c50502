//! Levels, and the search with little to spend and where answers are sealed, on toys small enough to know the right play. How it fares in
//! a game with forms and deals is tested where the games are (`tests/it/search.rs` of a game).

mod boxes;
mod budget;
mod fists;
mod levels;
mod sealed;
