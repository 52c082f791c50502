//! Moments played out: the result depends on the record alone, and can be stopped.

use std::sync::atomic::AtomicBool;

use debrief::play_out;
use games::GAMES;
use games::records::replay_to;

use crate::record_of;

#[test]
fn playouts_do_not_depend_on_threads_and_stop_when_told() {
    for game in GAMES {
        let record = record_of(*game, "novice", 2);
        let entry = record.entries[record.entries.len() * 3 / 4].seq;
        let position = replay_to(&record, Some(entry)).expect("the record replays");
        let go = AtomicBool::new(false);
        let one = play_out(&*position, 6, 1, &go, |_| {}).expect("bots play");
        let mut heard = 0;
        let three = play_out(&*position, 6, 3, &go, |_| heard += 1).expect("bots play");
        assert_eq!((&one, one.done, heard), (&three, 6, 6), "{}", game.info().id);
        let counted = one.wins.iter().sum::<f64>() + f64::from(one.lost);
        assert!((counted - 6.0).abs() < 1e-9, "{}: {one:?}", game.info().id);
        assert_eq!(one.nobody().is_some(), one.lost > 0);
        // Nothing is begun once it is to stop.
        let stop = AtomicBool::new(true);
        let stopped = play_out(&*position, 200, 2, &stop, |_| {}).expect("bots play");
        assert_eq!(stopped.done, 0, "{}", game.info().id);
    }
}
