//! All bots against all: ratings, shares of wins, and who came in ahead of whom.

use serde::Serialize;
use table::Seat;

use crate::stats::{Estimate, share};
use crate::{BotLine, Finished, Plan, Rated, Ratings, Summary};

/// Grows game by game.
pub struct Tournament {
    ratings: Ratings,
    /// For each two bots: ahead, tied, meetings.
    duels: Vec<Vec<[u64; 3]>>,
}

/// The outcome.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// Best first.
    pub table: Vec<StandingLine>,
    pub duels: Vec<Duel>,
    pub summary: Summary,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StandingLine {
    #[serde(flatten)]
    pub rated: Rated,
    #[serde(flatten)]
    pub line: BotLine,
}

/// How often one bot came in ahead of another when they met; a tie counts half.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Duel {
    pub bot: String,
    pub against: String,
    pub meetings: u64,
    pub ahead: Estimate,
}

impl Tournament {
    pub fn new(plan: &Plan) -> Tournament {
        let bots = plan.bots.len();
        Tournament { ratings: Ratings::new(bots), duels: vec![vec![[0; 3]; bots]; bots] }
    }

    pub fn add(&mut self, finished: &Finished) {
        let places = &finished.played.standings.places;
        let seating = &finished.job.seating;
        self.ratings.add(seating.iter().enumerate().map(|(seat, bot)| (places[Seat::at(seat)], *bot)));
        for (seat, bot) in seating.iter().enumerate() {
            for (other_seat, other) in seating.iter().enumerate().filter(|(_, other)| *other != bot) {
                let (mine, theirs) = (places[Seat::at(seat)], places[Seat::at(other_seat)]);
                let [ahead, tied, meetings] = &mut self.duels[*bot][*other];
                *ahead += u64::from(mine < theirs);
                *tied += u64::from(mine == theirs);
                *meetings += 1;
            }
        }
    }

    pub fn standings(&self, plan: &Plan, summary: Summary) -> Standings {
        let rated = self.ratings.rate(plan.seed);
        let mut table: Vec<StandingLine> = Vec::new();
        for line in &summary.bots {
            let index = plan.bots.iter().position(|bot| bot.to_string() == line.bot);
            table.extend(index.map(|index| StandingLine { rated: rated[index], line: line.clone() }));
        }
        table.sort_by(|one, two| two.rated.rating.total_cmp(&one.rated.rating));
        let mut duels = Vec::new();
        for (bot, row) in self.duels.iter().enumerate() {
            for (against, [ahead, tied, meetings]) in row.iter().enumerate() {
                if *meetings > 0 {
                    duels.push(Duel {
                        bot: plan.bots[bot].to_string(),
                        against: plan.bots[against].to_string(),
                        meetings: *meetings,
                        ahead: share(*ahead as f64 + 0.5 * *tied as f64, *meetings),
                    });
                }
            }
        }
        Standings { table, duels, summary }
    }
}
