//! The figures that are compared between variants: one of each kind for every game.

use game_core::Seat;
use games::contest::{Column, Contest, Played};

use crate::summary::credit;

/// The names of the figures, in the order [`of_game`] gives them. Only what all variants measure is compared.
pub fn names(contest: &dyn Contest, endings: &[&'static str]) -> Vec<String> {
    let mut names: Vec<String> = [
        "rounds",
        "decisions",
        "someone_won",
        "best_score",
        "mean_score",
        "first_bot_wins",
        "first_bot_score",
    ]
    .map(str::to_owned)
    .to_vec();
    names.extend(endings.iter().map(|ending| format!("ending_{ending}")));
    for gauge in gauges(contest.columns()) {
        names.extend(["mean", "end", "swing"].map(|what| format!("{}_{what}", gauge[0].gauge)));
    }
    names
}

/// The figures of one game; NaN where there is none.
pub fn of_game(played: &Played, seating: &[usize], columns: &[Column], endings: &[&'static str]) -> Vec<f64> {
    let standings = &played.standings;
    let scores: Vec<f64> = standings.scores.values().map(|score| *score as f64).collect();
    let yes = |is: bool| if is { 1.0 } else { 0.0 };
    let mut figures = vec![
        f64::from(played.rounds),
        played.decisions as f64,
        yes(!standings.winners.is_empty()),
        best_score(played),
        mean(&scores),
    ];
    figures.extend(of_first_bot(played, seating));
    figures.extend(endings.iter().map(|ending| yes(*ending == played.ending)));
    let mut first = 0;
    for gauge in gauges(columns) {
        let of_round = |turn: &games::contest::Turn| mean(&turn.values[first..first + gauge.len()]);
        let course: Vec<f64> = played.turns.iter().map(of_round).filter(|value| value.is_finite()).collect();
        figures.extend([mean(&course), course.last().copied().unwrap_or(f64::NAN), swing(&course)]);
        first += gauge.len();
    }
    figures
}

/// Wins of the first bot of the line-up against a fair share, and its score; nothing if all seats are its own.
fn of_first_bot(played: &Played, seating: &[usize]) -> [f64; 2] {
    let seats: Vec<_> = (0..seating.len()).filter(|seat| seating[*seat] == 0).map(Seat::at).collect();
    if seats.is_empty() || seats.len() == seating.len() {
        return [f64::NAN; 2];
    }
    let wins: f64 = seats.iter().map(|seat| credit(played, *seat)).sum();
    let scores: Vec<f64> = seats.iter().map(|seat| played.standings.scores[*seat] as f64).collect();
    [wins * seating.len() as f64 / seats.len() as f64, mean(&scores)]
}

/// The highest score at the table.
pub fn best_score(played: &Played) -> f64 {
    let standings = &played.standings;
    let winners = standings.winners.iter().map(|seat: Seat| standings.scores[seat]);
    winners.max().or_else(|| standings.scores.values().copied().max()).unwrap_or(0) as f64
}

/// The columns of each gauge: one, or one for every seat.
fn gauges(columns: &[Column]) -> impl Iterator<Item = &[Column]> {
    columns.chunk_by(|one, two| one.gauge == two.gauge)
}

fn mean(values: &[f64]) -> f64 {
    let known: Vec<f64> = values.iter().copied().filter(|value| value.is_finite()).collect();
    if known.is_empty() { f64::NAN } else { known.iter().sum::<f64>() / known.len() as f64 }
}

/// How much a gauge moved within the game: the mean absolute step from one round to the next.
fn swing(course: &[f64]) -> f64 {
    let steps: Vec<f64> = course.windows(2).map(|pair| (pair[1] - pair[0]).abs()).collect();
    mean(&steps)
}
