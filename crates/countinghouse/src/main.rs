//! The command line of Counting House. Each command is a file in `commands/`; `engine/` has the line protocol.
//!
//! Errors are one sentence on standard error: exit code 2 for bad arguments or input, 1 for a failed check.
//! Everything is printed through [`out::Out`].

#[macro_use]
mod language;

mod cli;
mod commands;
mod engine;
mod failure;
mod interrupt;
mod line_up;
mod out;
mod prose;

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
    language::speak(cli.lang);
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
        Command::Games(args) => commands::games::run(&args, out),
        Command::Rules(args) => commands::rules::run(&args, out),
        Command::Deck(args) => commands::deck::run(&args, out),
        Command::Schema(args) => commands::schema::run(&args, out),
        Command::Simulate(args) => commands::simulate::run(&args, out),
        Command::Tournament(args) => commands::tournament::run(&args, out),
        Command::Experiment(args) => commands::experiment::run(&args, out),
        Command::Serve(args) => commands::serve::run(&args, out),
        Command::Tables(args) => commands::tables::run(&args, out),
        Command::Prune(args) => commands::prune::run(&args, out),
        Command::Doctor(args) => commands::doctor::run(&args, out),
        Command::Backup(args) => commands::backup::run(&args, out),
        Command::Move(args) => commands::move_house::run(&args, out),
        Command::Replay(args) => commands::replay::run(&args, out),
        Command::Debrief(args) => commands::debrief::run(&args, out),
        Command::Verify(args) => commands::verify::run(&args, out),
        Command::Play(args) => commands::play::run(&args, out),
        Command::Messages(args) => commands::messages::run(&args, out),
        Command::Soak(args) => commands::soak::run(&args, out),
        Command::Engine => engine::run(&mut std::io::stdin().lock(), out),
    }
}
