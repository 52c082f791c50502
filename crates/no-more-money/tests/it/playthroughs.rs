//! Whole games as prose, played by novices. Regenerate them with
//! `UPDATE_EXPECT=1 cargo test -p no-more-money playthroughs`, and read what changed.

use std::fmt::Write;

use expect_test::expect_file;
use game_core::record::By;
use game_core::{Bot, Chance, ChanceSource, Choices, Game, Match, Observed, Told, Words};
use no_more_money::{Event, Length, NoMoreMoney, Novice, Rule, Setup};
use serde_json::json;

use crate::sentences::MESSAGES;

const NAMES: [&str; 4] = ["Anna", "Ari", "Otto", "Pekka"];

/// A game of novices, told in sentences under a heading for each round.
fn told(length: Length, players: u8, seed: u8) -> String {
    let setup = Setup { length, ..Setup::default() };
    let config = NoMoreMoney::config(&setup, players).expect("the printed set-up is sound");
    let (mut game, dealt) =
        Match::<NoMoreMoney>::start(config, ChanceSource::Seed([seed; 32])).expect("dealt");
    let names = NoMoreMoney::names(game.config());
    let words = Words::new(MESSAGES)
        .expect("the messages are Fluent")
        .with_names(names.into_iter().map(|(element, name)| (element.to_string(), name)))
        .with_players(NAMES.map(str::to_owned));
    let mut text = format!("# No More Money, {length:?} game, {players} players\n");
    write_events(&mut text, &words, &dealt);
    let (mut chance, mut choices) = (Chance::fast(seed.into()), Choices::default());
    while let Some(seat) = game.state().awaited(game.config()).first {
        let view = game.state().view(game.config(), Some(seat));
        choices.clear();
        game.state().choices(game.config(), seat, &mut choices);
        let action = Novice.choose(game.config(), &view, &mut choices, &mut chance);
        let acted =
            game.act(seat, By::Owner, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        write_events(&mut text, &words, &acted.events);
    }
    write_scores(&mut text, &game);
    text
}

fn write_events(text: &mut String, words: &Words, told: &[Told<Event, Rule>]) {
    for Told { event, .. } in told {
        match event {
            Event::Moved { .. } => continue,
            Event::RoundBegan { round } => {
                let _ = writeln!(text, "\n## Round {round}\n");
                continue;
            }
            Event::DiceRolled { .. } | Event::FinalCrash => text.push('\n'),
            _ => {}
        }
        let _ = writeln!(text, "{}", words.say("event", &json!(event)));
    }
}

fn write_scores(text: &mut String, game: &Match<NoMoreMoney>) {
    let standings = game.state().score_now(game.config());
    text.push('\n');
    for (seat, place) in standings.places.iter() {
        let (gold, coins) = (game.state().gold(seat), game.state().coins(seat));
        let _ = writeln!(text, "{place}. {}: {gold} gold and ${coins}", NAMES[seat.number()]);
    }
}

#[track_caller]
fn is_prose(text: &str) {
    let raw = text.lines().find(|line| line.contains(['{', '}', '_', '[', '"']) || line.contains("seat "));
    assert_eq!(raw, None, "a sentence is missing");
    let sentences = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let unfinished: Vec<_> = sentences
        .filter(|line| !line.ends_with(['.', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']))
        .collect();
    assert_eq!(unfinished, Vec::<&str>::new());
}

#[test]
fn three_novices_play_the_short_game() {
    let text = told(Length::Short, 3, 3);
    is_prose(&text);
    expect_file!["playthroughs/short-3.txt"].assert_eq(&text);
}

#[test]
fn four_novices_play_the_long_game() {
    let text = told(Length::Long, 4, 4);
    is_prose(&text);
    expect_file!["playthroughs/long-4.txt"].assert_eq(&text);
}
