//! One integration binary: everything here drives the real program.

mod bad_input;
mod commands;
mod engine;
mod lab;
mod program;
