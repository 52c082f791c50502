//! Reports: what was found as charts and tables, in words that a reader knows. How they are drawn is the web client's
//! business, which the browser's rule lab and the files of the command line share.

mod experiments;
mod format;
mod html;
mod names;
mod spec;
mod summaries;

use games::AnyGame;

use crate::stats::Estimate;
use crate::{Made, Standings, Summary};
use summaries::{Compared, table};

pub use experiments::of_experiment;
pub use format::{interval, percent, probability, short};
pub use html::{Viewer, html};
pub use spec::{Bars, Chart, CourseLine, CoursePoint, Drawn, Group, Report, Section, SeriesEstimate, Table};

/// The report of games at one table.
pub fn of_simulation(game: &dyn AnyGame, summary: &Summary) -> Report {
    let words = game.words();
    let series = [format!("{} games", summary.games)];
    let compared = Compared { words: &words, names: &series, summaries: vec![summary] };
    Report {
        title: format!("{}: {}", game.info().title, series[0]),
        lead: vec![about(summary)],
        sections: sections(&compared),
        series: series.to_vec(),
        made: Vec::new(),
    }
}

/// What is told of every table.
fn sections(compared: &Compared<'_>) -> Vec<Section> {
    let mut sections = vec![compared.winners(), compared.length_and_endings()];
    sections.extend(compared.courses(&[]));
    sections.extend(compared.things());
    sections
}

/// The report of a tournament, and how it was made.
pub fn of_tournament(game: &dyn AnyGame, standings: &Standings, made: &Made) -> Report {
    let words = game.words();
    let summary = &standings.summary;
    let series = [format!("{} games", summary.games)];
    let compared = Compared { words: &words, names: &series, summaries: vec![summary] };
    let rating = |line: &crate::StandingLine| {
        let rated = line.rated;
        let estimate = Estimate { value: rated.rating, low: rated.low, high: rated.high };
        Group { label: names::bot(&line.line.bot), estimates: vec![SeriesEstimate { series: 0, estimate }] }
    };
    let ratings = Chart {
        key: "ratings".to_owned(),
        title: "Ratings".to_owned(),
        about: "Plackett–Luce strengths with 95 % intervals from resampled games; 400 points are a factor of ten."
            .to_owned(),
        unit: "points".to_owned(),
        drawn: Drawn::Intervals { nothing: 0.0, groups: standings.table.iter().map(rating).collect() },
    };
    let duels = standings.duels.iter().map(|duel| {
        vec![names::bot(&duel.bot), names::bot(&duel.against), duel.games.to_string(), percent(duel.ahead)]
    });
    let first = Section {
        title: "Ratings".to_owned(),
        charts: vec![ratings],
        tables: vec![table(
            "duels",
            "Who came in ahead of whom",
            &["Bot", "Against", "Games", "Ahead"],
            duels.collect(),
        )],
        ..Section::default()
    };
    let rows = made.lines().into_iter().map(|line| {
        let (what, value) = line.split_once(": ").unwrap_or(("", &line));
        vec![what.to_owned(), value.to_owned()]
    });
    let how_it_was_made = Section {
        title: "How this was made".to_owned(),
        about: "The same command gives the same numbers on every machine.".to_owned(),
        tables: vec![table("made", "The run", &["What", "Value"], rows.collect())],
        ..Section::default()
    };
    Report {
        title: format!("{}: a tournament of {} games", game.info().title, summary.games),
        lead: vec![about(summary)],
        sections: std::iter::once(first).chain(sections(&compared)).chain([how_it_was_made]).collect(),
        series: series.to_vec(),
        made: made.lines(),
    }
}

fn about(summary: &Summary) -> String {
    let bots = names::line_up(summary.bots.iter().map(|bot| bot.bot.as_str()));
    let part = if summary.is_whole() { String::new() } else { format!(" of {} asked for", summary.asked) };
    format!(
        "{} players ({bots}), {} games{part}, seed {}. Intervals are 95 %.",
        summary.players, summary.games, summary.seed
    )
}
