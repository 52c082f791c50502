//! Sealed bids: everyone bids in secret, all are opened at once, and ties bid again a limited number of times.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::seat::MAX_SEATS;
use crate::{BySeat, Seat, SeatSet, lossless};

/// The first bid and at most three more.
pub const MAX_BIDS: usize = 4;

/// Sealed bidding in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Sealed {
    /// Each seat's bids so far, the open ones first; a sealed one is last while `sealed` has the seat.
    bids: BySeat<Ladder>,
    /// Which bid this is, from 0.
    pub bidding: u8,
    /// Who bids now.
    pub asked: SeatSet,
    /// Whose bid for now lies sealed.
    pub sealed: SeatSet,
    rebids: u8,
}

type Ladder = [u32; MAX_BIDS];

/// Why a sealed bid does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SealedRefusal {
    NotAsked,
}

impl Sealed {
    /// Opens the bidding; ties bid again at most `rebids` times (3 at most).
    pub fn among(bidders: SeatSet, rebids: u8, players: u8) -> Sealed {
        Sealed {
            bids: BySeat::all(players, [0; MAX_BIDS]),
            bidding: 0,
            asked: bidders,
            sealed: SeatSet::NONE,
            rebids: rebids.min(lossless::<_, u8>(MAX_BIDS) - 1),
        }
    }

    pub fn waited_for(&self) -> SeatSet {
        self.asked.minus(self.sealed)
    }

    /// A sealed bid may be replaced until the last one is in.
    pub fn check(&self, seat: Seat) -> Result<(), SealedRefusal> {
        if self.asked.has(seat) { Ok(()) } else { Err(SealedRefusal::NotAsked) }
    }

    pub fn seal(&mut self, seat: Seat, amount: u32) {
        self.bids[seat][self.bidding as usize] = amount;
        self.sealed.insert(seat);
    }

    /// The seat's own bid that still lies sealed.
    pub fn sealed_bid(&self, seat: Seat) -> Option<u32> {
        self.sealed.has(seat).then(|| self.bids[seat][self.bidding as usize])
    }

    /// The bid of this round.
    pub fn bid_of(&self, seat: Seat) -> u32 {
        self.bids[seat][self.bidding as usize]
    }

    /// The bid of the round before, 0 if this is the first; it lies open.
    pub fn bid_before(&self, seat: Seat) -> u32 {
        self.bidding.checked_sub(1).map_or(0, |before| self.bids[seat][usize::from(before)])
    }

    pub fn all_in(&self) -> bool {
        self.waited_for().is_empty()
    }

    /// What others can see: open bids only.
    #[must_use]
    pub fn as_seen_by(&self, seat: Option<Seat>) -> Sealed {
        let mut seen = *self;
        for other in self.sealed.iter().filter(|other| Some(*other) != seat) {
            seen.bids[other][self.bidding as usize] = 0;
        }
        seen
    }

    /// Opens the bids. Returns whether ties bid again; if not, the [ranking](Sealed::ranking) stands.
    pub fn open(&mut self) -> bool {
        self.sealed = SeatSet::NONE;
        let tied = self.tied();
        if tied.is_empty() || self.bidding >= self.rebids {
            return false;
        }
        self.bidding += 1;
        self.asked = tied;
        true
    }

    /// How often ties bid again.
    pub fn rebids(&self) -> u8 {
        self.rebids
    }

    /// Whether this is bidding in progress at a table of so many: for states read from a file.
    pub fn is_sound(&self, players: u8) -> bool {
        self.bids.players() == players
            && self.bidding <= self.rebids
            && self.rebids < lossless(MAX_BIDS)
            && self.asked.minus(SeatSet::all(players)).is_empty()
            && self.sealed.minus(self.asked).is_empty()
            && !self.all_in()
            && self.bids.iter().all(|(seat, ladder)| self.ladder_is_sound(seat, ladder))
    }

    /// Bids not made yet are 0, and whoever bids again has been in a tie all along.
    fn ladder_is_sound(&self, seat: Seat, ladder: &Ladder) -> bool {
        let bidding = usize::from(self.bidding);
        let made = if self.sealed.has(seat) { bidding + 1 } else { bidding };
        let open = |seat: Seat| &self.bids[seat][..bidding];
        let in_a_tie = || self.asked.iter().any(|other| other != seat && open(other) == open(seat));
        ladder[made..].iter().all(|bid| *bid == 0) && (bidding == 0 || !self.asked.has(seat) || in_a_tie())
    }

    /// Who shares all bids with another bidder.
    fn tied(&self) -> SeatSet {
        let same = |a: Seat, b: Seat| a != b && self.bids[a] == self.bids[b];
        self.asked.iter().filter(|seat| self.asked.iter().any(|other| same(*seat, other))).collect()
    }

    /// Groups from the highest to the lowest, by first bid, then re-bid, and so on; a group of several is a tie
    /// that still stands.
    pub fn ranking(&self, bidders: SeatSet) -> ArrayVec<SeatSet, MAX_SEATS> {
        let mut order: ArrayVec<Seat, MAX_SEATS> = bidders.iter().collect();
        order.sort_by_key(|seat| std::cmp::Reverse(self.bids[*seat]));
        let mut groups: ArrayVec<SeatSet, MAX_SEATS> = ArrayVec::new();
        let mut last = None;
        for seat in order {
            match groups.last_mut() {
                Some(group) if last == Some(self.bids[seat]) => group.insert(seat),
                _ => groups.push(SeatSet::only(seat)),
            }
            last = Some(self.bids[seat]);
        }
        groups
    }
}
