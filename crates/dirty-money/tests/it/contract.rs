//! The contract every game signs, and what must occur while it is proven.

use dirty_money::{Deck, DirtyMoney, Setup};
use table::{Trial, assert_contract};

fn setups() -> [Setup; 7] {
    let quick = Setup { quick: true, ..Setup::default() };
    let choice = Setup { choice: true, ..Setup::default() };
    let short = Setup { placements_to_end: 20, round_limit: 12, hand_limit: 4, ..Setup::default() };
    let odd = Setup {
        black_market_from: 2,
        auction_house_from: 3,
        exchange_discount: 5,
        money_laid: 4,
        money_added: 3,
        money_most: 8,
        hand_limit: 12,
        purchases: 3,
        choice_display: 4,
        choice: true,
        inspect_player_cards: 4,
        ..Setup::default()
    };
    let scarce = Setup { deck: Some(scarce_deck()), placements_to_end: 20, ..Setup::default() };
    let barren = Setup { deck: Some(barren_deck()), ..Setup::default() };
    [Setup::default(), quick, choice, short, odd, scarce, barren]
}

/// So little money that counters, empty decks and rounds without a visit occur.
fn scarce_deck() -> Deck {
    let mut deck = Deck::printed().clone();
    for row in &mut deck.money {
        row.count = row.count.div_ceil(5);
    }
    for row in &mut deck.action {
        row.count = 1;
    }
    deck.placement.truncate(6);
    deck
}

/// Nothing to play and next to nothing to buy: what is taken never comes back.
fn barren_deck() -> Deck {
    let mut deck = scarce_deck();
    deck.action.clear();
    deck.placement.truncate(1);
    deck
}

#[test]
fn random_games_keep_every_promise_and_everything_occurs() {
    let coverage = assert_contract::<DirtyMoney>(&Trial::of(2_000).with_setups(setups()).examining_every(13));
    assert_eq!(coverage.games, 2_000);
    assert_eq!(coverage.missing::<DirtyMoney>(), Vec::<String>::new());
}
