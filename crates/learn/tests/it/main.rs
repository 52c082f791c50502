//! Training on what can be worked out beforehand. Whole courses are tested where the games are (`tests/it/value.rs`).

mod training;
