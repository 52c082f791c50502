//! Who will win, in the eyes of bots: at the end of some turns traders play on to the end a number of times.

use games::BotError;

use crate::Effort;
use crate::course::{Course, TurnEnd};
use crate::playouts::Tally;
use crate::shape::Estimate;

/// The level that plays on.
const LEVEL: &str = "trader";

pub fn estimates(course: &Course, effort: Effort) -> Result<Vec<Estimate>, BotError> {
    let mut all: Vec<Estimate> = Vec::new();
    if effort.playouts == 0 {
        return Ok(all);
    }
    for end in spread(&course.turns, effort.estimates) {
        let tally = played_out(end, effort.playouts)?;
        let of_all = |won: f64| won / f64::from(tally.done);
        let chances = tally.wins.iter().map(|won| of_all(*won)).collect();
        let nobody = of_all(f64::from(tally.lost));
        let (games, luck) = (tally.done, luck(tally.done));
        let mut estimate =
            Estimate { turn: end.turn, entry: end.entry, games, chances, nobody, swing: 0.0, luck };
        estimate.swing =
            all.last().and_then(|before| largest_change(before, &estimate)).map_or(0.0, |(_, size)| size);
        all.push(estimate);
    }
    Ok(all)
}

/// What two shares of so many games each may differ by though nothing has changed: half of the 95 % interval of their
/// difference, where it is widest.
fn luck(games: u32) -> f64 {
    1.96 * (0.5 / f64::from(games.max(1))).sqrt()
}

/// Whose share of the games changed most from one estimate to the next, and by how much: a seat's, or nobody's.
pub fn largest_change(before: &Estimate, after: &Estimate) -> Option<(Option<usize>, f64)> {
    let seats = before.chances.iter().zip(&after.chances).enumerate();
    let of_seats = seats.map(|(seat, (then, now))| (Some(seat), (now - then).abs()));
    let changes = of_seats.chain([(None, (after.nobody - before.nobody).abs())]);
    changes.filter(|(_, size)| *size > 0.0).reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// At most so many turns, evenly over the game; the last one is always among them.
fn spread(turns: &[TurnEnd], most: usize) -> Vec<&TurnEnd> {
    let step = turns.len().div_ceil(most.max(1)).max(1);
    let mut chosen: Vec<_> = turns.iter().rev().step_by(step).take(most).collect();
    chosen.reverse();
    chosen
}

/// The seed of a game follows from its number and the entry, so that the same record is estimated in the same way.
fn played_out(end: &TurnEnd, playouts: u32) -> Result<Tally, BotError> {
    let mut tally = Tally::none(usize::from(end.position.players()));
    for number in 0..u64::from(playouts) {
        tally.add(&end.position.play_out(LEVEL, (end.entry << 16) | number)?);
    }
    Ok(tally)
}
