//! How fast random games run: `cargo run --release -p money-maker --example speed`. Log and audit are off.
//!
//! Measures decisions per second of CPU time on one thread: asking, choosing, checking and carrying out.

#![allow(clippy::print_stdout)]

use std::time::Instant;

use money_maker::{MoneyMaker, MoneyMakerBeginner};
use table::{Chance, Choices, Game, Log};

/// Seconds this thread has been computing; on systems that do not tell, seconds gone by.
fn cpu_seconds(started: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| started.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn measure<G: Game>(games: u64) {
    let setup = G::Setup::default();
    let tables: Vec<_> = (2..=6).filter_map(|players| G::table(&setup, players).ok()).collect();
    let mut choices: Choices<G> = Choices::default();
    let mut decisions = 0u64;
    let started = Instant::now();
    let before = cpu_seconds(started);
    for number in 0..games {
        let table = &tables[number as usize % tables.len()];
        let mut chance = Chance::fast(number);
        let mut log = Log::off();
        let mut game = G::start(table, &mut chance, &mut log);
        while let Some(seat) = game.ask_first(table) {
            choices.clear();
            game.choices(table, seat, &mut choices);
            let action = choices.sample(&mut chance);
            if game.check(table, seat, &action).is_err() {
                println!("an illegal choice in game {number}");
                return;
            }
            game.apply(table, seat, &action, &mut chance, &mut log);
            decisions += 1;
        }
    }
    let rate = decisions as f64 / (cpu_seconds(started) - before);
    println!("{}: {games} games, {decisions} decisions, {rate:.0} a CPU-second", G::INFO.id);
}

fn main() {
    measure::<MoneyMaker>(5_000);
    measure::<MoneyMakerBeginner>(5_000);
}
