//! A master's budget of time holds, however much one of its decisions or rollouts takes.

use bots::trial::assert_keeps_time;
use game_core::Game;
use smart_money_maker::{MASTER, SmartMoneyMaker};

#[test]
fn a_master_keeps_its_time() {
    let config = SmartMoneyMaker::config(&Default::default(), 4).expect("a table of four");
    assert_keeps_time::<SmartMoneyMaker>(&config, &MASTER);
}
