//! The figures that are compared between variants: one of each kind for every game.

use game_core::{Seat, Words};
use games::contest::{Column, Contest, Played};
use games::{AnyGame, Language};

use crate::experiment::Figure;
use crate::stats::{Estimate, Moments};
use crate::summary::credit;

/// The unit of gauges that are 0 or 1 at each seat, so that a mean of them is a share.
const YES_OR_NO: &str = "yes or no";

/// The mean of a gauge in this unit, with the interval that fits it.
pub fn mean_of(unit: &str, values: &Moments) -> Estimate {
    if unit == YES_OR_NO { values.share_estimate() } else { values.estimate() }
}

/// The figures in the order [`of_game`] gives them.
pub fn figures(game: &dyn AnyGame, contest: &dyn Contest, endings: &[&'static str]) -> Vec<Figure> {
    let figure = |name: &str, label: &str, unit: &str, is_share| Figure {
        name: name.to_owned(),
        label: label.to_owned(),
        unit: unit.to_owned(),
        is_share,
    };
    let mut figures = vec![
        figure("rounds", "Length in rounds", "rounds", false),
        figure("decisions", "Decisions", "decisions", false),
        figure("someone_won", "Somebody won", "share of games", true),
        figure("best_score", "Score of the winner", "points", false),
        figure("mean_score", "Mean score", "points", false),
        figure("first_bot_wins", "Wins of the first bot, times its fair share", "times", false),
        figure("first_bot_score", "Score of the first bot", "points", false),
    ];
    let words = game.words();
    for ending in endings {
        let said = words.label("ending", ending);
        figures.push(figure(
            &format!("ending_{ending}"),
            &format!("Ends so: {said}"),
            "share of games",
            true,
        ));
    }
    for gauge in gauges(contest.columns()) {
        let Column { gauge, unit, .. } = gauge[0];
        let said = gauge_label(&words, gauge);
        for (what, means) in [
            ("mean", "mean over the game"),
            ("end", "at the end"),
            ("swing", "mean step from round to round"),
        ] {
            figures.push(figure(&format!("{gauge}_{what}"), &format!("{said}: {means}"), unit, false));
        }
    }
    figures
}

/// What a gauge or a computed figure is called.
pub fn gauge_label(words: &Words, gauge: &str) -> String {
    let own = words.message("gauge", gauge);
    let language = Language::find(words.messages().language()).unwrap_or(Language::ENGLISH);
    own.unwrap_or_else(|| games::translations::debrief(language).label("figure", gauge))
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
