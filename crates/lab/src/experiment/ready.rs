//! Experiments that come with the program, each with a question and what one may expect. They are files for people too.

use super::Experiment;

/// In the order in which they are offered.
const FILES: [(&str, &str); 5] = [
    ("credit-and-prices", include_str!("../../../../docs/experiments/credit-and-prices.toml")),
    ("central-bank", include_str!("../../../../docs/experiments/central-bank.toml")),
    ("jubilee", include_str!("../../../../docs/experiments/jubilee.toml")),
    ("careful-and-daring-banks", include_str!("../../../../docs/experiments/careful-and-daring-banks.toml")),
    ("one-selfish-player", include_str!("../../../../docs/experiments/one-selfish-player.toml")),
];

/// The experiments under `docs/experiments`.
pub fn ready() -> Vec<Experiment> {
    let read = |(name, text): &(&str, &str)| match Experiment::from_toml(text) {
        Ok(experiment) => experiment,
        Err(error) => panic!("docs/experiments/{name}.toml: {error}"),
    };
    FILES.iter().map(read).collect()
}
