//! Games to look at again: a replay shows what was seen, to whoever saw it, and all of it when the game is over.

use protocol::{Joined, KEYFRAME_EVERY, Replay, ReplayViewer, Update, delta};
use serde_json::{Value, json};

use crate::client::Answered;
use crate::player::{choose, is_waited_for, play};
use crate::test_server::{Client, TestServer};

/// The views of every frame, public and own.
fn views(replay: &Replay) -> Vec<(Value, Value)> {
    let mut views: Vec<(Value, Value)> = Vec::new();
    for frame in &replay.frames {
        let (mut public, mut own) = views.last().cloned().unwrap_or_default();
        if frame.key {
            (public, own) = (frame.public.0.clone(), frame.own.0.clone());
        } else {
            delta::apply(&mut public, &frame.public.0).expect("the delta fits");
            delta::apply(&mut own, &frame.own.0).expect("the delta fits");
        }
        views.push((public, own));
    }
    views
}

async fn ask(server: &TestServer, joined: &Joined, viewer: &str, token: Option<&str>) -> Answered {
    let path = format!("/api/tables/{}/replay?viewer={viewer}", joined.code);
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<_> = bearer.as_deref().map(|bearer| ("authorization", bearer)).into_iter().collect();
    server.request("GET", &path, &headers, "").await
}

/// Plays to the end and gives every update that came.
async fn play_and_watch(client: &mut Client, seat: u8) -> Vec<Update> {
    let mut seen: Vec<Update> = Vec::new();
    loop {
        let known = seen.last().map_or(0, |update| update.version + 1);
        let update = client.update_where(|update| seen_last(known, update)).await;
        let over = update.ending.is_some();
        seen.push(update.clone());
        if over {
            return seen;
        }
        if is_waited_for(&update, seat) {
            let action = choose(&update).expect("something to do");
            client.act(action).await;
        }
    }
}

fn seen_last(known: u32, update: &Update) -> bool {
    update.version >= known
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_seen_again_through_any_eyes() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "random"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, anna.seats[0], |_| false).await;
    let last = client.update.clone().expect("an update");
    let own: Replay = ask(&server, &anna, "0", Some(&anna.token)).await.expect_json(200);
    assert!(own.over && own.viewer == ReplayViewer::Seat(0) && own.verdict.is_none());
    assert_eq!(own.seats.len(), 3);
    assert!(own.frames.len() > KEYFRAME_EVERY, "long enough for a second keyframe");
    for (number, frame) in own.frames.iter().enumerate() {
        assert_eq!(frame.key, number % KEYFRAME_EVERY == 0, "frame {number}");
        assert_eq!(frame.seat.is_none(), number == 0, "somebody acted in every frame but the deal");
        assert!(frame.told.iter().all(|told| told.seq as usize == number));
    }
    assert_eq!(views(&own).last(), Some(&(last.public.0.clone(), last.own.0.clone())));
    assert_eq!(own.frames.last().and_then(|frame| frame.ending.clone()), last.ending);
    // Another seat's eyes, and all of them.
    let bot: Replay = ask(&server, &anna, "1", None).await.expect_json(200);
    let all: Replay = ask(&server, &anna, "all", None).await.expect_json(200);
    assert_eq!(bot.frames.len(), all.frames.len());
    for ((_, theirs), (_, everyones)) in views(&bot).iter().zip(views(&all)) {
        assert_eq!(*theirs, everyones[1]);
        assert_eq!(everyones.as_array().map(Vec::len), Some(3));
    }
    let watched: Replay = ask(&server, &anna, "spectator", None).await.expect_json(200);
    assert!(views(&watched).iter().all(|(_, own)| own.is_null()));
    assert_eq!(ask(&server, &anna, "5", None).await.status, 404);
    assert_eq!(ask(&server, &anna, "everyone", None).await.status, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_seen_again_only_as_it_was_seen() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "random"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, anna.seats[0], |update| update.round > 1).await;
    let own: Replay = ask(&server, &anna, "0", Some(&anna.token)).await.expect_json(200);
    assert!(!own.over);
    assert!(
        own.frames.iter().all(|frame| frame.entry.is_none() && frame.seat.is_none() && frame.by.is_none())
    );
    for (viewer, token) in
        [("1", Some(&*anna.token)), ("0", None), ("all", Some(&*anna.token)), ("all", None)]
    {
        let refused = ask(&server, &anna, viewer, token).await;
        assert_eq!((refused.status, refused.body.contains("not_over")), (409, true), "{viewer}");
    }
    let watched: Replay = ask(&server, &anna, "spectator", None).await.expect_json(200);
    assert!(views(&watched).iter().all(|(_, own)| own.is_null()));
    server.stop().await;
}

/// What was sent during the game is under the leak tests; a replay that shows nothing else leaks nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn no_frame_shows_a_viewer_what_it_was_not_sent() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "trader"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    let seen = play_and_watch(&mut client, anna.seats[0]).await;
    let own: Replay = ask(&server, &anna, "0", Some(&anna.token)).await.expect_json(200);
    // The replay of a finished game has a frame for every entry; the viewer was sent those it could notice.
    let sent: Vec<_> = seen.iter().map(|update| (update.public.0.clone(), update.own.0.clone())).collect();
    let (mut at, frames) = (0, views(&own));
    for (number, frame) in frames.iter().enumerate() {
        let found = sent[at..].iter().position(|view| view == frame);
        at += found.unwrap_or_else(|| panic!("frame {number} was never sent"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_opened_judged_and_not_kept() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "random"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, anna.seats[0], |_| false).await;
    let record: Value = server.get(&format!("/api/tables/{}/record", anna.code)).await.expect_json(200);
    let open = async |record: &Value| server.post("/api/replay?viewer=all", record).await;
    let replay: Replay = open(&record).await.expect_json(200);
    assert_eq!(replay.verdict.map(|verdict| verdict.holds), Some(true));
    let mut forged = record.clone();
    forged["result"]["standings"]["winners"] = json!([0, 1, 2]);
    let replay: Replay = open(&forged).await.expect_json(200);
    let verdict = replay.verdict.expect("a verdict");
    assert!(!verdict.holds && verdict.problem.is_some_and(|problem| problem.contains("result")));
    let mut illegal = record.clone();
    illegal["entries"][3]["action"] = json!("no such thing");
    for bad in [illegal, json!({ "game": "no" }), json!([])] {
        let refused = open(&bad).await;
        assert_eq!((refused.status, refused.body.contains("bad_record")), (400, true), "{}", refused.body);
    }
    let tables: Vec<Value> = server.get("/api/tables").await.expect_json(200);
    assert!(tables.is_empty(), "nothing was opened");
    server.stop().await;
}
