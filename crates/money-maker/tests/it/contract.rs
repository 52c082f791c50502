//! Both editions keep every promise a game makes.

use game_core::{Game, Trial, assert_contract};
use money_maker::{MoneyMaker, MoneyMakerBeginner};

use crate::setups;

/// What only the other edition has.
const ONLY_FOR_BEGINNERS: [&str; 2] = ["event market_refilled", "rule mm-beginner-run"];

#[test]
fn random_full_games_keep_the_contract_and_everything_occurs() {
    let trial = Trial::<MoneyMaker>::of(1500).with_setups(setups::full(150)).examining_every(67);
    let coverage = assert_contract(&trial);
    let missing: Vec<_> = coverage
        .missing::<MoneyMaker>()
        .into_iter()
        .filter(|name| !ONLY_FOR_BEGINNERS.contains(&name.as_str()))
        .collect();
    assert!(missing.is_empty(), "never occurred: {missing:?}");
}

#[test]
fn tables_of_every_earlier_version_of_the_rules_play_on() {
    for rules in 1..MoneyMaker::INFO.rules {
        let trial = Trial::<MoneyMaker>::of(120).with_setups(setups::full(60)).examining_every(67);
        assert_contract(&trial.by_rules(rules));
    }
}

#[test]
fn random_beginners_games_keep_the_contract() {
    let trial = Trial::<MoneyMakerBeginner>::of(1500).with_setups(setups::beginner(50)).examining_every(67);
    let coverage = assert_contract(&trial);
    for name in ONLY_FOR_BEGINNERS {
        assert!(
            !coverage.missing::<MoneyMakerBeginner>().contains(&name.to_owned()),
            "{name} never occurred"
        );
    }
    assert_eq!(coverage.endings.len(), 3, "every end occurs: {:?}", coverage.endings);
}
