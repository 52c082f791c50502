//! Whatever a client sends is read or refused, never more than that; and a delta for another value is refused.

use std::collections::BTreeSet;

use fuzzing::{arbitrary_bytes, arbitrary_json, check, mutated_json, mutated_text};
use protocol::{ClientMessage, JoinDevice, JoinTable, NewTable, delta};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// One message of each kind.
fn messages() -> Vec<Value> {
    vec![
        json!({ "type": "hello", "protocol": 3, "token": "00ff", "version": 7, "chat": 2 }),
        json!({ "type": "beat" }),
        json!({ "type": "uncover", "ref": "a", "seat": 0, "version": 7 }),
        json!({ "type": "nonce", "ref": "a", "nonce": "00ff", "seat": 1 }),
        json!({ "type": "ready", "ref": "a", "ready": true, "seat": 1 }),
        json!({ "type": "colour", "ref": "a", "seat": 0, "colour": 5 }),
        json!({ "type": "rename", "ref": "a", "name": "Ann", "seat": 0 }),
        json!({ "type": "leave", "ref": "a", "seat": 0 }),
        json!({ "type": "set_bot", "ref": "a", "seat": 1, "bot": { "level": "trader", "temper": "daring" } }),
        json!({ "type": "order", "ref": "a", "seats": [2, 0, 1] }),
        json!({ "type": "players", "ref": "a", "players": 3 }),
        json!({ "type": "stand_in", "ref": "a", "seat": 1, "to_bot": true }),
        json!({ "type": "remove", "ref": "a", "seat": 0 }),
        json!({ "type": "settings", "ref": "a", "public": true, "spectators": false, "time": { "live": { "seconds": 30 } } }),
        json!({ "type": "start", "ref": "a" }),
        json!({ "type": "pause", "ref": "a", "paused": true }),
        json!({ "type": "pace", "ref": "a", "pace": "quick" }),
        json!({ "type": "close", "ref": "a" }),
        json!({ "type": "act", "ref": "a", "action": { "bid": { "amount": 3 } }, "seat": 2 }),
        json!({ "type": "preview", "ref": "a", "action": "done", "seat": 2 }),
        json!({ "type": "advise", "ref": "a", "about": 7, "seat": 2 }),
        json!({ "type": "undo", "ref": "a", "seat": 2 }),
        json!({ "type": "agree", "ref": "a", "undo": 1, "yes": true, "seat": 0 }),
        json!({ "type": "admit", "ref": "a", "ask": 1, "yes": true, "seat": 0 }),
        json!({ "type": "nudge", "ref": "a", "seat": 1 }),
        json!({ "type": "hand_over", "ref": "a", "to_bot": true, "seat": 0 }),
        json!({ "type": "chat", "ref": "a", "text": "hello", "seat": 0 }),
        json!({ "type": "device", "ref": "a" }),
        json!({ "type": "rematch", "ref": "a" }),
    ]
}

/// One body of each kind that is posted.
fn bodies() -> Vec<Value> {
    vec![
        json!({ "game": "g", "name": "Anna", "others": ["person", { "bot": "trader:daring" }, { "here": "Ben" }],
                "setup": { "cubes": 8 }, "public": true, "spectators": false, "time": "relaxed" }),
        json!({ "name": "Ben", "seat": 1, "token": "00ff" }),
        json!({ "secret": "00ff" }),
    ]
}

/// What is read is read again as it is written.
fn is_refused_or_kept<T: DeserializeOwned + Serialize>(bytes: &[u8]) {
    if let Ok(message) = serde_json::from_slice::<T>(bytes) {
        let written = serde_json::to_value(&message).expect("it is written");
        let again: T = serde_json::from_value(written.clone()).expect("it is read again");
        assert_eq!(serde_json::to_value(&again).expect("it is written again"), written);
    }
}

fn all_are_refused_or_kept(bytes: &[u8]) {
    is_refused_or_kept::<ClientMessage>(bytes);
    is_refused_or_kept::<NewTable>(bytes);
    is_refused_or_kept::<JoinTable>(bytes);
    is_refused_or_kept::<JoinDevice>(bytes);
}

#[test]
fn there_is_a_message_of_each_kind() {
    let schema = serde_json::to_value(schemars::schema_for!(ClientMessage)).expect("a schema");
    let kinds = schema["oneOf"].as_array().expect("one of several");
    let kinds: BTreeSet<_> =
        kinds.iter().map(|kind| kind["properties"]["type"]["const"].clone().to_string()).collect();
    assert_eq!(messages().iter().map(|message| message["type"].to_string()).collect::<BTreeSet<_>>(), kinds);
    for message in messages() {
        serde_json::from_value::<ClientMessage>(message).expect("it is read");
    }
}

#[test]
fn anything_is_refused_or_kept() {
    check(2_000, &arbitrary_bytes(), |bytes| all_are_refused_or_kept(&bytes));
    check(2_000, &arbitrary_json(), |value| all_are_refused_or_kept(value.to_string().as_bytes()));
}

#[test]
fn mutated_messages_are_refused_or_kept() {
    let contents = [messages(), bodies()].concat();
    let texts: Vec<String> = contents.iter().map(Value::to_string).collect();
    check(2_000, &mutated_json(contents.len()), |mutated| {
        all_are_refused_or_kept(mutated.apply(&contents).to_string().as_bytes());
    });
    check(2_000, &mutated_text(texts.len()), |mutated| all_are_refused_or_kept(&mutated.apply(&texts)));
}

/// Client and server may disagree about the value before: a delta for another one is refused or leads elsewhere.
#[test]
fn a_delta_for_another_value_is_refused_or_applied() {
    let deltas = [
        json!({ "players": { "1": { "gold": [8] } }, "phase": ["done"] }),
        json!({ "cards": [3, 1, [{ "card": 9 }]] }),
    ];
    let values = [
        json!({ "players": [{ "gold": 5 }, { "gold": 7 }], "cards": [1, 2, 3, 4, 5], "phase": { "bid": 3 } }),
    ];
    check(1_000, &(mutated_json(deltas.len()), mutated_json(values.len())), |(delta, value)| {
        let _ = delta::apply(&mut value.apply(&values), &delta.apply(&deltas));
        let _ = delta::apply(&mut value.apply(&values), &deltas[delta.document]);
    });
}
