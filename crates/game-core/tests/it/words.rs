//! Sentences from messages.

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use game_core::Words;
use game_core::words::{CORE, Field, Layer, Messages, Usage, fields_of, functions_of, letters_of};
use serde_json::{Value, json};

const MESSAGES: &str = "
event-paid =
    { SEAT($from) } pays { SEAT($to) } { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
event-shown = { SEAT($seat) } shows { CARD($cards) }.
event-offered = { $terms-amount } for { THING($terms-thing) }
event-ended = It is over.
event-loan = { LOAN($loan) } is due
event-listed = { $numbers }
event-each = { SEAT($seats) } in turn
card-3 = Bank Run
card-bull = the Bull
option-length = Length
    .help = How long it takes.
";

fn words() -> Words {
    at_a_table(Words::new(MESSAGES).expect("the messages are Fluent"))
}

fn at_a_table(words: Words) -> Words {
    words.with_players(["Ada".to_owned(), "Bob".to_owned()]).with_names([
        ("loan:2".to_owned(), "the mill's loan".to_owned()),
        ("thing:gold".to_owned(), "gold".to_owned()),
    ])
}

/// The words of a language that has this much of them.
fn in_language(language: &str, core: Option<&str>, own: &str) -> Words {
    let core = Layer { english: CORE, translated: core };
    let layers = [core, Layer { english: MESSAGES, translated: Some(own) }];
    at_a_table(Words::of(Messages::read(language, &layers).expect("the messages are Fluent")))
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
}

#[test]
fn messages_are_found_by_section_and_key() {
    assert_eq!(words().message("card", "bull").as_deref(), Some("the Bull"));
    assert_eq!(words().message("card", "bear"), None);
    assert_eq!(words().message("rule", "bull"), None);
    assert_eq!(words().attribute("option", "length", "help").as_deref(), Some("How long it takes."));
    assert_eq!(words().messages().keys("card"), ["3", "bull"]);
}

#[test]
fn a_message_file_must_be_fluent() {
    assert!(Words::new("event-paid = {").is_err());
}

#[test]
fn what_a_sentence_lacks_is_known() {
    let gaps = |said: Value| words().gaps("event", &said);
    assert_eq!(gaps(json!({ "paid": { "from": 0, "to": 1, "amount": 3 } })), Vec::<String>::new());
    assert_eq!(gaps(json!({ "paid": { "from": 0, "to": 5, "amount": 3 } })), ["seat 5 has no name"]);
    let lacking = gaps(json!({ "paid": { "from": 0, "to": 1 } }));
    assert!(lacking.iter().all(|gap| gap == "'amount' is not there") && !lacking.is_empty(), "{lacking:?}");
    assert_eq!(gaps(json!({ "shown": { "seat": 0, "cards": [3, 8] } })), ["card 8 has no name"]);
    assert_eq!(gaps(json!("hummed")), ["event.hummed has no message"]);
}

#[test]
fn the_fields_of_a_message_are_read() {
    let text = "a = { SEAT($from) } pays { $terms-amount ->\n    [one] one\n   *[other] { $terms-amount }\n } for { $at0 } { -gold(n: 1) }";
    let resource = parse(text).expect("Fluent");
    let Entry::Message(message) = &resource.body[0] else { panic!("a message") };
    let field = |path: &str, usage| Field { path: path.to_owned(), usage };
    let wanted = [
        field("0", Usage::Written),
        field("from", Usage::Named("seat".to_owned())),
        field("terms.amount", Usage::Written),
        field("terms.amount", Usage::Selects),
    ];
    assert_eq!(fields_of(message).into_iter().collect::<Vec<_>>(), wanted);
    assert_eq!(functions_of(&resource).into_iter().collect::<Vec<_>>(), ["SEAT"]);
}

#[test]
fn a_language_says_what_it_can_and_the_rest_is_english() {
    let own = "event-ended = Es ist vorbei.\nevent-unheard_of = Nie.\nevent-each = {\n-coin = Münze\n";
    let words = in_language("de", Some("seat-unknown = Platz { $number }\nwhy-deal = Nein.\n"), own);
    assert_eq!(words.say("event", &json!("ended")), "Es ist vorbei.");
    assert_eq!(
        words.say("event", &json!({ "each": { "seats": [0] } })),
        "Ada in turn",
        "what is broken is English"
    );
    assert_eq!(words.say("event", &json!({ "each": { "seats": [7] } })), "Platz 7 in turn");
    assert_eq!(words.message("event", "unheard_of"), None, "nothing in English is nothing in German");
    assert_eq!(words.message("why", "game_is_over").as_deref(), Some("The game is over."));
}

#[test]
fn a_game_that_says_something_of_its_own_does_not_fall_back_to_the_core() {
    let game = "why-game_is_over = Haarlem is bankrupt.\n";
    let core = Layer { english: CORE, translated: Some("why-game_is_over = Das Spiel ist aus.\n") };
    let messages =
        Messages::read("de", &[core, Layer { english: game, translated: Some("") }]).expect("Fluent");
    assert_eq!(Words::of(messages).message("why", "game_is_over").as_deref(), Some("Haarlem is bankrupt."));
}

#[test]
fn printed_names_are_said_in_the_language() {
    let words = in_language("nl", None, "");
    assert_eq!(words.say("event", &json!({ "loan": { "loan": 2 } })), "the mill's loan is due");
    assert_eq!(letters_of("€5 (dirty)"), "eur5-dirty");
    assert_eq!(letters_of("the mill's loan"), "the-mill-s-loan");
    let named = Layer {
        english: "name-the-mill-s-loan = the mill's loan\n",
        translated: Some("name-the-mill-s-loan = de molenlening\n"),
    };
    let event = Layer { english: MESSAGES, translated: None };
    let words = at_a_table(Words::of(Messages::read("nl", &[event, named]).expect("Fluent")));
    assert_eq!(words.say("event", &json!({ "loan": { "loan": 2 } })), "de molenlening is due");
}

#[test]
fn pseudo_locales_change_texts_and_nothing_else() {
    let paid = json!({ "paid": { "from": 0, "to": 1, "amount": 1 } });
    let words = in_language("en-XA", None, "");
    assert_eq!(words.say("event", &paid), "Ada paáýš Bob 1 çóóííñ.".replace("paá", "páá"));
    let words = in_language("ar-XB", None, "");
    let said = words.say("event", &paid);
    assert!(said.contains("\u{202e}pays\u{202c}") && said.contains("\u{2068}Ada\u{2069}"), "{said:?}");
    assert_eq!(words.gaps("event", &paid), Vec::<String>::new());
}
