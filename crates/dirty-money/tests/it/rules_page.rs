//! What the rules page tells of the cards is what the printed deck says: who owns no box has only the page.

use std::collections::BTreeMap;

use dirty_money::{Config, Currency, Deck, DirtyMoney, Rule, Setup};
use game_core::{Observed, RuleCode, rules_page};
use serde::Serialize;

const PAGE: &str = include_str!("../../../../docs/rules/dirty-money.md");

fn line(start: &str) -> &'static str {
    PAGE.lines().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("no line {start}"))
}

/// The text below the heading of a rule.
fn section(rule: Rule) -> &'static str {
    rules_page::find(PAGE, rule.code()).first().expect("every rule has a section").text
}

/// `art_gallery` as it stands in the codes of rules.
fn code(kind: impl Serialize) -> String {
    serde_json::to_value(kind).expect("a name").as_str().expect("a name").replace('_', "-")
}

/// "1 (8 cards), 2 (8) and 3 (6)".
fn counted(values: &BTreeMap<u8, u8>, first: &str) -> String {
    let each: Vec<_> = values
        .iter()
        .enumerate()
        .map(|(at, (value, count))| {
            let unit = if at == 0 { first } else { "" };
            format!("{value} ({count}{unit})")
        })
        .collect();
    let (last, rest) = each.split_last().expect("some values");
    format!("{} and {last}", rest.join(", "))
}

#[test]
fn every_money_card_stands_with_its_value_and_whether_it_is_dirty() {
    let deck = Deck::printed();
    let total: u32 = deck.money.iter().map(|row| u32::from(row.count)).sum();
    let told = line(&format!("**{total} Money cards**"));
    for currency in [Currency::Euro, Currency::Usd, Currency::Yen] {
        let (mut clean, mut dirty) = (BTreeMap::new(), BTreeMap::new());
        for row in deck.money.iter().filter(|row| row.currency == currency) {
            let values = if row.dirty { &mut dirty } else { &mut clean };
            assert_eq!(values.insert(row.value, row.count), None, "one row for each value");
        }
        let cards: u8 = clean.values().chain(dirty.values()).sum();
        let (clean, dirty) = (counted(&clean, " cards"), counted(&dirty, ""));
        let each = format!("{cards} cards each: clean ones worth {clean}, dirty ones worth {dirty}.");
        assert!(told.contains(&each), "{each}");
        assert!(told.contains(&code(currency).to_uppercase()), "{currency:?}");
    }
    let crypto: Vec<_> = deck.money.iter().filter(|row| row.currency == Currency::Crypto).collect();
    let [crypto] = crypto[..] else { panic!("one row of CRYPTO") };
    assert!(crypto.dirty);
    let each = format!("CRYPTO has {} cards, each worth {} in any currency", crypto.count, crypto.value);
    assert!(told.contains(&each) && told.contains("all of them dirty"), "{each}");
}

#[test]
fn every_action_card_stands_with_its_copies() {
    let deck = Deck::printed();
    let total: u32 = deck.action.iter().map(|row| u32::from(row.count)).sum();
    let told = line(&format!("**{total} Action cards**"));
    let config = Config::new(&Setup::default(), 2).expect("sound");
    let names: Vec<String> = DirtyMoney::names(&config).into_iter().map(|(_, name)| name).collect();
    let (_, listed) = told.split_once(": ").expect("a list");
    let listed = listed.trim_end_matches('.').split(", ").map(|card| card.trim_start_matches('*'));
    let mut found = 0;
    for card in listed {
        let (name, copies) = card.split_once("* (").expect("a name and a number");
        let copies: usize = copies.trim_end_matches(')').parse().expect("a number");
        let same = names.iter().filter(|other| *other == name).count();
        assert_eq!(same, copies, "{name}, of {names:?}");
        found += copies;
    }
    assert_eq!(found, total as usize);
}

#[test]
fn every_placement_card_stands_with_its_costs_and_points() {
    let deck = Deck::printed();
    let mut cards = BTreeMap::<String, Vec<String>>::new();
    for row in &deck.placement {
        assert_eq!(row.regions.len(), 3, "the regions have the same cards");
        cards.entry(code(row.kind)).or_default().push(format!("{}/{}", row.cost, row.points));
    }
    let number: usize = cards.values().map(Vec::len).sum();
    let told = line(&format!("**{} Placement cards**", 3 * number));
    assert!(told.contains(&format!("{number} for each region")), "{told}");
    for (kind, costs) in &cards {
        let link = format!("(#dm-5-{kind})");
        let row = PAGE.lines().find(|line| line.starts_with("| [") && line.contains(&link));
        let row = row.unwrap_or_else(|| panic!("no row {link}"));
        assert_eq!(row.split(" | ").nth(1), Some(costs.join(", ").as_str()), "{row}");
    }
    assert_eq!(
        PAGE.lines().filter(|line| line.contains("](#dm-5-") && line.starts_with("| [")).count(),
        cards.len()
    );
}

#[test]
fn every_villain_stands_with_its_first_player_number() {
    let told = section(Rule::Dm1Marker);
    for row in &Deck::printed().villain {
        let power = rules_page::find(PAGE, &format!("dm-6-{}", code(row.kind)));
        let name = power.first().expect("every villain has a section").title;
        assert!(told.contains(&format!("{name} {}", row.number)), "{name} {}", row.number);
    }
}

#[test]
fn what_dirty_means_is_told_before_it_is_used() {
    let meaning = PAGE.find("A dirty card is marked as such.").expect("what it means");
    let first = PAGE.find("dirty").expect("the word");
    let paragraph = PAGE[..meaning].rfind("\n\n").expect("a paragraph");
    assert!(first > paragraph, "used before: {}", &PAGE[first..paragraph]);
}

#[test]
fn that_blacklisted_cards_are_gone_is_told_where_they_are_laid() {
    assert!(section(Rule::Dm2Limit).contains("Cards on your Blacklist are gone; you can never spend them."));
    assert!(section(Rule::Dm7Reshuffle).contains("on a Blacklist stay where they are"));
}
