//! What operators rely on: limits, metrics, health, addresses, the OpenAPI document.

use protocol::{Address, Joined, ServerMessage};
use serde_json::{Value, json};
use server::{Config, Limits, Rate, Server};

use crate::client::{Answered, request};
use crate::fuse;
use crate::test_server::{Client, TestServer, failure, run_sql};

fn with_limits(limits: Limits) -> impl FnOnce(Config) -> Config {
    move |config| Config { limits, games: fuse::GAMES, metrics: "127.0.0.1:0".parse().ok(), ..config }
}

/// What the operator sees, on a listener of its own.
async fn metrics(server: &TestServer) -> Answered {
    let address = server.server.as_ref().and_then(Server::metrics_address).expect("it has a listener");
    request(address, "GET", "/metrics", &[], "").await
}

fn new_table() -> Value {
    json!({ "game": "fuse", "name": "Anna", "others": ["person"] })
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_takes_so_many_seats_a_minute() {
    let server =
        TestServer::open_with(with_limits(Limits { seats_per_minute: 3, ..Limits::default() })).await;
    let anna: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    let join =
        async || server.post(&format!("/api/tables/{}/seats", anna.code), &json!({ "name": "Ben" })).await;
    assert_eq!(join().await.status, 201);
    assert_eq!(join().await.problem(409), "table_full", "what is refused does not count");
    for _ in 0..2 {
        let another: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
        server.join(&another.code, "Ben").await;
    }
    assert_eq!(join().await.problem(429), "too_many_seats");
    assert_eq!(server.table(&anna.code).await.seats.len(), 2, "looking is free");
    assert!(metrics(&server).await.body.contains("countinghouse_turned_away_total 1\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_so_many_tables_and_the_house_holds_so_many() {
    let server =
        TestServer::open_with(with_limits(Limits { tables_per_hour: 2, tables: 1, ..Limits::default() }))
            .await;
    let first: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    let second: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    assert_eq!(server.post("/api/tables", &new_table()).await.problem(429), "too_many_tables");
    server.table(&first.code).await;
    assert_eq!(server.get(&format!("/api/tables/{}", second.code)).await.problem(503), "house_full");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_spectators() {
    let server =
        TestServer::open_with(with_limits(Limits { sockets_per_address: 2, ..Limits::default() })).await;
    let anna: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    let one = server.watch(&anna.code).await;
    let _two = server.watch(&anna.code).await;
    let is_let_in = async || {
        let mut third = server.connect(&anna.code).await;
        third.hello(None, None).await;
        matches!(third.receive().await, Some(ServerMessage::Welcome { .. }))
    };
    assert!(!is_let_in().await, "a third is too many");
    one.close().await;
    for attempt in 0.. {
        if is_let_in().await {
            break;
        }
        assert!(attempt < 200, "a closed connection is given back");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_request_comes_from_is_believed_only_of_a_trusted_proxy() {
    for trust_proxy in [false, true] {
        let limits = Limits { tables_per_hour: 1, ..Limits::default() };
        let server =
            TestServer::open_with(|config| Config { trust_proxy, ..with_limits(limits)(config) }).await;
        let open = async |from: &str| {
            let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
            server.request("POST", "/api/tables", &headers, &new_table().to_string()).await.status
        };
        assert_eq!(open("192.0.2.1").await, 201);
        assert_eq!(open("192.0.2.2").await, if trust_proxy { 201 } else { 429 });
        assert_eq!(
            open("198.51.100.9, 192.0.2.2").await,
            429,
            "what the client wrote before the proxy is nothing"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_asks_for_too_much_is_told_so_and_nobody_else_notices() {
    let acts = Rate { burst: 5, per_second: 1 };
    let server = TestServer::open_with(with_limits(Limits { acts, ..Limits::default() })).await;
    let anna: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    let ben = server.join(&anna.code, "Ben").await;
    let mut first = server.sit(&anna, None).await;
    let mut second = server.sit(&ben, None).await;
    first.start().await;
    let mut refused = 0;
    for _ in 0..10 {
        match first.act(json!("tick")).await {
            ServerMessage::Done { .. } => {}
            other => {
                assert_eq!(failure(&other), "too_fast");
                refused += 1;
            }
        }
    }
    assert!((3..=5).contains(&refused), "{refused} of 10 were too many");
    let mut again = server.sit(&anna, None).await;
    assert_eq!(
        failure(&again.act(json!("tick")).await),
        "too_fast",
        "a second connection has no burst of its own"
    );
    assert!(matches!(second.act(json!("tick")).await, ServerMessage::Done { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_its_store_is_not_well() {
    let server = TestServer::open_with(with_limits(Limits::default())).await;
    assert_eq!(server.get("/healthz").await.body, "ok\n");
    run_sql(&server, "ALTER TABLE entries RENAME TO away").await;
    // Good news hold for half a second.
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    assert_eq!(server.get("/healthz").await.problem(503), "store_unavailable");
    run_sql(&server, "ALTER TABLE away RENAME TO entries").await;
    assert_eq!(server.get("/healthz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_counted() {
    let server = TestServer::open_with(with_limits(Limits::default())).await;
    let anna: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    let ben = server.join(&anna.code, "Ben").await;
    let mut client = server.sit(&anna, None).await;
    let _second = server.sit(&ben, None).await;
    client.start().await;
    for _ in 0..3 {
        client.act(json!("tick")).await;
    }
    let metrics = metrics(&server).await;
    assert!(metrics.head.contains("content-type: text/plain; version=0.0.4"));
    for line in ["tables_opened_total 1", "tables_in_use 1", "sockets 2", "action_seconds_count 3"] {
        assert!(metrics.body.contains(&format!("countinghouse_{line}\n")), "{line} in {}", metrics.body);
    }
    assert!(!metrics.body.contains(&anna.code) && !metrics.body.contains("Anna"));
}

/// On a quiet server the bytes of one message tell what was sealed in it, so nobody else gets at the metrics, and bytes
/// are not among them.
#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_for_the_operator_and_tell_nothing_hidden() {
    let server = TestServer::open_with(with_limits(Limits::default())).await;
    let public = server.get("/metrics").await;
    assert!(!public.body.contains("countinghouse_"), "{}", public.body);
    let metrics = metrics(&server).await;
    assert!(metrics.body.contains("countinghouse_messages_sent_total") && !metrics.body.contains("bytes"));
    let address = server.server.as_ref().and_then(Server::metrics_address).expect("it has a listener");
    assert_eq!(
        request(address, "GET", "/api/games", &[], "").await.status,
        404,
        "players have the other one"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_for_others_is_the_public_one() {
    let alone = TestServer::open().await;
    let address: Address = alone.get("/api/address").await.expect_json(200);
    assert_eq!(address, Address { url: None, others: vec![] }, "only this machine reaches it");
    let only_https = ["strict-transport-security", "cross-origin-opener-policy"];
    let plain = alone.get("/").await.head;
    assert!(only_https.iter().all(|name| !plain.contains(name)), "a plain address has them ignored: {plain}");

    let public_url = "https://games.example.org".parse().ok();
    let server = TestServer::open_with(|config| Config { public_url, ..config }).await;
    let address: Address = server.get("/api/address").await.expect_json(200);
    assert_eq!(address.url.as_deref(), Some("https://games.example.org"));
    let secure = server.get("/").await.head;
    assert!(only_https.iter().all(|name| secure.contains(name)), "{secure}");
    let anna = server.open_table(json!(["person", "person"])).await;
    let path = format!("/api/tables/{}/seats", anna.code);
    for (origin, status) in [("https://games.example.org", 201), ("https://evil.example", 403)] {
        let headers = [("content-type", "application/json"), ("origin", origin)];
        assert_eq!(server.request("POST", &path, &headers, r#"{"name":"Ben"}"#).await.status, status);
    }
}

/// All spectators are sent the same bytes, encoded once.
#[tokio::test(flavor = "multi_thread")]
async fn for_two_hundred_spectators_the_public_part_is_encoded_once() {
    let server = TestServer::open_with(with_limits(Limits::none())).await;
    let anna: Joined = server.post("/api/tables", &new_table()).await.expect_json(201);
    let ben = server.join(&anna.code, "Ben").await;
    let mut first = server.sit(&anna, None).await;
    let mut second = server.sit(&ben, None).await;
    first.start().await;
    for _ in 0..fuse::COUNTED_FROM {
        first.act(json!("tick")).await;
    }
    let mut watchers = Vec::new();
    for _ in 0..200 {
        watchers.push(server.watch(&anna.code).await);
    }
    let before = fuse::shown();
    for _ in 0..5 {
        assert!(matches!(first.act(json!("tick")).await, ServerMessage::Done { .. }));
    }
    let is_last = |update: &protocol::Update| update.version == fuse::COUNTED_FROM + 5;
    second.update_where(is_last).await;
    for watcher in &mut watchers {
        watcher.update_where(is_last).await;
    }
    // Forced answers are looked for in the same view.
    assert_eq!(fuse::shown() - before, 5, "once for each action, however many watch");
    let last = |client: &Client| client.received.last().cloned();
    assert!(watchers.iter().all(|watcher| last(watcher) == last(&watchers[0])));
}
