//! What is to be played: a table, its bots, how many games, and the seed that everything depends on.

use std::sync::Arc;
use std::time::Duration;

use games::AnyGame;
use games::contest::{BotName, Contest, Keep, Meeting, Position, TIME_OUT};
use games::simulate::{all_cores, game_seed};
use serde_json::Value;

use crate::run::Job;
use crate::{LabError, Seatings};

/// Some games at one table.
#[derive(Clone)]
pub struct Plan {
    pub game: &'static dyn AnyGame,
    pub setup: Value,
    pub players: u8,
    /// Each name once.
    pub bots: Vec<BotName>,
    pub seatings: Seatings,
    pub games: u64,
    pub seed: u64,
    /// Chance is drawn by purpose and count.
    pub common_dice: bool,
    /// The moment from which the games go on, if they are not dealt.
    pub from: Option<Arc<Start>>,
    pub options: RunOptions,
}

/// A moment of a game: its state, and the number of the last entry before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    pub state: Value,
    pub entry: u64,
}

/// How it is run. None of this changes the results.
#[derive(Clone, Copy, Debug)]
pub struct RunOptions {
    pub threads: usize,
    pub time_out: Duration,
    pub keep: Keep,
}

impl Default for RunOptions {
    fn default() -> RunOptions {
        RunOptions { threads: all_cores(), time_out: TIME_OUT, keep: Keep::FIGURES }
    }
}

/// More bots have so many line-ups that nobody would play them all.
const MOST_BOTS: usize = 16;

impl Plan {
    /// A line-up of bots; the last one takes the seats that are left.
    pub fn line_up(
        game: &'static dyn AnyGame,
        setup: Value,
        players: Option<u8>,
        names: &[BotName],
    ) -> Result<Plan, LabError> {
        let players = players_for(game, players, names.len());
        if names.len() > usize::from(players) {
            let problem = format!(
                "{} bots have no room on {players} seats; a tournament lets them take turns",
                names.len()
            );
            return Err(LabError::BadInput(problem));
        }
        let Some(last) = names.last() else {
            return Err(LabError::BadInput("name at least one bot".to_owned()));
        };
        let mut bots: Vec<BotName> = Vec::new();
        let mut line_up = Vec::new();
        for seat in 0..usize::from(players) {
            let name = names.get(seat).unwrap_or(last);
            let place = bots.iter().position(|known| known == name);
            line_up.push(place.unwrap_or(bots.len()));
            if place.is_none() {
                bots.push(name.clone());
            }
        }
        Ok(Plan { bots, ..Plan::new(game, setup, players, Seatings::of_one(line_up)) })
    }

    /// All bots against all.
    pub fn round_robin(
        game: &'static dyn AnyGame,
        setup: Value,
        players: Option<u8>,
        names: &[BotName],
    ) -> Result<Plan, LabError> {
        if !(2..=MOST_BOTS).contains(&names.len()) {
            return Err(LabError::BadInput(format!(
                "a tournament takes 2 to {MOST_BOTS} bots, not {}",
                names.len()
            )));
        }
        if let Some(twice) = (1..names.len()).find(|index| names[..*index].contains(&names[*index])) {
            return Err(LabError::BadInput(format!("the bot '{}' is there twice", names[twice])));
        }
        let players = players_for(game, players, names.len().min(usize::from(game.info().max_players)));
        let seatings = Seatings::round_robin(names.len(), usize::from(players));
        Ok(Plan { bots: names.to_vec(), ..Plan::new(game, setup, players, seatings) })
    }

    fn new(game: &'static dyn AnyGame, setup: Value, players: u8, seatings: Seatings) -> Plan {
        Plan {
            game,
            setup,
            players,
            bots: Vec::new(),
            seatings,
            games: 1000,
            seed: 1,
            common_dice: false,
            from: None,
            options: RunOptions::default(),
        }
    }

    /// Checks the set-up and finds the bots. A program that cannot be started is refused here, before any game.
    pub fn contest(&self) -> Result<Box<dyn Contest>, LabError> {
        let from = self.from.as_deref().map(|start| Position { state: &start.state, entry: start.entry });
        let contest = self.game.contest(&Meeting {
            time_out: self.options.time_out,
            common_dice: self.common_dice,
            from,
            ..Meeting::new(&self.setup, self.players, &self.bots)
        })?;
        drop(contest.dealer()?);
        Ok(contest)
    }

    /// The game with this number.
    pub fn job(&self, number: u64) -> Job {
        Job { contest: 0, number, seed: game_seed(self.seed, number), seating: self.seatings.of(number) }
    }
}

/// The players asked for; otherwise as many as there are bots, within the limits of the game.
fn players_for(game: &dyn AnyGame, asked: Option<u8>, bots: usize) -> u8 {
    let info = game.info();
    asked.unwrap_or_else(|| u8::try_from(bots).unwrap_or(u8::MAX).clamp(info.min_players, info.max_players))
}
