//! What a seat may do now: a short list of exact actions, and forms for what is too much to list.

use arrayvec::ArrayVec;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::form::{self, Answer, Ask, Filled, Form, FormJson, FormKind, Item, Name, Span, Total};
use crate::{Action, ActionForm, Chance, ElementOf, FormOf, Game, lossless};

/// A promise about [`Game::check`]: exactly these actions are legal. Reused from call to call.
pub struct Choices<G: Game> {
    pub exact: Vec<G::Action>,
    pub forms: Vec<Form<FormOf<G>>>,
    items: Vec<Item<ElementOf<G>>>,
    caps: Vec<u32>,
    answer: Answer,
}

impl<G: Game> Default for Choices<G> {
    fn default() -> Self {
        Choices {
            exact: Vec::new(),
            forms: Vec::new(),
            items: Vec::new(),
            caps: Vec::new(),
            answer: Answer::default(),
        }
    }
}

impl<G: Game> Choices<G> {
    pub fn clear(&mut self) {
        self.exact.clear();
        self.forms.clear();
        self.items.clear();
        self.caps.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.exact.is_empty() && self.forms.is_empty()
    }

    pub fn push(&mut self, action: G::Action) {
        self.exact.push(action);
    }

    /// Adds a form with one number to fill in; nothing is added if there is no such number.
    pub fn amount(&mut self, blank: FormOf<G>, min: u32, max: u32) {
        if min <= max {
            self.form(FormKind::Amount, blank, [Ask::Amount { min, max }]);
        }
    }

    #[inline]
    pub fn form(&mut self, kind: FormKind, blank: FormOf<G>, asks: impl IntoIterator<Item = Ask>) {
        self.add(Form { kind, blank, asks: asks.into_iter().collect(), not_nothing: false });
    }

    #[inline]
    fn add(&mut self, form: Form<FormOf<G>>) {
        debug_assert_eq!(
            form.asks.len(),
            form.blank.asks().len(),
            "one ask for each blank of {:?}",
            form.blank
        );
        self.forms.push(form);
    }

    /// An offer of something for something: not everything in it may be nothing.
    pub fn offer(&mut self, blank: FormOf<G>, asks: impl IntoIterator<Item = Ask>) {
        let asks: ArrayVec<Ask, { form::MAX_ASKS }> = asks.into_iter().collect();
        self.add(Form { kind: FormKind::Offer, blank, asks, not_nothing: true });
    }

    /// Puts items into the pool for the asks of a form.
    pub fn items(&mut self, items: impl IntoIterator<Item = Item<ElementOf<G>>>) -> Span {
        let start = self.items.len();
        // Chained lists are gone through faster from within than one by one, as `extend` would.
        items.into_iter().for_each(|item| self.items.push(item));
        Span { start: lossless(start), len: lossless(self.items.len() - start) }
    }

    /// Puts the caps of groups 1, 2, … into the pool.
    pub fn caps(&mut self, caps: impl IntoIterator<Item = u32>) -> Span {
        let start = self.caps.len();
        self.caps.extend(caps);
        Span { start: lossless(start), len: lossless(self.caps.len() - start) }
    }

    /// A payment or spread: quantities of items that add up to `total`.
    pub fn quantities(items: Span, total: Total) -> Ask {
        Ask::Quantities { items, caps: Span::default(), total }
    }

    /// The items an ask refers to.
    pub fn items_of(&self, span: Span) -> &[Item<ElementOf<G>>] {
        span.of(&self.items)
    }

    /// The caps an ask refers to.
    pub fn caps_of(&self, span: Span) -> &[u32] {
        span.of(&self.caps)
    }

    /// Uniform over exact actions and forms; within a form, the form's own sampler.
    ///
    /// # Panics
    /// If there is no choice: the game has run into a dead end.
    #[inline]
    pub fn sample(&mut self, chance: &mut Chance) -> G::Action {
        let index = chance.index("choice", self.exact.len() + self.forms.len());
        if index < self.exact.len() {
            return self.exact[index].clone();
        }
        self.sample_form(index - self.exact.len(), chance)
    }

    /// Fills in one form by chance.
    ///
    /// # Panics
    /// If the form offers things that its field cannot take: a defect of the game, which the contract finds.
    #[inline]
    pub fn sample_form(&mut self, index: usize, chance: &mut Chance) -> G::Action {
        let form = &self.forms[index];
        form::sample(form, &self.items, &self.caps, &mut self.answer, chance);
        form.blank.fill_surely(&Filled::new(&form.asks, &self.items, &self.answer))
    }

    /// Fills in a form whose blanks each take one number: an amount, yes (1) or no (0), or the place of an item in its
    /// list. `None` if the form asks for more, or a number is not among what it allows.
    pub fn fill_form(&mut self, index: usize, numbers: &[u32]) -> Option<G::Action> {
        let form = self.forms.get(index)?;
        if numbers.len() != form.asks.len() {
            return None;
        }
        let allowed = |(ask, number): (&Ask, &u32)| match *ask {
            Ask::Amount { min, max } => (min..=max).contains(number),
            Ask::Vote => *number <= 1,
            Ask::One { items } => *number < u32::from(items.len),
            Ask::Pick { .. } | Ask::Quantities { .. } | Ask::Order { .. } => false,
        };
        let something = || {
            form.asks
                .iter()
                .zip(numbers)
                .any(|(ask, number)| matches!(ask, Ask::Amount { .. }) && *number > 0)
        };
        if !form.asks.iter().zip(numbers).all(allowed) || form.not_nothing && !something() {
            return None;
        }
        self.answer.write_single(numbers);
        form.blank.fill(&Filled::new(&form.asks, &self.items, &self.answer))
    }

    /// Whether the action is among the exact ones or answers one of the forms.
    pub fn contain(&self, action: &G::Action) -> bool {
        if self.exact.contains(action) {
            return true;
        }
        let Ok(json) = serde_json::to_value(action) else { return false };
        self.form_containing(&json).is_some()
    }

    /// The form that the JSON of an action answers.
    pub fn form_containing(&self, action: &Value) -> Option<usize> {
        self.forms.iter().position(|form| form::contains(form, &self.items, &self.caps, action))
    }
}

/// The things an action is about.
fn things_of<A: Action>(action: &A) -> Vec<Name<A::Element>> {
    let mut things = Vec::new();
    action.things(&mut things);
    things.into_iter().map(Name).collect()
}

/// One exact action as a client reads it.
#[derive(Serialize)]
#[serde(bound(serialize = "A: Action"))]
struct ExactJson<'a, A: Action> {
    action: &'a A,
    concerns: Vec<Name<A::Element>>,
    #[serde(rename = "final", skip_serializing_if = "std::ops::Not::not")]
    is_final: bool,
}

impl<G: Game> Serialize for Choices<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WithFinality { choices: self, is_final: &|_| false }.serialize(serializer)
    }
}

/// Choices that say of each exact action whether it is final: whether the seat could not take it back alone.
pub struct WithFinality<'a, G: Game> {
    pub choices: &'a Choices<G>,
    pub is_final: &'a dyn Fn(&G::Action) -> bool,
}

impl<G: Game> Serialize for WithFinality<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Choices { exact, forms, items, caps, .. } = self.choices;
        let one =
            |action| ExactJson { action, concerns: things_of(action), is_final: (self.is_final)(action) };
        let exact: Vec<_> = exact.iter().map(one).collect();
        let forms: Vec<_> = forms.iter().map(|form| FormJson { form, items, caps }).collect();
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("exact", &exact)?;
        map.serialize_entry("forms", &forms)?;
        map.end()
    }
}
