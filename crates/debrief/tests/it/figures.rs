//! Figures: small sums worked out by hand, and series against the engine's own gauges.

use debrief::{Course, Debrief, Effort, gini, velocity};
use games::records::replay_to;
use games::{GAMES, Language};

use crate::record_of;

#[test]
fn gini_is_nothing_where_all_have_the_same_and_counts_debts_as_nothing() {
    assert_eq!(gini([5, 5, 5].into_iter()), Some(0.0));
    // One of four has everything: (n - 1) / n.
    assert_eq!(gini([0, 0, 0, 8].into_iter()), Some(0.75));
    assert_eq!(gini([-9, 0, 0, 8].into_iter()), Some(0.75));
    // 1, 2, 3: 2 (1·1 + 2·2 + 3·3) / (3 · 6) - 4/3 = 2/9.
    let three = gini([3, 1, 2].into_iter()).expect("somebody has something");
    assert!((three - 2.0 / 9.0).abs() < 1e-12, "{three}");
    assert_eq!(gini([0, -3].into_iter()), None);
}

#[test]
fn velocity_is_payments_over_mean_money() {
    assert_eq!(velocity(30.0, &[10.0, 20.0]), Some(2.0));
    assert_eq!(velocity(30.0, &[0.0, 0.0]), None);
}

/// What a chart shows is what the engine reads at the same entry, for every gauge and every turn.
#[test]
fn series_are_the_gauges_of_the_replayed_record() {
    for game in GAMES {
        let record = record_of(*game, "novice", 3);
        let debrief = Debrief::of(&record, Effort::WITHOUT_ESTIMATES, Language::ENGLISH).expect("a debrief");
        assert_eq!(
            debrief.turns.len(),
            debrief.turns.iter().map(|point| point.turn).collect::<std::collections::BTreeSet<_>>().len()
        );
        for (at, point) in debrief.turns.iter().enumerate().step_by(5) {
            let then = replay_to(&record, Some(point.entry)).expect("the record replays");
            for reading in then.gauges() {
                let seat = reading.seat.map(|seat| seat.number() as u8);
                let series =
                    debrief.series.iter().find(|series| series.name == reading.gauge && series.seat == seat);
                let shown = series.expect("every gauge is a series").values[at];
                assert_eq!(
                    shown,
                    Some(reading.value),
                    "{} {} turn {}",
                    debrief.game,
                    reading.gauge,
                    point.turn
                );
            }
        }
    }
}

/// Whoever draws knows a share by its English name; every other unit is in the reader's language.
#[test]
fn units_are_in_the_readers_language_and_shares_are_known_in_each() {
    let german = Language::find("de").expect("German");
    for game in GAMES {
        let record = record_of(*game, "novice", 3);
        let read = |language| Debrief::of(&record, Effort::WITHOUT_ESTIMATES, language).expect("a debrief");
        for (english, other) in read(Language::ENGLISH).series.iter().zip(&read(german).series) {
            let is_same = english.unit == other.unit;
            let is_sign = !english.unit.contains(char::is_alphabetic);
            assert_eq!(
                is_same,
                is_sign || english.unit.starts_with("share"),
                "{}: {}",
                other.label,
                other.unit
            );
        }
    }
}

/// `make soak` asks for more games of each kind.
fn games_of_each() -> u64 {
    std::env::var("FLOWS").map_or(30, |games| games.parse().expect("a number of games"))
}

/// Flows lead from each turn's holdings to the next one's, and everything adds up to nothing.
#[test]
fn flows_add_up_to_the_change_of_every_holding_every_turn() {
    for game in GAMES {
        for seed in 0..games_of_each() {
            let course =
                Course::of(&record_of(*game, "random", seed), Language::ENGLISH).expect("the record replays");
            for pair in course.turns.windows(2) {
                let mut expected = pair[0].holdings.clone();
                let steps = course.steps.iter().filter(|step| step.turn == pair[1].turn);
                steps.flat_map(|step| &step.flows).for_each(|flow| expected.apply(flow));
                assert_eq!(
                    expected,
                    pair[1].holdings,
                    "{} seed {seed} turn {}",
                    game.info().id,
                    pair[1].turn
                );
                assert_eq!(expected.imbalances(), Vec::new());
            }
        }
    }
}
