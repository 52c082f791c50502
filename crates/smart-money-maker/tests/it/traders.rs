//! Traders look after their pockets and still let the players win, play legally whatever the table, and are the same
//! players again for the same seed.

use bots::trial::{
    assert_plays_by_the_rules, assert_reads_tempers, assert_same_again, games_to_count, one_among,
};
use bots::{Budget, Master};
use game_core::{Bot, Temper};
use smart_money_maker::{Config, Difficulty, MASTER, Novice, Setup, SmartMoneyMaker, Trader};

fn normal(players: u8) -> Config {
    Config::new(&Setup::default(), players).expect("the normal set-up is sound")
}

fn trader(selfish: i8) -> Trader {
    Trader::with(Temper { daring: 0, selfish })
}

/// The share of games that tables of such bots win against the game.
fn players_win(players: u8, bot: &dyn Bot<SmartMoneyMaker>, games: u64) -> f64 {
    one_among(&normal(players), bot, bot, games).won_by_players
}

#[test]
fn the_more_they_think_of_themselves_the_less_often_the_players_win() {
    for players in [2, 4, 6] {
        let [cooperative, steady, selfish] =
            [-2, 0, 2].map(|selfish| players_win(players, &trader(selfish), 100));
        assert!(cooperative > 0.65, "{players} players: cooperative ones win {cooperative}");
        assert!(cooperative > steady + 0.05, "{players} players: {cooperative} and {steady} if neither");
        assert!(steady > selfish + 0.05, "{players} players: {steady} and {selfish} if selfish");
        assert!(selfish < 0.05, "{players} players: selfish ones win {selfish}");
    }
}

#[test]
fn cooperative_traders_beat_the_game_more_often_than_novices_at_every_table() {
    for players in 2..=6 {
        let [traders, novices] =
            [&trader(-2) as &dyn Bot<SmartMoneyMaker>, &Novice].map(|bot| players_win(players, bot, 200));
        assert!(traders > novices + 0.05, "{players} players: {traders} of the traders, {novices}");
    }
}

#[test]
fn a_selfish_player_takes_more_than_its_share_of_what_the_others_win() {
    let fared = one_among(&normal(4), &trader(2), &trader(-2), 150);
    assert!(fared.times_its_share > 1.5 * fared.won_by_players, "{fared:?}");
    assert!(fared.won_by_players < players_win(4, &trader(-2), 150) - 0.1, "but costs the others: {fared:?}");
}

#[test]
fn masters_do_not_make_the_players_lose() {
    let (config, master) = (normal(4), Master { budget: Budget::Iterations(100), ..MASTER });
    let traders = players_win(4, &Trader::STEADY, 150);
    let one = one_among(&config, &master, &Trader::STEADY, 60).won_by_players;
    let all = players_win(4, &master, 80);
    assert!(one > traders - 0.05, "{one} with a master among them, {traders} without");
    assert!(all > traders + 0.1, "{all} of masters alone, {traders} of traders");
}

/// It was beaten by whoever thought a little of himself while it thought of the debt alone.
#[test]
fn a_trader_among_masters_is_richest_less_often_than_a_master_in_its_place() {
    let (config, master) = (normal(4), Master { budget: Budget::Iterations(100), ..MASTER });
    let games = games_to_count(100);
    let masters = players_win(4, &master, games);
    let one = one_among(&config, &Trader::STEADY, &master, games);
    assert!(one.times_its_share < masters, "{one:?} of a trader, {masters} of a master");
}

#[test]
fn six_masters_win_no_less_often_than_six_cooperative_traders() {
    let master = Master { budget: Budget::Iterations(40), ..MASTER };
    let games = games_to_count(60);
    let cooperative = players_win(6, &trader(-2), games);
    let masters = players_win(6, &master, games);
    assert!(masters > cooperative - 0.1, "{masters} of masters, {cooperative} of cooperative traders");
}

#[test]
fn a_trader_among_novices_is_richest_far_more_often_than_its_turn() {
    let fared = one_among(&normal(4), &Trader::STEADY, &Novice, 200);
    assert!(fared.times_its_share > 1.5, "{fared:?}");
    assert!(fared.won_by_players > 0.5, "and the players still win most games: {fared:?}");
}

#[test]
fn traders_of_every_temper_play_legally_at_tables_of_every_kind() {
    let dials: [fn(&mut Setup); 5] = [
        |_| {},
        |setup| setup.difficulty = Difficulty::Easy,
        |setup| (setup.requests_dealt, setup.notes_dealt, setup.new_economy_dealt) = (2, 0, 0),
        |setup| (setup.cards_drawn, setup.last_cards, setup.free_plays) = (3, 3, 4),
        |setup| (setup.never_raises, setup.triple_value) = (1_000, 10_000),
    ];
    let tables = (2..=6).flat_map(|players| {
        dials.map(|dial| {
            let mut setup = Setup::default();
            dial(&mut setup);
            Config::new(&setup, players).expect("the dials are within bounds")
        })
    });
    assert_plays_by_the_rules::<SmartMoneyMaker, _>(tables, Trader::with, 12);
}

#[test]
fn the_same_seed_is_the_same_game() {
    assert_same_again::<SmartMoneyMaker>(&normal(3), &[&Trader::STEADY], 10);
}

#[test]
fn tempers_are_asked_for_in_words() {
    assert_reads_tempers::<SmartMoneyMaker>(&Trader::STEADY);
}

#[test]
fn a_master_with_fixed_iterations_chooses_the_same_again() {
    let master = Master { budget: Budget::Iterations(20), ..MASTER };
    assert_same_again::<SmartMoneyMaker>(&normal(3), &[&master, &Trader::STEADY, &Novice], 2);
}
