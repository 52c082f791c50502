//! Orders of bidding that fit what a viewer has seen. Bids stay hidden for good, but who won each turn is known,
//! so not every order is possible.
//!
//! Each hidden seat starts with its cards in a random order, and two cards of a seat change places until all
//! turns come out as they did. A change for the worse is taken now and then, so every arrangement can be reached
//! and the search ends; some fitting changes more spread the outcome over all worlds that fit.

use game_core::{BySeat, Chance, Seat, SeatSet, ViewOf, lossless};

use super::{CARDS, Goofspiel, Turn};

/// A seat's cards in the order of turns; those after the last bid are still in hand.
pub type Order = [u8; CARDS as usize];

/// One change in this many may be for the worse.
const RELUCTANCE: u32 = 16;
/// How long the search goes on from one fitting world to another.
const MIXING: u32 = 64;

pub fn orders_that_fit(players: u8, view: &ViewOf<Goofspiel>, chance: &mut Chance) -> BySeat<Order> {
    // A generator of its own: the search must end also where the caller's chance is scripted.
    let mut chance = Chance::fast(u64::from(chance.pick("world", u32::MAX)));
    let turns = &view.public.open.turns;
    let mut orders = BySeat::from_fn(players, |_| std::array::from_fn(lossless));
    if let (Some(seat), Some(own)) = (view.seat, &view.own) {
        for (turn, card) in own.bids.iter().chain(&own.sealed).enumerate() {
            bring_to(&mut orders[seat], turn, *card);
        }
    }
    let hidden = view.seat.map_or(SeatSet::all(players), |seat| SeatSet::all(players).without(seat));
    for seat in hidden.iter() {
        shuffle(&mut orders[seat], &mut chance);
    }
    let mut wrong = misfits(&orders, turns);
    let mut mixing = MIXING * turns.len().min(1) as u32;
    while wrong > 0 || mixing > 0 {
        let before = orders;
        let seat = nth(hidden, chance.pick("seat", hidden.len() as u32));
        let pair = [chance.pick("card", u32::from(CARDS)), chance.pick("card", u32::from(CARDS))];
        orders[seat].swap(pair[0] as usize, pair[1] as usize);
        let now = misfits(&orders, turns);
        if now <= wrong || (wrong > 0 && chance.pick("worse", RELUCTANCE) == 0) {
            wrong = now;
        } else {
            orders = before;
        }
        mixing = mixing.saturating_sub(u32::from(wrong == 0));
    }
    orders
}

/// How many turns would have come out differently.
fn misfits(orders: &BySeat<Order>, turns: &[Turn]) -> usize {
    let differs = |(turn, told): &(usize, &Turn)| {
        let highest = orders.values().map(|order| order[*turn]).max();
        let best = orders.seats_where(|_, order| Some(order[*turn]) == highest);
        let won_by = if best.len() == 1 { best.first() } else { None };
        won_by != told.won_by
    };
    turns.iter().enumerate().filter(differs).count()
}

fn bring_to(order: &mut Order, turn: usize, card: u8) {
    if let Some(at) = order.iter().position(|other| *other == card) {
        order.swap(turn, at);
    }
}

fn shuffle(order: &mut Order, chance: &mut Chance) {
    for last in (1..order.len()).rev() {
        order.swap(last, chance.pick("card", last as u32 + 1) as usize);
    }
}

fn nth(seats: SeatSet, n: u32) -> Seat {
    seats.iter().nth(n as usize).unwrap_or(Seat::at(0))
}
