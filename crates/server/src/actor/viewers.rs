//! The viewers of a table: each seat, and the spectators, who all see the same.

use game_core::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// A seat, or `None` for the spectators.
pub type Viewer = Option<Seat>;

/// Seats and spectators.
pub const MAX_VIEWERS: usize = MAX_SEATS + 1;

/// The index of a viewer in arrays with one element per viewer.
pub fn viewer_index(viewer: Viewer) -> usize {
    viewer.map_or(MAX_SEATS, Seat::number)
}

/// Every viewer a table can have.
pub fn every_viewer() -> impl Iterator<Item = Viewer> {
    (0..MAX_SEATS).map(|number| Some(Seat::at(number))).chain([None])
}

/// A set of viewers, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ViewerSet(pub u8);

impl ViewerSet {
    pub const NONE: ViewerSet = ViewerSet(0);
    pub const ALL: ViewerSet = ViewerSet((1 << MAX_VIEWERS) - 1);

    pub fn has(self, viewer: Viewer) -> bool {
        self.0 & (1 << viewer_index(viewer)) != 0
    }

    #[must_use]
    pub fn with(self, viewer: Viewer) -> ViewerSet {
        ViewerSet(self.0 | (1 << viewer_index(viewer)))
    }
}

impl FromIterator<Viewer> for ViewerSet {
    fn from_iter<I: IntoIterator<Item = Viewer>>(viewers: I) -> ViewerSet {
        viewers.into_iter().fold(ViewerSet::NONE, ViewerSet::with)
    }
}
