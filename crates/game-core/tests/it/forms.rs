//! Forms: what is sampled is contained, over many random forms; and what a form refuses.

use game_core::form::{Answer, Form, contains, sample};
use game_core::{ActionForm, Ask, Chance, Element as _, Filled, FormKind, Item, Span, Total};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::toy::{Element, LotId};

/// A form whose fields have the names a test gives them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Blank {
    Trade {
        to: u8,
        #[serde(skip)]
        asks: &'static [&'static str],
    },
}

impl ActionForm for Blank {
    type Action = crate::toy::Action;

    fn asks(&self) -> &'static [&'static str] {
        let Blank::Trade { asks, .. } = self;
        asks
    }

    fn fill(self, _: &Filled<'_, Element>) -> Option<crate::toy::Action> {
        None
    }
}

/// An ask with the name of its field.
pub type Named = (&'static str, Ask);

/// A form with its items and caps.
pub struct Sheet {
    pub form: Form<Blank>,
    pub items: Vec<Item<Element>>,
    pub caps: Vec<u32>,
}

impl Sheet {
    pub fn new(asks: impl IntoIterator<Item = Named>, items: Vec<Item<Element>>, caps: Vec<u32>) -> Sheet {
        let (names, asks): (Vec<_>, Vec<_>) = asks.into_iter().unzip();
        let (names, asks): (&'static [_], _) = (names.leak(), asks.into_iter().collect());
        let form = Form {
            kind: FormKind::Spread,
            blank: Blank::Trade { to: 2, asks: names },
            asks,
            not_nothing: false,
        };
        Sheet { form, items, caps }
    }

    pub fn not_nothing(mut self) -> Sheet {
        self.form.not_nothing = true;
        self
    }

    pub fn contains(&self, action: &Value) -> bool {
        contains(&self.form, &self.items, &self.caps, action)
    }

    /// A sampled answer as the JSON of an action.
    pub fn sample(&self, chance: &mut Chance) -> Value {
        let mut answer = Answer::default();
        sample(&self.form, &self.items, &self.caps, &mut answer, chance);
        let filled = Filled::new(&self.form.asks, &self.items, &answer);
        let mut fields = Map::new();
        fields.insert("to".to_owned(), json!(2));
        for (n, (name, ask)) in self.form.named_asks().enumerate() {
            let value = match ask {
                Ask::Amount { .. } => json!(filled.amount(n)),
                Ask::Vote => json!(filled.vote(n)),
                Ask::One { .. } => json!(filled.one(n).index()),
                Ask::Pick { .. } | Ask::Order { .. } => {
                    filled.picked(n).map(|element| json!(element.index())).collect()
                }
                Ask::Quantities { .. } => Value::Object(
                    filled.quantities(n).map(|(element, n)| (element.to_string(), json!(n))).collect(),
                ),
            };
            fields.insert(name.to_owned(), value);
        }
        json!({ "trade": fields })
    }

    pub fn answer(&self, fields: Value) -> Value {
        let mut all = Map::from_iter([("to".to_owned(), json!(2))]);
        if let Value::Object(fields) = fields {
            all.extend(fields);
        }
        json!({ "trade": all })
    }
}

pub fn span(start: usize, len: usize) -> Span {
    Span { start: start as u16, len: len as u16 }
}

pub fn lots(count: u8) -> Vec<Item<Element>> {
    (0..count).map(|number| Item::one(Element::Lot(LotId(number)))).collect()
}

/// A random form that can be answered.
fn random_sheet(chance: &mut Chance) -> Sheet {
    let mut items = Vec::new();
    let mut caps = Vec::new();
    let mut asks = Vec::new();
    for name in ["a", "b", "c"].into_iter().take(1 + chance.pick("asks", 3) as usize) {
        let count = 1 + chance.pick("items", 6) as usize;
        let start = items.len();
        let groups = chance.pick("groups", 4);
        items.extend((0..count).map(|number| Item {
            element: Element::Lot(((start + number) as u8).into()),
            max: chance.pick("max", 5),
            worth: chance.pick("worth", 4),
            group: chance.pick("group", groups + 1) as u8,
        }));
        let own = &items[start..];
        let own_span = span(start, count);
        let kind = chance.pick("kind", 6);
        let ask = match kind {
            0 => {
                let min = chance.pick("min", 5);
                Ask::Amount { min, max: min + chance.pick("more", 5) }
            }
            1 => Ask::Vote,
            2 => Ask::One { items: own_span },
            3 => Ask::Order { items: own_span },
            4 => {
                let min = chance.pick("min", count as u32 + 1);
                let max = min + chance.pick("more", count as u32 + 1 - min);
                let mut worths: Vec<u32> = own.iter().map(|item| item.worth).collect();
                worths.sort_unstable_by(|a, b| b.cmp(a));
                let possible: u32 = worths.iter().take(max as usize).sum();
                Ask::Pick { items: own_span, min, max, worth: chance.pick("worth", possible + 1) }
            }
            _ => {
                let own_caps: Vec<u32> = (0..groups).map(|_| chance.pick("cap", 7)).collect();
                let caps_span = span(caps.len(), own_caps.len());
                let total = if chance.pick("total", 2) == 0 {
                    Total::Any
                } else {
                    Total::Exactly(chance.pick("exactly", capacity(own, &own_caps) + 1))
                };
                caps.extend(own_caps);
                Ask::Quantities { items: own_span, caps: caps_span, total }
            }
        };
        asks.push((name, ask));
    }
    Sheet::new(asks, items, caps)
}

/// How much items can take in all under the caps of their groups.
fn capacity(items: &[Item<Element>], caps: &[u32]) -> u32 {
    let of_group = |group: usize| -> u32 {
        items.iter().filter(|item| usize::from(item.group) == group).map(|item| item.max).sum()
    };
    let capped: u32 = caps.iter().enumerate().map(|(n, cap)| of_group(n + 1).min(*cap)).sum();
    of_group(0) + capped
}

#[test]
fn what_a_form_samples_it_contains() {
    let mut chance = Chance::fast(23);
    for _ in 0..20_000 {
        let sheet = random_sheet(&mut chance);
        for _ in 0..8 {
            let action = sheet.sample(&mut chance);
            assert!(
                sheet.contains(&action),
                "{:?} of {:?} under {:?} does not contain {action}",
                sheet.form.asks,
                sheet.items,
                sheet.caps
            );
        }
    }
}

#[test]
fn an_answer_names_its_action_its_fixed_fields_and_every_ask() {
    let sheet = Sheet::new([("n", Ask::Amount { min: 1, max: 3 })], vec![], vec![]);
    assert!(sheet.contains(&json!({ "trade": { "to": 2, "n": 3 } })));
    assert!(sheet.contains(&json!({ "trade": { "n": 1, "to": 2 } })));
    for bad in [
        json!({ "trade": { "to": 1, "n": 3 } }),
        json!({ "trade": { "n": 3 } }),
        json!({ "trade": { "to": 2 } }),
        json!({ "trade": { "to": 2, "n": 3, "more": 1 } }),
        json!({ "trade": { "to": 2, "n": 3 }, "also": {} }),
        json!({ "raid": { "to": 2, "n": 3 } }),
        json!({ "trade": 3 }),
        json!("trade"),
        json!(null),
        json!([]),
    ] {
        assert!(!sheet.contains(&bad), "{bad}");
    }
}

#[test]
fn amounts_and_votes_are_typed() {
    let asks = [("n", Ask::Amount { min: 1, max: 3 }), ("yes", Ask::Vote)];
    let sheet = Sheet::new(asks, vec![], vec![]);
    let allowed = |n: Value, yes: Value| sheet.contains(&sheet.answer(json!({ "n": n, "yes": yes })));
    assert!(allowed(json!(1), json!(false)) && allowed(json!(3), json!(true)));
    for (n, yes) in [
        (json!(0), json!(true)),
        (json!(4), json!(true)),
        (json!(-1), json!(true)),
        (json!(1.5), json!(true)),
        (json!("2"), json!(true)),
        (json!(4_294_967_297u64), json!(true)),
        (json!(2), json!(1)),
        (json!(2), json!(null)),
    ] {
        assert!(!allowed(n.clone(), yes.clone()), "{n} {yes}");
    }
}

#[test]
fn picks_are_different_items_within_bounds_and_worth_enough() {
    let items = vec![
        Item { worth: 3, ..Item::one(Element::Lot(4.into())) },
        Item { worth: 1, ..Item::one(Element::Lot(7.into())) },
        Item { worth: 2, ..Item::one(Element::Lot(9.into())) },
    ];
    let ask = ("cards", Ask::Pick { items: span(0, 3), min: 1, max: 2, worth: 3 });
    let sheet = Sheet::new([ask], items, vec![]);
    let allowed = |cards: Value| sheet.contains(&sheet.answer(json!({ "cards": cards })));
    for good in [json!([4]), json!([4, 7]), json!([7, 4]), json!([7, 9]), json!([9, 4])] {
        assert!(allowed(good.clone()), "{good}");
    }
    for bad in [json!([]), json!([7]), json!([9]), json!([4, 4]), json!([4, 7, 9]), json!([5]), json!(4)] {
        assert!(!allowed(bad.clone()), "{bad}");
    }
}

#[test]
fn quantities_keep_to_items_groups_and_total() {
    let items = vec![
        Item { group: 1, ..Item::up_to(Element::Lot(0.into()), 3) },
        Item { group: 1, ..Item::up_to(Element::Lot(1.into()), 3) },
        Item::up_to(Element::Press, 2),
    ];
    let ask = ("pay", Ask::Quantities { items: span(0, 3), caps: span(0, 1), total: Total::Exactly(5) });
    let sheet = Sheet::new([ask], items, vec![4]);
    let allowed = |pay: Value| sheet.contains(&sheet.answer(json!({ "pay": pay })));
    for good in [json!({ "lot:0": 3, "press": 2 }), json!({ "lot:0": 1, "lot:1": 3, "press": 1 })] {
        assert!(allowed(good.clone()), "{good}");
    }
    for bad in [
        json!({ "lot:0": 3, "lot:1": 2 }),
        json!({ "lot:0": 3, "press": 1 }),
        json!({ "lot:0": 3, "press": 3 }),
        json!({ "lot:0": 3, "press": 2, "lot:1": 0 }),
        json!({ "lot:2": 3, "press": 2 }),
        json!({ "lot:0": "3", "press": 2 }),
        json!({ "lot:0": -1, "press": 2 }),
        json!({ "gold": 3, "press": 2 }),
        // The same thing under two spellings is one thing.
        json!({ "lot:0": 2, "lot:00": 1, "press": 2 }),
        json!({ "lot:+0": 3, "press": 2 }),
        json!([3, 0, 2]),
    ] {
        assert!(!allowed(bad.clone()), "{bad}");
    }
}

#[test]
fn an_order_holds_every_item_once() {
    let sheet = Sheet::new([("order", Ask::Order { items: span(0, 3) })], lots(3), vec![]);
    let allowed = |order: Value| sheet.contains(&sheet.answer(json!({ "order": order })));
    assert!(allowed(json!([2, 0, 1])));
    for bad in [json!([0, 1]), json!([0, 1, 1]), json!([0, 1, 2, 2]), json!([0, 1, 3])] {
        assert!(!allowed(bad.clone()), "{bad}");
    }
}
