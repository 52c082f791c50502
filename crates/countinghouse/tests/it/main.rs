//! One integration binary: everything here drives the real program.

mod backup;
mod bad_input;
#[allow(dead_code)]
#[path = "../../../server/tests/it/client.rs"]
mod client;
mod commands;
mod engine;
mod engine_fuzz;
mod killed;
mod lab;
#[allow(dead_code)]
#[path = "../../../server/tests/it/player.rs"]
mod player;
mod program;
mod serve;
