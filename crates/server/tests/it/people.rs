//! People come, go, lose their browser's memory and come back: bots for the absent, links to keep, a seat that others
//! vouch for, names and the number of seats, and what a list of one's tables says.

use std::time::Duration;

use protocol::{Joined, SeatAsked, ServerMessage, Sitter, StandIn, TableInfo, TableStage, TableSummary};
use serde_json::{Value, json};
use server::Clock;

use crate::client::Answered;
use crate::fuse;
use crate::property::{for_two_to_five, with_hands};
use crate::test_server::{Client, TestServer, failure};

/// Anna and others, each at a device of their own, after the deal.
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
    for client in &mut clients {
        client.table_where(|table| table.stage == TableStage::Playing).await;
    }
    (server, joined, clients)
}

fn names(table: &TableInfo) -> Vec<&str> {
    table.seats.iter().map(|seat| &*seat.name).collect()
}

fn is_offline(table: &TableInfo, seat: usize) -> bool {
    matches!(table.seats[seat].sitter, Sitter::Person { online: false, .. })
}

fn stand_in(table: &TableInfo, seat: usize) -> Option<StandIn> {
    match table.seats[seat].sitter {
        Sitter::Person { stand_in, .. } => stand_in,
        _ => None,
    }
}

async fn summary(server: &TestServer, joined: &Joined) -> TableSummary {
    let bearer = format!("Bearer {}", joined.token);
    let path = format!("/api/tables/{}/summary", joined.code);
    server.request("GET", &path, &[("authorization", &*bearer)], "").await.expect_json(200)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_has_a_bot_play_for_the_absent_until_they_are_back() {
    let (mut server, joined, mut clients) = dealt(&["Ben", "Cleo"], &Clock::default()).await;
    let for_ben = |to_bot: bool| json!({"type": "stand_in", "seat": 1, "to_bot": to_bot});
    assert_eq!(failure(&clients[0].ask(for_ben(true)).await), "not_absent");
    assert_eq!(failure(&clients[2].ask(for_ben(true)).await), "not_host");
    clients.remove(1).close().await;
    clients[0].table_where(|table| is_offline(table, 1)).await;
    clients[0].asks(for_ben(true)).await;
    clients[0].asks(for_ben(true)).await;
    let table = clients[1].table_where(|table| stand_in(table, 1).is_some()).await;
    assert_eq!((stand_in(&table, 1), &*table.seats[1].name), (Some(StandIn::Host), "Ben"));
    // It lasts longer than the table is in memory.
    server.restart().await;
    assert_eq!(stand_in(&server.table(&joined[0].code).await, 1), Some(StandIn::Host));
    let mut host = server.sit(&joined[0], None).await;
    let mut ben = server.sit(&joined[1], None).await;
    host.table_where(|table| stand_in(table, 1).is_none()).await;
    // What Ben has asked for himself is his to end.
    ben.asks(json!({"type": "hand_over", "to_bot": true})).await;
    host.asks(for_ben(false)).await;
    host.asks(for_ben(true)).await;
    assert_eq!(stand_in(&server.table(&joined[0].code).await, 1), Some(StandIn::HandedOver));
    ben.asks(json!({"type": "hand_over", "to_bot": false})).await;
    // Connecting is enough; so is what the host can end.
    ben.close().await;
    host.table_where(|table| is_offline(table, 1)).await;
    host.asks(for_ben(true)).await;
    host.asks(for_ben(false)).await;
    assert_eq!(stand_in(&server.table(&joined[0].code).await, 1), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_reminded_and_says_nothing_is_absent_too() {
    let clock = Clock::manual();
    let with = |config| server::Config { games: fuse::GAMES, clock: clock.clone(), ..config };
    let server = TestServer::open_with(with).await;
    let anna = server.open_as("fuse", json!({"others": ["person"]})).await;
    let ben = server.join(&anna.code, "Ben").await;
    let (mut host, mut guest) = (server.sit(&anna, None).await, server.sit(&ben, None).await);
    host.asks(json!({"type": "start"})).await;
    let step_in = json!({"type": "stand_in", "seat": 1, "to_bot": true});
    host.asks(json!({"type": "nudge", "seat": 1})).await;
    assert_eq!(failure(&host.ask(step_in.clone()).await), "not_absent", "give them a moment");
    guest.asks(json!({"type": "chat", "text": "thinking"})).await;
    clock.advance(Duration::from_secs(31));
    assert_eq!(failure(&host.ask(step_in.clone()).await), "not_absent", "Ben has said something");
    host.asks(json!({"type": "nudge", "seat": 1})).await;
    clock.advance(Duration::from_secs(31));
    host.asks(step_in).await;
    guest.table_where(|table| stand_in(table, 1) == Some(StandIn::Host)).await;
    guest.asks(json!({"type": "chat", "text": "back"})).await;
    host.table_where(|table| stand_in(table, 1).is_none()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_the_number_of_seats_change_in_the_waiting_room() {
    let mut server = TestServer::open().await;
    let others = json!([{"here": "Player 2"}, {"bot": "novice"}]);
    let anna = server.open_as(for_two_to_five(), json!({"others": others})).await;
    let mut host = server.sit(&anna, None).await;
    let rename = |seat: u8, name: &str| json!({"type": "rename", "seat": seat, "name": name});
    host.asks(rename(1, "Ben")).await;
    host.asks(rename(2, "The Bank")).await;
    for (seat, name, code) in [(1, "ANNA", "name_taken"), (1, " ", "bad_name"), (9, "Ben", "no_such_seat")] {
        assert_eq!(failure(&host.ask(rename(seat, name)).await), code);
    }
    let players = |count: u8| json!({"type": "players", "players": count});
    host.asks(players(5)).await;
    host.asks(players(5)).await;
    let cleo = server.join(&anna.code, "Cleo").await;
    assert_eq!(cleo.seats, [3]);
    let mut guest = server.sit(&cleo, None).await;
    assert_eq!(failure(&guest.ask(rename(0, "Nobody")).await), "not_your_seat");
    assert_eq!(failure(&guest.ask(rename(2, "Mine")).await), "not_your_seat");
    guest.asks(json!({"type": "rename", "name": "Cleopatra"})).await;
    guest.asks(json!({"type": "chat", "text": "hello"})).await;
    let colours: Vec<_> = server.table(&anna.code).await.seats.iter().map(|seat| seat.colour).collect();
    assert_eq!(colours, [0, 1, 2, 3, 4]);

    // The empty seat goes first, then the bot; who sits behind it moves up and keeps what they said.
    host.asks(players(3)).await;
    let table = guest.table_where(|table| table.seats.len() == 3).await;
    assert_eq!(names(&table), ["Anna", "Ben", "Cleopatra"]);
    assert!(table.seats[2].here);
    assert_eq!(failure(&host.ask(players(1)).await), "bad_seats");
    assert_eq!(failure(&host.ask(players(2)).await), "people_sit");
    host.asks(players(4)).await;
    let dora = server.join(&anna.code, "Dora").await;
    server.restart().await;
    let table = server.table(&anna.code).await;
    assert_eq!(names(&table), ["Anna", "Ben", "Cleopatra", "Dora"]);
    let mut guest = server.connect(&anna.code).await;
    guest.hello(Some(&cleo.token), None).await;
    assert_eq!(guest.welcomed().await, [2]);
    let said = guest.until(|message| match message {
        ServerMessage::Chat { lines } => Some(lines[0].seat),
        _ => None,
    });
    assert_eq!(said.await, Some(2));
    let mut host = server.sit(&anna, None).await;
    server.sit(&dora, None).await.asks(json!({"type": "leave"})).await;
    host.asks(players(3)).await;
    host.asks(json!({"type": "start"})).await;
    assert_eq!(failure(&host.ask(players(4)).await), "already_started");
    assert_eq!(failure(&host.ask(rename(0, "Late")).await), "already_started");
    let update = host.updated_or_at_hand().await;
    assert!(update.ending.is_none());
}

async fn seat_link(client: &mut Client) -> String {
    match client.ask(json!({"type": "device", "lasting": true})).await {
        ServerMessage::Device { secret, expires: None, .. } => secret,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_keep_brings_the_seat_back_as_often_as_it_is_needed() {
    let clock = Clock::manual();
    let (mut server, joined, mut clients) = dealt(&["Ben", "Cleo"], &clock).await;
    let code = joined[0].code.clone();
    let secret = seat_link(&mut clients[1]).await;
    let path = format!("/api/tables/{code}/device");
    let open = async |server: &TestServer| server.post(&path, &json!({"secret": secret})).await;
    clock.advance(Duration::from_secs(90 * 24 * 3600));
    server.restart_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    let back: Joined = open(&server).await.expect_json(201);
    let again: Joined = open(&server).await.expect_json(201);
    assert_eq!((&*back.seats, &back.token), (&[1][..], &again.token), "it adds no device each time");
    assert_ne!(back.token, secret, "what is in the address is no token");
    assert!(server.sit(&back, None).await.updated().await.own.0.is_object());
    let as_token = Joined { token: secret.clone(), ..back.clone() };
    let mut client = server.connect(&code).await;
    client.hello(Some(&as_token.token), None).await;
    assert_eq!(failure(&client.receive().await.expect("an answer")), "unknown_token");

    // Who has left returns with it; who was removed does not.
    server.sit(&back, None).await.asks(json!({"type": "leave"})).await;
    let left: Joined = open(&server).await.expect_json(201);
    assert!(left.seats.is_empty());
    let seats = format!("/api/tables/{code}/seats");
    let returned = server.post(&seats, &json!({"name": "Ben", "token": left.token})).await;
    let returned: Joined = returned.expect_json(201);
    assert_eq!((returned.seats, returned.asked), (vec![1], false));
    let mut host = server.sit(&joined[0], None).await;
    host.asks(json!({"type": "remove", "seat": 1})).await;
    assert_eq!(open(&server).await.problem(401), "bad_secret");
    host.asks(json!({"type": "settings", "spectators": false})).await;
    host.asks(json!({"type": "set_bot", "seat": 1, "bot": "novice"})).await;
    assert_eq!(open(&server).await.problem(404), "no_such_table", "a table that is not told of");
    for _ in 0..16 {
        seat_link(&mut host).await;
    }
    let one_more = host.ask(json!({"type": "device", "lasting": true})).await;
    assert_eq!(failure(&one_more), "too_many_devices");
}

async fn claim(server: &TestServer, code: &str, seat: u8) -> Answered {
    server.post(&format!("/api/tables/{code}/seats"), &json!({"name": "whoever", "seat": seat})).await
}

async fn asked(client: &mut Client) -> SeatAsked {
    let table = client.table_where(|table| table.seat_asked.is_some()).await;
    table.seat_asked.expect("somebody asks")
}

fn admit(asked: &SeatAsked, yes: bool) -> Value {
    json!({"type": "admit", "ask": asked.id, "yes": yes})
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_vouch_for_somebody_who_has_lost_the_token() {
    let (mut server, joined, mut clients) = dealt(&["Ben", "Cleo"], &Clock::default()).await;
    let code = joined[0].code.clone();
    assert_eq!(claim(&server, &code, 1).await.problem(409), "seat_taken", "Ben is here");
    clients.remove(1).close().await;
    clients[0].table_where(|table| is_offline(table, 1)).await;
    let new: Joined = claim(&server, &code, 1).await.expect_json(201);
    assert!(new.asked && new.seats.is_empty());
    let mut waiting = server.sit(&new, None).await;
    let wish = asked(&mut clients[0]).await;
    assert_eq!((wish.seat, &*wish.name, &*wish.needs, wish.is_return), (1, "Ben", &[0, 2][..], true));
    clients[0].asks(admit(&wish, true)).await;
    assert!(waiting.update.as_ref().is_none_or(|update| update.own.0.is_null()), "one is not enough");
    clients[1].asks(admit(&wish, true)).await;
    let sits = waiting.table_where(|table| table.seats[1].here).await;
    assert_eq!(names(&sits), ["Anna", "Ben", "Cleo"]);
    assert_eq!(sits.seat_asked, None);
    assert!(waiting.update_where(|update| update.seat == Some(1)).await.own.0.is_object());
    server.restart().await;
    let sits = Joined { seats: vec![1], ..new.clone() };
    server.sit(&sits, None).await.asks(json!({"type": "chat", "text": "back"})).await;
    let mut old = server.connect(&code).await;
    old.hello(Some(&joined[1].token), None).await;
    assert_eq!(failure(&old.receive().await.expect("an answer")), "unknown_token", "the old token is void");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_into_the_hand_of_somebody_who_is_not_connected() {
    // One person alone, who could ask in a second window, is not enough.
    let (server, joined, mut clients) = dealt(&["Ben"], &Clock::default()).await;
    clients.remove(1).close().await;
    clients[0].table_where(|table| is_offline(table, 1)).await;
    assert_eq!(claim(&server, &joined[0].code, 1).await.problem(409), "too_few_to_vouch");

    let (server, joined, mut clients) = dealt(&["Ben", "Cleo"], &Clock::default()).await;
    let code = joined[0].code.clone();
    clients.remove(1).close().await;
    clients[0].table_where(|table| is_offline(table, 1)).await;
    // Nor is it if one of two asks for their own device.
    let own = json!({"name": "Anna again", "seat": 1, "token": joined[0].token});
    let refused = server.post(&format!("/api/tables/{code}/seats"), &own).await;
    assert_eq!(refused.problem(409), "too_few_to_vouch");
    // When the person's own device connects the request ends.
    let new: Joined = claim(&server, &code, 1).await.expect_json(201);
    let mut waiting = server.sit(&new, None).await;
    let wish = asked(&mut clients[0]).await;
    clients[0].asks(admit(&wish, true)).await;
    let mut ben = server.sit(&joined[1], None).await;
    waiting.table_where(|table| table.seat_asked.is_none()).await;
    clients[0].table_where(|table| table.seat_asked.is_none()).await;
    assert_eq!(failure(&clients[1].ask(admit(&wish, true)).await), "no_such_ask");
    ben.asks(json!({"type": "chat", "text": "it is me"})).await;
    // Whoever agreed and then left has not vouched.
    ben.close().await;
    clients[0].table_where(|table| is_offline(table, 1)).await;
    claim(&server, &code, 1).await.expect_json::<Joined>(201);
    let wish = asked(&mut clients[0]).await;
    clients[0].asks(admit(&wish, true)).await;
    clients[1].asks(json!({"type": "leave"})).await;
    clients[0].table_where(|table| table.seat_asked.is_none()).await;
    assert!(is_offline(&server.table(&code).await, 1), "it is still Ben's");
    server.sit(&joined[1], None).await.asks(json!({"type": "chat", "text": "still me"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_summary_says_who_is_waited_for_and_since_when() {
    let clock = Clock::manual();
    let with = |config| server::Config { games: fuse::GAMES, clock: clock.clone(), ..config };
    let mut server = TestServer::open_with(with).await;
    let anna = server.open_as("fuse", json!({"others": ["person"], "spectators": false})).await;
    let opened = summary(&server, &anna).await;
    assert_eq!((opened.stage, &*opened.waited_for, &*opened.game), (TableStage::Waiting, &[][..], "fuse"));
    let ben = server.join(&anna.code, "Ben").await;
    let mut host = server.sit(&anna, None).await;
    clock.advance(Duration::from_secs(60));
    host.asks(json!({"type": "start"})).await;
    let started = summary(&server, &anna).await;
    assert_eq!(started.since, opened.since + 60_000);
    assert_eq!((started.stage, started.waited_for.len()), (TableStage::Playing, 2));
    assert_eq!(started.seats.iter().map(|seat| seat.here).collect::<Vec<_>>(), [true, false]);
    clock.advance(Duration::from_secs(60));
    let mut guest = server.sit(&ben, None).await;
    guest.act(json!("whisper")).await;
    assert_eq!(summary(&server, &anna).await.since, started.since, "a secret move shows in nothing");
    guest.act(json!("tick")).await;
    let ticked = summary(&server, &anna).await.since;
    assert_eq!(ticked, started.since + 60_000);
    guest.act(json!("whisper")).await;
    clock.advance(Duration::from_secs(3600));
    server.restart_with(with).await;
    assert_eq!(summary(&server, &anna).await.since, ticked, "also after a restart");
    let path = format!("/api/tables/{}/summary", anna.code);
    assert_eq!(server.get(&path).await.problem(404), "no_such_table", "not for strangers");
    server.sit(&anna, None).await.asks(json!({"type": "close"})).await;
    let closed = summary(&server, &anna).await;
    assert_eq!((closed.stage, &*closed.waited_for), (TableStage::Closed, &[][..]));
}
