//! Figures as text, for reports and for the terminal.

use crate::stats::Estimate;

/// A figure with about three digits. What rounds to nothing has no sign.
pub fn short(value: f64) -> String {
    let digits = match value.abs() {
        size if size == 0.0 || (size >= 100.0) || (value.fract() == 0.0) => 0,
        size if size >= 10.0 => 1,
        size if size >= 0.1 => 2,
        _ => 3,
    };
    let text = format!("{value:.digits$}");
    if text.trim_start_matches(['-', '0', '.']).is_empty() {
        text.trim_start_matches('-').to_owned()
    } else {
        text
    }
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
