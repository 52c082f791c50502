//! The search without any knowledge of the game, tried on one with forms, deals and sealed bids.

use bots::trial::play_out;
use bots::{Budget, Master, RandomGuide};
use game_core::{Bot, Chance, Game, Log, RandomBot, Seat};
use no_more_money::{Config, NoMoreMoney, Setup};

fn play(bots: &[&dyn Bot<NoMoreMoney>], seed: u64) -> NoMoreMoney {
    let config = Config::new(&Setup::default(), bots.len() as u8).expect("the printed set-up is sound");
    play_out(&config, bots, seed, |_| {})
}

fn master(iterations: u32) -> Master<RandomGuide> {
    Master::new(RandomGuide, Budget::Iterations(iterations))
}

#[test]
fn a_fixed_number_of_iterations_gives_the_same_choice_for_the_same_seed() {
    let (first, second) = (master(60), master(60));
    let others = RandomBot;
    assert_eq!(play(&[&first, &others, &others], 7), play(&[&second, &others, &others], 7));
}

#[test]
fn a_search_without_any_knowledge_beats_random_players() {
    let (master, random) = (master(150), RandomBot);
    let games = 45;
    let mut won = 0;
    for number in 0..games {
        let seat = Seat::at(number % 3);
        let mut bots: Vec<&dyn Bot<NoMoreMoney>> = vec![&random; 3];
        bots[seat.number()] = &master;
        let config = Config::new(&Setup::default(), 3).expect("the printed set-up is sound");
        let game = play(&bots, number as u64);
        won += usize::from(game.score_now(&config).winners.has(seat));
    }
    // A fair share would be 15; 24 or more by luck has a chance of about one in two hundred.
    assert!(won >= 24, "it won {won} of {games}");
}

#[test]
fn a_time_budget_is_kept_roughly() {
    let config = Config::new(&Setup::default(), 3).expect("the printed set-up is sound");
    let mut chance = Chance::fast(3);
    let game = NoMoreMoney::start(&config, &mut chance, &mut Log::off());
    let seat = game.awaited(&config).first.expect("someone bids first");
    let thinker = Master::new(RandomGuide, Budget::Time(std::time::Duration::from_millis(30)));
    let estimates = thinker.search::<NoMoreMoney>(&config, &game.view(&config, Some(seat)), &mut chance);
    let visits: u32 = estimates.iter().map(|estimate| estimate.visits).sum();
    assert!(visits >= 16, "some thinking was done: {visits}");
}

#[test]
fn a_budget_can_be_asked_for_in_a_word_and_nothing_else() {
    let asked: &dyn Bot<NoMoreMoney> = &master(9);
    let sixty = asked.tempered(&["60"]).expect("a number of iterations");
    let others = RandomBot;
    assert_eq!(play(&[&*sixty, &others, &others], 7), play(&[&master(60), &others, &others], 7));
    assert!(asked.tempered(&["20ms"]).is_some());
    for words in [&["0"][..], &["long"], &["60", "70"], &[]] {
        assert!(asked.tempered(words).is_none(), "{words:?}");
    }
}
