//! The Beginner's Game's value learned from play: it knows no more than its seat, and its training can be done again.

use std::path::Path;

use bots::trial::assert_figures_are_known;
use bots::{Describe, Guide, Learned, Network};
use game_core::{Chance, Game, Log, Seat};
use learn::Course;
use learn::trial::assert_a_small_course_learns;
use money_maker::{BankGuide, Config, MoneyMaker, MoneyMakerBeginner};

const KEPT: &str = include_str!("../../src/bot/beginners_value.txt");
const FIGURES: &[&str] = <BankGuide as Describe<MoneyMakerBeginner>>::FIGURES;

fn table<G: Game<Config = Config>>(players: u8) -> Config {
    G::config(&Default::default(), players).expect("the printed rules")
}

#[test]
fn worlds_the_searching_seat_cannot_tell_apart_have_the_same_figures() {
    for players in [2, 4] {
        assert_figures_are_known::<MoneyMaker, _>(&table::<MoneyMaker>(players), &BankGuide, 2);
    }
}

#[test]
fn the_kept_value_is_of_these_figures() {
    let kept = Network::read(KEPT, FIGURES).expect("it can be read");
    assert!(kept.weights().iter().all(|weight| weight.is_finite()));
    assert!(FIGURES.first() == Some(&"by_hand"), "what is learned is added to the evaluation by hand");
}

fn kept() -> &'static Network {
    Box::leak(Box::new(Network::read(KEPT, FIGURES).expect("it can be read")))
}

#[test]
fn it_differs_from_the_evaluation_by_hand() {
    let config = table::<MoneyMakerBeginner>(4);
    let game = MoneyMakerBeginner::start(&config, &mut Chance::fast(1), &mut Log::off());
    let guide = Learned { guide: BankGuide, network: kept as fn() -> &'static Network, prior: 0 };
    let [learned, by_hand] =
        [guide.evaluate_seen_by(&config, &game, Seat::at(0)), BankGuide.evaluate(&config, &game)];
    assert_ne!(learned, by_hand);
    let sum: f32 = learned.values().sum();
    assert!((sum - 1.2).abs() < 1e-3, "a win and the places below it: {learned:?}");
}

#[test]
fn a_small_course_learns_and_the_same_seed_learns_the_same() {
    let table = table::<MoneyMakerBeginner>;
    let course = Course::<MoneyMakerBeginner, _> {
        guide: BankGuide,
        tables: vec![table(4)],
        table: table(4),
        exploration: 0.7,
        kept: KEPT,
    };
    assert_a_small_course_learns(
        &course,
        &Path::new(env!("CARGO_TARGET_TMPDIR")).join("value-of-money-maker"),
    );
}
