//! Where to go, and what a hand is worth at a place: one's whole turn thought through.

use arrayvec::ArrayVec;

use crate::action::CardList;
use crate::board::Location;
use crate::piles::MOST_HELD;

use super::judgement::Judgement;
use super::purchases::{Counter, best_purchase};

/// What a visit promises: the money taken, the best purchase with it, the Action cards, the place itself.
pub fn visit_worth(judgement: &Judgement<'_>, location: Location) -> f32 {
    let sight = judgement.sight;
    let cards = &sight.config.cards;
    let below = &sight.below[location.slot()];
    let mut hand = sight.hand.clone();
    let mut actions = 0.0;
    for card in below.iter().copied() {
        match cards.action_of(card) {
            Some(kind) => actions += judgement.action(kind),
            None => hand.push(card),
        }
    }
    let excess = hand.len().saturating_sub(sight.hand_limit());
    for card in worst_cards(judgement, &hand, excess) {
        hand.retain(|other| *other != card);
    }
    let cost = judgement.blacklist_point() * excess as f32;
    let counter = Counter { location, hand: &hand, bought: 0, may_lend: true };
    hand_worth(judgement, &counter) + actions + judgement.refuge(location) - cost
}

/// What a hand is worth where one can buy with it.
pub fn hand_worth(judgement: &Judgement<'_>, counter: &Counter<'_>) -> f32 {
    let bought = best_purchase(judgement, counter, || 0.0);
    let spent = bought.as_ref().map_or(0, |bought| bought.cards_paid());
    let held = counter.hand.len() - spent;
    kept(judgement, counter.hand) + bought.map_or(0.0, |bought| bought.gain) - judgement.crowding(held)
}

/// The cards that would be missed least, cheapest first.
pub fn worst_cards(judgement: &Judgement<'_>, hand: &[u8], count: usize) -> CardList {
    let missed = missed(judgement, hand);
    let mut order: ArrayVec<usize, MOST_HELD> = (0..hand.len()).collect();
    order.sort_by(|one, two| missed[*one].total_cmp(&missed[*two]));
    order.into_iter().take(count).map(|at| hand[at]).collect()
}

/// What the cards of a hand are worth together.
pub fn kept(judgement: &Judgement<'_>, hand: &[u8]) -> f32 {
    missed(judgement, hand).into_iter().sum()
}

fn missed(judgement: &Judgement<'_>, hand: &[u8]) -> ArrayVec<f32, MOST_HELD> {
    let mut missed: ArrayVec<f32, MOST_HELD> = hand.iter().map(|_| 0.0).collect();
    judgement.keep(hand, &mut missed);
    missed
}
