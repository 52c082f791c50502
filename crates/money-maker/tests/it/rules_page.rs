//! What the rules page tells of cards and city is what the printed deck says: who owns no box has only the page.

use money_maker::{DeckFile, Good, PRINTED_DECK};

const PAGE: &str = include_str!("../../../../docs/rules/money-maker.md");

fn deck() -> DeckFile {
    DeckFile::parse(PRINTED_DECK).expect("the printed deck")
}

/// The row of a table that begins with these words, its cells without the first.
fn row(first: &str) -> Vec<String> {
    let start = format!("| {first} |");
    let line = PAGE.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("no row {first}"));
    let cells = line[start.len()..].trim_end_matches('|').split('|');
    cells.map(|cell| cell.replace('\u{a0}', " ").trim().to_owned()).collect()
}

const fn letter(good: Good) -> char {
    match good {
        Good::Production => 'P',
        Good::Consumer => 'C',
    }
}

#[test]
fn every_company_stands_with_its_guild_its_needs_and_what_it_gives() {
    let deck = deck();
    for card in &deck.investment {
        let gives = match (card.produces, card.product, card.trades) {
            (Some(amount), Some(good), _) => format!(" → {amount}{}", letter(good)),
            (_, _, Some(amount)) => format!(", trades {amount}"),
            _ => panic!("{} gives nothing", card.name),
        };
        let told = format!("{} {}{}{gives}", card.name, card.needs, letter(card.of));
        let companies = &row(&card.guild)[0];
        assert!(companies.split(" · ").any(|company| company == told), "{told} not in {companies}");
    }
    let told: usize = deck
        .investment
        .iter()
        .map(|card| card.guild.as_str())
        .collect::<std::collections::BTreeSet<_>>()
        .iter()
        .map(|guild| row(guild)[0].split(" · ").count())
        .sum();
    assert_eq!(told, deck.investment.len());
}

#[test]
fn every_action_card_stands_with_its_copies() {
    for card in &deck().action {
        let start = format!("| [{}](#", card.name);
        let line = PAGE.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{start}"));
        assert_eq!(line.split('|').nth(2).map(str::trim), Some(card.copies.to_string().as_str()), "{line}");
    }
}

#[test]
fn every_face_stands_with_the_block_it_hits_in_each_ring() {
    let city = deck().city;
    for (face, name) in city.faces.iter().enumerate() {
        let hits: Vec<_> = city.rings.iter().map(|ring| (ring[face] + 1).to_string()).collect();
        assert_eq!(row(name), hits, "{name}");
    }
}
