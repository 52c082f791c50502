//! Makes the value of the search anew, or has it meet the evaluation by hand:
//!
//! `cargo run --release -p money-maker --example beginners_value -- train crates/money-maker/src/bot/beginners_value.txt`
//! `cargo run --release -p money-maker --example beginners_value -- match`

use std::process::ExitCode;

use game_core::Game;
use money_maker::{BankGuide, MoneyMakerBeginner};

fn main() -> ExitCode {
    let table =
        |players| MoneyMakerBeginner::config(&Default::default(), players).expect("the printed rules");
    learn::command(&learn::Course::<MoneyMakerBeginner, _> {
        guide: BankGuide,
        // Mostly four players, as at most tables.
        tables: [4, 3, 4, 5, 4, 6, 4, 2].map(table).into(),
        table: table(4),
        exploration: 0.7,
        kept: include_str!("../src/bot/beginners_value.txt"),
    })
}
