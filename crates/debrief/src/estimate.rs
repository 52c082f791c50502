//! Who will win, in the eyes of bots: at the end of some turns traders play on to the end a number of times.

use games::BotError;

use crate::Effort;
use crate::course::{Course, TurnEnd};
use crate::shape::Estimate;

/// The level that plays on.
const LEVEL: &str = "trader";

pub fn estimates(course: &Course, effort: Effort) -> Result<Vec<Estimate>, BotError> {
    let mut all: Vec<Estimate> = Vec::new();
    if effort.playouts == 0 {
        return Ok(all);
    }
    for end in spread(&course.turns, effort.estimates) {
        let chances = chances(end, effort.playouts)?;
        let swing = all.last().map_or(0.0, |before| {
            let changes = before.chances.iter().zip(&chances).map(|(then, now)| (now - then).abs());
            changes.fold(0.0, f64::max)
        });
        all.push(Estimate { turn: end.turn, entry: end.entry, chances, swing });
    }
    Ok(all)
}

/// At most so many turns, evenly over the game; the last one is always among them.
fn spread(turns: &[TurnEnd], most: usize) -> Vec<&TurnEnd> {
    let step = turns.len().div_ceil(most.max(1)).max(1);
    let mut chosen: Vec<_> = turns.iter().rev().step_by(step).take(most).collect();
    chosen.reverse();
    chosen
}

/// The seed of a game follows from its number and the entry, so that the same record is estimated in the same way.
fn chances(end: &TurnEnd, playouts: u32) -> Result<Vec<f64>, BotError> {
    let mut won = vec![0.0; usize::from(end.position.players())];
    for number in 0..u64::from(playouts) {
        let standings = end.position.play_out(LEVEL, (end.entry << 16) | number)?;
        let share = 1.0 / standings.winners.len().max(1) as f64;
        standings.winners.iter().for_each(|seat| won[seat.number()] += share);
    }
    Ok(won.into_iter().map(|won| won / f64::from(playouts)).collect())
}
