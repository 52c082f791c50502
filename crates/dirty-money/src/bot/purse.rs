//! How to pay: of all payments that cover a price the one that is missed least. What a card would be missed is for
//! the judgement to say.

use game_core::lossless;

use crate::board::{Region, Villain};
use crate::rules::worth_of;
use crate::setup::Config;

/// Dearer things are not thought about: two cards at twice what the dearest printed one costs.
const DEAREST: usize = 40;
/// A card is never given away for nothing.
const LEAST_MISSED: f32 = 0.02;

/// The least one has to give up for each price in one region's currency.
pub struct Purse {
    /// Without the Loan Shark's power, by price.
    plain: [Payment; DEAREST],
    /// With one card lent.
    lent: [Payment; DEAREST],
    lends: bool,
}

/// Cards by their place in the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Payment {
    /// What is missed, in points.
    pub missed: f32,
    cards: u32,
    lent: Option<u8>,
    worth: u32,
}

const NO_WAY: Payment = Payment { missed: f32::INFINITY, cards: 0, lent: None, worth: 0 };
const NOTHING: Payment = Payment { missed: 0.0, ..NO_WAY };

impl Purse {
    /// `missed` is what each card of the hand is worth to its owner; nothing dearer than `dearest` is asked for.
    pub fn new(
        config: &Config,
        villain: Villain,
        hand: &[u8],
        missed: &[f32],
        region: Region,
        may_lend: bool,
        dearest: u32,
    ) -> Purse {
        let prices = DEAREST.min(dearest as usize + 1);
        let mut purse = Purse { plain: [NO_WAY; DEAREST], lent: [NO_WAY; DEAREST], lends: may_lend };
        purse.plain[0] = NOTHING;
        let loan = usize::from(config.numbers.loan_value);
        for (at, (card, missed)) in hand.iter().zip(missed).enumerate().take(32) {
            let missed = missed.max(LEAST_MISSED);
            let worth = worth_of(config, villain, *card, region).filter(|worth| *worth > 0);
            // From the dearest down, so that what is looked up does not hold this card yet.
            for price in (0..prices).rev() {
                if let Some(worth) = worth.filter(|_| may_lend && price > 0) {
                    let before = purse.lent[price.saturating_sub(worth as usize)];
                    purse.lent[price].improve(before.with(at, missed, worth));
                }
                if may_lend {
                    let before = purse.plain[price.saturating_sub(loan)];
                    let lent = Payment { lent: Some(lossless(at)), ..before.plus(missed, lossless(loan)) };
                    purse.lent[price].improve(lent);
                }
                if let Some(worth) = worth.filter(|_| price > 0) {
                    let before = purse.plain[price.saturating_sub(worth as usize)];
                    purse.plain[price].improve(before.with(at, missed, worth));
                }
            }
        }
        purse
    }

    /// The payment that is missed least, if the purse holds so much.
    pub fn pay(&self, price: u32) -> Option<Payment> {
        let price = price as usize;
        let plain = *self.plain.get(price)?;
        let best = match self.lends && price > 0 && self.lent[price].missed < plain.missed {
            true => self.lent[price],
            false => plain,
        };
        best.missed.is_finite().then_some(best)
    }
}

impl Payment {
    fn improve(&mut self, other: Payment) {
        if other.missed < self.missed {
            *self = other;
        }
    }

    fn plus(self, missed: f32, worth: u32) -> Payment {
        Payment { missed: self.missed + missed, worth: self.worth + worth, ..self }
    }

    fn with(self, at: usize, missed: f32, worth: u32) -> Payment {
        Payment { cards: self.cards | 1 << at, ..self.plus(missed, worth) }
    }

    /// What the cards are worth in the region.
    pub fn worth(&self) -> u32 {
        self.worth
    }

    /// How many cards are paid, the one lent among them.
    pub fn count(&self) -> usize {
        self.cards.count_ones() as usize + usize::from(self.lent.is_some())
    }

    /// The cards paid, the one lent not among them.
    pub fn cards(&self, hand: &[u8]) -> impl Iterator<Item = u8> {
        let paid = hand.iter().enumerate().filter(|(at, _)| *at < 32 && self.cards & (1 << at) != 0);
        paid.map(|(_, card)| *card)
    }

    pub fn lent(&self, hand: &[u8]) -> Option<u8> {
        self.lent.and_then(|at| hand.get(usize::from(at)).copied())
    }
}
