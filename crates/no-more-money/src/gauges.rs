//! What the game measures over time.

use game_core::{Gauge, Reading, SeatSet, Shown};

use crate::game::gold_on_cards;
use crate::setup::Config;
use crate::state::NoMoreMoney;

const fn gauge(name: &'static str, unit: &'static str, by_seat: bool) -> Gauge {
    Gauge { name, unit, by_seat, shown: Shown::Always }
}

/// Nothing is secret here: every movement of coins and gold happens in the open (R11).
pub const GAUGES: &[Gauge] = &[
    gauge("coins", "dollars", true),
    gauge("gold_held", "gold", true),
    gauge("gold_on_cards", "gold", true),
    gauge("debt", "dollars", true),
    gauge("money_in_circulation", "dollars", false),
    gauge("loans_outstanding", "dollars", false),
    gauge("instability", "steps", false),
    gauge("crashes", "crashes", false),
];

pub fn read(game: &NoMoreMoney, config: &Config, readings: &mut Vec<Reading>) {
    let mut circulating = 0;
    let mut outstanding = 0;
    for seat in SeatSet::all(config.players).iter() {
        let debt: u32 = game.loans.iter().filter(|loan| loan.borrower == seat).map(|loan| loan.rest()).sum();
        circulating += game.coins(seat);
        outstanding += debt;
        let mut push =
            |gauge, value: u32| readings.push(Reading { gauge, seat: Some(seat), value: value.into() });
        push("coins", game.coins(seat));
        push("gold_held", game.gold(seat));
        push("gold_on_cards", gold_on_cards(game, &game.owned, seat));
        push("debt", debt);
    }
    let mut push = |gauge, value: u32| readings.push(Reading { gauge, seat: None, value: value.into() });
    push("money_in_circulation", circulating);
    push("loans_outstanding", outstanding);
    push("instability", game.instability.into());
    push("crashes", game.crashes);
}
