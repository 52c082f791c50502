//! What is exported for research: nothing of those who did not agree, wherever they sat, and no pause as time to decide.

use std::collections::BTreeSet;
use std::time::Duration;

use protocol::{ClassStage, PupilJoined};
use serde_json::{Value, json};
use server::{Clock, Config};

use super::{Class, plan, play_until};
use crate::test_server::TestServer;

async fn export(server: &TestServer, class: &Class, what: &str) -> String {
    let answered = class.get(server, &format!("/export?what={what}"), Some(&class.opened.teacher)).await;
    assert_eq!(answered.status, 200, "{}", answered.body);
    answered.body
}

/// The rows of a table without its head.
fn rows(text: &str) -> Vec<Vec<String>> {
    text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

/// Ben does not agree, plays a round and is removed; Eva, who agrees, takes over his seat.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_did_not_agree_is_in_no_export_and_nobody_else_gets_their_rows() {
    let mut server = TestServer::open().await;
    let new = json!({ "title": "Form 9b", "plan": plan(), "consent": "May we use your moves?" });
    let class = Class::open_with(&server, new).await;
    let enter = async |name: &str, consent: bool| -> PupilJoined {
        let who = json!({ "name": name, "consent": consent });
        class.post(&server, "/pupils", None, &who).await.expect_json(201)
    };
    // They sit in turn: Anna and Cleo at one table, Ben and Dan at the other.
    let anna = enter("Anna", true).await;
    let ben = enter("Ben", false).await;
    let cleo = enter("Cleo", true).await;
    let dan = enter("Dan", true).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let place = class.place(&server, &ben).await;
    let (table, seat) = (place.table.expect("a table"), place.seat.expect("a seat"));
    play_until(&server, &class, &[&anna, &ben, &cleo, &dan], |update| update.round > 1).await;
    class.teach(&server, json!({ "do": "remove", "pupil": ben.pupil })).await;
    let eva = enter("Eva", true).await;
    let taken = class.place(&server, &eva).await;
    assert_eq!((taken.table, taken.seat), (Some(table), Some(seat)), "the seat that Ben had");
    play_until(&server, &class, &[&anna, &eva, &cleo, &dan], |update| update.round > 2).await;
    class.teach(&server, json!({ "do": "end" })).await;
    class.board_where(&server, |board| board.class.stage == ClassStage::Over).await;

    let decisions = rows(&export(&server, &class, "decisions").await);
    let (table, seat) = (table.to_string(), (seat + 1).to_string());
    let by_pupils: BTreeSet<&str> =
        decisions.iter().filter(|row| row[6] == "pupil").map(|row| &*row[5]).collect();
    let agreed = [anna.pupil, cleo.pupil, dan.pupil, eva.pupil].map(|pupil| pupil.to_string());
    assert_eq!(by_pupils, agreed.iter().map(|pupil| &**pupil).collect());
    let of_seat: Vec<_> = decisions.iter().filter(|row| row[0] == table && row[4] == seat).collect();
    assert!(!of_seat.is_empty(), "Eva has played");
    assert!(of_seat.iter().all(|row| row[3] != "1"), "Ben's round is nobody's: {of_seat:?}");

    let figures = rows(&export(&server, &class, "figures").await);
    assert!(figures.iter().all(|row| row[7] != ben.pupil.to_string()));
    let of_seat: Vec<_> = figures.iter().filter(|row| row[0] == table && row[6] == seat).collect();
    assert!(of_seat.iter().all(|row| row[2] != "1"), "{of_seat:?}");
    assert!(figures.iter().any(|row| row[0] == table && row[6].is_empty()), "of the table itself");

    // A record without somebody's moves is none, so that of Ben's table is left out.
    let records: Value = serde_json::from_str(&export(&server, &class, "records").await).expect("JSON");
    let tables: Vec<_> =
        records.as_array().expect("a list").iter().map(|one| one["table"].to_string()).collect();
    assert_eq!(tables.len(), 1);
    assert_ne!(tables[0], table);
    server.stop().await;
}

/// Where nobody is asked, everybody is in: as numbers, each for the time in which they sat there.
#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_is_asked_the_rows_of_a_seat_are_those_of_who_sat_there() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &["Anna", "Ben"]).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let seat = class.place(&server, &pupils[1]).await.seat.expect("a seat");
    play_until(&server, &class, &[&pupils[0], &pupils[1]], |update| update.round > 1).await;
    class.teach(&server, json!({ "do": "remove", "pupil": pupils[1].pupil })).await;
    let late = class.enter(&server, "Late").await;
    assert_eq!(class.place(&server, &late).await.seat, Some(seat));
    play_until(&server, &class, &[&pupils[0], &late], |update| update.round > 2).await;
    class.teach(&server, json!({ "do": "end" })).await;
    class.board_where(&server, |board| board.class.stage == ClassStage::Over).await;
    let decisions = rows(&export(&server, &class, "decisions").await);
    let seat = (seat + 1).to_string();
    let who = |turn: &str| -> BTreeSet<&str> {
        let of_turn = |row: &&Vec<String>| row[4] == seat && row[3] == turn && row[6] == "pupil";
        decisions.iter().filter(of_turn).map(|row| &*row[5]).collect()
    };
    assert_eq!(who("1"), BTreeSet::from([&*pupils[1].pupil.to_string()]));
    assert!(who("2").contains(&*late.pupil.to_string()), "{decisions:?}");
    let records: Value = serde_json::from_str(&export(&server, &class, "records").await).expect("JSON");
    assert_eq!(records.as_array().map(Vec::len), Some(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_is_not_time_to_decide() {
    let clock = Clock::manual();
    let mut server = TestServer::open_with(|config| Config { clock: clock.clone(), ..config }).await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &["Anna", "Ben", "Cleo"]).await;
    class.teach(&server, json!({ "do": "start" })).await;
    clock.advance(Duration::from_secs(5));
    class.teach(&server, json!({ "do": "pause", "paused": true })).await;
    clock.advance(Duration::from_secs(1000));
    class.teach(&server, json!({ "do": "pause", "paused": false })).await;
    clock.advance(Duration::from_secs(2));
    let all: Vec<_> = pupils.iter().collect();
    play_until(&server, &class, &all, |update| update.round > 1).await;
    class.teach(&server, json!({ "do": "end" })).await;
    class.board_where(&server, |board| board.class.stage == ClassStage::Over).await;
    let decisions = rows(&export(&server, &class, "decisions").await);
    let took: Vec<i64> = decisions.iter().filter_map(|row| row[9].parse().ok()).collect();
    assert_eq!(took.iter().max(), Some(&7000), "five seconds before the pause and two after it: {took:?}");
    server.stop().await;
}
