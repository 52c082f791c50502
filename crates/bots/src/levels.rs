//! Five levels from a first game to a master, made for every game of the three players it brings.
//!
//! A level between two others plays as the stronger one and now and then as the weaker one. So a game has one scale, each
//! step of it is as wide as the share of slips makes it, and what a player at the table feels is a mistake here and there, not
//! another style.

use game_core::{Bot, Chance, Choices, Game, ViewOf};

/// A game's bots, weakest first, of its novice, its trader and its master.
#[macro_export]
macro_rules! ladder {
    ($novice:expr, $trader:expr, $master:expr) => {
        &[
            ("newcomer", &$crate::Slips { usually: $novice, slip: $crate::Careless, percent: 12 }),
            ("novice", &$novice),
            ("apprentice", &$crate::Slips { usually: $trader, slip: $novice, percent: 40 }),
            ("trader", &$trader),
            ("master", &$master),
        ]
    };
}

/// Overlooks things: any of the listed actions, which are mostly to pass or to go on, and where nothing is listed any answer
/// that the rules allow.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careless;

impl<G: Game> Bot<G> for Careless {
    fn choose(
        &self,
        _: &G::Config,
        _: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        match choices.exact.len() {
            0 => choices.sample(chance),
            listed => choices.exact[chance.index("slip", listed)].clone(),
        }
    }
}

/// Plays as one bot, and in so many of a hundred decisions as another.
#[derive(Clone, Copy, Debug)]
pub struct Slips<A, B> {
    pub usually: A,
    pub slip: B,
    pub percent: u32,
}

impl<G: Game, A: Bot<G>, B: Bot<G> + Clone + 'static> Bot<G> for Slips<A, B> {
    fn choose(
        &self,
        config: &G::Config,
        view: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        if chance.pick("slip", 100) < self.percent {
            self.slip.choose(config, view, choices, chance)
        } else {
            self.usually.choose(config, view, choices, chance)
        }
    }

    /// The temper is that of its usual play.
    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<G>>> {
        let usually = self.usually.tempered(words)?;
        Some(Box::new(Slips { usually, slip: self.slip.clone(), percent: self.percent }))
    }
}
