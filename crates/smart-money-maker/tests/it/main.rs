//! The tests of Smart Money Maker: one binary.

mod contract;
