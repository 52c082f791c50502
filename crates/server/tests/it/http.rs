//! HTTP: status codes, errors, headers, pages.

use std::path::Path;

use games::EXAMPLE;
use serde_json::{Value, json};

use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_a_sentence_and_the_right_status() {
    let server = TestServer::open().await;
    let open = async |change: Value| {
        let mut new = json!({ "game": EXAMPLE, "name": "Anna", "others": ["person", "person"] });
        for (key, value) in change.as_object().expect("an object") {
            new[key] = value.clone();
        }
        server.post("/api/tables", &new).await
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
    let as_form = server.request("POST", "/api/tables", &[("content-type", "text/plain")], "{}").await;
    assert_eq!(as_form.problem(400), "unreadable");
    for path in
        ["/api/tables/ABCDEF", "/api/tables/nonsense", "/api/tables/ABCDEF/record", "/api/tables/ABCDEF/none"]
    {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
    let join = server.post("/api/tables/ABCDEF/seats", &json!({ "name": "Ben" })).await;
    assert_eq!(join.problem(404), "no_such_table");
    let huge = server.post("/api/tables", &json!({ "name": "x".repeat(300_000) })).await;
    assert_eq!(huge.problem(413), "body_too_large");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_fills_up_and_starts_once() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let join = || async {
        server.post(&format!("/api/tables/{}/seats", anna.code), &json!({ "name": "Ben" })).await
    };
    let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
    assert_eq!(record.problem(409), "not_over");
    let ben: protocol::Joined = join().await.expect_json(201);
    assert_eq!((ben.seats, ben.code.as_str()), (vec![1], anna.code.as_str()));
    assert_eq!(join().await.problem(409), "table_full");
    server.sit(&anna, None).await.start().await;
    assert_eq!(join().await.problem(409), "table_full");
    assert_eq!(server.get(&format!("/api/tables/{}/record", anna.code)).await.problem(409), "not_over");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_strict_and_every_address_of_the_client_leads_to_it() {
    let server = TestServer::open().await;
    for path in ["/", "/t/ABCDEF", &format!("/rules/{EXAMPLE}")] {
        let page = server.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.head.contains("content-security-policy: default-src 'none'; script-src 'self'"));
        assert!(page.head.contains("x-content-type-options: nosniff"));
        assert!(page.head.contains("referrer-policy: no-referrer"));
        match std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/index.html")) {
            Ok(index) => assert_eq!(page.body, index),
            Err(_) => assert!(page.body.contains("make play"), "{}", page.body),
        }
    }
    assert_eq!(server.get("/missing.js").await.status, 404);
    assert_eq!(server.get("/api/missing").await.problem(404), "no_such_page");
    assert_eq!(server.get("/healthz").await.body, "ok\n");
}

/// The build makes a copy of each file of the client in brotli and in gzip; whoever takes one of them gets it, brotli first,
/// and whoever has a file is not sent it again.
#[tokio::test(flavor = "multi_thread")]
async fn the_client_travels_in_the_best_encoding_that_is_taken() {
    let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/assets"));
    let built = std::fs::read_dir(assets).expect("the client is built: make web/dist/index.html");
    let names: Vec<String> =
        built.map(|file| file.expect("a file").file_name().into_string().expect("a name")).collect();
    let size = |name: &str| std::fs::metadata(assets.join(name)).map(|file| file.len()).unwrap_or_default();
    let mut texts: Vec<&String> =
        names.iter().filter(|name| name.ends_with(".js") || name.ends_with(".css")).collect();
    texts.sort_by_key(|name| size(name));
    for name in texts.iter().filter(|name| size(name) > 4_000) {
        let (brotli, gzip) = (size(&format!("{name}.br")), size(&format!("{name}.gz")));
        assert!(0 < brotli && brotli <= gzip && gzip * 3 < size(name) * 2, "{name}: {brotli}, {gzip}");
    }
    let largest = texts.last().expect("a script");
    let server = TestServer::open().await;
    let path = format!("/assets/{largest}");
    for (taken, encoding, ending) in [
        ("gzip, deflate, br, zstd", Some("br"), ".br"),
        ("gzip, deflate", Some("gzip"), ".gz"),
        ("br;q=0, gzip;q=0.5", Some("gzip"), ".gz"),
        ("identity", None, ""),
    ] {
        let sent = server.request("GET", &path, &[("accept-encoding", taken)], "").await;
        let said = |name: &str| {
            let start = format!("{name}: ");
            sent.head.lines().find_map(|line| line.strip_prefix(&*start)).map(str::to_owned)
        };
        assert_eq!(said("content-encoding").as_deref(), encoding, "{taken}");
        let length = size(&format!("{largest}{ending}")).to_string();
        assert_eq!(said("content-length"), Some(length), "{taken}");
        assert_eq!(said("vary").as_deref(), Some("accept-encoding"), "{taken}");
        assert_eq!(said("cache-control").as_deref(), Some("public, max-age=31536000, immutable"));
        let tag = said("etag").expect("a tag");
        let again =
            server.request("GET", &path, &[("accept-encoding", taken), ("if-none-match", &tag)], "").await;
        assert_eq!((again.status, &*again.body), (304, ""), "{taken}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_other_sites_are_turned_away() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
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
    let foreign = server.request("GET", &path, &upgrade("https://evil.example"), "").await;
    assert_eq!(foreign.problem(403), "wrong_origin");
    let gone = server.request("GET", "/api/tables/ABCDEF/socket", &upgrade("https://evil.example"), "").await;
    assert_eq!(gone.status, 403);
    assert_eq!(server.get(&path).await.status, 400, "no socket without an upgrade");
}
