//! The players that are programs: legal at every table, the same for the same seed, and what their tempers change.

use bots::trial::{assert_reads_tempers, assert_same_again, one_among, play_out};
use bots::{Budget, Master};
use dirty_money::{Action, Config, DirtyMoney, Ending, MASTER, Novice, Setup, Trader};
use game_core::{Bot, Chance, Choices, Game, Log, SeatSet};

fn table_of(setup: &Setup, players: u8) -> Config {
    Config::new(setup, players).expect("the set-up is sound")
}

fn play(config: &Config, bots: &[&dyn Bot<DirtyMoney>], seed: u64) -> DirtyMoney {
    play_out(config, bots, seed, |_| {})
}

fn tempered(words: &[&str]) -> Box<dyn Bot<DirtyMoney>> {
    Trader::STEADY.tempered(words).expect("a temper")
}

fn master(iterations: u32) -> impl Bot<DirtyMoney> {
    Master { budget: Budget::Iterations(iterations), ..MASTER }
}

#[test]
fn traders_of_all_tempers_play_legally_in_every_mode_at_every_size_of_table() {
    let printed = Setup::default();
    let setups = [
        printed.clone(),
        Setup { quick: true, ..printed.clone() },
        Setup { choice: true, ..printed.clone() },
        Setup { quick: true, choice: true, ..printed.clone() },
        Setup { hand_limit: 4, purchases: 3, choice: true, choice_display: 4, ..printed.clone() },
        Setup { exchange_discount: 5, black_market_from: 2, auction_house_from: 2, ..printed },
    ];
    let tempers = [tempered(&["careful"]), tempered(&["daring", "selfish"]), tempered(&["cooperative"])];
    let bots: Vec<&dyn Bot<DirtyMoney>> = tempers.iter().map(|bot| &**bot).collect();
    for (number, setup) in setups.iter().enumerate() {
        for players in 2..=5 {
            let config = table_of(setup, players);
            for seed in 0..15 {
                let game = play(&config, &bots, 1000 * number as u64 + seed);
                assert_eq!(game.ending(), Some(Ending::Placements), "traders buy until somebody has enough");
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    assert_same_again::<DirtyMoney>(&table_of(&Setup::default(), 4), &[&Trader::STEADY, &Novice], 3);
}

#[test]
fn so_many_iterations_give_the_same_game_and_a_legal_one() {
    let (thinker, other) = (master(40), Trader::STEADY);
    for players in [2, 5] {
        let config = table_of(&Setup { quick: true, ..Setup::default() }, players);
        let bots: [&dyn Bot<DirtyMoney>; 2] = [&thinker, &other];
        let game = play(&config, &bots, 5);
        assert_eq!(game, play(&config, &bots, 5));
    }
}

#[test]
fn a_trader_wins_far_more_than_its_share_among_novices() {
    let config = table_of(&Setup::default(), 4);
    let fared = one_among(&config, &Trader::STEADY, &Novice, 200);
    // About 2.2 is usual, and 1.7 would be four standard deviations below that.
    assert!(fared.times_its_share > 1.7, "{fared:?}");
}

/// Dirty cards held and Blacklist points at the end, over games among players of one temper.
fn dirt(words: &[&str]) -> (usize, u32) {
    let config = table_of(&Setup::default(), 4);
    let bot = tempered(words);
    let (mut held, mut listed) = (0, 0);
    for seed in 0..100 {
        let game = play(&config, &[&*bot], seed);
        for seat in SeatSet::all(4).iter() {
            held += game.piles.hand(seat).cards().filter(|card| config.cards.is_dirty(*card)).count();
            listed += game.piles.blacklist(seat).points();
        }
    }
    (held, listed)
}

#[test]
fn the_careful_keep_cleaner_than_the_daring() {
    let (careful, daring) = (dirt(&["careful"]), dirt(&["daring"]));
    assert!(
        careful.1 < daring.1,
        "Blacklist points: {} of the careful, {} of the daring",
        careful.1,
        daring.1
    );
    assert_ne!(careful.0, daring.0);
}

#[test]
fn the_selfish_and_the_cooperative_choose_differently() {
    let config = table_of(&Setup::default(), 4);
    let differ = (0..20).any(|seed| {
        play(&config, &[&*tempered(&["selfish"])], seed)
            != play(&config, &[&*tempered(&["cooperative"])], seed)
    });
    assert!(differ);
}

#[test]
fn tempers_are_asked_for_in_words() {
    assert_reads_tempers::<DirtyMoney>(&Trader::STEADY);
}

#[test]
fn a_trader_claims_what_it_is_owed_before_it_ends_its_turn() {
    let config = table_of(&Setup::default(), 4);
    let (mut chance, mut log, mut choices) = (Chance::fast(3), Log::off(), Choices::default());
    let mut claims = 0;
    for _ in 0..40 {
        let mut game = DirtyMoney::start(&config, &mut chance, &mut log);
        while let Some(seat) = game.awaited(&config).first {
            choices.clear();
            game.choices(&config, seat, &mut choices);
            let view = game.view(&config, Some(seat));
            let owed = |action: &Action| matches!(action, Action::ClaimOverpaid);
            let overpaid = choices.exact.iter().any(owed);
            let action = Trader::STEADY.choose(&config, &view, &mut choices, &mut chance);
            assert!(!overpaid || !matches!(action, Action::EndTurn), "a point is left lying");
            claims += usize::from(matches!(action, Action::Claim { .. } | Action::ClaimOverpaid));
            game.apply(&config, seat, &action, &mut chance, &mut log);
        }
    }
    assert!(claims > 100, "{claims}");
}
