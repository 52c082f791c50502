//! The bot that searches: its budget, its estimate of each action, and the choice. The search itself is in
//! [`crate::search`].

use std::time::{Duration, Instant};

use game_core::{Bot, Chance, Choices, Game, ViewOf};

use crate::guide::Guide;
use crate::sealed::draw_weighted;
use crate::search::Search;

/// How long to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: the same seed gives the same choice.
    Iterations(u32),
    /// A duration, from being asked to the answer: the choice depends on the speed of the machine.
    Time(Duration),
}

/// A bot that searches.
#[derive(Clone, Copy, Debug)]
pub struct Master<M> {
    pub guide: M,
    pub budget: Budget,
    /// The exploration constant, in units of utility.
    pub exploration: f32,
}

/// How much better than the advice an action must look after one visit; this noise falls with the square root of the
/// visits.
const NOISE: f32 = 0.15;

/// The result of the search for one action.
#[derive(Clone, Debug)]
pub struct ActionEstimate<A> {
    pub action: A,
    pub visits: u32,
    /// The mean utility to the seat that searches.
    pub value: f32,
    /// Whether the guide advised it.
    pub is_advice: bool,
    /// For simultaneous decisions: the probability with which to play it. Otherwise 0.
    pub share: f32,
}

impl<M> Master<M> {
    pub const fn new(guide: M, budget: Budget) -> Master<M> {
        Master { guide, budget, exploration: 0.7 }
    }
}

impl<G: Game, M: Guide<G> + Clone + 'static> Bot<G> for Master<M> {
    fn choose(
        &self,
        config: &G::Config,
        view: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        if choices.forms.is_empty() && choices.exact.len() == 1 {
            return choices.exact[0].clone();
        }
        let estimates = self.search(config, view, chance);
        let mixed = draw_weighted(estimates.iter().map(|estimate| estimate.share), chance);
        let chosen = match mixed {
            Some(drawn) => estimates.into_iter().nth(drawn),
            None => best(estimates),
        };
        match chosen {
            Some(estimate) if choices.contain(&estimate.action) => estimate.action,
            _ => choices.sample(chance),
        }
    }

    /// `master:800` searches 800 iterations, `master:50ms` for 50 milliseconds.
    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<G>>> {
        let [word] = words else { return None };
        let budget = match word.strip_suffix("ms") {
            Some(milliseconds) => Budget::Time(Duration::from_millis(milliseconds.parse().ok()?)),
            None => Budget::Iterations(word.parse().ok().filter(|iterations| *iterations > 0)?),
        };
        Some(Box::new(Master { guide: self.guide.clone(), budget, exploration: self.exploration }))
    }
}

/// The most visited action; if there is advice, the best lower bound, the advice counting without noise.
fn best<A>(estimates: Vec<ActionEstimate<A>>) -> Option<ActionEstimate<A>> {
    if !estimates.iter().any(|estimate| estimate.is_advice) {
        return estimates.into_iter().max_by_key(|estimate| estimate.visits);
    }
    let sure = |estimate: &ActionEstimate<A>| {
        let noise = if estimate.is_advice { 0.0 } else { NOISE / (estimate.visits.max(1) as f32).sqrt() };
        estimate.value - noise
    };
    estimates.into_iter().max_by(|one, two| sure(one).total_cmp(&sure(two)))
}

impl<M> Master<M> {
    /// Searches, and returns an estimate of each action it has tried.
    pub fn search<G: Game>(
        &self,
        config: &G::Config,
        view: &ViewOf<G>,
        chance: &mut Chance,
    ) -> Vec<ActionEstimate<G::Action>>
    where
        M: Guide<G>,
    {
        let Some(me) = view.seat else { return Vec::new() };
        let (most, deadline) = match self.budget {
            Budget::Iterations(most) => (most, None),
            Budget::Time(limit) => (u32::MAX, Some(Instant::now() + limit)),
        };
        let mut search = Search::new(&self.guide, self.exploration, config, me, deadline);
        let world = G::determinize(config, view, chance);
        search.take_advice(&world, chance);
        if search.is_advised() && !self.guide.is_worth_a_search(config, &world, me) {
            return search.estimates();
        }
        for _ in 0..most {
            if search.is_late() {
                break;
            }
            search.iterate(G::determinize(config, view, chance), chance);
        }
        search.estimates()
    }
}
