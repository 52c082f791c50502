//! Tables with very many entries: loading one holds up nobody and starts from a snapshot, and nobody can make one longer
//! and longer in secret.

use std::time::{Duration, Instant};

use protocol::{Joined, ServerMessage};
use serde_json::{Value, json};
use server::Config;
use sqlx::{Connection, Row, SqliteConnection};

use crate::client::PATIENCE;
use crate::fuse;
use crate::test_server::{Client, TestServer, failure, run_sql};

const SLOW_MOVES: u32 = 60;

fn with_fuse(config: Config) -> Config {
    Config { games: fuse::GAMES, ..config }
}

async fn light(server: &TestServer) -> (Joined, Client) {
    let new = json!({ "game": "fuse", "name": "Anna", "others": [{ "here": "Ben" }] });
    let anna: Joined = server.post("/api/tables", &new).await.expect_json(201);
    let mut client = server.sit(&anna, None).await;
    assert!(matches!(client.start().await, ServerMessage::Done { .. }));
    (anna, client)
}

/// On one thread, whatever blocks it is seen by everybody.
#[tokio::test(flavor = "current_thread")]
async fn playing_a_long_table_again_holds_up_nobody() {
    let mut server = TestServer::open_with(with_fuse).await;
    let (anna, mut client) = light(&server).await;
    for _ in 0..SLOW_MOVES {
        client.asks(json!({ "type": "act", "action": "dawdle", "seat": 0 })).await;
    }
    client.close().await;
    server.restart_with(with_fuse).await;
    let longest_gap = async {
        let (mut longest, began) = (Duration::ZERO, Instant::now());
        while began.elapsed() < fuse::DAWDLE * SLOW_MOVES * 2 {
            let before = Instant::now();
            tokio::time::sleep(Duration::from_millis(1)).await;
            longest = longest.max(before.elapsed());
        }
        longest
    };
    let (longest, table) = tokio::join!(longest_gap, server.table(&anna.code));
    assert_eq!(table.code, anna.code);
    assert!(longest < fuse::DAWDLE * SLOW_MOVES / 3, "everybody waited for {longest:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_is_not_played_again_for_every_request() {
    let unload_soon = |config| Config { unload_after: Duration::from_millis(50), ..with_fuse(config) };
    let mut server = TestServer::open_with(unload_soon).await;
    let (anna, mut client) = light(&server).await;
    for _ in 0..SLOW_MOVES {
        client.asks(json!({ "type": "act", "action": "dawdle", "seat": 0 })).await;
    }
    client.close().await;
    server.restart_with(unload_soon).await;
    server.table(&anna.code).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let began = Instant::now();
    server.table(&anna.code).await;
    assert!(began.elapsed() < fuse::DAWDLE * SLOW_MOVES / 2, "it took {:?} again", began.elapsed());
}

/// What only its own seat notices can be repeated without end. After a while it becomes slow, for this seat alone, and
/// is quick again when something has happened that all can see.
#[tokio::test(flavor = "multi_thread")]
async fn a_secret_changed_again_and_again_is_not_entered_without_end() {
    let server = TestServer::open_with(with_fuse).await;
    let (_, mut client) = light(&server).await;
    let mut entered = 0;
    let whisper = |seat: u8| json!({ "type": "act", "action": "whisper", "seat": seat });
    let refused = loop {
        match client.ask(whisper(0)).await {
            ServerMessage::Done { .. } => entered += 1,
            other => break other,
        }
        assert!(entered < 1000, "nothing ends this");
    };
    assert_eq!(failure(&refused), "too_many_changes");
    assert!(entered >= 100, "nobody changes an answer so often: {entered}");
    client.asks(whisper(1)).await;
    client.asks(json!({ "type": "act", "action": "tick", "seat": 0 })).await;
    client.asks(whisper(0)).await;
}

/// What the store has of a table's snapshot: its maker and the last entry in it.
async fn snapshot(server: &TestServer) -> Option<(String, i64)> {
    let file = server.data.path().join("countinghouse.sqlite");
    let url = format!("sqlite://{}", file.display());
    let mut database = SqliteConnection::connect(&url).await.expect("it opens");
    let row = sqlx::query("SELECT maker, seq FROM snapshots").fetch_optional(&mut database).await;
    let row = row.expect("it is read")?;
    Some((row.get("maker"), row.get("seq")))
}

/// Waits until there is a snapshot of an entry at least so late. It is stored after the moves.
async fn snapshot_from(server: &TestServer, seq: i64) -> (String, i64) {
    let began = Instant::now();
    loop {
        match snapshot(server).await {
            Some(found) if found.1 >= seq => return found,
            _ => assert!(began.elapsed() < PATIENCE, "no snapshot is stored"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Everything that viewers are told of a table, whatever they have seen before.
async fn told(server: &TestServer, anna: &Joined) -> Vec<Value> {
    let mut told = Vec::new();
    for version in [None, Some(0), Some(100)] {
        for token in [None, Some(&*anna.token)] {
            let mut client = server.connect(&anna.code).await;
            client.hello(token, version).await;
            client.welcomed().await;
            told.push(serde_json::to_value(client.updated().await).expect("JSON"));
            client.close().await;
        }
    }
    told
}

/// A snapshot leads to exactly what playing everything again leads to, and whatever is wrong with it, everything is
/// played again and another one is stored.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_table_goes_on_from_its_snapshot() {
    let long: u32 = std::env::var("LONG_TABLE").ok().and_then(|long| long.parse().ok()).unwrap_or(530);
    let mut server = TestServer::open_with(with_fuse).await;
    let (anna, mut client) = light(&server).await;
    let act = |action: &str, seat: u8| json!({ "type": "act", "action": action, "seat": seat });
    let mut entries = 0;
    while entries < long {
        for (action, seat) in [("whisper", 1), ("roll", 0), ("count", 1), ("count", 0), ("tick", 0)] {
            // A game is over after so many ticks.
            let action = if action == "tick" && entries > 4 * fuse::TICKS { "roll" } else { action };
            client.asks(act(action, seat)).await;
            entries += 1;
        }
        if entries % 50 == 0 {
            client.asks(json!({ "type": "undo", "seat": 0 })).await;
            entries += 1;
        }
    }
    let counts = 2 * long / 6;
    let (maker, seq) = snapshot_from(&server, i64::from(long / 500 * 500)).await;
    client.close().await;
    // Loads the table after a change of what is stored; how often the counted move was played.
    let load_after = async |server: &mut TestServer, sql: &'static str| {
        server.stop().await;
        run_sql(server, sql).await;
        let before = fuse::counted();
        server.restart_with(with_fuse).await;
        let began = Instant::now();
        server.table(&anna.code).await;
        let took = began.elapsed();
        let played = fuse::counted() - before;
        eprintln!("{entries} entries, loaded in {took:?}, {played} counted moves were played again");
        (told(server, &anna).await, played)
    };
    let (from_snapshot, played) = load_after(&mut server, "SELECT 1").await;
    assert!(played < counts / 4 || played < 100, "{played} of {counts} counted moves were played again");
    for wrong in [
        "DELETE FROM snapshots",
        "UPDATE snapshots SET digest = zeroblob(32)",
        "UPDATE snapshots SET maker = 'countinghouse 0.0.1 snapshot 1 rules 2'",
        "UPDATE snapshots SET snapshot = CAST(replace(CAST(snapshot AS TEXT), '\"ticks\":', '\"ticks\":1') AS BLOB)",
        "UPDATE snapshots SET seq = seq - 1",
    ] {
        let (replayed, played) = load_after(&mut server, wrong).await;
        assert!(played >= counts, "{wrong}: {played} of {counts}");
        assert_eq!(replayed, from_snapshot, "{wrong}");
        let (made_again, later) = snapshot_from(&server, seq).await;
        assert_eq!(made_again, maker);
        assert!(later >= seq);
    }
    // It can be played on, taken back and recorded.
    load_after(&mut server, "SELECT 1").await;
    let mut client = server.sit(&anna, None).await;
    client.asks(act("whisper", 0)).await;
    let before = fuse::counted();
    client.asks(json!({ "type": "undo", "seat": 0 })).await;
    let played = fuse::counted() - before;
    assert!(played < 100, "taking back one of {entries} entries played {played} of {counts} counted moves");
    client.asks(json!({ "type": "close" })).await;
    client.close().await;
    let record = format!("/api/tables/{}/record", anna.code);
    load_after(&mut server, "SELECT 1").await;
    let from_snapshot = server.get(&record).await;
    load_after(&mut server, "DELETE FROM snapshots").await;
    let replayed = server.get(&record).await;
    assert_eq!((from_snapshot.status, &from_snapshot.body), (200, &replayed.body));
    server.stop().await;
}
