//! Clocks of a table, with a manual clock: no test waits.

use std::time::Duration;

use games::EXAMPLE;
use protocol::{Joined, ServerMessage, Sitter, StandIn, TableInfo};
use serde_json::{Value, json};
use server::Clock;
use server::store::{SqliteStore, Store};
use tempfile::TempDir;
use tokio::time::timeout;

use crate::client::PATIENCE;
use crate::property::with_outcries;
use crate::test_server::{Client, TestServer, failure};

struct Live {
    clock: Clock,
    server: TestServer,
    joined: Vec<Joined>,
    clients: Vec<Client>,
}

/// A live table of connected persons, started.
async fn live(game: &str, people: usize, seconds: u16) -> Live {
    let clock = Clock::manual();
    let server = TestServer::open_with(|config| server::Config {
        games: crate::fuse::GAMES,
        clock: clock.clone(),
        ..config
    })
    .await;
    let others = vec!["person"; people - 1];
    let time = json!({"live": {"seconds": seconds}});
    let anna = server.open_as(game, json!({"others": others, "time": time})).await;
    let mut joined = vec![anna];
    for name in &["Ben", "Cleo", "Dora"][..people - 1] {
        joined.push(server.join(&joined[0].code, name).await);
    }
    let mut clients = Vec::new();
    for seat in &joined {
        clients.push(server.sit(seat, None).await);
    }
    clients[0].asks(json!({"type": "start"})).await;
    Live { clock, server, joined, clients }
}

fn stands_in(table: &TableInfo, seat: usize) -> Option<StandIn> {
    match table.seats[seat].sitter {
        Sitter::Person { stand_in, .. } => stand_in,
        _ => None,
    }
}

fn seats(clock: &protocol::Clock) -> Vec<u8> {
    clock.seats.iter().map(|clock| clock.seat).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outcry_is_counted_down_and_each_new_bid_starts_again() {
    let mut live = live(with_outcries(), 2, 60).await;
    let [anna, ben] = &mut live.clients[..] else { panic!("two") };
    let clock = ben.clock_where(|clock| clock.outcry).await;
    assert_eq!((seats(&clock), clock.seats[0].left, clock.seats[0].of), (vec![0, 1], 8_000, 8_000));
    live.clock.advance(Duration::from_secs(7));
    let bid = anna.act(json!({"bid": {"answers": 0, "amount": 1}})).await;
    assert!(matches!(bid, ServerMessage::Done { .. }), "{bid:?}");
    let clock = ben.clock_where(|clock| clock.outcry && seats(clock) == [1]).await;
    assert_eq!(clock.seats[0].left, 8_000, "a new high bid");
    live.clock.advance(Duration::from_millis(7_999));
    ben.asks(json!({"type": "chat", "text": "hm"})).await;
    let phase = |update: &protocol::Update, name: &str| update.public.0["phase"].get(name).is_some();
    assert!(phase(ben.update.as_ref().expect("an update"), "first_turn"), "not yet");
    live.clock.advance(Duration::from_millis(1));
    let sold = ben.update_where(|update| !phase(update, "first_turn")).await;
    assert!(!sold.waited_for.is_empty());
    let clock = ben.clock_where(|clock| !clock.outcry && !clock.seats.is_empty()).await;
    assert_eq!(clock.seats[0].left, 60_000, "a question to one player has the table's own time");
    let table = live.server.table(&live.joined[0].code).await;
    assert_eq!(stands_in(&table, 1), None, "to let the hammer fall is a way to decline");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_time_outs_in_a_row_make_a_seat_away_until_its_next_message() {
    let mut live = live(EXAMPLE, 3, 20).await;
    let away = loop {
        let client = &mut live.clients[0];
        let found = client
            .until(|message| match message {
                ServerMessage::Clock(clock) if !clock.seats.is_empty() => Some(None),
                ServerMessage::Table { table } => {
                    (0..3).find(|seat| stands_in(table, *seat) == Some(StandIn::Away)).map(Some)
                }
                _ => None,
            })
            .await;
        match found {
            Some(seat) => break seat,
            None => live.clock.advance(Duration::from_secs(20)),
        }
    };
    let timeouts =
        live.clients[0].received.iter().filter(|text| text.contains("\"type\":\"change\"")).count();
    assert!(timeouts > 2, "silence moves the game on");
    live.clients[away].asks(json!({"type": "chat", "text": "back"})).await;
    let table = live.server.table(&live.joined[0].code).await;
    assert_eq!(stands_in(&table, away), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_minute_offline_makes_a_seat_away_until_it_is_back() {
    let mut live = live(EXAMPLE, 3, 600).await;
    let gone = live.clients.remove(1);
    gone.close().await;
    let anna = &mut live.clients[0];
    anna.table_where(|table| table.seats[1].sitter == Sitter::Person { online: false, stand_in: None }).await;
    anna.asks(json!({"type": "chat", "text": "where is Ben"})).await;
    live.clock.advance(Duration::from_secs(29));
    anna.asks(json!({"type": "chat", "text": "not yet"})).await;
    assert_eq!(stands_in(&live.server.table(&live.joined[0].code).await, 1), None);
    live.clock.advance(Duration::from_secs(1));
    anna.table_where(|table| stands_in(table, 1) == Some(StandIn::Away)).await;
    let clock = live.clock.clone();
    live.server.restart_with(|config| server::Config { clock, ..config }).await;
    let code = &live.joined[0].code;
    assert_eq!(
        stands_in(&live.server.table(code).await, 1),
        Some(StandIn::Away),
        "a restart brings nobody back"
    );
    let _ben = live.server.sit(&live.joined[1], None).await;
    assert_eq!(stands_in(&live.server.table(code).await, 1), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_server_is_down_and_while_the_host_pauses() {
    let mut live = live(EXAMPLE, 3, 60).await;
    let anna = &mut live.clients[0];
    anna.clock_where(|clock| !clock.seats.is_empty()).await;
    let version = anna.updated_or_at_hand().await.version;
    for (passes, left) in [(20, 40_000), (15, 25_000), (22, 10_000)] {
        live.clock.advance(Duration::from_secs(passes));
        live.server.stop().await;
        live.clock.advance(Duration::from_secs(3600));
        let clock = live.clock.clone();
        live.server.restart_with(|config| server::Config { clock, ..config }).await;
        live.clients = vec![live.server.sit(&live.joined[0], None).await];
        let back = live.clients[0].clock_where(|clock| !clock.seats.is_empty()).await;
        let is_left = |clock: &protocol::SeatClock| (clock.left, clock.of) == (left, 60_000);
        assert!(back.seats.iter().all(is_left), "what was left, or a moment to come back: {back:?}");
        assert_eq!(live.clients[0].updated_or_at_hand().await.version, version, "nobody was timed out");
    }
    let anna = &mut live.clients[0];
    anna.asks(json!({"type": "pause", "paused": true})).await;
    live.clock.advance(Duration::from_secs(3600));
    anna.asks(json!({"type": "pause", "paused": false})).await;
    assert_eq!(anna.updated_or_at_hand().await.version, version);
    let on = anna.clock_where(|clock| !clock.seats.is_empty()).await;
    assert!(on.seats.iter().all(|clock| clock.left == 10_000), "after a pause what was left: {on:?}");
}

/// A copy of the folder as a killed server leaves it.
async fn as_if_killed(server: &TestServer) -> TempDir {
    let copy = TempDir::new().expect("a folder");
    let name = "countinghouse.sqlite";
    let (from, to) = (server.data.path().join(name), copy.path().join(name));
    SqliteStore::back_up(&from, &to).await.expect("it is copied");
    copy
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_go_on_where_they_stood_after_the_server_was_killed() {
    let mut live = live(EXAMPLE, 3, 60).await;
    live.clients[0].clock_where(|clock| !clock.seats.is_empty()).await;
    live.clock.advance(Duration::from_secs(12));
    let mut waited = 0;
    let copy = loop {
        let copy = as_if_killed(&live.server).await;
        let file = copy.path().join("countinghouse.sqlite");
        let store = SqliteStore::open(&file).await.expect("it opens");
        let found = store.find(&live.joined[0].code).await.expect("it reads").expect("it is there");
        store.close().await;
        if found.clocks.is_some_and(|clocks| clocks.contains("48000")) {
            break copy;
        }
        waited += 1;
        assert!(waited < 200, "how the clocks stand is not stored");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    live.clock.advance(Duration::from_secs(3));
    let config = server::Config { clock: live.clock.clone(), ..crate::test_server::config(copy.path()) };
    let server = server::start(config).await.expect("it starts");
    let after = TestServer { address: server.address(), server: Some(server), data: copy };
    let mut anna = after.sit(&live.joined[0], None).await;
    let back = anna.clock_where(|clock| !clock.seats.is_empty()).await;
    assert!(back.seats.iter().all(|clock| clock.left == 48_000), "as it was stored last: {back:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_relaxed_table_has_no_clock_but_a_nudge() {
    let clock = Clock::manual();
    let server = TestServer::open_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut clients = [server.sit(&anna, None).await, server.sit(&ben, None).await];
    clients[0].asks(json!({"type": "start"})).await;
    let people = |update: &protocol::Update| update.waited_for.len() == 1 && update.waited_for[0] < 2;
    let seat = usize::from(clients[0].update_where(people).await.waited_for[0]);
    clock.advance(Duration::from_secs(24 * 3600));
    let other = 1 - seat;
    let nudge = |seat: usize| json!({"type": "nudge", "seat": seat});
    clients[other].asks(nudge(seat)).await;
    let reminded = |message: &ServerMessage| match message {
        ServerMessage::Nudged { seat, by } => Some((usize::from(*seat), usize::from(*by))),
        _ => None,
    };
    assert_eq!(clients[seat].until(reminded).await, (seat, other));
    assert_eq!(failure(&clients[other].ask(nudge(seat)).await), "nudged_already");
    assert_eq!(failure(&clients[seat].ask(nudge(other)).await), "not_waited_for");
    assert_eq!(failure(&clients[seat].ask(nudge(2)).await), "not_waited_for", "bots need no reminder");
    for client in &clients {
        let kinds = client.received.iter().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        assert!(kinds.map(|message| message["type"].clone()).all(|kind| kind != "clock"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stood_still_times_out_nobody_who_answered_in_time() {
    let mut live = live("fuse", 2, 20).await;
    let [host, guest] = &mut live.clients[..] else { panic!("two") };
    guest.clock_where(|clock| !clock.seats.is_empty()).await;
    live.clock.advance(Duration::from_secs(15));
    live.clock.stall(Duration::from_secs(15));
    let given = guest.clock_where(|clock| clock.seats.iter().all(|clock| clock.left == 2_000));
    let clock_now = timeout(PATIENCE, given).await.expect("a moment more is given");
    assert_eq!(seats(&clock_now), [0, 1], "a moment more for what is on its way");
    assert!(matches!(host.act(json!("roll")).await, ServerMessage::Done { seq: Some(1), .. }));
    let version = |client: &Client| client.update.as_ref().map(|update| update.version);
    assert_eq!(
        (version(host), host.update.as_ref().map(|update| update.public.0["phase"].clone())),
        (Some(1), Some(json!(0)))
    );
    live.clock.advance(Duration::from_secs(2));
    let silent = guest.update_where(|update| update.version == 2).await;
    assert_eq!(silent.public.0["phase"], 1, "and then time is up");
}

/// The time that is left to somebody, in milliseconds.
async fn left(client: &mut Client, seat: u8) -> u32 {
    let clock = client.clock_where(|clock| seats(clock).contains(&seat)).await;
    clock.seats.iter().find(|clock| clock.seat == seat).map_or(0, |clock| clock.left)
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_and_pauses_and_reloads_give_nobody_more_time() {
    let Live { clock, server, joined, clients } = live("fuse", 2, 20).await;
    let [mut host, mut guest] = <[Client; 2]>::try_from(clients).ok().expect("two");
    // Nobody has acted since the roll, so Ben has twenty seconds from the deal.
    assert!(matches!(host.act(json!("roll")).await, ServerMessage::Done { .. }));
    assert_eq!(left(&mut guest, 1).await, 20_000);
    clock.advance(Duration::from_secs(4));
    for id in 1..=3 {
        host.asks(json!({"type": "undo"})).await;
        guest.table_where(|table| table.undo.as_ref().is_some_and(|undo| undo.id == id)).await;
        clock.advance(Duration::from_secs(2));
        guest.asks(json!({"type": "agree", "undo": id, "yes": false})).await;
    }
    host.asks(json!({"type": "pause", "paused": true})).await;
    clock.advance(Duration::from_secs(3600));
    host.asks(json!({"type": "pause", "paused": false})).await;
    guest.close().await;
    host.close().await;
    let mut host = server.sit(&joined[0], None).await;
    assert_eq!(left(&mut host, 1).await, 10_000, "twenty less four and three times two");
    clock.advance(Duration::from_secs(10));
    let silent = host.update_where(|update| update.version == 2).await;
    assert_eq!(silent.public.0["phase"], 1, "time is up when it is up");
}
