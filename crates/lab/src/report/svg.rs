//! Three kinds of charts as inline SVG: columns, intervals, and a line with a band. Colours come from the page's
//! style, so that a chart is readable in both themes.

use std::fmt::Write;

use crate::RoundLine;
use crate::stats::Estimate;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 30.0;

/// Letters of a label that have room beside a chart, and the width of one.
const LONGEST_LABEL: usize = 36;
const LETTER: f64 = 7.0;

/// Escapes text for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Counts as columns, the label below each.
pub fn columns(title: &str, columns: &[(String, f64)]) -> String {
    let most = columns.iter().map(|(_, value)| *value).fold(0.0, f64::max);
    let chart = Frame { x: (0.0, columns.len().max(1) as f64), y: with_height(0.0, nice_top(most)) };
    let mut svg = open(title, HEIGHT);
    chart.y_axis(&mut svg);
    let every = columns.len().div_ceil(16).max(1);
    for (index, (label, value)) in columns.iter().enumerate() {
        let (left, right) = (chart.at_x(index as f64 + 0.1), chart.at_x(index as f64 + 0.9));
        let top = chart.at_y(*value);
        add(
            &mut svg,
            format_args!(
                "<rect class=\"mark\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{}: {}</title></rect>",
                right - left,
                chart.at_y(0.0) - top,
                escape(label),
                short(*value)
            ),
        );
        if index % every == 0 {
            label_below(&mut svg, (left + right) / 2.0, label);
        }
    }
    svg + "</svg>\n"
}

/// Estimates with their intervals, one below the other; a line marks `nothing`, the value of no effect.
pub fn intervals(title: &str, rows: &[(String, Estimate)], nothing: f64) -> String {
    let longest = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0).min(LONGEST_LABEL);
    let room = 24.0 + LETTER * longest as f64;
    let low = rows.iter().map(|(_, row)| row.low).fold(nothing, f64::min);
    let high = rows.iter().map(|(_, row)| row.high).fold(nothing, f64::max);
    let (low, high) = if high > low { (low, high) } else { (low - 1.0, high + 1.0) };
    let at = |value: f64| room + (value - low) / (high - low) * (WIDTH - room - RIGHT - 50.0);
    let height = TOP + BOTTOM + 24.0 * rows.len() as f64;
    let mut svg = open(title, height);
    let x = at(nothing);
    add(
        &mut svg,
        format_args!(
            "<line class=\"nothing\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{:.1}\"/>",
            height - BOTTOM
        ),
    );
    label_at(&mut svg, x, height - BOTTOM + 18.0, "middle", &short(nothing));
    for (index, (label, row)) in rows.iter().enumerate() {
        let y = TOP + 24.0 * index as f64 + 12.0;
        label_at(&mut svg, room - 10.0, y + 4.0, "end", &cut(label, LONGEST_LABEL));
        add(
            &mut svg,
            format_args!(
                "<line class=\"interval\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <circle class=\"mark\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4\"><title>{}: {} ({} to {})</title></circle>",
                at(row.low),
                at(row.high),
                at(row.value),
                escape(label),
                short(row.value),
                short(row.low),
                short(row.high)
            ),
        );
        label_at(&mut svg, at(row.high) + 8.0, y + 4.0, "start", &short(row.value));
    }
    svg + "</svg>\n"
}

/// The median round by round, with the band that holds the middle eight tenths.
pub fn band(title: &str, rounds: &[RoundLine]) -> String {
    let low = rounds.iter().map(|round| round.quantiles[0]).fold(0.0, f64::min);
    let high = rounds.iter().map(|round| round.quantiles[2]).fold(0.0, f64::max);
    let first = rounds.first().map_or(0.0, |round| f64::from(round.round));
    let last = rounds.last().map_or(1.0, |round| f64::from(round.round));
    let chart = Frame { x: (first, last.max(first + 1.0)), y: with_height(-nice_top(-low), nice_top(high)) };
    let mut svg = open(title, HEIGHT);
    chart.y_axis(&mut svg);
    let point = |round: &RoundLine, value: f64| {
        format!("{:.1},{:.1} ", chart.at_x(f64::from(round.round)), chart.at_y(value))
    };
    let above: String = rounds.iter().map(|round| point(round, round.quantiles[2])).collect();
    let below: String = rounds.iter().rev().map(|round| point(round, round.quantiles[0])).collect();
    let middle: String = rounds.iter().map(|round| point(round, round.quantiles[1])).collect();
    let mean: String = rounds.iter().map(|round| point(round, round.mean)).collect();
    // The nested drawing clips what lies outside, like the mean of a gauge with a few huge readings.
    let (width, height) = (WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM);
    add(
        &mut svg,
        format_args!(
            "<svg x=\"{LEFT}\" y=\"{TOP}\" width=\"{width}\" height=\"{height}\" viewBox=\"{LEFT} {TOP} {width} {height}\">\
             <polygon class=\"band\" points=\"{above}{below}\"/><polyline class=\"mean\" points=\"{mean}\"/>\
             <polyline class=\"median\" points=\"{middle}\"/></svg>"
        ),
    );
    let every = rounds.len().div_ceil(12).max(1);
    for round in rounds.iter().step_by(every) {
        label_below(&mut svg, chart.at_x(f64::from(round.round)), &round.round.to_string());
    }
    svg + "</svg>\n"
}

/// A figure with about three digits.
pub fn short(value: f64) -> String {
    let digits = match value.abs() {
        size if size == 0.0 || (size >= 100.0) || (value.fract() == 0.0) => 0,
        size if size >= 10.0 => 1,
        size if size >= 0.1 => 2,
        _ => 3,
    };
    format!("{value:.digits$}")
}

struct Frame {
    x: (f64, f64),
    y: (f64, f64),
}

impl Frame {
    fn at_x(&self, value: f64) -> f64 {
        LEFT + (value - self.x.0) / (self.x.1 - self.x.0) * (WIDTH - LEFT - RIGHT)
    }

    fn at_y(&self, value: f64) -> f64 {
        HEIGHT - BOTTOM - (value - self.y.0) / (self.y.1 - self.y.0) * (HEIGHT - TOP - BOTTOM)
    }

    fn y_axis(&self, svg: &mut String) {
        for step in 0..=4 {
            let value = self.y.0 + (self.y.1 - self.y.0) * f64::from(step) / 4.0;
            let y = self.at_y(value);
            add(
                svg,
                format_args!(
                    "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>",
                    WIDTH - RIGHT
                ),
            );
            label_at(svg, LEFT - 6.0, y + 4.0, "end", &short(value));
        }
    }
}

/// The next round figure above: 1, 2, 4, 5, 8 or 10 times a power of ten; 0 for what is not above 0.
fn nice_top(value: f64) -> f64 {
    if value <= 0.0 {
        return 0.0;
    }
    let power = 10f64.powf(value.log10().floor());
    let top = [1.0, 2.0, 4.0, 5.0, 8.0, 10.0].into_iter().find(|top| top * power >= value * 0.999_999);
    top.unwrap_or(10.0) * power
}

/// A chart of nothing but zeros still has a height.
fn with_height(low: f64, high: f64) -> (f64, f64) {
    if high > low { (low, high) } else { (low, low + 1.0) }
}

fn open(title: &str, height: f64) -> String {
    let title = escape(title);
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>\n"
    )
}

fn label_below(svg: &mut String, x: f64, text: &str) {
    label_at(svg, x, HEIGHT - BOTTOM + 18.0, "middle", text);
}

fn label_at(svg: &mut String, x: f64, y: f64, anchor: &str, text: &str) {
    let text = escape(text);
    add(svg, format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"));
}

fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

fn add(svg: &mut String, part: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(svg, "{part}");
}
