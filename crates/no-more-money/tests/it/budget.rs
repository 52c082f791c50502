//! A master's budget of time holds, however much one of its decisions or rollouts takes.

use bots::trial::assert_keeps_time;
use game_core::Game;
use no_more_money::{MASTER, NoMoreMoney};

#[test]
fn a_master_keeps_its_time() {
    let config = NoMoreMoney::config(&Default::default(), 4).expect("a table of four");
    assert_keeps_time::<NoMoreMoney>(&config, &MASTER);
}
