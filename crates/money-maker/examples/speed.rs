//! How fast random games run: `cargo run --release -p money-maker --example speed`. Log and audit are off.
//!
//! Measures decisions per second of one thread, asking, choosing, checking and carrying out included.

#![allow(clippy::print_stdout)]

use std::time::Instant;

use money_maker::{MoneyMaker, MoneyMakerBeginner};
use table::{Chance, Choices, Game, Log};

fn measure<G: Game>(games: u64) {
    let setup = G::Setup::default();
    let mut choices: Choices<G> = Choices::default();
    let mut decisions = 0u64;
    let started = Instant::now();
    for number in 0..games {
        let Ok(table) = G::table(&setup, 2 + (number % 5) as u8) else { continue };
        let mut chance = Chance::fast(number);
        let mut log = Log::off();
        let mut game = G::start(&table, &mut chance, &mut log);
        while let Some(seat) = game.ask_first(&table) {
            choices.clear();
            game.choices(&table, seat, &mut choices);
            let action = choices.sample(&mut chance);
            if game.check(&table, seat, &action).is_err() {
                println!("an illegal choice in game {number}");
                return;
            }
            game.apply(&table, seat, &action, &mut chance, &mut log);
            decisions += 1;
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    let rate = decisions as f64 / seconds;
    println!("{}: {games} games, {decisions} decisions, {rate:.0} decisions/s", G::INFO.id);
}

fn main() {
    measure::<MoneyMaker>(5_000);
    measure::<MoneyMakerBeginner>(5_000);
}
