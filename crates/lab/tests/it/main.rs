//! One integration binary: the arithmetic on known cases, and runs on a real game.

mod arithmetic;
mod experiments;
mod reports;
mod runs;
mod shards;
