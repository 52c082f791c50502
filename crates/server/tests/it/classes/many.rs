//! Thirty pupils behind one address, and four classes of thirty. Small by default; `CLASS=full` is for `make soak`.

use std::time::{Duration, Instant};

use protocol::{ClassBoard, ClassStage, PupilJoined};
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio::task::JoinSet;

use super::pupil::{Manner, Played, play};
use super::{Class, plan_of};
use crate::test_server::TestServer;

fn is_full() -> bool {
    std::env::var("CLASS").is_ok_and(|size| size == "full")
}

/// The game to begin with.
fn beginners() -> &'static str {
    let found = games::GAMES.iter().map(|game| game.info()).find(|info| info.title.contains("Beginner"));
    found.expect("a game to begin with").id
}

/// With the limits of a house: a school behind one address must get in.
async fn house() -> TestServer {
    TestServer::open_with(|config| Config { limits: Limits::default(), ..config }).await
}

async fn enter(server: &TestServer, class: &Class, count: usize) -> Vec<PupilJoined> {
    let mut pupils = Vec::new();
    for number in 1..=count {
        pupils.push(class.enter(server, &format!("Pupil {number}")).await);
    }
    pupils
}

async fn spawn_all(
    server: &TestServer,
    class: &Class,
    pupils: &[PupilJoined],
    manner: impl Fn(usize) -> Manner,
    playing: &mut JoinSet<Played>,
) {
    for (at, pupil) in pupils.iter().enumerate() {
        let code = class.place(server, pupil).await.code.expect("a table");
        let (address, token, manner) = (server.address, pupil.token.clone(), manner(at));
        playing.spawn(async move { play(address, &code, &token, manner, |_| false).await });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_pupils_at_eight_tables_finish_in_spite_of_lost_lines_and_cleared_phones() {
    let mut server = house().await;
    let (count, tables) = if is_full() { (30, 8) } else { (10, 3) };
    let class = Class::open(&server, plan_of(beginners(), 4)).await;
    let mut pupils = enter(&server, &class, count).await;
    let started = class.teach(&server, json!({ "do": "start" })).await;
    assert_eq!(started.tables.len(), tables);
    // Three phones are cleared in the first minute; the teacher agrees.
    for at in [0, count / 2, count - 1] {
        let body = json!({ "pupil": pupils[at].pupil });
        let back: PupilJoined = class.post(&server, "/return", None, &body).await.expect_json(201);
        class.teach(&server, json!({ "do": "admit", "pupil": back.pupil, "yes": true })).await;
        pupils[at] = back;
    }
    let (latency, cut) = if is_full() { (200, 10_000) } else { (4, 200) };
    let manner = |at: usize| Manner {
        latency: Duration::from_millis(latency),
        cut_for: Some(Duration::from_millis(cut)),
        ..Manner::quick(at as u64 + 1)
    };
    let mut playing = JoinSet::new();
    spawn_all(&server, &class, &pupils, manner, &mut playing).await;
    // The board follows, and a pause stops everything within a second.
    let asked = Instant::now();
    let paused = class.teach(&server, json!({ "do": "pause", "paused": true })).await;
    let pause = asked.elapsed();
    assert!(paused.tables.iter().all(|table| table.look.as_ref().is_some_and(|look| look.paused)));
    assert!(pause < Duration::from_secs(1), "{pause:?}");
    class.teach(&server, json!({ "do": "pause", "paused": false })).await;
    let asked = Instant::now();
    class.board(&server).await;
    let board = asked.elapsed();
    assert!(board < Duration::from_secs(1), "{board:?}");
    let (mut actions, mut cuts) = (0, 0);
    while let Some(played) = playing.join_next().await {
        let played = played.expect("they finish");
        actions += played.actions;
        cuts += played.cuts;
    }
    let is_over = |board: &ClassBoard| board.class.stage == ClassStage::Over;
    class.board_where(&server, is_over).await;
    let debrief: Value = class.get(&server, "/debrief", Some(&pupils[1].token)).await.expect_json(200);
    assert_eq!(debrief["tables"].as_array().map(Vec::len), Some(tables));
    eprintln!(
        "{count} pupils, {tables} tables: {actions} actions, {cuts} cuts, pause {pause:?}, board {board:?}"
    );
    server.stop().await;
}

/// A hundred and twenty pupils in four classes at once: an action is answered within a tenth of a second, 99 times out of
/// a hundred. In the small test the time is not held to that, because other tests run beside it.
#[tokio::test(flavor = "multi_thread")]
async fn four_classes_at_once() {
    let mut server = house().await;
    let count = if is_full() { 30 } else { 6 };
    let mut playing = JoinSet::new();
    let mut classes = Vec::new();
    for number in 0..4u64 {
        let class = Class::open(&server, plan_of(beginners(), 4)).await;
        let pupils = enter(&server, &class, count).await;
        class.teach(&server, json!({ "do": "start" })).await;
        // As quick as people are at their quickest: an action every other second for each.
        let latency = Duration::from_millis(if is_full() { 4000 } else { 10 });
        let manner = |at: usize| Manner { latency, ..Manner::quick(1000 * number + at as u64) };
        spawn_all(&server, &class, &pupils, manner, &mut playing).await;
        classes.push(class);
    }
    // Boards are looked at as pages do.
    let mut looks: Vec<Duration> = Vec::new();
    let mut answered: Vec<Duration> = Vec::new();
    let ends = Instant::now() + Duration::from_secs(if is_full() { 180 } else { 120 });
    while Instant::now() < ends && !playing.is_empty() {
        for class in &classes {
            let asked = Instant::now();
            class.board(&server).await;
            looks.push(asked.elapsed());
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        while let Some(played) = playing.try_join_next() {
            answered.extend(played.expect("they play").answered);
        }
        if is_full() && Instant::now() + Duration::from_secs(2) > ends {
            // Time is up; what was measured counts. Some have played to the end.
            for class in &classes {
                if class.board(&server).await.class.stage == ClassStage::Playing {
                    class.teach(&server, json!({ "do": "end" })).await;
                }
            }
        }
    }
    while let Some(played) = playing.join_next().await {
        answered.extend(played.expect("they play").answered);
    }
    answered.sort_unstable();
    looks.sort_unstable();
    let at = |all: &[Duration], share: usize| all[(all.len() * share / 100).min(all.len() - 1)];
    eprintln!(
        "{} pupils in 4 classes, {} actions: median {:?}, p99 {:?}, longest {:?}; boards: median {:?}, longest {:?}",
        4 * count,
        answered.len(),
        at(&answered, 50),
        at(&answered, 99),
        at(&answered, 100),
        at(&looks, 50),
        at(&looks, 100),
    );
    assert!(answered.len() > 4 * count);
    if is_full() {
        assert!(at(&answered, 99) < Duration::from_millis(100), "p99 {:?}", at(&answered, 99));
    }
    server.stop().await;
}
