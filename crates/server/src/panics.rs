//! Panics in a game's code are caught, so that they freeze one table and no other.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs a game's code and turns a panic into a sentence. Callers work on a copy and drop it, so a half-done change is
/// never seen.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        format!("the game's program failed: {}", text.as_deref().unwrap_or("it does not say why"))
    })
}
