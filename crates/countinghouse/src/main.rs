//! The command line of Counting House. Each command is a file in `commands/`; the engine's protocol has a folder.
//!
//! What goes wrong is one sentence on standard error: exit code 2 for what was asked or given wrongly, 1 for what was
//! examined and does not hold. Nothing is printed but through [`out::Out`].

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

/// Most of what a table says is made of many small pieces: with this allocator they cost about a tenth less time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = Out::locked();
    let done = run(cli.command, &mut out);
    // What was found comes before the sentence about it.
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
