//! Both editions keep every promise a game makes.

use money_maker::{MoneyMaker, MoneyMakerBeginner};
use table::{Trial, assert_contract};

use crate::setups;

#[test]
fn two_thousand_random_games_keep_the_contract() {
    let full = assert_contract(&Trial::<MoneyMaker>::of(1500).with_setups(setups::full(150)).examining_every(23));
    let beginner =
        assert_contract(&Trial::<MoneyMakerBeginner>::of(500).with_setups(setups::beginner(50)).examining_every(23));
    let mut coverage = full.clone();
    coverage.merge(beginner);
    let missing = coverage.missing::<MoneyMaker>();
    assert!(missing.is_empty(), "never occurred: {missing:?}");
}
