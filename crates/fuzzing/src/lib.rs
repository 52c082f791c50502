//! Inputs for property tests: arbitrary ones, and mutated valid ones. Only tests depend on this crate.
//!
//! Mutation to something valid finds more than noise does, because noise is refused at the first byte. A failing input is
//! made smaller before it is shown; it then becomes a test of its own, and the fault is mended where it arises.

mod json;
mod text;

pub use proptest;

pub use json::{Change, Mutation, Mutated, Path, arbitrary_json, mutated_json};
pub use text::{MutatedText, TextMutation, arbitrary_bytes, mutated_text};

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngSeed, TestError, TestRunner};

/// The inputs of `make test` follow from this number.
const SEED: u64 = 1929;

/// Tries a property, which fails by panicking, on this many inputs.
///
/// They are the same ones each time, so that `make test` does not fail by luck. With `FUZZ=50` in the environment there
/// are fifty times as many and new ones each time.
///
/// # Panics
/// With the smallest input found for which the property fails, and what it said.
pub fn check<S: Strategy>(cases: u32, inputs: &S, property: impl Fn(S::Value)) {
    let tried = runner(cases).run(inputs, |input| {
        property(input);
        Ok(())
    });
    match tried {
        Ok(()) => {}
        Err(TestError::Fail(reason, input)) => panic!("{reason}\nThe smallest input for it: {input:#?}"),
        Err(TestError::Abort(reason)) => panic!("no inputs: {reason}"),
    }
}

/// Such inputs without end, for tests that must not start afresh for each. `FUZZ` makes them new ones each time.
pub fn inputs<S: Strategy>(strategy: S) -> impl Iterator<Item = S::Value> {
    let mut runner = runner(1);
    std::iter::repeat_with(move || {
        let input = strategy.new_tree(&mut runner).unwrap_or_else(|reason| panic!("no inputs: {reason}"));
        input.current()
    })
}

fn runner(cases: u32) -> TestRunner {
    let times = std::env::var("FUZZ").ok().map(|times| times.parse().expect("FUZZ is a number"));
    TestRunner::new(Config {
        cases: cases.saturating_mul(times.unwrap_or(1)),
        rng_seed: if times.is_some() { RngSeed::Random } else { RngSeed::Fixed(SEED) },
        failure_persistence: None,
        max_shrink_iters: 2_000,
        ..Config::default()
    })
}
