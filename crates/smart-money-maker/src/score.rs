//! Who has won: the players only if every debt is paid, and then the richest of them (R11).

use game_core::{BySeat, ScoreLine, Seat, SeatSet, Standings};

use crate::deck::each;
use crate::phase::{Ending, Phase};
use crate::setup::Config;
use crate::state::SmartMoneyMaker;

/// Still in, cash, Growing New Business cards.
type Key = (bool, u32, u8);

impl SmartMoneyMaker {
    /// Growing New Business cards in hand; the Joker is none.
    pub fn businesses(&self, config: &Config, seat: Seat) -> u8 {
        let hand = &self.hands[seat];
        each(hand.kinds() & config.deck.businesses).map(|card| hand.count(card)).sum()
    }

    fn keys(&self, config: &Config) -> BySeat<Key> {
        BySeat::from_fn(config.players, |seat| {
            (!self.forfeited.has(seat), self.cash(config, seat), self.businesses(config, seat))
        })
    }

    /// Most cash, then most Growing New Business cards; whoever has forfeited cannot win.
    pub(crate) fn richest(&self, config: &Config) -> SeatSet {
        let keys = self.keys(config);
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

    pub(crate) fn standings(&self, config: &Config) -> Standings {
        let scores = BySeat::from_fn(config.players, |seat| i64::from(self.cash(config, seat)));
        let standings = Standings::by_key(&self.keys(config), scores);
        let ending = match self.phase {
            Phase::Over { ending, .. } => ending,
            _ => self.verdict_with(standings.winners.len()),
        };
        if ending.players_won() { standings } else { standings.without_winner() }
    }

    pub(crate) fn sheet(&self, config: &Config) -> Vec<ScoreLine> {
        let line =
            |seat: Seat| ScoreLine { seat, label: "cash".into(), points: i64::from(self.cash(config, seat)) };
        SeatSet::all(config.players).iter().map(line).collect()
    }
}
