//! The value learned from play: it knows no more than its seat, and its training can be done again.

use std::path::Path;

use bots::trial::assert_figures_are_known;
use bots::{Describe, Guide, Network};
use dirty_money::{Config, DirtyMoney, MASTER, Setup, TraderGuide};
use game_core::{Chance, Game, Log, Seat};
use learn::Course;
use learn::trial::assert_a_small_course_learns;

const KEPT: &str = include_str!("../../src/bot/value.txt");
const FIGURES: &[&str] = <TraderGuide as Describe<DirtyMoney>>::FIGURES;

fn table(players: u8) -> Config {
    Config::new(&Setup::default(), players).expect("the printed rules")
}

#[test]
fn worlds_the_searching_seat_cannot_tell_apart_have_the_same_figures() {
    for players in [3, 4] {
        assert_figures_are_known::<DirtyMoney, _>(&table(players), &TraderGuide, 12);
    }
}

#[test]
fn the_kept_value_is_of_these_figures() {
    let kept = Network::read(KEPT, FIGURES).expect("it can be read");
    assert!(kept.weights().iter().all(|weight| weight.is_finite()));
    assert!(FIGURES.first() == Some(&"by_hand"), "what is learned is added to the evaluation by hand");
}

#[test]
fn the_search_uses_it() {
    let config = table(4);
    let game = DirtyMoney::start(&config, &mut Chance::fast(1), &mut Log::off());
    let [learned, by_hand] =
        [MASTER.guide.evaluate_seen_by(&config, &game, Seat::at(0)), TraderGuide.evaluate(&config, &game)];
    assert_ne!(learned, by_hand);
    let sum: f32 = learned.values().sum();
    assert!((sum - 1.2).abs() < 1e-3, "a win and the places below it: {learned:?}");
}

#[test]
fn a_small_course_learns_and_the_same_seed_learns_the_same() {
    let course =
        Course { guide: TraderGuide, tables: vec![table(4)], table: table(4), exploration: 0.3, kept: KEPT };
    assert_a_small_course_learns(
        &course,
        &Path::new(env!("CARGO_TARGET_TMPDIR")).join("value-of-dirty-money"),
    );
}
