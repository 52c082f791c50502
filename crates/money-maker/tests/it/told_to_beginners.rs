//! Every sentence that a player of the Beginner's Game can meet, read for what is not in it: credit, rings, action cards,
//! sectors, prison. Both editions share a message file and a rules page, and so may tell too much.

use std::collections::BTreeSet;

use game_core::{Bot, Chance, Choices, Game, Log, Observed, Words, rules_page};
use money_maker::{MoneyMakerBeginner, Novice, Public};
use serde_json::{Value, json};

use crate::setups;

const MESSAGES: &str = include_str!("../../../../messages/en/money-maker.json");
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
        .expect("JSON")
        .with_names(names.into_iter().map(|(element, name)| (element.to_string(), name)))
        .with_players((1..=6).map(|seat| format!("Player {seat}")))
}

fn kind(said: &Value) -> &str {
    said.as_str().or_else(|| said.as_object()?.keys().next().map(String::as_str)).expect("a kind")
}

/// The hint of a phase: the first paragraph under its rule.
fn hint(phase: &str) -> String {
    let messages: Value = serde_json::from_str(MESSAGES).expect("JSON");
    let code = messages["phase_rule"][phase].as_str().expect("a phase has a rule");
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
            told.extend(forms.filter_map(|blank| words.message("form", kind(&blank)).map(str::to_owned)));
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

#[test]
fn the_beginners_game_tells_players_nothing_that_is_not_in_it() {
    let told = told();
    assert!(told.len() > 300, "the games were told: {}", told.len());
    let wrong: Vec<_> = told.iter().filter(|sentence| tells_too_much(sentence)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
