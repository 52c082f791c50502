//! A match of two searches for half of the seats each, every deal from every arrangement of the seats.

use std::time::Duration;

use cpu_time::ProcessTime;
use game_core::{Bot, Chance, Choices, Game, Log};

use crate::games::{halves, seats_of};

/// Two-sided 95 % of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// What a match is over.
pub struct Terms<'a, G: Game> {
    pub config: &'a G::Config,
    pub games: u64,
    pub seed: u64,
}

/// A side's wins and the time it took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Side {
    pub wins: f64,
    pub time: Duration,
    pub decisions: u32,
}

impl Side {
    pub fn milliseconds(&self) -> f64 {
        1000.0 * self.time.as_secs_f64() / f64::from(self.decisions.max(1))
    }
}

/// How a match ended: the first side is the one in question.
#[derive(Clone, Copy, Debug, Default)]
pub struct Met {
    pub games: u64,
    pub sides: [Side; 2],
}

impl Met {
    /// The share of all wins that the first side has, with Wilson's interval. A win that players of both sides share is
    /// shared; a game that nobody wins does not count.
    pub fn share(&self) -> (f64, f64, f64) {
        let n = (self.sides[0].wins + self.sides[1].wins).max(1.0);
        let share = self.sides[0].wins / n;
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        (share, middle - half, middle + half)
    }
}

/// Plays the match. Time is that of the process, since the machine may be busy with others.
pub fn meet<G: Game>(sides: [&dyn Bot<G>; 2], terms: &Terms<'_, G>) -> Met {
    let players = G::players(terms.config);
    let ways = halves(players);
    let mut met = Met { games: terms.games, ..Met::default() };
    let (mut log, mut choices) = (Log::off(), Choices::default());
    for number in 0..terms.games {
        let way = ways[usize::try_from(number % ways.len() as u64).unwrap_or(0)];
        let side_of: Vec<usize> = seats_of(way, players).map(usize::from).collect();
        let mut chance = Chance::fast(terms.seed + number / ways.len() as u64);
        let mut game = G::start(terms.config, &mut chance, &mut log);
        while let Some(seat) = game.awaited(terms.config).first {
            choices.clear();
            game.choices(terms.config, seat, &mut choices);
            let side = side_of[seat.number()];
            let started = ProcessTime::now();
            let view = game.view(terms.config, Some(seat));
            let action = sides[side].choose(terms.config, &view, &mut choices, &mut chance);
            met.sides[side].time += started.elapsed();
            met.sides[side].decisions += 1;
            game.apply(terms.config, seat, &action, &mut chance, &mut log);
        }
        let winners = game.score_now(terms.config).winners;
        for seat in winners.iter() {
            met.sides[side_of[seat.number()]].wins += 1.0 / winners.len() as f64;
        }
    }
    met
}
