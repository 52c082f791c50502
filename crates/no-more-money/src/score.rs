//! Most gold wins, then most money, then it is shared.

use game_core::{BySeat, ScoreLine, SeatSet, Standings};

use crate::setup::Config;
use crate::state::NoMoreMoney;

impl NoMoreMoney {
    /// Gold in the personal supply counts; gold on cards and on loans does not.
    pub(crate) fn ranking(&self, config: &Config) -> Standings {
        let keys = BySeat::from_fn(config.players, |seat| (self.gold(seat), self.coins(seat)));
        let scores = BySeat::from_fn(config.players, |seat| i64::from(self.gold(seat)));
        Standings::by_key(&keys, scores)
    }

    pub(crate) fn sheet(&self, config: &Config) -> Vec<ScoreLine> {
        let line = |seat| ScoreLine { seat, label: "gold".into(), points: i64::from(self.gold(seat)) };
        SeatSet::all(config.players).iter().map(line).collect()
    }
}
