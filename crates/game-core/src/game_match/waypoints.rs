//! States kept on the way, so that taking something back does not play the whole game again. The nearer to the end, the
//! closer they lie: taking back plays about as many entries again as it takes back, and a long match keeps few of them.

use std::sync::Arc;

/// Entries between two states at the end of a match. Playing so many again takes less than a millisecond.
const EVERY: u64 = 256;

/// States a match went through and would go through again, oldest first. Copies of a match share them.
#[derive(Debug)]
pub struct Waypoints<G>(Arc<Vec<Waypoint<G>>>);

/// The state after an entry.
#[derive(Debug)]
pub struct Waypoint<G> {
    pub seq: u64,
    pub state: Arc<G>,
}

impl<G> Waypoints<G> {
    pub fn new(kept: Vec<Waypoint<G>>) -> Waypoints<G> {
        Waypoints(Arc::new(kept))
    }

    pub fn kept(&self) -> &[Waypoint<G>] {
        &self.0
    }

    /// The last one before an entry.
    pub fn before(&self, seq: u64) -> Option<&Waypoint<G>> {
        self.0.iter().rev().find(|waypoint| waypoint.seq < seq)
    }

    /// Keeps the state after entry `seq` if the last one is far behind.
    pub fn pass(&mut self, seq: u64, state: &G)
    where
        G: Clone,
    {
        if seq < self.0.last().map_or(0, |last| last.seq) + EVERY {
            return;
        }
        let kept = Arc::make_mut(&mut self.0);
        kept.push(Waypoint { seq, state: Arc::new(state.clone()) });
        thin_out(kept);
    }

    /// Forgets what lies behind an entry that is taken back.
    pub fn take_back(&mut self, to: u64) {
        if self.0.last().is_some_and(|last| last.seq >= to) {
            Arc::make_mut(&mut self.0).retain(|waypoint| waypoint.seq < to);
        }
    }
}

/// Takes out those whose neighbours lie closer together than the end is away.
fn thin_out<G>(kept: &mut Vec<Waypoint<G>>) {
    let Some(end) = kept.last().map(|last| last.seq) else { return };
    let mut middle = 1;
    while middle + 1 < kept.len() {
        let (before, after) = (kept[middle - 1].seq, kept[middle + 1].seq);
        if after - before <= end - after {
            kept.remove(middle);
        } else {
            middle += 1;
        }
    }
}

/// Written by hand, here and below: deriving would ask for states that can be copied.
impl<G> Clone for Waypoints<G> {
    fn clone(&self) -> Self {
        Waypoints(Arc::clone(&self.0))
    }
}

impl<G> Clone for Waypoint<G> {
    fn clone(&self) -> Self {
        Waypoint { seq: self.seq, state: Arc::clone(&self.state) }
    }
}

impl<G> Default for Waypoints<G> {
    fn default() -> Self {
        Waypoints::new(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_match_keeps_few_and_the_way_from_one_is_no_longer_than_the_way_back() {
        let mut waypoints = Waypoints::default();
        for seq in 1..=100_000 {
            waypoints.pass(seq, &seq);
            assert!(waypoints.kept().len() < 24, "{} after {seq} entries", waypoints.kept().len());
        }
        for to in 1..=100_000 {
            let from = waypoints.before(to).map_or(0, |waypoint| *waypoint.state);
            let (again, back) = (to - 1 - from, 100_000 - to);
            assert!(from < to && again <= back.max(2 * EVERY), "{again} again for {back} taken back");
        }
    }

    #[test]
    fn what_is_taken_back_leaves_no_state_behind() {
        let mut waypoints = Waypoints::default();
        (1..=3_000).for_each(|seq| waypoints.pass(seq, &seq));
        let copy = waypoints.clone();
        waypoints.take_back(2_000);
        assert!(waypoints.kept().iter().all(|waypoint| waypoint.seq < 2_000));
        assert!(copy.before(u64::MAX).is_some_and(|last| last.seq > 2_000), "a copy goes its own way");
    }
}
