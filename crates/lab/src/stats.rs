//! Statistics: running means, intervals, tests, histograms. Nothing here knows what a game is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use statrs::distribution::{Binomial, DiscreteCDF};
use ts_rs::TS;

/// Two-sided 95 % of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// An estimate and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// The same in another unit.
    #[must_use]
    pub fn times(self, factor: f64) -> Estimate {
        Estimate { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }
}

/// A share of `count` with Wilson's interval, which stays sensible near 0 and 1. Fractional successes (a win shared
/// by two) are allowed; the interval is then slightly too wide.
pub fn share(successes: f64, count: u64) -> Estimate {
    if count == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    wilson(successes / count as f64, count as f64)
}

fn wilson(share: f64, n: f64) -> Estimate {
    let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    // Of none and of all the interval begins and ends there; sums of roots miss that by a hair.
    let low = if share <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    Estimate { value: share, low, high }
}

/// Mean and spread of a stream of figures (Welford), without keeping them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moments {
    pub count: u64,
    pub mean: f64,
    squares: f64,
}

impl Moments {
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (value - self.mean);
    }

    pub fn variance(&self) -> f64 {
        if self.count < 2 { 0.0 } else { self.squares / (self.count - 1) as f64 }
    }

    pub fn deviation(&self) -> f64 {
        self.variance().sqrt()
    }

    pub fn standard_error(&self) -> f64 {
        (self.variance() / self.count.max(1) as f64).sqrt()
    }

    /// The mean with Student's interval; with fewer than two values the interval is empty.
    pub fn estimate(&self) -> Estimate {
        if self.count < 2 {
            return Estimate { value: self.mean, low: self.mean, high: self.mean };
        }
        let half = t_quantile(0.975, (self.count - 1) as f64) * self.standard_error();
        Estimate { value: self.mean, low: self.mean - half, high: self.mean + half }
    }

    /// The mean of figures between 0 and 1, such as the share of seats of a game that are bankrupt, with Wilson's interval for
    /// as many answers as their spread speaks for: the seats of one game may go down together, but not below none.
    pub fn share_estimate(&self) -> Estimate {
        if self.count == 0 {
            return share(0.0, 0);
        }
        let (mean, error) = (self.mean.clamp(0.0, 1.0), self.standard_error());
        // Where all games are alike, each is one answer.
        let answers = if error > 0.0 { mean * (1.0 - mean) / (error * error) } else { 0.0 };
        let estimate = wilson(mean, answers.max(self.count as f64));
        // Rounding would else leave a little below nothing, or above all.
        let low = if mean == 0.0 { 0.0 } else { estimate.low };
        let high = if mean == 1.0 { 1.0 } else { estimate.high };
        Estimate { low, high, ..estimate }
    }

    /// The probability of a mean this far from 0 if the true one is 0 (two-sided t-test).
    pub fn p_value(&self) -> f64 {
        if self.count < 2 {
            return 1.0;
        }
        let error = self.standard_error();
        if error == 0.0 {
            return if self.mean == 0.0 { 1.0 } else { 0.0 };
        }
        2.0 * (1.0 - t_cdf((self.mean / error).abs(), (self.count - 1) as f64))
    }
}

/// Something that does or does not happen in each of two paired games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairedShares {
    both: u64,
    only_first: u64,
    only_second: u64,
    neither: u64,
}

impl PairedShares {
    pub fn add(&mut self, first: bool, second: bool) {
        *match (first, second) {
            (true, true) => &mut self.both,
            (true, false) => &mut self.only_first,
            (false, true) => &mut self.only_second,
            (false, false) => &mut self.neither,
        } += 1;
    }

    fn count(&self) -> u64 {
        self.both + self.only_first + self.only_second + self.neither
    }

    /// The second share less the first, with Newcombe's interval for paired shares (his method 10): it stays within -1 to
    /// 1, and is not empty where nothing ever differed.
    pub fn difference(&self) -> Estimate {
        let count = self.count();
        let first = share((self.both + self.only_first) as f64, count);
        let second = share((self.both + self.only_second) as f64, count);
        let phi = self.correlation();
        let apart = |up: f64, down: f64| (up * up - 2.0 * phi * up * down + down * down).max(0.0).sqrt();
        let value = second.value - first.value;
        let below = apart(second.value - second.low, first.high - first.value);
        let above = apart(second.high - second.value, first.value - first.low);
        Estimate { value, low: value - below, high: value + above }
    }

    /// The correlation of the two, moved towards 0 as Newcombe does.
    fn correlation(&self) -> f64 {
        let [both, only_first, only_second, neither] =
            [self.both, self.only_first, self.only_second, self.neither].map(|count| count as f64);
        let margins =
            (both + only_first) * (only_second + neither) * (both + only_second) * (only_first + neither);
        if margins == 0.0 {
            return 0.0;
        }
        let product = both * neither - only_first * only_second;
        let moved = if product > 0.0 { (product - self.count() as f64 / 2.0).max(0.0) } else { product };
        moved / margins.sqrt()
    }

    /// McNemar's exact test: whether it happens more often in one than in the other.
    pub fn p_value(&self) -> f64 {
        let (less, differ) = (self.only_first.min(self.only_second), self.only_first + self.only_second);
        let by_lot = Binomial::new(0.5, differ);
        by_lot.map_or(1.0, |by_lot| (2.0 * by_lot.cdf(less)).min(1.0))
    }
}

/// Holm's correction for many tests: adjusted p-values that bound the chance of any false positive.
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|one, two| p_values[*one].total_cmp(&p_values[*two]));
    let mut adjusted = vec![0.0; p_values.len()];
    let mut least: f64 = 0.0;
    for (rank, index) in order.into_iter().enumerate() {
        least = least.max(p_values[index] * (p_values.len() - rank) as f64).min(1.0);
        adjusted[index] = least;
    }
    adjusted
}

/// A histogram on a grid that becomes coarser as it fills, so that memory is bounded. Whole numbers are exact until
/// there are very many different ones.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// The places of the grid that have values, in order, and how many each has. Most values fall on a place that is known,
    /// and looking that up is what merging games spends its time on.
    places: Vec<i64>,
    counts: Vec<u64>,
    width: f64,
    total: u64,
}

/// The number of different values after which the grid becomes coarser.
const GRID: usize = 512;

impl Default for Histogram {
    fn default() -> Histogram {
        Histogram { places: Vec::new(), counts: Vec::new(), width: 1.0 / 1024.0, total: 0 }
    }
}

impl Histogram {
    pub fn add(&mut self, value: f64) {
        let place = (value / self.width).round() as i64;
        match self.places.binary_search(&place) {
            Ok(known) => self.counts[known] += 1,
            Err(at) => {
                self.places.insert(at, place);
                self.counts.insert(at, 1);
            }
        }
        self.total += 1;
        while self.places.len() > GRID {
            self.make_coarser();
        }
    }

    fn make_coarser(&mut self) {
        self.width *= 2.0;
        let mut kept = 0;
        for fine in 0..self.places.len() {
            let (place, count) = (self.places[fine].div_euclid(2), self.counts[fine]);
            if kept > 0 && self.places[kept - 1] == place {
                self.counts[kept - 1] += count;
            } else {
                (self.places[kept], self.counts[kept]) = (place, count);
                kept += 1;
            }
        }
        self.places.truncate(kept);
        self.counts.truncate(kept);
    }

    /// The value below which this part of all values lies.
    pub fn quantile(&self, part: f64) -> f64 {
        let wanted = (part * self.total as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        for (place, count) in self.places.iter().zip(&self.counts) {
            seen += count;
            if seen >= wanted {
                return *place as f64 * self.width;
            }
        }
        f64::NAN
    }
}

/// The value below which Student's t with so many degrees of freedom stays with this probability (at least ½).
pub fn t_quantile(probability: f64, freedom: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    while t_cdf(high, freedom) < probability && high < 1e9 {
        high *= 2.0;
    }
    for _ in 0..80 {
        let middle = (low + high) / 2.0;
        if t_cdf(middle, freedom) < probability {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

/// The probability that Student's t is below `t` (not negative).
pub fn t_cdf(t: f64, freedom: f64) -> f64 {
    1.0 - 0.5 * incomplete_beta(freedom / (freedom + t * t), freedom / 2.0, 0.5)
}

/// The regularised incomplete beta function, by its continued fraction (Lentz).
fn incomplete_beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    if x >= 1.0 {
        return 1.0;
    }
    // The fraction converges quickly only on this side of the mean.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - incomplete_beta(1.0 - x, b, a);
    }
    let front = (a * x.ln() + b * (1.0 - x).ln() + ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b)).exp() / a;
    let away_from_0 = |value: f64| if value.abs() < 1e-300 { 1e-300 } else { value };
    let mut c = 1.0;
    let mut d = 1.0 / away_from_0(1.0 - (a + b) * x / (a + 1.0));
    let mut fraction = d;
    for m in 1..500 {
        let m = f64::from(m);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let before = fraction;
        for coefficient in [even, odd] {
            d = 1.0 / away_from_0(1.0 + coefficient * d);
            c = away_from_0(1.0 + coefficient / c);
            fraction *= c * d;
        }
        if (fraction - before).abs() < 1e-15 * fraction.abs() {
            break;
        }
    }
    front * fraction
}

/// The logarithm of the gamma function (Lanczos, g = 7, nine terms).
fn ln_gamma(x: f64) -> f64 {
    const TERMS: [f64; 9] = [
        0.999_999_999_999_809_9,
        676.520_368_121_885_1,
        -1_259.139_216_722_402_8,
        771.323_428_777_653_1,
        -176.615_029_162_140_6,
        12.507_343_278_686_905,
        -0.138_571_095_265_720_12,
        9.984_369_578_019_572e-6,
        1.505_632_735_149_311_6e-7,
    ];
    if x < 0.5 {
        return (std::f64::consts::PI / (std::f64::consts::PI * x).sin()).ln() - ln_gamma(1.0 - x);
    }
    let x = x - 1.0;
    let base = x + 7.5;
    let sum: f64 =
        TERMS[0] + TERMS[1..].iter().enumerate().map(|(i, term)| term / (x + i as f64 + 1.0)).sum::<f64>();
    0.5 * (2.0 * std::f64::consts::PI).ln() + (x + 0.5) * base.ln() - base + sum.ln()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// What a histogram is, put down as simply as can be.
    struct Plain {
        counts: BTreeMap<i64, u64>,
        width: f64,
    }

    impl Plain {
        fn add(&mut self, value: f64) {
            *self.counts.entry((value / self.width).round() as i64).or_default() += 1;
            while self.counts.len() > GRID {
                self.width *= 2.0;
                for (place, count) in std::mem::take(&mut self.counts) {
                    *self.counts.entry(place.div_euclid(2)).or_default() += count;
                }
            }
        }
    }

    #[test]
    fn a_histogram_counts_what_falls_on_each_place_of_its_grid() {
        let mut histogram = Histogram::default();
        let mut plain = Plain { counts: BTreeMap::new(), width: histogram.width };
        let mut number: u64 = 1;
        for spread in [40.0, 0.3, 2_000.0, 1e9] {
            for _ in 0..3_000 {
                number =
                    number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let value = ((number >> 33) as f64 / f64::from(1_u32 << 31) - 0.4) * spread;
                histogram.add(value);
                plain.add(value);
            }
            let counted = histogram.places.iter().copied().zip(histogram.counts.iter().copied());
            assert!(counted.eq(plain.counts.clone()), "{spread}");
            assert_eq!(histogram.width, plain.width);
        }
        assert_eq!(histogram.total, plain.counts.values().sum::<u64>());
        assert!(histogram.quantile(0.1) < histogram.quantile(0.5));
    }
}
