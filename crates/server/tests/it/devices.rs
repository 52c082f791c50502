//! One person at two devices, and several people at one.

use std::time::Duration;

use games::EXAMPLE;
use protocol::{Joined, ServerMessage};
use serde_json::{Value, json};
use server::Clock;

use crate::player::{choose, fill};
use crate::property::with_hands;
use crate::test_server::{Client, TestServer, failure};

async fn secret_of(client: &mut Client) -> String {
    match client.ask(json!({"type": "device"})).await {
        ServerMessage::Device { secret, .. } => secret,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_device_comes_with_a_secret_that_works_once() {
    let clock = Clock::manual();
    let with_clock = |config| server::Config { clock: clock.clone(), ..config };
    let mut server = TestServer::open_with(with_clock).await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let mut laptop = server.sit(&anna, None).await;
    let path = format!("/api/tables/{}/device", anna.code);
    let secret = secret_of(&mut laptop).await;
    let phone: Joined = server.post(&path, &json!({"secret": secret})).await.expect_json(201);
    assert_eq!(phone.seats, [0]);
    assert_ne!(phone.token, anna.token);
    assert_eq!(server.post(&path, &json!({"secret": secret})).await.problem(401), "bad_secret");
    let late = secret_of(&mut laptop).await;
    clock.advance(Duration::from_secs(601));
    assert_eq!(server.post(&path, &json!({"secret": late})).await.problem(401), "bad_secret");
    assert_eq!(server.post(&path, &json!({"secret": anna.token})).await.problem(401), "bad_secret");
    server.restart_with(with_clock).await;
    server.sit(&phone, None).await.asks(json!({"type": "ready", "ready": true})).await;
    assert!(server.table(&anna.code).await.seats[0].ready);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_device_see_only_the_seat_that_is_uncovered() {
    let server = TestServer::open().await;
    let others = json!([{"here": "Ben"}, {"bot": "novice"}]);
    let anna = server.open_as(with_hands(), json!({"others": others})).await;
    assert_eq!(anna.seats, [0, 1]);
    let mut device = server.sit(&anna, None).await;
    device.asks(json!({"type": "start"})).await;
    let down = device.update_where(|update| update.version == 0 || update.seat.is_none()).await;
    assert_eq!(
        (down.seat, &down.own, &down.choices),
        (None, &protocol::Json(Value::Null), &protocol::Json(Value::Null))
    );
    let open: Vec<_> = down.open_choices.iter().map(|open| open.seat).collect();
    assert_eq!(open, [0, 1]);
    assert_eq!(failure(&device.act(json!("pass")).await), "which_seat");
    assert_eq!(
        failure(&device.ask(json!({"type": "act", "action": "pass", "seat": 2})).await),
        "not_your_seat"
    );
    assert_eq!(
        failure(&device.ask(json!({"type": "preview", "action": "pass", "seat": 0})).await),
        "covered"
    );
    for seat in [0, 1] {
        device.update = None;
        device.asks(json!({"type": "uncover", "seat": seat})).await;
        let up = device.update.clone().expect("an update comes before the answer");
        assert_eq!(up.seat, Some(seat));
        assert!(up.own.0.is_object() && up.choices.0.is_object());
    }
    device.update = None;
    device.asks(json!({"type": "uncover", "seat": null})).await;
    assert!(device.update.as_ref().is_some_and(|update| update.own.0.is_null()));
    assert_eq!(failure(&device.ask(json!({"type": "uncover", "seat": 2})).await), "not_your_seat");
    let third: Value = json!({"name": "Cleo", "token": anna.token});
    let full = server.post(&format!("/api/tables/{}/seats", anna.code), &third).await;
    assert_eq!(full.problem(409), "table_full");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_device_play_a_game() {
    let mut server = TestServer::open().await;
    let anna = server.open_as(EXAMPLE, json!({"others": [{"here": "Ben"}, {"bot": "novice"}]})).await;
    let mut device = server.sit(&anna, None).await;
    device.asks(json!({"type": "start"})).await;
    let mut in_the_open = 0;
    loop {
        let is_ours = |update: &protocol::Update| {
            update.ending.is_some() || update.waited_for.iter().any(|seat| *seat < 2)
        };
        let update = device.update_where(is_ours).await;
        if update.ending.is_some() {
            break;
        }
        let seat = *update.waited_for.iter().find(|seat| **seat < 2).expect("one of ours");
        let open = update.open_choices.iter().find(|open| open.seat == seat);
        let ends = |choice: &&Value| choice["action"] == "done" || choice["action"] == "leave";
        let exact = open.and_then(|open| open.choices.0["exact"].as_array()?.iter().find(ends).cloned());
        let action = match exact {
            Some(choice) => {
                in_the_open += 1;
                choice["action"].clone()
            }
            None => {
                device.asks(json!({"type": "uncover", "seat": seat})).await;
                let own = device.update.clone().expect("an update");
                device.asks(json!({"type": "uncover", "seat": null})).await;
                choose(&own).unwrap_or_else(|| fill(&own.choices.0["forms"][0]))
            }
        };
        device.update = None;
        let answer = device.ask(json!({"type": "act", "action": action, "seat": seat})).await;
        assert!(matches!(answer, ServerMessage::Done { .. } | ServerMessage::Refused { .. }), "{answer:?}");
        if device.update.is_none() {
            device.asks(json!({"type": "uncover", "seat": null})).await;
        }
    }
    assert!(in_the_open > 3, "public answers need no curtain");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_takes_everyone_along() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut host = server.sit(&anna, None).await;
    let secret = secret_of(&mut host).await;
    let device = format!("/api/tables/{}/device", anna.code);
    let phone: Joined = server.post(&device, &json!({"secret": secret})).await.expect_json(201);
    let mut guest = server.sit(&ben, None).await;
    let mut watcher = server.watch(&anna.code).await;
    assert_eq!(failure(&guest.ask(json!({"type": "rematch"})).await), "not_over");
    host.asks(json!({"type": "start"})).await;
    host.asks(json!({"type": "close"})).await;
    guest.asks(json!({"type": "rematch"})).await;
    host.asks(json!({"type": "rematch"})).await;
    let code = watcher.table_where(|table| table.rematch.is_some()).await.rematch.expect("a code");
    server.restart().await;
    assert_eq!(server.table(&anna.code).await.rematch.as_deref(), Some(&*code));
    let before = server.table(&anna.code).await;
    let after = server.table(&code).await;
    assert_eq!(after.stage, protocol::TableStage::Waiting);
    assert_ne!(after.commitment, before.commitment, "new dice");
    let names =
        |table: &protocol::TableInfo| table.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&after), names(&before));
    for joined in [&anna, &ben, &phone] {
        let moved = Joined { code: code.clone(), ..joined.clone() };
        let mut client = server.sit(&moved, None).await;
        client.asks(json!({"type": "ready", "ready": true})).await;
    }
    let moved = Joined { code: code.clone(), ..anna.clone() };
    server.sit(&moved, None).await.asks(json!({"type": "start"})).await;
}
