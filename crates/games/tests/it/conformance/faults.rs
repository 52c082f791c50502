//! Faults put in on purpose: each must be found. The texts of one game, with one thing changed.

use std::collections::BTreeSet;

use game_core::Texts;
use game_core::conformance::{GAMES, unused};
use game_core::words::id_of;
use games::{AnyGame, find};
use serde_json::{Value, json};

fn game() -> &'static dyn AnyGame {
    find(games::EXAMPLE).expect("the game is listed")
}

/// What is found when a message is another, or is not there, by reading the file.
fn found_with(section: &str, key: &str, message: Option<&str>) -> BTreeSet<String> {
    found_in_games(0, section, key, message)
}

/// What is found when a message is another, or is not there, and so many games are played of each set-up.
fn found_in_games(games: u64, section: &str, key: &str, message: Option<&str>) -> BTreeSet<String> {
    let messages = changed(section, key, message);
    game().examine(&Texts { messages: &messages, ..Texts::from(game().about()) }, games).faults
}

/// The message file with this message changed or without it. The lines that belong to a message are indented.
fn changed(section: &str, key: &str, message: Option<&str>) -> String {
    let (id, mut inside) = (format!("{} =", id_of(section, key)), false);
    let mut text = String::new();
    for line in game().messages().lines() {
        inside = line.starts_with(&id) || inside && line.starts_with(' ');
        if !inside {
            text += line;
            text += "\n";
        }
    }
    text + &message.map_or(String::new(), |message| format!("{id} {message}\n"))
}

/// What is found when an entry of the data is another, or is not there.
fn found_with_data(section: &str, key: &str, entry: Option<&str>) -> BTreeSet<String> {
    let mut data: Value = serde_json::from_str(game().about().data).expect("the data is JSON");
    match entry {
        Some(entry) => data[section][key] = json!(entry),
        None => drop(data[section].as_object_mut().expect("the section is there").remove(key)),
    }
    game().examine(&Texts { data: &data.to_string(), ..Texts::from(game().about()) }, 0).faults
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

#[test]
fn a_misspelt_field_of_a_sentence() {
    let sentences =
        [("event", "bid_made"), ("why", "too_few_coins"), ("action", "bid"), ("phase", "cash_in")];
    for (section, key) in sentences {
        let found = found_with(section, key, Some("It is { $amuont }."));
        assert!(found.contains(&format!("{section}.{key}: there is no field 'amuont'")), "{found:?}");
    }
    let found = found_with("deal", "too_many_offers", Some("All { $limmit } are made."));
    is(found, &["deal.too_many_offers: there is no field 'limmit'"]);
}

#[test]
fn a_field_that_is_not_what_the_sentence_takes_it_for() {
    let by_seat = "{ $seat ->\n    [one] a seat\n   *[other] seats\n } done.";
    let found = found_with("event", "player_done", Some(by_seat));
    is(found, &["event.player_done: 'seat' is no number to choose a form by"]);
    let found = found_with("event", "cashed_in", Some("{ SEAT($gold) } cashes in."));
    assert!(found.contains("event.cashed_in: 'gold' is no seat"), "{found:?}");
    let found = found_with("event", "cashed_in", Some("{ BOND($card) } is cashed in."));
    assert!(found.contains("event.cashed_in: nothing names 'card' as a 'bond'"), "{found:?}");
    let found = found_with("event", "loan_made", Some("A loan: { $terms }."));
    is(found, &["event.loan_made: 'terms' has fields of its own and needs a kind"]);
    let found = found_with("event", "final_crash", Some("The final {crash."));
    assert!(found.contains("'event-final_crash = The final {crash.' cannot be read"), "{found:?}");
    assert!(found.contains("event.final_crash has no message"), "{found:?}");
}

#[test]
fn a_message_that_stands_there_twice() {
    let twice = format!("{}event-final_crash = It is all gone.\n", game().messages());
    let texts = Texts { messages: &twice, ..Texts::from(game().about()) };
    is(game().examine(&texts, 0).faults, &["event-final_crash stands there twice"]);
}

#[test]
fn a_missing_line_of_the_home_page() {
    let missing = format!("about.{} has no message", games::EXAMPLE);
    is(found_with("about", games::EXAMPLE, None), &[&missing]);
}

#[test]
fn a_name_on_a_card_that_has_no_message_or_another() {
    let name = "active-radio-corporation";
    let found = found_with("name", name, None);
    is(found, &["name.active-radio-corporation has no message: 'Active Radio Corporation'"]);
    let found = found_with("name", name, Some("Radio"));
    is(found, &["name.active-radio-corporation is 'Radio', and the deck says 'Active Radio Corporation'"]);
}

#[test]
fn a_show_of_a_key_that_is_not_there() {
    let shown = |key: &str, way: &str| found_with_data("show", key, Some(way));
    is(shown("bankers", "seat"), &["show.bankers: the view has no such key"]);
    is(shown("players.coin", "screen"), &["show.players.coin: the view has no such key"]);
    is(shown("round", "seat"), &["show.round: there are no seats"]);
    is(shown("laid_out.card", "bond"), &["show.laid_out.card: nothing is of the kind 'bond'"]);
}

#[test]
fn a_missing_name_of_a_place() {
    is(found_in_games(1, "place", "press", None), &["event.moved: place \"press\" has no name"]);
    let found = found_with("kind", "coins", None);
    assert!(found.contains("kind.coins has no message"), "{found:?}");
}

#[test]
fn a_missing_sentence_or_label() {
    let missing = [
        ("event", "moved"),
        ("why", "too_few_coins"),
        ("action", "take"),
        ("phase", "over"),
        ("gauge", "debt"),
        ("ending", "final_crash"),
        ("moment", "loan"),
        ("length", "long"),
        ("view", "laid_out"),
    ];
    for (section, key) in missing {
        let found = found_with(section, key, None);
        let about_it = |fault: &String| fault.starts_with(&format!("{section}.{key}"));
        assert!(found.iter().any(about_it), "{section}.{key}: {found:?}");
    }
    for (section, key) in [("form", "sealed_bid"), ("ask", "instalment"), ("score", "gold")] {
        let found = found_in_games(1, section, key, None);
        assert!(
            found.iter().any(|fault| fault.ends_with(&format!("{section}.{key} has no message"))),
            "{found:?}"
        );
    }
    is(found_with("option", "cubes", None), &["option.cubes has no help", "option.cubes has no label"]);
    is(found_with("option", "cubes", Some("Cubes")), &["option.cubes has no help"]);
}

#[test]
fn a_step_whose_rule_is_none() {
    is(
        found_with_data("phase_rule", "loans", Some("nmm-3-offers")),
        &["phase_rule.loans: nmm-3-offers is no rule"],
    );
    is(found_with_data("phase_rule", "over", None), &["phase_rule.over is not there"]);
}

#[test]
fn a_message_that_nothing_says() {
    let used = game().examine(&Texts::from(game().about()), GAMES).used;
    let left_over =
        [("event", "bid_maid"), ("form", "leave"), ("moment", "boom"), ("view", "coin"), ("place", "bank")];
    for (section, key) in left_over {
        let messages = changed(section, key, Some("Words"));
        let texts = Texts { messages: &messages, ..Texts::from(game().about()) };
        let key = (section.to_owned(), key.to_owned());
        assert!(unused(&texts, &used).contains(&key), "{key:?} is of no use");
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
