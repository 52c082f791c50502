//! Traders look after their pockets and still let the players win, play legally whatever the table, and are the same
//! players again for the same seed.

use bots::{Budget, Master};
use smart_money_maker::{Difficulty, MASTER, Novice, Setup, SmartMoneyMaker, Table, Trader};
use table::{Bot, Chance, Choices, Game, Log, Seat, Temper};

/// Plays a game with these bots; every action is checked.
fn play(table: &Table, bots: &[&dyn Bot<SmartMoneyMaker>], seed: u64) -> SmartMoneyMaker {
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
    let mut game = SmartMoneyMaker::start(table, &mut chance, &mut log);
    while let Some(seat) = game.ask_first(table) {
        choices.clear();
        game.choices(table, seat, &mut choices);
        let view = game.view(table, Some(seat));
        let action = bots[seat.number()].choose(table, &view, &mut choices, &mut chance);
        if let Err(illegal) = game.check(table, seat, &action) {
            panic!("{action:?} of {seat:?} is illegal: {illegal:?}");
        }
        game.apply(table, seat, &action, &mut chance, &mut log);
    }
    game
}

fn normal(players: u8) -> Table {
    Table::new(&Setup::default(), players).expect("the normal set-up is sound")
}

fn trader(selfish: i8) -> Trader {
    Trader::with(Temper { daring: 0, selfish })
}

/// The share of games that tables of such traders win against the game.
fn players_win(players: u8, selfish: i8, games: u64) -> f64 {
    let (table, bot) = (normal(players), trader(selfish));
    let bots: Vec<&dyn Bot<SmartMoneyMaker>> = vec![&bot; players.into()];
    let won = |seed: &u64| !play(&table, &bots, *seed).score_now(&table).winners.is_empty();
    (0..games).filter(won).count() as f64 / games as f64
}

#[test]
fn the_more_they_think_of_themselves_the_less_often_the_players_win() {
    let [cooperative, steady, selfish] = [-2, 0, 2].map(|selfish| players_win(4, selfish, 150));
    assert!(cooperative > 0.5, "cooperative players win {cooperative}");
    assert!(steady > 0.35 && steady < cooperative + 0.05, "steady players win {steady}");
    assert!(selfish < 0.1, "selfish players win {selfish}");
}

#[test]
fn a_trader_among_novices_is_richest_far_more_often_than_its_turn() {
    let table = normal(4);
    let games = 200;
    let (mut won, mut players_won) = (0.0, 0);
    for seed in 0..games {
        let seat = Seat::at(seed as usize % 4);
        let mut bots: Vec<&dyn Bot<SmartMoneyMaker>> = vec![&Novice; 4];
        bots[seat.number()] = &Trader::STEADY;
        let winners = play(&table, &bots, seed).score_now(&table).winners;
        players_won += u64::from(!winners.is_empty());
        won += if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    assert!(won / games as f64 > 0.25 * 1.5, "it wins {won} of {games}");
    assert!(players_won * 2 > games, "and the players still win most games: {players_won}");
}

#[test]
fn traders_of_every_temper_play_legally_at_tables_of_every_kind() {
    let tempers: Vec<Trader> = (-2..=2)
        .flat_map(|daring| (-2..=2).map(move |selfish| Trader::with(Temper { daring, selfish })))
        .collect();
    let dials: [fn(&mut Setup); 5] = [
        |_| {},
        |setup| setup.difficulty = Difficulty::Easy,
        |setup| (setup.requests_dealt, setup.notes_dealt, setup.new_economy_dealt) = (2, 0, 0),
        |setup| (setup.cards_drawn, setup.last_cards, setup.free_plays) = (3, 3, 4),
        |setup| (setup.never_raises, setup.triple_value) = (1_000, 10_000),
    ];
    let mut seed = 0;
    for players in 2..=6 {
        for dial in dials {
            let mut setup = Setup::default();
            dial(&mut setup);
            let table = Table::new(&setup, players).expect("the dials are within bounds");
            for _ in 0..12 {
                seed += 1;
                let bots: Vec<&dyn Bot<SmartMoneyMaker>> = (0..usize::from(players))
                    .map(|seat| &tempers[(seed as usize * 7 + seat * 3) % tempers.len()] as _)
                    .collect();
                play(&table, &bots, seed);
            }
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let table = normal(3);
    let bots: [&dyn Bot<SmartMoneyMaker>; 3] = [&Trader::STEADY; 3];
    for seed in 0..10 {
        assert_eq!(play(&table, &bots, seed), play(&table, &bots, seed));
    }
}

#[test]
fn tempers_are_asked_for_in_words() {
    let trader: &dyn Bot<SmartMoneyMaker> = &Trader::STEADY;
    for words in [&["careful"][..], &["daring", "selfish"], &["daring=1", "selfish=-1"]] {
        assert!(trader.tempered(words).is_some(), "{words:?}");
    }
    assert!(trader.tempered(&["clever"]).is_none());
}

#[test]
fn a_master_with_fixed_iterations_chooses_the_same_again() {
    let table = normal(3);
    let master = Master { budget: Budget::Iterations(20), ..MASTER };
    let bots: [&dyn Bot<SmartMoneyMaker>; 3] = [&master, &Trader::STEADY, &Novice];
    assert_eq!(play(&table, &bots, 5), play(&table, &bots, 5));
}
