//! The rules page against the rules: one heading for each code, in order, and nothing of the set-up left out.

use super::findings::Findings;
use crate::rules_page::sections;
use crate::{Observed, RuleCode};

/// The level of headings that stand for a rule.
const OF_RULES: usize = 3;
/// The level of chapters. One that is linked to has an anchor of its own, so that it is found in every language.
const OF_CHAPTERS: usize = 2;

pub(super) fn check<G: Observed>(findings: &mut Findings, page: &str) {
    headings::<G>(findings, page);
    options::<G>(findings, page);
    rulings(findings, page);
}

/// Every heading of the third level is a rule and every rule such a heading, in the order that serves reading.
fn headings<G: Observed>(findings: &mut Findings, page: &str) {
    let sections = sections(page);
    for section in sections.iter().filter(|section| section.level != OF_CHAPTERS) {
        if section.anchor.is_some() != (section.level == OF_RULES) {
            let title = section.title;
            findings.fault(format!(
                "rules page: '{title}' must have both an anchor and the third level, or neither"
            ));
        }
    }
    let of_rules = sections.iter().filter(|section| section.level == OF_RULES);
    let anchors: Vec<_> = of_rules.filter_map(|section| section.anchor).collect();
    let codes: Vec<_> = G::Rule::ALL.iter().map(|rule| rule.code()).collect();
    for code in codes.iter().filter(|code| !anchors.contains(code)) {
        findings.fault(format!("rules page: {code} is the anchor of no heading"));
    }
    for (at, anchor) in anchors.iter().enumerate() {
        if !codes.contains(anchor) {
            findings.fault(format!("rules page: {anchor} is no rule"));
        }
        if anchors[..at].contains(anchor) {
            findings.fault(format!("rules page: {anchor} is the anchor of two headings"));
        }
    }
    for rule in G::Rule::ALL {
        if format!("{rule:?}") != in_camel_case(rule.code()) {
            findings.fault(format!("rule {rule:?} is not spelt like its code {}", rule.code()));
        }
    }
}

/// The name of the variant with this code: `nmm-3-fee` is `Nmm3Fee`.
pub fn in_camel_case(code: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    code.split('-').filter(|word| !word.is_empty()).map(capital).collect()
}

fn options<G: Observed>(findings: &mut Findings, page: &str) {
    let printed = serde_json::to_value(G::Setup::default()).unwrap_or_default();
    for name in printed.as_object().into_iter().flat_map(|options| options.keys()) {
        if !page.contains(&format!("`{name}`")) {
            findings.fault(format!("rules page: the option `{name}` is not on it"));
        }
    }
}

/// Rulings are numbered without a gap: `Ruling R1`, `Ruling R2`, …
fn rulings(findings: &mut Findings, page: &str) {
    let mut numbers: Vec<(char, u32)> = page.split("Ruling ").skip(1).filter_map(letter_and_number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    for (letter, number) in &numbers {
        if *number != 1 && !numbers.contains(&(*letter, number - 1)) {
            findings.fault(format!("rules page: there is a Ruling {letter}{number}, but none before it"));
        }
    }
}

fn letter_and_number(text: &str) -> Option<(char, u32)> {
    let letter = text.chars().next().filter(char::is_ascii_uppercase)?;
    let digits: String = text[1..].chars().take_while(char::is_ascii_digit).collect();
    Some((letter, digits.parse().ok()?))
}
