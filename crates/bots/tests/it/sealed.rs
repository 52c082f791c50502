//! Where answers are sealed the search mixes them, and cannot be exploited; a search for the single best can.

use bots::{ActionEstimate, Budget, Guide, Master};
use game_core::{Bot, BySeat, Chance, Choices, Game, Log, Seat, SeatSet};

use crate::fists::{Action, Fists, MOST, POINTS};

/// Counts points, and says that answers are sealed or keeps it to itself.
#[derive(Clone, Copy)]
struct Points {
    says_sealed: bool,
}

impl Guide<Fists> for Points {
    fn sealed(&self, (): &(), state: &Fists) -> SeatSet {
        if self.says_sealed && !state.is_over() { SeatSet::all(2) } else { SeatSet::NONE }
    }

    fn evaluate(&self, (): &(), state: &Fists) -> BySeat<f32> {
        let points = state.points();
        BySeat::from_fn(2, |seat| (points[seat] + MOST) as f32 / (2 * MOST) as f32)
    }
}

const MIXING: Points = Points { says_sealed: true };
const PURE: Points = Points { says_sealed: false };

fn estimates(
    guide: Points,
    iterations: u32,
    game: &Fists,
    seat: Seat,
    seed: u64,
) -> Vec<ActionEstimate<Action>> {
    let master = Master::new(guide, Budget::Iterations(iterations));
    master.search::<Fists>(&(), &game.view(&(), Some(seat)), &mut Chance::fast(seed))
}

fn nobody_has_answered() -> Fists {
    Fists::start(&(), &mut Chance::fast(0), &mut Log::off())
}

/// How often each hand is meant to be shown.
fn shares(estimates: &[ActionEstimate<Action>]) -> [f64; 3] {
    let mut shares = [0.0; 3];
    for estimate in estimates {
        let Action::Show { hand } = estimate.action;
        shares[usize::from(hand)] += f64::from(estimate.share);
    }
    shares
}

/// The points a game that somebody wins who knows these shares and plays against them; fair is 0.
fn exploitability(shares: [f64; 3]) -> f64 {
    let against = |theirs: usize| -> f64 {
        shares.iter().enumerate().map(|(own, share)| -share * POINTS[own][theirs] as f64).sum()
    };
    (0..3).map(against).fold(f64::MIN, f64::max)
}

/// How often it really shows each hand.
fn shown(guide: Points, games: u64) -> [f64; 3] {
    let bot = Master::new(guide, Budget::Iterations(400));
    let (game, mut choices, mut shown) = (nobody_has_answered(), Choices::default(), [0.0; 3]);
    for seed in 0..games {
        choices.clear();
        game.choices(&(), Seat::at(0), &mut choices);
        let view = game.view(&(), Some(Seat::at(0)));
        let Action::Show { hand } = bot.choose(&(), &view, &mut choices, &mut Chance::fast(seed));
        shown[usize::from(hand)] += 1.0 / games as f64;
    }
    shown
}

#[test]
fn the_measure_knows_the_one_strategy_that_is_safe() {
    // Each hand is shown in proportion to what the other two play for.
    assert!(exploitability([2.0 / 6.0, 1.0 / 6.0, 3.0 / 6.0]).abs() < 1e-9);
    assert!(exploitability([1.0 / 3.0; 3]) > 0.3);
    assert_eq!(exploitability([0.0, 0.0, 1.0]), 1.0);
}

#[test]
fn mixing_approaches_the_safe_strategy_the_longer_it_thinks() {
    let game = nobody_has_answered();
    let mean = |iterations: u32| -> f64 {
        let of_seed = |seed| exploitability(shares(&estimates(MIXING, iterations, &game, Seat::at(0), seed)));
        (0..10).map(of_seed).sum::<f64>() / 10.0
    };
    let (short, long) = (mean(100), mean(10_000));
    assert!(long < 0.1, "{long} points a game can be won of it");
    assert!(long < short / 3.0, "{short} after 100 iterations, {long} after 10,000");
}

#[test]
fn what_is_played_is_the_mix_where_a_search_for_the_best_can_be_exploited() {
    let (mixing, pure) = (shown(MIXING, 400), shown(PURE, 400));
    assert!(exploitability(mixing) < 0.25, "{mixing:?}");
    assert!(exploitability(pure) > 0.5, "{pure:?}");
}

#[test]
fn who_has_answered_already_is_not_taken_to_have_answered_at_random() {
    let mut game = nobody_has_answered();
    game.apply(&(), Seat::at(0), &Action::Show { hand: 1 }, &mut Chance::fast(0), &mut Log::off());
    let estimates = estimates(MIXING, 10_000, &game, Seat::at(1), 3);
    let lost = exploitability(shares(&estimates));
    assert!(lost < 0.15, "{lost} points a game can be won of {estimates:?}");
}

#[test]
fn a_mix_is_the_same_again_for_the_same_seed() {
    let game = nobody_has_answered();
    let again = || shares(&estimates(MIXING, 300, &game, Seat::at(0), 5));
    assert_eq!(again(), again());
    assert_eq!(shown(MIXING, 20), shown(MIXING, 20));
}
