//! What is being waited for. Each phase owns its data.

use game_core::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The player whose turn it is plays a card.
    Play(Turn),
    /// Crowdfunding: these still have to give a card to the player whose turn it is.
    Give {
        turn: Turn,
        from: SeatSet,
    },
    /// Reputation: the player has seen all hands and takes one card.
    Take(Turn),
    Over {
        ending: Ending,
        winners: SeatSet,
    },
}

/// One turn, or one play of several in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Turn {
    pub seat: Seat,
    /// Plays that follow this one at once.
    pub follow: u8,
    /// Whether this play itself follows from the Free card: it lapses where a turn would be passed.
    pub of_free: bool,
}

impl Turn {
    pub fn of(seat: Seat) -> Turn {
        Turn { seat, follow: 0, of_free: false }
    }
}

/// The deck is empty: everyone lays a last card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LastCards {
    /// Who still has to, in this lap.
    pub waiting: SeatSet,
    /// Laps after this one; none by the printed rules.
    pub laps: u8,
}

impl LastCards {
    /// Whether this player has laid all last cards.
    pub fn is_through(&self, seat: Seat) -> bool {
        self.laps == 0 && !self.waiting.has(seat)
    }
}

game_core::endings! {
    /// How a game ends.
    pub enum Ending {
        /// All debts are paid and one player has most.
        PlayersWin = "players_win",
        /// All debts are paid and several players are level.
        PlayersShare = "players_share",
        /// A request on the table is not paid.
        GameWinsOpen = "game_wins_open",
        /// A player still holds a request.
        GameWinsHeld = "game_wins_held",
        /// Forfeited requests have come to someone who cannot lay them any more.
        GameWinsForfeit = "game_wins_forfeit",
    }
}

impl Ending {
    pub fn players_won(self) -> bool {
        matches!(self, Ending::PlayersWin | Ending::PlayersShare)
    }
}
