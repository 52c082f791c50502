//! Choices: sampled evenly, asked whether they contain an action, and written as the JSON pages are drawn from.

use game_core::form::NoBlank;
use game_core::{Ask, Chance, Choices, FormKind, Game, Item, Log, Seat, Total};
use serde_json::json;

use crate::toy::{Action, Blank, Element, Setup, Toy};

fn choices_of_the_first_turn() -> Choices<Toy> {
    let config = Toy::config(&Setup::default(), 2).unwrap();
    let toy = Toy::start(&config, &mut Chance::fast(1), &mut Log::off());
    let mut choices = Choices::default();
    toy.choices(&config, Seat::at(0), &mut choices);
    choices
}

/// Two exact actions and one form with six answers: each third of the samples, then evenly within the form.
#[test]
fn exact_actions_and_forms_are_equally_likely() {
    let mut choices = choices_of_the_first_turn();
    let mut chance = Chance::fast(2);
    let (mut rolls, mut shows, mut bids) = (0, 0, [0; 6]);
    for _ in 0..18_000 {
        match choices.sample(&mut chance) {
            Action::Roll => rolls += 1,
            Action::Show => shows += 1,
            Action::Bid { amount } => bids[amount as usize] += 1,
        }
    }
    // Six standard deviations of 18,000 draws at one in three, and at one in eighteen.
    assert!((5620..6380).contains(&rolls) && (5620..6380).contains(&shows), "{rolls} {shows}");
    assert!(bids.iter().all(|count| (815..1185).contains(count)), "{bids:?}");
}

#[test]
fn choices_contain_what_is_listed_and_what_answers_a_form() {
    let choices = choices_of_the_first_turn();
    assert!(choices.contain(&Action::Roll) && choices.contain(&Action::Bid { amount: 5 }));
    assert!(!choices.contain(&Action::Bid { amount: 6 }));
    assert_eq!(choices.form_containing(&json!({ "bid": { "amount": 0 } })), Some(0));
    assert_eq!(choices.form_containing(&json!("roll")), None, "listed, but no form");
}

#[test]
fn a_cleared_buffer_holds_nothing() {
    let mut choices = choices_of_the_first_turn();
    let span = choices.items([Item::one(Element::Press)]);
    assert_eq!(choices.items_of(span).len(), 1);
    choices.clear();
    assert!(choices.is_empty());
    let again = choices.items([Item::one(Element::Press)]);
    assert_eq!(again.start, 0, "the pools are cleared too");
}

#[test]
fn an_amount_nobody_can_give_is_no_form() {
    let mut choices: Choices<Toy> = Choices::default();
    choices.amount(Blank::Bid {}, "amount", 3, 2);
    assert!(choices.is_empty());
    choices.amount(Blank::Bid {}, "amount", 3, 3);
    assert_eq!(choices.sample(&mut Chance::fast(1)), Action::Bid { amount: 3 });
}

#[test]
fn a_dead_end_is_a_panic_not_a_wrong_action() {
    let sampled = std::panic::catch_unwind(|| Choices::<Toy>::default().sample(&mut Chance::fast(1)));
    assert!(sampled.is_err());
}

#[test]
fn choices_are_written_with_all_a_page_needs() {
    let mut choices: Choices<Toy> = Choices::default();
    choices.push(Action::Roll);
    let items = choices.items([
        Item { group: 1, ..Item::up_to(Element::Lot(3), 2) },
        Item { worth: 4, ..Item::one(Element::Block(1, 2)) },
    ]);
    let caps = choices.caps([2]);
    choices.form(
        FormKind::Payment,
        Blank::Bid {},
        [
            Ask::Quantities { name: "pay", items, caps, total: Total::Exactly(2) },
            Ask::Pick { name: "cards", items, min: 0, max: 1, worth: 0 },
            Ask::Vote { name: "yes" },
        ],
    );
    choices.offer(
        Blank::Bid {},
        [Ask::Amount { name: "amount", min: 0, max: 3 }, Ask::One { name: "to", items }],
    );
    let items = json!([
        { "element": "lot:3", "index": 3, "max": 2, "worth": 1, "group": 1 },
        { "element": "block:1:2", "index": 1, "max": 1, "worth": 4, "group": 0 },
    ]);
    let expected = json!({
        "exact": [{ "action": "roll", "concerns": [] }],
        "forms": [
            { "kind": "payment", "blank": { "bid": {} }, "asks": [
                { "ask": "quantities", "name": "pay", "items": items, "caps": [2], "total": { "exactly": 2 } },
                { "ask": "pick", "name": "cards", "items": items, "min": 0, "max": 1, "worth": 0 },
                { "ask": "vote", "name": "yes" },
            ] },
            { "kind": "offer", "blank": { "bid": {} }, "asks": [
                { "ask": "amount", "name": "amount", "min": 0, "max": 3 },
                { "ask": "one", "name": "to", "items": items },
            ], "not_nothing": true },
        ],
    });
    assert_eq!(serde_json::to_value(&choices).unwrap(), expected);
}

/// A game without forms needs no blank: there is no value of one.
#[test]
fn no_blank_takes_no_room() {
    assert_eq!(size_of::<NoBlank>(), 0);
}
