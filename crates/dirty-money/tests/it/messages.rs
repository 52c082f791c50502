//! Every event, refusal, rule, choice and label has its sentence, and every sentence belongs to something.

use std::collections::BTreeSet;

use dirty_money::{
    Action, Config, DirtyMoney, Ending, Event, LABELS, Location, Phase, Region, Setup, Villain, Why,
};
use game_core::contract::variants;
use game_core::{Chance, Choices, EndingCode, Game, Log, Observed, Words};
use serde_json::Value;

use crate::scene::{B, buy, buy_two, lend, play, play_on};

pub const MESSAGES: &str = include_str!("../../../../messages/en/dirty-money.json");

fn messages() -> Value {
    serde_json::from_str(MESSAGES).expect("the messages are JSON")
}

fn keys(section: &str) -> BTreeSet<String> {
    let messages = messages();
    let section = messages[section].as_object().unwrap_or_else(|| panic!("there is a section {section}"));
    section.keys().cloned().collect()
}

fn names<T: Into<String>>(names: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    names.into_iter().map(Into::into).collect()
}

#[test]
fn everything_that_can_be_said_has_a_sentence_and_no_sentence_is_left_over() {
    assert_eq!(keys("event"), names(variants::<Event>()), "event");
    assert_eq!(keys("why"), names(variants::<Why>()), "why");
    let with_parts = ["play+target", "buy+second", "buy+loan", "buy+second+loan"].map(str::to_owned);
    assert_eq!(keys("action"), names(variants::<Action>().into_iter().chain(with_parts)), "action");
    assert_eq!(keys("phase"), names(variants::<Phase>()), "phase");
    assert_eq!(keys("villain"), names(variants::<Villain>()), "villain");
    assert_eq!(keys("region"), names(variants::<Region>()), "region");
    let numbers = (0..Location::ALL.len()).map(|number| number.to_string());
    assert_eq!(keys("location"), names(variants::<Location>().into_iter().chain(numbers)), "location");
    assert_eq!(keys("gauge"), names(DirtyMoney::GAUGES.iter().map(|gauge| gauge.name)), "gauge");
    assert_eq!(keys("ending"), names(Ending::ALL.iter().map(|ending| ending.name())), "ending");
    assert_eq!(keys("score"), names(LABELS), "score");
    let options = serde_json::to_value(Setup::default()).expect("options are JSON");
    assert_eq!(keys("option"), names(options.as_object().expect("options have names").keys().cloned()));
}

#[test]
fn every_option_has_a_label_and_help() {
    for (name, option) in messages()["option"].as_object().expect("options have names") {
        for part in ["label", "help"] {
            assert!(option[part].as_str().is_some_and(|text| !text.is_empty()), "{name}.{part}");
        }
    }
}

/// What games show that only a game can tell.
#[derive(Default)]
struct Shown {
    forms: BTreeSet<String>,
    asks: BTreeSet<String>,
    moments: BTreeSet<String>,
    view_keys: BTreeSet<String>,
}

#[test]
fn everything_that_games_show_has_a_label_and_no_label_is_left_over() {
    let mut shown = Shown::default();
    for seed in 0..40 {
        let config = Config::new(&Setup::default(), 2 + (seed % 4) as u8).expect("the set-up is sound");
        note_a_game(&config, seed, &mut shown);
    }
    assert_eq!(keys("form"), shown.forms, "form");
    assert_eq!(keys("ask"), shown.asks, "ask");
    assert_eq!(keys("moment"), shown.moments, "moment");
    let phases = names(variants::<Phase>());
    assert_eq!(keys("view"), &shown.view_keys - &phases, "view");
}

fn note_a_game(config: &Config, seed: u64, shown: &mut Shown) {
    let words = Words::new(MESSAGES)
        .expect("the messages are JSON")
        .with_names(DirtyMoney::names(config).into_iter().map(|(element, name)| (element.to_string(), name)));
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
    let mut game = DirtyMoney::start(config, &mut chance, &mut log);
    while let Some(seat) = game.awaited(config).first {
        choices.clear();
        game.choices(config, seat, &mut choices);
        let listed = serde_json::to_value(&choices).expect("choices are JSON");
        for form in listed["forms"].as_array().into_iter().flatten() {
            is_a_sentence(&words.say("form", &form["blank"]));
            shown.forms.extend(form["blank"].as_object().into_iter().flatten().map(form_key));
            let asks = form["asks"].as_array().into_iter().flatten();
            shown.asks.extend(asks.filter_map(|ask| ask["name"].as_str()).map(str::to_owned));
        }
        let view = serde_json::to_value(game.view(config, Some(seat))).expect("views are JSON");
        is_a_sentence(&words.say("phase", &view["public"]["phase"]));
        note_keys(&view, &mut shown.view_keys);
        let action = choices.sample(&mut chance);
        is_a_sentence(&words.say("action", &serde_json::to_value(&action).expect("actions are JSON")));
        game.apply(config, seat, &action, &mut chance, &mut log);
    }
    let view = serde_json::to_value(game.view(config, None)).expect("views are JSON");
    note_keys(&view, &mut shown.view_keys);
    for told in log.take() {
        is_a_sentence(&words.say("event", &serde_json::to_value(&told.event).expect("events are JSON")));
        shown.moments.extend(DirtyMoney::moment(&told.event).map(str::to_owned));
    }
}

/// What a form is called: its variant and the optional parts that are there.
fn form_key((tag, fields): (&String, &Value)) -> String {
    let parts = ["second", "loan"].into_iter().filter(|part| fields.get(part).is_some());
    parts.fold(tag.clone(), |key, part| format!("{key}+{part}"))
}

pub fn is_a_sentence(text: &str) {
    let raw = ["{", "}", "[", "]", "\"", "null", "_"];
    assert!(!text.is_empty() && raw.iter().all(|sign| !text.contains(sign)), "raw JSON in: {text}");
}

fn note_keys(view: &Value, noted: &mut BTreeSet<String>) {
    match view {
        Value::Object(fields) => {
            for (key, value) in fields {
                if !noted.contains(key) {
                    noted.insert(key.clone());
                }
                note_keys(value, noted);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| note_keys(value, noted)),
        _ => {}
    }
}

#[test]
fn a_refusal_names_cards_and_places() {
    let config = Config::new(&Setup::default(), 2).expect("the set-up is sound");
    let words = Words::new(MESSAGES).expect("the messages are JSON").with_names(
        DirtyMoney::names(&config).into_iter().map(|(element, name)| (element.to_string(), name)),
    );
    let say = |why: Why| words.say("why", &serde_json::to_value(why).expect("refusals are JSON"));
    assert_eq!(say(Why::WrongCurrency { card: 28 }), "EURO 5 (dirty) is in the wrong currency.");
    let nothing = Why::NothingBelow { location: Location::BlackMarket };
    assert_eq!(say(nothing), "Nothing lies below Black Market, so it cannot be visited.");
    assert_eq!(say(Why::NotYourVillain { villain: Villain::LoanShark }), "Only the Loan Shark can do that.");
    assert_eq!(say(Why::NotForSale { placement: 4 }), "Europe Art Gallery (EURO 4) is not for sale here.");
}

#[test]
fn an_action_says_the_parts_it_has_and_no_others() {
    let config = Config::new(&Setup::default(), 2).expect("the set-up is sound");
    let names = DirtyMoney::names(&config).into_iter().map(|(element, name)| (element.to_string(), name));
    let words = Words::new(MESSAGES).expect("the messages are JSON").with_names(names);
    let words = words.with_players(["Ada".to_owned(), "Ben".to_owned()]);
    let say = |action: &Action| words.say("action", &serde_json::to_value(action).expect("actions are JSON"));
    let [gallery, artwork] = ["Europe Art Gallery (EURO 4)", "Europe Artwork (EURO 6)"];
    assert_eq!(say(&buy(4, &[28])), format!("Buy {gallery}"));
    assert_eq!(say(&buy_two([4, 0], &[28])), format!("Buy {gallery}, then {artwork}"));
    let on_loan = "spending EURO 5 (dirty) as any currency";
    assert_eq!(say(&lend(&[4], 28, &[])), format!("Buy {gallery}, {on_loan}"));
    assert_eq!(say(&lend(&[4, 0], 28, &[])), format!("Buy {gallery}, then {artwork}, {on_loan}"));
    assert_eq!(say(&play(28)), "Play EURO 5 (dirty)");
    assert_eq!(say(&play_on(28, B)), "Play EURO 5 (dirty) on Ben");
}
