//! Games to look at again: a replay shows what was seen, to whoever saw it, and all of it when the game is over.

use game_core::Seat;
use games::records::Record;
use protocol::{Joined, KEYFRAME_EVERY, Replay, ReplayViewer, delta};
use serde_json::{Value, json};

use crate::client::Answered;
use crate::player::play;
use crate::test_server::TestServer;

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

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_seen_again_through_any_eyes() {
    let mut server = TestServer::open().await;
    // The dice may end a game before its second keyframe; one of a few is long enough.
    let mut long = None;
    for _ in 0..10 {
        let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "random"}])).await;
        let mut client = server.sit(&anna, None).await;
        client.start().await;
        play(&mut client, anna.seats[0], |_| false).await;
        let last = client.update.clone().expect("an update");
        let own: Replay = ask(&server, &anna, "0", Some(&anna.token)).await.expect_json(200);
        if own.frames.len() > KEYFRAME_EVERY {
            long = Some((anna, last, own));
            break;
        }
    }
    let (anna, last, own) = long.expect("a game with a second keyframe");
    assert!(own.over && own.viewer == ReplayViewer::Seat(0) && own.verdict.is_none());
    assert_eq!(own.seats.len(), 3);
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

/// A seat's view is under the leak tests; a replay that shows nothing else leaks nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn no_frame_shows_more_than_the_viewers_own_view() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "trader"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    play(&mut client, anna.seats[0], |update| update.round > 1).await;
    let running: Replay = ask(&server, &anna, "0", Some(&anna.token)).await.expect_json(200);
    play(&mut client, anna.seats[0], |_| false).await;
    let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let name = viewer.map_or("spectator".to_owned(), |seat: u8| seat.to_string());
        let replay: Replay = ask(&server, &anna, &name, None).await.expect_json(200);
        let allowed = own_views(&record, viewer);
        assert_eq!(views(&replay), allowed, "{name}");
        if viewer == Some(0) {
            // While it goes on, frames that show nothing new are left out.
            let mut rest = allowed.iter();
            for frame in views(&running) {
                assert!(
                    rest.any(|view| *view == frame),
                    "a running game shows what its viewer saw, in order"
                );
            }
        }
    }
    server.stop().await;
}

/// What the viewer's view shows after every entry.
fn own_views(record: &Record, viewer: Option<u8>) -> Vec<(Value, Value)> {
    let mut walk = games::records::Replay::new(record).expect("the record is dealt");
    let view = |walk: &games::records::Replay<'_>| {
        let view = walk.game().view(viewer.and_then(Seat::new));
        (view["public"].clone(), view["own"].clone())
    };
    let mut views = vec![view(&walk)];
    while let Some(stepped) = walk.step() {
        if stepped.expect("the record holds").acted.is_some() {
            views.push(view(&walk));
        }
    }
    views
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
