//! Reports as one self-contained HTML page: style and charts are inline, for the light and the dark theme.

mod svg;

use game_core::Words;
use games::AnyGame;

use crate::stats::Estimate;
use crate::{Comparison, Standings, Summary, ThingLine};
use svg::{band, columns, escape, intervals};

pub use svg::short;

const STYLE: &str = include_str!("page.css");

/// Effects of one variant, or cards, shown as a chart; the table below it has them all.
const CHARTED: usize = 20;

/// The report of a simulation.
pub fn of_simulation(game: &dyn AnyGame, summary: &Summary) -> String {
    let mut page = Page::new(&format!("{}: {} games", game.info().title, summary.games));
    page.note(&about(summary));
    page.simulation(&game.words(), summary);
    page.finish()
}

/// The report of a tournament.
pub fn of_tournament(game: &dyn AnyGame, standings: &Standings) -> String {
    let summary = &standings.summary;
    let mut page = Page::new(&format!("{}: a tournament of {} games", game.info().title, summary.games));
    page.note(&about(summary));
    page.heading("Ratings");
    let rows: Vec<_> = standings
        .table
        .iter()
        .map(|line| {
            let rated = line.rated;
            (line.line.bot.clone(), Estimate { value: rated.rating, low: rated.low, high: rated.high })
        })
        .collect();
    let caption =
        "Plackett–Luce strengths with 95 % intervals from resampled games; 400 points are a factor of ten.";
    page.chart("Rating", caption, &intervals("Rating", &rows, 0.0));
    page.heading("Who came in ahead of whom");
    let rows = standings.duels.iter().map(|duel| {
        vec![duel.bot.clone(), duel.against.clone(), duel.games.to_string(), percent(duel.ahead)]
    });
    page.table(&["Bot", "Against", "Games", "Ahead"], rows);
    page.simulation(&game.words(), summary);
    page.finish()
}

/// The report of an experiment.
pub fn of_comparison(game: &dyn AnyGame, comparison: &Comparison) -> String {
    let mut page = Page::new(&format!("{}: an experiment", game.info().title));
    page.note(&format!(
        "{} of {} games of each variant, all on the same seeds (seed {}). Everything is compared with {}.",
        comparison.games,
        comparison.asked,
        comparison.seed,
        comparison.variants.first().map_or("", |variant| variant.label.as_str())
    ));
    page.heading("Effects");
    page.note(
        "Differences in standard deviations of single games, with 95 % intervals; the most certain first.",
    );
    page.open_charts();
    for variant in comparison.variants.iter().skip(1) {
        let of_variant = comparison.effects.iter().filter(|effect| effect.variant == variant.label);
        let rows: Vec<_> =
            of_variant.take(CHARTED).map(|effect| (effect.figure.clone(), effect.size)).collect();
        page.chart(&variant.label, "Effect sizes.", &intervals(&variant.label, &rows, 0.0));
    }
    page.close_charts();
    let rows = comparison.effects.iter().map(|effect| {
        vec![
            effect.variant.clone(),
            effect.figure.clone(),
            short(effect.before),
            short(effect.after),
            interval(effect.difference),
            interval(effect.size),
            probability(effect.p_corrected),
        ]
    });
    page.table(&["Variant", "Figure", "Before", "After", "Difference", "Size", "p (Holm)"], rows);
    for variant in &comparison.variants {
        page.heading(&variant.label);
        page.simulation(&game.words(), &variant.summary);
    }
    page.finish()
}

/// The first and the last of a list, if it is too long for a chart.
fn outermost<'a>(things: &'a [&'a ThingLine]) -> impl Iterator<Item = &'a ThingLine> {
    let left_out = if things.len() > CHARTED { CHARTED / 2..things.len() - CHARTED / 2 } else { 0..0 };
    things.iter().enumerate().filter(move |(at, _)| !left_out.contains(at)).map(|(_, thing)| *thing)
}

/// A figure with its interval.
pub fn interval(estimate: Estimate) -> String {
    format!("{} ({} to {})", short(estimate.value), short(estimate.low), short(estimate.high))
}

/// A p-value as text.
pub fn probability(p: f64) -> String {
    if p < 0.0001 { "< 0.0001".to_owned() } else { format!("{p:.4}") }
}

/// A share with its interval.
pub fn percent(share: Estimate) -> String {
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * share.value, 100.0 * share.low, 100.0 * share.high)
}

fn about(summary: &Summary) -> String {
    let bots: Vec<_> = summary.bots.iter().map(|bot| bot.bot.as_str()).collect();
    let part = if summary.is_whole() { String::new() } else { format!(" of {} asked for", summary.asked) };
    format!(
        "{} players ({}), {} games{part}, seed {}. Intervals are 95 %.",
        summary.players,
        bots.join(", "),
        summary.games,
        summary.seed
    )
}

struct Page {
    html: String,
}

impl Page {
    fn new(title: &str) -> Page {
        let title = escape(title);
        let html = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        );
        Page { html }
    }

    fn simulation(&mut self, words: &Words, summary: &Summary) {
        self.heading("Length and endings");
        self.open_charts();
        let rounds: Vec<_> =
            summary.rounds.iter().map(|(rounds, count)| (rounds.to_string(), *count as f64)).collect();
        let [tenth, half, most] = summary.length_quantiles.map(short);
        let caption = format!(
            "Games by rounds. Mean {}; a tenth up to {tenth}, half up to {half}, nine tenths up to {most}.",
            interval(summary.length)
        );
        self.chart("Rounds", &caption, &columns("Games by rounds", &rounds));
        let endings: Vec<_> = summary
            .ending_shares
            .iter()
            .map(|(ending, share)| {
                (words.message("ending", ending).unwrap_or(ending).to_owned(), share.times(100.0))
            })
            .collect();
        let caption = format!("Share of games in percent. Nobody won {}.", percent(summary.without_winner));
        self.chart("Endings", &caption, &intervals("Endings", &endings, 0.0));
        self.close_charts();
        self.winners(summary);
        self.gauges(words, summary);
        self.things(summary);
    }

    fn winners(&mut self, summary: &Summary) {
        self.heading("Winners");
        self.open_charts();
        let bots: Vec<_> =
            summary.bots.iter().filter_map(|bot| Some((bot.bot.clone(), bot.times_fair?))).collect();
        let caption =
            "Wins against the share of seats: 1 is an equal among equals. A shared win counts in parts.";
        self.chart("By bot", caption, &intervals("Wins by bot", &bots, 1.0));
        let players = f64::from(summary.players);
        let seats: Vec<_> = summary
            .standings
            .iter()
            .map(|seat| (format!("seat {}", seat.seat), seat.wins.times(players)))
            .collect();
        self.chart(
            "By seat",
            "Wins of each seat against a fair share.",
            &intervals("Wins by seat", &seats, 1.0),
        );
        self.close_charts();
        let rows = summary.bots.iter().map(|bot| {
            vec![
                bot.bot.clone(),
                bot.games.to_string(),
                percent(bot.won),
                bot.times_fair.map_or(String::new(), interval),
                interval(bot.place),
                interval(bot.score),
                bot.faults.total().to_string(),
            ]
        });
        self.table(&["Bot", "Games", "Won", "Times fair", "Mean place", "Mean score", "Faults"], rows);
    }

    fn gauges(&mut self, words: &Words, summary: &Summary) {
        if summary.gauges.is_empty() {
            return;
        }
        self.heading("Gauges round by round");
        self.note("Line: median. Dashed: mean. Band: the middle eight tenths. Late rounds hold only the games that last so long; a mean outside the chart is the work of a few extreme games.");
        self.open_charts();
        for gauge in &summary.gauges {
            let label = words.message("gauge", gauge.gauge).unwrap_or(gauge.gauge).to_owned();
            self.chart(&label, &format!("In {}.", gauge.unit), &band(&label, &gauge.rounds));
        }
        self.close_charts();
    }

    fn things(&mut self, summary: &Summary) {
        if summary.things.is_empty() {
            return;
        }
        self.heading("Cards and other things");
        self.note("How often seats won that acted on a thing or were dealt to be it. That is no proof that the card is good: better players may take it more often.");
        let mut things: Vec<_> = summary.things.iter().collect();
        things.sort_by(|one, two| two.times_fair.value.total_cmp(&one.times_fair.value));
        let charted: Vec<_> =
            outermost(&things).map(|thing| (thing.thing.clone(), thing.times_fair)).collect();
        self.open_charts();
        let caption = "Wins of those seats against a fair share; the highest and the lowest.";
        self.chart("Win rates", caption, &intervals("Win rates of cards", &charted, 1.0));
        self.close_charts();
        let rows = things.into_iter().map(|thing| {
            let rate = format!("{:.1} %", 100.0 * thing.win_rate);
            vec![thing.thing.clone(), thing.seats.to_string(), rate, interval(thing.times_fair)]
        });
        self.table(&["Thing", "Seats", "Won", "Times fair"], rows);
    }

    fn heading(&mut self, text: &str) {
        self.add(&format!("<h2>{}</h2>\n", escape(text)));
    }

    fn note(&mut self, text: &str) {
        self.add(&format!("<p class=\"note\">{}</p>\n", escape(text)));
    }

    fn open_charts(&mut self) {
        self.add("<div class=\"charts\">\n");
    }

    fn close_charts(&mut self) {
        self.add("</div>\n");
    }

    fn chart(&mut self, title: &str, caption: &str, svg: &str) {
        let (title, caption) = (escape(title), escape(caption));
        self.add(&format!("<figure><h3>{title}</h3>\n{svg}<figcaption>{caption}</figcaption></figure>\n"));
    }

    /// A table whose first column is text; figures stand to the right.
    fn table(&mut self, header: &[&str], rows: impl Iterator<Item = Vec<String>>) {
        let cells = |tag: &str, cells: &mut dyn Iterator<Item = &str>| -> String {
            let cell = |(index, text): (usize, &str)| {
                let class = if index == 0 { "" } else { " class=\"figure\"" };
                format!("<{tag}{class}>{}</{tag}>", escape(text))
            };
            cells.enumerate().map(cell).collect()
        };
        self.add(&format!(
            "<div class=\"scroll\"><table>\n<tr>{}</tr>\n",
            cells("th", &mut header.iter().copied())
        ));
        for row in rows {
            self.add(&format!("<tr>{}</tr>\n", cells("td", &mut row.iter().map(String::as_str))));
        }
        self.add("</table></div>\n");
    }

    fn add(&mut self, html: &str) {
        self.html.push_str(html);
    }

    fn finish(mut self) -> String {
        self.add("</body>\n</html>\n");
        self.html
    }
}
