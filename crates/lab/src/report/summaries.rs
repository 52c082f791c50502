//! The sections that every report has: length, endings, winners, gauges and cards of one table or of several side by
//! side.

use std::collections::BTreeSet;

use serde_json::json;

use super::names;
use super::spec::{Bars, Chart, CourseLine, CoursePoint, Drawn, Group, Section, SeriesEstimate, Table};
use super::teller::Teller;
use crate::measures::gauge_label;
use crate::stats::{Estimate, share};
use crate::{GaugeLine, Summary, ThingLine};

/// Summaries in the order of the report's series.
pub struct Compared<'a> {
    pub teller: &'a Teller,
    pub names: &'a [String],
    pub summaries: Vec<&'a Summary>,
}

impl Compared<'_> {
    pub fn length_and_endings(&self) -> Section {
        Section {
            title: self.teller.text("length_and_endings"),
            charts: vec![self.length(), self.endings()],
            ..Section::default()
        }
    }

    fn length(&self) -> Chart {
        let rounds = || self.summaries.iter().flat_map(|summary| summary.rounds.keys().copied());
        let (first, last) = (rounds().min().unwrap_or(0), rounds().max().unwrap_or(0));
        let bars = self.each(|summary, series| {
            let count = |number| summary.rounds.get(&number).map_or(0, |count| small(*count));
            Bars { series, counts: (first..=last).map(count).collect() }
        });
        let told = self.summaries.iter().zip(self.names).map(|(summary, name)| {
            let [tenth, half, most] = summary.length_quantiles.map(|length| self.teller.short(length));
            let mean = self.teller.interval(summary.length);
            let fields = json!({ "name": name, "mean": mean, "tenth": tenth, "half": half, "most": most });
            self.teller.tell("length_about", &fields)
        });
        Chart {
            key: "length".to_owned(),
            title: self.teller.tell("length", &json!({ "rounds": self.teller.rounds() })),
            about: told.collect::<Vec<_>>().join(" "),
            unit: "share of games".to_owned(),
            drawn: Drawn::Histogram { axis: self.teller.round(), first, bars },
        }
    }

    fn endings(&self) -> Chart {
        let all: BTreeSet<&str> =
            self.summaries.iter().flat_map(|summary| summary.ending_shares.keys().copied()).collect();
        // What never happened in so many games may still happen.
        let never = |summary: &Summary| share(0.0, summary.games);
        let mut groups: Vec<Group> = all
            .into_iter()
            .map(|ending| {
                let of = |summary: &Summary| {
                    summary.ending_shares.get(ending).copied().unwrap_or_else(|| never(summary))
                };
                self.group(&self.teller.game.label("ending", ending), |summary| Some(of(summary)))
            })
            .collect();
        if self.summaries.iter().any(|summary| summary.without_winner.value > 0.0) {
            groups.push(self.group(&self.teller.text("nobody_won"), |summary| Some(summary.without_winner)));
        }
        Chart {
            key: "endings".to_owned(),
            title: self.teller.text("endings"),
            about: self.teller.text("endings_about"),
            unit: "share of games".to_owned(),
            drawn: Drawn::Intervals { nothing: 0.0, groups },
        }
    }

    pub fn winners(&self) -> Section {
        let mut bots: Vec<&str> = Vec::new();
        for bot in self.summaries.iter().flat_map(|summary| &summary.bots) {
            if bot.times_fair.is_some() && !bots.contains(&bot.bot.as_str()) {
                bots.push(&bot.bot);
            }
        }
        let of_bot = |name: &str, summary: &Summary| {
            summary.bots.iter().find(|bot| bot.bot == name).and_then(|bot| bot.times_fair)
        };
        let by_bot: Vec<_> = bots
            .iter()
            .map(|name| self.group(&names::bot(self.teller, name), |summary| of_bot(name, summary)))
            .collect();
        let seats = self.summaries.iter().map(|summary| summary.standings.len()).max().unwrap_or(0);
        let of_seat = |seat: usize, summary: &Summary| {
            summary.standings.get(seat).map(|line| line.wins.times(f64::from(summary.players)))
        };
        let by_seat: Vec<_> = (0..seats)
            .map(|seat| {
                self.group(&self.teller.tell("seat", &json!({ "seat": seat + 1 })), |summary| {
                    of_seat(seat, summary)
                })
            })
            .collect();
        let chart = |key: &str, title: &str, groups| Chart {
            key: key.to_owned(),
            title: self.teller.text(title),
            about: self.teller.text("wins_about"),
            unit: self.teller.chart_unit("times a fair share"),
            drawn: Drawn::Intervals { nothing: 1.0, groups },
        };
        let mut charts = Vec::new();
        if !by_bot.is_empty() {
            charts.push(chart("wins-by-bot", "wins_by_bot", by_bot));
        }
        charts.push(chart("wins-by-seat", "wins_by_seat", by_seat));
        Section {
            title: self.teller.text("winners"),
            charts,
            tables: vec![self.bots()],
            ..Section::default()
        }
    }

    fn bots(&self) -> Table {
        let rows = self.summaries.iter().zip(self.names).flat_map(|(summary, name)| {
            summary.bots.iter().map(move |bot| {
                vec![
                    names::bot(self.teller, &bot.bot),
                    name.clone(),
                    bot.games.to_string(),
                    self.teller.percent(bot.won),
                    bot.times_fair.map_or(String::new(), |times| self.teller.interval(times)),
                    self.teller.interval(bot.place),
                    self.teller.interval(bot.score),
                    bot.faults.total().to_string(),
                ]
            })
        });
        let heads = ["bot", "variant", "games", "won", "times_fair", "place", "score", "faults"];
        table("bots", self.teller.text("bots"), self.teller.heads(&heads), rows.collect())
    }

    /// The course of gauges, those that `comes_first` names before all others, which are folded away.
    pub fn courses(&self, comes_first: &[&str]) -> Vec<Section> {
        let Some(first) = self.summaries.first() else { return Vec::new() };
        let chart = |gauge: &GaugeLine| self.course(gauge);
        let place = |gauge: &&GaugeLine| comes_first.iter().position(|name| *name == gauge.gauge);
        let mut told: Vec<_> = first
            .gauges
            .iter()
            .filter(|gauge| place(gauge).is_some() && !self.is_told_twice(gauge))
            .collect();
        told.sort_by_key(place);
        let others = first.gauges.iter().filter(|gauge| place(gauge).is_none() && !self.is_told_twice(gauge));
        let rounds = json!({ "round": self.teller.round(), "rounds": self.teller.rounds() });
        // The page draws bands of so many series at most (`AREAS` in plots.ts).
        let about = if self.names.len() > 3 { "course_about_many" } else { "course_about" };
        let about = self.teller.tell(about, &rounds);
        let course = self.teller.tell("course", &rounds);
        let others = Section {
            title: if told.is_empty() { course.clone() } else { self.teller.text("other_gauges") },
            about: about.clone(),
            is_folded: !told.is_empty(),
            charts: others.map(chart).collect(),
            tables: Vec::new(),
        };
        let told = Section {
            title: course,
            about,
            charts: told.into_iter().map(chart).collect(),
            ..Section::default()
        };
        [told, others].into_iter().filter(|section| !section.charts.is_empty()).collect()
    }

    /// A game may read for itself what is computed for all games: one chart under that name is enough.
    fn is_told_twice(&self, gauge: &GaugeLine) -> bool {
        let label = |gauge: &GaugeLine| gauge_label(&self.teller.game, gauge.gauge);
        let is_same = |other: &GaugeLine| label(other) == label(gauge) && other.rounds == gauge.rounds;
        let before = |summary: &Summary| {
            summary.gauges.iter().take_while(|other| other.gauge != gauge.gauge).any(is_same)
        };
        self.summaries.first().is_some_and(|summary| before(summary))
    }

    fn course(&self, gauge: &GaugeLine) -> Chart {
        let point = |round: &crate::RoundLine| CoursePoint {
            round: round.round,
            readings: small(round.readings),
            mean: round.mean,
            low: round.quantiles[0],
            middle: round.quantiles[1],
            high: round.quantiles[2],
        };
        let lines = self.each(|summary, series| {
            let same = summary.gauges.iter().find(|other| other.gauge == gauge.gauge);
            CourseLine {
                series,
                points: same.map_or_else(Vec::new, |gauge| gauge.rounds.iter().map(point).collect()),
            }
        });
        Chart {
            key: format!("course-{}", gauge.gauge),
            title: gauge_label(&self.teller.game, gauge.gauge),
            about: String::new(),
            unit: self.teller.chart_unit(gauge.unit),
            drawn: Drawn::Course { axis: self.teller.round(), lines },
        }
    }

    /// How seats fared that acted on a card. Long lists need their time to read, so they are opened when asked for.
    pub fn things(&self) -> Option<Section> {
        let mut things: Vec<&ThingLine> = Vec::new();
        for thing in self.summaries.iter().flat_map(|summary| &summary.things) {
            if !things.iter().any(|known| known.thing == thing.thing) {
                things.push(thing);
            }
        }
        things.sort_by(|one, two| two.times_fair.value.total_cmp(&one.times_fair.value));
        let of = |name: &str, summary: &Summary| {
            summary.things.iter().find(|thing| thing.thing == name).map(|thing| thing.times_fair)
        };
        let groups: Vec<_> = things
            .iter()
            .map(|thing| self.group(&thing.thing, |summary| of(&thing.thing, summary)))
            .collect();
        let chart = Chart {
            key: "cards".to_owned(),
            title: self.teller.text("wins_with"),
            about: String::new(),
            unit: self.teller.chart_unit("times a fair share"),
            drawn: Drawn::Intervals { nothing: 1.0, groups },
        };
        (!things.is_empty()).then(|| Section {
            title: self.teller.text("cards"),
            about: self.teller.text("cards_about"),
            is_folded: true,
            charts: vec![chart],
            tables: Vec::new(),
        })
    }

    fn each<T>(&self, make: impl Fn(&Summary, u32) -> T) -> Vec<T> {
        self.summaries.iter().zip(0..).map(|(summary, series)| make(summary, series)).collect()
    }

    fn group(&self, label: &str, of: impl Fn(&Summary) -> Option<Estimate>) -> Group {
        let estimates = self.summaries.iter().zip(0..);
        let estimates =
            estimates.filter_map(|(summary, series)| Some(SeriesEstimate { series, estimate: of(summary)? }));
        Group { label: label.to_owned(), estimates: estimates.collect() }
    }
}

pub fn table(key: &str, title: String, header: Vec<String>, rows: Vec<Vec<String>>) -> Table {
    Table { key: key.to_owned(), title, header, rows }
}

/// A count as a page can read it.
fn small(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
