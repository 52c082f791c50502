//! A player that is a program. It gets what its seat sees and may do, and nothing else; it keeps no memory, since
//! views have perfect recall. The types make cheating impossible.

use crate::{Chance, Choices, Game, ViewOf};

/// Chooses for one seat. `choices` are that seat's and never empty; the table is public knowledge.
pub trait Bot<G: Game>: Send + Sync {
    fn choose(
        &self,
        table: &G::Table,
        view: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action;

    /// The same player with another temper, in words of its own (`careful`, `daring+selfish`, a number of
    /// iterations); `None` if it does not know one of the words.
    fn tempered(&self, _words: &[&str]) -> Option<Box<dyn Bot<G>>> {
        None
    }
}

/// Uniform over exact actions and forms, then the form's own sampler.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(
        &self,
        _: &G::Table,
        _: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        choices.sample(chance)
    }
}
