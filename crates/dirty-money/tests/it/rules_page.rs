//! Every rule code is the anchor of exactly one heading of the rules page, and every anchor is a rule.

use std::collections::BTreeMap;

use dirty_money::{Rule, Setup};
use game_core::RuleCode;

const PAGE: &str = include_str!("../../../../docs/rules/dirty-money.md");

#[test]
fn rules_and_headings_belong_together_one_to_one() {
    let mut anchors: BTreeMap<&str, u32> = BTreeMap::new();
    for heading in PAGE.lines().filter(|line| line.starts_with('#')) {
        if let Some((_, anchor)) = heading.split_once("{#") {
            *anchors.entry(anchor.trim_end_matches('}')).or_default() += 1;
        }
    }
    let codes: BTreeMap<&str, u32> = Rule::ALL.iter().map(|rule| (rule.code(), 1)).collect();
    assert_eq!(anchors, codes);
}

#[test]
fn every_ruling_and_every_option_is_on_the_page() {
    for ruling in 1..=19 {
        assert!(PAGE.contains(&format!("Ruling R{ruling}")), "Ruling R{ruling}");
    }
    let options = serde_json::to_value(Setup::default()).expect("options are JSON");
    for name in options.as_object().expect("options have names").keys() {
        assert!(PAGE.contains(&format!("`{name}`")), "{name} has no line in the table of numbers");
    }
}
