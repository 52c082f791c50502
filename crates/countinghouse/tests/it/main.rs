//! One integration binary: everything here drives the real program.

mod backup;
mod bad_input;
#[allow(dead_code)]
#[path = "../../../server/tests/it/client.rs"]
mod client;
mod commands;
mod crash_recovery;
mod engine;
mod engine_fuzz;
mod lab;
#[allow(dead_code)]
#[path = "../../../server/tests/it/player.rs"]
mod player;
mod program;
mod serve;
mod siege;
