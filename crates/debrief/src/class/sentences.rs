//! What differed between the tables of a class, and what to ask about it.

use std::collections::BTreeMap;

use game_core::Words;
use games::{Language, translations};
use serde_json::{Map, Value, json};

use super::{ClassChart, ClassFact, ClassLine, ClassSentence, ClassSource, OfTable, mean};
use crate::facts::{PER_ROUND, number};
use crate::moments::rounded;

const DIFFERENCE: &str = "class_difference";
const QUESTION: &str = "class_question";

/// Figures whose differences are told; more are not read.
const MOST: usize = 4;

pub fn sentences(
    tables: &[OfTable],
    treatments: &[String],
    charts: &[ClassChart],
    language: Language,
) -> (Vec<ClassSentence>, Vec<ClassSentence>) {
    let teller = Teller { words: translations::debrief(language), tables, charts };
    let mut differences: Vec<_> = charts.iter().filter_map(|chart| teller.furthest(chart)).collect();
    // Those that differ most for their size come first; the order of the charts decides among equals.
    differences.sort_by(|one, two| two.1.total_cmp(&one.1));
    let mut told: Vec<_> = differences.into_iter().map(|(sentence, _)| sentence).take(MOST).collect();
    if treatments.len() > 1 {
        told.extend(
            charts.iter().take(MOST).filter_map(|chart| teller.treatments(DIFFERENCE, treatments, chart)),
        );
    }
    let mut questions = Vec::new();
    if treatments.len() > 1 {
        let asked = charts.iter().find_map(|chart| teller.treatments(QUESTION, treatments, chart));
        questions.extend(asked);
    }
    questions.extend(charts.iter().filter_map(|chart| teller.same_rules(chart)).take(2));
    questions.extend(teller.scores());
    questions.extend(teller.moments().into_iter().take(2));
    questions.extend(teller.which_rule());
    (told, questions)
}

struct Teller<'a> {
    words: Words,
    tables: &'a [OfTable],
    charts: &'a [ClassChart],
}

/// A reading of a table.
#[derive(Clone, Copy)]
struct Reading {
    table: u8,
    turn: u32,
    value: f64,
}

impl Teller<'_> {
    fn sentence(&self, section: &str, key: &str, facts: Vec<ClassFact>) -> ClassSentence {
        let mut fields: Map<_, _> =
            facts.iter().map(|fact| (fact.name.clone(), self.written(fact))).collect();
        // All tables of a class play the same game.
        let per_round = self.tables.first().map_or(1, |table| table.debrief.turns_per_round);
        fields.insert(PER_ROUND.to_owned(), per_round.into());
        let said = Value::Object(Map::from_iter([(key.to_owned(), Value::Object(fields))]));
        ClassSentence { key: key.to_owned(), text: self.words.say(section, &said), facts }
    }

    /// A fact as the sentence has it: a share as a percentage, as the chart beside it does.
    fn written(&self, fact: &ClassFact) -> Value {
        let (ClassSource::Figure { figure, .. } | ClassSource::Mean { figure, .. }) = &fact.source else {
            return fact.value.clone();
        };
        let chart = self.charts.iter().find(|chart| chart.key == *figure);
        match fact.value.as_f64().filter(|_| chart.is_some_and(|chart| translations::is_share(&chart.unit))) {
            Some(share) => {
                let percent = number((share * 100.0).round());
                self.words.say("number", &json!({ "percent": { "percent": percent } })).into()
            }
            None => fact.value.clone(),
        }
    }

    /// Where the tables were furthest apart, and how far for the size of the figure.
    fn furthest(&self, chart: &ClassChart) -> Option<(ClassSentence, f64)> {
        let ends = readings(chart, |_| true);
        let (high, low) = extremes(&ends)?;
        let (apart_high, apart_low) = widest(chart)?;
        let gap = apart_high.value - apart_low.value;
        let size = apart_high.value.abs().max(apart_low.value.abs());
        if rounded(gap) == 0.0 || size == 0.0 || high.table == low.table {
            return None;
        }
        let facts = vec![
            label(chart),
            figure("high", chart, high),
            table("high_table", high.table),
            figure("low", chart, low),
            table("low_table", low.table),
            turn("turn", apart_high),
            figure("most", chart, apart_high),
            table("most_table", apart_high.table),
            figure("least", chart, apart_low),
            table("least_table", apart_low.table),
        ];
        Some((self.sentence(DIFFERENCE, "furthest", facts), gap / size))
    }

    /// The means of the treatment that ended highest and of the one that ended lowest.
    fn treatments(&self, section: &str, treatments: &[String], chart: &ClassChart) -> Option<ClassSentence> {
        let mut means: Vec<(&String, f64)> = treatments
            .iter()
            .filter_map(|treatment| {
                let of = readings(chart, |line| line.treatment == *treatment);
                Some((treatment, in_sentence(chart, mean(of.iter().map(|end| end.value))?)))
            })
            .collect();
        means.sort_by(|one, two| two.1.total_cmp(&one.1));
        let ((one, high), (two, low)) = (*means.first()?, *means.last()?);
        if high == low {
            return None;
        }
        let fact = |name: &str, treatment: &String, value: f64| ClassFact {
            name: name.to_owned(),
            value: number(value),
            source: ClassSource::Mean { treatment: treatment.clone(), figure: chart.key.clone() },
        };
        let called = |name: &str, treatment: &String| ClassFact {
            name: name.to_owned(),
            value: treatment.clone().into(),
            source: ClassSource::Treatment,
        };
        let facts = vec![
            label(chart),
            called("one", one),
            fact("high", one, high),
            self.count("one_tables", Some(one)),
            called("two", two),
            fact("low", two, low),
            self.count("two_tables", Some(two)),
        ];
        Some(self.sentence(section, "treatments", facts))
    }

    fn count(&self, name: &str, treatment: Option<&String>) -> ClassFact {
        let is_of = |table: &&OfTable| treatment.is_none_or(|treatment| table.treatment == *treatment);
        ClassFact {
            name: name.to_owned(),
            value: self.tables.iter().filter(is_of).count().into(),
            source: ClassSource::Tables { treatment: treatment.cloned() },
        }
    }

    /// Two tables with the same rules that ended differently.
    fn same_rules(&self, chart: &ClassChart) -> Option<ClassSentence> {
        let mut best: Option<(Reading, Reading)> = None;
        for first in self.tables {
            let ends = readings(chart, |line| line.treatment == first.treatment);
            let Some((high, low)) = extremes(&ends) else { continue };
            if best.is_none_or(|(one, two)| high.value - low.value > one.value - two.value) {
                best = Some((high, low));
            }
        }
        let (high, low) = best.filter(|(high, low)| rounded(high.value - low.value) > 0.0)?;
        let facts = vec![
            label(chart),
            figure("high", chart, high),
            table("high_table", high.table),
            figure("low", chart, low),
            table("low_table", low.table),
        ];
        Some(self.sentence(QUESTION, "same_rules", facts))
    }

    /// The table where scores were furthest apart, and the one where they were closest.
    fn scores(&self) -> Option<ClassSentence> {
        let span = |table: &OfTable| {
            let scores = &table.debrief.scores;
            Some((*scores.iter().max()?, *scores.iter().min()?))
        };
        let mut spans: Vec<_> =
            self.tables.iter().filter_map(|table| Some((table.number, span(table)?))).collect();
        spans.sort_by_key(|(number, (best, last))| (last - best, *number));
        let ((far, (far_best, far_last)), (near, (near_best, near_last))) = (*spans.first()?, *spans.last()?);
        if far_best - far_last == near_best - near_last {
            return None;
        }
        let fact = |name: &str, value: i64, source: ClassSource| ClassFact {
            name: name.to_owned(),
            value: value.into(),
            source,
        };
        let facts = vec![
            table("far_table", far),
            fact("far_best", far_best, ClassSource::Best { table: far }),
            fact("far_last", far_last, ClassSource::Last { table: far }),
            table("near_table", near),
            fact("near_best", near_best, ClassSource::Best { table: near }),
            fact("near_last", near_last, ClassSource::Last { table: near }),
        ];
        Some(self.sentence(QUESTION, "scores", facts))
    }

    /// What happened at some tables and not at others, the rarest first.
    fn moments(&self) -> Vec<ClassSentence> {
        let mut first: BTreeMap<&str, Vec<(u8, u32, &str)>> = BTreeMap::new();
        for table in self.tables {
            let mut seen = std::collections::BTreeSet::new();
            // Something becomes dearer by the most in every game, and bots change their minds: nobody was kept from that.
            let everywhere = ["rise", "swing"];
            for moment in table.debrief.moments.iter().filter(|moment| !everywhere.contains(&&*moment.kind)) {
                if seen.insert(&*moment.kind) {
                    let at = (table.number, moment.turn, &*moment.text);
                    first.entry(&moment.kind).or_default().push(at);
                }
            }
        }
        let mut rare: Vec<_> = first.into_iter().filter(|(_, at)| at.len() < self.tables.len()).collect();
        rare.sort_by_key(|(kind, at)| (at.len(), *kind));
        let told = rare.into_iter().filter_map(|(kind, at)| {
            let (number, when, text) = at.iter().copied().min_by_key(|(table, turn, _)| (*turn, *table))?;
            let facts = vec![
                table("table", number),
                ClassFact {
                    name: "turn".to_owned(),
                    value: when.into(),
                    source: ClassSource::Turn { table: number },
                },
                ClassFact {
                    name: "said".to_owned(),
                    value: text.into(),
                    source: ClassSource::Said { table: number, kind: kind.to_owned() },
                },
                ClassFact {
                    name: "with".to_owned(),
                    value: at.len().into(),
                    source: ClassSource::With { kind: kind.to_owned() },
                },
                self.count("tables", None),
            ];
            Some(self.sentence(QUESTION, "moment", facts))
        });
        told.collect()
    }

    fn which_rule(&self) -> Option<ClassSentence> {
        (!self.tables.is_empty()).then(|| {
            let facts = vec![self.count("tables", None)];
            self.sentence(QUESTION, "which_rule", facts)
        })
    }
}

/// The last readings of these lines.
fn readings(chart: &ClassChart, is_meant: impl Fn(&ClassLine) -> bool) -> Vec<Reading> {
    let of = |line: &ClassLine| {
        let (at, value) = line.last()?;
        Some(Reading { table: line.table?, turn: chart.turns[at], value })
    };
    chart.lines.iter().filter(|line| is_meant(line)).filter_map(of).collect()
}

/// The highest and the lowest; the first table of equals.
fn extremes(readings: &[Reading]) -> Option<(Reading, Reading)> {
    let mut all = readings.iter().copied();
    let first = all.next()?;
    Some(all.fold((first, first), |(high, low), next| {
        (if next.value > high.value { next } else { high }, if next.value < low.value { next } else { low })
    }))
}

/// The turn in which tables that all have a reading were furthest apart.
fn widest(chart: &ClassChart) -> Option<(Reading, Reading)> {
    let mut widest: Option<(Reading, Reading)> = None;
    for (at, turn) in chart.turns.iter().enumerate() {
        let read =
            |line: &ClassLine| Some(Reading { table: line.table?, turn: *turn, value: line.values[at]? });
        let now: Vec<_> = chart.lines.iter().filter_map(read).collect();
        if now.len() < 2 {
            continue;
        }
        let Some((high, low)) = extremes(&now) else { continue };
        if widest.is_none_or(|(one, two)| high.value - low.value > one.value - two.value) {
            widest = Some((high, low));
        }
    }
    widest
}

fn label(chart: &ClassChart) -> ClassFact {
    let source = ClassSource::Label { figure: chart.key.clone() };
    // What stands in brackets explains the axis.
    let short = chart.title.split(" (").next().unwrap_or(&chart.title);
    ClassFact { name: "figure".to_owned(), value: short.into(), source }
}

/// A figure to as many digits as a sentence has: a share is written in whole percent.
fn in_sentence(chart: &ClassChart, value: f64) -> f64 {
    if translations::is_share(&chart.unit) { (value * 100.0).round() / 100.0 } else { rounded(value) }
}

fn figure(name: &str, chart: &ClassChart, reading: Reading) -> ClassFact {
    let source = ClassSource::Figure { table: reading.table, figure: chart.key.clone(), turn: reading.turn };
    ClassFact { name: name.to_owned(), value: number(in_sentence(chart, reading.value)), source }
}

fn table(name: &str, number: u8) -> ClassFact {
    ClassFact { name: name.to_owned(), value: number.into(), source: ClassSource::Table }
}

fn turn(name: &str, reading: Reading) -> ClassFact {
    let source = ClassSource::Turn { table: reading.table };
    ClassFact { name: name.to_owned(), value: reading.turn.into(), source }
}
