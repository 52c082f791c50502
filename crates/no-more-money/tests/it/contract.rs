//! The contract every game signs, and what must occur while it is proven.

use game_core::{Trial, assert_contract};
use no_more_money::{Length, NoMoreMoney, Setup};

fn setups() -> [Setup; 4] {
    let long = Setup { length: Length::Long, ..Setup::default() };
    // Long enough for a deck to run out.
    let longest = Setup { crashes_long: 14, ..long.clone() };
    let odd = Setup {
        starting_coins: 60,
        starting_gold: 9,
        cubes: 1,
        open_loan_cards: 1,
        fee_percent: 0,
        rebids: 1,
        instability_start: 0,
        crashes_short: 2,
        fewer_investments_than_players: 0,
        ..Setup::default()
    };
    [Setup::default(), long, longest, odd]
}

/// Games of a trial; `make soak` plays more.
fn games(few: u32) -> u32 {
    std::env::var("CONTRACT_GAMES").map_or(few, |games| games.parse().expect("CONTRACT_GAMES is a number"))
}

#[test]
fn random_games_keep_every_promise_and_everything_occurs() {
    let trial = Trial::of(games(800)).with_setups(setups()).examining_every(11);
    let coverage = assert_contract::<NoMoreMoney>(&trial);
    assert_eq!(coverage.games, u64::from(trial.games));
    assert_eq!(coverage.missing::<NoMoreMoney>(), Vec::<String>::new());
}
