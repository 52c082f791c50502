//! Databases written by an earlier program (`tests/corpus`): every table opens, running games go on, finished ones give a
//! record that verifies. The files are never changed; a later program must read them as they are.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use games::records::{Record, from_json, verify};
use protocol::{ServerMessage, TableStage};
use serde::Deserialize;
use serde_json::json;
use sqlx::Connection;
use sqlx::postgres::PgConnection;

use crate::client::Client;
use crate::postgres::Cluster;
use crate::test_server::{TestServer, run_sql};

/// A table of the corpus and who sat there when the server was stopped.
#[derive(Debug, Deserialize)]
struct Kept {
    code: String,
    kind: Kind,
    game: String,
    seats: Vec<KeptSeat>,
}

#[derive(Debug, Deserialize)]
struct KeptSeat {
    seat: u8,
    token: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Waiting,
    Running,
    /// The other seats are bots, and the clocks run.
    RunningWithBots,
    /// By the host, in the middle of a game.
    Closed,
    Finished,
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name)
}

fn tables(name: &str) -> Vec<Kept> {
    let tables = std::fs::read(file(name)).expect("the list of tables");
    serde_json::from_slice(&tables).expect("a list of tables")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_kept_in_sqlite_goes_on() {
    let mut server = TestServer::open().await;
    server.stop().await;
    let kept = server.data.path().join("countinghouse.sqlite");
    std::fs::copy(file("house.sqlite"), kept).expect("the house is moved in");
    // A waiting room is swept a day after it was opened; this one was opened just now.
    run_sql(&server, "UPDATE tables SET created_at = unixepoch() * 1000 WHERE stage = 'waiting'").await;
    server.restart().await;
    goes_on(&server, &tables("house.sqlite.json")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_kept_in_postgresql_goes_on() {
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let mut connection = PgConnection::connect(&database).await.expect("it answers");
    let dump = std::fs::read_to_string(file("house.sql")).expect("the dump");
    let opened_now =
        "UPDATE tables SET created_at = extract(epoch FROM now()) * 1000 WHERE stage = 'waiting'";
    for sql in [dump.as_str(), opened_now] {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.expect("it is restored");
    }
    connection.close().await.expect("it closes");
    let mut server =
        TestServer::open_with(|config| server::Config { database: Some(database), ..config }).await;
    goes_on(&server, &tables("house.sql.json")).await;
    server.stop().await;
}

async fn goes_on(server: &TestServer, tables: &[Kept]) {
    // The games there were when the house was kept.
    let kept: BTreeSet<_> = tables.iter().map(|table| table.game.as_str()).collect();
    assert_eq!(kept.len(), 5, "{kept:?}");
    for game in kept {
        for kind in [Kind::Running, Kind::RunningWithBots, Kind::Closed, Kind::Finished] {
            let is_there = tables.iter().any(|table| table.game == game && table.kind == kind);
            assert!(is_there, "{kind:?} of {game}");
        }
    }
    for table in tables {
        let stage = match table.kind {
            Kind::Waiting => TableStage::Waiting,
            Kind::Running | Kind::RunningWithBots => TableStage::Playing,
            Kind::Closed => TableStage::Closed,
            Kind::Finished => TableStage::Over,
        };
        let info = server.table(&table.code).await;
        assert_eq!(info.stage, stage, "{table:?}: {:?}", info.trouble);
        match table.kind {
            Kind::Waiting => starts(server, table).await,
            Kind::Running | Kind::RunningWithBots => plays_on(server, table).await,
            Kind::Closed => drop(verified_record(server, table).await),
            Kind::Finished => {
                let record = verified_record(server, table).await;
                assert!(record.result.is_some(), "{table:?}");
            }
        }
    }
}

async fn sit(server: &TestServer, table: &Kept, seat: &KeptSeat) -> Client {
    let mut client = server.connect(&table.code).await;
    client.hello(Some(&seat.token), None).await;
    assert_eq!(client.welcomed().await, [seat.seat], "{table:?}");
    client
}

async fn starts(server: &TestServer, table: &Kept) {
    let mut host = sit(server, table, &table.seats[0]).await;
    let said = host.until(|message| match message {
        ServerMessage::Chat { lines } => Some(lines.len()),
        _ => None,
    });
    assert_eq!(said.await, 2, "what was said is kept");
    assert!(matches!(host.start().await, ServerMessage::Done { .. }));
    host.updated_or_at_hand().await;
}

/// Everybody hands over to a bot; the game must come to its end, and its record must hold.
async fn plays_on(server: &TestServer, table: &Kept) {
    let mut clients = Vec::new();
    for seat in &table.seats {
        clients.push(sit(server, table, seat).await);
    }
    for client in &mut clients {
        client.updated_or_at_hand().await;
        client.asks(json!({ "type": "hand_over", "to_bot": true })).await;
    }
    let over = clients[0].update_where(|update| update.ending.is_some()).await;
    assert!(over.ending.is_some());
    let record = verified_record(server, table).await;
    assert!(record.result.is_some(), "{table:?}");
}

async fn verified_record(server: &TestServer, table: &Kept) -> Record {
    let record = server.get(&format!("/api/tables/{}/record", table.code)).await;
    assert_eq!(record.status, 200, "{table:?}: {}", record.body);
    let record = from_json(record.body.as_bytes()).expect("a record");
    verify(&record).unwrap_or_else(|error| panic!("{table:?}: {error}"));
    record
}
