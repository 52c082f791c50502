//! Random rollouts, the inner loop of every search: copy a position, play it randomly to its end, add the scores. Log
//! and audit are off, as in simulation and search.

use game_core::{BySeat, Chance, Choices, Game, Log};

/// The sums of a number of rollouts.
#[derive(Clone, Debug)]
pub struct Tally {
    pub rollouts: u64,
    pub decisions: u64,
    pub scores: BySeat<i64>,
}

impl Tally {
    pub fn new(players: u8) -> Tally {
        Tally { rollouts: 0, decisions: 0, scores: BySeat::all(players, 0) }
    }
}

/// Plays one rollout from `position`, which is not changed.
pub fn roll_out<G: Game>(
    config: &G::Config,
    position: &G,
    choices: &mut Choices<G>,
    chance: &mut Chance,
    tally: &mut Tally,
) {
    let mut state = position.clone();
    let mut log = Log::off();
    while let Some(seat) = state.awaited(config).first {
        choices.clear();
        state.choices(config, seat, choices);
        let action = choices.sample(chance);
        state.apply(config, seat, &action, chance, &mut log);
        tally.decisions += 1;
    }
    let standings = state.score_now(config);
    for (seat, score) in standings.scores.iter() {
        tally.scores[seat] += score;
    }
    tally.rollouts += 1;
}
