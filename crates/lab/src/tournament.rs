//! All bots against all: ratings, shares of wins, and who came in ahead of whom.

use std::cmp::Ordering;

use game_core::Seat;
use serde::Serialize;

use crate::experiment::Setting;
use crate::stats::{Estimate, share};
use crate::{BotLine, Experiment, FinishedGame, LabError, Plan, Rating, Ratings, Summary};

/// Collects the results of a tournament.
pub struct Tournament {
    ratings: Ratings,
    duels: Vec<Vec<HeadToHead>>,
}

/// Two bots in the games they both played. A game counts once, on however many seats they sat: the share of their
/// pairings in which the one came in ahead, a tie counting half.
#[derive(Clone, Copy, Debug, Default)]
struct HeadToHead {
    games: u64,
    ahead: f64,
}

/// The outcome.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// A command line that gives the same numbers.
    pub command: String,
    /// The version of the program that made it.
    pub version: String,
    pub setting: Setting,
    /// Best first.
    pub table: Vec<StandingLine>,
    pub duels: Vec<Duel>,
    pub summary: Summary,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StandingLine {
    #[serde(flatten)]
    pub rated: Rating,
    #[serde(flatten)]
    pub line: BotLine,
}

/// How often one bot came in ahead of another when they met; a tie counts half.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Duel {
    pub bot: String,
    pub against: String,
    pub games: u64,
    pub ahead: Estimate,
}

impl Tournament {
    pub fn new(plan: &Plan) -> Tournament {
        let bots = plan.bots.len();
        Tournament { ratings: Ratings::new(bots), duels: vec![vec![HeadToHead::default(); bots]; bots] }
    }

    pub fn add(&mut self, finished: &FinishedGame) {
        let places = &finished.played.standings.places;
        let seating = &finished.job.seating;
        self.ratings.add(seating.iter().enumerate().map(|(seat, bot)| (places[Seat::at(seat)], *bot)));
        for (bot, row) in self.duels.iter_mut().enumerate() {
            for (other, record) in row.iter_mut().enumerate().filter(|(other, _)| *other != bot) {
                let mut met = 0.0;
                let mut ahead = 0.0;
                for mine in seats_of(seating, bot) {
                    for theirs in seats_of(seating, other) {
                        met += 1.0;
                        ahead += match places[mine].cmp(&places[theirs]) {
                            Ordering::Less => 1.0,
                            Ordering::Equal => 0.5,
                            Ordering::Greater => 0.0,
                        };
                    }
                }
                if met > 0.0 {
                    record.games += 1;
                    record.ahead += ahead / met;
                }
            }
        }
    }

    pub fn standings(&self, plan: &Plan, summary: Summary) -> Result<Standings, LabError> {
        let rated = self.ratings.rate(plan.seed);
        let mut table: Vec<StandingLine> = Vec::new();
        for line in &summary.bots {
            let index = plan.bots.iter().position(|bot| bot.to_string() == line.bot);
            table.extend(index.map(|index| StandingLine { rated: rated[index], line: line.clone() }));
        }
        table.sort_by(|one, two| two.rated.rating.total_cmp(&one.rated.rating));
        let mut duels = Vec::new();
        for (bot, row) in self.duels.iter().enumerate() {
            for (against, record) in row.iter().enumerate() {
                if record.games > 0 {
                    duels.push(Duel {
                        bot: plan.bots[bot].to_string(),
                        against: plan.bots[against].to_string(),
                        games: record.games,
                        ahead: share(record.ahead, record.games),
                    });
                }
            }
        }
        let setting = Setting::of(plan)?;
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Ok(Standings { command: Tournament::command(plan), version, setting, table, duels, summary })
    }

    /// A command line that gives the same numbers: what is asked for is what an experiment would ask for.
    pub fn command(plan: &Plan) -> String {
        let asked = Experiment {
            players: Some(plan.players),
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            set: plan.setup.as_object().cloned().unwrap_or_default(),
            games: plan.games,
            seed: plan.seed,
            ..Experiment::new(plan.game.info().id)
        };
        asked.written_for("tournament")
    }
}

fn seats_of(seating: &[usize], bot: usize) -> impl Iterator<Item = Seat> {
    seating.iter().enumerate().filter(move |(_, other)| **other == bot).map(|(seat, _)| Seat::at(seat))
}
