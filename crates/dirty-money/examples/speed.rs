//! Random play with log and audit off: decisions per second of processor time, for each number of players.

use std::io::Write;
use std::time::Instant;

use dirty_money::{DirtyMoney, Setup, Table};
use table::{Chance, Choices, Game, Log};

const GAMES: u32 = 10_000;

/// Processor time used so far where the system tells it (other programs do not disturb it), else the clock.
fn seconds(start: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanos.map_or_else(|| start.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

fn main() -> std::io::Result<()> {
    let start = Instant::now();
    for players in 2..=5 {
        let table = Table::new(&Setup::default(), players).expect("the printed set-up is sound");
        let (mut chance, mut log, mut choices) = (Chance::fast(1), Log::off(), Choices::default());
        let mut decisions = 0u64;
        let before = seconds(start);
        for _ in 0..GAMES {
            let mut game = DirtyMoney::start(&table, &mut chance, &mut log);
            while let Some(seat) = game.ask_first(&table) {
                choices.clear();
                game.choices(&table, seat, &mut choices);
                let action = choices.sample(&mut chance);
                game.apply(&table, seat, &action, &mut chance, &mut log);
                decisions += 1;
            }
        }
        let rate = decisions as f64 / (seconds(start) - before) / 1e6;
        writeln!(
            std::io::stdout(),
            "{players} players: {GAMES} games, {decisions} decisions, {rate:.2} million a second"
        )?;
    }
    Ok(())
}
