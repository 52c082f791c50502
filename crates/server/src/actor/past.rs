//! The actions that count, as far as taking them back is concerned.
//!
//! Whether a seat may take back alone depends on nothing it has not noticed itself: a secret move of somebody else
//! must not show in it. Such moves are therefore passed over, and entered again after the others are taken back.

use std::sync::Arc;

use game_core::{Seat, Traces};
use serde_json::Value;

use super::play::{Deed, NewEntry};
use super::viewers::ViewerSet;

/// The actions that count, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Past {
    steps: Vec<Step>,
}

/// An action that counts.
#[derive(Clone, Debug)]
pub struct Step {
    seq: u64,
    seat: Seat,
    /// Entered by the owner of the seat, not by a bot or a clock.
    by_owner: bool,
    by_bot: bool,
    /// It drew no chance and showed nobody anything.
    is_quiet: bool,
    noticed_by: ViewerSet,
    /// Kept only for what somebody could not notice.
    secret: Option<Arc<(String, String)>>,
}

impl Step {
    pub fn new(entry: &NewEntry, traces: Traces) -> Step {
        let is_secret = entry.noticed_by != ViewerSet::ALL;
        Step {
            seq: entry.seq,
            seat: entry.seat,
            by_owner: entry.by == "owner",
            by_bot: entry.by.starts_with("bot"),
            is_quiet: !traces.drew_chance && !traces.showed_something,
            noticed_by: entry.noticed_by,
            secret: is_secret.then(|| Arc::new((entry.by.clone(), entry.action.clone()))),
        }
    }

    /// Whether `seat` knows nothing of it.
    fn is_hidden_from(&self, seat: Seat) -> bool {
        self.seat != seat && !self.noticed_by.has(Some(seat))
    }
}

impl Past {
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// The entry this seat may take back without asking: its own last one, if nothing it could notice came after it
    /// and it is quiet.
    /// `newest` are steps that come after all others.
    pub fn own_last(&self, newest: &[Step], seat: Seat) -> Option<u64> {
        let mut latest_first = newest.iter().rev().chain(self.steps.iter().rev());
        let last = latest_first.find(|step| !step.is_hidden_from(seat))?;
        (last.seat == seat && last.by_owner && last.is_quiet).then_some(last.seq)
    }

    /// The last entry of this seat's owner, whatever came after it.
    pub fn last_of(&self, seat: Seat) -> Option<u64> {
        self.steps.iter().rev().find(|step| step.seat == seat && step.by_owner).map(|step| step.seq)
    }

    /// How many moves a bot has made for this seat since its owner last made one.
    pub fn moves_by_bot(&self, newest: &[Step], seat: Seat) -> u32 {
        let latest_first = newest.iter().rev().chain(self.steps.iter().rev());
        let since = latest_first.filter(|step| step.seat == seat).take_while(|step| !step.by_owner);
        since.filter(|step| step.by_bot).count() as u32
    }

    /// Forgets everything from entry `to` on; gives what `by` knew nothing of, to be entered again.
    pub fn take_back(&mut self, to: u64, by: Seat) -> Vec<Deed> {
        let kept = self.steps.partition_point(|step| step.seq < to);
        let taken = self.steps.split_off(kept);
        // If others have noticed actions since, all of it goes: they have agreed.
        if taken.iter().skip(1).any(|step| !step.is_hidden_from(by)) {
            return Vec::new();
        }
        let hidden = taken.iter().filter(|step| step.is_hidden_from(by));
        let deed = |step: &Step| {
            let (entered_by, action) = &**step.secret.as_ref()?;
            let action: Value = serde_json::from_str(action).ok()?;
            Some(Deed { seat: step.seat, by: entered_by.clone(), action })
        };
        hidden.filter_map(deed).collect()
    }
}
