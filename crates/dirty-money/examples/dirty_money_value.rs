//! Makes the value of the search anew, or has it meet the evaluation by hand:
//!
//! `cargo run --release -p dirty-money --example dirty_money_value -- train crates/dirty-money/src/bot/value.txt`
//! `cargo run --release -p dirty-money --example dirty_money_value -- match`

use std::process::ExitCode;

use dirty_money::{Config, MASTER, Setup, TraderGuide};

fn main() -> ExitCode {
    let table = |players| Config::new(&Setup::default(), players).expect("the printed rules");
    learn::command(&learn::Course {
        guide: TraderGuide,
        // Mostly four players, as at most tables.
        tables: [4, 2, 4, 3, 4, 5].map(table).into(),
        table: table(4),
        exploration: MASTER.exploration,
        kept: include_str!("../src/bot/value.txt"),
    })
}
