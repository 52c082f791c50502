//! Positions from anywhere: the audit of every game of the list refuses them with a reason, or play goes on from them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::contract::PositionsTried;
use games::GAMES;
use games::tables::{every_table, nth};

use crate::tables::number_from;

/// Positions tried at one table before the next one's turn.
const AT_A_TABLE: u32 = 100;

/// Positions of each game; `make soak` tries 100,000.
fn positions() -> u32 {
    number_from("POSITIONS", 2_000)
}

#[test]
fn a_position_that_the_audit_accepts_never_breaks() {
    let (mut all_broken, mut all) = (0, Vec::new());
    for game in GAMES {
        let tables = every_table(*game).expect("the plan's options exist");
        let mut total = PositionsTried::default();
        for number in 0..positions() / AT_A_TABLE {
            let (setup, players) = nth(&tables, number.into());
            // All that break are told, not only the first.
            let tried = catch_unwind(AssertUnwindSafe(|| {
                game.try_positions(setup, *players, AT_A_TABLE, number.into())
            }));
            match tried {
                Ok(tried) => total.add(tried.expect("the set-up is sound")),
                Err(_) => all_broken += 1,
            }
        }
        assert!(total.accepted > 0 && total.refused > 0, "{}: {total:?} says too little", game.info().id);
        all.push((game.info().id, total));
    }
    assert_eq!(all_broken, 0, "tables at which an accepted position broke; {all:#?}");
}
