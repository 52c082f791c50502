//! Every rule code is the anchor of exactly one heading of the rules page, and every anchor is a rule.

use std::collections::BTreeMap;

use dirty_money::{Currency, Deck, Region, Rule, Setup};
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
    for ruling in 1..=20 {
        assert!(PAGE.contains(&format!("Ruling R{ruling}")), "Ruling R{ruling}");
    }
    let options = serde_json::to_value(Setup::default()).expect("options are JSON");
    for name in options.as_object().expect("options have names").keys() {
        assert!(PAGE.contains(&format!("`{name}`")), "{name} has no line in the table of numbers");
    }
}

#[test]
fn every_placement_card_stands_with_its_cost_and_points() {
    let mut told: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in &Deck::printed().placement {
        assert_eq!(row.regions, Region::ALL, "the regions have the same cards");
        let kind = serde_json::to_value(row.kind).expect("a name");
        let anchor = format!("(#dm-5-{})", kind.as_str().unwrap_or_default().replace('_', "-"));
        told.entry(anchor).or_default().push(format!("{}/{}", row.cost, row.points));
    }
    for (anchor, cards) in told {
        let line =
            PAGE.lines().find(|line| line.starts_with("| [") && line.contains(&anchor)).expect("a row");
        assert_eq!(line.split('|').nth(2).map(str::trim), Some(cards.join(", ").as_str()), "{anchor}");
    }
}

#[test]
fn the_money_stands_with_its_values_and_who_is_dirty() {
    for currency in [Currency::Euro, Currency::Usd, Currency::Yen] {
        let rows = Deck::printed().money.iter().filter(|row| row.currency == currency);
        let values: Vec<_> = rows.map(|row| (row.value, row.count, row.dirty)).collect();
        let told = [(1, 8, false), (2, 8, false), (3, 6, false), (4, 6, true), (5, 6, true), (6, 2, true)];
        assert_eq!(values, told);
    }
    let crypto: Vec<_> =
        Deck::printed().money.iter().filter(|row| row.currency == Currency::Crypto).collect();
    assert!(crypto.iter().all(|row| row.dirty && row.value == 3));
    assert_eq!(crypto.iter().map(|row| row.count).sum::<u8>(), 12);
    assert!(
        PAGE.contains(
            "clean ones worth 1 (8 cards), 2 (8) and 3 (6), dirty ones worth 4 (6), 5 (6) and 6 (2)"
        )
    );
    let actions: Vec<_> = Deck::printed().action.iter().map(|row| row.count).collect();
    assert_eq!(actions, [6, 4, 5, 4, 6, 5], "in the order of the page");
}
