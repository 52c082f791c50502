//! The places where bots choose: one for each core. A bot that somebody waits for goes before the bots of tables that
//! nobody looks at, and one place is kept free of those, so that nobody waits for a game without people.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Whether somebody is connected to a table and waits for its bots. It is looked at when a place is free: people come and
/// go while their bots stand in line.
#[derive(Clone, Debug, Default)]
pub struct Watched(Arc<AtomicBool>);

impl Watched {
    /// Says whether it is news that somebody watches.
    pub fn set(&self, is_watched: bool) -> bool {
        let was_watched = self.0.swap(is_watched, Ordering::Relaxed);
        is_watched && !was_watched
    }

    fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
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
    line: VecDeque<(Watched, oneshot::Sender<Permit>)>,
}

/// The right to a place; dropping it gives the place to the next in line.
#[derive(Debug)]
pub struct Permit {
    workers: Arc<Workers>,
    /// As it was when the place was given.
    was_watched: bool,
}

impl Workers {
    pub fn new(places: usize) -> Arc<Workers> {
        let places = places.max(1);
        let state = Mutex::new(State { free: places, ..State::default() });
        Arc::new(Workers { state, for_unwatched: (places - 1).max(1) })
    }

    /// Waits for a place; `None` only if the program is ending.
    pub async fn acquire(self: &Arc<Self>, watched: Watched) -> Option<Permit> {
        let (sender, receiver) = oneshot::channel();
        {
            let mut state = self.lock();
            state.line.push_back((watched, sender));
            self.hand_out(&mut state);
        }
        receiver.await.ok()
    }

    /// To be called when somebody has come to a table whose bot may stand in line.
    pub fn look_again(self: &Arc<Self>) {
        self.hand_out(&mut self.lock());
    }

    /// Gives free places to those in line, watched tables first.
    fn hand_out(self: &Arc<Self>, state: &mut State) {
        while state.free > 0 {
            let watched = state.line.iter().position(|(watched, _)| watched.get());
            let unwatched = (state.unwatched < self.for_unwatched).then_some(0);
            let Some((_, next)) = watched.or(unwatched).and_then(|at| state.line.remove(at)) else { return };
            let was_watched = watched.is_some();
            let permit = Permit { workers: Arc::clone(self), was_watched };
            match next.send(permit) {
                Ok(()) => {
                    state.free -= 1;
                    state.unwatched += usize::from(!was_watched);
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
        state.unwatched -= usize::from(!self.was_watched);
        self.workers.hand_out(&mut state);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn watched(is_watched: bool) -> Watched {
        let watched = Watched::default();
        watched.set(is_watched);
        watched
    }

    /// Where people leave while their bots stand in line, these bots stand behind all others from then on.
    #[tokio::test]
    async fn who_watches_is_looked_at_when_a_place_is_free() {
        let workers = Workers::new(1);
        let held = workers.acquire(watched(true)).await.expect("a place");
        let stand_in_line = |watched: &Watched| {
            let (workers, watched) = (workers.clone(), watched.clone());
            tokio::spawn(async move { workers.acquire(watched).await })
        };
        let (left, living) = (watched(true), watched(true));
        let abandoned = stand_in_line(&left);
        tokio::time::sleep(Duration::from_millis(20)).await;
        let waiting = stand_in_line(&living);
        tokio::time::sleep(Duration::from_millis(20)).await;
        left.set(false);
        drop(held);
        // Were it not looked at now, the two would wait for each other.
        let place =
            tokio::time::timeout(Duration::from_secs(2), waiting).await.expect("before the abandoned one");
        let place = place.expect("no panic");
        assert!(place.is_some() && !abandoned.is_finished());
        drop(place);
        assert!(abandoned.await.expect("no panic").is_some());
    }

    #[tokio::test]
    async fn watched_tables_go_first_and_unwatched_ones_leave_a_place() {
        let workers = Workers::new(2);
        let acquire = |is_watched| {
            let workers = workers.clone();
            tokio::spawn(async move { workers.acquire(watched(is_watched)).await })
        };
        let first = workers.acquire(watched(false)).await.expect("a place");
        let later = acquire(false);
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!later.is_finished(), "one place stays free");
        let watched = workers.acquire(watched(true)).await.expect("the free place");
        let waiting = acquire(true);
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
        let held = workers.acquire(watched(true)).await.expect("a place");
        for _ in 0..3 {
            let waited = tokio::time::timeout(Duration::from_millis(5), workers.acquire(watched(false)));
            assert!(waited.await.is_err());
        }
        drop(held);
        for is_watched in [false, true] {
            assert!(workers.acquire(watched(is_watched)).await.is_some());
        }
    }
}
