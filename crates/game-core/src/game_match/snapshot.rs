//! A match as it is stored beside its entries, so that they need not be played again. It is read by the program that
//! wrote it and by no other; whoever stores it makes sure of that and can always play the entries instead.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::waypoints::{Waypoint, Waypoints};
use super::{ChanceSource, Match, MatchEntry};
use crate::record::{Entry, Happened, Note};
use crate::shared_list::SharedList;
use crate::{Drawn, Observed, Traces};

/// Where a match has come to, and what its entries left behind. The entries themselves are not in it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct MatchSnapshot<G: Observed> {
    state: G,
    dealt: Vec<KeptDraw>,
    /// By entry: its traces and its draws.
    left_behind: Vec<(Traces, Vec<KeptDraw>)>,
    /// States on the way and the entries they came after.
    waypoints: Vec<(u64, G)>,
}

/// What for, from how many, and which.
#[derive(Serialize, Deserialize)]
struct KeptDraw(StaticName, u32, u32);

impl KeptDraw {
    fn of(drawn: &Drawn) -> KeptDraw {
        KeptDraw(StaticName(drawn.label), drawn.of, drawn.value)
    }

    fn drawn(&self) -> Drawn {
        Drawn { label: self.0.0, of: self.1, value: self.2 }
    }
}

/// A name that is written in the program. Read back, it lives as long as the program: there are few of them, and each is
/// kept once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StaticName(pub &'static str);

impl Serialize for StaticName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for StaticName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StaticName, D::Error> {
        static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let name = String::deserialize(deserializer)?;
        let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
        let known = names.get(&*name).copied();
        Ok(StaticName(known.unwrap_or_else(|| {
            let name: &'static str = name.leak();
            names.insert(name);
            name
        })))
    }
}

impl<G: Observed> Match<G> {
    pub fn snapshot(&self) -> MatchSnapshot<G> {
        let kept = |drawn: &[Drawn]| drawn.iter().map(KeptDraw::of).collect();
        let left = |entry: &&MatchEntry<G::Action>| (entry.traces, kept(&entry.drawn));
        MatchSnapshot {
            state: self.state.clone(),
            dealt: kept(&self.dealt),
            left_behind: self.entries().iter().map(left).collect(),
            waypoints: self.waypoints.kept().iter().map(|at| (at.seq, (*at.state).clone())).collect(),
        }
    }

    /// The match as it was, from its snapshot and the entries up to there.
    pub fn restore(
        config: G::Config,
        chance: ChanceSource,
        entered: Vec<Entry<G::Action>>,
        snapshot: MatchSnapshot<G>,
    ) -> Result<Match<G>, String> {
        let MatchSnapshot { state, dealt, left_behind, waypoints } = snapshot;
        if left_behind.len() != entered.len() {
            return Err(format!("{} entries where {} belong", entered.len(), left_behind.len()));
        }
        state.audit(&config)?;
        waypoints.iter().try_for_each(|(_, state)| state.audit(&config))?;
        let drawn = |kept: &[KeptDraw]| kept.iter().map(KeptDraw::drawn).collect::<Vec<_>>();
        let mut restored =
            Match { dealt: Arc::from(drawn(&dealt)), ..Match::new(Arc::new(config), state, chance, None) };
        let mut entries = SharedList::default();
        for (entry, (traces, draws)) in entered.into_iter().zip(&left_behind) {
            restored.is_closed |= matches!(entry.what, Happened::Note(Note::End { .. }));
            restored.next = entry.seq + 1;
            entries.push(MatchEntry { entry, traces: *traces, drawn: drawn(draws) });
        }
        restored.entries = entries;
        let waypoints = waypoints.into_iter().map(|(seq, state)| Waypoint { seq, state: Arc::new(state) });
        restored.waypoints = Waypoints::new(waypoints.collect());
        Ok(restored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_once() {
        let read = || serde_json::from_str::<StaticName>("\"die\"").unwrap().0;
        assert_eq!(read(), "die");
        assert!(std::ptr::eq(read(), read()));
    }
}
