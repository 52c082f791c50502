//! The core, tested part by part. Games prove the parts together; here each is held against its own definition.

mod books;
mod cards;
mod chance;
mod choices;
mod clockwise_auction;
mod contract;
mod deals;
mod forms;
mod forms_by_brute_force;
mod game_match;
mod log;
mod macros;
mod numbers;
mod outcry;
mod purses;
mod records;

mod sealed;
mod seats;
mod shared_words;
mod testing;
mod toy;
mod words;
