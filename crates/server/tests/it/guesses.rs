//! Guessing the code of a table: codes are long, misses are slowed and never blocked, and no answer tells whether a
//! private table exists.

use std::time::{Duration, Instant};

use games::EXAMPLE;
use serde_json::{Value, json};
use server::Limits;

use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn no_answer_tells_whether_a_private_table_exists() {
    let server = TestServer::open().await;
    let others = json!([{"bot": "novice"}, {"bot": "novice"}]);
    let private = server.open_as(EXAMPLE, json!({"others": others, "spectators": false})).await;
    let nowhere = "A".repeat(private.code.len());
    let wrong = "0".repeat(64);
    let bearer = format!("Bearer {wrong}");
    let requests: [(&str, &str, Value); 13] = [
        ("GET", "", json!(null)),
        ("GET", "/record", json!(null)),
        ("GET", "/replay", json!(null)),
        ("GET", "/replay?viewer=all", json!(null)),
        ("GET", "/debrief", json!(null)),
        ("GET", "/summary", json!(null)),
        ("POST", "/fork", json!({"entry": 1, "seat": 0, "name": "Mallory", "others": "bots"})),
        ("POST", "/playouts", json!({"entry": 1})),
        ("POST", "/seats", json!({"name": "Mallory"})),
        ("POST", "/seats", json!({"name": "Mallory", "token": wrong})),
        ("POST", "/seats", json!({"name": "Mallory", "token": "no token at all"})),
        ("POST", "/device", json!({"secret": wrong})),
        ("POST", "/device", json!({"secret": "no secret at all"})),
    ];
    for (method, path, body) in &requests {
        for headers in [&[][..], &[("authorization", &*bearer)][..]] {
            let headers: Vec<_> =
                headers.iter().copied().chain([("content-type", "application/json")]).collect();
            let ask = async |code: &str| {
                let path = format!("/api/tables/{code}{path}");
                let answer = server.request(method, &path, &headers, &body.to_string()).await;
                (answer.status, answer.body)
            };
            assert_eq!(ask(&private.code).await, ask(&nowhere).await, "{method} {path} {body}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn new_codes_have_eight_characters_and_old_ones_still_open_their_tables() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    assert_eq!(anna.code.len(), 8);
    crate::test_server::run_sql(&server, "UPDATE tables SET code = 'ABCDEF'").await;
    assert_eq!(server.table("abcdef").await.code, "ABCDEF", "a table opened by an earlier version");
}

#[tokio::test(flavor = "multi_thread")]
async fn misses_are_slowed_and_never_blocked() {
    let limits = Limits::default();
    let server = TestServer::open_with(|config| server::Config { limits, ..config }).await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let began = Instant::now();
    for number in 0..50 {
        let guess = server.get(&format!("/api/tables/GUESS{}", 222 + number)).await;
        assert_eq!(guess.problem(404), "no_such_table", "slow, but an answer");
    }
    let guessing = began.elapsed();
    assert!(guessing > Duration::from_secs(2), "fifty guesses took only {guessing:?}");
    // Whatever is asked for: each way to ask would else be the quick one.
    let began = Instant::now();
    let fork = json!({"entry": 1, "seat": 0, "name": "Mallory", "others": "bots"});
    for part in ["replay", "debrief", "record", "summary"] {
        let guess = server.get(&format!("/api/tables/GUESS272/{part}")).await;
        assert_eq!(guess.problem(404), "no_such_table", "{part}");
    }
    for (part, body) in [("fork", fork), ("playouts", json!({"entry": 1}))] {
        let guess = server.post(&format!("/api/tables/GUESS272/{part}"), &body).await;
        assert_eq!(guess.problem(404), "no_such_table", "{part}");
    }
    let other_ways = began.elapsed();
    assert!(other_ways > guessing * 6 / 100, "six guesses of other kinds took only {other_ways:?}");
    let began = Instant::now();
    let bearer = format!("Bearer {}", anna.token);
    let path = format!("/api/tables/{}", anna.code);
    assert_eq!(server.request("GET", &path, &[("authorization", &bearer)], "").await.status, 200);
    let mut client = server.sit(&anna, None).await;
    client.asks(json!({"type": "ready", "ready": true})).await;
    assert!(began.elapsed() < Duration::from_secs(1), "whoever has a seat is not slowed");
    server.table(&anna.code).await;
}
