//! What the game measures over time.

use game_core::{Gauge, Reading, SeatSet, lossless};

use crate::setup::Config;
use crate::state::SmartMoneyMaker;

pub const GAUGES: &[Gauge] = &[
    Gauge::of_table("debt_open", "$"),
    Gauge::of_table("debt_paid", "$"),
    Gauge::of_table("money_in_circulation", "$"),
    Gauge::of_table("notes_in_bank", "notes"),
    Gauge::of_table("cards_circulating", "cards"),
    Gauge::of_seats("cash", "$").after_the_game(),
];

impl SmartMoneyMaker {
    /// All notes outside the bank: in hands and on piles.
    fn money_in_circulation(&self, config: &Config) -> u32 {
        let notes = (0..lossless(config.deck.values())).map(|note| (note, config.deck.face(note)));
        notes.map(|(note, face)| u32::from(face.copies - self.bank.count(note)) * face.worth).sum()
    }

    pub(crate) fn read_gauges(&self, config: &Config, readings: &mut Vec<Reading>) {
        let notes_in_bank: u32 = self.bank.counts().map(|count| u32::from(count.count)).sum();
        let in_hands: u32 = self.hands.values().map(|hand| u32::from(hand.len())).sum();
        let of_table = [
            ("debt_open", self.debt_open()),
            ("debt_paid", self.debt_paid),
            ("money_in_circulation", self.money_in_circulation(config)),
            ("notes_in_bank", notes_in_bank),
            ("cards_circulating", in_hands + lossless::<usize, u32>(self.laid.len() + self.requests.len())),
        ];
        for (gauge, value) in of_table {
            readings.push(Reading { gauge, seat: None, value: f64::from(value) });
        }
        for seat in SeatSet::all(config.players).iter() {
            let value = f64::from(self.cash(config, seat));
            readings.push(Reading { gauge: "cash", seat: Some(seat), value });
        }
    }
}
