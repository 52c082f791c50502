//! Thousands of games stepped at once on every core. Arrays are the caller's and are written in place; the interpreter is
//! let go meanwhile, and no object is made for a step.

use std::sync::Arc;

use game_core::{Chance, Seat, Standings};
use games::simulate::game_seed;
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::environments::{Space, refused};
use crate::space::AnySpace;
use crate::table::AnyTable;

/// What a finished game is worth to each seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reward {
    /// 1 for the first place to -1 for the last; seats that share places share what they are worth. If nobody has won, -1
    /// for all.
    Place,
    /// The score.
    Score,
}

impl Reward {
    pub fn parse(name: &str) -> PyResult<Reward> {
        match name {
            "place" => Ok(Reward::Place),
            "score" => Ok(Reward::Score),
            other => Err(refused(format!("rewards are by 'place' or by 'score', not by '{other}'"))),
        }
    }

    pub fn of(self, standings: &Standings, seat: Seat) -> f32 {
        match self {
            Reward::Score => standings.scores[seat] as f32,
            Reward::Place if standings.winners.is_empty() => -1.0,
            Reward::Place => {
                let place = standings.places[seat];
                let sharing = standings.places.values().filter(|other| **other == place).count() as f32;
                let below = standings.places.values().count().max(2) as f32 - 1.0;
                let mean_place = f32::from(place) + (sharing - 1.0) / 2.0;
                1.0 - 2.0 * (mean_place - 1.0) / below
            }
        }
    }
}

/// The rewards of a finished game, for one table in Python.
#[pyfunction]
pub fn rewards(places: Vec<u8>, scores: Vec<i64>, winners: Vec<u8>, reward: &str) -> PyResult<Vec<f32>> {
    let reward = Reward::parse(reward)?;
    let players = places.len() as u8;
    let standings = Standings {
        places: game_core::BySeat::from_fn(players, |seat| places[seat.number()]),
        scores: game_core::BySeat::from_fn(players, |seat| scores[seat.number()]),
        winners: winners.into_iter().filter_map(Seat::new).collect(),
    };
    Ok((0..usize::from(players)).map(|seat| reward.of(&standings, Seat::at(seat))).collect())
}

struct Game {
    table: Box<dyn AnyTable>,
    seed: u64,
    episode: u64,
    steps: u32,
    policy: Chance,
}

impl Game {
    fn new(space: &Arc<dyn AnySpace>, seed: u64) -> Game {
        let table = space.clone().table(game_seed(seed, 0));
        Game { table, seed, episode: 0, steps: 0, policy: Chance::fast(!seed) }
    }

    fn next_episode(&mut self) {
        self.episode += 1;
        self.steps = 0;
        self.table.reset(game_seed(self.seed, self.episode));
    }
}

/// Many games of one kind.
#[pyclass(module = "counting_house._native")]
pub struct Batch {
    space: Arc<dyn AnySpace>,
    games: Vec<Game>,
    pool: ThreadPool,
    reward: Reward,
    most_steps: u32,
}

/// The place of one game in the arrays.
struct Row<'a> {
    game: &'a mut Game,
    observation: &'a mut [f32],
    mask: &'a mut [i8],
    seat: &'a mut i8,
}

impl Row<'_> {
    fn show(self) {
        let Row { game, observation, mask, seat } = self;
        let to_act = game.table.seat().unwrap_or(0);
        *seat = to_act as i8;
        game.table.observe(to_act, observation);
        game.table.mask(mask);
    }
}

/// Done: the game goes on, it has ended, it was cut off.
const GOES_ON: u8 = 0;
const ENDED: u8 = 1;
const CUT_OFF: u8 = 2;

/// A slice of the right length, or an error that says which.
fn checked<'s, T, E>(slice: Result<&'s mut [T], E>, name: &str, len: usize) -> PyResult<&'s mut [T]> {
    let slice = slice.map_err(|_| refused(format!("{name} must be contiguous")))?;
    match slice.len() == len {
        true => Ok(slice),
        false => Err(refused(format!("{name} must have {len} numbers, not {}", slice.len()))),
    }
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        space: &Space,
        games: usize,
        seed: u64,
        reward: &str,
        most_steps: u32,
        threads: usize,
    ) -> PyResult<Batch> {
        let reward = Reward::parse(reward)?;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(refused)?;
        let space = space.inner.clone();
        let games = pool.install(|| {
            let seeds = (0..games as u64).into_par_iter().map(|number| game_seed(seed, number));
            seeds.map(|seed| Game::new(&space, seed)).collect()
        });
        Ok(Batch { space, games, pool, reward, most_steps })
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    /// Writes what the seats to act see and may choose.
    fn show(
        &mut self,
        py: Python<'_>,
        mut observations: PyReadwriteArray2<'_, f32>,
        mut masks: PyReadwriteArray2<'_, i8>,
        mut seats: PyReadwriteArray1<'_, i8>,
    ) -> PyResult<()> {
        let (count, size, actions) =
            (self.games.len(), self.space.observation_size(), self.space.action_size());
        let observations = checked(observations.as_slice_mut(), "observations", count * size)?;
        let masks = checked(masks.as_slice_mut(), "masks", count * actions)?;
        let seats = checked(seats.as_slice_mut(), "seats", count)?;
        let (games, pool) = (&mut self.games, &self.pool);
        py.detach(|| {
            pool.install(|| {
                let rows = games
                    .par_iter_mut()
                    .zip(observations.par_chunks_mut(size))
                    .zip(masks.par_chunks_mut(actions))
                    .zip(seats);
                rows.for_each(|(((game, observation), mask), seat)| {
                    Row { game, observation, mask, seat }.show();
                });
            });
        });
        Ok(())
    }

    /// Takes one choice in every game and writes what comes of it. A game that is over is dealt anew at once: `done` and
    /// `rewards` tell of the old one, all else of the new one. If a choice is not legal nothing is done in any game.
    #[expect(clippy::too_many_arguments, reason = "every array is the caller's")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut observations: PyReadwriteArray2<'_, f32>,
        mut masks: PyReadwriteArray2<'_, i8>,
        mut seats: PyReadwriteArray1<'_, i8>,
        mut rewards: PyReadwriteArray2<'_, f32>,
        mut done: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let count = self.games.len();
        let (size, indices, players) =
            (self.space.observation_size(), self.space.action_size(), self.space.players());
        let actions = actions.as_slice()?;
        if actions.len() != count {
            return Err(refused(format!("there are {count} games, not {}", actions.len())));
        }
        let observations = checked(observations.as_slice_mut(), "observations", count * size)?;
        let masks = checked(masks.as_slice_mut(), "masks", count * indices)?;
        let seats = checked(seats.as_slice_mut(), "seats", count)?;
        let rewards = checked(rewards.as_slice_mut(), "rewards", count * players)?;
        let done = checked(done.as_slice_mut(), "done", count)?;
        let (games, pool, reward, most_steps) = (&mut self.games, &self.pool, self.reward, self.most_steps);
        let illegal = py.detach(|| {
            pool.install(|| {
                let allowed = |game: &Game, action: i64| {
                    usize::try_from(action).is_ok_and(|index| game.table.allows(index))
                };
                let illegal =
                    games.par_iter().zip(actions).position_first(|(game, action)| !allowed(game, *action));
                if illegal.is_some() {
                    return illegal;
                }
                games
                    .par_iter_mut()
                    .zip(actions)
                    .zip(observations.par_chunks_mut(size))
                    .zip(masks.par_chunks_mut(indices))
                    .zip(seats)
                    .zip(rewards.par_chunks_mut(players))
                    .zip(done)
                    .for_each(|((((((game, action), observation), mask), seat), rewards), done)| {
                        // Looked at above.
                        let _ = game.table.step(*action as usize);
                        game.steps += 1;
                        rewards.fill(0.0);
                        *done = GOES_ON;
                        let over = game.table.seat().is_none();
                        if over || game.steps >= most_steps {
                            *done = if over { ENDED } else { CUT_OFF };
                            let standings = game.table.standings();
                            for (seat, worth) in rewards.iter_mut().enumerate() {
                                *worth = reward.of(&standings, Seat::at(seat));
                            }
                            game.next_episode();
                        }
                        Row { game, observation, mask, seat }.show();
                    });
                None
            })
        });
        match illegal {
            None => Ok(()),
            Some(game) => {
                let index = actions[game];
                let told =
                    usize::try_from(index).map_or_else(|_| index.to_string(), |i| self.space.describe(i));
                Err(refused(format!(
                    "game {game}: {told} ({index}) is not among the choices now; nothing was done"
                )))
            }
        }
    }

    /// One of its choices for every game, evenly; each game draws from numbers of its own.
    fn random_actions(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = checked(actions.as_slice_mut(), "actions", self.games.len())?;
        let (games, pool) = (&mut self.games, &self.pool);
        py.detach(|| {
            pool.install(|| {
                games.par_iter_mut().zip(actions).for_each(|(game, action)| {
                    let place = game.policy.index("choice", game.table.choices());
                    *action = game.table.choice(place) as i64;
                });
            });
        });
        Ok(())
    }

    /// What a bot of this level would choose in every game, or the choice nearest to it.
    fn bot_actions(
        &mut self,
        py: Python<'_>,
        level: &str,
        mut actions: PyReadwriteArray1<'_, i64>,
    ) -> PyResult<()> {
        let actions = checked(actions.as_slice_mut(), "actions", self.games.len())?;
        let (games, pool) = (&mut self.games, &self.pool);
        let answered: Result<(), String> = py.detach(|| {
            pool.install(|| {
                games.par_iter_mut().zip(actions).try_for_each(|(game, action)| {
                    let seed = game_seed(game.seed ^ game.episode, u64::from(game.steps));
                    let (index, _) = game.table.bot_choice(level, seed)?;
                    *action = index as i64;
                    Ok(())
                })
            })
        });
        answered.map_err(refused)
    }
}
