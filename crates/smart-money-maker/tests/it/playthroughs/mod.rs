//! Whole games told in prose, played by novices; regenerate with `UPDATE_EXPECT=1 cargo test -p smart-money-maker`.

use expect_test::expect_file;
use game_core::record::By;
use game_core::{Bot, Chance, ChanceSource, Choices, Game, Match, Observed, RuleCode, Seat, Words};
use smart_money_maker::{Difficulty, Novice, Setup, SmartMoneyMaker};

const MESSAGES: &str = include_str!("../../../../../messages/en/smart-money-maker.ftl");

const PLAYERS: [&str; 6] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];

/// Every event as everyone together could tell it: what only some heard is marked.
fn told(players: u8, seed: u8, setup: &Setup) -> String {
    let config = SmartMoneyMaker::config(setup, players).expect("sound");
    let (mut game, dealt) =
        Match::<SmartMoneyMaker>::start(config, ChanceSource::Seed([seed; 32])).expect("dealt");
    let names = SmartMoneyMaker::names(game.config());
    let words = Words::new(MESSAGES)
        .expect("the messages are Fluent")
        .with_names(names.into_iter().map(|(element, name)| (element.to_string(), name)))
        .with_players(PLAYERS.map(str::to_owned));
    let mut out = String::new();
    let mut say = |told: &[game_core::Told<_, smart_money_maker::Rule>]| {
        for told in told {
            let event = serde_json::to_value(&told.event).expect("JSON");
            let whisper = if told.audience.includes(None) { "" } else { "(whispered) " };
            out += &format!("{whisper}{} [{}]\n", words.say("event", &event), told.rule.code());
        }
    };
    say(&dealt);
    let mut choices = Choices::default();
    let mut chance = Chance::fast(u64::from(seed));
    while let Some(seat) = game.state().awaited(game.config()).first {
        let view = game.state().view(game.config(), Some(seat));
        choices.clear();
        game.state().choices(game.config(), seat, &mut choices);
        let action = Novice.choose(game.config(), &view, &mut choices, &mut chance);
        let acted = game.act(seat, By::Owner, &action).expect("a novice plays by the rules");
        say(&acted.events);
    }
    let ending = game.state().ending().map_or("", game_core::EndingCode::name);
    out += &format!("{}\n", words.message("ending", ending).expect("said"));
    let standings = game.state().score_now(game.config());
    for (seat, place) in standings.places.iter() {
        let name = PLAYERS[Seat::number(seat)];
        out += &format!("{place}. {name}: ${}\n", standings.scores[seat]);
    }
    for sign in ["{", "}", "\":", "null", "seat "] {
        assert!(!out.contains(sign), "no raw JSON in a sentence: {sign}");
    }
    out
}

#[test]
fn two_players() {
    expect_file!["two_players.txt"].assert_eq(&told(2, 1, &Setup::default()));
}

#[test]
fn four_players() {
    expect_file!["four_players.txt"].assert_eq(&told(4, 2, &Setup::default()));
}

#[test]
fn six_players() {
    expect_file!["six_players.txt"].assert_eq(&told(6, 3, &Setup::default()));
}

#[test]
fn six_players_with_the_easy_deck() {
    let easy = Setup { difficulty: Difficulty::Easy, ..Setup::default() };
    expect_file!["six_players_easy.txt"].assert_eq(&told(6, 4, &easy));
}
