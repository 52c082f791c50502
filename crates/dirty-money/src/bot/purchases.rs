//! What to buy and how to pay for it: the one or two cards that are worth most beyond what is missed for them.

use arrayvec::ArrayVec;

use crate::action::{Action, CardId, CardList, PlacementId};
use crate::board::{Location, Region, Villain};
use crate::cards::PlacementBag;
use crate::piles::MOST_HELD;
use crate::rules::{cost_with, purchases_at};

use super::judgement::Judgement;
use super::purse::{Payment, Purse};

/// A purchase has to be worth this much beyond what is paid.
const WORTH_THE_WHILE: f32 = 0.05;

/// A purchase one could make.
#[derive(Clone, Debug)]
pub struct Purchase {
    pub first: u8,
    pub second: Option<u8>,
    payment: Payment,
    /// Points beyond what is missed.
    pub gain: f32,
}

/// The state of a visit that purchases depend on.
#[derive(Clone, Copy)]
pub struct Counter<'a> {
    pub location: Location,
    pub hand: &'a [u8],
    pub bought: u8,
    pub may_lend: bool,
}

impl Purchase {
    pub fn cards_paid(&self) -> usize {
        self.payment.count()
    }

    pub fn action(&self, hand: &[u8]) -> Action {
        Action::Buy {
            placement: self.first.into(),
            second: self.second.map(PlacementId),
            loan: self.payment.lent(hand).map(CardId),
            pay: self.payment.cards(hand).map(CardId).collect(),
        }
    }
}

/// Calls back with every purchase that can be paid, each with the payment that is missed least.
pub fn each_purchase(judgement: &Judgement<'_>, counter: &Counter<'_>, mut found: impl FnMut(Purchase)) {
    let sight = judgement.sight;
    let config = sight.config;
    let left = purchases_at(config, counter.location).saturating_sub(counter.bought);
    let on_sale = sight.on_sale(counter.location);
    if left == 0 || on_sale.is_empty() {
        return;
    }
    let mut missed: ArrayVec<f32, MOST_HELD> = counter.hand.iter().map(|_| 0.0).collect();
    judgement.keep(counter.hand, &mut missed);
    for region in Region::ALL {
        let here = |id: &&u8| config.cards.placement(**id).region == region;
        if !on_sale.iter().any(|id| here(&id)) {
            continue;
        }
        let may_lend = counter.may_lend && sight.villain() == Villain::LoanShark;
        let dearest = dearest(judgement, on_sale.iter().filter(here), left);
        let purse = Purse::new(config, sight.villain(), counter.hand, &missed, region, may_lend, dearest);
        for first in on_sale.iter().filter(here) {
            let owned = sight.mine();
            let worth = judgement.placement(owned, *first);
            if let Some((payment, gain)) =
                best_payment(judgement, &purse, cost_with(config, owned, &[*first]))
            {
                found(Purchase { first: *first, second: None, payment, gain: worth + gain });
            }
            if left < 2 {
                continue;
            }
            let mut with_first: PlacementBag = *owned;
            with_first.put(*first);
            for second in on_sale.iter().filter(|second| *second != first) {
                let cost = cost_with(config, owned, &[*first, *second]);
                if let Some((payment, gain)) = best_payment(judgement, &purse, cost) {
                    let gain = worth + judgement.placement(&with_first, *second) + gain;
                    found(Purchase { first: *first, second: Some(*second), payment, gain });
                }
            }
        }
    }
}

/// The most these cards can come to, what a Corruption Rat may lay on top included.
fn dearest<'a>(judgement: &Judgement<'_>, ids: impl Iterator<Item = &'a u8>, left: u8) -> u32 {
    let config = judgement.sight.config;
    let (mut first, mut second) = (0, 0);
    for cost in ids.map(|id| u32::from(config.cards.placement(*id).cost)) {
        (first, second) = (first.max(cost), second.max(cost.min(first)));
    }
    first + if left < 2 { 0 } else { second } + u32::from(config.numbers.overpaid_by)
}

/// The payment that is missed least, and what is missed as a loss; a Corruption Rat may rather overpay.
fn best_payment(judgement: &Judgement<'_>, purse: &Purse, cost: u32) -> Option<(Payment, f32)> {
    let numbers = &judgement.sight.config.numbers;
    let plain = purse.pay(cost)?;
    if judgement.sight.villain() != Villain::CorruptionRat || cost == 0 {
        return Some((plain, -plain.missed));
    }
    let enough = cost + u32::from(numbers.overpaid_by);
    let bonus = f32::from(numbers.overpaid_points);
    if plain.worth() >= enough {
        return Some((plain, bonus - plain.missed));
    }
    match purse.pay(enough) {
        Some(more) if bonus - more.missed > -plain.missed => Some((more, bonus - more.missed)),
        _ => Some((plain, -plain.missed)),
    }
}

/// The purchase with the highest gain, if any is worth the while. `whim` is added to every gain.
pub fn best_purchase(
    judgement: &Judgement<'_>,
    counter: &Counter<'_>,
    mut whim: impl FnMut() -> f32,
) -> Option<Purchase> {
    let mut best: Option<Purchase> = None;
    each_purchase(judgement, counter, |mut purchase| {
        purchase.gain += whim() + paid_apart(judgement, counter, &purchase);
        let least = best.as_ref().map_or(WORTH_THE_WHILE, |best| best.gain);
        if purchase.gain > least {
            best = Some(purchase);
        }
    });
    best
}

/// Every payment can overpay, so a Corruption Rat may buy a second card with a payment of its own: what that brings.
fn paid_apart(judgement: &Judgement<'_>, counter: &Counter<'_>, first: &Purchase) -> f32 {
    let sight = judgement.sight;
    let is_last =
        first.second.is_some() || counter.bought + 1 >= purchases_at(sight.config, counter.location);
    if is_last || sight.villain() != Villain::CorruptionRat {
        return 0.0;
    }
    let paid: CardList = first.payment.cards(counter.hand).collect();
    let hand: CardList = counter.hand.iter().copied().filter(|card| !paid.contains(card)).collect();
    let mut then = sight.clone();
    then.owned[sight.me].put(first.first);
    then.above[counter.location.slot()].retain(|id| *id != first.first);
    let judgement = Judgement::with_turns(&then, judgement.weights, judgement.turns);
    let counter = Counter { hand: &hand, bought: counter.bought + 1, ..*counter };
    let mut most = 0.0f32;
    each_purchase(&judgement, &counter, |purchase| most = most.max(purchase.gain));
    most
}
