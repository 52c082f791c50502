//! Where did I lose it, over HTTP: when the game is over and not before, for whoever may see it.

use games::EXAMPLE;
use protocol::Joined;
use serde_json::{Value, json};

use crate::client::Answered;
use crate::player::play;
use crate::test_server::TestServer;

async fn ask(server: &TestServer, joined: &Joined, seat: u8, token: Option<&str>) -> Answered {
    let path = format!("/api/tables/{}/losses", joined.code);
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("content-type", "application/json"), ("accept-language", "en")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    server.request("POST", &path, &headers, &json!({ "seat": seat }).to_string()).await
}

/// The answer comes in chunks, whose lengths stand between the lines.
fn lines_of(answer: &Answered) -> Vec<Value> {
    assert_eq!(answer.status, 200, "{}", answer.body);
    let lines = answer.body.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn losses_are_found_when_the_game_is_over_and_only_for_those_who_may_see_it() {
    let mut server = TestServer::open().await;
    let others = json!([{"bot": "novice"}, {"bot": "random"}]);
    let anna = server.open_as(EXAMPLE, json!({ "others": others, "spectators": false })).await;
    let token = Some(&*anna.token);
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, anna.seats[0], |update| update.round > 1).await;
    assert_eq!(ask(&server, &anna, 0, token).await.problem(409), "not_over");
    play(&mut client, anna.seats[0], |_| false).await;
    assert_eq!(ask(&server, &anna, 0, None).await.problem(404), "no_such_table");
    assert_eq!(ask(&server, &anna, 3, token).await.problem(404), "no_such_seat");
    let lines = lines_of(&ask(&server, &anna, 0, token).await);
    let (first, last) = (&lines[0], lines.last().expect("an end"));
    assert_eq!((&first["done"], &first["losses"]), (&json!(0), &Value::Null));
    assert_eq!(last["losses"]["seat"], json!(0), "{last}");
    let moves = last["losses"]["moves"].as_array().expect("a list");
    assert!(moves.len() <= 3 && moves.iter().all(|loss| loss["taken"] != loss["better"]), "{last}");
    // What was found is kept, and told to nobody else.
    let again = lines_of(&ask(&server, &anna, 0, token).await);
    assert_eq!((again.len(), again.last()), (1, Some(last)));
    assert_eq!(ask(&server, &anna, 0, None).await.problem(404), "no_such_table");
    // A record file tells the same.
    let bearer = format!("Bearer {}", anna.token);
    let path = format!("/api/tables/{}/record", anna.code);
    let record: Value =
        server.request("GET", &path, &[("authorization", &bearer)], "").await.expect_json(200);
    let sent = server.post("/api/losses", &json!({ "seat": 0, "record": record })).await;
    assert_eq!(lines_of(&sent).last(), Some(last));
    for bad in [json!({ "seat": 0 }), json!({ "seat": 0, "record": { "game": "no" } })] {
        assert_eq!(server.post("/api/losses", &bad).await.problem(400), "bad_record");
    }
    server.stop().await;
}
