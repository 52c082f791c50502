//! The arithmetic, against figures from tables and textbooks.

use game_core::Chance;
use lab::Ratings;
use lab::stats::{Histogram, Moments, PairedShares, holm, share, t_cdf, t_quantile};

fn close(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() <= within, "{found} is not {expected}");
}

fn moments(values: &[f64]) -> Moments {
    let mut moments = Moments::default();
    values.iter().for_each(|value| moments.add(*value));
    moments
}

#[test]
fn wilsons_interval_is_the_published_one() {
    for (successes, count, low, high) in [
        (8.0, 10, 0.4902, 0.9433),
        (0.0, 10, 0.0, 0.2775),
        (10.0, 10, 0.7225, 1.0),
        (15.0, 148, 0.0624, 0.1605),
    ] {
        let share = share(successes, count);
        close(share.low, low, 6e-5);
        close(share.high, high, 6e-5);
    }
    for count in 1..2000 {
        let (none, all) = (share(0.0, count), share(count as f64, count));
        assert_eq!((none.low, all.high), (0.0, 1.0), "of {count}");
    }
    let nothing = share(0.0, 0);
    assert_eq!((nothing.low, nothing.high), (0.0, 1.0), "without games nothing is known");
}

/// How likely the interval of 60 games is to hold the true share, summed over all that can happen.
fn coverage(truth: f64) -> f64 {
    let mut likely = (1.0 - truth).powi(60);
    let mut held = 0.0;
    for successes in 0..=60 {
        let found = share(f64::from(successes), 60);
        if found.low <= truth && truth <= found.high {
            held += likely;
        }
        likely *= truth / (1.0 - truth) * f64::from(60 - successes) / f64::from(successes + 1);
    }
    held
}

/// Whole games make it sometimes a little more and sometimes a little less than 95 %; on average it is right.
#[test]
fn wilsons_interval_holds_the_truth_nineteen_times_in_twenty() {
    let coverages: Vec<f64> = (5..=95).map(|percent| coverage(f64::from(percent) / 100.0)).collect();
    close(coverages.iter().sum::<f64>() / coverages.len() as f64, 0.95, 0.005);
    assert!(coverages.iter().all(|coverage| *coverage > 0.92), "{coverages:?}");
    close(coverage(0.3), 0.934_287, 1e-6);
}

#[test]
fn students_t_is_the_tabulated_one() {
    for (freedom, quantile) in
        [(1.0, 12.7062), (2.0, 4.30265), (9.0, 2.26216), (30.0, 2.04227), (1e6, 1.95997)]
    {
        close(t_quantile(0.975, freedom), quantile, 2e-5);
    }
    close(t_cdf(2.0, 10.0), 0.963_306, 1e-6);
    close(t_cdf(0.0, 7.0), 0.5, 1e-12);
}

#[test]
fn mean_deviation_interval_and_test_of_a_sample_worked_by_hand() {
    let sample = moments(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
    assert_eq!((sample.count, sample.mean), (8, 5.0));
    close(sample.variance(), 32.0 / 7.0, 1e-12);
    let sample = moments(&[1.0, 2.0, 3.0, 4.0, 5.0]);
    let estimate = sample.estimate();
    close(estimate.low, 1.0368, 1e-4);
    close(estimate.high, 4.9632, 1e-4);
    close(sample.p_value(), 0.013_236, 1e-5);
    assert_eq!(moments(&[0.0, 0.0]).p_value(), 1.0);
    assert_eq!(moments(&[1.0, 1.0]).p_value(), 0.0);
    assert_eq!(moments(&[7.0]).p_value(), 1.0, "one figure proves nothing");
}

#[test]
fn holms_correction_is_the_textbook_one() {
    let adjusted = holm(&[0.01, 0.04, 0.03, 0.005]);
    for (found, expected) in adjusted.iter().zip([0.03, 0.06, 0.06, 0.02]) {
        close(*found, expected, 1e-12);
    }
    assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
    assert!(holm(&[]).is_empty());
}

#[test]
fn a_spread_is_exact_for_few_figures_and_close_for_very_many() {
    let mut dice = Histogram::default();
    (1..=10).for_each(|value| dice.add(f64::from(value)));
    assert_eq!([0.1, 0.5, 0.9, 1.0].map(|part| dice.quantile(part)), [1.0, 5.0, 9.0, 10.0]);
    let mut many = Histogram::default();
    (0..100_000).for_each(|value| many.add(f64::from(value) * 7.0 - 200_000.0));
    close(many.quantile(0.5), 150_000.0, 1_500.0);
    close(many.quantile(0.1), -130_000.0, 1_500.0);
    assert!(Histogram::default().quantile(0.5).is_nan());
}

#[test]
fn two_players_are_rated_by_the_odds_between_them() {
    let mut ratings = Ratings::new(2);
    for game in 0..4_000 {
        let winner = usize::from(game % 4 == 0);
        ratings.add([(1, winner), (2, 1 - winner)].into_iter());
    }
    let rated = ratings.rate(1);
    close(rated[0].rating - rated[1].rating, 400.0 * 3f64.log10(), 1.0);
    close(rated[0].rating + rated[1].rating, 0.0, 1e-9);
    assert!(rated[0].low < rated[0].rating && rated[0].rating < rated[0].high, "{rated:?}");
    assert_eq!(rated, ratings.rate(1));
    // The standard error of the log odds is 1/sqrt(n p q): here 6.3 points, half of it for each side.
    close((rated[0].high - rated[0].low) / 2.0 / 1.96, 3.17, 0.8);
}

#[test]
fn strengths_of_four_are_found_again_in_games_drawn_from_them() {
    let strengths = [8u32, 4, 2, 1];
    let mut chance = Chance::fast(9);
    let mut ratings = Ratings::new(4);
    for _ in 0..6_000 {
        let mut left = vec![0, 1, 2, 3];
        let mut order = Vec::new();
        while !left.is_empty() {
            let total: u32 = left.iter().map(|bot| strengths[*bot]).sum();
            let mut drawn = chance.pick("next", total);
            let place = left.iter().position(|bot| {
                let is_next = drawn < strengths[*bot];
                drawn = drawn.saturating_sub(strengths[*bot]);
                is_next
            });
            order.push(left.remove(place.unwrap()));
        }
        ratings.add(order.into_iter().enumerate().map(|(place, bot)| (place as u8 + 1, bot)));
    }
    let rated = ratings.rate(2);
    for (bot, expected) in [180.6, 60.2, -60.2, -180.6].into_iter().enumerate() {
        close(rated[bot].rating, expected, 12.0);
        assert!(rated[bot].low - 8.0 < expected && expected < rated[bot].high + 8.0, "{rated:?}");
    }
}

#[test]
fn ties_rate_alike_and_a_bot_that_always_wins_stays_finite() {
    let mut ratings = Ratings::new(3);
    (0..50).for_each(|_| ratings.add([(1, 0), (1, 1), (1, 2)].into_iter()));
    assert!(ratings.rate(1).iter().all(|rated| rated.rating.abs() < 1e-6));
    let mut ratings = Ratings::new(2);
    (0..50).for_each(|_| ratings.add([(1, 0), (2, 1)].into_iter()));
    let rated = ratings.rate(1);
    assert!(rated[0].rating > 200.0 && rated[0].rating.is_finite(), "{rated:?}");
    let same = Ratings::new(2).rate(1);
    assert!(same.iter().all(|rated| rated.rating == 0.0), "no games, no difference: {same:?}");
}

/// Newcombe 1998 (Statistics in Medicine 17, 2635), method 10.
#[test]
fn paired_shares_have_newcombes_interval() {
    let paired = |[both, first, second, neither]: [usize; 4]| {
        let mut shares = PairedShares::default();
        (0..both).for_each(|_| shares.add(true, true));
        (0..first).for_each(|_| shares.add(true, false));
        (0..second).for_each(|_| shares.add(false, true));
        (0..neither).for_each(|_| shares.add(false, false));
        shares
    };
    // The interval was worked out from his formula apart from this program: 0.20 with 0.0562 to 0.3292.
    let difference = paired([20, 12, 2, 16]).difference();
    assert!((difference.value + 0.2).abs() < 1e-12);
    assert!(
        (difference.low + 0.3292).abs() < 5e-5 && (difference.high + 0.0562).abs() < 5e-5,
        "{difference:?}"
    );
    let nothing = paired([0, 0, 0, 40]);
    let difference = nothing.difference();
    assert!(difference.value == 0.0 && difference.low < 0.0 && difference.high > 0.0);
    assert_eq!(nothing.p_value(), 1.0);
    // Exact McNemar: 12 against 2 of 14 is 2 * (1 + 14 + 91) / 2^14.
    assert!((paired([20, 12, 2, 16]).p_value() - 2.0 * 106.0 / 16384.0).abs() < 1e-12);
}

#[test]
fn what_rounds_to_nothing_has_no_sign() {
    for (value, text) in [(-0.0001, "0.000"), (-0.0, "0"), (0.0, "0"), (-0.5, "-0.50"), (-0.001, "-0.001")] {
        assert_eq!(lab::report::short(value), text);
    }
}
