//! Nonsense and almost-sense: whatever is sent, the server stays up and the game stays as it was.

use fuzzing::proptest::prelude::{Strategy, prop_oneof};
use fuzzing::{arbitrary_bytes, inputs, mutated_json, mutated_text};
use protocol::ServerMessage;
use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;
use crate::player::play_together;

const MESSAGES: usize = 10_000;

/// What clients do say, to be mutated. Whole, none of it is for the seat that sends it: it is not its turn, not its
/// table, or the game has started.
const SENSE: [&str; 19] = [
    r#"{"type":"hello","protocol":3,"token":null,"version":3}"#,
    r#"{"type":"act","ref":"a","action":{"bid":{"amount":3}}}"#,
    r#"{"type":"act","ref":"a","action":{"offer_loan":{"to":1,"card":2,"amount":3,"instalment":4,"security":5}}}"#,
    r#"{"type":"preview","ref":"a","action":"done"}"#,
    r#"{"type":"set_bot","ref":"a","seat":1,"bot":"novice"}"#,
    r#"{"type":"start","ref":"a"}"#,
    r#"{"type":"nonce","ref":"a","nonce":"00"}"#,
    r#"{"type":"uncover","ref":"a","seat":0,"version":7}"#,
    r#"{"type":"ready","ref":"a","ready":true}"#,
    r#"{"type":"colour","ref":"a","seat":0,"colour":5}"#,
    r#"{"type":"order","ref":"a","seats":[2,1,0]}"#,
    r#"{"type":"remove","ref":"a","seat":0}"#,
    r#"{"type":"settings","ref":"a","public":true,"spectators":false,"time":{"live":{"seconds":30}}}"#,
    r#"{"type":"pause","ref":"a","paused":true}"#,
    r#"{"type":"close","ref":"a"}"#,
    r#"{"type":"undo","ref":"a"}"#,
    r#"{"type":"agree","ref":"a","undo":1,"yes":true}"#,
    r#"{"type":"nudge","ref":"a","seat":9}"#,
    r#"{"type":"rematch","ref":"a"}"#,
];

/// What a host says before the game. Whole, it may well be done.
const OF_A_HOST: [&str; 10] = [
    r#"{"type":"set_bot","ref":"a","seat":1,"bot":{"level":"trader","temper":"daring+selfish"}}"#,
    r#"{"type":"set_bot","ref":"a","seat":2,"bot":null}"#,
    r#"{"type":"nonce","ref":"a","nonce":"00ff","seat":0}"#,
    r#"{"type":"ready","ref":"a","ready":true,"seat":0}"#,
    r#"{"type":"colour","ref":"a","seat":0,"colour":5}"#,
    r#"{"type":"order","ref":"a","seats":[0,2,1]}"#,
    r#"{"type":"settings","ref":"a","public":true,"spectators":true,"time":{"live":{"seconds":30}}}"#,
    r#"{"type":"chat","ref":"a","text":"hello","seat":0}"#,
    r#"{"type":"pause","ref":"a","paused":true}"#,
    r#"{"type":"device","ref":"a"}"#,
];

/// Sense with mutations to its letters or to its content, or nothing but noise.
fn noise(sense: &'static [&'static str]) -> impl Iterator<Item = String> {
    let contents: Vec<Value> = sense.iter().map(|text| serde_json::from_str(text).expect("sense")).collect();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    inputs(prop_oneof![
        4 => mutated_text(sense.len()).prop_map(move |mutated| text(mutated.apply(sense))),
        3 => mutated_json(sense.len()).prop_map(move |mutated| mutated.apply(&contents).to_string()),
        1 => arbitrary_bytes().prop_map(text),
    ])
}

/// How many messages are sent; `make soak` asks for more.
fn messages() -> usize {
    std::env::var("NOISE").map_or(MESSAGES, |number| number.parse().expect("NOISE is a number"))
}

/// A socket that is never read answers no ping, and in a long run the server would rightly take its seat for gone.
async fn stay_online(clients: &mut [Client]) {
    for client in clients {
        client.ask(json!({ "type": "nudge", "seat": 9 })).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mutated_messages_change_nothing() {
    let house = House::open().await;
    let anna = house.open_table(json!(["person", "person"])).await;
    let ben = house.join(&anna.code, "Ben").await;
    let cleo = house.join(&anna.code, "Cleo").await;
    let mut clients =
        vec![house.sit(&anna, None).await, house.sit(&ben, None).await, house.sit(&cleo, None).await];
    clients[0].start().await;
    let before = play_together(&mut clients, |_| true).await;
    // Whoever is not waited for cannot move this game, whatever survives of the messages.
    let idle = (1..3).find(|seat| !before.waited_for.contains(seat)).expect("an auction asks one at a time");
    let table = house.table(&anna.code).await;
    let mut watcher = house.watch(&anna.code).await;
    for (number, text) in noise(&SENSE).take(messages()).enumerate() {
        let client = if number % 2 == 0 { &mut clients[usize::from(idle)] } else { &mut watcher };
        client.send_text(text).await;
        let answer = |message: &ServerMessage| match message {
            ServerMessage::Failed { .. } | ServerMessage::Refused { .. } => Some(()),
            ServerMessage::Done { seq: None, .. } | ServerMessage::Previewed { .. } => Some(()),
            ServerMessage::Done { seq: Some(_), .. } => panic!("this moved the game"),
            _ => None,
        };
        client.until(answer).await;
        if number % 500 == 0 {
            stay_online(&mut clients).await;
        }
    }
    assert_eq!(house.table(&anna.code).await, table);
    let after = house.sit(&anna, Some(before.version)).await.updated().await;
    assert_eq!((after.version, after.public), (before.version, before.public));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_mutated_message_of_a_host_is_answered() {
    let house = House::open().await;
    let anna = house.open_table(json!(["person", "person"])).await;
    let mut host = house.sit(&anna, None).await;
    for text in noise(&OF_A_HOST).take(messages() / 10) {
        host.send_text(text).await;
        let answer = |message: &ServerMessage| match message {
            ServerMessage::Failed { .. } | ServerMessage::Done { .. } | ServerMessage::Device { .. } => {
                Some(())
            }
            _ => None,
        };
        host.until(answer).await;
    }
    // What was done among it is kept: the table is there, and the host still is one.
    assert_eq!(house.table(&anna.code).await.seats.len(), 3);
    // The host may have changed seats; bots take the other ones.
    for seat in 0..3 {
        host.ask(json!({ "type": "set_bot", "seat": seat, "bot": "novice" })).await;
    }
    assert!(matches!(host.start().await, ServerMessage::Done { .. }));
}
