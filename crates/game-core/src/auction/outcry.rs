//! Open outcry: anyone bids at any time, until all others have declined the standing bid.
//!
//! A ceiling is a private standing order: raise by one for me up to n. It stays secret after the close. Of two
//! equal ceilings the earlier one wins, at the limit. At rest no seat but the leader has a ceiling above the
//! standing bid, so who is waited for tells nothing about ceilings.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat, SeatSet};

/// An outcry in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Outcry {
    pub leader: Option<Seat>,
    /// The standing bid.
    pub high: u32,
    /// Who may bid at all.
    pub bidders: SeatSet,
    /// Who has declined the standing bid.
    pub declined: SeatSet,
    ceilings: BySeat<Ceiling>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
struct Ceiling {
    limit: u32,
    /// Earlier orders have lower numbers, from 1; they close up when one is given anew.
    order: u8,
}

/// Why a call in an outcry does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OutcryRefusal {
    NotABidder,
    /// The call answers a bid that is no longer the standing one.
    BidMovedOn {
        high: u32,
    },
    YouLead,
    AlreadyDeclined,
    TooLow {
        minimum: u32,
    },
}

/// A new standing bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raised {
    pub by: Seat,
    pub to: u32,
}

impl Outcry {
    /// Opens at a bid that binds the opener.
    pub fn opened_by(opener: Seat, opening: u32, bidders: SeatSet, players: u8) -> Outcry {
        Outcry { leader: Some(opener), high: opening, ..Outcry::from(0, bidders, players) }
    }

    /// Opens without a bid; the first must be at least `reserve` + 1.
    pub fn from(reserve: u32, bidders: SeatSet, players: u8) -> Outcry {
        Outcry {
            leader: None,
            high: reserve,
            bidders,
            declined: SeatSet::NONE,
            ceilings: BySeat::all(players, Ceiling::default()),
        }
    }

    pub fn waited_for(&self) -> SeatSet {
        let others = self.bidders.minus(self.declined);
        self.leader.map_or(others, |leader| others.without(leader))
    }

    pub fn is_closed(&self) -> bool {
        self.waited_for().is_empty()
    }

    /// Whether this is an outcry in progress at a table of so many: for states read from a file.
    pub fn is_sound(&self, players: u8) -> bool {
        let seats = SeatSet::all(players);
        self.ceilings.players() == players
            && self.bidders.minus(seats).is_empty()
            && self.declined.minus(self.bidders).is_empty()
            && self.leader.is_none_or(|leader| self.bidders.has(leader))
            && self.ceilings.values().all(|ceiling| ceiling.order <= players)
            && self.strongest_challenger().is_none()
            && !self.is_closed()
            && self.high < u32::MAX / 2
    }

    /// The seat's own ceiling, 0 if it has none.
    pub fn ceiling(&self, seat: Seat) -> u32 {
        self.ceilings[seat].limit
    }

    /// Forgets all ceilings but one seat's: what that seat knows of the auction.
    #[must_use]
    pub fn as_seen_by(&self, seat: Option<Seat>) -> Outcry {
        let mut seen = *self;
        for other in SeatSet::all(self.ceilings.players()).iter() {
            if Some(other) != seat {
                seen.ceilings[other] = Ceiling::default();
            }
        }
        // Its place among the others' orders would tell of them.
        if let Some(seat) = seat {
            seen.ceilings[seat].order = 0;
        }
        seen
    }

    pub fn check_bid(&self, seat: Seat, answers: u32, amount: u32) -> Result<(), OutcryRefusal> {
        self.check_call(seat, answers)?;
        if self.leader == Some(seat) {
            return Err(OutcryRefusal::YouLead);
        }
        if amount <= self.high {
            return Err(OutcryRefusal::TooLow { minimum: self.high + 1 });
        }
        Ok(())
    }

    pub fn check_decline(&self, seat: Seat, answers: u32) -> Result<(), OutcryRefusal> {
        self.check_call(seat, answers)?;
        if self.leader == Some(seat) {
            return Err(OutcryRefusal::YouLead);
        }
        if self.declined.has(seat) {
            return Err(OutcryRefusal::AlreadyDeclined);
        }
        Ok(())
    }

    /// A ceiling answers no bid in particular; it must be above the standing one, or 0 to withdraw it.
    pub fn check_ceiling(&self, seat: Seat, limit: u32) -> Result<(), OutcryRefusal> {
        if !self.bidders.has(seat) {
            return Err(OutcryRefusal::NotABidder);
        }
        let withdraws = limit == 0 && self.ceilings[seat].limit > 0;
        if limit <= self.high && !withdraws {
            return Err(OutcryRefusal::TooLow { minimum: self.high + 1 });
        }
        Ok(())
    }

    fn check_call(&self, seat: Seat, answers: u32) -> Result<(), OutcryRefusal> {
        if !self.bidders.has(seat) {
            return Err(OutcryRefusal::NotABidder);
        }
        if answers != self.high {
            return Err(OutcryRefusal::BidMovedOn { high: self.high });
        }
        Ok(())
    }

    /// Whether a call of this seat may be answered by a ceiling it cannot know: the leader's. Nobody else's is above the
    /// standing bid, or it would have been called.
    pub fn may_be_answered(&self, seat: Seat) -> bool {
        self.leader.is_some_and(|leader| leader != seat)
    }

    /// Takes a bid and lets standing orders answer it; tells each new standing bid.
    pub fn bid(&mut self, seat: Seat, amount: u32, raised: impl FnMut(Raised)) {
        let mut raised = raised;
        self.lead(seat, amount, &mut raised);
        self.let_ceilings_answer(&mut raised);
    }

    pub fn decline(&mut self, seat: Seat) {
        self.declined.insert(seat);
    }

    pub fn set_ceiling(&mut self, seat: Seat, limit: u32, raised: impl FnMut(Raised)) {
        let mut raised = raised;
        let given_up = self.ceilings[seat].order;
        let mut latest = 0;
        for other in SeatSet::all(self.ceilings.players()).without(seat).iter() {
            let order = &mut self.ceilings[other].order;
            *order -= u8::from(given_up > 0 && *order > given_up);
            latest = latest.max(*order);
        }
        self.ceilings[seat] = Ceiling { limit, order: latest + 1 };
        self.let_ceilings_answer(&mut raised);
    }

    fn lead(&mut self, seat: Seat, amount: u32, raised: &mut impl FnMut(Raised)) {
        self.leader = Some(seat);
        self.high = amount;
        self.declined = SeatSet::NONE;
        raised(Raised { by: seat, to: amount });
    }

    fn let_ceilings_answer(&mut self, raised: &mut impl FnMut(Raised)) {
        while let Some(challenger) = self.strongest_challenger() {
            match self.leader {
                Some(leader) if self.ceilings[leader].limit > self.high => {
                    self.duel(leader, challenger, raised);
                }
                _ => self.lead(challenger, self.high + 1, raised),
            }
        }
    }

    /// Challenger and leader raise by one in turn until one of them cannot; only the last call of each is called
    /// out. With equal limits the later order stops short, and the limit is the earlier one's to call.
    fn duel(&mut self, leader: Seat, challenger: Seat, raised: &mut impl FnMut(Raised)) {
        let (attack, defence) = (self.ceilings[challenger], self.ceilings[leader]);
        let tie = attack.limit == defence.limit;
        let challenger_wins = attack.limit > defence.limit || (tie && attack.order < defence.order);
        let (winner, loser) = if challenger_wins { (challenger, leader) } else { (leader, challenger) };
        let limit = attack.limit.min(defence.limit);
        let loser_begins = self.high + if challenger_wins { 2 } else { 1 };
        let loser_can = if tie { limit - 1 } else { limit };
        if loser_can >= loser_begins {
            self.lead(loser, loser_can - (loser_can - loser_begins) % 2, raised);
        }
        let price = if tie { limit } else { self.high + 1 };
        self.lead(winner, price, raised);
    }

    fn strongest_challenger(&self) -> Option<Seat> {
        // Few ceilings are above the standing bid, so that is asked first.
        self.ceilings
            .iter()
            .filter(|(seat, ceiling)| {
                ceiling.limit > self.high && Some(*seat) != self.leader && self.bidders.has(*seat)
            })
            .min_by_key(|(_, ceiling)| (std::cmp::Reverse(ceiling.limit), ceiling.order))
            .map(|(seat, _)| seat)
    }
}
