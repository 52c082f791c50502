//! Measures random play with log and audit off: decisions per CPU-second on one thread.
//! `cargo run --release -p smart-money-maker --example speed [games]`

use std::time::Instant;

use smart_money_maker::{Setup, SmartMoneyMaker};
use table::{Chance, Choices, Game, Log};

/// Seconds this program has been on a processor; the time since the start where the system does not tell.
fn cpu_seconds(started: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanos =
        told.and_then(|text| text.split_whitespace().next().and_then(|first| first.parse::<f64>().ok()));
    nanos.map_or_else(|| started.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

#[allow(clippy::print_stdout)]
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let mut choices = Choices::default();
    let program = Instant::now();
    for players in 2..=6 {
        let Ok(table) = SmartMoneyMaker::table(&Setup::default(), players) else { return };
        let started = cpu_seconds(program);
        let mut decisions = 0u64;
        for seed in 0..games {
            decisions += play(&table, &mut Chance::fast(seed), &mut choices);
        }
        let seconds = cpu_seconds(program) - started;
        println!(
            "{players} players: {games} games, {decisions} decisions in {seconds:.2} CPU-seconds: {:.2} million each",
            decisions as f64 / seconds / 1e6
        );
    }
}

/// Plays one random game, checking every action as a server would; says how many decisions it took.
fn play(
    table: &<SmartMoneyMaker as Game>::Table,
    chance: &mut Chance,
    choices: &mut Choices<SmartMoneyMaker>,
) -> u64 {
    let mut log = Log::off();
    let mut state = SmartMoneyMaker::start(table, chance, &mut log);
    let mut decisions = 0;
    while let Some(seat) = state.ask_first(table) {
        choices.clear();
        state.choices(table, seat, choices);
        let action = choices.sample(chance);
        if state.play(table, seat, &action, chance, &mut log).is_err() {
            return decisions;
        }
        decisions += 1;
    }
    decisions
}
