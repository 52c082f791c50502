//! Filling in a form by chance, so that every answer the form allows can come out.

use arrayvec::ArrayVec;

use super::{Answer, Ask, Form, Item, Total};
use crate::{Chance, Element, lossless};

/// An ask has at most this many items.
const MOST_ITEMS: usize = 128;

/// And at most this many groups of items with a cap of their own.
const MOST_GROUPS: usize = 16;

/// Places of items in the order in which they are looked at. It is filled where it stands: random play makes one for every
/// form, and copies of it showed in the profile.
type Order = ArrayVec<u8, MOST_ITEMS>;

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
    let mut order = Order::new();
    fill_shuffled(&mut order, items.len(), chance);
    let mut chosen = Chosen { items, is_in: [false; MOST_ITEMS], count: 0, worth: 0 };
    for index in &order {
        if chance.pick("form", 2) == 1 {
            chosen.put(*index);
        }
    }
    let is_enough = |chosen: &Chosen<'_, E>| chosen.count >= min && chosen.worth >= worth;
    // Often the coins are within the bounds, and nothing has to be sorted.
    if chosen.count > max || !is_enough(&chosen) {
        // Too many: the cheapest of a random order go, so that the worth suffers least.
        order.sort_by_key(|index| items[usize::from(*index)].worth);
        for index in &order {
            if chosen.count > max && chosen.has(*index) {
                chosen.take(*index);
            }
        }
        // Too few or too little: the dearest come in, pushing out the cheapest where there is no room.
        for index in order.iter().rev() {
            if is_enough(&chosen) {
                break;
            }
            if chosen.has(*index) {
                continue;
            }
            if chosen.count >= max
                && let Some(cheapest) = order.iter().find(|other| chosen.has(**other))
            {
                chosen.take(*cheapest);
            }
            chosen.put(*index);
        }
    }
    answer.numbers.extend((0..lossless(items.len())).filter(|index: &u8| chosen.has(*index)).map(u32::from));
}

/// The items of a pick so far, counted as they come and go.
struct Chosen<'a, E> {
    items: &'a [Item<E>],
    is_in: [bool; MOST_ITEMS],
    count: u32,
    worth: u32,
}

impl<E> Chosen<'_, E> {
    fn has(&self, index: u8) -> bool {
        self.is_in[usize::from(index)]
    }

    fn put(&mut self, index: u8) {
        self.is_in[usize::from(index)] = true;
        self.count += 1;
        self.worth += self.items[usize::from(index)].worth;
    }

    fn take(&mut self, index: u8) {
        self.is_in[usize::from(index)] = false;
        self.count -= 1;
        self.worth -= self.items[usize::from(index)].worth;
    }
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
    let given = &mut answer.numbers[start..];
    let mut room: ArrayVec<u32, MOST_GROUPS> = ArrayVec::new();
    room.extend(caps.iter().copied());
    let mut order = Order::new();
    fill_shuffled(&mut order, items.len(), chance);
    let mut give = |index: u8, item: &Item<E>, room: &mut [u32], least: u32, most: u32| {
        let number = least + chance.pick("form", most.saturating_sub(least) + 1);
        given[usize::from(index)] = number;
        if item.group > 0 {
            room[item.group as usize - 1] -= number;
        }
        number
    };
    match total {
        Total::Any => {
            for index in order {
                let item = &items[usize::from(index)];
                let most = item_room(item, &room);
                give(index, item, &mut room, 0, most);
            }
        }
        Total::Exactly(mut left) => {
            let mut rest = Rest::all(items, &room);
            for index in order {
                let item = &items[usize::from(index)];
                rest.leave(item);
                let (least, most) = (left.saturating_sub(rest.room(&room)), item_room(item, &room).min(left));
                left -= give(index, item, &mut room, least, most);
            }
        }
    }
}

fn item_room<E>(item: &Item<E>, room: &[u32]) -> u32 {
    if item.group == 0 { item.max } else { item.max.min(room[item.group as usize - 1]) }
}

/// The items that are still to come: how much they could take, in each group and without one.
struct Rest {
    ungrouped: u64,
    grouped: ArrayVec<u64, MOST_GROUPS>,
}

impl Rest {
    fn all<E>(items: &[Item<E>], room: &[u32]) -> Rest {
        let mut rest = Rest { ungrouped: 0, grouped: room.iter().map(|_| 0).collect() };
        for item in items {
            *rest.slot(item) += u64::from(item.max);
        }
        rest
    }

    fn slot<E>(&mut self, item: &Item<E>) -> &mut u64 {
        if item.group == 0 { &mut self.ungrouped } else { &mut self.grouped[item.group as usize - 1] }
    }

    /// It is this item's turn.
    fn leave<E>(&mut self, item: &Item<E>) {
        *self.slot(item) -= u64::from(item.max);
    }

    /// How much they can take. What the item before them takes of its own group's cap is taken from the others there:
    /// together they take as much, so the cap counts in full.
    fn room(&self, room: &[u32]) -> u32 {
        let grouped = self.grouped.iter().zip(room).map(|(wanted, cap)| u64::from(*cap).min(*wanted));
        u32::try_from(self.ungrouped + grouped.sum::<u64>()).unwrap_or(u32::MAX)
    }
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

fn fill_shuffled(order: &mut Order, items: usize, chance: &mut Chance) {
    order.extend(0..lossless(items));
    shuffle(order, chance);
}

fn shuffle<N>(numbers: &mut [N], chance: &mut Chance) {
    for last in (1..numbers.len()).rev() {
        numbers.swap(last, chance.index("form", last + 1));
    }
}
