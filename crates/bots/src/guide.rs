//! What a game adds to the search: candidates, a player for the rollouts, and an evaluation.

use game_core::{BySeat, Chance, Choices, Game, Seat, SeatSet};

/// The knowledge of one game that the search leans on. Every method has a default that works without any.
pub trait Guide<G: Game>: Send + Sync {
    /// Actions worth a thought that are not listed exactly: answers to forms. Called anew at every visit of a
    /// node, so a few at a time are enough; the search widens slowly. They must be legal in `state`.
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
        let form = chance.pick("form", choices.forms.len() as u32) as usize;
        Some(choices.sample_form(form, chance))
    }

    /// Takes what is not worth a thought off the exact choices; at least one choice must be left.
    fn prune(&self, _table: &G::Config, _state: &G, _seat: Seat, _choices: &mut Choices<G>) {}

    /// What a good player would do without searching. The search starts from it, and departs from it only for
    /// something better by more than the noise.
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

    /// Whether searching beats the advice here; where it does not, the advice is taken at once.
    fn is_worth_a_search(&self, _table: &G::Config, _state: &G) -> bool {
        true
    }

    /// Who answers now, hidden from each other and all at once: those included who have answered already and may
    /// think again. Where these are several, the search mixes its answers instead of looking for a single best one.
    /// What one of them may do must not depend on what another has answered.
    fn sealed(&self, _table: &G::Config, _state: &G) -> SeatSet {
        SeatSet::NONE
    }

    /// How often a node is visited before those that follow it are told apart. Until then everyone goes on as in a
    /// rollout: with few iterations that is nearer to how they play than trying everything once.
    fn expand_after(&self) -> u32 {
        0
    }

    /// How a player would go on in a rollout.
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

    /// How many decisions a rollout takes before it is cut off and evaluated.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// Whether a rollout may stop here: nothing is in the air, and chance comes next. Stopping there spares the
    /// noise of dice that the evaluation knows how to average.
    fn is_quiet(&self, _table: &G::Config, _state: &G) -> bool {
        false
    }

    /// What a position is worth to each seat, 0 to 1. At the end it must be exact.
    fn evaluate(&self, config: &G::Config, state: &G) -> BySeat<f32> {
        place_utilities(config, state)
    }
}

/// Knows nothing of the game: random rollouts to the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomGuide;

impl<G: Game> Guide<G> for RandomGuide {}

/// A win shared by n is worth 1/n; what is left to gain below a win comes from the place, so that a lost game is
/// still played for second.
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
