//! Before the game, and around it: who sits where, in which colour, who is ready, what the host may do, who finds the
//! table, and what becomes of one that nobody starts.

use std::time::Duration;

use games::EXAMPLE;
use protocol::{LobbyTable, ServerMessage, Sitter, StandIn, TableStage, TimeMode};
use serde_json::json;
use server::Clock;

use crate::house::{House, failure};
use crate::player::{play, play_together};

#[tokio::test(flavor = "multi_thread")]
async fn seats_have_colours_ready_marks_and_an_order() {
    let mut house = House::open().await;
    let anna = house.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = house.join(&anna.code, "Ben").await;
    let mut host = house.sit(&anna, None).await;
    let mut guest = house.sit(&ben, None).await;
    let colours =
        |table: &protocol::TableInfo| table.seats.iter().map(|seat| seat.colour).collect::<Vec<_>>();
    assert_eq!(colours(&house.table(&anna.code).await), [0, 1, 2]);
    guest.asks(json!({"type": "colour", "seat": 1, "colour": 5})).await;
    guest.asks(json!({"type": "colour", "seat": 1, "colour": 2})).await;
    assert_eq!(colours(&house.table(&anna.code).await), [0, 2, 5], "a bot's colour is exchanged");
    for (seat, colour, code) in
        [(1, 0, "bad_colour"), (1, 6, "bad_colour"), (0, 4, "not_your_seat"), (9, 1, "no_such_seat")]
    {
        let refused = guest.ask(json!({"type": "colour", "seat": seat, "colour": colour})).await;
        assert_eq!(failure(&refused), code);
    }
    host.asks(json!({"type": "colour", "seat": 2, "colour": 3})).await;

    guest.asks(json!({"type": "ready", "ready": true})).await;
    let ready = |table: &protocol::TableInfo| table.seats.iter().map(|seat| seat.ready).collect::<Vec<_>>();
    assert_eq!(ready(&house.table(&anna.code).await), [false, true, true], "bots are always ready");

    for seats in [json!([0, 1]), json!([0, 1, 1]), json!([0, 1, 3])] {
        assert_eq!(failure(&host.ask(json!({"type": "order", "seats": seats})).await), "bad_order");
    }
    host.asks(json!({"type": "chat", "text": "hello"})).await;
    host.asks(json!({"type": "order", "seats": [2, 0, 1]})).await;
    let table = guest.table_where(|table| table.host == 1).await;
    assert_eq!(colours(&table), [3, 0, 2]);
    let here: Vec<_> = table.seats.iter().map(|seat| seat.here).collect();
    assert_eq!(here, [false, false, true], "everybody knows where they sit now");
    house.restart().await;
    let mut host = house.connect(&anna.code).await;
    host.hello(Some(&anna.token), None).await;
    assert_eq!(host.welcomed().await, [1], "the same token, another seat");
    let said = host.until(|message| match message {
        ServerMessage::Chat { lines } => Some(lines[0].seat),
        _ => None,
    });
    assert_eq!(said.await, Some(1), "what was said follows whoever said it");
    host.asks(json!({"type": "start"})).await;
    assert_eq!(failure(&host.ask(json!({"type": "order", "seats": [0, 1, 2]})).await), "already_started");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_chosen_and_given_up() {
    let house = House::open().await;
    let anna = house.open_table(json!(["person", "person"])).await;
    let join =
        async |body: serde_json::Value| house.post(&format!("/api/tables/{}/seats", anna.code), &body).await;
    let ben: protocol::Joined = join(json!({"name": "Ben", "seat": 2})).await.expect_json(201);
    assert_eq!(ben.seats, [2]);
    assert_eq!(join(json!({"name": "Cleo", "seat": 2})).await.problem(409), "seat_taken");
    assert_eq!(join(json!({"name": "Cleo", "seat": 7})).await.problem(404), "no_such_seat");
    assert_eq!(join(json!({"name": "Cleo", "token": "00"})).await.problem(401), "unknown_token");
    let mut guest = house.sit(&ben, None).await;
    guest.asks(json!({"type": "leave"})).await;
    assert_eq!(failure(&guest.ask(json!({"type": "ready", "ready": true})).await), "not_seated");
    assert_eq!(house.table(&anna.code).await.seats[2].sitter, Sitter::Nobody);
    let mut again = house.connect(&anna.code).await;
    again.hello(Some(&ben.token), None).await;
    assert_eq!(failure(&again.receive().await.expect("an answer")), "unknown_token");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_closes_and_passes_on() {
    let clock = Clock::manual();
    let with_clock = |config| server::Config { clock: clock.clone(), ..config };
    let house = House::open_with(with_clock).await;
    let anna = house.open_table(json!(["person", "person"])).await;
    let ben = house.join(&anna.code, "Ben").await;
    let cleo = house.join(&anna.code, "Cleo").await;
    let mut host = house.sit(&anna, None).await;
    let mut second = house.sit(&ben, None).await;
    let mut third = house.sit(&cleo, None).await;
    host.asks(json!({"type": "remove", "seat": 2})).await;
    assert_eq!(failure(&third.ask(json!({"type": "ready", "ready": true})).await), "not_seated");
    host.close().await;
    second
        .table_where(|table| table.seats[0].sitter == Sitter::Person { online: false, stand_in: None })
        .await;
    second.asks(json!({"type": "ready", "ready": true})).await;
    clock.advance(Duration::from_secs(61));
    let table = second.table_where(|table| table.host == 1).await;
    assert_eq!(table.seats[0].name, "Anna", "who is gone for a while keeps the seat");
    let mut back = house.sit(&anna, None).await;
    assert_eq!(failure(&back.ask(json!({"type": "close"})).await), "not_host");
    second.asks(json!({"type": "leave"})).await;
    back.table_where(|table| table.host == 0).await;
    back.asks(json!({"type": "close"})).await;
    let missing = house.get(&format!("/api/tables/{}", anna.code)).await;
    assert_eq!(missing.problem(404), "no_such_table");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_starts_are_gone_after_a_day_and_played_ones_stay() {
    let clock = Clock::manual();
    let mut house = House::open_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    let waiting = house.open_table(json!(["person", "person"])).await;
    let started = house.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    house.sit(&started, None).await.asks(json!({"type": "start"})).await;
    clock.advance(Duration::from_secs(23 * 3600));
    house.table(&waiting.code).await;
    clock.advance(Duration::from_secs(2 * 3600));
    let missing = house.get(&format!("/api/tables/{}", waiting.code)).await;
    assert_eq!(missing.problem(404), "no_such_table");
    house.table(&started.code).await;
    let other = house.open_table(json!(["person", "person"])).await;
    clock.advance(Duration::from_secs(25 * 3600));
    house.restart_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    assert_eq!(house.get(&format!("/api/tables/{}", other.code)).await.problem(404), "no_such_table");
    house.table(&started.code).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_what_a_stranger_could_join_or_watch() {
    let house = House::open().await;
    let listed = async || house.get("/api/tables").await.expect_json::<Vec<LobbyTable>>(200);
    let others = json!(["person", {"bot": "novice"}]);
    let anna = house.open_as(EXAMPLE, json!({"others": others, "public": true, "spectators": false})).await;
    house.open_as(EXAMPLE, json!({"others": others})).await;
    let live = json!({"live": {"seconds": 30}});
    let shown =
        house.open_as(EXAMPLE, json!({"others": ["person", "person"], "public": true, "time": live})).await;
    let tables = listed().await;
    let codes: Vec<_> = tables.iter().map(|table| &table.code).collect();
    assert!(codes.contains(&&anna.code) && codes.contains(&&shown.code) && codes.len() == 2, "{tables:?}");
    let found = tables.iter().find(|table| table.code == anna.code).expect("it is listed");
    assert_eq!((found.free, &*found.names.join(" "), found.stage), (1, "Anna Clara", TableStage::Waiting));
    let found = tables.iter().find(|table| table.code == shown.code).expect("it is listed");
    assert_eq!(found.time, TimeMode::Live { seconds: 30 });
    house.join(&anna.code, "Ben").await;
    assert_eq!(listed().await.len(), 1, "full and closed to spectators: nothing for strangers");
    house.sit(&shown, None).await.asks(json!({"type": "settings", "public": false})).await;
    assert_eq!(listed().await.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_settings_are_said_to_be_so() {
    let house = House::open().await;
    let open = async |new: serde_json::Value| {
        let mut table = json!({"game": EXAMPLE, "name": "Anna", "others": ["person", "person"]});
        new.as_object().into_iter().flatten().for_each(|(key, value)| table[key] = value.clone());
        house.post("/api/tables", &table).await
    };
    let short = open(json!({"time": {"live": {"seconds": 1}}})).await;
    assert_eq!(short.problem(400), "bad_time");
    let temper = open(json!({"others": ["person", {"bot": "novice:furious"}]})).await;
    assert_eq!(temper.problem(400), "no_such_temper");
    let hurried =
        open(json!({"others": ["person", {"bot": {"level": "random", "temper": "999999999"}}]})).await;
    assert_eq!(hurried.problem(400), "no_such_temper", "how long a bot thinks is not for strangers to say");
    let nameless = open(json!({"others": ["person", {"here": " "}]})).await;
    assert_eq!(nameless.problem(400), "bad_name");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_closed_to_spectators_is_not_there_for_them() {
    let house = House::open().await;
    let others = json!([{"bot": "novice"}, "person"]);
    let anna = house.open_as(EXAMPLE, json!({"others": others, "spectators": false})).await;
    house.table(&anna.code).await;
    let ben = house.join(&anna.code, "Ben").await;
    let path = format!("/api/tables/{}", anna.code);
    assert_eq!(house.get(&path).await.problem(404), "no_such_table", "full, so not even to join");
    for token in [None, Some("0".repeat(64)), Some("x".to_owned())] {
        let mut stranger = house.connect(&anna.code).await;
        stranger.hello(token.as_deref(), None).await;
        assert_eq!(failure(&stranger.receive().await.expect("an answer")), "no_such_table");
    }
    let join = house.post(&format!("{path}/seats"), &json!({"name": "Cleo"})).await;
    assert_eq!(join.problem(404), "no_such_table");
    let bearer = format!("Bearer {}", ben.token);
    let shown = house.request("GET", &path, &[("authorization", &bearer)], "").await;
    assert_eq!(shown.status, 200);
    let wrong = format!("Bearer {}", "0".repeat(64));
    for path in [path.clone(), format!("{path}/record")] {
        let refused = house.request("GET", &path, &[("authorization", &wrong)], "").await;
        assert_eq!(refused.problem(404), "no_such_table");
    }
    let nowhere = house.connect("ABCDEF").await;
    let mut nowhere = nowhere;
    nowhere.hello(None, None).await;
    assert_eq!(
        failure(&nowhere.receive().await.expect("an answer")),
        "no_such_table",
        "as if it were not there"
    );

    let mut host = house.sit(&anna, None).await;
    host.asks(json!({"type": "settings", "spectators": true})).await;
    let mut watcher = house.watch(&anna.code).await;
    host.asks(json!({"type": "settings", "spectators": false})).await;
    while watcher.receive().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_leaves_a_game_and_a_spectator_takes_the_seat() {
    let mut house = House::open().await;
    let anna = house.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = house.join(&anna.code, "Ben").await;
    let mut host = house.sit(&anna, None).await;
    let mut guest = house.sit(&ben, None).await;
    host.asks(json!({"type": "start"})).await;
    guest.asks(json!({"type": "leave"})).await;
    let table = host.table_where(|table| table.seats[1].sitter == Sitter::Nobody).await;
    assert_eq!(table.seats[1].name, "Bruno", "a bot plays on");
    play(&mut host, 0, |update| update.version >= 30).await;
    let cleo = house.join(&anna.code, "Cleo").await;
    assert_eq!(cleo.seats, [1]);
    let mut guest = house.sit(&cleo, None).await;
    assert!(guest.updated().await.own.0.is_object(), "and sees the hand");
    host.asks(json!({"type": "hand_over", "to_bot": true})).await;
    let handed = Sitter::Person { online: true, stand_in: Some(StandIn::HandedOver) };
    host.table_where(|table| table.seats[0].sitter == handed).await;
    play(&mut guest, 1, |_| false).await;
    house.restart().await;
    let record = house.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    assert_eq!(record.seats, ["Anna", "Ben", "Clara"], "as they were at the deal");
    games::records::verify(&record).expect("a record in which seats change hands holds");
    let last = games::records::replay_to(&record, None).expect("it can be replayed");
    assert_eq!(last.seats(), ["Anna", "Cleo", "Clara"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_paused_and_closed_has_a_record() {
    let mut house = House::open().await;
    let anna = house.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut host = house.sit(&anna, None).await;
    host.asks(json!({"type": "start"})).await;
    play(&mut host, 0, |update| update.version >= 8 && update.waited_for == [0]).await;
    host.asks(json!({"type": "pause", "paused": true})).await;
    assert_eq!(failure(&host.act(json!("done")).await), "paused");
    house.restart().await;
    let mut host = house.sit(&anna, None).await;
    assert!(host.table.as_ref().is_some_and(|table| table.paused), "also after a restart");
    host.asks(json!({"type": "pause", "paused": false})).await;
    play(&mut host, 0, |update| update.version >= 12 && update.waited_for == [0]).await;
    host.asks(json!({"type": "close"})).await;
    host.table_where(|table| table.stage == TableStage::Closed).await;
    assert_eq!(failure(&host.act(json!("done")).await), "over");
    house.restart().await;
    assert_eq!(house.table(&anna.code).await.stage, TableStage::Closed);
    let record = house.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    assert_eq!(games::records::verify(&record).expect("it holds").result, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_how_many_moves_a_bot_has_made() {
    let mut house = House::open().await;
    let long = json!({"others": ["person"], "setup": {"bank_runs": 5, "track_steps_per_player": 6}});
    let anna = house.open_as("money-maker-beginner", long).await;
    let ben = house.join(&anna.code, "Ben").await;
    let mut people = [house.sit(&anna, None).await, house.sit(&ben, None).await];
    people[0].asks(json!({"type": "start"})).await;
    let before = play_together(&mut people, |update| update.version >= 8 && update.waited_for == [1]).await;
    assert_eq!(before.moves_by_bot, 0);
    let [mut host, mut guest] = people;
    host.asks(json!({"type": "hand_over", "to_bot": true})).await;
    let by_guest = play(&mut guest, 1, |update| update.version >= 24 && update.waited_for == [1]).await;
    let guests = guest.updated_or_at_hand().await;
    assert!(guests.ending.is_none(), "over at version {}", guests.version);
    assert_eq!(guests.moves_by_bot, 0, "nobody plays for Ben");
    // Everybody notices everything in this game: what the guest did not do the bot did.
    let by_bot = guests.version - before.version - by_guest as u32;
    assert!(by_bot > 0, "the bot has played");
    let hosts = host.update_where(|update| update.version == guests.version).await;
    assert_eq!(hosts.moves_by_bot, by_bot);

    house.restart().await;
    let mut people = [house.sit(&anna, None).await, house.sit(&ben, None).await];
    let back = people[0].updated_or_at_hand().await;
    assert_eq!(back.moves_by_bot, by_bot, "also after a restart");
    people[0].asks(json!({"type": "hand_over", "to_bot": false})).await;
    let after = play_together(&mut people, |update| update.moves_by_bot == 0).await;
    assert!(after.version > back.version, "until they move themselves");
}
