//! The rules page has one heading for every rule code, and every ruling and option is on it.

use game_core::RuleCode;
use no_more_money::{DeckFile, PRINTED_DECK, Rule, Setup};

const PAGE: &str = include_str!("../../../../docs/rules/no-more-money.md");

/// The anchors of headings, in the order of the page.
fn anchors() -> Vec<&'static str> {
    let headings = PAGE.lines().filter(|line| line.starts_with('#'));
    headings.filter_map(|line| line.split_once("{#")?.1.strip_suffix('}')).collect()
}

#[test]
fn every_rule_code_is_the_anchor_of_exactly_one_heading_in_the_order_of_play() {
    let codes: Vec<_> = Rule::ALL.iter().map(|rule| rule.code()).collect();
    assert_eq!(anchors(), codes);
}

#[test]
fn every_anchored_heading_is_of_the_third_level() {
    let odd: Vec<_> = PAGE.lines().filter(|line| line.contains("{#") && !line.starts_with("### ")).collect();
    assert_eq!(odd, Vec::<&str>::new());
}

#[test]
fn every_ruling_is_on_the_page() {
    for number in 1..=11 {
        let mark = format!("Ruling R{number}");
        let marked = PAGE
            .match_indices(&mark)
            .any(|(at, _)| !PAGE[at + mark.len()..].starts_with(|next: char| next.is_ascii_digit()));
        assert!(marked, "{mark} is not on the page");
    }
}

#[test]
fn every_printed_number_has_its_option_in_the_table_of_provenance() {
    let options = serde_json::to_value(Setup::default()).expect("options are JSON");
    for name in options.as_object().expect("options have names").keys() {
        let listed = PAGE.contains(&format!("`{name}`"));
        assert!(listed || ["length", "screens"].contains(&name.as_str()), "{name} is not in the table");
    }
}

#[test]
fn every_company_stands_with_its_die_and_how_often_it_crashes() {
    for company in DeckFile::parse(PRINTED_DECK).expect("the printed deck").company {
        let chance = |instability: u32| match 100.0 * f64::from(instability) / f64::from(company.die.faces())
        {
            100.0.. => "always".to_owned(),
            percent => format!("{percent:.0}%"),
        };
        let chances = [1, 2, 3, 4].map(chance).join(" | ");
        let row = format!("| {} | D{} | {chances} |", company.name, company.die.faces());
        assert!(PAGE.contains(&row), "{row}");
    }
}

#[test]
fn every_length_of_a_loan_stands_with_its_cards() {
    let copies: Vec<_> = DeckFile::parse(PRINTED_DECK)
        .expect("the printed deck")
        .loan
        .iter()
        .map(|entry| (entry.rounds, entry.copies))
        .collect();
    assert_eq!(copies, [(2, 8), (3, 8), (4, 4), (5, 4), (6, 4), (7, 4)]);
    assert!(PAGE.contains("eight cards each with 2 and 3, four each with 4, 5, 6 and 7"));
}
