//! The command line of Counting House. Each command is a file in `commands/`; `engine/` has the line protocol.
//!
//! Errors are one sentence on standard error: exit code 2 for bad arguments or input, 1 for a failed check.
//! Everything is printed through [`out::Out`].

mod cli;
mod commands;
mod engine;
mod failure;
mod interrupt;
mod out;
mod prose;
mod view_printer;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use failure::Failure;
use out::Out;

/// Messages are made of many small allocations; this allocator makes them about a tenth faster.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = Out::locked();
    let done = run(cli.command, &mut out);
    // Results are printed before the error.
    match out.flush().map_err(Failure::from).and(done) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command, out: &mut Out) -> Result<(), Failure> {
    match command {
        Command::Games(asked) => commands::games::run(&asked, out),
        Command::Rules(asked) => commands::rules::run(&asked, out),
        Command::Deck(asked) => commands::deck::run(&asked, out),
        Command::Schema(asked) => commands::schema::run(&asked, out),
        Command::Simulate(asked) => commands::simulate::run(&asked, out),
        Command::Tournament(asked) => commands::tournament::run(&asked, out),
        Command::Experiment(asked) => commands::experiment::run(&asked, out),
        Command::Serve(asked) => commands::serve::run(&asked, out),
        Command::Backup(asked) => commands::backup::run(&asked, out),
        Command::Replay(asked) => commands::replay::run(&asked, out),
        Command::Verify(asked) => commands::verify::run(&asked, out),
        Command::Play(asked) => commands::play::run(&asked, out),
        Command::Soak(asked) => commands::soak::run(&asked, out),
        Command::Engine => engine::run(&mut std::io::stdin().lock(), out),
    }
}
