//! The tests of both editions of Money Maker, in one binary.

mod contract;
mod desk;
mod dice;
mod prison;
mod run;
mod setups;
mod turn;
