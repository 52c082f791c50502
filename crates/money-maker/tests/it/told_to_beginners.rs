//! Every sentence that a player of the Beginner's Game can meet, read for what is not in it: credit, rings, action cards,
//! sectors, prison. Both editions share a message file and a rules page, and so may tell too much.

use std::collections::BTreeSet;

use game_core::{Bot, Chance, Choices, Game, Log, Observed, Words, rules_page};
use money_maker::{MoneyMakerBeginner, Novice, Public};
use serde_json::{Value, json};

use crate::setups;

const MESSAGES: &str = include_str!("../../../../messages/en/money-maker.ftl");
const DATA: &str = include_str!("../../../../messages/data/money-maker.json");
const PAGE: &str = include_str!("../../../../docs/rules/money-maker.md");

/// How words of the full game begin. The credit die is in both.
const NOT_IN_IT: [&str; 16] = [
    "credit",
    "promise",
    "debt",
    "owe",
    "ring",
    "block",
    "prison",
    "sector",
    "solvent",
    "insolvent",
    "jubilee",
    "rise",
    "fall",
    "negotiat",
    "bankrupt",
    "void",
];

fn tells_too_much(sentence: &str) -> bool {
    let read = sentence.to_lowercase().replace("credit die", "");
    let mut words = read.split(|letter: char| !letter.is_alphabetic());
    read.contains("action card") || words.any(|word| NOT_IN_IT.iter().any(|start| word.starts_with(start)))
}

fn words() -> Words {
    let names = MoneyMakerBeginner::names(
        &MoneyMakerBeginner::config(&money_maker::BeginnerSetup::default(), 6).expect("sound"),
    );
    Words::new(MESSAGES)
        .expect("Fluent")
        .with_names(names.into_iter().map(|(element, name)| (element.to_string(), name)))
        .with_players((1..=6).map(|seat| format!("Player {seat}")))
}

fn kind(said: &Value) -> &str {
    said.as_str().or_else(|| said.as_object()?.keys().next().map(String::as_str)).expect("a kind")
}

/// The hint of a phase: the first paragraph under its rule.
fn hint(phase: &str) -> String {
    let data: Value = serde_json::from_str(DATA).expect("JSON");
    let code = data["phase_rule"][phase].as_str().expect("a phase has a rule");
    let section = rules_page::find(PAGE, code).into_iter().next().expect("a rule has a section");
    let body = section.text.trim_start_matches(|c| c != '\n').trim();
    rules_page::plain(body.split("\n\n").next().unwrap_or_default())
}

/// What is told in games by bots: events, phases and their hints, what can be chosen.
fn told() -> BTreeSet<String> {
    let words = words();
    let (mut told, mut phases) = (BTreeSet::new(), BTreeSet::new());
    for (seed, setup) in (0..).zip(setups::beginner(40)) {
        let players = 2 + (seed % 5) as u8;
        let config = MoneyMakerBeginner::config(&setup, players).expect("sound");
        let (mut chance, mut log) = (Chance::fast(seed), Log::on());
        let mut game = MoneyMakerBeginner::start(&config, &mut chance, &mut log);
        let mut choices = Choices::default();
        while let Some(seat) = game.awaited(&config).first {
            let view = game.view(&config, Some(seat));
            let Public { phase, .. } = &view.public;
            let phase = json!(phase);
            told.insert(words.say("phase", &phase));
            phases.insert(kind(&phase).to_owned());
            choices.clear();
            game.choices(&config, seat, &mut choices);
            told.extend(choices.exact.iter().map(|action| words.say("action", &json!(action))));
            let forms = choices.forms.iter().map(|form| json!(form.blank));
            told.extend(forms.filter_map(|blank| words.message("form", kind(&blank))));
            let action = Novice.choose(&config, &view, &mut choices, &mut chance);
            game.apply(&config, seat, &action, &mut chance, &mut log);
            told.extend(log.take().iter().map(|told| words.say("event", &json!(told.event))));
        }
        told.insert(words.say("phase", &json!(game.public(&config).phase)));
        phases.insert("over".to_owned());
    }
    told.extend(phases.iter().map(|phase| hint(phase)));
    told
}

/// What is answered to somebody who tries what only the full game has.
fn refusals() -> BTreeSet<String> {
    let words = words();
    let config = MoneyMakerBeginner::config(&money_maker::BeginnerSetup::default(), 3).expect("sound");
    let (mut chance, mut log, mut choices) = (Chance::fast(7), Log::on(), Choices::default());
    let mut game = MoneyMakerBeginner::start(&config, &mut chance, &mut log);
    let mut told = BTreeSet::new();
    while let Some(seat) = game.awaited(&config).first {
        for action in [
            json!({ "pay_off": { "block": 0 } }),
            json!("buy_action_card"),
            json!("ready"),
            json!("concede"),
            json!("reconsider"),
            json!("next"),
            json!("roll"),
            json!({ "vote": { "yes": true } }),
            json!({ "borrow": { "amount": 1 } }),
            json!({ "use_credit": { "issuer": 1 } }),
            json!({ "offer": { "to": 1, "give": { "gold": 1 }, "get": {} } }),
            json!({ "play": { "card": 0 } }),
            json!({ "bid": { "answers": 0, "amount": 900 } }),
            json!({ "open_auction": { "card": 60 } }),
            json!({ "buy": { "good": "consumer", "count": 40 } }),
        ] {
            let action = serde_json::from_value(action).expect("an action of either edition");
            let refused = game.check(&config, seat, &action).err();
            told.extend(refused.map(|illegal| words.say("why", &json!(illegal.why))));
        }
        choices.clear();
        game.choices(&config, seat, &mut choices);
        let action = choices.sample(&mut chance);
        game.apply(&config, seat, &action, &mut chance, &mut log);
    }
    told
}

/// What is read before and after the game: options, endings, the score sheet, the figures of the debrief.
fn around_the_game() -> BTreeSet<String> {
    let words = words();
    let text = |section: &str, key: &str| words.message(section, key).expect("it has words");
    let config = MoneyMakerBeginner::config(&money_maker::BeginnerSetup::default(), 3).expect("sound");
    let game = MoneyMakerBeginner::start(&config, &mut Chance::fast(1), &mut Log::off());
    let setup = json!(money_maker::BeginnerSetup::default());
    let mut told = BTreeSet::new();
    for option in setup.as_object().expect("options have names").keys() {
        told.insert(text("option", option));
        told.insert(words.attribute("option", option, "help").expect("an option has words"));
    }
    told.extend(game.score_lines(&config).iter().map(|line| text("score", &line.label)));
    let mut readings = Vec::new();
    game.gauges(&config, &mut readings);
    told.extend(readings.iter().map(|reading| text("gauge", reading.gauge)));
    told.extend(["bank_runs", "deck_empty", "hand_full"].map(|ending| text("ending", ending)));
    told
}

#[test]
fn nothing_around_the_beginners_game_and_no_refusal_speaks_of_the_full_game() {
    let (refusals, around) = (refusals(), around_the_game());
    assert!(refusals.len() > 5 && around.len() > 40, "{} refusals, {} lines", refusals.len(), around.len());
    let wrong: Vec<_> = refusals.iter().chain(&around).filter(|said| tells_too_much(said)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let of_banks: Vec<_> = around.iter().filter(|said| said.contains("bank ")).collect();
    let of_banks: Vec<_> = of_banks.into_iter().filter(|said| !said.contains("bank run")).collect();
    assert!(of_banks.is_empty(), "players of the Beginner's Game run no bank: {of_banks:#?}");
}

/// With a central bank one can borrow even when every bank is insolvent.
#[test]
fn what_is_said_of_a_minsky_moment_is_true_with_a_central_bank_too() {
    let said = words().say("event", &json!({ "all_insolvent": { "central": null } }));
    assert!(!said.contains("borrow"), "{said}");
    let said = words().say("event", &json!({ "all_insolvent": { "central": 2 } }));
    assert!(said.contains("central bank") && !said.contains("No bank can help"), "{said}");
}

/// How many action cards one may buy, or none at all, is an option.
#[test]
fn the_end_of_a_turn_promises_no_number_of_action_cards() {
    let said = words().say("phase", &json!({ "close": { "player": 0 } }));
    assert!(said.contains("action cards") && !said.contains("an action card"), "{said}");
}

#[test]
fn the_beginners_game_tells_players_nothing_that_is_not_in_it() {
    let told = told();
    assert!(told.len() > 300, "the games were told: {}", told.len());
    let wrong: Vec<_> = told.iter().filter(|sentence| tells_too_much(sentence)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
