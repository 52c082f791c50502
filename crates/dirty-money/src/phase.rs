//! Where the game stands. A phase owns its data; all of it is public.
//!
//! Draft (Bears of Wall Street) → each turn: visit → (over the limit) → action cards, one by one → location and
//! effects → (laundering) → next player; after the last one the round ends.

use arrayvec::ArrayVec;
use game_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Location;
use crate::cards::MOST_PLACEMENTS;

/// What is being asked, and of whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The Bears of Wall Street name decks, `left` more times.
    Draft {
        seat: Seat,
        left: u8,
    },
    /// A turn begins: where to?
    Visit {
        seat: Seat,
    },
    /// Action cards are to be played.
    Actions(Turn),
    /// The location's action and the effects of one's cards.
    Business(Turn),
    /// Too many cards in hand: some go to the Blacklist.
    Excess(Turn),
    /// A Trade card shows the partner's hand: one card each way.
    Trading {
        turn: Turn,
        partner: Seat,
    },
    /// The Money Launderer has drawn and must discard.
    Laundering(Turn),
    Over {
        ending: Ending,
    },
}

/// What has happened in a turn so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Turn {
    pub seat: Seat,
    pub location: Location,
    /// Placement cards bought.
    pub bought: u8,
    /// Whether Banana Republic's action was used.
    pub lain_low: bool,
    /// Whether the Loan Shark has spent a card as another.
    pub loan_spent: bool,
    /// Payments that overpaid enough for the Corruption Rat and were not claimed yet.
    pub overpaid: u8,
    /// Effects of own Placement cards not claimed yet.
    pub owed: ArrayVec<Owed, MOST_PLACEMENTS>,
}

/// An effect that may be claimed until the turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Owed {
    pub placement: u8,
    pub times: u8,
}

game_core::endings! {
    /// How a game can end.
    pub enum Ending {
        /// Someone has enough Placement cards.
        Placements = "placements",
        /// Nobody could visit anything for a whole round.
        NoVisit = "no_visit",
        /// The last round allowed was played.
        RoundLimit = "round_limit",
    }
}

impl Phase {
    /// Who is asked; `None` when the game is over.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Phase::Draft { seat, .. } | Phase::Visit { seat } => Some(*seat),
            Phase::Over { .. } => None,
            other => other.turn().map(|turn| turn.seat),
        }
    }

    /// The turn being taken, once a location is visited.
    pub fn turn(&self) -> Option<&Turn> {
        match self {
            Phase::Actions(turn)
            | Phase::Business(turn)
            | Phase::Excess(turn)
            | Phase::Trading { turn, .. }
            | Phase::Laundering(turn) => Some(turn),
            Phase::Draft { .. } | Phase::Visit { .. } | Phase::Over { .. } => None,
        }
    }

    /// The turn being taken.
    ///
    /// # Panics
    /// If none is: the rules should have checked.
    pub fn turn_mut(&mut self) -> &mut Turn {
        match self {
            Phase::Actions(turn)
            | Phase::Business(turn)
            | Phase::Excess(turn)
            | Phase::Trading { turn, .. }
            | Phase::Laundering(turn) => turn,
            Phase::Draft { .. } | Phase::Visit { .. } | Phase::Over { .. } => {
                unreachable!("no location is being visited")
            }
        }
    }

    /// Moves the turn on into another question.
    pub fn turn_into(&mut self, question: impl FnOnce(Turn) -> Phase) {
        let over = Phase::Over { ending: Ending::NoVisit };
        match std::mem::replace(self, over) {
            Phase::Actions(turn)
            | Phase::Business(turn)
            | Phase::Excess(turn)
            | Phase::Trading { turn, .. }
            | Phase::Laundering(turn) => *self = question(turn),
            Phase::Draft { .. } | Phase::Visit { .. } | Phase::Over { .. } => {
                unreachable!("no location is being visited")
            }
        }
    }
}

impl Turn {
    pub fn new(seat: Seat, location: Location) -> Turn {
        Turn {
            seat,
            location,
            bought: 0,
            lain_low: false,
            loan_spent: false,
            overpaid: 0,
            owed: ArrayVec::new(),
        }
    }

    /// The effect of this card may be claimed once more.
    pub fn owe(&mut self, placement: u8) {
        match self.owed.iter_mut().find(|owed| owed.placement == placement) {
            Some(owed) => owed.times = owed.times.saturating_add(1),
            None => self.owed.push(Owed { placement, times: 1 }),
        }
    }

    pub fn is_owed(&self, placement: u8) -> bool {
        self.owed.iter().any(|owed| owed.placement == placement)
    }

    /// One claim of this card's effect is settled.
    pub fn settle(&mut self, placement: u8) {
        if let Some(at) = self.owed.iter().position(|owed| owed.placement == placement) {
            self.owed[at].times -= 1;
            if self.owed[at].times == 0 {
                self.owed.remove(at);
            }
        }
    }
}
