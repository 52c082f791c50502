//! The lab measures in every game what the debrief shows for one: the same names, the same values.

use std::sync::atomic::AtomicBool;

use debrief::{Debrief, Effort};
use games::contest::{BotName, Keep, Meeting, Pairing};
use games::{GAMES, Language};

#[test]
fn the_lab_and_the_debrief_read_the_same_figures() {
    let mut compared = 0;
    for game in GAMES {
        let players = game.info().min_players;
        let bots = [BotName::House { level: "novice".to_owned(), temper: Vec::new() }];
        let contest = game.contest(&Meeting::new(&serde_json::Value::Null, players, &bots)).unwrap();
        let (seating, stop) = (vec![0; usize::from(players)], AtomicBool::new(false));
        let pairing = Pairing { seed: 3, seating: &seating, keep: Keep::RECORD, stop: &stop };
        let played = contest.dealer().unwrap().play(&pairing).unwrap();
        let record = played.record.as_deref().unwrap();
        let debrief = Debrief::of(record, Effort::WITHOUT_ESTIMATES, Language::ENGLISH).unwrap();
        for series in debrief.series.iter().filter(|series| series.name != "interest") {
            let is_it =
                |column: &&games::contest::Column| column.gauge == series.name && column.seat == series.seat;
            let Some(column) = contest.columns().iter().find(is_it) else { continue };
            let place = contest.columns().iter().position(|other| other == column).unwrap();
            for (turn, value) in played.turns.iter().zip(&series.values) {
                let read = turn.values[place];
                let same = value.map_or(read.is_nan(), |value| (value - read).abs() < 1e-9);
                assert!(same, "{}: {column} in turn {}: {read} and {value:?}", game.info().id, turn.round);
                compared += usize::from(["gini", "velocity", "money", "inflation"].contains(&column.gauge));
            }
        }
    }
    assert!(compared > 100, "{compared}");
}
