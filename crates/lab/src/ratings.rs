//! Ratings for games of more than two players: the Plackett–Luce model, in which the next place goes to each of those
//! left with a probability in proportion to its strength. Fitted by minorisation–maximisation (Hunter 2004); ties as
//! in Efron's rule; intervals from resampling the games.

use std::collections::BTreeMap;

use game_core::Chance;
use serde::Serialize;

/// How often the games are resampled.
const RESAMPLES: usize = 200;

/// One game won and one lost, half counted, against a player of average strength: keeps a bot that wins or loses
/// everything at a finite distance, and fixes the middle of the scale.
const PRIOR: f64 = 0.5;

/// The results of many games, equal ones counted together.
#[derive(Clone, Debug, Default)]
pub struct Ratings {
    bots: usize,
    /// Places and bots, best first, with the number of such games.
    results: BTreeMap<Vec<(u8, u8)>, u64>,
}

/// A bot's strength on a logarithmic scale: 400 points are a factor of ten, 0 is the average of all bots.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

impl Ratings {
    pub fn new(bots: usize) -> Ratings {
        Ratings { bots, results: BTreeMap::new() }
    }

    /// Adds a game by the place and the bot of each seat.
    pub fn add(&mut self, seats: impl Iterator<Item = (u8, usize)>) {
        let mut result: Vec<_> = seats.map(|(place, bot)| (place, bot as u8)).collect();
        result.sort_unstable();
        *self.results.entry(result).or_default() += 1;
    }

    /// The ratings with 95 % intervals; the same seed gives the same intervals.
    pub fn rate(&self, seed: u64) -> Vec<Rating> {
        let results: Vec<_> = self.results.keys().map(Vec::as_slice).collect();
        let counts: Vec<u64> = self.results.values().copied().collect();
        let start = vec![1.0; self.bots];
        let strengths = fit(&results, &counts, &start);
        let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); self.bots];
        let mut chance = Chance::fast(seed);
        for _ in 0..RESAMPLES {
            let resampled = resample(&counts, &mut chance);
            for (bot, rating) in points(&fit(&results, &resampled, &strengths)).into_iter().enumerate() {
                samples[bot].push(rating);
            }
        }
        let rated = |(rating, sample): (f64, &mut Vec<f64>)| {
            sample.sort_by(f64::total_cmp);
            let at = |part: f64| sample[((RESAMPLES - 1) as f64 * part).round() as usize];
            Rating { rating, low: at(0.025), high: at(0.975) }
        };
        points(&strengths).into_iter().zip(&mut samples).map(rated).collect()
    }
}

/// As many games again, drawn from those that were played.
fn resample(counts: &[u64], chance: &mut Chance) -> Vec<u64> {
    let mut ends = Vec::with_capacity(counts.len());
    let mut total: u64 = 0;
    for count in counts {
        total += count;
        ends.push(total);
    }
    let mut drawn = vec![0; counts.len()];
    let games = u32::try_from(total).unwrap_or(u32::MAX);
    for _ in 0..games {
        let game = u64::from(chance.pick("game", games));
        drawn[ends.partition_point(|end| *end <= game)] += 1;
    }
    drawn
}

fn points(strengths: &[f64]) -> Vec<f64> {
    let logs: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = logs.iter().sum::<f64>() / logs.len().max(1) as f64;
    logs.into_iter().map(|log| log - mean).collect()
}

/// The strengths under which these results are most likely.
fn fit(results: &[&[(u8, u8)]], counts: &[u64], start: &[f64]) -> Vec<f64> {
    let mut strengths = start.to_vec();
    for _ in 0..2_000 {
        let mut wins = vec![PRIOR; strengths.len()];
        let mut chances: Vec<f64> = strengths.iter().map(|strength| 2.0 * PRIOR / (strength + 1.0)).collect();
        for (result, count) in results.iter().zip(counts).filter(|(_, count)| **count > 0) {
            learn(result, *count as f64, &strengths, &mut wins, &mut chances);
        }
        let mut moved: f64 = 0.0;
        for ((strength, won), chance) in strengths.iter_mut().zip(&wins).zip(&chances) {
            let better = won / chance;
            moved = moved.max((better / *strength).ln().abs());
            *strength = better;
        }
        if moved < 1e-7 {
            break;
        }
    }
    strengths
}

/// Adds what one kind of result says: who took which place, and who could have.
fn learn(result: &[(u8, u8)], count: f64, strengths: &[f64], wins: &mut [f64], chances: &mut [f64]) {
    let strength = |bot: u8| strengths[usize::from(bot)];
    let mut from = 0;
    while from < result.len() {
        let place = result[from].0;
        let tied = result[from..].iter().take_while(|(other, _)| *other == place).count();
        let left = &result[from..];
        from += tied;
        if from == result.len() && tied == 1 {
            // Nobody is left to be ahead of.
            return;
        }
        let all: f64 = left.iter().map(|(_, bot)| strength(*bot)).sum();
        let of_tied: f64 = left[..tied].iter().map(|(_, bot)| strength(*bot)).sum();
        // Efron: tied players leave one by one, each of them equally likely to have left already.
        for step in 0..tied {
            let gone = step as f64 / tied as f64;
            let scale = count / (all - gone * of_tied);
            for (index, (_, bot)) in left.iter().enumerate() {
                let present = if index < tied { 1.0 - gone } else { 1.0 };
                chances[usize::from(*bot)] += present * scale;
            }
        }
        for (_, bot) in &left[..tied] {
            wins[usize::from(*bot)] += count;
        }
    }
}
