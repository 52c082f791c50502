//! Requests that are refused, and the answers.

use protocol::{BotPlan, ClientMessage, Json, LARGEST_MESSAGE, ServerMessage};
use serde_json::json;

use crate::player::play;
use crate::test_server::{TestServer, failure};

fn bot(level: &str) -> BotPlan {
    BotPlan { level: level.to_owned(), temper: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_carries_the_rule_and_the_reason() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = server.sit(&anna, None).await;
    assert_eq!(failure(&client.act(json!("done")).await), "not_started");
    client.start().await;
    play(&mut client, 0, |update| update.waited_for.contains(&0)).await;
    let version = client.update.as_ref().map(|update| update.version);
    match client.act(json!({ "take": { "card": 99 } })).await {
        ServerMessage::Refused { refusal, .. } => {
            assert!(refusal.rule.starts_with("nmm-"), "{refusal:?}");
            assert!(!refusal.why.0.is_null(), "{refusal:?}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(failure(&client.act(json!({ "fly": {} })).await), "unreadable");
    assert_eq!(client.update.as_ref().map(|update| update.version), version);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_tells_what_is_certain_and_changes_nothing() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, 0, |update| update.waited_for.contains(&0)).await;
    let before = client.update.clone().expect("an update");
    let action = crate::player::choose(&before).expect("something to do");
    client.send(&ClientMessage::Preview { r#ref: "p".into(), action: Json(action), seat: None }).await;
    assert!(matches!(client.answer_to("p").await, ServerMessage::Previewed { .. }));
    client
        .send(&ClientMessage::Preview {
            r#ref: "q".into(),
            action: Json(json!({"take": {"card": 99}})),
            seat: None,
        })
        .await;
    assert!(matches!(client.answer_to("q").await, ServerMessage::Refused { .. }));
    assert_eq!(client.update, Some(before));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_without_a_seat() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let elsewhere = server.open_table(json!(["person", "person"])).await;
    let mut watcher = server.watch(&anna.code).await;
    let messages = [
        ClientMessage::Act { r#ref: "1".into(), action: Json(json!("done")), seat: None },
        ClientMessage::Preview { r#ref: "1".into(), action: Json(json!("done")), seat: None },
        ClientMessage::Start { r#ref: "1".into() },
        ClientMessage::SetBot { r#ref: "1".into(), seat: 1, bot: Some(bot("novice")) },
        ClientMessage::Nonce { r#ref: "1".into(), nonce: "00".into(), seat: None },
    ];
    for message in &messages {
        watcher.send(message).await;
        assert_eq!(failure(&watcher.answer_to("1").await), "not_seated");
    }
    for token in [elsewhere.token.as_str(), &"0".repeat(64), "", "short", &anna.token[1..]] {
        let mut client = server.connect(&anna.code).await;
        client.hello(Some(token), None).await;
        assert_eq!(failure(&client.receive().await.expect("an answer")), "unknown_token");
        assert_eq!(client.receive().await, None, "and the door is shut");
    }
    assert!(matches!(server.table(&anna.code).await.stage, protocol::TableStage::Waiting));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_arranges_the_table() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut host = server.sit(&anna, None).await;
    let mut guest = server.sit(&ben, None).await;
    assert_eq!(failure(&guest.start().await), "not_host");
    assert_eq!(failure(&host.start().await), "empty_seats");
    let set_bot =
        |seat, level: Option<&str>| ClientMessage::SetBot { r#ref: "b".into(), seat, bot: level.map(bot) };
    let cases = [
        (1, Some("novice"), "seat_taken"),
        (7, Some("novice"), "no_such_seat"),
        (2, Some("genius"), "no_such_level"),
    ];
    for (seat, level, code) in cases {
        host.send(&set_bot(seat, level)).await;
        assert_eq!(failure(&host.answer_to("b").await), code);
    }
    guest.send(&set_bot(2, Some("novice"))).await;
    assert_eq!(failure(&guest.answer_to("b").await), "not_host");
    for level in [Some("novice"), None, Some("random")] {
        host.send(&set_bot(2, level)).await;
        assert!(matches!(host.answer_to("b").await, ServerMessage::Done { .. }));
    }
    for nonce in ["xyz", "abc", &"00".repeat(33)] {
        guest.send(&ClientMessage::Nonce { r#ref: "n".into(), nonce: nonce.into(), seat: None }).await;
        assert_eq!(failure(&guest.answer_to("n").await), "bad_nonce");
    }
    guest.send(&ClientMessage::Nonce { r#ref: "n".into(), nonce: "beef".into(), seat: None }).await;
    assert!(matches!(guest.answer_to("n").await, ServerMessage::Done { .. }));
    for _ in 0..2 {
        assert!(
            matches!(host.start().await, ServerMessage::Done { .. }),
            "started once, however often asked"
        );
    }
    guest.send(&ClientMessage::Nonce { r#ref: "late".into(), nonce: "dead".into(), seat: None }).await;
    assert_eq!(failure(&guest.answer_to("late").await), "already_started");
    host.send(&set_bot(2, None)).await;
    assert_eq!(failure(&host.answer_to("b").await), "already_started");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_make_no_sense_are_answered() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let mut client = server.sit(&anna, None).await;
    let too_long = format!(r#"{{"type":"act","ref":"a","action":"{}"}}"#, "x".repeat(LARGEST_MESSAGE));
    let long_ref = format!(r#"{{"type":"start","ref":"{}"}}"#, "r".repeat(65));
    let cases = [
        ("", "unreadable"),
        ("{", "unreadable"),
        ("[1,2,3]", "unreadable"),
        (r#"{"type":"fly","ref":"a"}"#, "unreadable"),
        (r#"{"type":"act","ref":"a","action":1,"extra":2}"#, "unreadable"),
        (r#"{"type":"hello","protocol":3,"token":null,"version":null}"#, "hello_twice"),
        (r#"{"type":"start","ref":""}"#, "bad_ref"),
        (&long_ref, "bad_ref"),
        (&too_long, "too_large"),
    ];
    for (text, code) in cases {
        client.send_text(text).await;
        let failed = client
            .until(|message| matches!(message, ServerMessage::Failed { .. }).then(|| message.clone()))
            .await;
        assert_eq!(failure(&failed), code, "{text:.60}");
    }
    assert_eq!(failure(&client.start().await), "empty_seats", "the connection still works");
    client.send_text("x".repeat(1_000_000)).await;
    assert_eq!(client.receive().await, None, "much too long ends it");

    let mut rude = server.connect(&anna.code).await;
    rude.send_text(r#"{"type":"start","ref":"a"}"#).await;
    assert_eq!(failure(&rude.receive().await.expect("an answer")), "no_hello");
    let mut garbled = server.connect(&anna.code).await;
    garbled.send_text(format!(r#"{{"type":"hello","protocol":"{}","version":1}}"#, anna.token)).await;
    assert_eq!(failure(&garbled.receive().await.expect("an answer")), "no_hello");
    assert!(!garbled.received[0].contains(&anna.token), "no error repeats a token");
    let mut old = server.connect(&anna.code).await;
    old.send_text(r#"{"type":"hello","protocol":0,"token":null,"version":null}"#).await;
    assert_eq!(failure(&old.receive().await.expect("an answer")), "wrong_protocol");
}
