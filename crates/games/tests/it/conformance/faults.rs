//! Faults put in on purpose: each must be found. The texts of one game, with one thing changed.

use std::collections::BTreeSet;

use game_core::Texts;
use game_core::conformance::{GAMES, unused};
use games::{AnyGame, find};
use serde_json::{Value, json};

fn game() -> &'static dyn AnyGame {
    find(games::EXAMPLE).expect("the game is listed")
}

/// What is found when the messages are changed, by reading them.
fn found_in_messages(change: impl FnOnce(&mut Value)) -> BTreeSet<String> {
    found_in_games(0, change)
}

/// What is found when the messages are changed and so many games are played of each set-up.
fn found_in_games(games: u64, change: impl FnOnce(&mut Value)) -> BTreeSet<String> {
    let mut messages: Value = serde_json::from_str(game().messages()).expect("the messages are JSON");
    change(&mut messages);
    let texts = Texts { messages: &messages.to_string(), ..Texts::from(game().about()) };
    game().examine(&texts, games).faults
}

/// What is found when this text of the rules page is another.
fn found_on_the_page(printed: &str, changed: &str) -> BTreeSet<String> {
    assert!(game().rules_page().contains(printed), "'{printed}' is on the page");
    let page = game().rules_page().replacen(printed, changed, 1);
    game().examine(&Texts { rules_page: &page, ..Texts::from(game().about()) }, 0).faults
}

#[track_caller]
fn is(found: BTreeSet<String>, faults: &[&str]) {
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), faults);
}

fn remove(messages: &mut Value, section: &str, key: &str) {
    let section = messages[section].as_object_mut().expect("the section is there");
    assert!(section.remove(key).is_some(), "{key} is there");
}

#[test]
fn a_misspelt_field_of_a_sentence() {
    let sentences =
        [("event", "bid_made"), ("why", "too_few_coins"), ("action", "bid"), ("phase", "cash_in")];
    for (section, key) in sentences {
        let found = found_in_messages(|messages| messages[section][key] = json!("It is {amuont}."));
        assert!(found.contains(&format!("{section}.{key}: there is no field 'amuont'")), "{found:?}");
    }
    let found =
        found_in_messages(|messages| messages["deal"]["too_many_offers"] = json!("All {limmit} are made."));
    is(found, &["deal.too_many_offers: there is no field 'limmit'"]);
}

#[test]
fn a_field_that_is_not_what_the_sentence_takes_it_for() {
    let found = found_in_messages(|messages| {
        messages["event"]["player_done"] = json!("{seat:plural:seat|seats} done.")
    });
    is(found, &["event.player_done: 'seat' needs a number and two words, 'coin|coins'"]);
    let found =
        found_in_messages(|messages| messages["event"]["cashed_in"] = json!("{gold:seat} cashes in."));
    assert!(found.contains("event.cashed_in: 'gold' is no seat"), "{found:?}");
    let found =
        found_in_messages(|messages| messages["event"]["cashed_in"] = json!("{card:bond} is cashed in."));
    assert!(found.contains("event.cashed_in: nothing names 'card' as a 'bond'"), "{found:?}");
    let found = found_in_messages(|messages| messages["event"]["loan_made"] = json!("A loan: {terms}."));
    is(found, &["event.loan_made: 'terms' has fields of its own and needs a kind"]);
    let found = found_in_messages(|messages| messages["event"]["final_crash"] = json!("The final {crash."));
    is(found, &["event.final_crash: a brace is alone in 'The final {crash.'"]);
}

#[test]
fn a_missing_line_of_the_home_page() {
    let texts = Texts { line: " ", ..Texts::from(game().about()) };
    is(game().examine(&texts, 0).faults, &["there is no line for the home page"]);
}

#[test]
fn a_show_of_a_key_that_is_not_there() {
    let found = found_in_messages(|messages| messages["show"]["bankers"] = json!("seat"));
    is(found, &["show.bankers: the view has no such key"]);
    let found = found_in_messages(|messages| messages["show"]["players.coin"] = json!("screen"));
    is(found, &["show.players.coin: the view has no such key"]);
    let found = found_in_messages(|messages| messages["show"]["round"] = json!("seat"));
    is(found, &["show.round: there are no seats"]);
    let found = found_in_messages(|messages| messages["show"]["laid_out.card"] = json!("bond"));
    is(found, &["show.laid_out.card: nothing is of the kind 'bond'"]);
}

#[test]
fn a_missing_name_of_a_place() {
    let found = found_in_games(1, |messages| remove(messages, "place", "press"));
    is(found, &["event.moved: place \"press\" has no name"]);
    let found = found_in_messages(|messages| remove(messages, "kind", "coins"));
    assert!(found.contains("kind.coins has no message"), "{found:?}");
}

#[test]
fn a_missing_sentence_or_label() {
    let missing = [
        ("event", "moved"),
        ("why", "too_few_coins"),
        ("action", "take"),
        ("phase", "over"),
        ("phase_rule", "over"),
        ("gauge", "debt"),
        ("ending", "final_crash"),
        ("moment", "loan"),
        ("length", "long"),
        ("view", "laid_out"),
    ];
    for (section, key) in missing {
        let found = found_in_messages(|messages| remove(messages, section, key));
        let about_it = |fault: &String| fault.starts_with(&format!("{section}.{key}"));
        assert!(found.iter().any(about_it), "{section}.{key}: {found:?}");
    }
    for (section, key) in [("form", "sealed_bid"), ("ask", "instalment"), ("score", "gold")] {
        let found = found_in_games(1, |messages| remove(messages, section, key));
        assert!(
            found.iter().any(|fault| fault.ends_with(&format!("{section}.{key} has no message"))),
            "{found:?}"
        );
    }
    let found = found_in_messages(|messages| remove(messages, "option", "cubes"));
    is(found, &["option.cubes has no help", "option.cubes has no label"]);
}

#[test]
fn a_step_whose_rule_is_none() {
    let found = found_in_messages(|messages| messages["phase_rule"]["loans"] = json!("nmm-3-offers"));
    is(found, &["phase_rule.loans: nmm-3-offers is no rule"]);
}

#[test]
fn a_message_that_nothing_says() {
    let used = game().examine(&Texts::from(game().about()), GAMES).used;
    let mut messages: Value = serde_json::from_str(game().messages()).expect("the messages are JSON");
    let left_over =
        [("event", "bid_maid"), ("form", "leave"), ("moment", "boom"), ("view", "coin"), ("place", "bank")];
    for (section, key) in left_over {
        messages[section][key] = json!("Words");
        let key = (section.to_owned(), key.to_owned());
        assert!(unused(&messages.to_string(), &used).contains(&key), "{key:?} is of no use");
    }
}

#[test]
fn a_rules_page_that_does_not_fit_the_rules() {
    is(
        found_on_the_page("{#nmm-3-fee}", "{#nmm-3-fees}"),
        &["rules page: nmm-3-fee is the anchor of no heading", "rules page: nmm-3-fees is no rule"],
    );
    is(
        found_on_the_page("{#nmm-3-fee}", "{#nmm-3-cube}"),
        &[
            "rules page: nmm-3-cube is the anchor of two headings",
            "rules page: nmm-3-fee is the anchor of no heading",
        ],
    );
    let found = found_on_the_page(" {#nmm-3-fee}", "");
    assert!(found.contains("rules page: nmm-3-fee is the anchor of no heading"), "{found:?}");
    is(found_on_the_page("`cubes`", "cubes"), &["rules page: the option `cubes` is not on it"]);
    let found = found_on_the_page("Ruling R3", "Ruling R33");
    assert!(found.contains("rules page: there is a Ruling R33, but none before it"), "{found:?}");
}
