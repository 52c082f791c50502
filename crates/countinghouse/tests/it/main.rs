//! One integration binary: everything here drives the real program.

mod backup;
mod bad_input;
#[allow(dead_code)]
#[path = "../../../server/tests/it/client.rs"]
mod client;
mod commands;
mod comparisons;
mod crash_recovery;
mod docs;
mod doctor;
mod engine;
mod engine_fuzz;
mod histories;
mod hosting;
mod lab;
mod languages;
mod moving;
mod nodes;
#[allow(dead_code)]
#[path = "../../../server/tests/it/player.rs"]
mod player;
#[allow(dead_code)]
#[path = "../../../server/tests/it/postgres.rs"]
mod postgres;
mod program;
mod serve;
mod siege;
mod tables;
mod tls;
