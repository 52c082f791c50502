//! Clockwise bidding: each in turn raises or leaves, and who leaves is out.
//!
//! With `laps` limited to one it is the once-around auction, in which every seat speaks once.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// A clockwise auction in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockwiseAuction {
    players: u8,
    /// Whose turn it is to raise or leave.
    pub turn: Seat,
    /// Who has not left.
    pub bidding: SeatSet,
    /// The standing bid, 0 before the first.
    pub high: u32,
    pub leader: Option<Seat>,
    /// Who speaks last in a once-around auction.
    last_word: Option<Seat>,
    closed: bool,
}

impl ClockwiseAuction {
    /// Goes round until one is left, starting with `first` or the next bidder after it.
    pub fn until_one_is_left(first: Seat, bidders: SeatSet, players: u8) -> ClockwiseAuction {
        ClockwiseAuction {
            players,
            turn: bidders.first_from(first, players).unwrap_or(first),
            bidding: bidders,
            high: 0,
            leader: None,
            last_word: None,
            closed: bidders.is_empty(),
        }
    }

    /// Every bidder speaks once, the last being the one before `first`.
    pub fn once(first: Seat, bidders: SeatSet, players: u8) -> ClockwiseAuction {
        let last = first.clockwise(players).filter(|seat| bidders.has(*seat)).last();
        ClockwiseAuction { last_word: last, ..ClockwiseAuction::until_one_is_left(first, bidders, players) }
    }

    /// The lowest bid that raises.
    pub fn minimum(&self) -> u32 {
        self.high + 1
    }

    /// The seat in turn raises to `amount`, which must be at least the [minimum](ClockwiseAuction::minimum).
    pub fn bid(&mut self, amount: u32) {
        self.high = amount;
        self.leader = Some(self.turn);
        self.pass_on();
    }

    /// The seat in turn leaves.
    pub fn leave(&mut self) {
        self.bidding.remove(self.turn);
        self.pass_on();
    }

    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether every bidder speaks only once.
    pub fn goes_round_once(&self) -> bool {
        self.last_word.is_some()
    }

    /// Whether this is an auction in progress at a table of so many: for states read from a file.
    pub fn is_sound(&self, players: u8) -> bool {
        let seats = SeatSet::all(players);
        self.players == players
            && !self.closed
            && self.bidding.has(self.turn)
            && self.bidding.minus(seats).is_empty()
            && self.leader.is_none_or(|leader| self.bidding.has(leader))
            && self.last_word.is_none_or(|seat| seats.has(seat))
            && self.leader.is_none() == (self.high == 0)
            && self.leader.is_none_or(|leader| self.next_after(leader) == Some(self.turn))
            && self.leader != Some(self.turn)
            && self.high < u32::MAX / 2
    }

    /// All who were asked since the leader's bid have left, so the next one still bidding is in turn.
    fn next_after(&self, seat: Seat) -> Option<Seat> {
        self.bidding.first_from(seat.left(self.players), self.players)
    }

    /// A lone bidder who has not bid yet may still bid or leave; otherwise one is enough.
    fn pass_on(&mut self) {
        let was_last_word = self.last_word == Some(self.turn);
        let alone = self.bidding.len() == 1 && self.leader.is_some_and(|leader| self.bidding.has(leader));
        match self.next_after(self.turn) {
            Some(seat) if !alone && !was_last_word => self.turn = seat,
            _ => self.closed = true,
        }
    }
}
