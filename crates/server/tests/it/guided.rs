//! Guided games at a table: one learner, known dice, and others who play the script until it is left.

use games::records::{Happened, Scheme, from_json, verify};
use games::{EXAMPLE, GAMES};
use protocol::{GuideInfo, GuideStage, Joined, Json, ServerMessage, TableInfo};
use serde_json::{Value, json};

use crate::client::{Client, failure};
use crate::test_server::TestServer;

async fn learn(server: &TestServer, game: &str) -> Joined {
    server.post(&format!("/api/games/{game}/guided"), &json!({ "name": "Lea" })).await.expect_json(201)
}

fn guide(table: &TableInfo) -> GuideInfo {
    table.guide.clone().expect("a guided game")
}

/// Reads until the guide says something that `is` wanted.
async fn guided(client: &mut Client, is: impl Fn(&GuideInfo) -> bool) -> GuideInfo {
    guide(&client.table_where(|table| is(&guide(table))).await)
}

async fn next_lesson(client: &mut Client, done: u16) -> GuideInfo {
    let is_next = |guide: &GuideInfo| guide.stage != GuideStage::Others && guide.done == done;
    guided(client, is_next).await
}

/// Follows the guide to its end; gives the number of lessons.
async fn follow(client: &mut Client) -> u16 {
    let mut done = 0;
    loop {
        let guide = next_lesson(client, done).await;
        if guide.stage == GuideStage::End {
            return done;
        }
        let lesson = guide.lesson.expect("a lesson");
        let answer = client.act(lesson.wants.0).await;
        assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
        done += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_guided_game_is_followed_to_its_end() {
    let mut server = TestServer::open().await;
    for game in GAMES.iter().filter(|game| game.about().guided.is_some()) {
        let id = game.info().id;
        let lea = learn(&server, id).await;
        let mut client = server.sit(&lea, None).await;
        let lessons = follow(&mut client).await;
        let last = guide(client.table.as_ref().expect("a table"));
        assert_eq!((last.done, last.of), (lessons, lessons), "{id}");
        assert!(lessons >= 6, "{id}: {lessons} lessons");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn its_record_says_that_the_dice_were_known_and_who_followed_a_script() {
    let mut server = TestServer::open().await;
    let lea = learn(&server, EXAMPLE).await;
    let mut client = server.sit(&lea, None).await;
    follow(&mut client).await;
    let bearer = format!("Bearer {}", lea.token);
    let path = format!("/api/tables/{}/record", lea.code);
    let answer = server.request("GET", &path, &[("authorization", &bearer)], "").await;
    let record = from_json(answer.body.as_bytes()).expect("a record");
    assert_eq!(record.scheme, Scheme::Guided);
    verify(&record).expect("the record holds");
    let by: Vec<_> = record
        .entries
        .iter()
        .filter_map(|entry| match &entry.what {
            Happened::Action { by, .. } => Some(by.to_string()),
            _ => None,
        })
        .collect();
    assert!(by.iter().all(|by| by == "owner" || by == "bot:script"), "{by:?}");
    let fork = json!({ "entry": 1, "seat": 0, "name": "Lea", "others": "bots" });
    let headers = [("authorization", &*bearer), ("content-type", "application/json")];
    let path = format!("/api/tables/{}/fork", lea.code);
    assert_eq!(server.request("POST", &path, &headers, &fork.to_string()).await.problem(400), "bad_record");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_move_leaves_the_script_bots_play_on_and_an_undo_leads_back() {
    let mut server = TestServer::open().await;
    let lea = learn(&server, EXAMPLE).await;
    let mut client = server.sit(&lea, None).await;
    let first = next_lesson(&mut client, 0).await.lesson.expect("a lesson");
    assert_eq!(first.wants, Json(json!("leave")));
    client.act(json!({ "bid": { "amount": 9 } })).await;
    let left = guided(&mut client, |guide| guide.stage == GuideStage::Left).await;
    assert_eq!(left.lesson, None);
    // Those who are no longer bound to the script answer, until the learner is waited for again.
    client.update_where(|update| update.version > 3 && update.waited_for.contains(&0)).await;
    client.asks(json!({ "type": "undo" })).await;
    let again = guided(&mut client, |guide| guide.stage == GuideStage::Lesson).await;
    assert_eq!(again.lesson.expect("a lesson").say, first.say);
    // After a restart as well: where the learner stands follows from the game.
    server.restart().await;
    let mut client = server.sit(&lea, None).await;
    follow(&mut client).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_neither_listed_nor_watched_and_other_tables_are_not_guided() {
    let mut server = TestServer::open().await;
    let lea = learn(&server, EXAMPLE).await;
    let mut client = server.sit(&lea, None).await;
    for setting in
        [json!({ "type": "settings", "public": true }), json!({ "type": "settings", "spectators": true })]
    {
        let answer = client.ask(setting).await;
        assert_eq!(failure(&answer), "guided");
    }
    let listed: Value = server.get("/api/tables").await.expect_json(200);
    assert_eq!(listed, json!([]));
    assert_eq!(server.get(&format!("/api/tables/{}", lea.code)).await.status, 404);
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "random"}])).await;
    assert_eq!(server.table(&anna.code).await.guide, None);
    server.stop().await;
}
