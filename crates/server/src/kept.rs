//! Answers that took long to make and were asked for lately. What they are about does not change, so a class that opens
//! the same page together costs one.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;

/// What is kept of one kind, in bytes: about a hundred debriefs of long games.
const MOST_BYTES: usize = 16 * 1024 * 1024;

/// The latest ones, newest last.
#[derive(Debug)]
pub struct Kept<Key>(Mutex<VecDeque<(Key, Bytes)>>);

impl<Key> Default for Kept<Key> {
    fn default() -> Kept<Key> {
        Kept(Mutex::default())
    }
}

impl<Key: PartialEq> Kept<Key> {
    pub fn find(&self, key: &Key) -> Option<Bytes> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(of, _)| of == key).map(|(_, json)| json.clone())
    }

    pub fn keep(&self, key: Key, json: Bytes) {
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

    #[test]
    fn the_oldest_makes_room() {
        let kept = Kept::default();
        let third = Bytes::from(vec![b' '; MOST_BYTES / 3]);
        for key in ["A", "B", "C"] {
            kept.keep(key, third.clone());
        }
        assert!(["A", "B", "C"].iter().all(|key| kept.find(key).is_some()));
        // The same again takes no more room.
        kept.keep("C", third.clone());
        assert!(kept.find(&"A").is_some());
        kept.keep("D", third);
        assert!(kept.find(&"A").is_none());
        assert!(kept.find(&"D").is_some());
        assert!(kept.find(&"E").is_none());
    }
}
