//! Reconnecting: after a reload, after a restart of the server, after the table was unloaded.

use std::time::Duration;

use protocol::{ClientMessage, ServerMessage, Told, Update};
use serde_json::json;

use crate::player::play;
use crate::test_server::TestServer;

/// The game waits only for Anna.
fn only_anna(update: &Update) -> bool {
    update.waited_for == [0]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_gets_the_view_and_exactly_the_missed_events() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut stays = server.sit(&anna, None).await;
    stays.start().await;
    play(&mut stays, 0, |update| update.version >= 5).await;
    let left_at = stays.update.clone().expect("an update").version;
    let missed_from = stays.received.len();
    play(&mut stays, 0, |update| update.version >= left_at + 9).await;
    play(&mut stays, 0, only_anna).await;
    let heard: Vec<Told> = stays.received[missed_from..]
        .iter()
        .filter_map(|text| match serde_json::from_str(text) {
            Ok(ServerMessage::Change(change)) => Some(change.told),
            _ => None,
        })
        .flatten()
        .collect();
    let now = stays.update.clone().expect("an update");

    let resumed = server.sit(&anna, Some(left_at)).await.updated().await;
    assert_eq!(resumed.told, heard);
    assert_eq!((resumed.version, resumed.skipped), (now.version, 0));
    assert_eq!((&resumed.public, &resumed.own, &resumed.choices), (&now.public, &now.own, &now.choices));
    let nothing_missed = server.sit(&anna, Some(now.version)).await.updated().await;
    assert_eq!(nothing_missed.told, []);
    let everything = server.sit(&anna, Some(0)).await.updated().await;
    assert_eq!(
        everything.told.first().map(|told| told.seq),
        Some(1),
        "whoever has seen the deal hears the rest"
    );
    assert!(everything.told.ends_with(&heard));
    let late = server.sit(&anna, None).await.updated().await;
    assert!(
        everything.told.ends_with(&late.told) || late.told.ends_with(&everything.told),
        "the newest events"
    );
}

/// A browser is not told that its line has died; it asks, and hears an answer whatever the table does.
#[tokio::test(flavor = "multi_thread")]
async fn a_beat_is_answered_by_the_connection() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    for _ in 0..3 {
        client.send(&ClientMessage::Beat).await;
        while client.receive().await.expect("an answer") != ServerMessage::Beat {}
    }
    let mut spectator = server.watch(&anna.code).await;
    spectator.send(&ClientMessage::Beat).await;
    while spectator.receive().await.expect("an answer") != ServerMessage::Beat {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_loses_nothing() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    for version in [4, 11, 25] {
        play(&mut client, 0, |update| update.version >= version && only_anna(update)).await;
        let before = client.update.clone().expect("an update");
        server.restart().await;
        client = server.sit(&anna, Some(before.version)).await;
        let after = client.updated().await;
        assert_eq!(after.version, before.version);
        assert_eq!((after.public, after.own, after.choices), (before.public, before.own, before.choices));
        assert_eq!(after.told, []);
    }
    play(&mut client, 0, |_| false).await;
    server.restart().await;
    let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    games::records::verify(&record).expect("the record holds");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_room_survives_a_restart() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let before = server.table(&anna.code).await;
    server.restart().await;
    assert_eq!(server.table(&anna.code).await, before);
    let mut client = server.sit(&anna, None).await;
    assert!(matches!(client.start().await, ServerMessage::Done { .. }));
    server.sit(&ben, None).await.updated().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_put_away_is_loaded_when_somebody_comes() {
    let at_once = |config| server::Config { unload_after: Duration::from_millis(20), ..config };
    let server = TestServer::open_with(at_once).await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, 0, |update| update.version >= 5 && only_anna(update)).await;
    let before = client.update.clone().expect("an update");
    client.close().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    for _ in 0..20 {
        let mut client = server.sit(&anna, Some(before.version)).await;
        assert_eq!(client.updated().await.public, before.public);
        client.close().await;
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}
