//! HTTP: statuses, problems, headers, pages.

use games::EXAMPLE;
use serde_json::{Value, json};

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_a_sentence_and_the_right_status() {
    let house = House::open().await;
    let open = async |change: Value| {
        let mut new = json!({ "game": EXAMPLE, "name": "Anna", "others": ["person", "person"] });
        for (key, value) in change.as_object().expect("an object") {
            new[key] = value.clone();
        }
        house.post("/api/tables", &new).await
    };
    assert_eq!(open(json!({ "game": "monopoly" })).await.problem(400), "no_such_game");
    assert_eq!(open(json!({ "others": [] })).await.problem(400), "bad_seats");
    assert_eq!(open(json!({ "others": vec!["person"; 200] })).await.problem(400), "bad_seats");
    assert_eq!(open(json!({ "others": ["person", {"bot": "genius"}] })).await.problem(400), "no_such_level");
    assert_eq!(open(json!({ "setup": { "starting_coins": 9999 } })).await.problem(400), "bad_setup");
    assert_eq!(open(json!({ "setup": { "wings": 2 } })).await.problem(400), "bad_setup");
    assert_eq!(open(json!({ "wings": 2 })).await.problem(400), "unreadable");
    for name in ["", "   ", "two\nlines", &"x".repeat(33)] {
        assert_eq!(open(json!({ "name": name })).await.problem(400), "bad_name");
    }
    let as_form = house.request("POST", "/api/tables", &[("content-type", "text/plain")], "{}").await;
    assert_eq!(as_form.problem(400), "unreadable");
    for path in
        ["/api/tables/ABCDEF", "/api/tables/nonsense", "/api/tables/ABCDEF/record", "/api/tables/ABCDEF/none"]
    {
        assert_eq!(house.get(path).await.status, 404, "{path}");
    }
    let join = house.post("/api/tables/ABCDEF/seats", &json!({ "name": "Ben" })).await;
    assert_eq!(join.problem(404), "no_such_table");
    let huge = house.post("/api/tables", &json!({ "name": "x".repeat(300_000) })).await;
    assert_eq!(huge.problem(413), "body_too_large");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_fills_up_and_starts_once() {
    let house = House::open().await;
    let anna = house.open_table(json!(["person", {"bot": "novice"}])).await;
    let join =
        || async { house.post(&format!("/api/tables/{}/seats", anna.code), &json!({ "name": "Ben" })).await };
    let record = house.get(&format!("/api/tables/{}/record", anna.code)).await;
    assert_eq!(record.problem(409), "not_over");
    let ben: protocol::Joined = join().await.expect_json(201);
    assert_eq!((ben.seats, ben.code.as_str()), (vec![1], anna.code.as_str()));
    assert_eq!(join().await.problem(409), "table_full");
    house.sit(&anna, None).await.start().await;
    assert_eq!(join().await.problem(409), "table_full");
    assert_eq!(house.get(&format!("/api/tables/{}/record", anna.code)).await.problem(409), "not_over");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_strict_and_every_address_of_the_client_leads_to_it() {
    let house = House::open().await;
    for path in ["/", "/t/ABCDEF", &format!("/rules/{EXAMPLE}")] {
        let page = house.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.head.contains("content-security-policy: default-src 'none'; script-src 'self'"));
        assert!(page.head.contains("x-content-type-options: nosniff"));
        assert!(page.head.contains("referrer-policy: no-referrer"));
        match std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/index.html")) {
            Ok(index) => assert_eq!(page.body, index),
            Err(_) => assert!(page.body.contains("make play"), "{}", page.body),
        }
    }
    assert_eq!(house.get("/missing.js").await.status, 404);
    assert_eq!(house.get("/api/missing").await.problem(404), "no_such_page");
    assert_eq!(house.get("/healthz").await.body, "ok\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_other_sites_are_turned_away() {
    let house = House::open().await;
    let anna = house.open_table(json!(["person", "person"])).await;
    let path = format!("/api/tables/{}/socket", anna.code);
    let upgrade = |origin: &'static str| {
        [
            ("connection", "upgrade, close"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("origin", origin),
        ]
    };
    let foreign = house.request("GET", &path, &upgrade("https://evil.example"), "").await;
    assert_eq!(foreign.problem(403), "wrong_origin");
    let gone = house.request("GET", "/api/tables/ABCDEF/socket", &upgrade("https://evil.example"), "").await;
    assert_eq!(gone.status, 403);
    assert_eq!(house.get(&path).await.status, 400, "no socket without an upgrade");
}
