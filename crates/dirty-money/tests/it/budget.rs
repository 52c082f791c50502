//! A master's budget of time holds, however much one of its decisions or rollouts takes.

use bots::trial::assert_keeps_time;
use dirty_money::{DirtyMoney, MASTER};
use game_core::Game;

#[test]
fn a_master_keeps_its_time() {
    let config = DirtyMoney::config(&Default::default(), 4).expect("a table of four");
    assert_keeps_time::<DirtyMoney>(&config, &MASTER);
}
