//! What a seat can do, declared once: an enum with typed fields and `#[derive(Action)]`.
//!
//! From the declaration follow the forms (which fields are left blank), how an answer becomes an action, and the things
//! on the table an action is about. JSON, JSON Schema and TypeScript come from the same enum through serde and schemars.

use std::fmt::Debug;

use arrayvec::ArrayVec;
pub use game_macros::Action;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::form::Filled;
use crate::{Bag, Element, Index};

/// Everything a seat can do in a game; derived.
pub trait Action:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    type Element: Element;
    type Form: ActionForm<Action = Self>;

    /// Adds the things on the table that the action is about.
    fn things(&self, things: &mut Vec<Self::Element>);
}

/// An action with blanks; the derive writes it from the fields marked `#[ask]`.
pub trait ActionForm: Copy + PartialEq + Debug + Serialize + Send + Sync + 'static {
    type Action: Action;

    /// The names of the blank fields, in the order of the declaration. The asks of a form are in the same order.
    fn asks(&self) -> &'static [&'static str];

    /// The action that the filled-in form stands for; `None` if a form offered things that its field cannot take,
    /// which is a defect of the game.
    fn fill(self, filled: &Filled<'_, <Self::Action as Action>::Element>) -> Option<Self::Action>;

    /// The same for random play, which lives on it: the derive writes the action to where it is wanted, and saves the copy
    /// out of an `Option`.
    ///
    /// # Panics
    /// If a form offered things that its field cannot take: a defect of the game, which the contract finds.
    fn fill_surely(self, filled: &Filled<'_, <Self::Action as Action>::Element>) -> Self::Action {
        match self.fill(filled) {
            Some(action) => action,
            None => offers_too_much(&self),
        }
    }
}

/// Kept out of the way of sampling. For the derive.
#[doc(hidden)]
#[cold]
#[inline(never)]
pub fn offers_too_much(blank: &dyn Debug) -> ! {
    panic!("the form {blank:?} offers what its field cannot take")
}

/// A field of an action.
pub trait Field<E: Element>: Sized {
    /// Reads the answer to ask number `ask`.
    fn read(filled: &Filled<'_, E>, ask: usize) -> Option<Self>;

    /// Adds the things on the table that the field names.
    fn things(&self, _things: &mut Vec<E>) {}
}

/// An amount.
impl<E: Element> Field<E> for u32 {
    #[inline]
    fn read(filled: &Filled<'_, E>, ask: usize) -> Option<u32> {
        Some(filled.amount(ask))
    }
}

/// Yes or no.
impl<E: Element> Field<E> for bool {
    #[inline]
    fn read(filled: &Filled<'_, E>, ask: usize) -> Option<bool> {
        Some(filled.vote(ask))
    }
}

/// A part that may be left out: a form that asks for it gets it.
impl<E: Element, T: Field<E>> Field<E> for Option<T> {
    #[inline]
    fn read(filled: &Filled<'_, E>, ask: usize) -> Option<Option<T>> {
        T::read(filled, ask).map(Some)
    }

    fn things(&self, things: &mut Vec<E>) {
        if let Some(part) = self {
            part.things(things);
        }
    }
}

/// A list of things, as picked or ordered.
impl<E: Element + From<I>, I: Index + TryFrom<E>, const N: usize> Field<E> for ArrayVec<I, N> {
    #[inline]
    fn read(filled: &Filled<'_, E>, ask: usize) -> Option<ArrayVec<I, N>> {
        filled.picked(ask).map(|element| I::try_from(element).ok()).collect()
    }

    fn things(&self, things: &mut Vec<E>) {
        things.extend(self.iter().map(|index| E::from(*index)));
    }
}

/// A set of things whose numbers fit into a [`Bag`]: typed at the rim, one word of bits inside.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct IdSet<I> {
    bag: Bag<1>,
    #[serde(skip)]
    of: std::marker::PhantomData<I>,
}

impl<I: From<u8>> IdSet<I> {
    pub const fn new(bag: Bag<1>) -> IdSet<I> {
        IdSet { bag, of: std::marker::PhantomData }
    }

    pub const fn bag(self) -> Bag<1> {
        self.bag
    }

    pub fn iter(&self) -> impl Iterator<Item = I> {
        self.bag.iter().map(I::from)
    }
}

impl<I: Into<u8> + From<u8>> FromIterator<I> for IdSet<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> IdSet<I> {
        IdSet::new(Bag::of(ids.into_iter().map(Into::into)))
    }
}

impl<E: Element + From<I>, I: Into<u8> + From<u8> + TryFrom<E>> Field<E> for IdSet<I> {
    #[inline]
    fn read(filled: &Filled<'_, E>, ask: usize) -> Option<IdSet<I>> {
        filled.picked(ask).map(|element| I::try_from(element).ok()).collect()
    }

    fn things(&self, things: &mut Vec<E>) {
        things.extend(self.iter().map(E::from));
    }
}

impl<I> PartialEq for IdSet<I> {
    fn eq(&self, other: &Self) -> bool {
        self.bag == other.bag
    }
}

impl<I> Eq for IdSet<I> {}

impl<I> Debug for IdSet<I> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.bag.iter()).finish()
    }
}

impl<I> JsonSchema for IdSet<I> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Bag::<1>::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Bag::<1>::json_schema(generator)
    }
}
