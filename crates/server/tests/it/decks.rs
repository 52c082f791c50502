//! Decks in the browser: what is printed is sent, and what is made of it is checked with the words of the command line.

use games::{AnyGame, EXAMPLE, GAMES, decks};
use serde_json::{Value, json};

use crate::test_server::TestServer;

fn with_decks() -> impl Iterator<Item = &'static &'static dyn AnyGame> {
    GAMES.iter().filter(|game| !game.decks().is_empty())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_printed_deck_is_sent_and_comes_back_as_the_file_of_the_command_line() {
    let server = TestServer::open().await;
    for game in with_decks() {
        let id = game.info().id;
        let sent: Vec<protocol::PrintedDeck> =
            server.get(&format!("/api/games/{id}/decks")).await.expect_json(200);
        assert_eq!(sent.len(), game.decks().len(), "{id}");
        for printed in sent {
            let asked = json!({ "setup": { "deck": printed.deck } });
            let checked: protocol::CheckedSetup =
                server.post(&format!("/api/games/{id}/check"), &asked).await.expect_json(200);
            let file = checked.deck_file.expect("a deck of one's own is a file");
            game.check_deck(&file).expect("the command line takes the file");
            assert_eq!(decks::parse(&file).expect("it reads"), printed.deck.0, "{id}: {}", printed.name);
            let again: protocol::CheckedSetup = server
                .post(&format!("/api/games/{id}/check"), &json!({ "deck_file": file }))
                .await
                .expect_json(200);
            assert_eq!(again.deck, printed.deck, "{id}: and the page takes it back");
        }
    }
    assert_eq!(server.get("/api/games/chess/decks").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_deck_is_said_as_the_command_line_says_it() {
    let server = TestServer::open().await;
    for game in with_decks() {
        let id = game.info().id;
        let mut broken = decks::parse(game.decks()[0].1).expect("the printed deck");
        *first_number(&mut broken).expect("a deck has numbers") = json!("many");
        let answer =
            server.post(&format!("/api/games/{id}/check"), &json!({ "setup": { "deck": broken } })).await;
        let said: protocol::Problem = answer.expect_json(400);
        let file = decks::write(&broken).expect("it can be written");
        let on_the_command_line = game.check_deck(&file).expect_err("it is refused").to_string();
        // A file has lines, too.
        let line = 1 + file.lines().position(|line| line.contains("many")).expect("a line of the file");
        let without_line = on_the_command_line.replace(&format!("line {line} is wrong: "), "");
        assert_ne!(without_line, on_the_command_line, "the line is named");
        assert_eq!(said.message.to_lowercase(), format!("{}.", without_line.to_lowercase()));
        assert!(on_the_command_line.contains(" 1, "), "the entry is named: {on_the_command_line}");
    }
}

/// A number in the first entry of the first list.
fn first_number(deck: &mut Value) -> Option<&mut Value> {
    let lists = deck.as_object_mut()?.values_mut().filter_map(Value::as_array_mut);
    let mut entries = lists.filter_map(|list| list.first_mut()?.as_object_mut());
    entries.find_map(|entry| entry.values_mut().find(|value| value.is_number()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_up_is_checked_for_a_number_of_players_or_for_all() {
    let server = TestServer::open().await;
    let info = games::find(EXAMPLE).expect("the example").info();
    let check = |body: Value| {
        let server = &server;
        async move { server.post(&format!("/api/games/{EXAMPLE}/check"), &body).await.status }
    };
    assert_eq!(check(json!({})).await, 200);
    assert_eq!(check(json!({ "players": info.max_players })).await, 200);
    assert_eq!(check(json!({ "players": info.max_players + 1 })).await, 400);
    assert_eq!(check(json!({ "setup": { "no_such_option": 1 } })).await, 400);
    assert_eq!(check(json!({ "set_up": {} })).await, 400);
    assert_eq!(server.post("/api/games/chess/check", &json!({})).await.status, 400);
}
