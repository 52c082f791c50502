//! Random rollouts, the inner loop of every planner: copy a position, play it to its end by chance, note the
//! scores. Log and audit are off, as in simulation and search.

use game_core::{BySeat, Chance, Choices, Game, Log};

/// What a number of rollouts came to.
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

/// Plays one rollout from `position`, which stays as it was.
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
