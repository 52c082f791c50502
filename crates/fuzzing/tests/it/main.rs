//! Mutations reach every place of a document, and a failing property is reported with a small input.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use fuzzing::{arbitrary_bytes, arbitrary_json, check, mutated_json, mutated_text};
use proptest::prelude::any;
use serde_json::{Value, json};

fn document() -> Value {
    json!({ "game": "toy", "players": 3, "open": true, "cards": [{ "name": "A", "count": 2 }, { "name": "B", "count": 1 }] })
}

#[test]
fn a_failing_property_is_shown_with_its_smallest_input() {
    let tried = catch_unwind(AssertUnwindSafe(|| {
        check(200, &any::<u32>(), |number| assert!(number < 1_000, "{number} is too much"));
    }));
    let said = tried.expect_err("some number is too much").downcast::<String>().expect("a panic with words");
    assert!(said.contains("1000 is too much") && said.contains("Smallest input: 1000"), "{said}");
}

#[test]
fn a_mutated_document_is_nearly_always_another_one() {
    let (tried, same) = (Cell::new(0), Cell::new(0));
    check(500, &mutated_json(1), |mutated| {
        tried.set(tried.get() + 1);
        same.set(same.get() + u32::from(mutated.apply(&[document()]) == document()));
    });
    assert!(tried.get() >= 500 && same.get() * 10 < tried.get(), "{} of {}", same.get(), tried.get());
}

#[test]
fn mutations_reach_every_place_of_a_document() {
    let places = ["/game", "/players", "/open", "/cards", "/cards/0", "/cards/1/name", "/cards/0/count"];
    let missed = RefCell::new(BTreeSet::from(places));
    check(500, &mutated_json(1), |mutated| {
        let after = mutated.apply(&[document()]);
        missed.borrow_mut().retain(|place| document().pointer(place) == after.pointer(place));
    });
    assert!(missed.borrow().is_empty(), "{missed:?}");
}

#[test]
fn some_mutated_texts_are_still_json_and_some_are_not() {
    let text = document().to_string();
    let kinds = RefCell::new(BTreeSet::new());
    check(300, &mutated_text(1), |mutated| {
        let read = serde_json::from_slice::<Value>(&mutated.apply(&[&text]));
        kinds.borrow_mut().insert(read.is_ok());
    });
    assert_eq!(kinds.into_inner(), BTreeSet::from([false, true]));
}

#[test]
fn arbitrary_inputs_are_of_every_kind() {
    let kinds = RefCell::new(BTreeSet::new());
    check(300, &(arbitrary_json(), arbitrary_bytes()), |(value, bytes)| {
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "a Boolean",
            Value::Number(_) => "a number",
            Value::String(_) => "a text",
            Value::Array(_) => "a list",
            Value::Object(_) => "an object",
        };
        let letters = if std::str::from_utf8(&bytes).is_ok() { "UTF-8" } else { "bytes" };
        kinds.borrow_mut().extend([kind, letters]);
    });
    assert_eq!(kinds.borrow().len(), 8, "{kinds:?}");
}
