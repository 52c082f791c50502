//! Which figures are shown together. Charts are chosen by figures, not by games: one whose figures a game does not have,
//! or in which nothing ever changes, is left out.

use crate::course::Course;
use crate::shape::{Chart, Series};

/// The charts that tell most, in their order: a key, which names the sentences in `messages/en/debrief.ftl`, and the
/// figures drawn on one scale.
const CHARTS: &[(&str, &[&str])] = &[
    ("worth", &["score"]),
    ("credit", &["gold_in_vaults", "credit_money"]),
    ("loans", &["money_in_circulation", "loans_outstanding"]),
    ("old_debt", &["debt_open", "debt_paid", "money_in_circulation"]),
    ("prices", &["price_production", "price_consumer", "mean_open_card"]),
    ("investment_price", &["investment_price"]),
    ("coverage", &["coverage"]),
    ("leverage", &["leverage"]),
    ("interest", &["interest_a_round"]),
    ("owed", &["debt"]),
    ("liabilities", &["liabilities"]),
    ("gold", &["gold"]),
    ("coins", &["coins"]),
    ("cash", &["cash"]),
    ("gold_held", &["gold_held"]),
    ("dirty_cash", &["dirty_cash"]),
    ("hand_value", &["hand_value"]),
    ("blacklist", &["blacklist"]),
    ("velocity", &["velocity"]),
    ("gini", &["gini"]),
];

/// Where something changes: with less than 1 a bank cannot pay what may be called, with more than 1 it owes more than it
/// owns.
const THRESHOLDS: &[(&str, u8)] = &[("coverage", 1), ("leverage", 1)];

pub fn charts(course: &Course, series: &[Series]) -> Vec<Chart> {
    let words = &course.told;
    let mut all: Vec<Chart> = Vec::new();
    for (key, names) in CHARTS {
        let is_complete = names.iter().all(|name| series.iter().any(|series| series.name == *name));
        let drawn = of_names(series, names);
        if !is_complete || !drawn.iter().any(|at| changes(&series[*at])) {
            continue;
        }
        let said = |section: &str| words.label(section, key);
        all.push(Chart {
            key: (*key).to_owned(),
            title: said("chart"),
            about: said("chart_about"),
            series: drawn,
            threshold: THRESHOLDS.iter().find_map(|(of, value)| (of == key).then_some(*value)),
        });
    }
    all
}

/// The places of the series with these names.
fn of_names(series: &[Series], names: &[&str]) -> Vec<usize> {
    let is_named = |(_, series): &(usize, &Series)| names.contains(&&*series.name);
    series.iter().enumerate().filter(is_named).map(|(at, _)| at).collect()
}

fn changes(series: &Series) -> bool {
    let mut known = series.values.iter().flatten();
    let first = known.next();
    known.any(|value| Some(value) != first)
}
