//! How many rounds a game takes follows from the dice alone: exactly computed, and compared with simulated games.

use game_core::{Chance, Choices, Game, Log, Observed};
use no_more_money::{Die, Length, NoMoreMoney, Setup};

const HIGHEST_INSTABILITY: usize = 4;
const MOST_ROUNDS: usize = 26;

/// How likely it is that 0 to 4 of the dice crash at this instability.
fn crash_chances(instability: usize) -> [f64; 5] {
    let mut chances = [1.0, 0.0, 0.0, 0.0, 0.0];
    for die in Die::ALL {
        let crash = (instability as f64 / f64::from(die.faces())).min(1.0);
        for crashed in (0..5).rev() {
            let one_fewer = if crashed == 0 { 0.0 } else { chances[crashed - 1] };
            chances[crashed] = chances[crashed] * (1.0 - crash) + one_fewer * crash;
        }
    }
    chances
}

/// The chance that the game ends in round 0, 1, 2, …, by going through all states of the two tracks.
fn chances_of_rounds(last_crash: usize) -> [f64; MOST_ROUNDS] {
    let mut ends = [0.0; MOST_ROUNDS];
    let mut at = vec![[0.0; HIGHEST_INSTABILITY + 1]; last_crash];
    at[0][1] = 1.0;
    for end in ends.iter_mut().skip(1) {
        let mut next = vec![[0.0; HIGHEST_INSTABILITY + 1]; last_crash];
        for (crashes, row) in at.iter().enumerate() {
            for (instability, chance) in row.iter().enumerate().skip(1) {
                for (crashed, crash_chance) in crash_chances(instability).into_iter().enumerate() {
                    let both = chance * crash_chance;
                    match crashes + crashed {
                        // At the highest instability a D4 always crashes: this chance is 0.
                        _ if crashed == 0 => {
                            next[crashes][(instability + 1).min(HIGHEST_INSTABILITY)] += both
                        }
                        sum if sum >= last_crash => *end += both,
                        sum => next[sum][1] += both,
                    }
                }
            }
        }
        at = next;
    }
    ends
}

fn mean(chances: &[f64]) -> f64 {
    chances.iter().enumerate().map(|(rounds, chance)| rounds as f64 * chance).sum()
}

#[test]
fn the_exact_distribution_has_the_known_mean_and_usually_takes_4_to_9_rounds() {
    for (last_crash, expected_mean, expected_usual) in [(4, 5.244, 0.8901), (5, 6.455, 0.9424)] {
        let chances = chances_of_rounds(last_crash);
        let whole: f64 = chances.iter().sum();
        let usual: f64 = chances[4..=9].iter().sum();
        assert!((whole - 1.0).abs() < 1e-12, "{whole}");
        assert!((mean(&chances) - expected_mean).abs() < 0.000_5, "{}", mean(&chances));
        assert!((usual - expected_usual).abs() < 0.000_05, "{usual}");
    }
}

fn simulated_rounds(length: Length, games: u32, seed: u64) -> [u32; MOST_ROUNDS] {
    let setup = Setup { length, ..Setup::default() };
    let mut rounds = [0; MOST_ROUNDS];
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
    for game in 0..games {
        let config = NoMoreMoney::config(&setup, 3 + (game % 2) as u8).expect("the printed set-up is sound");
        let mut state = NoMoreMoney::start(&config, &mut chance, &mut log);
        while let Some(seat) = state.awaited(&config).first {
            choices.clear();
            state.choices(&config, seat, &mut choices);
            let action = choices.sample(&mut chance);
            state.apply(&config, seat, &action, &mut chance, &mut log);
        }
        rounds[state.round() as usize] += 1;
    }
    rounds
}

/// Rounds so rare that fewer than five games are expected are counted together, as the test demands.
fn chi_squared(counted: &[u32], chances: &[f64], games: u32) -> (f64, usize) {
    let (mut sum, mut bins) = (0.0, 0);
    let (mut rest_counted, mut rest_expected) = (0.0, 0.0);
    for (count, chance) in counted.iter().zip(chances) {
        let expected = chance * f64::from(games);
        if expected < 5.0 {
            rest_counted += f64::from(*count);
            rest_expected += expected;
        } else {
            sum += (f64::from(*count) - expected).powi(2) / expected;
            bins += 1;
        }
    }
    if rest_expected > 0.0 {
        sum += (rest_counted - rest_expected).powi(2) / rest_expected;
        bins += 1;
    }
    (sum, bins - 1)
}

/// The value that chi-squared exceeds once in a thousand times (Wilson and Hilferty).
fn once_in_a_thousand(degrees: usize) -> f64 {
    let degrees = degrees as f64;
    let spread = 2.0 / (9.0 * degrees);
    degrees * (1.0 - spread + 3.0902 * spread.sqrt()).powi(3)
}

#[test]
fn simulated_rounds_match_the_exact_distribution() {
    for (length, last_crash) in [(Length::Short, 4), (Length::Long, 5)] {
        // `make soak` plays 20,000.
        let games = std::env::var("ROUNDS").map_or(6_000, |games| games.parse().expect("a number"));
        let counted = simulated_rounds(length, games, 1929);
        assert_eq!(counted.iter().sum::<u32>(), games);
        let (sum, degrees) = chi_squared(&counted, &chances_of_rounds(last_crash), games);
        assert!(sum < once_in_a_thousand(degrees), "{length:?}: {sum:.1} with {degrees} degrees of freedom");
        // The test can fail: the other length does not match.
        let (other, degrees) = chi_squared(&counted, &chances_of_rounds(9 - last_crash), games);
        assert!(
            other > 10.0 * once_in_a_thousand(degrees),
            "{length:?} cannot be told from the other length"
        );
    }
}
