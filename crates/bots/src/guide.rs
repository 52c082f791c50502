//! What a game adds to the search: candidate actions, a rollout policy and an evaluation.

use game_core::{BySeat, Chance, Choices, Game, Seat, SeatSet};

/// Knowledge of one game that the search uses. Every method has a default that needs none.
pub trait Guide<G: Game>: Send + Sync {
    /// A candidate answer to a form; such actions are too many to list. It is called at every visit of a node, so one
    /// at a time is enough: the search widens slowly. The action must be legal in `state`.
    fn answer_form(
        &self,
        _table: &G::Config,
        _state: &G,
        _seat: Seat,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        if choices.forms.is_empty() {
            return None;
        }
        let form = chance.index("form", choices.forms.len());
        Some(choices.sample_form(form, chance))
    }

    /// Removes exact choices that are not worth searching; at least one must stay.
    fn prune(&self, _table: &G::Config, _state: &G, _seat: Seat, _choices: &mut Choices<G>) {}

    /// The action a good player would take without searching. The search starts from it and departs from it only for
    /// an action that is better by more than the noise.
    fn advice(
        &self,
        _table: &G::Config,
        _state: &G,
        _seat: Seat,
        _choices: &mut Choices<G>,
        _chance: &mut Chance,
    ) -> Option<G::Action> {
        None
    }

    /// Whether searching beats the advice in this position for this seat. If not, the advice is taken at once.
    fn is_worth_a_search(&self, _table: &G::Config, _state: &G, _seat: Seat) -> bool {
        true
    }

    /// The seats that decide simultaneously and hidden from each other, including those that have answered already
    /// and may change their answer. If there are several, the search mixes its answers instead of looking for a
    /// single best one. What one of them may do must not depend on what another has answered.
    fn sealed(&self, _table: &G::Config, _state: &G) -> SeatSet {
        SeatSet::NONE
    }

    /// The visits a node needs before its children are added. Until then everyone plays as in a rollout, which with
    /// few iterations is closer to real play than trying every action once.
    fn expand_after(&self) -> u32 {
        0
    }

    /// The rollout policy.
    fn go_on(
        &self,
        _table: &G::Config,
        _state: &G,
        _seat: Seat,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        choices.sample(chance)
    }

    /// The number of decisions after which a rollout is cut off and evaluated.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// Whether a rollout may stop here: nothing is pending and chance comes next. Stopping here avoids the noise of
    /// dice whose average the evaluation knows.
    fn is_quiet(&self, _table: &G::Config, _state: &G) -> bool {
        false
    }

    /// The value of a position to each seat, 0 to 1. It must be exact when the game is over.
    fn evaluate(&self, config: &G::Config, state: &G) -> BySeat<f32> {
        place_utilities(config, state)
    }

    /// The same as `viewer` knows the position, the seat that searches.
    fn evaluate_seen_by(&self, config: &G::Config, state: &G, _viewer: Seat) -> BySeat<f32> {
        self.evaluate(config, state)
    }

    /// How many visits the value of the position after an untried action counts for, before anything is played from
    /// there. 0 does not value it.
    fn prior(&self) -> u32 {
        0
    }
}

/// Uses no knowledge of the game: random rollouts to the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomGuide;

impl<G: Game> Guide<G> for RandomGuide {}

/// A win shared by n is worth 1/n. The rest depends on the place, so that a lost game is still played for second
/// place.
pub fn place_utilities<G: Game>(config: &G::Config, state: &G) -> BySeat<f32> {
    let standings = state.score_now(config);
    let players = G::players(config);
    let below = f32::from(players.max(2) - 1);
    BySeat::from_fn(players, |seat| {
        if standings.winners.has(seat) {
            return 0.2 + 0.8 / standings.winners.len() as f32;
        }
        0.2 * (1.0 - f32::from(standings.places[seat] - 1) / below)
    })
}
