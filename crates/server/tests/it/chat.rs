//! Chat.

use protocol::{ChatLine, LONGEST_LINE, ServerMessage};
use serde_json::json;

use crate::test_server::{Client, TestServer, failure};

async fn heard(client: &mut Client) -> Vec<ChatLine> {
    client
        .until(|message| match message {
            ServerMessage::Chat { lines } => Some(lines.clone()),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_kept_said_once_and_resumed() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut one = server.sit(&anna, None).await;
    let mut two = server.sit(&ben, None).await;
    let mut watcher = server.watch(&anna.code).await;
    let say = |text: &str| json!({"type": "chat", "text": text});
    for _ in 0..2 {
        assert!(matches!(one.ask_as("first", say("<b>hi</b>")).await, ServerMessage::Done { .. }));
    }
    two.asks(say("  so\nwhat ")).await;
    let first = heard(&mut watcher).await;
    assert_eq!((first[0].id, first[0].seat, &*first[0].name), (1, Some(0), "Anna"));
    assert_eq!(first[0].text, "<b>hi</b>", "text, whatever it looks like");
    assert_eq!(heard(&mut watcher).await[0].text, "so what");
    assert_eq!(two.received.iter().filter(|text| text.contains("<b>hi</b>")).count(), 1, "said once");
    server.restart().await;
    let mut again = server.sit(&anna, None).await;
    assert_eq!(heard(&mut again).await.len(), 2);
    assert!(matches!(again.ask_as("first", say("<b>hi</b>")).await, ServerMessage::Done { .. }));
    let mut knows_one = server.connect(&anna.code).await;
    knows_one
        .send_text(json!({"type": "hello", "protocol": protocol::VERSION, "token": ben.token, "version": null, "chat": 1}).to_string())
        .await;
    let lines = heard(&mut knows_one).await;
    assert_eq!((lines.len(), lines[0].id), (1, 2), "only what was missed, and nothing twice");
    for text in ["", " \n ", &"x".repeat(LONGEST_LINE + 1)] {
        assert_eq!(failure(&again.ask(say(text)).await), "bad_line");
    }
    let mut watcher = server.watch(&anna.code).await;
    assert_eq!(failure(&watcher.ask(say("boo")).await), "not_seated");
}
