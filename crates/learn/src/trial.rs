//! What every learned value must pass, for the tests of a game.

use std::path::Path;

use bots::{Describe, Network};
use game_core::Game;

use crate::command::{Arguments, Course, Task, carry_out};

/// A course as small as it can be learns something, writes what can be read, and writes the same again from the same seed.
/// Other tests may not use the folder.
///
/// # Panics
/// If it does not.
pub fn assert_a_small_course_learns<G: Game, M: Describe<G> + Copy + 'static>(
    course: &Course<G, M>,
    folder: &Path,
) {
    std::fs::create_dir_all(folder).expect("a folder of its own");
    let (value, told) = learned(course, 1, &folder.join("value_1.txt"));
    assert!(Network::read(&value, M::FIGURES).is_ok(), "{value}");
    let curve = told.lines().next().and_then(|line| line.split_once("loss ")).expect("a curve").1;
    let losses: Vec<f32> = curve.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    assert_eq!(losses.len(), 5, "before and after each epoch: {told}");
    assert!(losses[4] < losses[0], "{told}");
    assert_eq!(value, learned(course, 1, &folder.join("value_2.txt")).0);
    assert_ne!(value, learned(course, 2, &folder.join("value_3.txt")).0);
}

/// What a course wrote and told.
fn learned<G: Game, M: Describe<G> + Copy + 'static>(
    course: &Course<G, M>,
    seed: u64,
    file: &Path,
) -> (String, String) {
    let arguments = Arguments {
        rounds: 2,
        games: 40,
        searched: 1,
        short: 2,
        epochs: 4,
        met: 2,
        iterations: 2,
        by_hand: None,
        prior: 0,
        seed,
    };
    let mut told = Vec::new();
    let task = Task::Train { file: file.to_owned(), arguments };
    carry_out(course, &task, &mut told).expect("it is written");
    (std::fs::read_to_string(file).expect("a file"), String::from_utf8(told).expect("text"))
}
