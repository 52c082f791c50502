//! A budget of time holds in every game, however much one of its decisions or rollouts takes.

use std::time::Duration;

use bots::trial::assert_keeps_time;
use game_core::{Bot, Game};

const GIVEN: Duration = Duration::from_millis(50);

fn keeps_time<G: Game>(master: &dyn Bot<G>)
where
    G::Setup: Default,
{
    let config = G::config(&G::Setup::default(), 4).expect("a table of four");
    let master = master.tempered(&["50ms"]).expect("a master reads a duration");
    assert_keeps_time::<G>(&config, &*master, GIVEN);
}

#[test]
fn in_money_maker() {
    keeps_time::<money_maker::MoneyMaker>(&money_maker::MASTER);
}

#[test]
fn in_the_beginners_game() {
    keeps_time::<money_maker::MoneyMakerBeginner>(&money_maker::MASTER);
}

#[test]
fn in_smart_money_maker() {
    keeps_time::<smart_money_maker::SmartMoneyMaker>(&smart_money_maker::MASTER);
}

#[test]
fn in_no_more_money() {
    keeps_time::<no_more_money::NoMoreMoney>(&no_more_money::MASTER);
}

#[test]
fn in_dirty_money() {
    keeps_time::<dirty_money::DirtyMoney>(&dirty_money::MASTER);
}
