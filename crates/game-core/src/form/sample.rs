//! Filling in a form by chance, so that every answer the form allows can come out.

use arrayvec::ArrayVec;

use super::{Answer, Ask, Form, Item, Total};
use crate::{Chance, Element, lossless};

/// Fills in the form by chance; every answer the form allows can come out.
pub fn sample<B, E: Element>(
    form: &Form<B>,
    items: &[Item<E>],
    caps: &[u32],
    answer: &mut Answer,
    chance: &mut Chance,
) {
    for _ in 0..8 {
        answer.clear();
        for ask in &form.asks {
            sample_ask(ask, items, caps, answer, chance);
            answer.close();
        }
        if !form.not_nothing || gives_something(form, answer) {
            return;
        }
    }
    give_something(form, items, caps, answer);
}

fn sample_ask<E: Element>(
    ask: &Ask,
    items: &[Item<E>],
    caps: &[u32],
    answer: &mut Answer,
    chance: &mut Chance,
) {
    match *ask {
        Ask::Amount { min, max, .. } => answer.numbers.push(min + chance.pick("form", max - min + 1)),
        Ask::Vote => answer.numbers.push(chance.pick("form", 2)),
        Ask::One { items: span, .. } => answer.numbers.push(chance.pick("form", u32::from(span.len))),
        Ask::Pick { items: span, min, max, worth, .. } => {
            sample_pick(span.of(items), min, max, worth, answer, chance);
        }
        Ask::Quantities { items: span, caps: caps_span, total, .. } => {
            sample_quantities(span.of(items), caps_span.of(caps), total, answer, chance);
        }
        Ask::Order { items: span, .. } => {
            let start = answer.numbers.len();
            answer.numbers.extend(0..u32::from(span.len));
            shuffle(&mut answer.numbers[start..], chance);
        }
    }
}

/// A coin for each item, then repaired to the bounds: every legal subset can come out of the coins alone.
fn sample_pick<E>(
    items: &[Item<E>],
    min: u32,
    max: u32,
    worth: u32,
    answer: &mut Answer,
    chance: &mut Chance,
) {
    let mut order: ArrayVec<u32, 128> = (0..lossless(items.len())).collect();
    shuffle(&mut order, chance);
    let mut chosen: u128 = 0;
    for index in &order {
        if chance.pick("form", 2) == 1 {
            chosen |= 1 << index;
        }
    }
    // Too many: the cheapest of a random order go, so that the worth suffers least.
    order.sort_by_key(|index| items[*index as usize].worth);
    for index in &order {
        if chosen.count_ones() > max {
            chosen &= !(1 << index);
        }
    }
    let worth_of = |set: u128| -> u32 {
        (0..items.len()).filter(|index| set & (1 << index) != 0).map(|index| items[index].worth).sum()
    };
    // Too few or too little: the dearest come in, pushing out the cheapest where there is no room.
    for index in order.iter().rev() {
        if chosen.count_ones() >= min && worth_of(chosen) >= worth {
            break;
        }
        if chosen & (1 << index) != 0 {
            continue;
        }
        if chosen.count_ones() >= max {
            let cheapest = order.iter().find(|other| chosen & (1 << **other) != 0);
            if let Some(cheapest) = cheapest {
                chosen &= !(1 << cheapest);
            }
        }
        chosen |= 1 << index;
    }
    answer.numbers.extend((0..lossless(items.len())).filter(|index| chosen & (1 << index) != 0));
}

/// In random order each item gets between what the later ones cannot take and what is left.
fn sample_quantities<E>(
    items: &[Item<E>],
    caps: &[u32],
    total: Total,
    answer: &mut Answer,
    chance: &mut Chance,
) {
    let start = answer.numbers.len();
    answer.numbers.resize(start + items.len(), 0);
    let mut room: ArrayVec<u32, 16> = caps.iter().copied().collect();
    let mut order: ArrayVec<u32, 128> = (0..lossless(items.len())).collect();
    shuffle(&mut order, chance);
    let mut left = match total {
        Total::Any => u32::MAX,
        Total::Exactly(n) => n,
    };
    for (position, index) in order.iter().enumerate() {
        let item = &items[*index as usize];
        let most = item_room(item, &room).min(left);
        let least = match total {
            Total::Any => 0,
            Total::Exactly(_) => left.saturating_sub(room_of_rest(items, &order[position + 1..], &room)),
        };
        let given = least + chance.pick("form", most.saturating_sub(least) + 1);
        answer.numbers[start + *index as usize] = given;
        if item.group > 0 {
            room[item.group as usize - 1] -= given;
        }
        if total != Total::Any {
            left -= given;
        }
    }
}

fn item_room<E>(item: &Item<E>, room: &[u32]) -> u32 {
    if item.group == 0 { item.max } else { item.max.min(room[item.group as usize - 1]) }
}

/// How much the items after this one can take. What this item takes of its own group's cap is taken from the
/// others there: together they take as much, so the cap counts in full.
fn room_of_rest<E>(items: &[Item<E>], rest: &[u32], room: &[u32]) -> u32 {
    let mut wanted: ArrayVec<u32, 16> = room.iter().map(|_| 0).collect();
    let mut sum = 0u32;
    for item in rest.iter().map(|index| &items[*index as usize]) {
        if item.group == 0 {
            sum = sum.saturating_add(item.max);
        } else {
            let slot = &mut wanted[item.group as usize - 1];
            *slot = slot.saturating_add(item.max);
        }
    }
    wanted.iter().zip(room).fold(sum, |sum, (wanted, cap)| sum.saturating_add(*wanted.min(cap)))
}

/// Amounts, quantities and picked items are something; whom, whether and in what order are not.
fn gives_something<B>(form: &Form<B>, answer: &Answer) -> bool {
    form.asks.iter().enumerate().any(|(number, ask)| match ask {
        Ask::Amount { .. } | Ask::Quantities { .. } => answer.numbers(number).iter().any(|n| *n > 0),
        Ask::Pick { .. } => !answer.numbers(number).is_empty(),
        Ask::One { .. } | Ask::Vote | Ask::Order { .. } => false,
    })
}

/// The fallback of an offer that came out empty: the first thing that can be given. What came out empty was
/// within all bounds, so one more of anything not fixed is too.
fn give_something<B, E>(form: &Form<B>, items: &[Item<E>], caps: &[u32], answer: &mut Answer) {
    for (number, ask) in form.asks.iter().enumerate() {
        let start = if number == 0 { 0 } else { answer.ends[number - 1] as usize };
        match *ask {
            Ask::Amount { max, .. } if max > 0 => {
                answer.numbers[start] = max;
                return;
            }
            Ask::Quantities { items: span, caps: caps_span, total: Total::Any, .. } => {
                let room = caps_span.of(caps);
                if let Some(index) = span.of(items).iter().position(|item| item_room(item, room) > 0) {
                    answer.numbers[start + index] = 1;
                    return;
                }
            }
            Ask::Pick { items: span, max, .. } if max > 0 && span.len > 0 => {
                answer.numbers.insert(start, 0);
                answer.ends[number..].iter_mut().for_each(|end| *end += 1);
                return;
            }
            _ => {}
        }
    }
}

fn shuffle(numbers: &mut [u32], chance: &mut Chance) {
    for last in (1..numbers.len()).rev() {
        numbers.swap(last, chance.index("form", last + 1));
    }
}
