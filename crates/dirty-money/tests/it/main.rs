//! The tests of Dirty Money.

mod contract;
