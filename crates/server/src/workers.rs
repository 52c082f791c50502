//! The places where bots choose: one for each core. A bot that somebody waits for goes before the bots of tables that
//! nobody looks at, and one place is kept free of those, so that nobody waits for a game without people.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Whether somebody waits for the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody is connected to the table.
    Watched,
    Unwatched,
}

/// The places. Each table asks for one at a time, so waiting in line is fair between tables.
#[derive(Debug)]
pub struct Workers {
    state: Mutex<State>,
    /// Places that unwatched tables may use together.
    for_unwatched: usize,
}

#[derive(Debug, Default)]
struct State {
    free: usize,
    unwatched: usize,
    watched_line: VecDeque<oneshot::Sender<Permit>>,
    unwatched_line: VecDeque<oneshot::Sender<Permit>>,
}

/// The right to a place; dropping it gives the place to the next in line.
#[derive(Debug)]
pub struct Permit {
    workers: Arc<Workers>,
    urgency: Urgency,
}

impl Workers {
    pub fn new(places: usize) -> Arc<Workers> {
        let places = places.max(1);
        let state = Mutex::new(State { free: places, ..State::default() });
        Arc::new(Workers { state, for_unwatched: (places - 1).max(1) })
    }

    /// Waits for a place; `None` only if the program is ending.
    pub async fn acquire(self: &Arc<Self>, urgency: Urgency) -> Option<Permit> {
        let (sender, receiver) = oneshot::channel();
        {
            let mut state = self.lock();
            match urgency {
                Urgency::Watched => state.watched_line.push_back(sender),
                Urgency::Unwatched => state.unwatched_line.push_back(sender),
            }
            self.hand_out(&mut state);
        }
        receiver.await.ok()
    }

    /// Gives free places to those in line, watched tables first.
    fn hand_out(self: &Arc<Self>, state: &mut State) {
        while state.free > 0 {
            let (next, urgency) = match state.watched_line.pop_front() {
                Some(next) => (next, Urgency::Watched),
                None if state.unwatched < self.for_unwatched => match state.unwatched_line.pop_front() {
                    Some(next) => (next, Urgency::Unwatched),
                    None => return,
                },
                None => return,
            };
            let permit = Permit { workers: Arc::clone(self), urgency };
            match next.send(permit) {
                Ok(()) => {
                    state.free -= 1;
                    state.unwatched += usize::from(urgency == Urgency::Unwatched);
                }
                // Whoever waited is gone. Dropping the permit would lock again and count a place that was never taken.
                Err(unused) => std::mem::forget(unused),
            }
        }
    }

    /// The lock is used even if it is poisoned: a panic cannot leave the counts half changed.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut state = self.workers.lock();
        state.free += 1;
        state.unwatched -= usize::from(self.urgency == Urgency::Unwatched);
        self.workers.hand_out(&mut state);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn watched_tables_go_first_and_unwatched_ones_leave_a_place() {
        let workers = Workers::new(2);
        let acquire = |urgency| {
            let workers = workers.clone();
            tokio::spawn(async move { workers.acquire(urgency).await })
        };
        let first = workers.acquire(Urgency::Unwatched).await.expect("a place");
        let later = acquire(Urgency::Unwatched);
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!later.is_finished(), "one place stays free");
        let watched = workers.acquire(Urgency::Watched).await.expect("the free place");
        let waiting = acquire(Urgency::Watched);
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!waiting.is_finished());
        drop(first);
        let waiting = waiting.await.expect("no panic").expect("before the unwatched one");
        drop((watched, waiting));
        assert!(later.await.expect("no panic").is_some());
    }

    #[tokio::test]
    async fn whoever_stops_waiting_costs_no_place() {
        let workers = Workers::new(1);
        let held = workers.acquire(Urgency::Watched).await.expect("a place");
        for _ in 0..3 {
            let waited = tokio::time::timeout(Duration::from_millis(5), workers.acquire(Urgency::Unwatched));
            assert!(waited.await.is_err());
        }
        drop(held);
        for urgency in [Urgency::Unwatched, Urgency::Watched] {
            assert!(workers.acquire(urgency).await.is_some());
        }
    }
}
