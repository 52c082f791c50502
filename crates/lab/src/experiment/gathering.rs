//! Makes the result of an experiment from its games, which come in the order of their numbers, wherever they were played.

use std::ops::ControlFlow;
use std::time::Duration;

use games::contest::Contest;

use super::{Ended, Experiment, ExperimentResult, Setting, VariantResult};
use crate::comparison::Comparison;
use crate::faults::FaultLog;
use crate::{FinishedGame, Job, LabError, Made, Outliers, Plan, RunOptions};

/// The variants of an experiment, ready to be played.
pub(super) struct Variants {
    pub plans: Vec<(String, Plan)>,
    pub contests: Vec<Box<dyn Contest>>,
}

impl Variants {
    pub fn of(experiment: &Experiment, options: RunOptions) -> Result<Variants, LabError> {
        let plans: Vec<_> =
            experiment.plans()?.into_iter().map(|(name, plan)| (name, Plan { options, ..plan })).collect();
        let contests = plans.iter().map(|(_, plan)| plan.contest()).collect::<Result<_, _>>()?;
        Ok(Variants { plans, contests })
    }

    /// The job with this index: games of one number, one of each variant, follow each other.
    pub fn job(&self, index: u64) -> Job {
        let variants = self.plans.len() as u64;
        let contest = (index % variants) as usize;
        Job { contest, ..self.plans[contest].1.job(index / variants) }
    }
}

/// The games that have come in so far.
pub(super) struct Gathering<'a> {
    experiment: &'a Experiment,
    plans: Vec<(String, Plan)>,
    settings: Vec<Setting>,
    comparison: Comparison,
    faults: Vec<FaultLog>,
    outliers: Outliers,
    /// Games of the number that is not yet complete.
    waiting: Vec<FinishedGame>,
}

impl<'a> Gathering<'a> {
    /// Nothing yet, of these variants.
    pub fn new(experiment: &'a Experiment, variants: &Variants) -> Result<Gathering<'a>, LabError> {
        let Variants { plans, contests } = variants;
        let comparison = Comparison::new(experiment, plans, contests)?;
        let settings = plans.iter().map(|(_, plan)| Setting::of(plan)).collect::<Result<Vec<_>, _>>()?;
        let faults = plans.iter().map(|(_, plan)| FaultLog::new(&plan.bots)).collect();
        let (plans, outliers, waiting) = (plans.clone(), Outliers::default(), Vec::new());
        Ok(Gathering { experiment, plans, settings, comparison, faults, outliers, waiting })
    }

    /// Takes the next game; breaks when no more are needed.
    pub fn add(
        &mut self,
        finished: FinishedGame,
        most_faults: u64,
        each: &mut dyn FnMut(&[FinishedGame]) -> Result<(), LabError>,
        done: &dyn Fn(u64, u64),
    ) -> Result<ControlFlow<()>, LabError> {
        // After a stop a game may be missing before others that were finished. What follows it is left out, in all
        // variants: the result is of the first so many games, and so can be had again.
        if finished.job.number != self.comparison.games() {
            return Ok(ControlFlow::Continue(()));
        }
        self.waiting.push(finished);
        if self.waiting.len() < self.plans.len() {
            return Ok(ControlFlow::Continue(()));
        }
        for (game, faults) in self.waiting.iter().zip(&mut self.faults) {
            faults.add(game, most_faults)?;
        }
        self.comparison.add(&self.waiting);
        each(&self.waiting)?;
        self.waiting.drain(..).for_each(|mut game| self.outliers.add(&mut game));
        done(self.comparison.games(), self.experiment.games);
        let enough = self.comparison.has_reached_target();
        Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    /// What all games say together, and those that stand out.
    pub fn finish(self, cpu: Duration) -> Result<(ExperimentResult, Outliers), LabError> {
        let Gathering { experiment, plans, settings, comparison, faults, outliers, .. } = self;
        let ended = match comparison.games() {
            games if games == experiment.games => Ended::AllPlayed,
            _ if comparison.has_reached_target() => Ended::TargetReached,
            _ => Ended::Stopped,
        };
        let asked = experiment.games;
        // Whoever repeats a run that was stopped wants its numbers, not those of more games.
        let games = if ended == Ended::Stopped { comparison.games().max(1) } else { asked };
        let experiment = Experiment { games, ..experiment.clone() };
        let plans: Vec<_> = plans.into_iter().map(|(name, plan)| (name, Plan { games, ..plan })).collect();
        let tallied = comparison.variants(&plans).into_iter().zip(settings).zip(faults).zip(&plans);
        let variants = tallied
            .enumerate()
            .map(|(place, ((((figures, summary), setting), faults), (name, _)))| {
                let (outliers, faults) = (outliers.of_variant(place), faults.lines());
                VariantResult { name: name.clone(), setting, figures, summary, outliers, faults }
            })
            .collect();
        let result = ExperimentResult {
            command: experiment.command(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: plans.first().map_or(0, |(_, plan)| plan.game.info().rules),
            games: comparison.games(),
            asked,
            ended,
            figures: comparison.figures().to_vec(),
            variants,
            effects: comparison.effects(),
            made: Made::of(&experiment.command(), &plans)?,
            experiment,
            cpu_seconds: cpu.as_secs_f64(),
        };
        Ok((result, outliers))
    }
}
