//! Which requests of a seat have been answered, so that a resend counts once and gets the same answer.
//!
//! A ref is chosen by a client, so it counts for whoever holds the seat: after a change of hands it starts afresh.
//! Accepted actions are stored with their entries and known again after a restart. Refusals are kept in memory only,
//! the newest of them.

use std::collections::{HashMap, VecDeque};

use game_core::{Illegal, MAX_SEATS, Seat};
use serde_json::Value;

/// Refusals kept for one table.
const KEPT_REFUSALS: usize = 256;

/// What the rules said.
type Refused = Illegal<&'static str, Value>;

#[derive(Debug, Default)]
pub struct Refs {
    /// By seat, so that a ref can be looked up as it comes.
    accepted: [HashMap<Box<str>, u64>; MAX_SEATS],
    refused: VecDeque<(Seat, Box<str>, Refused)>,
}

/// How an action was answered the first time.
#[derive(Clone, Debug, PartialEq)]
pub enum Answered {
    /// It became this entry.
    Entered(u64),
    Refused(Illegal<&'static str, Value>),
}

impl Refs {
    pub fn answered(&self, seat: Seat, reference: &str) -> Option<Answered> {
        if let Some(seq) = self.accepted[seat.number()].get(reference) {
            return Some(Answered::Entered(*seq));
        }
        let found = self.refused.iter().find(|(of, kept, _)| *of == seat && **kept == *reference);
        found.map(|(_, _, refusal)| Answered::Refused(refusal.clone()))
    }

    pub fn accept(&mut self, seat: Seat, reference: &str, seq: u64) {
        self.accepted[seat.number()].insert(reference.into(), seq);
    }

    pub fn refuse(&mut self, seat: Seat, reference: &str, refusal: Refused) {
        if self.refused.len() == KEPT_REFUSALS {
            self.refused.pop_front();
        }
        self.refused.push_back((seat, reference.into(), refusal));
    }

    /// Forgets the requests of a seat that has changed hands: a ref counts for its holder.
    pub fn forget(&mut self, seat: Seat) {
        self.accepted[seat.number()].clear();
        self.refused.retain(|(of, _, _)| *of != seat);
    }

    /// Keeps the refusals when a table is read again from its store.
    pub fn replace_accepted(&mut self, other: Refs) {
        self.accepted = other.accepted;
    }
}
