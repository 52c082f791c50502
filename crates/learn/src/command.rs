//! The program of every game: rounds of self-play, training and a match, with the curves; or a match alone.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bots::{Budget, Describe, Learned, Master, Network};
use clap::{Args, Parser, Subcommand};
use game_core::{Chance, Game};

use crate::games::{Example, Play, positions};
use crate::meeting::{Terms, meet};
use crate::training::train;

/// Nodes of the hidden layer.
const HIDDEN: usize = 32;
/// One in so many positions of a game is an example: neighbours tell nearly the same.
const EVERY: u32 = 25;
/// The same in games of the search, which are dear.
const EVERY_OF_SEARCH: u32 = 5;
/// One in so many games is held out.
const HELD_OUT: u64 = 10;

/// What a game is learned by.
pub struct Course<G: Game, M> {
    pub guide: M,
    /// Where self-play is played, one after the other.
    pub tables: Vec<G::Config>,
    /// Where the match is played.
    pub table: G::Config,
    /// That of the game's master.
    pub exploration: f32,
    /// The value that is kept, as written.
    pub kept: &'static str,
}

#[derive(Parser)]
struct Line {
    #[command(subcommand)]
    task: Task,
}

/// What to do.
#[derive(Clone, Debug, Subcommand)]
pub enum Task {
    /// Learns a value from the start and writes it down
    Train {
        /// Where to
        file: PathBuf,
        #[command(flatten)]
        arguments: Arguments,
    },
    /// The value that is kept against the evaluation by hand
    Match {
        #[command(flatten)]
        arguments: Arguments,
    },
}

/// How much of it.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    #[arg(long, default_value_t = 3)]
    pub rounds: u32,
    /// Games of rollout policies in each round
    #[arg(long, default_value_t = 6000)]
    pub games: u64,
    /// Games of the search in each round but the first
    #[arg(long, default_value_t = 200)]
    pub searched: u64,
    /// Iterations of the search in these
    #[arg(long, default_value_t = 30)]
    pub short: u32,
    #[arg(long, default_value_t = 10)]
    pub epochs: u32,
    /// Games of a match
    #[arg(long, default_value_t = 200)]
    pub met: u64,
    /// Iterations of the search with the value in a match
    #[arg(long, default_value_t = 60)]
    pub iterations: u32,
    /// Those of the search with the evaluation by hand, if they are others: for equal time
    #[arg(long)]
    pub by_hand: Option<u32>,
    /// For how many visits the value of a new action's position counts
    #[arg(long, default_value_t = 0)]
    pub prior: u32,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Carries out what the command line says.
pub fn command<G: Game, M: Describe<G> + Copy + 'static>(course: &Course<G, M>) -> ExitCode {
    let done = carry_out(course, &Line::parse().task, &mut io::stdout().lock());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

/// Carries out a task and tells of it.
///
/// # Errors
/// If a file cannot be written or the kept value cannot be read.
pub fn carry_out<G: Game, M: Describe<G> + Copy + 'static>(
    course: &Course<G, M>,
    task: &Task,
    out: &mut dyn Write,
) -> io::Result<()> {
    match task {
        Task::Train { file, arguments } => Training { course, arguments, out }.all_rounds(file),
        Task::Match { arguments } => {
            let kept = Network::read(course.kept, M::FIGURES).map_err(io::Error::other)?;
            Training { course, arguments, out }.meet_by_hand(&kept, arguments.seed)
        }
    }
}

struct Training<'a, G: Game, M> {
    course: &'a Course<G, M>,
    arguments: &'a Arguments,
    out: &'a mut dyn Write,
}

impl<G: Game, M: Describe<G> + Copy + 'static> Training<'_, G, M> {
    fn all_rounds(&mut self, file: &Path) -> io::Result<()> {
        let mut chance = Chance::fast(self.arguments.seed);
        let mut network = Network::new(M::FIGURES.len(), HIDDEN, &mut chance);
        let [mut examples, mut held_out] = [Vec::new(), Vec::new()];
        for round in 0..self.arguments.rounds {
            self.play(round, &network, [&mut examples, &mut held_out]);
            // From the start again: what was learned from fewer games need not be unlearned.
            network = Network::new(M::FIGURES.len(), HIDDEN, &mut chance);
            let curve = train(&mut network, &examples, &held_out, self.arguments.epochs, &mut chance);
            write!(
                self.out,
                "round {}: {} positions, {} held out; loss {:.4} by hand",
                round + 1,
                examples.len(),
                held_out.len(),
                curve.before
            )?;
            curve.epochs.iter().try_for_each(|loss| write!(self.out, " {loss:.4}"))?;
            writeln!(self.out)?;
            self.meet_by_hand(&network, self.arguments.seed + 1000 * u64::from(round + 1))?;
        }
        let head = format!(
            "# Learned from play; see `learn::command`. A figure, its direct weight, its weights to {HIDDEN} hidden nodes.\n"
        );
        std::fs::write(file, head + &network.write(M::FIGURES))
    }

    /// Adds the positions of a round's games.
    fn play(&self, round: u32, network: &Network, [examples, held_out]: [&mut Vec<Example>; 2]) {
        let (course, arguments) = (self.course, self.arguments);
        let searched = if round == 0 { 0 } else { arguments.searched };
        let master = self.master(network, arguments.short);
        for number in 0..arguments.games + searched {
            let table = &course.tables[usize::try_from(number % course.tables.len() as u64).unwrap_or(0)];
            let seed = arguments.seed << 40 | u64::from(round) << 32 | number;
            let examples = if number % HELD_OUT == 0 { &mut *held_out } else { &mut *examples };
            match number < arguments.games {
                true => positions(&course.guide, &Play::Rollouts, table, EVERY, seed, examples),
                false => {
                    positions(&course.guide, &Play::Bot(&master), table, EVERY_OF_SEARCH, seed, examples);
                }
            }
        }
    }

    fn meet_by_hand(&mut self, network: &Network, seed: u64) -> io::Result<()> {
        let (course, arguments) = (self.course, self.arguments);
        let learned = self.master(network, arguments.iterations);
        let by_hand = Master {
            guide: course.guide,
            budget: Budget::Iterations(arguments.by_hand.unwrap_or(arguments.iterations)),
            exploration: course.exploration,
        };
        let met = meet(
            [&learned, &by_hand],
            &Terms { config: &course.table, games: arguments.met, seed: seed << 40 },
        );
        let (share, low, high) = met.share();
        writeln!(
            self.out,
            "  wins {:.1} % of {} games (95 %: {:.1} to {:.1}) against the evaluation by hand; {:.2} ms a decision against {:.2}",
            100.0 * share,
            met.games,
            100.0 * low,
            100.0 * high,
            met.sides[0].milliseconds(),
            met.sides[1].milliseconds()
        )?;
        self.out.flush()
    }

    /// The search with this value. A guide is kept as long as the program runs, so its network is as well; there are few.
    fn master(
        &self,
        network: &Network,
        iterations: u32,
    ) -> Master<Learned<M, impl Fn() -> &'static Network + Copy + Send + Sync + use<G, M>>> {
        let network: &'static Network = Box::leak(Box::new(network.clone()));
        Master {
            guide: Learned {
                guide: self.course.guide,
                network: move || network,
                prior: self.arguments.prior,
            },
            budget: Budget::Iterations(iterations),
            exploration: self.course.exploration,
        }
    }
}
