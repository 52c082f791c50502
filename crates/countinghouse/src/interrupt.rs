//! Ctrl-C: the first stops a run and writes what is finished, the second ends the program at once.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED_TO_STOP: AtomicBool = AtomicBool::new(false);

/// Exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Set when the program is interrupted or terminated.
pub fn flag() -> &'static AtomicBool {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| {
        let heard = || {
            if ASKED_TO_STOP.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED);
            }
        };
        // Without a handler an interrupt ends the program.
        let _ = ctrlc::set_handler(heard);
    });
    &ASKED_TO_STOP
}
