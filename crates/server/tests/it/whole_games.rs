//! Whole games against bots.

use serde_json::{Value, json};

use crate::player::play;
use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_bots_ends_with_a_record_that_verifies() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "random"}])).await;
    let mut client = server.sit(&anna, None).await;
    let nonce = "00112233445566778899aabbccddeeff";
    client.send(&protocol::ClientMessage::Nonce { r#ref: "n".into(), nonce: nonce.into(), seat: None }).await;
    client.answer_to("n").await;
    client.start().await;
    let acted = play(&mut client, anna.seats[0], |_| false).await;
    assert!(acted > 3, "{acted} actions are no game");
    let update = client.update.clone().expect("an update");
    let ending = update.ending.expect("the game is over");
    assert!(ending.score_lines.0.as_array().is_some_and(|lines| !lines.is_empty()));
    let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    let verified = games::records::verify(&record).expect("the record holds");
    assert!(verified.result.is_some());
    assert_eq!(record.nonces[0].as_deref(), Some(nonce), "the dice follow from what Anna gave too");
    assert_eq!(record.nonces[1..], [None, None], "and nobody has chosen for the bots");
    assert!(!record.draws.is_empty());
    let commitment = client.table.as_ref().map(|table| table.commitment.clone());
    assert_eq!(commitment, Some(record.commitment));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_the_server_cannot_deal_again_until_the_cards_are_good() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let nonce = json!({"type": "nonce", "nonce": "a17a"});
    server.sit(&anna, None).await.asks(nonce).await;
    server.stop().await;
    let folder = tempfile::TempDir::new().expect("a folder");
    let name = server::DATABASE;
    std::fs::copy(server.data.path().join(name), folder.path().join(name)).expect("it is copied");
    let mut records = Vec::new();
    for data in [server.data.path().to_owned(), folder.path().to_owned()] {
        let started = server::start(crate::test_server::config(&data)).await.expect("it starts");
        server.address = started.address();
        let mut host = server.sit(&anna, None).await;
        host.asks(json!({"type": "start"})).await;
        host.asks(json!({"type": "close"})).await;
        let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
        records.push(games::records::from_json(record.body.as_bytes()).expect("a record"));
        started.stop().await;
    }
    let dealt = |record: &games::records::Record| {
        games::records::replay_to(record, Some(0)).map(|game| game.digest()).expect("the deal")
    };
    assert_eq!(dealt(&records[0]), dealt(&records[1]), "everything was settled when Anna gave her nonce");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_games_is_complete() {
    let server = TestServer::open().await;
    let games: Vec<protocol::ListedGame> = server.get("/api/games").await.expect_json(200);
    assert_eq!(games.len(), games::GAMES.len());
    assert!(games.iter().all(|game| game.bots.iter().all(|level| level != "random")), "no company");
    for listed in games {
        let game: protocol::GameSummary =
            server.get(&format!("/api/games/{}", listed.id)).await.expect_json(200);
        assert_eq!((&game.title, &game.bots), (&listed.title, &listed.bots));
        assert!(game.setup_schema.0 != Value::Null && !game.bots.is_empty() && !game.rules.is_empty());
    }
    assert_eq!(server.get("/api/games/chess").await.status, 404);
}

/// The list is small, compressed for whoever takes that, and not sent again to whoever has it.
#[tokio::test(flavor = "multi_thread")]
async fn the_games_travel_light() {
    let server = TestServer::open().await;
    let list = server.get("/api/games").await;
    assert!(list.body.len() < 8_000, "{} bytes", list.body.len());
    assert!(!list.head.contains("content-encoding"), "{}", list.head);
    let one = format!("/api/games/{}", games::GAMES[0].info().id);
    for path in ["/api/games", &one] {
        let plain = server.get(path).await;
        let zipped = server.request("GET", path, &[("accept-encoding", "gzip, br")], "").await;
        assert!(
            zipped.head.contains("content-encoding: gzip") && zipped.head.contains("vary: accept-encoding")
        );
        let length = |head: &str| {
            let line = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            line.and_then(|length| length.parse::<usize>().ok()).expect("a length")
        };
        assert!(length(&zipped.head) * 2 < length(&plain.head), "{}", zipped.head);
        let tag = plain.head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_owned();
        let again = server.request("GET", path, &[("if-none-match", &tag)], "").await;
        assert_eq!((again.status, &*again.body), (304, ""));
    }
}
