//! Choices too many to list, described instead: an action with blanks, and what may be written into them.
//!
//! Which fields are blank follows from the declaration of the action (`#[ask]`); a form adds the bounds of each.
//! A form is plain data. It can be drawn by a page that knows no game, says by itself whether it contains an
//! action, and can sample every action it contains. Its JSON answer is the blank action with each ask's answer
//! put in under the field's name:
//!
//! | ask | answer |
//! |---|---|
//! | amount | a number |
//! | one | the index of the element |
//! | pick, order | a list of indices |
//! | quantities | an object: element → number, zeros left out |
//! | vote | true or false |

mod json;
mod sample;

use arrayvec::ArrayVec;
use serde::Serialize;

pub use json::contains;
pub(crate) use json::{FormJson, Name};
pub use sample::sample;

use crate::{ActionForm, Element, lossless};

/// A form has at most this many blanks, one more than any game needs: random play copies forms all the time, so they are kept
/// small.
pub const MAX_ASKS: usize = 5;

/// How a page should present the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FormKind {
    Pick,
    Amount,
    Payment,
    Spread,
    Offer,
    Vote,
    Order,
}

/// Something that can be picked or counted out in a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item<E> {
    pub element: E,
    /// How many of it there are.
    pub max: u32,
    /// What one of it counts towards a pick's required worth.
    pub worth: u32,
    /// Items of one group share the group's cap; 0 is no group.
    pub group: u8,
}

impl<E> Item<E> {
    pub fn one(element: E) -> Item<E> {
        Item { element, max: 1, worth: 1, group: 0 }
    }

    pub fn up_to(element: E, max: u32) -> Item<E> {
        Item { element, max, worth: 1, group: 0 }
    }
}

/// A stretch of the item or cap pool in [`Choices`](crate::Choices).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Span {
    pub start: u16,
    pub len: u16,
}

impl Span {
    pub fn of<T>(self, pool: &[T]) -> &[T] {
        &pool[self.start as usize..self.start as usize + self.len as usize]
    }
}

/// What the quantities must add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Total {
    Any,
    Exactly(u32),
}

/// One blank of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A whole number.
    Amount { min: u32, max: u32 },
    /// Exactly one of the items.
    One { items: Span },
    /// `min` to `max` different items, worth at least `worth` together.
    Pick { items: Span, min: u32, max: u32, worth: u32 },
    /// How many of each item.
    Quantities { items: Span, caps: Span, total: Total },
    /// Yes or no.
    Vote,
    /// All items in an order of one's own.
    Order { items: Span },
}

/// An action with blanks.
#[derive(Clone, Debug)]
pub struct Form<B> {
    pub kind: FormKind,
    /// The action without its blanks.
    pub blank: B,
    /// In the order of the blank fields.
    pub asks: ArrayVec<Ask, MAX_ASKS>,
    /// Something must be given: an offer of nothing for nothing is none.
    pub not_nothing: bool,
}

impl<B: ActionForm> Form<B> {
    /// Each ask with the name of the field it fills.
    pub fn named_asks(&self) -> impl Iterator<Item = (&'static str, &Ask)> {
        self.blank.asks().iter().copied().zip(&self.asks)
    }
}

/// The numbers written into a form: for each ask a run of them.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    numbers: Vec<u32>,
    ends: ArrayVec<u16, MAX_ASKS>,
}

impl Answer {
    fn clear(&mut self) {
        self.numbers.clear();
        self.ends.clear();
    }

    /// One number for each ask.
    pub(crate) fn write_single(&mut self, numbers: &[u32]) {
        self.clear();
        for number in numbers {
            self.numbers.push(*number);
            self.close();
        }
    }

    fn close(&mut self) {
        self.ends.push(lossless(self.numbers.len()));
    }

    /// The numbers of one ask: the amount; indices into the items; or one quantity per item.
    #[inline]
    pub fn numbers(&self, ask: usize) -> &[u32] {
        let start = if ask == 0 { 0 } else { self.ends[ask - 1] as usize };
        &self.numbers[start..self.ends[ask] as usize]
    }
}

/// A filled-in form, as the game reads it.
#[derive(Clone, Copy)]
pub struct Filled<'a, E> {
    asks: &'a [Ask],
    items: &'a [Item<E>],
    answer: &'a Answer,
}

impl<'a, E: Element> Filled<'a, E> {
    pub fn new(asks: &'a [Ask], items: &'a [Item<E>], answer: &'a Answer) -> Filled<'a, E> {
        Filled { asks, items, answer }
    }

    #[inline]
    pub fn amount(&self, ask: usize) -> u32 {
        self.answer.numbers(ask)[0]
    }

    pub fn vote(&self, ask: usize) -> bool {
        self.amount(ask) != 0
    }

    /// The item chosen in a `One`.
    #[inline]
    pub fn one(&self, ask: usize) -> E {
        self.items_of(ask)[self.amount(ask) as usize].element
    }

    /// The items of a `Pick` or `Order`, in the answer's order.
    pub fn picked(&self, ask: usize) -> impl Iterator<Item = E> {
        let items = self.items_of(ask);
        self.answer.numbers(ask).iter().map(move |index| items[*index as usize].element)
    }

    /// The items of a `Quantities` that were given a number.
    pub fn quantities(&self, ask: usize) -> impl Iterator<Item = (E, u32)> {
        let items = self.items_of(ask);
        self.answer
            .numbers(ask)
            .iter()
            .zip(items)
            .filter(|(n, _)| **n > 0)
            .map(|(n, item)| (item.element, *n))
    }

    fn items_of(&self, ask: usize) -> &'a [Item<E>] {
        match self.asks[ask] {
            Ask::One { items, .. }
            | Ask::Pick { items, .. }
            | Ask::Quantities { items, .. }
            | Ask::Order { items, .. } => items.of(self.items),
            Ask::Amount { .. } | Ask::Vote => &[],
        }
    }
}
