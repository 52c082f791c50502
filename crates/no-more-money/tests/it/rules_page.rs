//! What the rules page tells of companies and cards is what the printed deck says: who owns no box has only the page.

use no_more_money::{DeckFile, PRINTED_DECK, Setup};

const PAGE: &str = include_str!("../../../../docs/rules/no-more-money.md");

const WORDS: [&str; 9] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

fn deck() -> DeckFile {
    DeckFile::parse(PRINTED_DECK).expect("the printed deck")
}

fn line(start: &str) -> &'static str {
    PAGE.lines().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("no line {start}"))
}

/// "2, 3 and 4".
fn listed(numbers: &[u8]) -> String {
    let numbers: Vec<_> = numbers.iter().map(u8::to_string).collect();
    match numbers.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => numbers.concat(),
    }
}

/// The section below a heading, up to the next one.
fn section(code: &str) -> &'static str {
    let start = PAGE.find(&format!("{{#{code}}}")).unwrap_or_else(|| panic!("no section {code}"));
    PAGE[start..].split("\n#").next().expect("a section")
}

#[test]
fn every_company_stands_with_its_die_and_how_often_it_crashes() {
    let companies = deck().company;
    for company in &companies {
        let faces = company.die.faces();
        let crash = |instability: u32| match (100 * instability + faces / 2) / faces {
            100 => "always".to_owned(),
            percent => format!("{percent}%"),
        };
        let told = format!("| {} | D{faces} | {} |", company.name, [1, 2, 3, 4].map(crash).join(" | "));
        assert_eq!(line(&format!("| {} |", company.name)), told);
    }
    let rows = PAGE.lines().filter(|line| line.ends_with("% |") || line.ends_with("always |")).count();
    assert_eq!(rows, companies.len(), "no other company stands there");
    let number = WORDS[companies.len()];
    assert!(PAGE.to_lowercase().contains(&format!("**{number} companies**")), "{number}");
}

#[test]
fn every_investment_and_loan_card_stands_with_its_copies() {
    let deck = deck();
    let investments: usize = deck.investment.iter().map(|one| one.gold.len() * usize::from(one.copies)).sum();
    let told = line(&format!("**{investments} investment cards**"));
    for entry in &deck.investment {
        let each =
            format!("{} cards each with {} gold", WORDS[usize::from(entry.copies)], listed(&entry.gold));
        assert!(told.contains(&each), "{each}: {told}");
    }
    let loans: u32 = deck.loan.iter().map(|one| u32::from(one.copies)).sum();
    let told = line(&format!("**{loans} loan cards**"));
    for copies in [8, 4] {
        let lengths: Vec<_> =
            deck.loan.iter().filter(|one| one.copies == copies).map(|one| one.rounds).collect();
        let word = WORDS[usize::from(copies)];
        let is_told = [" cards", ""]
            .iter()
            .any(|cards| told.contains(&format!("{word}{cards} each with {}", listed(&lengths))));
        assert!(is_told, "{word} each with {lengths:?}: {told}");
    }
    assert!(deck.loan.iter().all(|one| [8, 4].contains(&one.copies)));
}

/// What a newcomer asks: how long it goes unless one chooses, when a loan is paid, and what one costs in all.
#[test]
fn the_length_the_first_instalment_and_a_worked_loan_are_told() {
    let setup = Setup::default();
    let length = serde_json::to_value(setup.length).expect("a name");
    let length = length.as_str().expect("a name");
    assert!(section("nmm-0-setup").contains(&format!("The {length} game is played unless you choose")));
    assert!(section("nmm-3-loan").contains("A new loan cannot be paid in the round in which it was made."));
    // The amount, the instalments and the fee that the fee's percentage makes of it.
    let (amount, instalments, instalment) = (60, 3, 24);
    let fee = (amount * u32::from(setup.fee_percent)).div_ceil(100);
    let worked = PAGE.split("**A loan from beginning to end.**").nth(1).expect("a worked loan");
    for told in [
        format!("lends Tom ${amount}"),
        format!("{} instalments, ${instalment} each", WORDS[instalments as usize]),
        format!("fee to the press: ${fee}"),
        format!("spent {fee} and got {}", instalments * instalment),
        format!("cost him ${}", instalments * instalment - amount),
    ] {
        assert!(worked.contains(&told), "{told}");
    }
}
