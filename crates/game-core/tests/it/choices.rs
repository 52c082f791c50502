//! Choices: sampled evenly, asked whether they contain an action, and written as the JSON pages are drawn from.

use game_core::{Ask, Chance, Choices, FormKind, Game, Item, Log, Seat, Span, Total};
use serde_json::json;

use crate::toy::{Action, ActionForm, Element, LotId, Pay, Setup, Toy};

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
            other => panic!("{other:?} is not offered"),
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

/// Every number that is allowed gives an action that the form contains; nothing else gives one.
#[test]
fn a_form_is_filled_in_by_number() {
    let mut choices = choices_of_the_first_turn();
    for amount in 0..=5 {
        let action = choices.fill_form(0, &[amount]);
        assert_eq!(action, Some(Action::Bid { amount }));
        assert!(choices.contain(&Action::Bid { amount }));
    }
    assert_eq!(choices.fill_form(0, &[6]), None, "more than may be bid");
    assert_eq!(choices.fill_form(0, &[]), None, "a blank is left");
    assert_eq!(choices.fill_form(1, &[0]), None, "there is no such form");
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
    choices.amount(ActionForm::Bid {}, 3, 2);
    assert!(choices.is_empty());
    choices.amount(ActionForm::Bid {}, 3, 3);
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
        Item { group: 1, ..Item::up_to(Element::Lot(LotId(3)), 2) },
        Item { worth: 4, ..Item::one(Element::Block(1, 2)) },
    ]);
    let caps = choices.caps([2]);
    choices.form(
        FormKind::Payment,
        ActionForm::Settle { note: None },
        [
            Ask::Quantities { items, caps, total: Total::Exactly(2) },
            Ask::Pick { items, min: 0, max: 1, worth: 0 },
            Ask::Vote,
        ],
    );
    choices.offer(ActionForm::Propose { back: true }, [Ask::Amount { min: 0, max: 3 }, Ask::One { items }]);
    let items = json!([
        { "element": "lot:3", "index": 3, "max": 2, "worth": 1, "group": 1 },
        { "element": "block:1:2", "index": 1, "max": 1, "worth": 4, "group": 0 },
    ]);
    let expected = json!({
        "exact": [{ "action": "roll", "concerns": [] }],
        "forms": [
            { "kind": "payment", "blank": { "settle": {} }, "asks": [
                { "ask": "quantities", "name": "pay", "items": items, "caps": [2], "total": { "exactly": 2 } },
                { "ask": "pick", "name": "cards", "items": items, "min": 0, "max": 1, "worth": 0 },
                { "ask": "vote", "name": "yes" },
            ] },
            { "kind": "offer", "blank": { "propose": { "back": true } }, "asks": [
                { "ask": "amount", "name": "amount", "min": 0, "max": 3 },
                { "ask": "one", "name": "to", "items": items },
            ], "not_nothing": true },
        ],
    });
    assert_eq!(serde_json::to_value(&choices).unwrap(), expected);
}

#[test]
fn a_filled_in_form_is_the_action_it_stands_for() {
    let mut choices: Choices<Toy> = Choices::default();
    let items = choices.items([Item::one(Element::Lot(LotId(3)))]);
    choices.form(
        FormKind::Offer,
        ActionForm::Propose { back: true },
        [Ask::Amount { min: 7, max: 7 }, Ask::One { items }],
    );
    let action = choices.sample_form(0, &mut Chance::fast(1));
    assert_eq!(action, Action::Propose { amount: 7, to: LotId(3), back: true });
    choices.form(
        FormKind::Spread,
        ActionForm::Settle { note: Some(LotId(9)) },
        [
            Ask::Quantities { items, caps: Span::default(), total: Total::Exactly(1) },
            Ask::Pick { items, min: 1, max: 1, worth: 0 },
            Ask::Vote,
        ],
    );
    let Action::Settle { pay, cards, note, .. } = choices.sample_form(1, &mut Chance::fast(1)) else {
        panic!("the form is a settlement");
    };
    assert_eq!(pay.0, [("lot:3".to_owned(), 1)].into());
    assert_eq!((cards.as_slice(), note), (&[LotId(3)][..], Some(LotId(9))));
}

#[test]
#[should_panic(expected = "offers what its field cannot take")]
fn a_form_that_offers_the_wrong_kind_of_thing_is_a_defect() {
    let mut choices: Choices<Toy> = Choices::default();
    let items = choices.items([Item::one(Element::Press)]);
    let asks = [Ask::Amount { min: 0, max: 3 }, Ask::One { items }];
    choices.form(FormKind::Offer, ActionForm::Propose { back: true }, asks);
    choices.sample_form(0, &mut Chance::fast(1));
}

#[test]
fn an_action_is_about_what_its_fields_name_unless_they_are_details() {
    let about = |action: Action| {
        let mut things = Vec::new();
        game_core::Action::things(&action, &mut things);
        things
    };
    let proposal = Action::Propose { amount: 1, to: LotId(3), back: false };
    assert_eq!(about(proposal), [Element::Lot(LotId(3)), Element::Press]);
    let cards = [LotId(1), LotId(2)].into_iter().collect();
    let settled = Action::Settle { pay: Pay([].into()), cards, yes: true, note: Some(LotId(7)) };
    assert_eq!(about(settled), [1, 2, 7].map(|lot| Element::Lot(LotId(lot))));
    assert_eq!(about(Action::Roll), []);
}
