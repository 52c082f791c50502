//! The versions of the full game's rules: what each of them changed, as questions that the rules ask where they branch.
//! `games::versions` says the same in words.
//!
//! A table plays on by the version it began with, and an old record is replayed by its own. So a correction of a rule is
//! a question here and a branch where the rule is; the old branch stays.

/// The newest version of the full game.
pub(crate) const FULL: u32 = 3;
/// The Beginner's Game has had one: what has changed is about credit.
pub(crate) const BEGINNER: u32 = 1;

/// A version of the rules, as a table or a record names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesVersion(pub u32);

impl RulesVersion {
    /// Others' credit that a prisoner can use pays the debt at once, and so does whatever a deal brings under a Deposit
    /// Guarantee. Before, a prisoner could keep it and spend it.
    pub(crate) fn prisoners_pay_at_once(self) -> bool {
        self.0 >= 2
    }

    /// Out of prison leads to ring I, however it was paid. Before, what was paid in a run before help came lifted a
    /// freed prisoner higher.
    pub(crate) fn freedom_is_no_promotion(self) -> bool {
        self.0 >= 2
    }

    /// The action cards that change hands are those held before the deal. Before, who handed over last could give back
    /// what had just come.
    pub(crate) fn held_cards_change_hands(self) -> bool {
        self.0 >= 3
    }

    /// When no bank is solvent and nobody lends, every bank is asked for a card before all fall. Before, they fell
    /// without being asked.
    pub(crate) fn all_are_asked_before_all_fall(self) -> bool {
        self.0 >= 3
    }
}
