//! Tables with very many entries: loading one holds up nobody, and nobody can make one longer and longer in secret.

use std::time::{Duration, Instant};

use protocol::{Joined, ServerMessage};
use serde_json::json;
use server::Config;

use crate::fuse;
use crate::test_server::{Client, TestServer, failure};

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
