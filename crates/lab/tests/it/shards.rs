//! Shards: an experiment played in parts gives the result of the whole, to the last digit.

use std::sync::atomic::{AtomicBool, Ordering};

use games::EXAMPLE;
use games::contest::Keep;
use lab::experiment::{Ended, merge, play_shard};
use lab::{Experiment, ExperimentResult, Progress, experiment};

fn compared() -> Experiment {
    let text = format!(
        "game = \"{EXAMPLE}\"\ngames = 30\nbots = [\"novice\", \"random\"]\n[[vary]]\noption = \"length\"\nvalues = [\"short\", \"long\"]\n"
    );
    Experiment::from_toml(&text).unwrap()
}

/// CPU time is the only thing that may differ.
fn written(result: ExperimentResult) -> serde_json::Value {
    serde_json::to_value(ExperimentResult { cpu_seconds: 0.0, ..result }).unwrap()
}

fn in_shards(experiment: &Experiment, bounds: &[u64]) -> ExperimentResult {
    let stop = AtomicBool::new(false);
    let progress = Progress { threads: 2, ..Progress::new(&stop) };
    let mut shards = bounds
        .windows(2)
        .map(|pair| play_shard(experiment, pair[0]..pair[1], &progress, Keep::FIGURES, &mut |_| Ok(())));
    merge(experiment, &mut shards, &progress).unwrap()
}

#[test]
fn shards_of_any_size_give_the_result_of_the_whole() {
    let stop = AtomicBool::new(false);
    let whole = experiment::run(&compared(), &Progress::new(&stop)).unwrap();
    let whole = written(whole);
    for bounds in [&[0, 30][..], &[0, 1, 2, 17, 30], &[0, 7, 14, 21, 28, 35]] {
        assert_eq!(written(in_shards(&compared(), bounds)), whole, "{bounds:?}");
    }
}

#[test]
fn a_missing_shard_ends_the_result_before_it() {
    let stop = AtomicBool::new(false);
    let progress = Progress::new(&stop);
    let experiment = compared();
    let play = |first, last| play_shard(&experiment, first..last, &progress, Keep::FIGURES, &mut |_| Ok(()));
    let result = merge(&experiment, &mut [play(0, 8), play(16, 30)].into_iter(), &progress).unwrap();
    assert_eq!((result.games, result.ended), (8, Ended::Stopped));
}

#[test]
fn merging_can_be_stopped() {
    let stop = AtomicBool::new(false);
    let done = |done, _| stop.store(done == 12, Ordering::Relaxed);
    let progress = Progress { done: &done, ..Progress::new(&stop) };
    let experiment = compared();
    let going_on = AtomicBool::new(false);
    let playing = Progress::new(&going_on);
    let play = |first, last| play_shard(&experiment, first..last, &playing, Keep::FIGURES, &mut |_| Ok(()));
    let mut asked = 0;
    let mut shards = [(0, 8), (8, 16), (16, 24)].into_iter().map(|(first, last)| {
        asked += 1;
        play(first, last)
    });
    let result = merge(&experiment, &mut shards, &progress).unwrap();
    assert_eq!((result.games, result.ended), (12, Ended::Stopped));
    drop(shards);
    assert_eq!(asked, 2, "nothing is asked for that is not needed");
}
