//! Lessons from the code to the debrief.

use std::time::{Duration, Instant};

use games::EXAMPLE;
use protocol::{ClassBoard, ClassStage, PupilJoined, TableStage};
use serde_json::{Value, json};
use server::{Clock, Config, Limits, NodeConfig, NodeLink, NodeSecret};
use tokio::task::JoinSet;

use super::pupil::{Manner, play};
use super::{Class, ask, plan, plan_of};
use crate::postgres::Cluster;
use crate::test_server::TestServer;

const SEVEN: [&str; 7] = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina"];

/// Everybody plays their game to its end.
async fn play_all(server: &TestServer, class: &Class, pupils: &[PupilJoined]) {
    let mut playing = JoinSet::new();
    for (seed, pupil) in (1..).zip(pupils) {
        let (address, token) = (server.address, pupil.token.clone());
        let Some(code) = class.place(server, pupil).await.code else { continue };
        playing.spawn(async move { play(address, &code, &token, Manner::quick(seed), |_| false).await });
    }
    while let Some(played) = playing.join_next().await {
        played.expect("they play to the end");
    }
}

fn is_over(board: &ClassBoard) -> bool {
    board.class.stage == ClassStage::Over
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_from_one_code_to_one_debrief() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &SEVEN).await;
    let board = class.board(&server).await;
    let sizes: Vec<_> = board.tables.iter().map(|table| table.pupils.iter().flatten().count()).collect();
    assert_eq!(sizes, [3, 2, 2], "evenly");
    assert!(board.tables.iter().all(|table| table.pupils.len() == 3 && table.look.is_none()));
    let started = class.teach(&server, json!({ "do": "start" })).await;
    assert_eq!(started.class.stage, ClassStage::Playing);
    let again = class.teach(&server, json!({ "do": "start" })).await;
    let codes = |board: &ClassBoard| board.tables.iter().map(|table| table.code.clone()).collect::<Vec<_>>();
    assert_eq!(codes(&again), codes(&started), "starting twice is like starting once");
    let place = class.place(&server, &pupils[0]).await;
    let code = place.code.expect("the game has begun");
    // While the game goes on nothing of it is open, and nobody there is its host.
    let path = format!("/api/tables/{code}/record");
    let record = ask(&server, "GET", &path, Some(&pupils[0].token), &Value::Null).await;
    assert_eq!(record.problem(409), "not_over");
    assert_eq!(class.get(&server, "/debrief", Some(&class.opened.teacher)).await.problem(409), "not_over");
    play_all(&server, &class, &pupils).await;
    let board = class.board_where(&server, is_over).await;
    assert!(board.tables.iter().all(|table| {
        table.look.as_ref().is_some_and(|look| look.stage == TableStage::Over && !look.gauges.is_empty())
    }));
    let shown = board.class.seed.expect("the seed is shown");
    assert_eq!(shown.len(), 64);
    // Now everything is open, to those who know the code of a table.
    let record = server.get(&format!("/api/tables/{code}/record")).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    games::records::verify(&record).expect("it holds");
    for token in [&class.opened.teacher, &class.opened.beamer, &pupils[6].token] {
        let debrief: Value = class.get(&server, "/debrief", Some(token)).await.expect_json(200);
        assert_eq!(debrief["tables"].as_array().map(Vec::len), Some(3), "every table");
        assert!(debrief["charts"].as_array().is_some_and(|charts| charts.len() > 2), "{debrief}");
        assert!(debrief["questions"].as_array().is_some_and(|questions| questions.len() > 2));
    }
    let export = async |what: &str| {
        let part = format!("/export?what={what}");
        let answered = class.get(&server, &part, Some(&class.opened.teacher)).await;
        assert_eq!(answered.status, 200, "{}", answered.body);
        answered.body
    };
    for what in ["figures", "decisions", "records"] {
        let text = export(what).await;
        assert!(!SEVEN.iter().any(|name| text.contains(name)), "{what} has no names");
    }
    let decisions = export("decisions").await;
    let rows: Vec<Vec<&str>> = decisions.lines().skip(1).map(|row| row.split(',').collect()).collect();
    let by_pupils: Vec<_> = rows.iter().filter(|row| row[6] == "pupil").collect();
    assert!(by_pupils.len() > 20 && by_pupils.iter().all(|row| row[5].parse::<u32>().is_ok()));
    assert!(rows.iter().any(|row| row[9].parse::<u64>().is_ok()), "times of decisions: {decisions}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_unique_latecomers_take_over_bots_and_who_is_removed_leaves_one() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &["Anna", "Ben", "Cleo", "Dan"]).await;
    let twice = class.post(&server, "/pupils", None, &json!({ "name": " ANNA" })).await;
    assert_eq!(twice.problem(409), "name_in_class");
    let taken = json!({ "do": "rename", "pupil": pupils[1].pupil, "name": "anna" });
    assert_eq!(
        class.post(&server, "/teach", Some(&class.opened.teacher), &taken).await.problem(409),
        "name_in_class"
    );
    class.teach(&server, json!({ "do": "start" })).await;
    // Two tables with two pupils and a bot each.
    let late = class.enter(&server, "Late").await;
    let place = class.place(&server, &late).await;
    let (code, seat) = (place.code.expect("a table"), place.seat.expect("a seat"));
    let joined = protocol::Joined { code, seats: vec![seat], token: late.token.clone(), asked: false };
    let client = server.sit(&joined, None).await;
    assert!(client.update.is_none() && client.table.is_some());
    let later = class.enter(&server, "Later").await;
    assert!(class.place(&server, &later).await.code.is_some());
    let last = class.enter(&server, "Last").await;
    assert_eq!(class.place(&server, &last).await.code, None, "there is no bot left");
    // A name is changed at the running table too.
    class.teach(&server, json!({ "do": "rename", "pupil": late.pupil, "name": "Lara" })).await;
    let board = class.board(&server).await;
    let names = |board: &ClassBoard| -> Vec<String> {
        let looks = board.tables.iter().filter_map(|table| table.look.as_ref());
        looks.flat_map(|look| look.seats.iter().map(|seat| seat.name.clone())).collect()
    };
    assert!(names(&board).contains(&"Lara".to_owned()) && !names(&board).contains(&"Late".to_owned()));
    class.teach(&server, json!({ "do": "remove", "pupil": late.pupil })).await;
    let board = class.board(&server).await;
    assert!(!names(&board).contains(&"Lara".to_owned()), "a bot plays on");
    assert!(board.pupils.iter().all(|pupil| pupil.pupil != late.pupil));
    let mut gone = server.connect(&joined.code).await;
    gone.hello(Some(&late.token), None).await;
    assert_eq!(
        gone.receive().await.map(|said| crate::client::failure(&said).to_owned()).as_deref(),
        Some("no_such_table")
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cleared_phone_gets_its_seat_back_when_the_teacher_agrees() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &["Anna", "Ben", "Cleo"]).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let place = class.place(&server, &pupils[1]).await;
    let (code, seat) = (place.code.expect("a table"), place.seat.expect("a seat"));
    let back: PupilJoined =
        class.post(&server, "/return", None, &json!({ "pupil": pupils[1].pupil })).await.expect_json(201);
    let refused = async |token: &str| {
        let mut client = server.connect(&code).await;
        client.hello(Some(token), None).await;
        let said = client.receive().await.expect("an answer");
        crate::client::failure(&said).to_owned()
    };
    assert_eq!(refused(&back.token).await, "no_such_table", "nobody has agreed yet");
    assert!(class.place(&server, &back).await.asks);
    assert!(class.board(&server).await.pupils[1].asks);
    let beamer: ClassBoard = class.get(&server, "/board", Some(&class.opened.beamer)).await.expect_json(200);
    assert!(beamer.pupils.iter().all(|pupil| !pupil.asks), "not for the wall");
    class.teach(&server, json!({ "do": "admit", "pupil": pupils[1].pupil, "yes": false })).await;
    assert_eq!(class.info(&server, Some(&back.token)).await.mine, []);
    let again: PupilJoined =
        class.post(&server, "/return", None, &json!({ "pupil": pupils[1].pupil })).await.expect_json(201);
    class.teach(&server, json!({ "do": "admit", "pupil": pupils[1].pupil, "yes": true })).await;
    let joined =
        protocol::Joined { code: code.clone(), seats: vec![seat], token: again.token.clone(), asked: false };
    server.sit(&joined, None).await;
    assert_eq!(refused(&back.token).await, "no_such_table", "the first one never");
    // In the next game too.
    class.teach(&server, json!({ "do": "end" })).await;
    class.board_where(&server, is_over).await;
    class.teach(&server, json!({ "do": "next", "plan": plan(), "groups": "same" })).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let place = class.place(&server, &again).await;
    let joined = protocol::Joined {
        code: place.code.expect("a table"),
        seats: vec![place.seat.expect("a seat")],
        token: again.token,
        asked: false,
    };
    server.sit(&joined, None).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_device_sit_at_one_table() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    class.enter_all(&server, &["Anna", "Ben"]).await;
    let dan = class.enter(&server, "Dan").await;
    class.enter_all(&server, &["Finn", "Gina"]).await;
    let eva: PupilJoined = class
        .post(&server, "/pupils", None, &json!({ "name": "Eva", "token": dan.token }))
        .await
        .expect_json(201);
    assert_eq!(eva.token, dan.token);
    class.teach(&server, json!({ "do": "shuffle" })).await;
    class.teach(&server, json!({ "do": "place", "pupil": dan.pupil, "table": 1 })).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let (one, other) = (class.place(&server, &dan).await, class.place(&server, &eva).await);
    assert_eq!((one.code.is_some(), one.code == other.code, one.seat == other.seat), (true, true, false));
    let mut seats = vec![one.seat.expect("a seat"), other.seat.expect("a seat")];
    seats.sort_unstable();
    let joined = protocol::Joined { code: one.code.expect("a table"), seats, token: dan.token, asked: false };
    server.sit(&joined, None).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pause_stops_every_table_and_lets_all_go_on() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &SEVEN).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let mut playing = JoinSet::new();
    for (seed, pupil) in (1..).zip(&pupils) {
        let (address, token) = (server.address, pupil.token.clone());
        let code = class.place(&server, pupil).await.code.expect("a table");
        let manner = Manner { latency: Duration::from_millis(20), ..Manner::quick(seed) };
        playing.spawn(async move { play(address, &code, &token, manner, |_| false).await });
    }
    let asked = Instant::now();
    let paused = class.teach(&server, json!({ "do": "pause", "paused": true })).await;
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
    let looks = |board: &ClassBoard| -> Vec<(u32, u8, Value)> {
        let looks = board.tables.iter().filter_map(|table| table.look.clone());
        looks.map(|look| (look.round, look.progress, json!(look.gauges))).collect()
    };
    assert!(paused.tables.iter().all(|table| table.look.as_ref().is_some_and(|look| look.paused)));
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(looks(&class.board(&server).await), looks(&paused), "nothing has moved");
    class.teach(&server, json!({ "do": "pause", "paused": false })).await;
    while let Some(played) = playing.join_next().await {
        played.expect("they play on");
    }
    class.board_where(&server, is_over).await;
    server.stop().await;
}

/// Then nothing moves by itself.
fn only_people_are_waited_for(board: &ClassBoard) -> bool {
    board.tables.iter().all(|table| {
        let look = table.look.as_ref().expect("it answers");
        look.waited_for.iter().all(|seat| !look.seats[usize::from(*seat)].is_bot)
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_mid_lesson_loses_nothing() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &SEVEN).await;
    class.teach(&server, json!({ "do": "start" })).await;
    for (seed, pupil) in (1..).zip(&pupils) {
        let code = class.place(&server, pupil).await.code.expect("a table");
        // The first of each table plays until another one is waited for.
        let seat = class.place(&server, pupil).await.seat;
        let others = move |update: &protocol::Update| !update.waited_for.iter().any(|one| Some(*one) == seat);
        play(server.address, &code, &pupil.token, Manner::quick(seed), others).await;
    }
    let before = class.board_where(&server, only_people_are_waited_for).await;
    server.restart().await;
    let after = class.board(&server).await;
    let positions = |board: &ClassBoard| -> Vec<Value> {
        let looks = board.tables.iter().map(|table| {
            let look = table.look.as_ref().expect("it answers");
            json!([look.stage, look.round, look.waited_for, look.gauges, table.code, table.pupils])
        });
        looks.collect()
    };
    assert_eq!(positions(&after), positions(&before), "the figures of earlier rounds too");
    assert_eq!(after.pupils, before.pupils);
    play_all(&server, &class, &pupils).await;
    class.board_where(&server, is_over).await;
    server.restart().await;
    let debrief: Value = class.get(&server, "/debrief", Some(&pupils[0].token)).await.expect_json(200);
    assert_eq!(debrief["tables"].as_array().map(Vec::len), Some(3));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_differ_by_table_and_the_debrief_compares_them() {
    let mut server = TestServer::open().await;
    let mut plan = plan();
    let option = json!({ "starting_coins": 33 });
    plan["treatments"] = json!([{ "name": "Printed", "setup": {} }, { "name": "Rich", "setup": option }]);
    // A wrong option is refused when the class is opened.
    let mut wrong = super::plan();
    wrong["treatments"] = json!([{ "name": "Odd", "setup": { "no_such_option": 1 } }]);
    assert_eq!(server.post("/api/classes", &json!({ "plan": wrong })).await.problem(400), "bad_setup");
    let class = Class::open(&server, plan).await;
    let pupils = class.enter_all(&server, &SEVEN).await;
    class.teach(&server, json!({ "do": "start" })).await;
    play_all(&server, &class, &pupils).await;
    let board = class.board_where(&server, is_over).await;
    let treatments: Vec<_> = board.tables.iter().map(|table| &*table.treatment).collect();
    assert_eq!(treatments, ["Printed", "Rich", "Printed"]);
    for (table, coins) in board.tables.iter().zip([20, 33, 20]) {
        let code = table.code.as_ref().expect("for the teacher");
        let record: Value = server.get(&format!("/api/tables/{code}/record")).await.expect_json(200);
        assert_eq!(record["setup"]["starting_coins"], json!(coins), "table {}", table.number);
    }
    let debrief: Value = class.get(&server, "/debrief", Some(&class.opened.beamer)).await.expect_json(200);
    assert_eq!(debrief["treatments"], json!(["Printed", "Rich"]));
    assert_eq!(debrief["charts"][0]["means"].as_array().map(Vec::len), Some(2));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_luck_is_the_same_at_every_table_and_nothing_is_taken_back() {
    let mut server = TestServer::open().await;
    let mut plan = plan();
    plan["luck"] = json!("same");
    let class = Class::open(&server, plan).await;
    let pupils = class.enter_all(&server, &SEVEN).await;
    let commitment = class.info(&server, None).await.commitment;
    class.teach(&server, json!({ "do": "start" })).await;
    let place = class.place(&server, &pupils[0]).await;
    let joined = protocol::Joined {
        code: place.code.expect("a table"),
        seats: vec![place.seat.expect("a seat")],
        token: pupils[0].token.clone(),
        asked: false,
    };
    let mut client = server.sit(&joined, None).await;
    assert_eq!(crate::client::failure(&client.ask(json!({ "type": "undo" })).await), "no_undo");
    // Long enough that a server without a running chance would go astray when it is loaded again.
    let mut playing = JoinSet::new();
    for (seed, pupil) in (1..).zip(&pupils) {
        let (address, token) = (server.address, pupil.token.clone());
        let code = class.place(&server, pupil).await.code.expect("a table");
        let until = |update: &protocol::Update| update.round > 2;
        playing.spawn(async move { play(address, &code, &token, Manner::quick(seed), until).await });
    }
    while let Some(played) = playing.join_next().await {
        played.expect("they play");
    }
    drop(client);
    server.restart().await;
    class.teach(&server, json!({ "do": "end" })).await;
    let board = class.board_where(&server, is_over).await;
    assert_eq!(board.class.commitment, commitment);
    let mut dealt = Vec::new();
    for table in &board.tables {
        let code = table.code.as_ref().expect("for the teacher");
        let record = server.get(&format!("/api/tables/{code}/record")).await;
        let record = games::records::from_json(record.body.as_bytes()).expect("a record");
        games::records::verify(&record).expect("it holds");
        assert_eq!((&record.commitment, &record.seed), (&commitment, &board.class.seed));
        assert_eq!(
            record.scheme,
            games::records::Scheme::Class,
            "by the lab's the commitment would foretell the dice"
        );
        let (game, _) = games::records::at_the_deal(&record).expect("the deal");
        dealt.push(game.digest());
    }
    assert!(dealt.iter().all(|digest| *digest == dealt[0]), "the same deal");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_end_with_their_last_round_and_the_next_game_has_the_rule_that_was_voted_for() {
    let mut server = TestServer::open().await;
    let mut practised = plan();
    practised["practice"] = json!(true);
    let class = Class::open(&server, practised).await;
    let pupils = class.enter_all(&server, &SEVEN).await;
    class.teach(&server, json!({ "do": "start" })).await;
    assert!(class.info(&server, None).await.practice);
    let now = class.info(&server, None).await.now;
    class.teach(&server, json!({ "do": "last_round", "at": now })).await;
    let until = |update: &protocol::Update| update.round > 1;
    let mut playing = JoinSet::new();
    for (seed, pupil) in (1..).zip(&pupils) {
        let (address, token) = (server.address, pupil.token.clone());
        let code = class.place(&server, pupil).await.code.expect("a table");
        playing.spawn(async move { play(address, &code, &token, Manner::quick(seed), until).await });
    }
    // They are told when their table ends, or have come to the second round.
    while let Some(played) = playing.join_next().await {
        played.expect("they play");
    }
    let board = class.board_where(&server, is_over).await;
    let ended = |table: &protocol::BoardTable| {
        table.look.as_ref().is_some_and(|look| {
            look.stage == TableStage::Closed
                && look.standing.0["scores"].is_object() | look.standing.0["scores"].is_array()
        })
    };
    assert!(board.tables.iter().all(ended), "scored as it stands: {:?}", board.tables);
    let proposals = json!([{ "name": "As it was", "setup": {} }, { "name": "Another", "setup": {} }]);
    class.teach(&server, json!({ "do": "vote", "proposals": proposals })).await;
    for (at, pupil) in pupils.iter().enumerate() {
        let vote = json!({ "proposal": u8::from(at > 1) });
        let info: protocol::ClassInfo =
            class.post(&server, "/vote", Some(&pupil.token), &vote).await.expect_json(200);
        let vote = info.vote.expect("a vote");
        assert_eq!((vote.votes, vote.mine), (None, Some(u8::from(at > 1))), "nobody follows the others");
    }
    let board = class.teach(&server, json!({ "do": "close_vote" })).await;
    assert_eq!(board.class.vote.and_then(|vote| vote.votes), Some(vec![2, 5]));
    let mut next = plan();
    next["treatments"] = json!([{ "name": "Another", "setup": {} }]);
    let groups = |board: &ClassBoard| -> Vec<Vec<u32>> {
        let of = |table: &protocol::BoardTable| table.pupils.iter().copied().flatten().collect();
        board.tables.iter().map(of).collect()
    };
    let before = class.board(&server).await;
    let same = class.teach(&server, json!({ "do": "next", "plan": next, "groups": "same" })).await;
    assert_eq!((same.class.stage, same.class.number, same.class.practice), (ClassStage::Gathering, 2, false));
    assert_eq!(groups(&same), groups(&before));
    assert_ne!(same.class.commitment, before.class.commitment, "a seed of its own");
    class.teach(&server, json!({ "do": "start" })).await;
    class.teach(&server, json!({ "do": "end" })).await;
    let over = class.board_where(&server, is_over).await;
    assert_eq!(over.class.debriefs.len(), 2);
    for game in [1, 2] {
        let part = format!("/debrief?game={game}");
        let debrief: Value = class.get(&server, &part, Some(&pupils[0].token)).await.expect_json(200);
        assert_eq!(debrief["tables"].as_array().map(Vec::len), Some(3), "game {game}");
    }
    class.teach(&server, json!({ "do": "next", "plan": plan(), "groups": "new" })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_class_ends_by_itself_and_its_names_leave_with_it() {
    let clock = Clock::manual();
    let with = |clock: &Clock| {
        let clock = clock.clone();
        move |config: Config| Config { clock, ..config }
    };
    let mut server = TestServer::open_with(with(&clock)).await;
    let new = json!({ "title": "Form 9b", "plan": plan(), "hours": 2 });
    let class = Class::open_with(&server, new).await;
    let kept = Class::open_with(&server, json!({ "plan": plan(), "hours": 2, "keep": true })).await;
    let pupils = class.enter_all(&server, &["Annabel", "Ben", "Cleo"]).await;
    let others = kept.enter_all(&server, &["Xaver"]).await;
    class.teach(&server, json!({ "do": "start" })).await;
    kept.teach(&server, json!({ "do": "start" })).await;
    let code = class.place(&server, &pupils[0]).await.code.expect("a table");
    let stays = kept.place(&server, &others[0]).await.code.expect("a table");
    clock.advance(Duration::from_secs(2 * 60 * 60 + 1));
    for class in [&class, &kept] {
        let ended = async {
            while class.info(&server, None).await.stage != ClassStage::Ended {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), ended).await.expect("it ends by itself");
        assert_eq!(class.info(&server, None).await.pupils, []);
    }
    assert_eq!(server.get(&format!("/api/tables/{code}")).await.problem(404), "no_such_table");
    assert_eq!(server.get(&format!("/api/tables/{stays}/record")).await.status, 200, "it was to be kept");
    let late = class.post(&server, "/pupils", None, &json!({ "name": "Late" })).await;
    assert_eq!(late.problem(410), "class_ended");
    server.stop().await;
    let kept = std::fs::read(server.data.path().join("countinghouse.sqlite")).expect("the database");
    let has = |name: &str| kept.windows(name.len()).any(|window| window == name.as_bytes());
    assert!(has("Xaver"));
    // What is deleted may lie in free pages until they are used again; no row has it.
    let file = server.data.path().join("countinghouse.sqlite");
    let url = format!("sqlite://{}", file.display());
    let mut database = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.expect("it opens");
    for query in [
        "SELECT count(*) FROM seats WHERE name = 'Annabel'",
        "SELECT count(*) FROM entries WHERE action LIKE '%Annabel%'",
        "SELECT count(*) FROM classes WHERE record LIKE '%Annabel%'",
    ] {
        let found: i64 = sqlx::query_scalar(query).fetch_one(&mut database).await.expect("a count");
        assert_eq!(found, 0, "{query}");
    }
}

/// Who changes a class, and who holds its tables, need not be the same node.
#[tokio::test(flavor = "multi_thread")]
async fn a_class_is_taught_by_any_node_whoever_holds_its_tables() {
    let mut cluster = Cluster::start().await;
    let database = cluster.database().await;
    let node = async || {
        let (database, secret) =
            (database.clone(), NodeSecret::new("a-secret-of-the-house").expect("a secret"));
        TestServer::open_with(|config| Config {
            database: Some(database),
            limits: Limits::none(),
            trust_proxy: true,
            node: NodeConfig {
                link: Some(NodeLink { listen: ([127, 0, 0, 1], 0).into(), address: None, secret }),
                ..NodeConfig::default()
            },
            ..config
        })
        .await
    };
    let (mut one, mut two) = (node().await, node().await);
    let class = Class::open(&one, plan()).await;
    let mut pupils = Vec::new();
    for (at, name) in SEVEN.iter().enumerate() {
        pupils.push(class.enter(if at % 2 == 0 { &one } else { &two }, name).await);
    }
    class.teach(&two, json!({ "do": "start" })).await;
    // The tables are held by the one that started them; the other asks it.
    class.board_where(&one, |board| board.tables.iter().all(|table| table.look.is_some())).await;
    let paused = class.teach(&one, json!({ "do": "pause", "paused": true })).await;
    assert!(paused.tables.iter().all(|table| table.look.as_ref().is_some_and(|look| look.paused)));
    class.teach(&one, json!({ "do": "pause", "paused": false })).await;
    let late = class.enter(&one, "Late").await;
    assert!(class.place(&one, &late).await.code.is_some());
    class.teach(&one, json!({ "do": "end" })).await;
    class.board_where(&one, is_over).await;
    let debrief: Value = class.get(&one, "/debrief", Some(&pupils[0].token)).await.expect_json(200);
    assert_eq!(debrief["tables"].as_array().map(Vec::len), Some(3));
    two.stop().await;
    class.teach(&one, json!({ "do": "next", "plan": plan_of(EXAMPLE, 4), "groups": "new" })).await;
    class.teach(&one, json!({ "do": "start" })).await;
    class.teach(&one, json!({ "do": "end_class" })).await;
    one.stop().await;
}
