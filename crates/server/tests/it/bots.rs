//! Bots share the machine: tables that nobody plays at do not think, and where somebody waits comes first.

use std::time::{Duration, Instant};

use protocol::Joined;
use serde_json::json;

use crate::fuse;
use crate::player::{choose, is_waited_for};
use crate::property::with_searching_bots;
use crate::test_server::TestServer;

/// `make soak` asks for 500.
fn tables() -> usize {
    std::env::var("ABANDONED").ok().and_then(|count| count.parse().ok()).unwrap_or(12)
}

async fn started(
    server: &TestServer,
    others: &serde_json::Value,
    game: &str,
) -> (Joined, crate::client::Client) {
    let opened = server.open_as(game, json!({"others": others})).await;
    let mut client = server.sit(&opened, None).await;
    client.asks(json!({"type": "start"})).await;
    (opened, client)
}

/// Half of all people leave, the others let a bot play on.
async fn abandon(client: &mut crate::client::Client, number: usize) {
    let leaves = json!({"type": "leave"});
    let hands_over = json!({"type": "hand_over", "to_bot": true});
    client.asks(if number.is_multiple_of(2) { leaves } else { hands_over }).await;
}

/// Eight abandoned tables for each place where bots choose, each with a bot that takes half a second. In one line with
/// them the living bot would wait for four seconds.
#[tokio::test(flavor = "multi_thread")]
async fn a_living_bot_does_not_stand_in_line_behind_those_of_abandoned_tables() {
    let with = |config| server::Config { games: fuse::GAMES, ..config };
    let server = TestServer::open_with(with).await;
    let places = std::thread::available_parallelism().map_or(1, usize::from);
    for number in 0..8 * places {
        let opened = server.open_as("fuse", json!({"others": [{"bot": "ponderous"}]})).await;
        let mut client = server.sit(&opened, None).await;
        // The slow bot is asked first, every time.
        client.asks(json!({"type": "order", "seats": [1, 0]})).await;
        client.asks(json!({"type": "start"})).await;
        abandon(&mut client, number).await;
        client.close().await;
    }
    let (_, mut living) = started(&server, &json!([{"bot": "brisk"}]), "fuse").await;
    let mut slowest = Duration::ZERO;
    for version in 1..6 {
        let began = Instant::now();
        living.update_where(|update| update.version >= version).await;
        slowest = slowest.max(began.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "a bot took {slowest:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_living_bot_answers_in_time_however_many_tables_are_abandoned() {
    let server = TestServer::open().await;
    let masters = json!([{"bot": "master"}, {"bot": "master"}]);
    for number in 0..tables() {
        let (_, mut client) = started(&server, &masters, with_searching_bots()).await;
        abandon(&mut client, number).await;
        client.close().await;
    }
    let (_, mut living) = started(&server, &masters, with_searching_bots()).await;
    let mut slowest = Duration::ZERO;
    for _ in 0..8 {
        let update = living.update_where(|update| update.ending.is_some() || is_waited_for(update, 0)).await;
        let Some(action) = choose(&update).filter(|_| update.ending.is_none()) else { break };
        living.act(action).await;
        let now = living.update.as_ref().map_or(0, |update| update.version);
        let bots_move = |update: &protocol::Update| {
            update.ending.is_some() || !update.waited_for.iter().any(|seat| *seat > 0) || update.version > now
        };
        let began = Instant::now();
        living.update_where(bots_move).await;
        slowest = slowest.max(began.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "a bot took {slowest:?}");
}

/// A bot that waited and then thought would tell by its time how hard its choice was.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_while_it_waits_and_moves_at_its_time() {
    let with = |config| server::Config { games: fuse::GAMES, bot_delay: server::BotDelay::Calm, ..config };
    let server = TestServer::open_with(with).await;
    let opened = server.open_as("fuse", json!({"others": [{"bot": "thoughtful"}]})).await;
    let mut client = server.sit(&opened, None).await;
    client.asks(json!({"type": "pace", "pace": "slow"})).await;
    let began = Instant::now();
    client.asks(json!({"type": "start"})).await;
    while fuse::thought() == 0 {
        assert!(began.elapsed() < Duration::from_secs(1), "it does not think yet");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let moved = client.update_where(|update| update.version > 0).await;
    assert!(began.elapsed() > Duration::from_millis(1600), "it moved before its time");
    assert_eq!(moved.version, 1);
    // Something happens while it waits: it thinks again, and its time stays.
    let (before, began) = (fuse::thought(), Instant::now());
    client.act(json!("tick")).await;
    client.update_where(|update| update.version > 2).await;
    assert!(fuse::thought() > before, "it has thought of what happened");
    assert!(began.elapsed() < Duration::from_secs(4), "and took no longer");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_play_at_a_table_that_everybody_has_left() {
    let with = |config| server::Config { games: fuse::GAMES, ..config };
    let server = TestServer::open_with(with).await;
    let (opened, mut client) = started(&server, &json!([{"bot": "brisk"}]), "fuse").await;
    let moves = |client: &mut crate::client::Client| client.update.as_ref().map(|update| update.version);
    client.update_where(|update| update.version > 3).await;
    let watcher = server.watch(&opened.code).await;
    client.asks(json!({"type": "leave"})).await;
    drop(watcher);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut watcher = server.watch(&opened.code).await;
    watcher.updated().await;
    let before = moves(&mut watcher);
    tokio::time::sleep(Duration::from_millis(700)).await;
    let mut later = server.watch(&opened.code).await;
    later.updated().await;
    assert_eq!(moves(&mut later), before, "nobody plays here any more");
}
