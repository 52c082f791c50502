//! What the rules page tells of cards and city is what the printed deck says: who owns no box has only the page.

use game_core::Game;
use money_maker::{BeginnerSetup, Config, DeckFile, Good, MoneyMakerBeginner, PRINTED_DECK, Setup};

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

/// The section below a heading, up to the next one.
fn section(code: &str) -> &'static str {
    let start = PAGE.find(&format!("{{#{code}}}")).unwrap_or_else(|| panic!("no section {code}"));
    PAGE[start..].split("\n#").next().expect("a section")
}

#[test]
fn the_length_of_the_track_is_told_for_every_number_of_players() {
    let full = |players| Config::full(&Setup::default(), players).expect("sound").track;
    let beginner =
        |players| MoneyMakerBeginner::config(&BeginnerSetup::default(), players).expect("sound").track;
    let told = section("mm-track");
    let [six, five, four, three, two] = [6, 5, 4, 3, 2].map(full);
    let lengths = format!(
        "the chip starts {six} steps away with six players, {five} with five, {four} with four, {three} with three \
         and {two} with two"
    );
    assert!(told.contains(&lengths), "{lengths}");
    let [six, five, four, three, two] = [6, 5, 4, 3, 2].map(beginner);
    let lengths =
        format!("In the Beginner's Game it starts {six}, {five}, {four}, {three} and {two} steps away");
    assert!(told.contains(&lengths), "{lengths}");
}

/// "In ring IV the blocks 3 and 4, and in ring V the blocks 2 to 5, are half as risky as the others."
#[test]
fn the_blocks_that_are_half_as_risky_are_named_with_how_often_each_is_hit() {
    let rings = deck().city.rings;
    let faces_of = |ring: usize, block: u8| rings[ring].iter().filter(|hit| **hit == block).count();
    let half = |ring: usize| -> Vec<u8> {
        let blocks = (0_u8..6).filter(|block| faces_of(ring, *block) == 1);
        blocks.map(|block| block + 1).collect()
    };
    assert_eq!((half(3), half(4)), (vec![3, 4], vec![2, 3, 4, 5]));
    let told = section("mm-place");
    assert!(
        told.contains("in ring IV the blocks 3 and 4, and in ring V the blocks 2 to 5, are half as risky")
    );
    // With two dice a block is missed only if both miss it.
    let of_hundred = |faces: f64| (100.0 * (1.0 - ((6.0 - faces) / 6.0).powi(2))).round();
    let [one, two, three] = [1.0, 2.0, 3.0].map(of_hundred);
    assert!(told.contains(&format!("about {one}, {two} and {three} of 100")), "{one} {two} {three}");
}

/// Who owns no box asks these; each has a place of its own.
#[test]
fn what_a_newcomer_asks_has_its_place_on_the_page() {
    for heading in [
        "## In short",
        "## The Beginner's Game",
        "#### Why a higher ring helps",
        "### The central bank",
        "### A player as the central bank",
        "#### Entrepreneurs",
        "### Borrowing from a bank",
    ] {
        assert!(
            PAGE.lines().any(|line| line == heading || line.starts_with(&format!("{heading} {{"))),
            "{heading}"
        );
    }
    assert!(section("mm-prison").contains("In prison **you still may**"));
    assert!(
        PAGE.lines()
            .nth(2)
            .is_some_and(|opening| opening.starts_with("Amsterdam, towards the end of its Golden Age."))
    );
}
