//! Measures random play with log and audit off: decisions per CPU-second on one thread.
//! `cargo run --release -p smart-money-maker --example speed [games]`

use std::time::Instant;

use smart_money_maker::{Setup, SmartMoneyMaker};
use table::{Chance, Choices, Game, Log};

#[allow(clippy::print_stdout)]
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let mut choices = Choices::default();
    for players in 2..=6 {
        let Ok(table) = SmartMoneyMaker::table(&Setup::default(), players) else { return };
        let started = Instant::now();
        let mut decisions = 0u64;
        for seed in 0..games {
            decisions += play(&table, &mut Chance::fast(seed), &mut choices);
        }
        let seconds = started.elapsed().as_secs_f64();
        println!(
            "{players} players: {games} games, {decisions} decisions in {seconds:.2} s: {:.2} million a second",
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
