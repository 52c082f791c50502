//! Who has won: the players only if every debt is paid, and then the richest of them (R11).

use table::{BySeat, ScoreLine, Seat, SeatSet, Standings};

use crate::deck::each;
use crate::phase::{Ending, Phase};
use crate::setup::Table;
use crate::state::SmartMoneyMaker;

/// Still in, cash, Growing New Business cards.
type Key = (bool, u32, u8);

impl SmartMoneyMaker {
    /// Growing New Business cards in hand; the Joker is none.
    pub fn businesses(&self, table: &Table, seat: Seat) -> u8 {
        let hand = &self.hands[seat];
        each(hand.kinds() & table.deck.businesses).map(|card| hand.count(card)).sum()
    }

    fn keys(&self, table: &Table) -> BySeat<Key> {
        BySeat::from_fn(table.players, |seat| {
            (!self.forfeited.has(seat), self.cash(table, seat), self.businesses(table, seat))
        })
    }

    /// Most cash, then most Growing New Business cards; whoever has forfeited cannot win.
    pub(crate) fn richest(&self, table: &Table) -> SeatSet {
        let keys = self.keys(table);
        let best = keys.values().copied().max().unwrap_or_default();
        keys.seats_where(|_, key| *key == best)
    }

    /// How the game would end if it ended with the cards where they are.
    pub(crate) fn verdict_with(&self, winners: usize) -> Ending {
        if !self.piles.is_empty() {
            Ending::GameWinsOpen
        } else if self.hands.values().any(|hand| hand.requests() > 0) {
            Ending::GameWinsHeld
        } else if winners > 1 {
            Ending::PlayersShare
        } else {
            Ending::PlayersWin
        }
    }

    pub(crate) fn standings(&self, table: &Table) -> Standings {
        let scores = BySeat::from_fn(table.players, |seat| i64::from(self.cash(table, seat)));
        let standings = Standings::by_key(&self.keys(table), scores);
        let ending = match self.phase {
            Phase::Over { ending, .. } => ending,
            _ => self.verdict_with(standings.winners.len()),
        };
        if ending.players_won() { standings } else { standings.without_winner() }
    }

    pub(crate) fn sheet(&self, table: &Table) -> Vec<ScoreLine> {
        let line =
            |seat: Seat| ScoreLine { seat, label: "cash".into(), points: i64::from(self.cash(table, seat)) };
        SeatSet::all(table.players).iter().map(line).collect()
    }
}
