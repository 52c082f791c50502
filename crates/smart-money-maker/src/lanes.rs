//! One number for every viewer of a hand, side by side: the six seats, whoever only watches, and the truth.

use game_core::{Audience, MAX_SEATS, Seat, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Six seats, those who only watch, and the truth.
pub(crate) const LANES: usize = MAX_SEATS + 2;
pub(crate) const WATCHERS: usize = MAX_SEATS;
const TRUTH: usize = MAX_SEATS + 1;

/// One number for every viewer, and the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Lanes(pub(crate) [u8; LANES]);

impl Lanes {
    /// One in the lane of everyone who is among the audience.
    pub(crate) fn of(audience: Audience) -> Lanes {
        let mut lanes = Lanes::default();
        for (lane, one) in lanes.0[..=WATCHERS].iter_mut().enumerate() {
            *one = u8::from(audience.includes(Seat::new(lossless(lane))));
        }
        lanes
    }

    pub(crate) fn plus(&mut self, other: Lanes) {
        for (number, more) in self.0.iter_mut().zip(other.0) {
            *number = number.saturating_add(more);
        }
    }

    pub(crate) fn minus(&mut self, other: Lanes) {
        for (number, less) in self.0.iter_mut().zip(other.0) {
            *number = number.saturating_sub(less);
        }
    }

    /// Those who see it now know the truth, and in truth it is so.
    pub(crate) fn learn(&mut self, viewers: Lanes, truth: u8) {
        for (number, sees) in self.0.iter_mut().zip(viewers.0) {
            *number = if sees != 0 { truth } else { *number };
        }
    }

    /// Of all cards of a class, known ones and these, one may be gone: what is no longer known of the former is
    /// still known of the class.
    pub(crate) fn lose_one(&mut self, viewers: Lanes, known: Lanes, still_known: Lanes) {
        for lane in (0..=WATCHERS).filter(|lane| viewers.0[*lane] != 0) {
            let left = (known.0[lane] + self.0[lane]).saturating_sub(1);
            self.0[lane] = left.saturating_sub(still_known.0[lane]);
        }
    }

    pub(crate) fn with_truth(mut self) -> Lanes {
        self.0[TRUTH] = 1;
        self
    }

    /// One for every viewer not in these lanes; not for the truth.
    pub(crate) fn others(self) -> Lanes {
        let mut others = Lanes(self.0.map(|one| 1 - one));
        others.0[TRUTH] = 0;
        others
    }

    pub(crate) fn truth(self) -> u8 {
        self.0[TRUTH]
    }

    pub(crate) fn of_viewer(self, viewer: Option<Seat>) -> u8 {
        self.0[viewer.map_or(WATCHERS, Seat::number)]
    }
}
