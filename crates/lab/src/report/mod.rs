//! Reports: what was found as charts and tables, in words that a reader knows. How they are drawn is the web client's
//! business, which the browser's rule lab and the files of the command line share.

mod experiments;
mod format;
mod html;
mod names;
mod spec;
mod summaries;
mod teller;

use games::{AnyGame, Language};
use serde_json::json;

use crate::stats::Estimate;
use crate::{Made, Standings, Summary};
use summaries::{Compared, table};
use teller::Teller;

pub use experiments::of_experiment;
pub use format::{interval, percent, probability, short};
pub use html::{Viewer, html};
pub use spec::{Bars, Chart, CourseLine, CoursePoint, Drawn, Group, Report, Section, SeriesEstimate, Table};

/// The report of games at one table.
pub fn of_simulation(game: &dyn AnyGame, summary: &Summary, language: Language) -> Report {
    let teller = Teller::new(game, language);
    let series = [teller.tell("games", &json!({ "games": summary.games }))];
    let compared = Compared { teller: &teller, names: &series, summaries: vec![summary] };
    Report {
        title: titled(&teller, game, &series[0]),
        language: language.tag().to_owned(),
        lead: vec![about(&teller, summary)],
        sections: sections(&compared),
        series: series.to_vec(),
        made: Vec::new(),
    }
}

/// The title of a report about this game.
fn titled(teller: &Teller, game: &dyn AnyGame, what: &str) -> String {
    teller.tell("title", &json!({ "game": teller.title(game), "what": what }))
}

/// What is told of every table.
fn sections(compared: &Compared<'_>) -> Vec<Section> {
    let mut sections = vec![compared.winners(), compared.length_and_endings()];
    sections.extend(compared.courses(&[]));
    sections.extend(compared.things());
    sections
}

/// The report of a tournament, and how it was made.
pub fn of_tournament(game: &dyn AnyGame, standings: &Standings, made: &Made, language: Language) -> Report {
    let teller = Teller::new(game, language);
    let summary = &standings.summary;
    let games = json!({ "games": summary.games });
    let series = [teller.tell("games", &games)];
    let compared = Compared { teller: &teller, names: &series, summaries: vec![summary] };
    let bot = |name: &str| names::bot(&teller, name);
    let rating = |line: &crate::StandingLine| {
        let rated = line.rated;
        let estimate = Estimate { value: rated.rating, low: rated.low, high: rated.high };
        Group { label: bot(&line.line.bot), estimates: vec![SeriesEstimate { series: 0, estimate }] }
    };
    let ratings = Chart {
        key: "ratings".to_owned(),
        title: teller.text("ratings"),
        about: teller.text("ratings_about"),
        unit: teller.chart_unit("points"),
        drawn: Drawn::Intervals { nothing: 0.0, groups: standings.table.iter().map(rating).collect() },
    };
    let duels = standings.duels.iter().map(|duel| {
        vec![bot(&duel.bot), bot(&duel.against), duel.games.to_string(), teller.percent(duel.ahead)]
    });
    let heads = teller.heads(&["bot", "against", "games", "ahead"]);
    let first = Section {
        title: teller.text("ratings"),
        charts: vec![ratings],
        tables: vec![table("duels", teller.text("duels"), heads, duels.collect())],
        ..Section::default()
    };
    let rows = made.lines().into_iter().map(|line| {
        let (what, value) = line.split_once(": ").unwrap_or(("", &line));
        vec![what.to_owned(), value.to_owned()]
    });
    let heads = teller.heads(&["what", "value"]);
    let how_it_was_made = Section {
        title: teller.text("how_made"),
        about: teller.text("again_tournament"),
        tables: vec![table("made", teller.text("run"), heads, rows.collect())],
        ..Section::default()
    };
    Report {
        title: titled(&teller, game, &teller.tell("tournament", &games)),
        language: language.tag().to_owned(),
        lead: vec![about(&teller, summary)],
        sections: std::iter::once(first).chain(sections(&compared)).chain([how_it_was_made]).collect(),
        series: series.to_vec(),
        made: made.lines(),
    }
}

fn about(teller: &Teller, summary: &Summary) -> String {
    let bots = names::line_up(teller, summary.bots.iter().map(|bot| bot.bot.as_str()));
    let key = if summary.is_whole() { "lead" } else { "lead_part" };
    let fields = json!({
        "players": summary.players, "bots": bots, "games": summary.games, "asked": summary.asked,
        "seed": summary.seed.to_string(),
    });
    format!("{} {}", teller.tell(key, &fields), teller.text("intervals"))
}
