//! The tests of No More Money.

mod contract;
