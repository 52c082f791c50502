//! A master's budget of time holds, however much one of its decisions or rollouts takes.

use bots::trial::assert_keeps_time;
use game_core::Game;
use money_maker::{MASTER, MoneyMaker, MoneyMakerBeginner};

#[test]
fn a_master_keeps_its_time() {
    let config = MoneyMaker::config(&Default::default(), 4).expect("a table of four");
    assert_keeps_time::<MoneyMaker>(&config, &MASTER);
}

#[test]
fn a_master_keeps_its_time_in_the_beginners_game() {
    let config = MoneyMakerBeginner::config(&Default::default(), 4).expect("a table of four");
    assert_keeps_time::<MoneyMakerBeginner>(&config, &MASTER);
}
