//! Nothing the game can say lacks its sentence, and the rules page has one heading for every rule.

use game_core::{Chance, Choices, EndingCode, Game, Log, Observed, Options, RuleCode, contract};
use serde_json::Value;
use smart_money_maker::{Action, Event, Phase, Rule, Setup, SmartMoneyMaker, Why};

pub const MESSAGES: &str = include_str!("../../../../messages/en/smart-money-maker.json");
const RULES_PAGE: &str = include_str!("../../../../docs/rules/smart-money-maker.md");

fn messages() -> Value {
    serde_json::from_str(MESSAGES).expect("the messages are JSON")
}

#[track_caller]
fn all_said(section: &str, keys: impl IntoIterator<Item = String>) {
    let messages = messages();
    let keys: Vec<String> = keys.into_iter().collect();
    assert!(!keys.is_empty());
    for key in &keys {
        assert!(!messages[section][key].is_null(), "{section}.{key} has no message");
    }
    for key in messages[section].as_object().expect("a section").keys() {
        let variant = key.split('+').next().expect("a split has a first part");
        assert!(keys.iter().any(|known| known == variant), "{section}.{key} is said of nothing");
    }
}

#[test]
fn every_event_refusal_action_and_rule_has_its_sentence() {
    all_said("event", contract::variants::<Event>());
    all_said("why", contract::variants::<Why>());
    all_said("action", contract::variants::<Action>());
    all_said("phase", contract::variants::<Phase>());
    all_said("gauge", SmartMoneyMaker::GAUGES.iter().map(|gauge| gauge.name.to_owned()));
    all_said("ending", smart_money_maker::Ending::ALL.iter().map(|ending| ending.name().to_owned()));
    all_said("score", ["cash".to_owned()]);
    all_said("moment", ["paid_off", "lobby", "last_cards", "forfeit", "end"].map(str::to_owned));
}

#[test]
fn every_option_has_a_label_and_help() {
    let schema = serde_json::to_value(schemars::schema_for!(Setup)).expect("a schema");
    let names: Vec<String> = schema["properties"].as_object().expect("options").keys().cloned().collect();
    all_said("option", names.clone());
    let messages = messages();
    for name in names {
        assert!(
            messages["option"][&name]["label"].is_string() && messages["option"][&name]["help"].is_string()
        );
    }
    assert!(Setup::default().house_rules().is_empty());
}

#[test]
fn every_form_and_ask_that_occurs_has_its_label() {
    let messages = messages();
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let config = SmartMoneyMaker::config(&Setup::default(), 2 + (seed % 5) as u8).expect("sound");
        let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
        let mut state = SmartMoneyMaker::start(&config, &mut chance, &mut log);
        while let Some(seat) = state.awaited(&config).first {
            choices.clear();
            state.choices(&config, seat, &mut choices);
            for form in &choices.forms {
                let tag = contract::variant_of(&form.blank);
                assert!(messages["form"][&tag].is_string(), "form.{tag}");
                for (name, _) in form.named_asks() {
                    assert!(messages["ask"][name].is_string(), "ask.{name}");
                    seen.insert(name);
                }
                seen.insert(Box::leak(tag.into_boxed_str()));
            }
            let action = choices.sample(&mut chance);
            state.play(&config, seat, &action, &mut chance, &mut log).expect("legal");
        }
    }
    let said = |section: &str| messages[section].as_object().map_or(0, serde_json::Map::len);
    assert_eq!(seen.len(), said("form") + said("ask"), "all of them occur");
}

#[test]
fn every_key_of_the_view_has_its_label() {
    let messages = messages();
    let config = SmartMoneyMaker::config(&Setup::default(), 3).expect("sound");
    let (mut chance, mut log, mut choices) = (Chance::fast(5), Log::off(), Choices::default());
    let mut state = SmartMoneyMaker::start(&config, &mut chance, &mut log);
    loop {
        let view = serde_json::to_value(state.view(&config, state.awaited(&config).first)).expect("JSON");
        labelled(&view["public"], &messages);
        labelled(&view["own"], &messages);
        let Some(seat) = state.awaited(&config).first else { break };
        choices.clear();
        state.choices(&config, seat, &mut choices);
        let action = choices.sample(&mut chance);
        state.play(&config, seat, &action, &mut chance, &mut log).expect("legal");
    }
}

fn labelled(value: &Value, messages: &Value) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let known = messages["view"][key].is_string() || messages["phase"][key].is_string();
                assert!(known || key == "turn", "view.{key} has no label");
                labelled(value, messages);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| labelled(value, messages)),
        _ => {}
    }
}

#[test]
fn the_rules_page_has_exactly_one_heading_for_every_rule() {
    let anchors: Vec<&str> = RULES_PAGE
        .lines()
        .filter(|line| line.starts_with('#'))
        .filter_map(|line| line.split_once("{#")?.1.strip_suffix('}'))
        .collect();
    let codes: Vec<&str> = Rule::ALL.iter().map(|rule| rule.code()).collect();
    assert_eq!(anchors, codes, "in the order of the rules");
    for ruling in 1..=12 {
        assert!(RULES_PAGE.contains(&format!("**Ruling R{ruling}")), "ruling R{ruling} stands on the page");
    }
}
