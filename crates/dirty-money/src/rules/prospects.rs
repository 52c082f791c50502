//! What a visit would let a player buy, before the visit. The rules of buying stand in `buy.rs` and `payment.rs`.

use arrayvec::ArrayVec;
use game_core::{Seat, lossless};

use super::buy::{cost_of, for_sale, purchases_at};
use super::payment::worth_of;
use crate::board::{Location, Region, Villain};
use crate::setup::Config;
use crate::state::DirtyMoney;
use crate::view::{Affordable, Prospect};

/// A full hand and everything below a location.
const MOST: usize = 64;

/// With the Money cards lying there, the best of them kept within the hand limit; Action cards may change anything
/// and are not guessed at.
pub(crate) fn prospect(game: &DirtyMoney, config: &Config, seat: Seat, location: Location) -> Prospect {
    let turn = game.phase.turn().filter(|turn| turn.seat == seat);
    let bought = turn.filter(|turn| turn.location == location).map_or(0, |turn| turn.bought);
    let left = purchases_at(config, location).saturating_sub(bought);
    let on_sale = for_sale(game, seat, location);
    let has_enough = |region: Region, cost: u32| cost <= purse(game, config, seat, location, region);
    let region_of = |placement: u8| config.cards.placement(placement).region;
    let cards = on_sale.iter().map(|placement| {
        let cost = cost_of(game, config, seat, &[*placement]);
        let affordable = left >= 1 && has_enough(region_of(*placement), cost);
        Affordable { placement: *placement, cost: lossless(cost), affordable }
    });
    let pairs = on_sale.iter().flat_map(|first| on_sale.iter().map(move |second| [*first, *second]));
    let mut pairs = pairs.filter(|[first, second]| first != second);
    let two =
        left >= 2 && pairs.any(|pair| has_enough(region_of(pair[0]), cost_of(game, config, seat, &pair)));
    let held: u32 = lossless(game.piles.hand(seat).len() + takings(game, config, location).count());
    Prospect {
        location,
        open: !game.piles.below(location).is_empty(),
        too_many: lossless(held.saturating_sub(game.hand_limit(config, seat))),
        cards: cards.collect(),
        two,
    }
}

fn takings<'a>(
    game: &'a DirtyMoney,
    config: &'a Config,
    location: Location,
) -> impl Iterator<Item = u8> + 'a {
    game.piles.below(location).iter().copied().filter(|card| config.cards.money.has(*card))
}

/// The most that could be paid in a region's currency; the Loan Shark spends the poorest card as another.
fn purse(game: &DirtyMoney, config: &Config, seat: Seat, location: Location, region: Region) -> u32 {
    let villain = game.villains[seat];
    let cards = game.piles.hand(seat).cards().chain(takings(game, config, location));
    let worth = |card: u8| worth_of(config, villain, card, region).unwrap_or(0);
    let mut worths: ArrayVec<u32, MOST> = cards.map(worth).take(MOST).collect();
    worths.sort_unstable_by(|one, other| other.cmp(one));
    worths.truncate(game.hand_limit(config, seat) as usize);
    let spent = game.phase.turn().is_some_and(|turn| turn.seat == seat && turn.loan_spent);
    if let Some(poorest) = worths.last_mut().filter(|_| villain == Villain::LoanShark && !spent) {
        *poorest = (*poorest).max(u32::from(config.numbers.loan_value));
    }
    worths.into_iter().sum()
}
