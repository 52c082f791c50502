//! Makes the value of the search anew, or has it meet the evaluation by hand:
//!
//! `cargo run --release -p no-more-money --example no_more_money_value -- train crates/no-more-money/src/bot/value.txt`
//! `cargo run --release -p no-more-money --example no_more_money_value -- match`

use std::process::ExitCode;

use no_more_money::{Config, MASTER, Setup, TraderGuide};

fn main() -> ExitCode {
    let table = |players| Config::new(&Setup::default(), players).expect("the printed rules");
    learn::command(&learn::Course {
        guide: TraderGuide,
        // Mostly four players, as at most tables.
        tables: [4, 3, 4].map(table).into(),
        table: table(4),
        exploration: MASTER.exploration,
        kept: include_str!("../src/bot/value.txt"),
    })
}
