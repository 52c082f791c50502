//! Tables that nobody uses any more are cleared away, as the operator and the host chose, and say so.

use std::time::Duration;

use protocol::{Joined, RecordChoice, ServerMessage};
use serde_json::json;
use server::{ClearedRecords, Clock, Config, Retention};
use tempfile::TempDir;

use crate::fuse;
use crate::test_server::{TestServer, failure};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

struct House {
    server: TestServer,
    clock: Clock,
}

impl House {
    async fn open(records: ClearedRecords) -> House {
        let clock = Clock::manual();
        let retention = Retention { abandoned: Some(30 * DAY), finished: Some(90 * DAY), records };
        let server = TestServer::open_with(|config| Config {
            games: fuse::GAMES,
            clock: clock.clone(),
            unload_after: Duration::from_millis(20),
            retention,
            ..config
        })
        .await;
        House { server, clock }
    }

    /// A table whose game has begun, and is over if it is to be.
    async fn table(&self, spectators: bool, is_over: bool) -> Joined {
        let new = json!({ "others": [{ "here": "Ben" }], "spectators": spectators });
        let anna = self.server.open_as("fuse", new).await;
        let mut client = self.server.sit(&anna, None).await;
        client.start().await;
        client.asks(json!({ "type": "act", "action": "tick", "seat": 0 })).await;
        if is_over {
            client.asks(json!({ "type": "close" })).await;
        }
        client.close().await;
        anna
    }

    /// Lets days pass, with the sweeps that belong to them.
    async fn wait(&self, days: u32) {
        // A connection that was closed is noticed in a moment.
        tokio::time::sleep(Duration::from_millis(100)).await;
        self.clock.advance(days * DAY);
        tokio::time::sleep(Duration::from_millis(500)).await;
    }

    async fn status(&self, path: &str, token: Option<&str>) -> (u16, String) {
        let token = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<_> = token.iter().map(|token| ("authorization", token.as_str())).collect();
        let answer = self.server.request("GET", path, &headers, "").await;
        (answer.status, answer.body)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_tables_go_first_and_tables_in_use_stay() {
    let house = House::open(ClearedRecords::KEPT).await;
    let (abandoned, finished) = (house.table(true, false).await, house.table(true, true).await);
    let watched = house.table(true, false).await;
    let _watcher = house.server.watch(&watched.code).await;
    house.wait(29).await;
    assert_eq!(house.status(&format!("/api/tables/{}", abandoned.code), None).await.0, 200);
    house.wait(2).await;
    let (status, body) = house.status(&format!("/api/tables/{}", abandoned.code), None).await;
    assert_eq!(status, 410, "{body}");
    assert!(body.contains("\"cleared_abandoned\"") && body.contains("was not over"), "{body}");
    let mut client = house.server.connect(&abandoned.code).await;
    client.hello(Some(&abandoned.token), None).await;
    let said = client.receive().await.expect("an answer");
    assert_eq!(failure(&said), "cleared_abandoned");
    for stays in [&finished, &watched] {
        assert_eq!(house.status(&format!("/api/tables/{}", stays.code), None).await.0, 200);
    }
}

/// What looks old only since somebody has set the clock is not cleared away by the next sweep.
#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_set_ahead_makes_no_table_old() {
    let house = House::open(ClearedRecords::KEPT).await;
    let tables = [house.table(true, false).await, house.table(true, true).await];
    tokio::time::sleep(Duration::from_millis(100)).await;
    house.clock.set_calendar(100 * DAY.as_millis() as i64);
    house.clock.advance(Duration::from_secs(3600));
    tokio::time::sleep(Duration::from_millis(500)).await;
    for stays in &tables {
        assert_eq!(house.status(&format!("/api/tables/{}", stays.code), None).await.0, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_finished_game_is_kept() {
    let house = House::open(ClearedRecords::KEPT).await;
    let (open, closed) = (house.table(true, true).await, house.table(false, true).await);
    let record = |table: &Joined| format!("/api/tables/{}/record", table.code);
    let before = house.status(&record(&open), None).await;
    house.wait(91).await;
    assert_eq!(house.status(&format!("/api/tables/{}", open.code), None).await.0, 410);
    assert_eq!(house.status(&record(&open), None).await, before, "the same record as before");
    // A table closed to spectators is one of which only its players may know.
    assert_eq!(house.status(&record(&closed), None).await.0, 404);
    assert_eq!(house.status(&format!("/api/tables/{}", closed.code), None).await.0, 404);
    assert_eq!(house.status(&record(&closed), Some(&closed.token)).await.0, 200);
}

/// Whatever is made of the record opens as it did while the table was there, for those who may know of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_kept_game_is_replayed_debriefed_and_goes_on() {
    let house = House::open(ClearedRecords::KEPT).await;
    let mut tables = Vec::new();
    for spectators in [true, false] {
        let others = json!([{ "bot": "novice" }, { "bot": "novice" }]);
        let new = json!({ "others": others, "spectators": spectators });
        let anna = house.server.open_as(games::EXAMPLE, new).await;
        let mut client = house.server.sit(&anna, None).await;
        client.start().await;
        client.asks(json!({ "type": "close" })).await;
        client.close().await;
        tables.push(anna);
    }
    let path = |table: &Joined, part: &str| format!("/api/tables/{}/{part}", table.code);
    let replay = "replay?viewer=spectator";
    let before = house.status(&path(&tables[0], replay), None).await;
    house.wait(91).await;
    assert_eq!(house.status(&format!("/api/tables/{}", tables[0].code), None).await.0, 410);
    assert_eq!(house.status(&path(&tables[0], replay), None).await, before, "the same replay as before");
    for part in [replay, "replay?viewer=all", "replay", "debrief", "record"] {
        assert_eq!(house.status(&path(&tables[0], part), None).await.0, 200, "{part}");
        assert_eq!(house.status(&path(&tables[1], part), None).await.0, 404, "{part}");
        assert_eq!(house.status(&path(&tables[1], part), Some(&tables[1].token)).await.0, 200, "{part}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_finished_game_is_exported_or_deleted() {
    for (choice, files) in [(RecordChoice::Export, 1), (RecordChoice::Delete, 0)] {
        let folder = TempDir::new().expect("a folder");
        let folder = folder.path().join("records");
        let house = House::open(ClearedRecords { offered: vec![choice], folder: folder.clone() }).await;
        let table = house.table(true, true).await;
        house.wait(91).await;
        let (status, body) = house.status(&format!("/api/tables/{}/record", table.code), None).await;
        assert_eq!(status, 410, "{body}");
        if files == 0 {
            assert!(body.contains("deleted") && !folder.exists(), "{body}");
            continue;
        }
        let exported: Vec<_> = std::fs::read_dir(&folder).expect("a folder").collect();
        assert_eq!(exported.len(), files);
        let file = exported.into_iter().next().and_then(Result::ok).expect("a file").path();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&file).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        let json = std::fs::read(file).expect("the record");
        let record: serde_json::Value = serde_json::from_slice(&json).expect("a record");
        assert_eq!(record["game"], "fuse");
    }
}

/// By default nothing of a finished game is cleared away.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_setting_finished_tables_stay() {
    let clock = Clock::manual();
    let server = TestServer::open_with(|config| Config {
        games: fuse::GAMES,
        clock: clock.clone(),
        retention: Retention::default(),
        ..config
    })
    .await;
    let anna = server.open_as("fuse", json!({ "others": [{ "here": "Ben" }] })).await;
    let mut client = server.sit(&anna, None).await;
    assert!(matches!(client.start().await, ServerMessage::Done { .. }));
    client.asks(json!({ "type": "close" })).await;
    client.close().await;
    clock.advance(2000 * DAY);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(server.get(&format!("/api/tables/{}", anna.code)).await.status, 200);
}

/// The host chooses among what the operator offers, before the game, and everybody is told. A rematch is as it was.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_what_becomes_of_the_record() {
    let offered = vec![RecordChoice::Keep, RecordChoice::Delete];
    let house = House::open(ClearedRecords { offered: offered.clone(), ..ClearedRecords::KEPT }).await;
    let open = |record: Option<RecordChoice>| json!({ "others": [{ "here": "Ben" }], "record": record });
    let anna = house.server.open_as("fuse", open(None)).await;
    let told =
        async |code: &str| house.server.table(code).await.retention.expect("it is cleared away one day");
    let first = told(&anna.code).await;
    assert_eq!((first.days, first.record, first.offered), (90, RecordChoice::Keep, offered));
    let refused = json!({ "game": "fuse", "name": "Anna", "others": ["person"], "record": "export" });
    assert_eq!(house.server.post("/api/tables", &refused).await.problem(400), "not_offered");
    let mut client = house.server.sit(&anna, None).await;
    let choose = |choice: &str| json!({ "type": "settings", "record": choice });
    assert_eq!(failure(&client.ask(choose("export")).await), "not_offered");
    client.asks(choose("delete")).await;
    assert_eq!(told(&anna.code).await.record, RecordChoice::Delete);
    client.start().await;
    assert_eq!(failure(&client.ask(choose("keep")).await), "already_started");
    client.asks(json!({ "type": "close" })).await;
    client.asks(json!({ "type": "rematch" })).await;
    let again = client.table_where(|table| table.rematch.is_some()).await.rematch.expect("a rematch");
    assert_eq!(told(&again).await.record, RecordChoice::Delete);
    client.close().await;
    let kept = house.table(true, true).await;
    house.wait(91).await;
    let record = |code: &str| format!("/api/tables/{code}/record");
    let (status, body) = house.status(&record(&anna.code), None).await;
    assert!(status == 410 && body.contains("deleted"), "{body}");
    assert_eq!(house.status(&record(&kept.code), None).await.0, 200);
}

/// Where tables stay nobody is told of clearing away.
#[tokio::test(flavor = "multi_thread")]
async fn where_tables_stay_there_is_nothing_to_choose() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    assert_eq!(server.table(&anna.code).await.retention, None);
}
