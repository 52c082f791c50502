//! Tables that play with loans or a central bank: loans are agreed on and not printed on cards, and a default costs
//! companies instead of gold.

use std::collections::BTreeSet;

use debrief::{Course, Debrief, Effort};
use game_core::Record;
use games::Language;
use serde_json::{Value, json};

use crate::checks::{Truth, check_sentence};
use crate::{game_with_loans, record_with};

/// Every way to borrow that the game has besides its printed ones.
fn setups() -> [Value; 3] {
    [
        json!({ "loans": true }),
        json!({ "central_bank": true }),
        json!({ "loans": true, "central_bank": true, "central_banker": 0 }),
    ]
}

fn told(record: &Record) -> (Course, Debrief) {
    let course = Course::of(record, Language::ENGLISH).expect("the record replays");
    let debrief = Debrief::of(record, Effort::WITHOUT_ESTIMATES, Language::ENGLISH).expect("a debrief");
    (course, debrief)
}

/// In a turn with one loan, both rates follow from what was agreed on.
#[test]
fn interest_is_what_is_paid_back_beyond_what_was_lent() {
    let mut looked_at = 0;
    for (setup, seed) in setups().iter().flat_map(|setup| (0..12).map(move |seed| (setup, seed))) {
        let (course, debrief) = told(&record_with(game_with_loans(), setup, "trader", seed));
        for (at, point) in debrief.turns.iter().enumerate() {
            let of_turn: Vec<_> =
                course.events_of("loan_made").filter(|loan| loan.step.turn == point.turn).collect();
            let [loan] = of_turn[..] else { continue };
            let term = |name: &str| loan.fields["terms"][name].as_f64().expect("a number");
            let share = (term("total") - term("amount")) / term("amount");
            let shown = |name: &str| {
                let series = debrief.series.iter().find(|series| series.name == name);
                series.expect("a table with loans shows what they cost").values[at].expect("a loan was made")
            };
            assert!((shown("interest") - share).abs() < 1e-9, "{setup} seed {seed} turn {}", point.turn);
            let a_round = share / term("instalments");
            assert!((shown("interest_a_round") - a_round).abs() < 1e-9, "{setup} seed {seed}");
            looked_at += 1;
        }
    }
    assert!(looked_at > 5, "only {looked_at} loans were looked at");
}

#[test]
fn every_number_about_lending_is_in_the_record() {
    let mut asked = BTreeSet::new();
    for (setup, seed) in setups().iter().flat_map(|setup| (0..6).map(move |seed| (setup, seed))) {
        let level = ["novice", "trader", "random"][seed as usize % 3];
        let record = record_with(game_with_loans(), setup, level, seed);
        let (course, debrief) = told(&record);
        let truth = Truth::of(&record);
        for sentence in debrief.story.iter().chain(&debrief.questions) {
            check_sentence(&truth, &course, &debrief, sentence);
            asked.insert(sentence.key.clone());
        }
    }
    for key in ["loan_with_companies", "default_with_companies", "central_bank"] {
        assert!(asked.contains(key), "{key} is not among {asked:?}");
    }
}
