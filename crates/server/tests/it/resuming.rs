//! Coming back: after a reload, after a restart of the server, after the table was put away.

use std::time::Duration;

use protocol::{ServerMessage, Told, Update};
use serde_json::json;

use crate::house::House;
use crate::player::play;

/// Nothing moves until Anna does.
fn only_anna(update: &Update) -> bool {
    update.waited_for == [0]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_gets_the_view_and_exactly_the_missed_events() {
    let house = House::open().await;
    let anna = house.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut stays = house.sit(&anna, None).await;
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

    let resumed = house.sit(&anna, Some(left_at)).await.updated().await;
    assert_eq!(resumed.told, heard);
    assert_eq!((resumed.version, resumed.skipped), (now.version, 0));
    assert_eq!((&resumed.public, &resumed.own, &resumed.choices), (&now.public, &now.own, &now.choices));
    let nothing_missed = house.sit(&anna, Some(now.version)).await.updated().await;
    assert_eq!(nothing_missed.told, []);
    let everything = house.sit(&anna, Some(0)).await.updated().await;
    assert_eq!(
        everything.told.first().map(|told| told.seq),
        Some(1),
        "whoever has seen the deal hears the rest"
    );
    assert!(everything.told.ends_with(&heard));
    let late = house.sit(&anna, None).await.updated().await;
    assert!(
        everything.told.ends_with(&late.told) || late.told.ends_with(&everything.told),
        "the newest events"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_loses_nothing() {
    let mut house = House::open().await;
    let anna = house.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = house.sit(&anna, None).await;
    client.start().await;
    for version in [4, 11, 25] {
        play(&mut client, 0, |update| update.version >= version && only_anna(update)).await;
        let before = client.update.clone().expect("an update");
        house.restart().await;
        client = house.sit(&anna, Some(before.version)).await;
        let after = client.updated().await;
        assert_eq!(after.version, before.version);
        assert_eq!((after.public, after.own, after.choices), (before.public, before.own, before.choices));
        assert_eq!(after.told, []);
    }
    play(&mut client, 0, |_| false).await;
    house.restart().await;
    let record = house.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    games::records::verify(&record).expect("the record holds");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_room_survives_a_restart() {
    let mut house = House::open().await;
    let anna = house.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = house.join(&anna.code, "Ben").await;
    let before = house.table(&anna.code).await;
    house.restart().await;
    assert_eq!(house.table(&anna.code).await, before);
    let mut client = house.sit(&anna, None).await;
    assert!(matches!(client.start().await, ServerMessage::Done { .. }));
    house.sit(&ben, None).await.updated().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_put_away_is_loaded_when_somebody_comes() {
    let at_once = |config| server::Config { unload_after: Duration::from_millis(20), ..config };
    let house = House::open_with(at_once).await;
    let anna = house.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = house.sit(&anna, None).await;
    client.start().await;
    play(&mut client, 0, |update| update.version >= 5 && only_anna(update)).await;
    let before = client.update.clone().expect("an update");
    client.close().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    for _ in 0..20 {
        let mut client = house.sit(&anna, Some(before.version)).await;
        assert_eq!(client.updated().await.public, before.public);
        client.close().await;
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}
