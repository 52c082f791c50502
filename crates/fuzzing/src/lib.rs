//! Inputs for property tests: arbitrary ones, and mutated valid ones. Only tests depend on this crate.
//!
//! Mutated inputs find more, because noise is refused at its first byte. A failing input is shrunk before it is shown.
//! Make it a test of its own, then mend the fault where it arises.

mod json;
mod text;

pub use proptest;

pub use json::{Change, Mutated, Mutation, Path, arbitrary_json, mutated_json};
pub use text::{MutatedText, TextMutation, arbitrary_bytes, mutated_text};

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngSeed, TestError, TestRunner};

/// Seed of the inputs in `make test`.
const SEED: u64 = 1929;

/// Checks a property, which fails by panicking, on this many inputs.
///
/// The inputs are the same in each run, so that `make test` gives the same result twice. The environment variable `FUZZ`
/// multiplies their number and makes them different in each run.
///
/// # Panics
/// With the smallest input found for which the property fails, and its message.
pub fn check<S: Strategy>(cases: u32, inputs: &S, property: impl Fn(S::Value)) {
    let tried = runner(cases).run(inputs, |input| {
        property(input);
        Ok(())
    });
    match tried {
        Ok(()) => {}
        Err(TestError::Fail(reason, input)) => panic!("{reason}\nSmallest input: {input:#?}"),
        Err(TestError::Abort(reason)) => panic!("no inputs: {reason}"),
    }
}

/// An endless sequence of inputs, for tests whose set-up costs too much to be repeated for each. They are not shrunk.
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
