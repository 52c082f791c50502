//! The bench games keep the contract, and play by the same rules as their peers.

mod contract;
