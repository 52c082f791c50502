//! How often novices beat the game: `cargo run --release -p smart-money-maker --example cooperation [games]`

use game_core::{Bot, Chance, Choices, Game, Log};
use smart_money_maker::{Difficulty, Novice, Setup, SmartMoneyMaker};

#[allow(clippy::print_stdout)]
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2_000);
    for difficulty in [Difficulty::Normal, Difficulty::Easy] {
        for players in 2..=6 {
            let setup = Setup { difficulty, ..Setup::default() };
            let Ok(config) = SmartMoneyMaker::config(&setup, players) else { return };
            let won = (0..games).filter(|seed| players_win(&config, *seed)).count();
            println!(
                "{difficulty:?}, {players} players: {:.1}% of {games}",
                100.0 * won as f64 / games as f64
            );
        }
    }
}

fn players_win(config: &<SmartMoneyMaker as Game>::Config, seed: u64) -> bool {
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
    let mut state = SmartMoneyMaker::start(config, &mut chance, &mut log);
    while let Some(seat) = state.awaited(config).first {
        choices.clear();
        state.choices(config, seat, &mut choices);
        let view = state.view(config, Some(seat));
        let action = Novice.choose(config, &view, &mut choices, &mut chance);
        if state.play(config, seat, &action, &mut chance, &mut log).is_err() {
            return false;
        }
    }
    !state.score_now(config).winners.is_empty()
}
