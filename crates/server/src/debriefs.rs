//! Debriefs that were asked for lately. A game that is over does not change, so a class that opens the same debrief
//! together costs one.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;

/// What is kept, in bytes: about a hundred debriefs of long games.
const MOST_BYTES: usize = 16 * 1024 * 1024;

/// Which debrief: of which table, and whether bots were asked who was winning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebriefKey {
    pub code: String,
    pub with_estimates: bool,
}

/// The latest ones, newest last.
#[derive(Debug, Default)]
pub struct Debriefs(Mutex<VecDeque<(DebriefKey, Bytes)>>);

impl Debriefs {
    pub fn find(&self, key: &DebriefKey) -> Option<Bytes> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(of, _)| of == key).map(|(_, json)| json.clone())
    }

    pub fn keep(&self, key: DebriefKey, json: Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(of, _)| *of != key);
        kept.push_back((key, json));
        while kept.iter().map(|(_, json)| json.len()).sum::<usize>() > MOST_BYTES {
            kept.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: &str) -> DebriefKey {
        DebriefKey { code: code.to_owned(), with_estimates: false }
    }

    #[test]
    fn the_oldest_makes_room() {
        let debriefs = Debriefs::default();
        let third = Bytes::from(vec![b' '; MOST_BYTES / 3]);
        for code in ["A", "B", "C"] {
            debriefs.keep(key(code), third.clone());
        }
        assert!(["A", "B", "C"].iter().all(|code| debriefs.find(&key(code)).is_some()));
        // The same again takes no more room.
        debriefs.keep(key("C"), third.clone());
        assert!(debriefs.find(&key("A")).is_some());
        debriefs.keep(key("D"), third);
        assert!(debriefs.find(&key("A")).is_none());
        assert!(debriefs.find(&key("D")).is_some());
        assert!(debriefs.find(&DebriefKey { with_estimates: true, ..key("D") }).is_none());
    }
}
