//! Seats that change hands during a game: nobody looks into a hand that was dealt to somebody else unless all agree.

use std::time::Duration;

use protocol::{Joined, SeatAsked, ServerMessage, Sitter};
use serde_json::{Value, json};
use server::Clock;

use crate::client::Answered;
use crate::fuse;
use crate::property::with_hands;
use crate::test_server::{Client, TestServer, failure};

async fn dealt(others: &[&str], clock: &Clock) -> (TestServer, Vec<Joined>, Vec<Client>) {
    let server = TestServer::open_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    let seats = vec!["person"; others.len()];
    let mut joined = vec![server.open_as(with_hands(), json!({"others": seats})).await];
    for name in others {
        joined.push(server.join(&joined[0].code, name).await);
    }
    let mut clients = Vec::new();
    for seat in &joined {
        clients.push(server.sit(seat, None).await);
    }
    clients[0].asks(json!({"type": "start"})).await;
    (server, joined, clients)
}

async fn join(server: &TestServer, code: &str, body: Value) -> Answered {
    server.post(&format!("/api/tables/{code}/seats"), &body).await
}

async fn asked(client: &mut Client) -> SeatAsked {
    let table = client.table_where(|table| table.seat_asked.is_some()).await;
    table.seat_asked.expect("somebody asks")
}

fn admit(asked: &SeatAsked, yes: bool) -> Value {
    json!({"type": "admit", "ask": asked.id, "yes": yes})
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_cannot_remove_somebody_and_look_into_the_hand() {
    let (server, joined, mut clients) = dealt(&["Ben", "Cleo"], &Clock::default()).await;
    let code = joined[0].code.clone();
    clients[0].asks(json!({"type": "remove", "seat": 1})).await;
    clients[0].table_where(|table| table.seats[1].sitter == Sitter::Nobody).await;
    let again = json!({"name": "Anna again", "seat": 1, "token": joined[0].token});
    let sits: Joined = join(&server, &code, again).await.expect_json(201);
    assert!(sits.asked && sits.seats == [0], "the seat was dealt to Ben");
    let wish = asked(&mut clients[2]).await;
    assert_eq!((wish.seat, &*wish.needs, wish.here), (1, &[2][..], false));
    assert_eq!(failure(&clients[0].ask(admit(&wish, true)).await), "no_such_ask", "who asks does not agree");
    assert_eq!(failure(&clients[0].ask(json!({"type": "uncover", "seat": 1})).await), "not_your_seat");
    clients[2].asks(admit(&wish, false)).await;
    clients[0].table_where(|table| table.seat_asked.is_none()).await;
    assert_eq!(failure(&clients[0].ask(json!({"type": "uncover", "seat": 1})).await), "not_your_seat");
    // With nobody left to ask nobody can agree, so leaving and coming back opens nothing either.
    clients[0].asks(json!({"type": "remove", "seat": 2})).await;
    let alone = json!({"name": "Anna again", "seat": 1, "token": joined[0].token});
    assert_eq!(join(&server, &code, alone).await.problem(409), "nobody_to_ask");
    clients[0].asks(json!({"type": "leave"})).await;
    assert_eq!(join(&server, &code, json!({"name": "Dora"})).await.problem(409), "nobody_to_ask");
    let back: Joined =
        join(&server, &code, json!({"name": "Anna", "token": joined[0].token})).await.expect_json(201);
    assert_eq!((back.seats, back.asked), (vec![0], false), "owners return freely");
    let mut host = server.sit(&joined[0], None).await;
    host.asks(json!({"type": "set_bot", "seat": 1, "bot": "novice"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_returns_freely_and_who_was_removed_asks() {
    let (mut server, joined, mut clients) = dealt(&["Ben", "Cleo"], &Clock::default()).await;
    let code = joined[0].code.clone();
    clients[1].asks(json!({"type": "leave"})).await;
    clients[0].table_where(|table| table.seats[1].sitter == Sitter::Nobody).await;
    clients[0].asks(json!({"type": "set_bot", "seat": 1, "bot": "novice"})).await;
    server.restart().await;
    let ben = json!({"name": "Ben", "token": joined[1].token});
    let back: Joined = join(&server, &code, ben.clone()).await.expect_json(201);
    assert_eq!((back.seats, back.asked), (vec![1], false), "also from a bot, also after a restart");
    assert!(server.sit(&joined[1], None).await.updated().await.own.0.is_object());
    let mut host = server.sit(&joined[0], None).await;
    host.asks(json!({"type": "remove", "seat": 1})).await;
    assert_eq!(join(&server, &code, ben).await.problem(401), "unknown_token");
    let asks: Joined = join(&server, &code, json!({"name": "Ben"})).await.expect_json(201);
    assert!(asks.asked && asks.seats.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_over_when_everybody_agrees() {
    let clock = Clock::manual();
    let (server, joined, mut clients) = dealt(&["Ben", "Cleo"], &clock).await;
    let code = joined[0].code.clone();
    clients[0].asks(json!({"type": "settings", "spectators": false})).await;
    clients[1].asks(json!({"type": "leave"})).await;
    clients[0].table_where(|table| table.seats[1].sitter == Sitter::Nobody).await;
    let dora: Joined = join(&server, &code, json!({"name": "Dora"})).await.expect_json(201);
    assert!(dora.asked && dora.seats.is_empty());
    assert_eq!(join(&server, &code, json!({"name": "Emil"})).await.problem(409), "seat_asked_for");
    let mut waiting = server.sit(&dora, None).await;
    assert!(
        waiting.table.as_ref().and_then(|table| table.seat_asked.as_ref()).is_some_and(|asked| asked.here)
    );
    let wish = asked(&mut clients[0]).await;
    assert_eq!((&*wish.name, wish.here, &*wish.needs), ("Dora", false, &[0, 2][..]));
    clients[0].asks(admit(&wish, true)).await;
    assert_eq!(failure(&waiting.ask(admit(&wish, true)).await), "not_seated");
    waiting.table_where(|table| table.seat_asked.as_ref().is_some_and(|asked| asked.needs == [2])).await;
    assert!(
        !waiting.received.iter().any(|text| text.contains("\"type\":\"update\"")),
        "nothing of the game is shown before"
    );
    clients[2].asks(admit(&wish, true)).await;
    let sits = waiting.table_where(|table| table.seats[1].here).await;
    assert_eq!((&*sits.seats[1].name, sits.seat_asked), ("Dora", None));
    assert!(waiting.updated_or_at_hand().await.own.0.is_object());
    // A request that nobody answers lapses.
    clients[2].asks(json!({"type": "leave"})).await;
    clients[0].table_where(|table| table.seats[2].sitter == Sitter::Nobody).await;
    let emil: Joined = join(&server, &code, json!({"name": "Emil"})).await.expect_json(201);
    asked(&mut clients[0]).await;
    clock.advance(Duration::from_secs(120));
    clients[0].table_where(|table| table.seat_asked.is_none()).await;
    let mut late = server.connect(&code).await;
    late.hello(Some(&emil.token), None).await;
    assert_eq!(failure(&late.receive().await.expect("an answer")), "unknown_token");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ref_counts_for_its_holder_not_for_the_seat() {
    let with = |config| server::Config { games: fuse::GAMES, ..config };
    let mut server = TestServer::open_with(with).await;
    let anna = server.open_as("fuse", json!({"others": ["person"]})).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut clients = [server.sit(&anna, None).await, server.sit(&ben, None).await];
    clients[0].asks(json!({"type": "start"})).await;
    let version = |done: ServerMessage| match done {
        ServerMessage::Done { seq, .. } => seq,
        other => panic!("{other:?}"),
    };
    assert_eq!(version(clients[1].act_as("1", json!("tick")).await), Some(1));
    clients[1].asks(json!({"type": "leave"})).await;
    let cleo: Joined = join(&server, &anna.code, json!({"name": "Cleo"})).await.expect_json(201);
    let wish = asked(&mut clients[0]).await;
    clients[0].asks(admit(&wish, true)).await;
    let cleo = Joined { seats: vec![1], ..cleo };
    let mut guest = server.sit(&cleo, None).await;
    let before = guest.updated_or_at_hand().await.version;
    assert_eq!(
        version(guest.act_as("1", json!("tick")).await),
        Some(before + 1),
        "it is Cleo's first action"
    );
    assert_eq!(version(guest.act_as("1", json!("tick")).await), Some(before + 1), "and a resend of it");
    server.restart_with(with).await;
    let mut guest = server.sit(&cleo, None).await;
    assert_eq!(version(guest.act_as("1", json!("tick")).await), Some(before + 1), "after a restart too");
}
