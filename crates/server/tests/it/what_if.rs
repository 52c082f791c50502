//! What if: a finished game goes on from one of its moments as a table of its own, or bots play it out from there.

use games::EXAMPLE;
use games::records::{Record, from_json, replay_to, verify};
use protocol::{Joined, Playouts};
use serde_json::{Value, json};

use crate::player::play;
use crate::test_server::TestServer;

/// A finished game of a person and two bots, with its record.
async fn finished(server: &TestServer, spectators: bool) -> (Joined, Record) {
    let others = json!([{"bot": "novice"}, {"bot": "random"}]);
    let anna = server.open_as(EXAMPLE, json!({ "others": others, "spectators": spectators })).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, anna.seats[0], |_| false).await;
    let path = format!("/api/tables/{}/record", anna.code);
    let bearer = format!("Bearer {}", anna.token);
    let answer = server.request("GET", &path, &[("authorization", &bearer)], "").await;
    let record = from_json(answer.body.as_bytes()).expect("a record");
    (anna, record)
}

fn fork(entry: u64, seat: u8, others: &str) -> Value {
    json!({ "entry": entry, "seat": seat, "name": "Zoe", "others": others })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_a_moment_and_its_record_carries_what_came_before() {
    let mut server = TestServer::open().await;
    let (anna, record) = finished(&server, true).await;
    let middle = record.entries[record.entries.len() / 2].seq;
    let path = format!("/api/tables/{}/fork", anna.code);
    let zoe: Joined = server.post(&path, &fork(middle, 1, "bots")).await.expect_json(201);
    assert_eq!(zoe.seats, [1]);
    assert_ne!(zoe.code, anna.code);
    let mut client = server.sit(&zoe, None).await;
    client.updated().await;
    let then = replay_to(&record, Some(middle)).expect("the record replays");
    let shown = client.update.clone().expect("an update");
    assert!(shown.round >= then.round());
    play(&mut client, zoe.seats[0], |_| false).await;
    let answer = server.get(&format!("/api/tables/{}/record", zoe.code)).await;
    let ended = from_json(answer.body.as_bytes()).expect("a record");
    verify(&ended).expect("the record holds");
    assert_eq!(ended.past.iter().map(|past| past.until).collect::<Vec<_>>(), [middle]);
    assert_ne!(ended.commitment, record.commitment, "the dice are promised anew");
    let again = replay_to(&ended, Some(middle)).expect("the fork replays");
    assert_eq!(again.digest(), then.digest());
    // It is a game like any other: it is replayed and debriefed.
    assert_eq!(server.get(&format!("/api/tables/{}/replay?viewer=all", zoe.code)).await.status, 200);
    assert_eq!(server.get(&format!("/api/tables/{}/debrief", zoe.code)).await.status, 200);
    server.stop().await;
}

/// The beginning of the fork is the closed game's: whoever could not watch the one cannot watch the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_fork_of_a_game_closed_to_spectators_is_closed_to_them() {
    let mut server = TestServer::open().await;
    for spectators in [true, false] {
        let (anna, record) = finished(&server, spectators).await;
        let middle = record.entries[record.entries.len() / 2].seq;
        let bearer = format!("Bearer {}", anna.token);
        let headers = [("content-type", "application/json"), ("authorization", &*bearer)];
        let path = format!("/api/tables/{}/fork", anna.code);
        let answer = server.request("POST", &path, &headers, &fork(middle, 1, "bots").to_string()).await;
        let zoe: Joined = answer.expect_json(201);
        let stranger = server.get(&format!("/api/tables/{}", zoe.code)).await;
        assert_eq!(stranger.status, if spectators { 200 } else { 404 }, "{}", stranger.body);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fork_survives_a_restart_and_leaves_seats_for_friends() {
    let mut server = TestServer::open().await;
    let (anna, record) = finished(&server, true).await;
    let early = record.entries[record.entries.len() / 4].seq;
    let path = format!("/api/tables/{}/fork", anna.code);
    let zoe: Joined = server.post(&path, &fork(early, 0, "friends")).await.expect_json(201);
    let before = server.table(&zoe.code).await;
    assert_eq!(before.seats.iter().filter(|seat| seat.name == "Zoe").count(), 1);
    assert_eq!(before.seats.iter().filter(|seat| seat.sitter == protocol::Sitter::Nobody).count(), 2);
    server.restart().await;
    let after = server.table(&zoe.code).await;
    assert_eq!((after.stage, after.trouble), (protocol::TableStage::Playing, None));
    assert_eq!(after.commitment, before.commitment);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_moment_of_a_finished_game_can_be_gone_on_from() {
    let mut server = TestServer::open().await;
    let (anna, record) = finished(&server, false).await;
    let last = record.entries.last().expect("it was played").seq;
    let path = format!("/api/tables/{}/fork", anna.code);
    assert_eq!(server.post(&path, &fork(1, 0, "bots")).await.status, 404, "strangers know of no table");
    let bearer = format!("Bearer {}", anna.token);
    let headers = [("authorization", &*bearer), ("content-type", "application/json")];
    for (asked, status) in
        [(fork(last, 0, "bots"), 400), (fork(last + 9, 0, "bots"), 400), (fork(1, 7, "bots"), 404)]
    {
        let refused = server.request("POST", &path, &headers, &asked.to_string()).await;
        assert_eq!(refused.status, status, "{}", refused.body);
    }
    let running = server.open_table(json!([{"bot": "novice"}, {"bot": "random"}])).await;
    let mut client = server.sit(&running, None).await;
    client.start().await;
    let refused = server.post(&format!("/api/tables/{}/fork", running.code), &fork(0, 0, "bots")).await;
    assert_eq!((refused.status, refused.body.contains("not_over")), (409, true), "{}", refused.body);
    // A record file goes on in the same way.
    let mut sent = fork(1, 0, "bots");
    sent["record"] = serde_json::to_value(&record).expect("a record");
    let zoe: Joined = server.post("/api/fork", &sent).await.expect_json(201);
    assert_eq!(zoe.seats, [0]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_moment_out_and_say_how_sure_it_is() {
    let mut server = TestServer::open().await;
    let (anna, record) = finished(&server, true).await;
    let late = record.entries[record.entries.len() * 9 / 10].seq;
    let path = format!("/api/tables/{}/playouts", anna.code);
    let answer = server.post(&path, &json!({ "entry": late })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let lines: Vec<Playouts> = lines_of(&answer.body);
    assert_eq!(lines.first().map(|line| line.done), Some(0));
    assert!(lines.is_sorted_by_key(|line| line.done));
    let last = lines.last().expect("an end");
    assert_eq!((last.done, last.wins.len()), (last.games, 3));
    let all: f64 = last.wins.iter().map(|win| win.share).sum();
    assert!((all - 1.0).abs() < 1e-9 || all < 1e-9, "{last:?}");
    assert!(last.wins.iter().all(|win| win.low <= win.share && win.share <= win.high), "{last:?}");
    // The same moment again gives the same.
    let again = server.post(&path, &json!({ "entry": late })).await;
    assert_eq!(lines_of(&again.body).last(), lines.last());
    server.stop().await;
}

/// The answer comes in chunks, whose lengths stand between the lines.
fn lines_of(body: &str) -> Vec<Playouts> {
    let lines = body.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}
