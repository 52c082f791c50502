//! What the game measures over time. What only owners know is shown after the game.

use game_core::{Gauge, Reading, SeatSet};

use crate::piles::SPECTATORS;
use crate::score;
use crate::setup::Config;
use crate::state::DirtyMoney;

pub const GAUGES: &[Gauge] = &[
    Gauge::of_seats("points", "points"),
    Gauge::of_seats("placements", "cards"),
    Gauge::of_seats("blacklist", "points"),
    Gauge::of_seats("dirty_known", "cards"),
    Gauge::of_seats("dirty_held", "cards").after_the_game(),
    Gauge::of_seats("hand_value", "money").after_the_game(),
    Gauge::of_seats("clean_cash", "money").after_the_game(),
    Gauge::of_seats("dirty_cash", "money").after_the_game(),
    Gauge::of_table("display_cost", "money"),
    Gauge::of_table("money_below", "money"),
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
        let worth = |is_dirty: bool| {
            let held = game.piles.hand(seat).cards().filter_map(|card| cards.money_of(card));
            held.filter(|money| money.dirty == is_dirty).map(|money| f64::from(money.value)).sum()
        };
        push("clean_cash", worth(false));
        push("dirty_cash", worth(true));
    }
    let mut push = |gauge, value: f64| readings.push(Reading { gauge, seat: None, value });
    let costs = || game.market.open().map(|id| f64::from(cards.placement(id).cost));
    let displayed = costs().count().max(1) as f64;
    push("display_cost", costs().sum::<f64>() / displayed);
    let below = config.locations().flat_map(|location| game.piles.below(location));
    let values = below.filter_map(|card| cards.money_of(*card));
    push("money_below", values.map(|money| f64::from(money.value)).sum());
}
