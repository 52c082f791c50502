//! Previews of every game of the list compared with what came: no preview may call certain what then did not happen.

use games::GAMES;
use games::tables::{every_table, nth};

use crate::tables::number_from;

/// Games of each kind; `make soak` plays 2,000.
fn games() -> u32 {
    number_from("PREVIEW_GAMES", 60)
}

#[test]
fn no_preview_promises_what_does_not_come_and_most_say_something() {
    for game in GAMES {
        let tables = every_table(*game).expect("the plan's options exist");
        let mut total = (0, 0, 0, 0);
        for number in 0..games() {
            let (setup, players) = nth(&tables, number.into());
            let tried = game.try_previews(setup, *players, 1, number.into()).expect("the set-up is sound");
            total.0 += tried.previews;
            total.1 += tried.telling;
            total.2 += tried.complete;
            total.3 += tried.events;
        }
        let (previews, telling, complete, events) = total;
        let said = format!("{telling} of {previews} say something, {complete} everything, {events} events");
        assert!(telling * 10 > previews * 7, "{}: {said}", game.info().id);
    }
}
