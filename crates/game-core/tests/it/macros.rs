//! The macros that declare options, elements and rules, on the toy.

use game_core::contract::{variant_of, variants};
use game_core::{Element as _, Game, NoElement, Options, RuleCode, Seat};
use serde_json::json;

use crate::toy::{Action, Element, Event, Fault, Rule, Setup, Toy};

#[test]
fn options_default_to_what_is_printed() {
    let setup: Setup = serde_json::from_value(json!({})).unwrap();
    assert_eq!(setup, Setup::default());
    assert_eq!((setup.rounds, setup.reserve, setup.loud), (3, -1, false));
    assert!(setup.out_of_bounds().is_empty() && setup.house_rules().is_empty());
}

#[test]
fn numbers_out_of_bounds_are_named_with_their_bounds() {
    let setup = Setup { rounds: 10, reserve: -6, ..Setup::default() };
    let found: Vec<String> = setup.out_of_bounds().iter().map(ToString::to_string).collect();
    assert_eq!(found, ["rounds: 10 is not between 1 and 9", "reserve: -6 is not between -5 and 5"]);
    for at_the_bound in
        [Setup { rounds: 1, reserve: 5, ..Setup::default() }, Setup { rounds: 9, ..Setup::default() }]
    {
        assert!(at_the_bound.out_of_bounds().is_empty());
    }
}

#[test]
fn changed_numbers_and_house_options_are_house_rules_but_plain_choices_are_not() {
    let setup = Setup { nickname: "x".to_owned(), fault: Fault::DeadEnd, ..Setup::default() };
    assert!(setup.house_rules().is_empty());
    let setup = Setup { loud: true, rounds: 4, ..setup };
    assert_eq!(setup.house_rules(), ["loud", "rounds"]);
}

#[test]
fn options_refuse_what_they_do_not_know() {
    for bad in [
        json!({ "round": 3 }),
        json!({ "rounds": 300 }),
        json!({ "rounds": "3" }),
        json!({ "loud": 1 }),
        json!({ "fault": "none_such" }),
    ] {
        assert!(serde_json::from_value::<Setup>(bad.clone()).is_err(), "{bad}");
    }
}

#[test]
fn the_schema_of_options_has_their_bounds_and_defaults() {
    let schema = schemars::schema_for!(Setup);
    let rounds = schema.pointer("/properties/rounds").unwrap();
    assert_eq!(
        (&rounds["minimum"], &rounds["maximum"], &rounds["default"]),
        (&json!(1), &json!(9), &json!(3))
    );
    assert_eq!(rounds["description"], "How often each seat is asked.");
    assert_eq!(schema.get("additionalProperties"), Some(&json!(false)));
}

#[test]
fn elements_are_spelt_with_their_indices() {
    for (element, name, index) in [
        (Element::Press, "press", 0),
        (Element::Lot(0.into()), "lot:0", 0),
        (Element::Lot(255.into()), "lot:255", 255),
        (Element::Block(3, 14), "block:3:14", 3),
    ] {
        assert_eq!(element.to_string(), name);
        assert_eq!(name.parse::<Element>(), Ok(element));
        assert_eq!(element.index(), index);
        assert_eq!(serde_json::to_value(element).unwrap(), json!(name));
        assert_eq!(serde_json::from_value::<Element>(json!(name)).unwrap(), element);
    }
}

#[test]
fn other_spellings_are_refused() {
    for bad in [
        "",
        "lot",
        "lot:",
        "lot:256",
        "lot:-1",
        "lot:+1",
        "lot:01",
        "lot: 1",
        "lot:1:2",
        "press:0",
        "press:",
        "Press",
        "block:1",
        "block:1:2:3",
        "loan:1",
        ":1",
    ] {
        let refusal = bad.parse::<Element>();
        assert_eq!(refusal, Err(format!("nothing is called '{bad}'")));
        assert!(serde_json::from_value::<Element>(json!(bad)).is_err());
    }
    assert!("press".parse::<NoElement>().is_err());
}

#[test]
fn rules_have_one_code_each() {
    assert_eq!(Rule::ALL, [Rule::Turn, Rule::Bid, Rule::Roll, Rule::Show]);
    assert_eq!(Rule::Roll.code(), "toy-3-roll");
    for rule in Rule::ALL {
        assert_eq!(serde_json::to_value(rule).unwrap(), json!(rule.code()));
        assert_eq!(serde_json::from_value::<Rule>(json!(rule.code())).unwrap(), *rule);
    }
    assert!(serde_json::from_value::<Rule>(json!("toy-9-none")).is_err());
}

#[test]
fn the_variants_of_an_enum_are_read_off_its_schema() {
    assert_eq!(variants::<Event>(), ["lot_drawn", "bid", "rolled", "lot_shown"]);
    let mut actions = variants::<Action>();
    actions.sort();
    assert_eq!(actions, ["bid", "propose", "roll", "settle", "show"]);
    assert_eq!(variants::<Rule>().len(), 4);
    assert_eq!(variant_of(&Action::Roll), "roll");
    assert_eq!(variant_of(&Event::Bid { seat: Seat::at(0), amount: 1 }), "bid");
}

#[test]
fn a_table_of_the_wrong_size_is_refused_in_a_sentence() {
    for players in [0, 1, 4, 255] {
        let refusal = Toy::config(&Setup::default(), players).unwrap_err();
        assert_eq!(refusal.to_string(), "players: Toy is for 2 to 3 players");
    }
}
