//! Debriefs of classes: every table is there, on common axes, and every number of a sentence is that of a table.

use debrief::{ClassDebrief, ClassFact, ClassSentence, ClassSource, Debrief, Effort, OfTable, Series};
use games::{GAMES, Language};
use serde_json::Value;

use crate::record_of;

/// Tables of one game whose bots differ, by two sets of rules in turn.
fn tables(game: usize) -> Vec<OfTable> {
    let table = |number: u8| {
        let level = ["novice", "trader", "novice", "random"][usize::from(number - 1)];
        let record = record_of(GAMES[game], level, 2 * u64::from(number));
        let debrief = Debrief::of(&record, Effort::WITHOUT_ESTIMATES, Language::ENGLISH).expect("a debrief");
        let treatment = ["Printed", "Other"][usize::from(number + 1) % 2].to_owned();
        OfTable { number, treatment, code: format!("TABLE{number}"), debrief }
    };
    (1..=4).map(table).collect()
}

fn series<'a>(tables: &'a [OfTable], table: u8, figure: &str) -> (&'a Debrief, &'a Series) {
    let of = &tables.iter().find(|one| one.number == table).expect("a table").debrief;
    let series = of.series.iter().find(|series| series.name == figure && series.seat.is_none());
    (of, series.expect("the table has the figure"))
}

/// As sentences have it: shares in whole percent, everything else to one decimal.
fn rounded(series: &Series, value: f64) -> f64 {
    let digits = if series.unit.starts_with("share") { 100.0 } else { 10.0 };
    (value * digits).round() / digits
}

/// What a fact's source says, looked up in the debriefs of the tables.
fn look_up(tables: &[OfTable], fact: &ClassFact) -> Option<f64> {
    match &fact.source {
        ClassSource::Figure { table, figure, turn } => {
            let (debrief, series) = series(tables, *table, figure);
            let at = debrief.turns.iter().position(|point| point.turn == *turn).expect("a turn");
            series.values[at].map(|value| rounded(series, value))
        }
        ClassSource::Mean { treatment, figure } => {
            let of: Vec<_> = tables.iter().filter(|table| table.treatment == *treatment).collect();
            let last = |table: &&OfTable| {
                let (_, series) = series(tables, table.number, figure);
                series.values.iter().rev().find_map(|value| *value).expect("a reading")
            };
            let (_, series) = series(tables, of[0].number, figure);
            Some(rounded(series, of.iter().map(last).sum::<f64>() / of.len() as f64))
        }
        ClassSource::Tables { treatment } => {
            let is_of = |table: &&OfTable| treatment.as_ref().is_none_or(|name| table.treatment == *name);
            Some(tables.iter().filter(is_of).count() as f64)
        }
        ClassSource::Best { table } => {
            let of = tables.iter().find(|one| one.number == *table).expect("a table");
            of.debrief.scores.iter().max().map(|score| *score as f64)
        }
        ClassSource::Last { table } => {
            let of = tables.iter().find(|one| one.number == *table).expect("a table");
            of.debrief.scores.iter().min().map(|score| *score as f64)
        }
        ClassSource::With { kind } => {
            let has = |table: &&OfTable| table.debrief.moments.iter().any(|moment| moment.kind == *kind);
            Some(tables.iter().filter(has).count() as f64)
        }
        ClassSource::Said { table, kind } => {
            let of = tables.iter().find(|one| one.number == *table).expect("a table");
            let first = of.debrief.moments.iter().find(|moment| moment.kind == *kind).expect("a moment");
            assert_eq!(fact.value, Value::from(first.text.clone()));
            None
        }
        ClassSource::Label { .. }
        | ClassSource::Table
        | ClassSource::Turn { .. }
        | ClassSource::Treatment => None,
    }
}

fn check(tables: &[OfTable], sentence: &ClassSentence) {
    for fact in &sentence.facts {
        if let Some(expected) = look_up(tables, fact) {
            assert_eq!(fact.value.as_f64(), Some(expected), "{fact:?} in {}", sentence.text);
        }
    }
    assert!(!sentence.text.contains(['{', '}']) && !sentence.text.contains("null"), "{}", sentence.text);
}

#[test]
fn every_table_is_there_and_every_number_is_that_of_a_table() {
    for game in 0..GAMES.len() {
        let tables = tables(game);
        let debrief = ClassDebrief::of(&tables, Language::ENGLISH).expect("there are tables");
        let title = &debrief.title;
        assert_eq!(debrief.tables.len(), 4, "{title}");
        assert_eq!(debrief.treatments, ["Printed", "Other"]);
        assert!(debrief.charts.len() > 2, "{title} has {} charts", debrief.charts.len());
        for chart in &debrief.charts {
            assert!(chart.turns.is_sorted());
            assert_eq!((chart.lines.len(), chart.means.len()), (4, 2), "{title}: {}", chart.key);
            for line in chart.lines.iter().chain(&chart.means) {
                assert_eq!(line.values.len(), chart.turns.len());
            }
        }
        assert!(!debrief.differences.is_empty() && debrief.questions.len() > 2, "{title}");
        for sentence in debrief.differences.iter().chain(&debrief.questions) {
            check(&tables, sentence);
        }
    }
}

/// A sentence writes a share as the chart beside it does.
#[test]
fn shares_are_told_in_percent() {
    let mut told = 0;
    for game in 0..GAMES.len() {
        let debrief = ClassDebrief::of(&tables(game), Language::ENGLISH).expect("there are tables");
        for sentence in debrief.differences.iter().chain(&debrief.questions) {
            for fact in &sentence.facts {
                let (ClassSource::Figure { figure, .. } | ClassSource::Mean { figure, .. }) = &fact.source
                else {
                    continue;
                };
                let chart = debrief.charts.iter().find(|chart| chart.key == *figure).expect("a chart");
                if chart.unit.starts_with("share") {
                    let share = fact.value.as_f64().expect("a number");
                    let percent = format!("{:.0} %", share.abs() * 100.0);
                    assert!(sentence.text.contains(&percent), "{percent} in {}", sentence.text);
                    told += 1;
                }
            }
        }
    }
    assert!(told > 0, "no sentence about a share");
}

#[test]
fn tables_with_the_same_rules_have_no_means() {
    let mut tables = tables(0);
    tables.iter_mut().for_each(|table| table.treatment = "Printed".to_owned());
    let debrief = ClassDebrief::of(&tables, Language::ENGLISH).expect("there are tables");
    assert!(debrief.charts.iter().all(|chart| chart.means.is_empty()));
    assert!(debrief.questions.iter().any(|question| question.key == "same_rules"));
    assert!(debrief.questions.iter().all(|question| question.key != "treatments"));
    assert_eq!(ClassDebrief::of(&[], Language::ENGLISH), None);
}
