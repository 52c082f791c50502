//! The points a seat is on the way to: what it has, what its cards will still bring, and what its hand is good for.

use game_core::Seat;

use crate::board::{PlacementKind, Region};
use crate::score;
use crate::setup::Config;
use crate::state::DirtyMoney;

use super::judgement::{Judgement, Weights};
use super::sight::Sight;
use super::visits::kept;

/// What a turn still to come is worth to anyone.
const A_TURN: f32 = 3.5;
/// The money on a card that was not shown.
const AN_UNSEEN_CARD: f32 = 2.8;

/// What the points come from that a seat may expect.
#[derive(Default)]
pub struct Prospect {
    /// If the game ended now.
    pub points: f32,
    pub growth: f32,
    pub hand: f32,
    pub turns: f32,
}

impl Prospect {
    pub fn total(&self) -> f32 {
        self.points + self.growth + self.hand + A_TURN * self.turns
    }
}

/// What this seat may expect as it knows its hand, with so many rounds to come after this one.
pub fn prospect(config: &Config, state: &DirtyMoney, seat: Seat, rounds: f32) -> Prospect {
    prospect_seen_by(config, state, seat, seat, rounds)
}

/// The same as far as `viewer` knows that hand.
pub fn prospect_seen_by(
    config: &Config,
    state: &DirtyMoney,
    seat: Seat,
    viewer: Seat,
    rounds: f32,
) -> Prospect {
    let turns = rounds + if has_moved(config, state, seat) { 0.0 } else { 1.0 };
    let mut sight = Sight::of_state(config, state, seat);
    if viewer != seat {
        sight.hand = state.piles.hand(seat).known_to(viewer).collect();
    }
    let held = usize::from(sight.held[seat]);
    let unseen = (held - sight.hand.len()) as f32;
    let judgement = Judgement::with_turns(&sight, Weights::STEADY, turns);
    Prospect {
        points: score::points(state, config, seat) as f32,
        growth: growth(&judgement),
        hand: kept(&judgement, &sight.hand) + unseen * AN_UNSEEN_CARD * judgement.money_rate()
            - judgement.crowding(held),
        turns,
    }
}

pub fn has_moved(config: &Config, state: &DirtyMoney, seat: Seat) -> bool {
    let order = state.first.clockwise(config.players).position(|other| other == seat);
    order.is_none_or(|order| order < usize::from(state.turns))
}

/// What the cards owned will bring besides what they count now.
fn growth(judgement: &Judgement<'_>) -> f32 {
    let config = judgement.sight.config;
    let (cards, numbers) = (&config.cards, &config.numbers);
    let owned = judgement.sight.mine();
    let of_kind = |kind| owned.and(cards.of_kind(kind));
    let count = |kind| of_kind(kind).len() as f32;
    let mut sum = 0.0;
    for region in Region::ALL {
        let here = cards.of_region(region);
        let in_region = |kind| of_kind(kind).and(here).len() as f32;
        let later = judgement.later_here(owned.and(here).len());
        let each = in_region(PlacementKind::RestaurantChain) * f32::from(numbers.restaurant_points)
            + in_region(PlacementKind::Casino) * f32::from(numbers.casino_points)
            + in_region(PlacementKind::CryptocurrencyExchange)
                * f32::from(numbers.exchange_discount)
                * judgement.money_rate();
        sum += later * each;
    }
    let artworks = of_kind(PlacementKind::Artwork).len();
    let later_artworks = judgement.later_artworks(artworks);
    sum += later_artworks * ((artworks % 5) as f32 + count(PlacementKind::ArtGallery) * judgement.a_draw());
    sum += count(PlacementKind::AccountingFirm) * judgement.later_audits();
    sum += count(PlacementKind::LawFirm) * judgement.later_inspects();
    let remittances = count(PlacementKind::RemittanceCompany);
    if remittances > 0.0 {
        let counts = Region::ALL.map(|region| owned.and(cards.of_region(region)).len());
        let now = counts.into_iter().min().unwrap_or(0) as f32;
        sum += remittances * (judgement.sets(owned, None) - now) * f32::from(numbers.remittance_points);
    }
    sum + count(PlacementKind::DigitalBank) * judgement.bank_to_come()
}
