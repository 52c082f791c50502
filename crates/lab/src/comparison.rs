//! Variants of a game compared on the same seeds: game n of one with game n of the other. Effects come with
//! intervals, and their p-values are corrected for multiple tests (Holm).

use games::contest::{Column, Contest};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::experiment::{Experiment, Figure, FigureLine};
use crate::stats::{Estimate, Histogram, Moments, PairedShares, holm, share};
use crate::{FinishedGame, LabError, Plan, Summary, SummaryBuilder, measures};

/// Whether a target is reached is looked at after every so many games, and not before there were so many: an interval
/// from a few games is itself uncertain.
const BETWEEN_LOOKS: u64 = 50;

/// Collects the games of an experiment.
pub(crate) struct Comparison {
    figures: Vec<Figure>,
    endings: Vec<&'static str>,
    variants: Vec<Tally>,
    games: u64,
    /// The place of the primary figure.
    primary: Option<usize>,
    target: Option<f64>,
}

struct Tally {
    name: String,
    columns: Vec<Column>,
    summary: SummaryBuilder,
    figures: Vec<FigureTally>,
}

#[derive(Clone, Default)]
struct FigureTally {
    values: Moments,
    histogram: Histogram,
    /// The games that have this figure in the first variant too.
    paired: Moments,
    first: Moments,
    differences: Moments,
    shares: PairedShares,
}

/// What a variant changes about one figure.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Effect {
    pub variant: String,
    pub figure: String,
    pub is_primary: bool,
    /// The mean of the first variant in the games that both have.
    pub before: f64,
    pub after: f64,
    /// Paired by seed. Student's interval for means, Newcombe's for shares.
    pub difference: Estimate,
    /// The difference in standard deviations of single games (the mean of both variants' variances).
    pub size: Estimate,
    /// Of the t-test for means, of McNemar's exact test for shares.
    pub p: f64,
    /// Corrected for all distinct figures of this experiment; the primary figure is corrected for its variants alone.
    pub p_corrected: f64,
    /// The figure before this one that moves in step with it in every variant. Both are one test.
    pub same_as: Option<String>,
}

impl Comparison {
    pub fn new(
        experiment: &Experiment,
        plans: &[(String, Plan)],
        contests: &[Box<dyn Contest>],
    ) -> Result<Comparison, LabError> {
        let Some(((_, plan), contest)) = plans.first().zip(contests.first()) else {
            return Err(LabError::BadInput("there is no variant".to_owned()));
        };
        let endings = plan.game.endings();
        let figures = measures::figures(plan.game, &**contest, &endings);
        let place = |name: &String| {
            let known = figures.iter().position(|figure| figure.name == *name);
            known.ok_or_else(|| unknown(name, &figures))
        };
        let primary = experiment.primary.as_ref().map(place).transpose()?;
        let tally = |((name, plan), contest): (&(String, Plan), &dyn Contest)| Tally {
            name: name.clone(),
            columns: contest.columns().to_vec(),
            summary: SummaryBuilder::new(plan, contest),
            figures: vec![FigureTally::default(); figures.len()],
        };
        let variants = plans.iter().zip(contests.iter().map(AsRef::as_ref)).map(tally).collect();
        Ok(Comparison { figures, endings, variants, games: 0, primary, target: experiment.target })
    }

    /// Games that every variant has played.
    pub fn games(&self) -> u64 {
        self.games
    }

    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// Adds the games of one number, one of each variant.
    pub fn add(&mut self, games: &[FinishedGame]) {
        self.games += 1;
        let measured: Vec<_> = games
            .iter()
            .zip(&self.variants)
            .map(|(game, variant)| {
                measures::of_game(&game.played, &game.job.seating, &variant.columns, &self.endings)
            })
            .collect();
        for ((variant, game), values) in self.variants.iter_mut().zip(games).zip(&measured) {
            variant.summary.add(game);
            for ((tally, value), first) in variant.figures.iter_mut().zip(values).zip(&measured[0]) {
                tally.add(*value, *first);
            }
        }
    }

    /// The figures and the summary of each variant.
    pub fn variants(&self, plans: &[(String, Plan)]) -> Vec<(Vec<FigureLine>, Summary)> {
        let lines = |variant: &Tally| {
            let all = self.figures.iter().zip(&variant.figures);
            all.filter(|(_, tally)| tally.values.count > 0)
                .map(|(figure, tally)| tally.line(figure))
                .collect()
        };
        let of_plan =
            |(variant, (_, plan)): (&Tally, &(String, Plan))| (lines(variant), variant.summary.summary(plan));
        self.variants.iter().zip(plans).map(of_plan).collect()
    }

    /// Whether the interval of the primary figure is as narrow as asked for. The same games give the same answer, however
    /// they were played.
    pub fn has_reached_target(&self) -> bool {
        let (Some(target), Some(primary)) = (self.target, self.primary) else { return false };
        if self.games == 0 || !self.games.is_multiple_of(BETWEEN_LOOKS) {
            return false;
        }
        let is_share = self.figures[primary].is_share;
        let narrow = |estimate: Estimate| (estimate.high - estimate.low) / 2.0 <= target;
        match self.variants.as_slice() {
            [only] => {
                only.figures[primary].values.count >= 2
                    && narrow(only.figures[primary].mean(&self.figures[primary]))
            }
            [_, others @ ..] => others.iter().all(|variant| {
                let tally = &variant.figures[primary];
                tally.differences.count >= 2 && narrow(tally.difference(is_share))
            }),
            [] => false,
        }
    }

    /// The primary figure first, then the most certain. Figures that never moved in any variant say nothing and are left
    /// out.
    pub fn effects(&self) -> Vec<Effect> {
        let mut effects = Vec::new();
        let Some((_, others)) = self.variants.split_first() else { return effects };
        let mut distinct: Vec<usize> = Vec::new();
        for (index, figure) in self.figures.iter().enumerate() {
            let tallies = || others.iter().map(|variant| &variant.figures[index]);
            let is_still = |tally: &FigureTally| {
                tally.first.variance() == 0.0
                    && tally.paired.variance() == 0.0
                    && tally.differences.mean == 0.0
            };
            if tallies().all(|tally| tally.paired.count < 2 || is_still(tally)) {
                continue;
            }
            let same = distinct.iter().find(|other| self.moves_in_step(index, **other));
            let same_as = same.map(|other| self.figures[*other].name.clone());
            if same_as.is_none() {
                distinct.push(index);
            }
            let is_primary = self.primary == Some(index);
            for variant in others.iter().filter(|variant| variant.figures[index].paired.count >= 2) {
                let tally = &variant.figures[index];
                effects.push(Effect {
                    variant: variant.name.clone(),
                    is_primary,
                    same_as: same_as.clone(),
                    ..tally.effect(figure)
                });
            }
        }
        correct(&mut effects);
        effects.sort_by(|one, two| {
            two.is_primary
                .cmp(&one.is_primary)
                .then(one.p_corrected.total_cmp(&two.p_corrected))
                .then(two.size.value.abs().total_cmp(&one.size.value.abs()))
        });
        effects
    }

    /// Whether one figure is the other in another unit, as far as these games show: then it is no test of its own.
    fn moves_in_step(&self, one: usize, two: usize) -> bool {
        let near = |one: f64, two: f64| (one - two).abs() <= 1e-9 * one.abs().max(two.abs()).max(1e-9);
        self.variants.iter().skip(1).all(|variant| {
            let (one, two) = (&variant.figures[one], &variant.figures[two]);
            one.paired.count == two.paired.count
                && near(one.size().value.abs(), two.size().value.abs())
                && near(
                    one.differences.mean * two.differences.deviation(),
                    two.differences.mean * one.differences.deviation(),
                )
        })
    }
}

/// Holm over the primary figure's variants, and over all that are distinct. What moves in step has the same p-value.
fn correct(effects: &mut [Effect]) {
    for is_primary in [true, false] {
        let places: Vec<usize> = (0..effects.len())
            .filter(|place| effects[*place].is_primary == is_primary && effects[*place].same_as.is_none())
            .collect();
        let p_values: Vec<f64> = places.iter().map(|place| effects[*place].p).collect();
        for (place, corrected) in places.into_iter().zip(holm(&p_values)) {
            effects[place].p_corrected = corrected;
        }
    }
    for place in 0..effects.len() {
        if let Some(same) = &effects[place].same_as {
            let same = effects
                .iter()
                .find(|other| other.figure == *same && other.variant == effects[place].variant)
                .map(|other| other.p_corrected);
            effects[place].p_corrected = same.unwrap_or(1.0).max(effects[place].p);
        }
    }
}

fn unknown(name: &str, figures: &[Figure]) -> LabError {
    let known: Vec<_> = figures.iter().map(|figure| figure.name.as_str()).collect();
    LabError::unknown("figure", name, &known)
}

impl FigureTally {
    fn add(&mut self, value: f64, first: f64) {
        if !value.is_finite() {
            return;
        }
        self.values.add(value);
        self.histogram.add(value);
        if first.is_finite() {
            self.paired.add(value);
            self.first.add(first);
            self.differences.add(value - first);
            self.shares.add(first > 0.5, value > 0.5);
        }
    }

    fn mean(&self, figure: &Figure) -> Estimate {
        if figure.is_share {
            share((self.values.mean * self.values.count as f64).round(), self.values.count)
        } else {
            measures::mean_of(&figure.unit, &self.values)
        }
    }

    fn difference(&self, is_share: bool) -> Estimate {
        if is_share { self.shares.difference() } else { self.differences.estimate() }
    }

    fn size(&self) -> Estimate {
        let deviation = self.deviation();
        self.differences.estimate().times(if deviation > 0.0 { 1.0 / deviation } else { 0.0 })
    }

    /// Of single games, in both variants.
    fn deviation(&self) -> f64 {
        ((self.first.variance() + self.paired.variance()) / 2.0).sqrt()
    }

    fn line(&self, figure: &Figure) -> FigureLine {
        FigureLine {
            figure: figure.name.clone(),
            games: self.values.count,
            mean: self.mean(figure),
            deviation: self.values.deviation(),
            quantiles: [0.1, 0.5, 0.9].map(|part| self.histogram.quantile(part)),
        }
    }

    fn effect(&self, figure: &Figure) -> Effect {
        let difference = self.difference(figure.is_share);
        let deviation = self.deviation();
        Effect {
            variant: String::new(),
            figure: figure.name.clone(),
            is_primary: false,
            before: self.first.mean,
            after: self.paired.mean,
            difference,
            size: difference.times(if deviation > 0.0 { 1.0 / deviation } else { 0.0 }),
            p: if figure.is_share { self.shares.p_value() } else { self.differences.p_value() },
            p_corrected: 1.0,
            same_as: None,
        }
    }
}
