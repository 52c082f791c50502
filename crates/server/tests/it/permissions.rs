//! Permissions: every message and every route, without a token, with another seat's, with another table's, and as a
//! spectator. A message without an entry in `right` does not compile; one without a sample fails.

use games::EXAMPLE;
use protocol::{ClientMessage, Joined};
use serde_json::{Value, json};

use crate::test_server::{Client, TestServer, failure};

/// The permission a message needs.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Right {
    /// Only the first message may be this.
    Hello,
    /// It asks nothing of the table.
    Anybody,
    /// A seat; it concerns no seat in particular.
    Seat,
    /// The seat it names, or one's own.
    OwnSeat,
    Host,
}

fn right(message: &ClientMessage) -> Right {
    match message {
        ClientMessage::Hello { .. } => Right::Hello,
        ClientMessage::Beat => Right::Anybody,
        ClientMessage::Device { .. }
        | ClientMessage::Rematch { .. }
        | ClientMessage::Nudge { .. }
        | ClientMessage::Pace { .. } => Right::Seat,
        ClientMessage::Uncover { .. }
        | ClientMessage::Nonce { .. }
        | ClientMessage::Ready { .. }
        | ClientMessage::Colour { .. }
        | ClientMessage::Rename { .. }
        | ClientMessage::Leave { .. }
        | ClientMessage::Act { .. }
        | ClientMessage::Preview { .. }
        | ClientMessage::Advise { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::Agree { .. }
        | ClientMessage::Admit { .. }
        | ClientMessage::HandOver { .. }
        | ClientMessage::Chat { .. } => Right::OwnSeat,
        ClientMessage::SetBot { .. }
        | ClientMessage::Order { .. }
        | ClientMessage::Players { .. }
        | ClientMessage::StandIn { .. }
        | ClientMessage::Remove { .. }
        | ClientMessage::Settings { .. }
        | ClientMessage::Start { .. }
        | ClientMessage::Pause { .. }
        | ClientMessage::Close { .. } => Right::Host,
    }
}

/// One of each; those that name a seat name that of Anna, who is the host.
fn samples() -> Vec<Value> {
    let samples = json!([
        {"type": "hello", "protocol": protocol::VERSION, "token": null, "version": null},
        {"type": "beat"},
        {"type": "uncover", "seat": 0},
        {"type": "nonce", "nonce": "00", "seat": 0},
        {"type": "ready", "ready": true, "seat": 0},
        {"type": "colour", "seat": 0, "colour": 4},
        {"type": "rename", "seat": 0, "name": "Mallory"},
        {"type": "leave", "seat": 0},
        {"type": "set_bot", "seat": 2, "bot": "novice"},
        {"type": "order", "seats": [1, 0, 2]},
        {"type": "players", "players": 4},
        {"type": "stand_in", "seat": 0, "to_bot": true},
        {"type": "remove", "seat": 0},
        {"type": "settings", "public": true, "spectators": false, "time": {"live": {"seconds": 30}}},
        {"type": "start"},
        {"type": "pause", "paused": true},
        {"type": "close"},
        {"type": "act", "action": "done", "seat": 0},
        {"type": "preview", "action": "done", "seat": 0},
        {"type": "advise", "seat": 0},
        {"type": "undo", "seat": 0},
        {"type": "agree", "undo": 1, "yes": true, "seat": 0},
        {"type": "admit", "ask": 1, "yes": true, "seat": 0},
        {"type": "nudge", "seat": 0},
        {"type": "pace", "pace": "quick"},
        {"type": "hand_over", "to_bot": true, "seat": 0},
        {"type": "chat", "text": "I am Anna", "seat": 0},
        {"type": "device"},
        {"type": "rematch"},
    ]);
    let with_ref = |mut sample: Value| {
        if sample["type"] != "hello" && sample["type"] != "beat" {
            sample["ref"] = json!("r");
        }
        sample
    };
    samples.as_array().into_iter().flatten().cloned().map(with_ref).collect()
}

fn read(sample: &Value) -> ClientMessage {
    serde_json::from_value(sample.clone()).unwrap_or_else(|error| panic!("{sample}: {error}"))
}

#[test]
fn every_message_has_a_sample() {
    let schema = serde_json::to_value(schemars::schema_for!(ClientMessage)).expect("a schema");
    let known: Vec<_> = schema["oneOf"].as_array().expect("variants").iter().collect();
    let mut kinds: Vec<_> = known.iter().map(|kind| kind["properties"]["type"]["const"].clone()).collect();
    let mut sampled: Vec<_> = samples().iter().map(|sample| sample["type"].clone()).collect();
    kinds.sort_by_key(Value::to_string);
    sampled.sort_by_key(Value::to_string);
    assert_eq!(kinds, sampled);
}

async fn failed(client: &mut Client) -> String {
    let message = client
        .until(|message| matches!(message, protocol::ServerMessage::Failed { .. }).then(|| message.clone()))
        .await;
    failure(&message).to_owned()
}

/// Everything that a message could have changed.
async fn everything(server: &TestServer, anna: &Joined) -> (String, usize) {
    let mut table = serde_json::to_value(server.table(&anna.code).await).expect("JSON");
    for seat in table["seats"].as_array_mut().into_iter().flatten() {
        if let Some(person) = seat["sitter"].get_mut("person") {
            person["online"] = json!(null);
        }
    }
    let update = server.sit(anna, None).await.update;
    (table.to_string(), update.map_or(0, |update| update.version as usize))
}

async fn try_everything(server: &TestServer, anna: &Joined, ben: &Joined) {
    let before = everything(server, anna).await;
    for sample in samples().into_iter().filter(|sample| right(&read(sample)) != Right::Anybody) {
        let mut watcher = server.watch(&anna.code).await;
        watcher.send_text(sample.to_string()).await;
        let expected = if right(&read(&sample)) == Right::Hello { "hello_twice" } else { "not_seated" };
        assert_eq!(failed(&mut watcher).await, expected, "a spectator: {sample}");

        let expected = match right(&read(&sample)) {
            Right::Hello => "hello_twice",
            Right::Host => "not_host",
            Right::OwnSeat => "not_your_seat",
            Right::Seat | Right::Anybody => continue,
        };
        let mut guest = server.sit(ben, None).await;
        guest.send_text(sample.to_string()).await;
        let code = failed(&mut guest).await;
        // Before or during the game some requests fail for everybody.
        let not_now = ["already_started", "not_started"];
        assert!(code == expected || not_now.contains(&&*code), "another seat: {sample} → {code}");
    }
    assert_eq!(everything(server, anna).await, before, "and nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_message_does_anything_without_the_right() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let ben = server.join(&anna.code, "Ben").await;
    try_everything(&server, &anna, &ben).await;
    server.join(&anna.code, "Cleo").await;
    server.sit(&anna, None).await.asks(json!({"type": "start"})).await;
    try_everything(&server, &anna, &ben).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_token_but_ones_own_opens_a_seat() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let elsewhere = server.open_table(json!(["person", "person"])).await;
    let short = anna.token[1..].to_owned();
    let longer = format!("{}0", anna.token);
    let upside_down: String = anna.token.chars().rev().collect();
    for token in [&elsewhere.token, &"0".repeat(64), "", "short", &short, &longer, &upside_down] {
        let mut client = server.connect(&anna.code).await;
        client.hello(Some(token), None).await;
        assert_eq!(failed(&mut client).await, "unknown_token");
        assert_eq!(client.receive().await, None, "and the door is shut");
        assert!(!client.received.iter().any(|text| !token.is_empty() && text.contains(token)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_address_tells_or_does_anything_without_the_right() {
    let server = TestServer::open().await;
    let others = json!([{"bot": "novice"}, {"bot": "novice"}]);
    let anna = server.open_as(EXAMPLE, json!({"others": others, "spectators": false})).await;
    let elsewhere = server.open_table(json!(["person", "person"])).await;
    let code = &anna.code;
    // Method, path, body, and the answer to a stranger: the same as for a table that does not exist.
    let addresses = [
        ("GET", "", json!(null)),
        ("GET", "/summary", json!(null)),
        ("GET", "/record", json!(null)),
        ("POST", "/losses", json!({"seat": 0})),
        ("POST", "/seats", json!({"name": "Mallory"})),
        ("POST", "/seats", json!({"name": "Mallory", "seat": 0})),
        ("POST", "/device", json!({"secret": "0".repeat(64)})),
    ];
    let stranger = format!("Bearer {}", elsewhere.token);
    for (method, address, body) in &addresses {
        for headers in [&[][..], &[("authorization", &*stranger)][..]] {
            let headers: Vec<_> =
                headers.iter().copied().chain([("content-type", "application/json")]).collect();
            let ask = async |code: &str| {
                let path = format!("/api/tables/{code}{address}");
                server.request(method, &path, &headers, &body.to_string()).await
            };
            let (here, nowhere) = (ask(code).await, ask("ABCDEF").await);
            assert_eq!(nowhere.problem(404), "no_such_table");
            assert_eq!(here.problem(404), "no_such_table", "{method} {address}");
        }
    }
    let with_token = json!({"name": "Mallory", "token": elsewhere.token});
    let joined = server.post(&format!("/api/tables/{code}/seats"), &with_token).await;
    assert_eq!(joined.problem(404), "no_such_table");
    let lobby = server.get("/api/tables").await;
    assert!(!lobby.body.contains(&**code), "unlisted");
}
