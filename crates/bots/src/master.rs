//! The player that searches: how long it thinks, what it thinks of each action, and which one it takes. The search
//! itself is in [`crate::search`].

use std::time::{Duration, Instant};

use game_core::{Bot, Chance, Choices, Game, ViewOf};

use crate::guide::Guide;
use crate::sealed::draw_a_share;
use crate::search::Search;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same seed gives the same choice.
    Iterations(u32),
    /// So long, whatever the machine makes of it.
    Time(Duration),
}

/// A player that searches.
#[derive(Clone, Copy, Debug)]
pub struct Master<M> {
    pub guide: M,
    pub budget: Budget,
    /// How much it explores, in units of utility.
    pub exploration: f32,
}

/// How much better than the advice something must have looked after one visit; the noise goes down with the square
/// root of the visits.
const NOISE: f32 = 0.15;

/// What the search came to think of one action.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    pub action: A,
    pub visits: u32,
    /// The mean utility to the seat that thinks.
    pub value: f32,
    /// Whether the guide advised it.
    pub is_advice: bool,
    /// Where answers are sealed: how often it should be chosen, 0 to 1. Elsewhere 0.
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
        let thoughts = self.think(config, view, chance);
        let mixed = draw_a_share(thoughts.iter().map(|thought| thought.share), chance);
        let chosen = match mixed {
            Some(drawn) => thoughts.into_iter().nth(drawn),
            None => best(thoughts),
        };
        match chosen {
            Some(thought) if choices.contain(&thought.action) => thought.action,
            _ => choices.sample(chance),
        }
    }

    /// `master:800` thinks 800 iterations, `master:50ms` so long.
    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<G>>> {
        let [word] = words else { return None };
        let budget = match word.strip_suffix("ms") {
            Some(milliseconds) => Budget::Time(Duration::from_millis(milliseconds.parse().ok()?)),
            None => Budget::Iterations(word.parse().ok().filter(|iterations| *iterations > 0)?),
        };
        Some(Box::new(Master { guide: self.guide.clone(), budget, exploration: self.exploration }))
    }
}

/// The most visited; with an advice, what looks best even when its noise is counted against it.
fn best<A>(thoughts: Vec<Thought<A>>) -> Option<Thought<A>> {
    if !thoughts.iter().any(|thought| thought.is_advice) {
        return thoughts.into_iter().max_by_key(|thought| thought.visits);
    }
    let sure = |thought: &Thought<A>| {
        let noise = if thought.is_advice { 0.0 } else { NOISE / (thought.visits.max(1) as f32).sqrt() };
        thought.value - noise
    };
    thoughts.into_iter().max_by(|one, two| sure(one).total_cmp(&sure(two)))
}

impl<M> Master<M> {
    /// Searches, and says what it thinks of each action it has tried.
    pub fn think<G: Game>(
        &self,
        config: &G::Config,
        view: &ViewOf<G>,
        chance: &mut Chance,
    ) -> Vec<Thought<G::Action>>
    where
        M: Guide<G>,
    {
        let Some(me) = view.seat else { return Vec::new() };
        let mut search = Search::new(&self.guide, self.exploration, config, me);
        let world = G::determinize(config, view, chance);
        search.take_advice(&world, chance);
        if search.is_advised() && !self.guide.is_worth_a_search(config, &world) {
            return search.thoughts();
        }
        let started = Instant::now();
        let mut iterations = 0;
        loop {
            let enough = match self.budget {
                Budget::Iterations(limit) => iterations >= limit,
                Budget::Time(limit) => iterations % 16 == 0 && started.elapsed() >= limit,
            };
            if enough {
                break;
            }
            search.iterate(G::determinize(config, view, chance), chance);
            iterations += 1;
        }
        search.thoughts()
    }
}
