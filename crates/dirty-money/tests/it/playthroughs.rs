//! Whole games told in prose, played by novices; a change of any rule shows here. Regenerate with
//! `UPDATE_EXPECT=1 cargo test -p dirty-money`.

use dirty_money::{Config, DirtyMoney, Novice, Setup};
use expect_test::expect_file;
use game_core::{Audience, Bot, Chance, Choices, Game, Log, LogOf, Observed, SeatSet, Words};

use crate::sentences::{MESSAGES, is_a_sentence};

const PLAYERS: [&str; 5] = ["Ada", "Ben", "Cleo", "Dora", "Emil"];

fn tell(players: u8, seed: u64, setup: &Setup) -> String {
    let config = Config::new(setup, players).expect("the set-up is sound");
    let words = Words::new(MESSAGES)
        .expect("the messages are Fluent")
        .with_names(DirtyMoney::names(&config).into_iter().map(|(element, name)| (element.to_string(), name)))
        .with_players(PLAYERS.map(str::to_owned));
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
    let mut text = String::new();
    let mut game = DirtyMoney::start(&config, &mut chance, &mut log);
    write_down(&mut log, &words, &mut text);
    while let Some(seat) = game.awaited(&config).first {
        choices.clear();
        game.choices(&config, seat, &mut choices);
        let view = game.view(&config, Some(seat));
        let action = Novice.choose(&config, &view, &mut choices, &mut chance);
        let played = game.play(&config, seat, &action, &mut chance, &mut log);
        played.unwrap_or_else(|illegal| panic!("the novice plays {action:?}: {illegal:?}"));
        assert_eq!(game.audit(&config), Ok(()));
        write_down(&mut log, &words, &mut text);
    }
    let standings = game.score_now(&config);
    for seat in SeatSet::all(players).iter() {
        let place = standings.places[seat];
        text += &format!("{}: place {place}, {} points\n", PLAYERS[seat.number()], standings.scores[seat]);
    }
    text
}

fn write_down(log: &mut LogOf<DirtyMoney>, words: &Words, text: &mut String) {
    for told in log.take() {
        let said = words.say("event", &serde_json::to_value(&told.event).expect("events are JSON"));
        is_a_sentence(&said);
        let names = |seats: SeatSet| {
            let names: Vec<_> = seats.iter().map(|seat| PLAYERS[seat.number()]).collect();
            names.join(" and ")
        };
        let to_whom = match told.audience {
            Audience::Everyone => String::new(),
            Audience::Only(seats) => format!(" (only {})", names(seats)),
            Audience::AllBut(seats) => format!(" (all but {})", names(seats)),
        };
        if said.starts_with("Round ") {
            text.push('\n');
        }
        text.push_str(&format!("{said}{to_whom}\n"));
    }
}

#[test]
fn two_players() {
    expect_file!["playthroughs/two_players.txt"].assert_eq(&tell(2, 2, &Setup::default()));
}

#[test]
fn three_players() {
    expect_file!["playthroughs/three_players.txt"].assert_eq(&tell(3, 3, &Setup::default()));
}

#[test]
fn four_players() {
    expect_file!["playthroughs/four_players.txt"].assert_eq(&tell(4, 4, &Setup::default()));
}

#[test]
fn five_players() {
    expect_file!["playthroughs/five_players.txt"].assert_eq(&tell(5, 5, &Setup::default()));
}

#[test]
fn three_players_in_quick_and_choice_mode() {
    let setup = Setup { quick: true, choice: true, ..Setup::default() };
    expect_file!["playthroughs/quick_and_choice.txt"].assert_eq(&tell(3, 6, &setup));
}
