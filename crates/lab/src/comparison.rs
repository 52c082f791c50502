//! Variants of a game compared on the same seeds: game n of one with game n of the other. Effects come with
//! intervals, and their p-values are corrected for multiple tests (Holm).

use std::time::Duration;

use games::contest::{Column, Contest};
use serde::Serialize;

use crate::stats::{Estimate, Moments, holm};
use crate::{FinishedGame, Plan, Summary, SummaryBuilder, measures};

/// Collects games until [`ComparisonBuilder::comparison`] is asked for.
pub struct ComparisonBuilder {
    names: Vec<String>,
    endings: Vec<&'static str>,
    variants: Vec<VariantBuilder>,
    /// The game that is being collected from all variants.
    number: u64,
    collected: Vec<Option<Vec<f64>>>,
    games: u64,
}

struct VariantBuilder {
    label: String,
    columns: Vec<Column>,
    tally: SummaryBuilder,
    figures: Vec<Moments>,
    /// Against the same game of the first variant.
    differences: Vec<Moments>,
}

/// The outcome of an experiment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    pub game: &'static str,
    pub seed: u64,
    pub asked: u64,
    /// Games that every variant has played.
    pub games: u64,
    pub cpu_seconds: f64,
    /// The first is what the others are compared with.
    pub variants: Vec<Variant>,
    /// Lowest p-value first.
    pub effects: Vec<Effect>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Variant {
    pub label: String,
    pub summary: Summary,
}

/// What a variant changes about one figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    pub variant: String,
    pub figure: String,
    pub before: f64,
    pub after: f64,
    pub difference: Estimate,
    /// The difference in standard deviations of single games (the mean of both variants' variances).
    pub size: Estimate,
    pub p: f64,
    /// Corrected for all effects of this experiment.
    pub p_corrected: f64,
}

impl ComparisonBuilder {
    pub fn new(plans: &[(String, Plan)], contests: &[Box<dyn Contest>]) -> ComparisonBuilder {
        let endings = plans.first().map(|(_, plan)| plan.game.endings()).unwrap_or_default();
        let names = contests.first().map(|contest| measures::names(&**contest, &endings)).unwrap_or_default();
        let empty = vec![Moments::default(); names.len()];
        let variants = plans.iter().zip(contests).map(|((label, plan), contest)| VariantBuilder {
            label: label.clone(),
            columns: contest.columns().to_vec(),
            tally: SummaryBuilder::new(plan, &**contest),
            figures: empty.clone(),
            differences: empty.clone(),
        });
        let collected = vec![None; plans.len()];
        ComparisonBuilder { names, endings, variants: variants.collect(), number: 0, collected, games: 0 }
    }

    pub fn add(&mut self, finished: &FinishedGame) {
        let variant = finished.job.contest;
        if finished.job.number != self.number {
            self.number = finished.job.number;
            self.collected.fill(None);
        }
        let of = &mut self.variants[variant];
        of.tally.add(finished);
        self.collected[variant] =
            Some(measures::of_game(&finished.played, &finished.job.seating, &of.columns, &self.endings));
        if self.collected.iter().all(Option::is_some) {
            let games: Vec<_> = self.collected.iter_mut().filter_map(Option::take).collect();
            self.games += 1;
            self.compare(&games);
        }
    }

    fn compare(&mut self, games: &[Vec<f64>]) {
        for (variant, figures) in self.variants.iter_mut().zip(games) {
            for (index, (figure, first)) in figures.iter().zip(&games[0]).enumerate() {
                if figure.is_finite() && first.is_finite() {
                    variant.figures[index].add(*figure);
                    variant.differences[index].add(figure - first);
                }
            }
        }
    }

    pub fn comparison(&self, plans: &[(String, Plan)], cpu: Duration) -> Comparison {
        let mut effects = self.effects();
        let p_values: Vec<f64> = effects.iter().map(|effect| effect.p).collect();
        for (effect, corrected) in effects.iter_mut().zip(holm(&p_values)) {
            effect.p_corrected = corrected;
        }
        effects.sort_by(|one, two| {
            one.p_corrected
                .total_cmp(&two.p_corrected)
                .then(two.size.value.abs().total_cmp(&one.size.value.abs()))
        });
        let variants = self.variants.iter().zip(plans).map(|(variant, (_, plan))| Variant {
            label: variant.label.clone(),
            summary: variant.tally.summary(plan, Duration::ZERO),
        });
        let (game, seed, asked) =
            plans.first().map_or(("", 0, 0), |(_, plan)| (plan.game.info().id, plan.seed, plan.games));
        Comparison {
            game,
            seed,
            asked,
            games: self.games,
            cpu_seconds: cpu.as_secs_f64(),
            variants: variants.collect(),
            effects,
        }
    }

    /// Figures that never moved in any variant say nothing and are left out.
    fn effects(&self) -> Vec<Effect> {
        let mut effects = Vec::new();
        let Some((first, others)) = self.variants.split_first() else { return effects };
        for (index, figure) in self.names.iter().enumerate() {
            let before = &first.figures[index];
            let still = |variant: &VariantBuilder| {
                variant.figures[index].variance() == 0.0 && variant.differences[index].mean == 0.0
            };
            if before.count < 2 || (before.variance() == 0.0 && others.iter().all(still)) {
                continue;
            }
            for variant in others.iter().filter(|variant| variant.figures[index].count >= 2) {
                let after = &variant.figures[index];
                let differences = &variant.differences[index];
                let deviation = ((before.variance() + after.variance()) / 2.0).sqrt();
                let difference = differences.estimate();
                effects.push(Effect {
                    variant: variant.label.clone(),
                    figure: figure.clone(),
                    before: before.mean,
                    after: after.mean,
                    difference,
                    size: difference.times(if deviation > 0.0 { 1.0 / deviation } else { 0.0 }),
                    p: differences.p_value(),
                    p_corrected: 1.0,
                });
            }
        }
        effects
    }
}
