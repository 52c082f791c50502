//! Where the Placement cards lie until someone buys them. What may be bought where is the rules' business.

use arrayvec::ArrayVec;
use game_core::Chance;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Region;
use crate::cards::{CardTable, PlacementBag};

/// Placement cards above one region, at most.
pub const MOST_DISPLAYED: usize = 4;
/// Placement cards above Banana Republic, at most.
pub const MOST_BEARS: usize = 6;

/// The Placement cards nobody owns yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Market {
    /// By region. What is left in them everyone can tell; what comes next nobody.
    pub decks: [PlacementBag; 3],
    /// Above the regions.
    pub displays: [ArrayVec<u8, MOST_DISPLAYED>; 3],
    /// Above the Auction House, one of each region.
    pub auction: [Option<u8>; 3],
    /// Above Banana Republic, for the Bears of Wall Street.
    pub bears: ArrayVec<u8, MOST_BEARS>,
}

impl Market {
    /// Everything in the decks.
    pub fn new(cards: &CardTable) -> Market {
        Market {
            decks: Region::ALL.map(|region| *cards.of_region(region)),
            displays: std::array::from_fn(|_| ArrayVec::new()),
            auction: [None; 3],
            bears: ArrayVec::new(),
        }
    }

    /// Turns the top card of a region's deck.
    pub fn turn(&mut self, region: Region, chance: &mut Chance) -> Option<u8> {
        self.decks[region.slot()].draw("placement", chance)
    }

    /// Takes a card away from wherever it lies open; says whether it was there.
    pub fn take(&mut self, placement: u8) -> bool {
        for display in &mut self.displays {
            if let Some(at) = display.iter().position(|other| *other == placement) {
                display.remove(at);
                return true;
            }
        }
        if let Some(slot) = self.auction.iter_mut().find(|slot| **slot == Some(placement)) {
            *slot = None;
            return true;
        }
        let at = self.bears.iter().position(|other| *other == placement);
        at.map(|at| self.bears.remove(at)).is_some()
    }

    /// Every card that is not owned, wherever it lies.
    pub fn all(&self) -> impl Iterator<Item = u8> + '_ {
        let decks = self.decks.iter().flat_map(|deck| deck.iter());
        decks.chain(self.open())
    }

    /// Every card that lies open.
    pub fn open(&self) -> impl Iterator<Item = u8> + '_ {
        let displays = self.displays.iter().flatten().copied();
        displays.chain(self.auction.iter().flatten().copied()).chain(self.bears.iter().copied())
    }
}
