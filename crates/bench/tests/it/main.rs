//! The bench games keep the contract and their rules. `make bench` also plays them against OpenSpiel's.

mod contract;
mod goofspiel;
mod late;
mod leduc;
mod meeting;
