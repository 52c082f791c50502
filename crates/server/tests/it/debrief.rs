//! Debriefs over HTTP: of a game that is over, for whoever may see it, and of a record that somebody sends.

use games::EXAMPLE;
use protocol::Joined;
use serde_json::{Value, json};

use crate::client::Answered;
use crate::player::play;
use crate::test_server::TestServer;

async fn ask(server: &TestServer, joined: &Joined, query: &str, token: Option<&str>) -> Answered {
    let path = format!("/api/tables/{}/debrief{query}", joined.code);
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<_> = bearer.as_deref().map(|bearer| ("authorization", bearer)).into_iter().collect();
    server.request("GET", &path, &headers, "").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_debriefed_when_it_is_over_and_not_before() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "random"}])).await;
    assert_eq!(ask(&server, &anna, "", Some(&anna.token)).await.status, 409, "nothing was dealt");
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, anna.seats[0], |update| update.round > 1).await;
    let refused = ask(&server, &anna, "", Some(&anna.token)).await;
    assert_eq!((refused.status, refused.body.contains("not_over")), (409, true), "{}", refused.body);
    play(&mut client, anna.seats[0], |_| false).await;
    let told: Value = ask(&server, &anna, "", None).await.expect_json(200);
    assert_eq!(told["players"].as_array().map(Vec::len), Some(3));
    assert!(told["charts"].as_array().is_some_and(|charts| charts.len() > 2), "{told}");
    assert_eq!(told["estimates"], json!([]));
    let again = ask(&server, &anna, "", None).await;
    assert_eq!(again.expect_json::<Value>(200), told, "the kept one is the same");
    let estimated: Value = ask(&server, &anna, "?estimates=true", None).await.expect_json(200);
    assert!(estimated["estimates"].as_array().is_some_and(|estimates| !estimates.is_empty()));
    assert_eq!(estimated["series"], told["series"]);
    let record: Value = server.get(&format!("/api/tables/{}/record", anna.code)).await.expect_json(200);
    let sent: Value = server.post("/api/debrief", &record).await.expect_json(200);
    assert_eq!(sent, told, "a record tells the same");
    for bad in [json!({ "game": "no" }), json!([])] {
        let refused = server.post("/api/debrief", &bad).await;
        assert_eq!((refused.status, refused.body.contains("bad_record")), (400, true), "{}", refused.body);
    }
    server.stop().await;
}

/// Where nobody may watch, only those who sat there are told, whether or not the debrief was made before.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_closed_to_spectators_tells_strangers_nothing() {
    let mut server = TestServer::open().await;
    let anna = server
        .open_as(EXAMPLE, json!({ "others": [{"bot": "novice"}, {"bot": "random"}], "spectators": false }))
        .await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, anna.seats[0], |_| false).await;
    assert_eq!(ask(&server, &anna, "", None).await.status, 404);
    assert_eq!(ask(&server, &anna, "", Some(&anna.token)).await.status, 200);
    let stranger = ask(&server, &anna, "", None).await;
    assert_eq!((stranger.status, stranger.body.contains("no_such_table")), (404, true), "{}", stranger.body);
    server.stop().await;
}
