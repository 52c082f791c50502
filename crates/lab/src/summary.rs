//! Statistics of games at one table: length, endings, winners, gauges round by round.

use std::collections::BTreeMap;

use game_core::{Seat, SeatSet};
use games::contest::{Contest, Faults, Played};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::final_readings::{FinalReadingLine, FinalReadings};
use crate::stats::{Estimate, Histogram, Moments, share};
use crate::{FinishedGame, Plan};

/// Collects statistics game by game without keeping the games.
pub struct SummaryBuilder {
    bots: Vec<BotTally>,
    seats: Vec<SeatTally>,
    /// The index into `things` for each thing of the contest.
    kinds: Vec<usize>,
    things: Vec<ThingTally>,
    /// Who acted on what in the game being added.
    acted_on: Vec<SeatSet>,
    rounds: BTreeMap<u32, u64>,
    endings: BTreeMap<&'static str, u64>,
    length: Moments,
    length_histogram: Histogram,
    games: u64,
    decisions: u64,
    without_winner: u64,
    gauges: Vec<GaugeTally>,
    ends: FinalReadings,
}

#[derive(Default)]
struct BotTally {
    name: String,
    games: u64,
    seats: u64,
    won: u64,
    credit: f64,
    fair: f64,
    places: Moments,
    scores: Moments,
    faults: Faults,
}

#[derive(Default)]
struct SeatTally {
    won: u64,
    shared: u64,
    credit: f64,
    places: Moments,
    scores: Moments,
}

#[derive(Default)]
struct ThingTally {
    name: String,
    games: u64,
    seats: u64,
    credit: f64,
    fair: f64,
}

struct GaugeTally {
    name: &'static str,
    unit: &'static str,
    /// Its columns: one, or one for each seat.
    columns: std::ops::Range<usize>,
    /// By the number of the round; those without a reading have none.
    rounds: Vec<(Moments, Histogram)>,
}

impl SummaryBuilder {
    pub fn new(plan: &Plan, contest: &dyn Contest) -> SummaryBuilder {
        let mut gauges: Vec<GaugeTally> = Vec::new();
        for (index, column) in contest.columns().iter().enumerate() {
            match gauges.last_mut() {
                Some(last) if last.name == column.gauge => last.columns.end = index + 1,
                _ => gauges.push(GaugeTally {
                    name: column.gauge,
                    unit: column.unit,
                    columns: index..index + 1,
                    rounds: Vec::new(),
                }),
            }
        }
        let bot = |name: &games::contest::BotName| BotTally { name: name.to_string(), ..BotTally::default() };
        let mut things: Vec<ThingTally> = Vec::new();
        let mut kinds = Vec::new();
        for name in contest.things() {
            let known = things.iter().position(|thing| thing.name == *name);
            kinds.push(known.unwrap_or(things.len()));
            if known.is_none() {
                things.push(ThingTally { name: name.clone(), ..ThingTally::default() });
            }
        }
        SummaryBuilder {
            bots: plan.bots.iter().map(bot).collect(),
            seats: (0..plan.players).map(|_| SeatTally::default()).collect(),
            kinds,
            acted_on: vec![SeatSet::NONE; things.len()],
            things,
            rounds: BTreeMap::new(),
            endings: BTreeMap::new(),
            length: Moments::default(),
            length_histogram: Histogram::default(),
            games: 0,
            decisions: 0,
            without_winner: 0,
            gauges,
            ends: FinalReadings::new(contest.columns(), plan.bots.len()),
        }
    }

    pub fn add(&mut self, finished: &FinishedGame) {
        let played = &finished.played;
        self.games += 1;
        self.decisions += played.decisions;
        *self.rounds.entry(played.rounds).or_default() += 1;
        *self.endings.entry(played.ending).or_default() += 1;
        self.length.add(f64::from(played.rounds));
        self.length_histogram.add(f64::from(played.rounds));
        self.without_winner += u64::from(played.standings.winners.is_empty());
        self.add_seats(played);
        self.add_bots(played, &finished.job.seating);
        self.add_gauges(played);
        self.add_things(played);
        self.ends.add(played, &finished.job.seating);
    }

    /// Cards of one name are counted together, a seat once however many of them it has acted on.
    fn add_things(&mut self, played: &Played) {
        self.acted_on.fill(SeatSet::NONE);
        for (thing, seats) in &played.acted_on {
            let kind = self.kinds[*thing];
            self.acted_on[kind] = self.acted_on[kind].or(*seats);
        }
        let players = self.seats.len() as f64;
        for (tally, seats) in
            self.things.iter_mut().zip(&self.acted_on).filter(|(_, seats)| !seats.is_empty())
        {
            tally.games += 1;
            tally.seats += seats.len() as u64;
            tally.fair += seats.len() as f64 / players;
            tally.credit += seats.iter().map(|seat| credit(played, seat)).sum::<f64>();
        }
    }

    fn add_seats(&mut self, played: &Played) {
        let winners = played.standings.winners;
        for (number, tally) in self.seats.iter_mut().enumerate() {
            let seat = Seat::at(number);
            if winners.has(seat) {
                *(if winners.len() == 1 { &mut tally.won } else { &mut tally.shared }) += 1;
            }
            tally.credit += credit(played, seat);
            tally.places.add(f64::from(played.standings.places[seat]));
            tally.scores.add(played.standings.scores[seat] as f64);
        }
    }

    /// A game counts once for a bot, on however many seats it sat: its seats do not win independently.
    fn add_bots(&mut self, played: &Played, seating: &[usize]) {
        for (index, tally) in self.bots.iter_mut().enumerate() {
            let at: SeatSet =
                (0..seating.len()).filter(|seat| seating[*seat] == index).map(Seat::at).collect();
            if at.is_empty() {
                continue;
            }
            let standings = &played.standings;
            let seats = at.len() as f64;
            tally.games += 1;
            tally.seats += at.len() as u64;
            tally.won += u64::from(!standings.winners.and(at).is_empty());
            tally.fair += seats / seating.len() as f64;
            tally.credit += at.iter().map(|seat| credit(played, seat)).sum::<f64>();
            tally.places.add(at.iter().map(|seat| f64::from(standings.places[seat])).sum::<f64>() / seats);
            tally.scores.add(at.iter().map(|seat| standings.scores[seat] as f64).sum::<f64>() / seats);
            for seat in at.iter() {
                tally.faults.add(&played.faults[seat]);
            }
        }
    }

    fn add_gauges(&mut self, played: &Played) {
        for tally in &mut self.gauges {
            for turn in &played.turns {
                let round = turn.round as usize;
                if tally.rounds.len() <= round {
                    tally.rounds.resize_with(round + 1, Default::default);
                }
                let (moments, histogram) = &mut tally.rounds[round];
                for value in turn.values[tally.columns.clone()].iter().filter(|value| value.is_finite()) {
                    moments.add(*value);
                    histogram.add(*value);
                }
            }
        }
    }

    pub fn summary(&self, plan: &Plan) -> Summary {
        Summary {
            game: plan.game.info().id,
            players: plan.players,
            seed: plan.seed,
            asked: plan.games,
            games: self.games,
            decisions: self.decisions,
            length: self.length.estimate(),
            length_quantiles: [0.1, 0.5, 0.9].map(|part| self.length_histogram.quantile(part)),
            rounds: self.rounds.clone(),
            endings: self.endings.clone(),
            ending_shares: self
                .endings
                .iter()
                .map(|(ending, count)| (*ending, share(*count as f64, self.games)))
                .collect(),
            without_winner: share(self.without_winner as f64, self.games),
            standings: self
                .seats
                .iter()
                .enumerate()
                .map(|(seat, tally)| tally.line(seat, self.games))
                .collect(),
            bots: self.bots.iter().filter(|bot| bot.games > 0).map(BotTally::line).collect(),
            gauges: self.gauges.iter().map(GaugeTally::line).collect(),
            ends: self.ends.lines(),
            things: self.things.iter().filter(|thing| thing.seats > 0).map(ThingTally::line).collect(),
        }
    }
}

/// The part of a win that a seat gets: 1/n if n seats won together.
pub fn credit(played: &Played, seat: Seat) -> f64 {
    let winners = played.standings.winners;
    if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// The statistics as they are printed and written.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Summary {
    pub game: &'static str,
    pub players: u8,
    pub seed: u64,
    /// Games asked for; fewer were played if the run was interrupted.
    pub asked: u64,
    pub games: u64,
    pub decisions: u64,
    pub length: Estimate,
    /// A tenth of the games is shorter than the first, half than the second, nine tenths than the third.
    pub length_quantiles: [f64; 3],
    pub rounds: BTreeMap<u32, u64>,
    pub endings: BTreeMap<&'static str, u64>,
    pub ending_shares: BTreeMap<&'static str, Estimate>,
    pub without_winner: Estimate,
    pub standings: Vec<SeatLine>,
    pub bots: Vec<BotLine>,
    pub gauges: Vec<GaugeLine>,
    /// What each gauge read when games were over.
    pub ends: Vec<FinalReadingLine>,
    pub things: Vec<ThingLine>,
}

impl Summary {
    pub fn is_whole(&self) -> bool {
        self.games == self.asked
    }
}

/// The results of one seat, whichever bot sat there.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct SeatLine {
    pub seat: usize,
    /// Games won alone.
    pub won: u64,
    /// Games won together with others.
    pub shared: u64,
    pub mean_place: f64,
    pub mean_score: f64,
    /// Share of all wins; a win shared by n counts 1/n.
    pub wins: Estimate,
    pub place: Estimate,
    pub score: Estimate,
}

/// The results of one bot on all its seats.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct BotLine {
    pub bot: String,
    pub games: u64,
    pub seats: u64,
    /// Share of its games that a seat of it won, alone or with others.
    pub won: Estimate,
    /// Share of the wins of its games; a win shared by n counts 1/n.
    pub wins: Estimate,
    /// The same divided by its share of the seats: 1 is average. `None` for a bot that had all seats.
    pub times_fair: Option<Estimate>,
    pub place: Estimate,
    pub score: Estimate,
    #[ts(type = "{ timed_out: number, crashed: number, illegal: number }")]
    pub faults: Faults,
}

/// A gauge round by round; figures of single seats are taken together.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct GaugeLine {
    pub gauge: &'static str,
    pub unit: &'static str,
    pub rounds: Vec<RoundLine>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct RoundLine {
    pub round: u32,
    pub readings: u64,
    pub mean: f64,
    pub deviation: f64,
    /// Nine tenths of the readings are above the first, half above the second, a tenth above the third.
    pub quantiles: [f64; 3],
}

/// The results of seats that acted on a thing of the deck, or had it as their role.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ThingLine {
    pub thing: String,
    /// Games in which any seat did.
    pub games: u64,
    pub seats: u64,
    /// Games those seats won; a win shared by n counts 1/n.
    pub won: f64,
    /// The same for each of those seats.
    pub win_rate: f64,
    pub times_fair: Estimate,
}

impl SeatTally {
    fn line(&self, seat: usize, games: u64) -> SeatLine {
        SeatLine {
            seat,
            won: self.won,
            shared: self.shared,
            mean_place: self.places.mean,
            mean_score: self.scores.mean,
            wins: share(self.credit, games),
            place: self.places.estimate(),
            score: self.scores.estimate(),
        }
    }
}

impl BotTally {
    fn line(&self) -> BotLine {
        let wins = share(self.credit, self.games);
        BotLine {
            bot: self.name.clone(),
            games: self.games,
            seats: self.seats,
            won: share(self.won as f64, self.games),
            wins,
            times_fair: (self.fair < self.games as f64).then(|| wins.times(self.games as f64 / self.fair)),
            place: self.places.estimate(),
            score: self.scores.estimate(),
            faults: self.faults,
        }
    }
}

impl ThingTally {
    fn line(&self) -> ThingLine {
        let times_fair = share(self.credit, self.games).times(self.games as f64 / self.fair);
        ThingLine {
            thing: self.name.clone(),
            games: self.games,
            seats: self.seats,
            won: self.credit,
            win_rate: self.credit / self.seats.max(1) as f64,
            times_fair,
        }
    }
}

impl GaugeTally {
    fn line(&self) -> GaugeLine {
        let line = |(round, (moments, histogram)): (usize, &(Moments, Histogram))| RoundLine {
            round: round as u32,
            readings: moments.count,
            mean: moments.mean,
            deviation: moments.deviation(),
            quantiles: [0.1, 0.5, 0.9].map(|part| histogram.quantile(part)),
        };
        let read = self.rounds.iter().enumerate().filter(|(_, (moments, _))| moments.count > 0);
        GaugeLine { gauge: self.name, unit: self.unit, rounds: read.map(line).collect() }
    }
}
