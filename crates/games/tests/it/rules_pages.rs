//! The numbers on the rules pages are the printed options, and every option has its number.

use games::rules_page::{OptionNumber, option_numbers};
use games::{AnyGame, GAMES};
use serde_json::Value;

/// The games whose rules stand on the same page.
fn editions(page: &str) -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied().filter(move |game| game.rules_page() == page)
}

/// Sums and products of options: `goods-market_prices*market_slots`.
fn value(setup: &Value, expression: &str) -> Option<Value> {
    if let Some(found) = setup.get(expression) {
        return Some(found.clone());
    }
    let number = |name: &str| setup.get(name)?.as_i64();
    let product = |term: &str| term.split('*').map(number).product::<Option<i64>>();
    let mut sum = 0;
    for added in expression.split('+') {
        let mut terms = added.split('-').map(product);
        sum += terms.next()??;
        for taken in terms {
            sum -= taken?;
        }
    }
    Some(sum.into())
}

fn as_printed(value: &Value) -> String {
    match value {
        Value::Bool(on) => if *on { "on" } else { "off" }.to_owned(),
        Value::String(name) => name.clone(),
        other => other.to_string(),
    }
}

#[test]
fn every_number_of_an_option_is_the_printed_one() {
    for game in GAMES {
        for OptionNumber { printed, option } in option_numbers(game.rules_page()) {
            let (edition, expression) = option.split_once('/').unwrap_or(("", option));
            let meant = |other: &&dyn AnyGame| edition.is_empty() || other.info().id == edition;
            let values: Vec<_> = editions(game.rules_page())
                .filter(meant)
                .filter_map(|other| value(&other.default_setup(), expression))
                .collect();
            assert!(!values.is_empty(), "{}: there is no option {option}", game.info().id);
            for value in values {
                assert_eq!(printed.replace(',', ""), as_printed(&value), "{} {option}", game.info().id);
            }
        }
    }
}

#[test]
fn every_number_that_an_option_changes_follows_the_table() {
    for game in GAMES {
        let numbers = option_numbers(game.rules_page());
        for (name, value) in game.default_setup().as_object().expect("options have names") {
            let names = |number: &OptionNumber<'_>| {
                let expression =
                    number.option.split_once('/').map_or(number.option, |(_, expression)| expression);
                expression.split(['+', '-', '*']).any(|part| part == name)
            };
            let follows = numbers.iter().any(names);
            assert!(follows || !value.is_u64(), "{}: no number follows {name}", game.info().id);
        }
    }
}

/// "In the [normal](option:deck) deck: one of $50,000" would be false at a table with the other deck.
#[test]
fn a_choice_of_the_table_stands_aside_so_that_the_sentence_is_true_with_every_other() {
    for game in GAMES {
        let page = game.rules_page();
        for (name, value) in game.default_setup().as_object().expect("options have names") {
            let Value::String(printed) = value else { continue };
            let link = format!("[{printed}](option:{name})");
            let told = page.matches(&link).count();
            let aside = page.matches(&format!("(here: {link})")).count();
            assert_eq!(told, aside, "{}: {link} stands inside a sentence", game.info().id);
        }
    }
}
