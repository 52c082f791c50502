//! Random play with log and audit off: decisions per second on one core, for each number of players.

use std::io::Write;
use std::time::Instant;

use dirty_money::{DirtyMoney, Setup, Table};
use table::{Chance, Choices, Game, Log};

fn main() -> std::io::Result<()> {
    for players in 2..=5 {
        let table = Table::new(&Setup::default(), players).expect("the printed set-up is sound");
        let (mut chance, mut log, mut choices) = (Chance::fast(1), Log::off(), Choices::default());
        let (mut decisions, mut games) = (0u64, 0u32);
        let start = Instant::now();
        while start.elapsed().as_secs() < 3 {
            let mut game = DirtyMoney::start(&table, &mut chance, &mut log);
            while let Some(seat) = game.ask_first(&table) {
                choices.clear();
                game.choices(&table, seat, &mut choices);
                let action = choices.sample(&mut chance);
                game.apply(&table, seat, &action, &mut chance, &mut log);
                decisions += 1;
            }
            games += 1;
        }
        let rate = decisions as f64 / start.elapsed().as_secs_f64() / 1e6;
        writeln!(
            std::io::stdout(),
            "{players} players: {games} games, {decisions} decisions, {rate:.2} million a second"
        )?;
    }
    Ok(())
}
