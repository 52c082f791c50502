//! What the game measures over time. What only owners know is shown after the game.

use game_core::{Gauge, Reading, SeatSet, Shown};

use crate::piles::SPECTATORS;
use crate::score;
use crate::setup::Config;
use crate::state::DirtyMoney;

const fn gauge(name: &'static str, unit: &'static str, by_seat: bool, shown: Shown) -> Gauge {
    Gauge { name, unit, by_seat, shown }
}

pub const GAUGES: &[Gauge] = &[
    gauge("points", "points", true, Shown::Always),
    gauge("placements", "cards", true, Shown::Always),
    gauge("blacklist", "points", true, Shown::Always),
    gauge("dirty_known", "cards", true, Shown::Always),
    gauge("dirty_held", "cards", true, Shown::AfterTheGame),
    gauge("hand_value", "money", true, Shown::AfterTheGame),
    gauge("display_cost", "money", false, Shown::Always),
    gauge("money_below", "money", false, Shown::Always),
];

pub fn read(game: &DirtyMoney, config: &Config, readings: &mut Vec<Reading>) {
    let cards = &config.cards;
    for seat in SeatSet::all(config.players).iter() {
        let mut push = |gauge, value: f64| readings.push(Reading { gauge, seat: Some(seat), value });
        let dirty = || game.piles.hand(seat).iter().filter(|held| cards.is_dirty(held.card));
        push("points", score::points(game, config, seat) as f64);
        push("placements", game.owned[seat].len().into());
        push("blacklist", game.piles.blacklist(seat).points().into());
        push("dirty_known", dirty().filter(|held| held.seen_by.has(SPECTATORS)).count() as f64);
        push("dirty_held", dirty().count() as f64);
        push("hand_value", score::hand_value(game, config, seat).into());
    }
    let mut push = |gauge, value: f64| readings.push(Reading { gauge, seat: None, value });
    let costs = || game.market.open().map(|id| f64::from(cards.placement(id).cost));
    let displayed = costs().count().max(1) as f64;
    push("display_cost", costs().sum::<f64>() / displayed);
    let below = config.locations().flat_map(|location| game.piles.below(location));
    let values = below.filter_map(|card| cards.money_of(*card));
    push("money_below", values.map(|money| f64::from(money.value)).sum());
}
