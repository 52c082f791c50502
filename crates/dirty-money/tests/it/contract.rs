//! The contract every game signs, and what must occur while it is proven.

use dirty_money::{Action, Config, Deck, DirtyMoney, Ending, PlacementKind, Setup};
use game_core::contract::assert_positions_are_proven;
use game_core::{Chance, Choices, Game, Log, Trial, assert_contract};

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
    let barren =
        Setup { deck: Some(barren_deck()), overpaid_by: 1, placements_to_end: 20, ..Setup::default() };
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

/// Nothing to play, and Casinos to buy that swallow what was paid: in the end nothing comes back.
fn barren_deck() -> Deck {
    let mut deck = scarce_deck();
    deck.action.clear();
    deck.placement = Deck::printed().placement.clone();
    for row in &mut deck.placement {
        (row.kind, row.cost) = (PlacementKind::Casino, 2);
    }
    deck
}

/// Games of a trial; `make soak` plays more.
fn games(few: u32) -> u32 {
    std::env::var("CONTRACT_GAMES").map_or(few, |games| games.parse().expect("CONTRACT_GAMES is a number"))
}

#[test]
fn random_games_keep_every_promise_and_everything_occurs() {
    let trial = Trial::of(games(1_000)).with_setups(setups()).examining_every(23);
    let coverage = assert_contract::<DirtyMoney>(&trial);
    assert_eq!(coverage.games, u64::from(trial.games));
    assert_eq!(coverage.missing::<DirtyMoney>(), Vec::<String>::new());
}

#[test]
fn games_in_which_nobody_ever_buys_end_too_and_lose_no_card() {
    for seed in 0..80 {
        let config = Config::new(&Setup::default(), 2 + (seed % 4) as u8).expect("the set-up is sound");
        let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
        let mut game = DirtyMoney::start(&config, &mut chance, &mut log);
        while let Some(seat) = game.awaited(&config).first {
            choices.clear();
            game.choices(&config, seat, &mut choices);
            let action = match choices.sample(&mut chance) {
                Action::Buy { .. } => Action::EndTurn,
                action => action,
            };
            game.play(&config, seat, &action, &mut chance, &mut log).expect("the choice is legal");
            assert_eq!(game.audit(&config), Ok(()), "seed {seed}: all 150 and 60 cards are there");
        }
        assert!(matches!(game.ending(), Some(Ending::RoundLimit | Ending::NoVisit)), "{:?}", game.ending());
        assert!(game.owned.values().all(|owned| owned.is_empty()));
    }
}

#[test]
fn positions_from_anywhere_are_refused_or_as_good_as_any() {
    for (number, setup) in setups().iter().enumerate() {
        let players = 2 + (number % 4) as u8;
        let config = Config::new(setup, players).expect("the set-up is sound");
        let tried = assert_positions_are_proven::<DirtyMoney>(&config, &[], 1_000, number as u64);
        assert!(tried.accepted > 0 && tried.refused > 0, "{tried:?}");
    }
}
