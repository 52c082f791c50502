//! Small forms against a definition of their own: every conceivable answer is judged by hand-written rules, the
//! form must agree on each, and its sampler must come up with exactly the legal ones.

use std::collections::BTreeSet;

use game_core::{Ask, Chance, Item, Total};
use serde_json::{Value, json};

use crate::forms::{Sheet, lots, span};
use crate::toy::Element;

/// Proves a form against the list of conceivable answers and the definition of the legal ones.
#[track_caller]
fn prove(sheet: &Sheet, conceivable: Vec<Value>, legal: impl Fn(&Value) -> bool) {
    let mut expected = BTreeSet::new();
    for fields in conceivable {
        let action = sheet.answer(fields.clone());
        assert_eq!(sheet.contains(&action), legal(&fields), "{action} in {:?}", sheet.form.asks);
        if legal(&fields) {
            expected.insert(canonical(&action));
        }
    }
    assert!(!expected.is_empty(), "a form nobody can answer proves nothing");
    let mut chance = Chance::fast(31);
    let mut sampled = BTreeSet::new();
    for _ in 0..expected.len() * 1000 {
        let action = canonical(&sheet.sample(&mut chance));
        assert!(expected.contains(&action), "{action} is sampled from {:?}", sheet.form.asks);
        sampled.insert(action);
        if sampled.len() == expected.len() {
            return;
        }
    }
    let never: Vec<_> = expected.difference(&sampled).collect();
    panic!("never sampled from {:?}: {never:?}", sheet.form.asks);
}

/// Without regard to the order of fields, or of cards picked.
fn canonical(action: &Value) -> String {
    let mut action = action.clone();
    action.sort_all_objects();
    if let Some(Value::Array(cards)) = action["trade"].get_mut("cards") {
        cards.sort_by_key(Value::as_u64);
    }
    action.to_string()
}

/// All ways to fill places with numbers from 0 to `most`.
fn all_fillings(places: usize, most: u32) -> Vec<Vec<u32>> {
    let mut all = vec![vec![]];
    for _ in 0..places {
        let longer = |filling: Vec<u32>| {
            (0..=most).map(move |n| filling.iter().copied().chain([n]).collect::<Vec<u32>>())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}

fn quantities(filling: &[u32]) -> Value {
    let named = filling.iter().enumerate().filter(|(_, n)| **n > 0);
    named.map(|(number, n)| (format!("lot:{number}"), json!(n))).collect()
}

fn amounts_of(fields: &Value, name: &str, places: usize) -> Vec<u64> {
    (0..places).map(|number| fields[name][format!("lot:{number}")].as_u64().unwrap_or(0)).collect()
}

fn subsets(count: u64) -> Vec<Vec<u64>> {
    (0u64..1 << count).map(|set| (0..count).filter(|n| set & (1 << n) != 0).collect()).collect()
}

#[test]
fn quantities_with_groups_caps_and_totals() {
    let maxes = [2, 3, 1, 2];
    for (groups, caps) in [
        ([0, 0, 0, 0], vec![]),
        ([1, 1, 0, 0], vec![3]),
        ([1, 1, 1, 1], vec![4]),
        ([1, 2, 1, 2], vec![2, 3]),
        ([1, 0, 2, 2], vec![0, 2]),
    ] {
        for total in [Total::Any, Total::Exactly(0), Total::Exactly(2), Total::Exactly(4)] {
            let item = |n: usize| Item {
                element: Element::Lot((n as u8).into()),
                max: maxes[n],
                worth: 1,
                group: groups[n],
            };
            let items: Vec<_> = (0..4).map(item).collect();
            let ask = ("pay", Ask::Quantities { items: span(0, 4), caps: span(0, caps.len()), total });
            let sheet = Sheet::new([ask], items, caps.clone());
            let legal = |fields: &Value| {
                let paid = amounts_of(fields, "pay", 4);
                let within = paid.iter().zip(maxes).all(|(n, max)| *n <= u64::from(max));
                let capped = caps.iter().enumerate().all(|(number, cap)| {
                    let members = (0..4).filter(|n| usize::from(groups[*n]) == number + 1);
                    members.map(|n| paid[n]).sum::<u64>() <= u64::from(*cap)
                });
                let sum: u64 = paid.iter().sum();
                within && capped && (total == Total::Any || total == Total::Exactly(sum as u32))
            };
            let reachable = !matches!(total, Total::Exactly(4)) || groups != [1, 0, 2, 2];
            if reachable {
                let conceivable =
                    all_fillings(4, 4).iter().map(|filling| json!({ "pay": quantities(filling) })).collect();
                prove(&sheet, conceivable, legal);
            }
        }
    }
}

#[test]
fn picks_with_worth() {
    let worths = [3u32, 1, 2, 0, 2];
    for (min, max, worth) in
        [(0, 5, 0), (1, 2, 0), (0, 2, 4), (2, 3, 6), (0, 5, 8), (5, 5, 0), (1, 1, 3), (0, 0, 0)]
    {
        let items: Vec<_> =
            worths.iter().zip(lots(5)).map(|(worth, item)| Item { worth: *worth, ..item }).collect();
        let sheet = Sheet::new([("cards", Ask::Pick { items: span(0, 5), min, max, worth })], items, vec![]);
        let conceivable = subsets(6).iter().map(|cards| json!({ "cards": cards })).collect();
        prove(&sheet, conceivable, |fields| {
            let cards: Vec<usize> = fields["cards"]
                .as_array()
                .unwrap()
                .iter()
                .map(|card| card.as_u64().unwrap() as usize)
                .collect();
            let known = cards.iter().all(|card| *card < 5);
            let count = (min as usize..=max as usize).contains(&cards.len());
            known && count && cards.iter().map(|card| worths[*card]).sum::<u32>() >= worth
        });
    }
}

#[test]
fn orders_of_all_items() {
    let sheet = Sheet::new([("order", Ask::Order { items: span(0, 4) })], lots(4), vec![]);
    let conceivable = all_fillings(4, 4).iter().map(|order| json!({ "order": order })).collect();
    prove(&sheet, conceivable, |fields| {
        let mut order: Vec<u64> =
            fields["order"].as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect();
        order.sort_unstable();
        order == [0, 1, 2, 3]
    });
}

#[test]
fn several_asks_are_independent() {
    let asks =
        [("n", Ask::Amount { min: 1, max: 3 }), ("yes", Ask::Vote), ("one", Ask::One { items: span(1, 2) })];
    let sheet = Sheet::new(asks, lots(3), vec![]);
    let mut conceivable = Vec::new();
    for filling in all_fillings(2, 4) {
        for yes in [true, false] {
            conceivable.push(json!({ "n": filling[0], "yes": yes, "one": filling[1] }));
        }
    }
    prove(&sheet, conceivable, |fields| {
        let (n, one) = (fields["n"].as_u64().unwrap(), fields["one"].as_u64().unwrap());
        (1..=3).contains(&n) && (1..=2).contains(&one)
    });
}

/// An offer of something for something, naming whom it is made to. Whom is not something.
#[test]
fn an_offer_is_not_nothing() {
    let mut items: Vec<_> = lots(2).into_iter().map(|item| Item { max: 2, ..item }).collect();
    items.extend(lots(3));
    let asks = [
        ("whom", Ask::One { items: span(2, 3) }),
        ("give", Ask::Quantities { items: span(0, 2), caps: span(0, 0), total: Total::Any }),
        ("coins", Ask::Amount { min: 0, max: 1 }),
    ];
    let sheet = Sheet::new(asks, items, vec![]).not_nothing();
    let mut conceivable = Vec::new();
    for filling in all_fillings(4, 3) {
        conceivable
            .push(json!({ "whom": filling[0], "give": quantities(&filling[1..3]), "coins": filling[3] }));
    }
    prove(&sheet, conceivable, |fields| {
        let given = amounts_of(fields, "give", 2);
        let coins = fields["coins"].as_u64().unwrap();
        fields["whom"].as_u64().unwrap() < 3
            && given.iter().all(|n| *n <= 2)
            && coins <= 1
            && given.iter().sum::<u64>() + coins > 0
    });
}

/// Cards offered count as something, also the first one, whose index is 0.
#[test]
fn an_offer_of_cards_is_not_nothing() {
    let asks = [
        ("cards", Ask::Pick { items: span(0, 3), min: 0, max: 2, worth: 0 }),
        ("coins", Ask::Amount { min: 0, max: 1 }),
    ];
    let sheet = Sheet::new(asks, lots(3), vec![]).not_nothing();
    let mut conceivable = Vec::new();
    for cards in subsets(4) {
        for coins in 0..3 {
            conceivable.push(json!({ "cards": cards, "coins": coins }));
        }
    }
    prove(&sheet, conceivable, |fields| {
        let cards = fields["cards"].as_array().unwrap();
        let coins = fields["coins"].as_u64().unwrap();
        let known = cards.iter().all(|card| card.as_u64().unwrap() < 3) && cards.len() <= 2;
        known && coins <= 1 && (coins > 0 || !cards.is_empty())
    });
}

/// Where nearly every answer is nothing, the rare something must still come out, wherever in the form it is.
#[test]
fn an_offer_in_which_little_is_something() {
    for with_pick in [false, true] {
        let nothing = |max| Item { max, ..Item::one(Element::Lot(0.into())) };
        let items = vec![nothing(5), nothing(0)];
        let mut asks =
            vec![("give", Ask::Quantities { items: span(0, 1), caps: span(0, 0), total: Total::Exactly(0) })];
        if with_pick {
            asks.push(("cards", Ask::Pick { items: span(0, 1), min: 0, max: 0, worth: 0 }));
        }
        asks.push(("get", Ask::Quantities { items: span(1, 1), caps: span(0, 0), total: Total::Any }));
        asks.push(("yes", Ask::Vote));
        asks.push(("coins", Ask::Amount { min: 0, max: 1 }));
        let sheet = Sheet::new(asks, items, vec![]).not_nothing();
        let mut chance = Chance::fast(3);
        for _ in 0..20_000 {
            let action = sheet.sample(&mut chance);
            assert!(sheet.contains(&action), "{action}");
        }
    }
    let cards = ("cards", Ask::Pick { items: span(0, 1), min: 0, max: 1, worth: 0 });
    let sheet = Sheet::new([cards], lots(1), vec![]).not_nothing();
    let mut chance = Chance::fast(4);
    for _ in 0..20_000 {
        assert_eq!(sheet.sample(&mut chance)["trade"]["cards"], json!([0]));
    }
}
