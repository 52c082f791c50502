//! The fence around a game's code: whatever breaks in there breaks one table only.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs a game's code; a panic becomes a sentence. What it worked on is thrown away, so nothing half-done is seen.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        format!("the game's program failed: {}", text.as_deref().unwrap_or("it does not say why"))
    })
}
