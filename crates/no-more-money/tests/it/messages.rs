//! Every event, refusal, rule, choice and label has its sentence, and every sentence belongs to something.

use std::collections::BTreeSet;

use game_core::contract::variants;
use game_core::{Chance, Choices, DealRefusal, EndingCode, Game, Log, Observed, Words};
use no_more_money::{Action, Ending, Event, Length, NoMoreMoney, Phase, Place, Setup, Why};
use serde_json::{Value, json};

pub const MESSAGES: &str = include_str!("../../../../messages/en/no-more-money.json");

fn keys(section: &str) -> BTreeSet<String> {
    let messages: Value = serde_json::from_str(MESSAGES).expect("the messages are JSON");
    let section = messages[section].as_object().unwrap_or_else(|| panic!("there is a section {section}"));
    section.keys().filter_map(|key| key.split('+').next()).map(str::to_owned).collect()
}

fn names<T: Into<String>>(names: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    names.into_iter().map(Into::into).collect()
}

#[test]
fn everything_that_can_be_said_has_a_sentence_and_no_sentence_is_left_over() {
    assert_eq!(keys("event"), names(variants::<Event>()), "event");
    assert_eq!(keys("why"), names(variants::<Why>()), "why");
    assert_eq!(keys("deal"), names(variants::<DealRefusal>()), "deal");
    assert_eq!(keys("action"), names(variants::<Action>()), "action");
    assert_eq!(keys("phase"), names(variants::<Phase>()), "phase");
    assert_eq!(keys("length"), names(variants::<Length>()), "length");
    assert_eq!(keys("gauge"), names(NoMoreMoney::GAUGES.iter().map(|gauge| gauge.name)), "gauge");
    assert_eq!(keys("ending"), names(Ending::ALL.iter().map(|ending| ending.name())), "ending");
    assert_eq!(keys("place"), names([Place::Press, Place::Reserve].map(element)), "place");
    let options = serde_json::to_value(Setup::default()).expect("options are JSON");
    assert_eq!(keys("option"), names(options.as_object().expect("options have names").keys().cloned()));
}

fn element(place: Place) -> String {
    no_more_money::Element::from(place).to_string()
}

#[test]
fn every_option_has_a_label_and_help() {
    let messages: Value = serde_json::from_str(MESSAGES).expect("the messages are JSON");
    for (name, option) in messages["option"].as_object().expect("options have names") {
        for part in ["label", "help"] {
            assert!(option[part].as_str().is_some_and(|text| !text.is_empty()), "{name}.{part}");
        }
    }
}

/// What games show that only a game can tell: forms, asks, score labels, moments and the keys of views.
#[derive(Default)]
struct Shown {
    forms: BTreeSet<String>,
    asks: BTreeSet<String>,
    scores: BTreeSet<String>,
    moments: BTreeSet<String>,
    view_keys: BTreeSet<String>,
}

#[test]
fn everything_that_games_show_has_a_label_and_no_label_is_left_over() {
    let config = NoMoreMoney::config(&Setup::default(), 4).expect("the printed set-up is sound");
    let mut shown = Shown::default();
    for seed in 0..30 {
        note_a_game(&config, seed, &mut shown);
    }
    assert_eq!(keys("form"), shown.forms, "form");
    assert_eq!(keys("ask"), shown.asks, "ask");
    assert_eq!(keys("score"), shown.scores, "score");
    assert_eq!(keys("moment"), shown.moments, "moment");
    assert_eq!(keys("view"), shown.view_keys, "view");
}

fn note_a_game(config: &no_more_money::Config, seed: u64, shown: &mut Shown) {
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
    let mut game = NoMoreMoney::start(config, &mut chance, &mut log);
    while let Some(seat) = game.awaited(config).first {
        choices.clear();
        game.choices(config, seat, &mut choices);
        let listed = serde_json::to_value(&choices).expect("choices are JSON");
        for form in listed["forms"].as_array().into_iter().flatten() {
            shown.forms.extend(form["blank"].as_object().into_iter().flat_map(|blank| blank.keys().cloned()));
            let asks = form["asks"].as_array().into_iter().flatten();
            shown.asks.extend(asks.filter_map(|ask| ask["name"].as_str()).map(str::to_owned));
        }
        note_keys(&serde_json::to_value(game.view(config, Some(seat))).expect("views are JSON"), shown);
        let action = choices.sample(&mut chance);
        game.apply(config, seat, &action, &mut chance, &mut log);
    }
    shown.scores.extend(game.score_lines(config).into_iter().map(|line| line.label.into_owned()));
    let told = log.take();
    shown.moments.extend(told.iter().filter_map(|told| NoMoreMoney::moment(&told.event)).map(str::to_owned));
}

/// What only the machines of a phase need; a page shows none of it.
const MACHINERY: [&str; 6] = ["last_word", "closed", "made", "next", "limit", "rebids"];

/// The keys of a view; the phase is named by its variant, which is a sentence and not a label.
fn note_keys(view: &Value, shown: &mut Shown) {
    match view {
        Value::Object(fields) => {
            for (key, value) in fields {
                if !MACHINERY.contains(&key.as_str()) {
                    shown.view_keys.insert(key.clone());
                }
                let inside = if key == "phase" { variant_fields(value) } else { value };
                note_keys(inside, shown);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| note_keys(value, shown)),
        _ => {}
    }
}

fn variant_fields(value: &Value) -> &Value {
    value.as_object().and_then(|object| object.values().next()).unwrap_or(&Value::Null)
}

#[test]
fn a_refused_deal_is_a_whole_sentence() {
    let words = Words::new(MESSAGES).expect("the messages are JSON");
    let why = Why::from(DealRefusal::TooManyOffers { limit: 12 });
    let said = words.say("why", &json!(why));
    assert_eq!(said, "You have made all 12 offers of this step.");
}

#[test]
fn a_movement_names_people_and_places() {
    let words = Words::new(MESSAGES)
        .expect("the messages are JSON")
        .with_players(["Anna".to_owned(), "Ari".to_owned()]);
    let moved = json!({ "moved": { "from": "press", "to": "player:1", "what": "coins", "amount": 80 } });
    assert_eq!(words.say("event", &moved), "80 dollars from the printing press to Ari.");
}
