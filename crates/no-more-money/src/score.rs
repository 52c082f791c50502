//! Most gold wins, then most money, then it is shared.

use table::{BySeat, ScoreLine, SeatSet, Standings};

use crate::setup::Table;
use crate::state::NoMoreMoney;

impl NoMoreMoney {
    /// Gold in the personal supply counts; gold on cards and on loans does not.
    pub(crate) fn ranking(&self, table: &Table) -> Standings {
        let keys = BySeat::from_fn(table.players, |seat| (self.gold(seat), self.coins(seat)));
        let scores = BySeat::from_fn(table.players, |seat| i64::from(self.gold(seat)));
        Standings::by_key(&keys, scores)
    }

    pub(crate) fn sheet(&self, table: &Table) -> Vec<ScoreLine> {
        let line = |seat| ScoreLine { seat, label: "gold".into(), points: i64::from(self.gold(seat)) };
        SeatSet::all(table.players).iter().map(line).collect()
    }
}
