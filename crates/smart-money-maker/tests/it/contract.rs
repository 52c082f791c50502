//! The contract every game signs, over many seeds and set-ups.

use smart_money_maker::{Difficulty, Setup, SmartMoneyMaker};
use table::{Trial, assert_contract};

fn setups() -> Vec<Setup> {
    let printed = Setup::default();
    let easy = Setup { difficulty: Difficulty::Easy, ..Setup::default() };
    let house = Setup {
        requests_dealt: 2,
        notes_dealt: 1,
        new_economy_dealt: 6,
        cards_drawn: 2,
        never_raises: 20_000,
        triple_value: 3_000,
        free_plays: 3,
        last_cards: 2,
        ..Setup::default()
    };
    let bare = Setup { requests_dealt: 0, notes_dealt: 0, new_economy_dealt: 0, ..Setup::default() };
    vec![printed, easy, house, bare]
}

#[test]
fn two_thousand_random_games_keep_the_contract() {
    let trial = Trial::<SmartMoneyMaker>::of(2_000).with_setups(setups());
    let coverage = assert_contract(&trial);
    println!("{} decisions, missing {:?}", coverage.decisions, coverage.missing::<SmartMoneyMaker>());
}
