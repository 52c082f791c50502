//! What the game measures over time.

use game_core::{Gauge, Reading, SeatSet};

use crate::game::gold_on_cards;
use crate::setup::Config;
use crate::state::NoMoreMoney;

/// Nothing is secret here: every movement of coins and gold happens in the open (R11).
pub const GAUGES: &[Gauge] = &[
    Gauge::of_seats("coins", "dollars"),
    Gauge::of_seats("gold_held", "gold"),
    Gauge::of_seats("gold_on_cards", "gold"),
    Gauge::of_seats("debt", "dollars"),
    Gauge::of_table("money_in_circulation", "dollars"),
    Gauge::of_table("loans_outstanding", "dollars"),
    Gauge::of_table("instability", "steps"),
    Gauge::of_table("crashes", "crashes"),
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
