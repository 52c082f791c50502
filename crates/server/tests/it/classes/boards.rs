//! What the board shows while a class plays, and what its teacher does there.

use std::time::{Duration, Instant};

use protocol::{ClassBoard, ClassStage, Joined, StandIn, TableLook};
use serde_json::{Value, json};
use server::{Clock, Config};

use super::{Class, ask, plan, play_until};
use crate::test_server::TestServer;

const FOUR: [&str; 4] = ["Anna", "Ben", "Cleo", "Dan"];

fn look_of(board: &ClassBoard, table: u8) -> &TableLook {
    let at = usize::from(table) - 1;
    board.tables[at].look.as_ref().expect("the table can be looked at")
}

/// The set-up that each table plays by, from its record.
async fn setups(server: &TestServer, board: &ClassBoard) -> Vec<Value> {
    let mut all = Vec::new();
    for table in &board.tables {
        let code = table.code.as_ref().expect("for the teacher");
        let record: Value = server.get(&format!("/api/tables/{code}/record")).await.expect_json(200);
        all.push(record["setup"].clone());
    }
    all
}

fn is_over(board: &ClassBoard) -> bool {
    board.class.stage == ClassStage::Over
}

/// Tables take the rules in turn; a teacher can give exactly one of them others, and nobody moves because of that.
#[tokio::test(flavor = "multi_thread")]
async fn one_table_of_several_is_given_rules_of_its_own() {
    let mut server = TestServer::open().await;
    let mut plan = super::plan_of(games::EXAMPLE, 1);
    plan["treatments"] = json!([
        { "name": "As printed", "setup": {} },
        { "name": "Rich", "setup": { "starting_coins": 77 } },
    ]);
    let class = Class::open(&server, plan.clone()).await;
    let pupils = class.enter_all(&server, &FOUR).await;
    let treatments = |board: &ClassBoard| -> Vec<String> {
        board.tables.iter().map(|table| table.treatment.clone()).collect()
    };
    let seats = |board: &ClassBoard| -> Vec<Vec<Option<u32>>> {
        board.tables.iter().map(|table| table.pupils.clone()).collect()
    };
    let board = class.board(&server).await;
    assert_eq!(treatments(&board), ["As printed", "Rich", "As printed", "Rich"]);
    // Dan sits with Anna, which seating anew would undo.
    let board = class.teach(&server, json!({ "do": "place", "pupil": pupils[3].pupil, "table": 1 })).await;
    assert_eq!(treatments(&board), ["As printed", "Rich", "As printed"]);
    let before = seats(&board);
    let mut wanted = serde_json::to_value(&board.plan).expect("JSON");
    wanted["by_table"] = json!([0, 0, 1]);
    let board = class.teach(&server, json!({ "do": "plan", "plan": wanted })).await;
    assert_eq!(seats(&board), before);
    let chosen = treatments(&board);
    assert_eq!(chosen.iter().filter(|name| *name == "Rich").count(), 1, "{chosen:?}");
    assert_eq!(chosen[2], "Rich");
    let mut too_many = plan;
    too_many["by_table"] = json!(vec![0; 41]);
    let wish = json!({ "do": "plan", "plan": too_many });
    let refused = class.post(&server, "/teach", Some(&class.opened.teacher), &wish).await;
    assert_eq!(refused.problem(400), "bad_class");
    class.teach(&server, json!({ "do": "start" })).await;
    class.teach(&server, json!({ "do": "end" })).await;
    let board = class.board_where(&server, is_over).await;
    let coins: Vec<_> =
        setups(&server, &board).await.iter().map(|setup| setup["starting_coins"].clone()).collect();
    let expected: Vec<_> =
        treatments(&board).iter().map(|name| json!(if name == "Rich" { 77 } else { 20 })).collect();
    assert_eq!(coins, expected);
    assert_eq!(coins.iter().filter(|coins| **coins == json!(77)).count(), 1);
    server.stop().await;
}

/// A game that counts turns says so on the board too; the others leave the word to the page.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_counts_as_the_table_does() {
    let mut server = TestServer::open().await;
    let mut own_words = 0;
    for game in games::GAMES {
        let class = Class::open(&server, super::plan_of(game.info().id, 1)).await;
        class.enter_all(&server, &FOUR[..1]).await;
        let board = class.teach(&server, json!({ "do": "start" })).await;
        let look = look_of(&board, 1);
        let words = game.words();
        let expected = words
            .message("face", "round")
            .map(|_| words.say("face", &json!({ "round": { "round": look.round } })));
        own_words += usize::from(expected.is_some());
        assert!(expected.as_ref().is_none_or(|text| text.ends_with(&look.round.to_string())), "{expected:?}");
        assert_eq!(look.round_text, expected, "{}", game.info().id);
    }
    assert!(own_words > 0, "a game that counts in turns");
    server.stop().await;
}

/// With the same luck the record of one table would foretell the others.
#[tokio::test(flavor = "multi_thread")]
async fn records_open_when_the_last_table_has_ended() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &FOUR).await;
    let board = class.teach(&server, json!({ "do": "start" })).await;
    assert_eq!(board.tables.len(), 2);
    let code = board.tables[0].code.clone().expect("for the teacher");
    class.teach(&server, json!({ "do": "end", "table": 1 })).await;
    for token in [&pupils[0].token, &class.opened.teacher] {
        for part in ["record", "replay?viewer=all", "debrief"] {
            let path = format!("/api/tables/{code}/{part}");
            let answer = ask(&server, "GET", &path, Some(token), &Value::Null).await;
            assert!([404, 409].contains(&answer.status), "{part}: {} {}", answer.status, answer.body);
        }
    }
    assert_eq!(class.board(&server).await.class.seed, None);
    class.teach(&server, json!({ "do": "end", "table": 2 })).await;
    let board = class.board_where(&server, is_over).await;
    assert!(board.class.seed.is_some());
    for part in ["record", "replay?viewer=all", "debrief"] {
        assert_eq!(server.get(&format!("/api/tables/{code}/{part}")).await.status, 200, "{part}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot_and_back_and_time_is_extended() {
    let mut server = TestServer::open().await;
    // The dice end a short game much more often before the rounds that are asked for below.
    let mut plan = plan();
    plan["treatments"][0]["setup"] = json!({ "length": "long" });
    let class = Class::open(&server, plan).await;
    let pupils = class.enter_all(&server, &["Anna", "Ben", "Cleo"]).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let hand_over = |to_bot: bool| json!({ "do": "hand_over", "table": 1, "seat": 1, "to_bot": to_bot });
    let board = class.teach(&server, hand_over(true)).await;
    assert_eq!(look_of(&board, 1).seats[1].stand_in, Some(StandIn::HandedOver));
    assert!(!look_of(&board, 1).seats[1].is_bot, "it is still the pupil's seat");
    // The bot plays: the others come to the next round without Ben.
    play_until(&server, &class, &[&pupils[0], &pupils[2]], |update| update.round > 1).await;
    let board = class.teach(&server, hand_over(false)).await;
    assert_eq!(look_of(&board, 1).seats[1].stand_in, None);
    let round = look_of(&board, 1).round;
    // The time is up in this round; then there is more of it, and the table plays on.
    let now = board.class.now;
    class.teach(&server, json!({ "do": "last_round", "at": now })).await;
    let later = now + 10 * 60 * 1000;
    let board = class.teach(&server, json!({ "do": "last_round", "at": later })).await;
    assert_eq!(board.class.last_round_at, Some(later));
    let all: Vec<_> = pupils.iter().collect();
    play_until(&server, &class, &all, |update| update.round > 3).await;
    let board = class.board(&server).await;
    assert_eq!(board.class.stage, ClassStage::Playing);
    assert!(look_of(&board, 1).round > round + 1, "{:?}", look_of(&board, 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_shows_the_phase_who_is_there_and_since_when_somebody_is_waited_for() {
    let clock = Clock::manual();
    let mut server = TestServer::open_with(|config| Config { clock: clock.clone(), ..config }).await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &["Anna", "Ben", "Cleo"]).await;
    let board = class.teach(&server, json!({ "do": "start" })).await;
    let look = look_of(&board, 1);
    assert!(look.phase.as_ref().is_some_and(|phase| !phase.is_empty() && !phase.contains('{')), "{look:?}");
    assert!(!look.waited_for.is_empty() && look.seats.iter().all(|seat| !seat.online));
    let place = class.place(&server, &pupils[0]).await;
    let (code, seat) = (place.code.expect("a table"), place.seat.expect("a seat"));
    let joined = Joined { code, seats: vec![seat], token: pupils[0].token.clone(), asked: false };
    let client = server.sit(&joined, None).await;
    clock.advance(Duration::from_secs(90));
    let board = class.board(&server).await;
    let look = look_of(&board, 1);
    let online: Vec<_> = look.seats.iter().map(|seat| seat.online).collect();
    assert_eq!(online.iter().filter(|here| **here).count(), 1, "{online:?}");
    assert!(online[usize::from(seat)]);
    assert!((90_000..100_000).contains(&look.waiting), "{look:?}");
    client.close().await;
    class.board_where(&server, |board| look_of(board, 1).seats.iter().all(|seat| !seat.online)).await;
    server.stop().await;
}

/// The page asks every half second, so what the server knows must be in the next answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_in_the_next_answer_and_what_stands_out_is_told() {
    let mut server = TestServer::open().await;
    let class = Class::open(&server, plan()).await;
    let pupils = class.enter_all(&server, &["Anna", "Ben", "Cleo"]).await;
    class.teach(&server, json!({ "do": "start" })).await;
    let all: Vec<_> = pupils.iter().collect();
    // The dice may end a short game before its third round.
    play_until(&server, &class, &all, |update| update.round > 1).await;
    let asked = Instant::now();
    let board = class.board(&server).await;
    assert!(look_of(&board, 1).round > 1, "{:?}", look_of(&board, 1));
    assert!(asked.elapsed() < Duration::from_secs(1), "the board took {:?}", asked.elapsed());
    play_until(&server, &class, &all, |_| false).await;
    let board = class.board_where(&server, is_over).await;
    let moments = &look_of(&board, 1).moments;
    assert!(!moments.is_empty(), "nothing stood out in a whole game");
    for moment in moments {
        assert!(moment.round > 0 && !moment.text.is_empty() && !moment.text.contains('{'), "{moment:?}");
    }
    server.stop().await;
}
