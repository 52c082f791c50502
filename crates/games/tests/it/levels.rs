//! Five levels of bots for every game, from a first game to a master, each ahead of the one below it.

use std::sync::atomic::AtomicBool;

use game_core::Seat;
use games::contest::{BotName, Keep, Meeting, Pairing};
use games::{AnyGame, GAMES, Language};
use serde_json::Value;

const LEVELS: [&str; 5] = ["newcomer", "novice", "apprentice", "trader", "master"];

#[test]
fn every_game_has_the_same_five_levels_weakest_first() {
    for game in GAMES {
        assert_eq!(game.levels(), LEVELS, "{}", game.info().id);
        assert_eq!(game.tempers("apprentice"), game.tempers("trader"), "{}", game.info().id);
    }
}

#[test]
fn every_level_has_a_name_and_a_line_in_every_language() {
    for language in Language::all() {
        let page = language.file("page").expect("the page speaks it");
        let lab = language.file("lab").expect("reports speak it");
        for level in LEVELS {
            for (file, key) in [(&page, "page-level-"), (&page, "page-levelIs-"), (&lab, "bot-")] {
                let line = format!("\n{key}{level} = ");
                assert!(file.contains(&line), "{} lacks {key}{level}", language.tag());
            }
        }
    }
}

/// How often one bot comes in ahead of each of the others at a table of four, a tie counting half.
fn ahead(game: &'static dyn AnyGame, one: &str, others: &str, games: usize) -> f64 {
    let bots = [one, others].map(|name| name.parse::<BotName>().expect("a level"));
    let contest = game.contest(&Meeting::new(&Value::Null, 4, &bots)).expect("a table of four");
    let mut dealer = contest.dealer().expect("both are at home");
    let going_on = AtomicBool::new(false);
    let mut points = 0.0;
    for number in 0..games {
        let mut seating = [1; 4];
        seating[number % 4] = 0;
        let pairing =
            Pairing { seed: number as u64, seating: &seating, keep: Keep::FIGURES, stop: &going_on };
        let places = dealer.play(&pairing).expect("nobody stops it").standings.places;
        let mine = places[Seat::at(number % 4)];
        for rival in (0..4).filter(|seat| seat % 4 != number % 4) {
            points += match mine.cmp(&places[Seat::at(rival)]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    points / (3 * games) as f64
}

/// What search brings is tested with each game, since it takes long.
#[test]
fn each_level_comes_in_ahead_of_the_one_below_it() {
    for game in GAMES {
        for pair in LEVELS[..4].windows(2) {
            let ahead = ahead(*game, pair[1], pair[0], 120);
            assert!(ahead > 0.5, "{}: {} ahead of {} in {ahead}", game.info().id, pair[1], pair[0]);
        }
    }
}
