//! Ways a position can go on, compared by games that bots play from each: who wins more often, and which figures differ.

use game_core::Seat;
use games::{AnyGame, Foreseen};
use lab::stats::Moments;
use serde_json::Value;

/// Figures that say why.
const MOST_REASONS: usize = 3;

/// An action and the games played after it.
pub struct Way {
    pub action: Value,
    /// By the number of the game, which gives the same world and dice after every way; `None` where the action was not
    /// possible.
    pub games: Vec<Option<Foreseen>>,
}

/// A figure of a seat that differs beyond doubt between two ways.
pub struct Difference {
    /// The name of the gauge; `None` for the score.
    pub gauge: Option<&'static str>,
    pub unit: &'static str,
    pub one: f64,
    pub two: f64,
    /// In standard errors.
    clearness: f64,
}

impl Way {
    pub fn new(action: Value) -> Way {
        Way { action, games: Vec::new() }
    }

    /// How much more there is of something after this way than after another, over the games in which both have it.
    pub fn gain_over(&self, other: &Way, figure: impl Fn(&Foreseen) -> Option<f64>) -> Moments {
        let mut gain = Moments::default();
        let read = |game: &Option<Foreseen>| game.as_ref().and_then(&figure);
        for (mine, theirs) in self.games.iter().zip(&other.games) {
            if let (Some(mine), Some(theirs)) = (read(mine), read(theirs)) {
                gain.add(mine - theirs);
            }
        }
        gain
    }

    /// How much better this way looks than another.
    pub fn looks_better_than(&self, other: &Way, seat: Seat) -> Moments {
        self.gain_over(other, |game| Some(fared(game, seat)))
    }

    pub fn mean(&self, figure: impl Fn(&Foreseen) -> Option<f64>) -> f64 {
        let mut moments = Moments::default();
        self.games.iter().flatten().filter_map(figure).for_each(|value| moments.add(value));
        moments.mean
    }

    /// The share of games won.
    pub fn chance(&self, seat: Seat) -> f64 {
        self.mean(|game| Some(won(game, seat)))
    }
}

/// A victory, as a share if it is shared.
pub fn won(game: &Foreseen, seat: Seat) -> f64 {
    let winners = game.standings.winners;
    if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// A victory and the place: with few games places tell more than victories alone.
fn fared(game: &Foreseen, seat: Seat) -> f64 {
    let places = &game.standings.places;
    let below = places.players().max(2) - 1;
    won(game, seat) + 1.0 - f64::from(places[seat] - 1) / f64::from(below)
}

/// The seat's figures that differ beyond doubt when everybody has had a turn again, the clearest first.
pub fn differences(game: &dyn AnyGame, seat: Seat, one: &Way, two: &Way) -> Vec<Difference> {
    let read = |game: &Foreseen, gauge: &str| {
        let found = game.soon.iter().find(|read| read.gauge == gauge && read.seat == Some(seat));
        found.map(|read| read.value).filter(|value| value.is_finite())
    };
    let gauges = game.gauges().iter().filter(|gauge| gauge.by_seat);
    let mut found: Vec<Difference> = gauges
        .filter_map(|gauge| difference(Some(gauge.name), gauge.unit, one, two, |game| read(game, gauge.name)))
        .collect();
    let score = |game: &Foreseen| Some(game.standings_soon.scores[seat] as f64);
    // Where a gauge is the worth by another name, it is said once.
    let is_said =
        |worth: &Difference| found.iter().any(|said| (said.one, said.two) == (worth.one, worth.two));
    let worth = difference(None, "score", one, two, score).filter(|worth| !is_said(worth));
    found.extend(worth);
    found.sort_by(|one, two| two.clearness.total_cmp(&one.clearness));
    found.truncate(MOST_REASONS);
    found
}

/// A figure after both ways; `None` if the difference may be chance.
fn difference(
    gauge: Option<&'static str>,
    unit: &'static str,
    one: &Way,
    two: &Way,
    figure: impl Fn(&Foreseen) -> Option<f64>,
) -> Option<Difference> {
    let gain = two.gain_over(one, &figure);
    let estimate = gain.estimate();
    if gain.count < 2 || (estimate.low <= 0.0 && estimate.high >= 0.0) {
        return None;
    }
    let clearness = gain.mean.abs() / gain.standard_error().max(f64::EPSILON);
    Some(Difference { gauge, unit, one: one.mean(&figure), two: two.mean(&figure), clearness })
}
