//! The nodes of a house are replaced by newer ones, one after the other, while people play.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use games::EXAMPLE;
use protocol::Joined;
use serde_json::json;

use super::house::House;
use super::party::{Progress, party};
use crate::client::request;

const WITHIN: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread")]
async fn a_house_is_upgraded_while_people_play() {
    let mut house = House::open(2).await;
    let progress = Arc::new(Progress::default());
    let playing = tokio::spawn(party(house.addresses.clone(), progress.clone()));
    progress.goes_on(WITHIN).await;
    for number in [0, 1] {
        // First nobody new is sent there, then it is asked to end.
        house.addresses.set(number, None);
        tokio::task::block_in_place(|| house.nodes[number].as_mut().expect("it runs").serving.end());
        house.start(number, &["--announce-version", "99.0.0"]).await;
        progress.goes_on(WITHIN).await;
    }
    progress.is_last.store(true, Ordering::Relaxed);
    playing.await.expect("every game holds");
    let told = progress.failures.lock().unwrap().clone();
    assert!(told.is_empty(), "nobody was refused anything: {told:?}");
}

/// What a newer program has held an older one does not take while there is a newer one.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_a_newer_program_has_held_stays_with_newer_ones() {
    let mut house = House::open(2).await;
    house.kill(1);
    house.start(1, &["--announce-version", "99.0.0"]).await;
    let newer = house.addresses.near(1).expect("it runs");
    let new = json!({ "game": EXAMPLE, "name": "Anna", "others": ["person", "person"] });
    let headers = [("content-type", "application/json")];
    let opened = request(newer, "POST", "/api/tables", &headers, &new.to_string()).await;
    let joined: Joined = opened.expect_json(201);
    let path = format!("/api/tables/{}", joined.code);
    assert_eq!(request(newer, "GET", &path, &[], "").await.status, 200);
    // The newer one gives it back.
    let mut sql = house.sql().await;
    sqlx::query("UPDATE leases SET node = NULL").execute(&mut sql).await.expect("it is given back");
    let older = house.addresses.near(0).expect("it runs");
    assert_eq!(request(older, "GET", &path, &[], "").await.status, 200);
    let holder = house.holder(&joined.code).await.map(|(holder, _)| holder);
    assert_ne!(holder, Some(0), "the older one has left it alone");
    // Without a newer one it is better served by an older one than by none.
    house.kill(1);
    let answered = house.addresses.request(0, "GET", &path, "").await;
    assert_eq!(answered.status, 200, "{}", answered.body);
    assert_eq!(house.holder(&joined.code).await.map(|(holder, _)| holder), Some(0));
}
