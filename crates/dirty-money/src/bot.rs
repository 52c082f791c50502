//! placeholder
use crate::{Action, DirtyMoney, Table};
use table::{Bot, Chance, Choices, ViewOf};
pub struct Novice;
impl Bot<DirtyMoney> for Novice {
    fn choose(
        &self,
        _: &Table,
        _: &ViewOf<DirtyMoney>,
        choices: &mut Choices<DirtyMoney>,
        chance: &mut Chance,
    ) -> Action {
        choices.sample(chance)
    }
}
