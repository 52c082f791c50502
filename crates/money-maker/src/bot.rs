//! The Novice.
use table::{Bot, Chance, Choices, Game, ViewOf};
use crate::action::Action;
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;
impl<G: Game<Action = Action>> Bot<G> for Novice {
    fn choose(&self, _: &G::Table, _: &ViewOf<G>, choices: &mut Choices<G>, chance: &mut Chance) -> Action { choices.sample(chance) }
}
