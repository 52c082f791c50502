//! Faults of the disk under a running server: it says what is wrong, acknowledges nothing it has not stored, and goes on
//! by itself as soon as it can.

use std::path::Path;
use std::time::{Duration, Instant};

use protocol::{Joined, ServerMessage};
use serde_json::json;
use server::{Config, ServeError};
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use crate::client::try_request;
use crate::fuse;
use crate::test_server::{Client, TestServer, config, failure};

/// How often the disk is full; `make soak` asks for more.
const FULL: usize = 3;
/// The pages a database may have; one has 4 KiB.
const PAGES: u32 = 400;

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

async fn database(folder: &Path) -> SqliteConnection {
    let file = folder.join("countinghouse.sqlite");
    SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("it opens")
}

/// Another program uses up all pages that the server may use.
async fn fill(database: &mut SqliteConnection) {
    sqlx::raw_sql("CREATE TABLE IF NOT EXISTS junk (bytes BLOB)")
        .execute(&mut *database)
        .await
        .expect("a table");
    let count = async |database: &mut SqliteConnection, pragma: &'static str| -> i64 {
        sqlx::query_scalar(pragma).fetch_one(database).await.expect("a number")
    };
    while count(database, "PRAGMA page_count").await < i64::from(PAGES)
        || count(database, "PRAGMA freelist_count").await > 0
    {
        sqlx::raw_sql("INSERT INTO junk VALUES (zeroblob(4000))")
            .execute(&mut *database)
            .await
            .expect("junk");
    }
}

async fn act(client: &mut Client, reference: &str) -> ServerMessage {
    let act = json!({ "type": "act", "action": "roll", "seat": 0 });
    client.ask_as(reference, act).await
}

async fn say(client: &mut Client, line: u32) -> ServerMessage {
    let text = format!("{line} {}", "x".repeat(protocol::LONGEST_LINE - 10));
    client.ask(json!({ "type": "chat", "text": text, "seat": 0 })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_stops_the_game_only_while_it_is_full() {
    let times =
        std::env::var("DISK_FULL").map_or(FULL, |times| times.parse().expect("DISK_FULL is a number"));
    let mut server =
        TestServer::open_with(|config| with_fuse(Config { max_database_pages: Some(PAGES), ..config })).await;
    let (anna, mut client) = light(&server).await;
    let mut other = database(server.data.path()).await;
    let (mut moves, mut acknowledged, mut lines) = (0, 0, 0);
    for _ in 0..times {
        for _ in 0..5 {
            moves += 1;
            let done = act(&mut client, &format!("move {moves}")).await;
            assert!(matches!(done, ServerMessage::Done { .. }), "{done:?}");
            acknowledged += 1;
        }
        assert_eq!(server.get("/healthz").await.body, "ok\n");
        fill(&mut other).await;
        // That it was well holds for half a second.
        tokio::time::sleep(Duration::from_millis(600)).await;
        // What still fits into a page that is there already can be stored. A line of chat is one statement without a
        // journal of its own: SQLite rolls back the whole transaction when it fails.
        let refused = loop {
            lines += 1;
            match say(&mut client, lines).await {
                ServerMessage::Done { .. } => assert!(lines < 10_000, "nothing is ever full"),
                refused => break refused,
            }
        };
        assert_eq!(failure(&refused), "disk_full");
        assert_eq!(server.get("/healthz").await.problem(503), "disk_full");
        moves += 1;
        while matches!(act(&mut client, &format!("move {moves}")).await, ServerMessage::Done { .. }) {
            acknowledged += 1;
            moves += 1;
        }
        sqlx::raw_sql("DELETE FROM junk").execute(&mut other).await.expect("it is emptied");
        let freed = Instant::now();
        while !matches!(act(&mut client, &format!("move {moves}")).await, ServerMessage::Done { .. }) {
            assert!(freed.elapsed() < Duration::from_secs(2), "there is space, but nothing is written");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        acknowledged += 1;
        assert_eq!(server.get("/healthz").await.body, "ok\n");
    }
    other.close().await.expect("it closes");
    server.restart_with(with_fuse).await;
    let mut client = server.sit(&anna, None).await;
    for number in 1..=moves {
        let again = act(&mut client, &format!("move {number}")).await;
        assert!(
            matches!(again, ServerMessage::Done { seq: Some(seq), .. } if seq <= acknowledged),
            "{again:?}"
        );
    }
}

/// A page of the database is not what it was: this does not go away by trying again.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_is_called_damaged() {
    let mut server = TestServer::open_with(with_fuse).await;
    let (anna, mut client) = light(&server).await;
    act(&mut client, "1").await;
    server.stop().await;
    let mut stored = database(server.data.path()).await;
    let page: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'")
        .fetch_one(&mut stored)
        .await
        .expect("the table of entries");
    stored.close().await.expect("it closes");
    let file = server.data.path().join("countinghouse.sqlite");
    let mut bytes = std::fs::read(&file).expect("the database");
    let start = (page as usize - 1) * 4096;
    bytes[start..start + 4096].fill(0xa5);
    std::fs::write(&file, bytes).expect("it is damaged");
    server.restart_with(with_fuse).await;
    assert_eq!(server.get("/healthz").await.problem(503), "store_damaged");
    let answer = server.get(&format!("/api/tables/{}", anna.code)).await;
    assert_eq!(answer.problem(503), "store_damaged");
    assert!(
        !answer.body.contains("try again") && !answer.body.contains("othing was lost"),
        "{}",
        answer.body
    );
    let mut client = server.connect(&anna.code).await;
    client.hello(Some(&anna.token), None).await;
    assert_eq!(failure(&client.receive().await.expect("an answer")), "store_damaged");
}

/// A byte of a database's first page; a number above 2 says that it is not to be written to.
const WRITE_VERSION: u64 = 18;

fn set_write_version(folder: &Path, version: u8) {
    use std::io::{Seek, SeekFrom, Write};
    let file = folder.join("countinghouse.sqlite");
    let mut file = std::fs::OpenOptions::new().write(true).open(file).expect("the database");
    file.seek(SeekFrom::Start(WRITE_VERSION)).expect("the first page is there");
    file.write_all(&[version]).expect("it is written");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_written_to_is_called_read_only_and_used_again_when_it_can() {
    let server = TestServer::open_with(with_fuse).await;
    let (_, mut client) = light(&server).await;
    assert_eq!(server.get("/healthz").await.body, "ok\n");
    let mut other = database(server.data.path()).await;
    let run = async |other: &mut SqliteConnection, sql: &'static str| {
        sqlx::raw_sql(sql).execute(other).await.expect("it is done");
    };
    run(&mut other, "CREATE TABLE junk (number INTEGER); INSERT INTO junk VALUES (1)").await;
    run(&mut other, "PRAGMA wal_checkpoint(TRUNCATE)").await;
    // Others read the first page again after a commit.
    run(&mut other, "BEGIN IMMEDIATE; UPDATE junk SET number = 2").await;
    set_write_version(server.data.path(), 3);
    run(&mut other, "COMMIT").await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(server.get("/healthz").await.problem(503), "store_read_only");
    assert_eq!(failure(&act(&mut client, "1").await), "store_read_only");
    set_write_version(server.data.path(), 2);
    let mended = Instant::now();
    while !matches!(act(&mut client, "1").await, ServerMessage::Done { .. }) {
        assert!(mended.elapsed() < Duration::from_secs(2), "it can be written to, but nothing is");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(server.get("/healthz").await.body, "ok\n");
    other.close().await.expect("it closes");
}

/// Whatever is acknowledged must be found where the server was told to keep it.
#[tokio::test(flavor = "multi_thread")]
async fn a_data_folder_that_is_moved_away_ends_the_server() {
    let around = TempDir::new().expect("a folder");
    let (data, elsewhere) = (around.path().join("data"), around.path().join("elsewhere"));
    let server = server::start(with_fuse(config(&data))).await.expect("the server starts");
    let address = server.address();
    let server = TestServer { address, server: Some(server), data: TempDir::new().expect("a folder") };
    let (_, mut client) = light(&server).await;
    assert!(matches!(act(&mut client, "1").await, ServerMessage::Done { .. }));
    std::fs::rename(&data, &elsewhere).expect("it is moved");
    // It says so, unless it has noticed first and closed its listener.
    if let Some(answer) = try_request(address, "GET", "/healthz", &[], "").await {
        assert_eq!(answer.problem(503), "data_folder_gone");
    }
    let second = server::start(config(&data)).await;
    assert!(matches!(second.err(), Some(ServeError::DataInUse(_))), "a second server in the same place");
    let second = server::start(config(&elsewhere)).await;
    assert!(matches!(second.err(), Some(ServeError::DataInUse(_))), "a second server on the same data");
    // It is told so, unless the server has noticed first and closed the connection.
    if client
        .try_send_text(json!({ "type": "act", "action": "roll", "seat": 0, "ref": "2" }).to_string())
        .await
    {
        while let Some(message) = client.receive().await {
            match message {
                ServerMessage::Done { r#ref, .. } if r#ref == "2" => {
                    panic!("it is acknowledged into nothing")
                }
                ServerMessage::Failed { .. } => assert_eq!(failure(&message), "data_folder_gone"),
                _ => {}
            }
        }
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_on_the_machine_can_read_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let around = TempDir::new().expect("a folder");
    let data = around.path().join("data");
    for _ in 0..2 {
        let server = server::start(with_fuse(config(&data))).await.expect("the server starts");
        let server =
            TestServer { address: server.address(), server: Some(server), data: TempDir::new().expect("") };
        light(&server).await;
        assert_eq!(mode(&data), 0o700);
        let files: Vec<_> =
            std::fs::read_dir(&data).expect("files").map(|file| file.expect("a file").path()).collect();
        assert!(files.len() >= 4, "{files:?}");
        for file in &files {
            assert_eq!(mode(file), 0o600, "{}", file.display());
        }
        server.server.expect("it runs").stop().await;
        // A folder of an earlier program, which left everything open.
        std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).expect("it is opened");
        for file in std::fs::read_dir(&data).expect("files") {
            let file = file.expect("a file").path();
            std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).expect("it is opened");
        }
    }
    let copy = around.path().join("copy.sqlite");
    tokio::task::block_in_place(|| server::back_up(&data, &copy)).expect("a backup");
    assert_eq!(mode(&copy), 0o600);
}
