//! Every variant has its words, every rule its place on the rules page.

use game_core::auction::OutcryRefusal;
use game_core::contract::variants;
use game_core::{DealRefusal, EndingCode, Game, Observed, RuleCode};
use money_maker::{Action, BeginnerSetup, Event, MoneyMaker, MoneyMakerBeginner, Phase, Rule, Setup, Why};
use serde_json::Value;

const MESSAGES: &str = include_str!("../../../../messages/en/money-maker.json");
const RULES_PAGE: &str = include_str!("../../../../docs/rules/money-maker.md");

fn messages() -> Value {
    serde_json::from_str(MESSAGES).expect("the messages are JSON")
}

#[track_caller]
fn has_all(section: &str, keys: impl IntoIterator<Item = String>) {
    let messages = messages();
    let missing: Vec<_> = keys.into_iter().filter(|key| messages[section][key].is_null()).collect();
    assert!(missing.is_empty(), "messages.{section} lacks {missing:?}");
}

#[test]
fn every_event_refusal_action_and_phase_has_its_sentence() {
    has_all("event", variants::<Event>());
    has_all("why", variants::<Why>());
    has_all("outcry", variants::<OutcryRefusal>());
    has_all("deal", variants::<DealRefusal>());
    has_all("action", variants::<Action>());
    has_all("phase", variants::<Phase>());
    has_all("cause", variants::<money_maker::Cause>());
    has_all("purpose", variants::<money_maker::Purpose>());
    has_all("effect", variants::<money_maker::Effect>());
    has_all("reason", (0..money_maker::Reason::ALL.len()).map(|number| number.to_string()));
    has_all("thing", variants::<money_maker::ListedPart>());
    has_all("good", variants::<money_maker::Good>());
}

#[test]
fn every_gauge_ending_score_line_and_option_has_its_label() {
    has_all("gauge", MoneyMaker::GAUGES.iter().map(|gauge| gauge.name.to_owned()));
    has_all("gauge", MoneyMakerBeginner::GAUGES.iter().map(|gauge| gauge.name.to_owned()));
    has_all("ending", money_maker::Ending::ALL.iter().map(|ending| ending.name().to_owned()));
    let config = MoneyMaker::config(&Setup::default(), 2).expect("sound");
    let game = MoneyMaker::start(&config, &mut game_core::Chance::fast(1), &mut game_core::Log::off());
    has_all("score", game.score_lines(&config).iter().map(|line| line.label.to_string()));
    let keys = |setup: Value| setup.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    has_all("option", keys(serde_json::to_value(Setup::default()).expect("JSON")));
    has_all("option", keys(serde_json::to_value(BeginnerSetup::default()).expect("JSON")));
    has_all("view", keys(serde_json::to_value(game.public(&config)).expect("JSON")));
    has_all("view", keys(serde_json::to_value(game.own(&config, game_core::Seat::at(0))).expect("JSON")));
    let asks = ["amount", "limit", "count", "cards", "parts", "blocks", "yes", "give", "get", "reason"];
    has_all("ask", asks.map(str::to_owned));
    let forms = [
        "bid",
        "ceiling",
        "buy",
        "sell",
        "produce",
        "pay",
        "place",
        "vote",
        "offer",
        "hand_over",
        "borrow",
        "refuse",
    ];
    has_all("form", forms.map(str::to_owned));
    let moments =
        ["turn", "auction", "bank_run", "all_insolvent", "deal", "promotion", "degradation", "prison"];
    has_all("moment", moments.map(str::to_owned));
}

#[test]
fn every_rule_is_the_anchor_of_exactly_one_heading_and_every_anchor_a_rule() {
    let anchors: Vec<_> = RULES_PAGE
        .lines()
        .filter(|line| line.starts_with('#'))
        .filter_map(|line| line.split_once("{#").and_then(|(_, rest)| rest.strip_suffix('}')))
        .collect();
    for rule in Rule::ALL {
        let count = anchors.iter().filter(|anchor| **anchor == rule.code()).count();
        assert_eq!(count, 1, "{} on the rules page", rule.code());
    }
    for anchor in &anchors {
        assert!(Rule::ALL.iter().any(|rule| rule.code() == *anchor), "{anchor} is no rule");
    }
}

#[test]
fn every_ruling_and_every_number_stands_on_the_rules_page() {
    for ruling in (1..=19).map(|n| format!("Ruling R{n}")).chain((1..=5).map(|n| format!("Ruling B{n}"))) {
        assert!(
            RULES_PAGE.contains(&format!("{ruling}:")) || RULES_PAGE.contains(&format!("{ruling} ")),
            "{ruling}"
        );
    }
    let setup = serde_json::to_value(Setup::default()).expect("JSON");
    for name in setup.as_object().expect("an object").keys() {
        assert!(
            RULES_PAGE.contains(&format!("`{name}`")),
            "{name} stands in the table of numbers and options"
        );
    }
}
