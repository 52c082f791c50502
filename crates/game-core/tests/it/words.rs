//! Sentences from templates.

use game_core::Words;
use game_core::words::{Field, fields_of};
use serde_json::{Value, json};

fn words() -> Words {
    let messages = json!({
        "event": {
            "paid": "{from:seat} pays {to:seat} {amount:plural:coin|coins}.",
            "shown": "{seat:seat} shows {cards:card}.",
            "offered": "{terms.amount} for {terms.thing:thing}",
            "ended": "It is over.",
            "loan": "{loan:loan} is due",
            "odd": "{ and {unclosed",
            "listed": "{numbers}",
            "each": "{seats:seat} in turn",
        },
        "card": { "3": "Bank Run", "bull": "the Bull" },
    });
    Words::new(&messages.to_string()).unwrap().with_players(["Ada".to_owned(), "Bob".to_owned()]).with_names(
        [("loan:2".to_owned(), "the mill's loan".to_owned()), ("thing:gold".to_owned(), "gold".to_owned())],
    )
}

#[track_caller]
fn says(said: Value, sentence: &str) {
    assert_eq!(words().say("event", &said), sentence);
}

#[test]
fn fields_become_names_numbers_and_words() {
    says(json!({ "paid": { "from": 0, "to": 1, "amount": 3 } }), "Ada pays Bob 3 coins.");
    says(json!({ "paid": { "from": 1, "to": 0, "amount": 1 } }), "Bob pays Ada 1 coin.");
    says(json!({ "paid": { "from": 1, "to": 0, "amount": 0 } }), "Bob pays Ada 0 coins.");
    says(json!({ "offered": { "terms": { "amount": 5, "thing": "gold" } } }), "5 for gold");
    says(json!("ended"), "It is over.");
}

#[test]
fn names_come_from_the_table_then_the_messages_then_the_value() {
    says(json!({ "loan": { "loan": 2 } }), "the mill's loan is due");
    says(json!({ "loan": { "loan": "loan:2" } }), "the mill's loan is due");
    says(json!({ "shown": { "seat": 0, "cards": 3 } }), "Ada shows Bank Run.");
    says(json!({ "shown": { "seat": 0, "cards": 8 } }), "Ada shows 8.");
}

#[test]
fn lists_are_read_out_with_commas() {
    says(json!({ "shown": { "seat": 1, "cards": [3, "bull", 9] } }), "Bob shows Bank Run, the Bull, 9.");
    says(json!({ "shown": { "seat": 1, "cards": [] } }), "Bob shows .");
    says(json!({ "listed": { "numbers": [1, [2, 3]] } }), "1, 2, 3");
    says(json!({ "each": { "seats": [1, 0] } }), "Bob, Ada in turn");
}

#[test]
fn what_is_missing_is_visible_but_breaks_nothing() {
    says(json!({ "paid": { "from": 5, "amount": 2 } }), "seat 5 pays seat  2 coins.");
    says(json!({ "sung": { "by": 1 } }), r#"sung {"by":1}"#);
    says(json!("hummed"), "hummed null");
    says(json!({}), "");
    says(json!(7), "7");
    says(json!({ "odd": { "unclosed": 1 } }), "{ and {unclosed");
}

#[test]
fn messages_are_found_by_section_and_key() {
    assert_eq!(words().message("card", "bull"), Some("the Bull"));
    assert_eq!(words().message("card", "bear"), None);
    assert_eq!(words().message("rule", "bull"), None);
}

#[test]
fn a_message_file_must_be_json() {
    assert!(Words::new("{").is_err());
}

#[test]
fn what_a_sentence_lacks_is_known() {
    let gaps = |said: Value| words().gaps("event", &said);
    assert_eq!(gaps(json!({ "paid": { "from": 0, "to": 1, "amount": 3 } })), Vec::<String>::new());
    assert_eq!(gaps(json!({ "paid": { "from": 0, "to": 5, "amount": 3 } })), ["seat 5 has no name"]);
    assert_eq!(gaps(json!({ "paid": { "from": 0, "to": 1 } })), ["'amount' is not there"]);
    assert_eq!(gaps(json!({ "shown": { "seat": 0, "cards": [3, 8] } })), ["card 8 has no name"]);
    assert_eq!(gaps(json!("hummed")), ["event.hummed has no message"]);
}

#[test]
fn the_fields_of_a_template_are_read_and_braces_alone_are_found() {
    let field = |path, kind, forms| Field { path, kind, forms };
    let read = fields_of("{from:seat} pays {terms.amount:plural:coin|coins} for {what}").unwrap();
    let wanted = [
        field("from", Some("seat"), None),
        field("terms.amount", Some("plural"), Some("coin|coins")),
        field("what", None, None),
    ];
    assert_eq!(read, wanted);
    for broken in ["{from", "from}", "{from {to}", "} {from}"] {
        assert!(fields_of(broken).is_err(), "{broken}");
    }
}
