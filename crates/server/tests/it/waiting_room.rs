//! The room: seats, colours, ready marks, the host, the lobby, and tables that nobody starts.

use std::time::Duration;

use games::EXAMPLE;
use protocol::{LobbyTable, ServerMessage, Sitter, StandIn, TableStage, TimeMode};
use serde_json::json;
use server::Clock;

use crate::player::{play, play_together};
use crate::property::plainest_with;
use crate::test_server::{TestServer, failure};

const DAY: Duration = Duration::from_secs(24 * 3600);

#[tokio::test(flavor = "multi_thread")]
async fn seats_have_colours_ready_marks_and_an_order() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut host = server.sit(&anna, None).await;
    let mut guest = server.sit(&ben, None).await;
    let colours =
        |table: &protocol::TableInfo| table.seats.iter().map(|seat| seat.colour).collect::<Vec<_>>();
    assert_eq!(colours(&server.table(&anna.code).await), [0, 1, 2]);
    guest.asks(json!({"type": "colour", "seat": 1, "colour": 5})).await;
    guest.asks(json!({"type": "colour", "seat": 1, "colour": 2})).await;
    assert_eq!(colours(&server.table(&anna.code).await), [0, 2, 5], "a bot's colour is exchanged");
    for (seat, colour, code) in
        [(1, 0, "bad_colour"), (1, 6, "bad_colour"), (0, 4, "not_your_seat"), (9, 1, "no_such_seat")]
    {
        let refused = guest.ask(json!({"type": "colour", "seat": seat, "colour": colour})).await;
        assert_eq!(failure(&refused), code);
    }
    host.asks(json!({"type": "colour", "seat": 2, "colour": 3})).await;

    guest.asks(json!({"type": "ready", "ready": true})).await;
    let ready = |table: &protocol::TableInfo| table.seats.iter().map(|seat| seat.ready).collect::<Vec<_>>();
    assert_eq!(ready(&server.table(&anna.code).await), [false, true, true], "bots are always ready");

    for seats in [json!([0, 1]), json!([0, 1, 1]), json!([0, 1, 3])] {
        assert_eq!(failure(&host.ask(json!({"type": "order", "seats": seats})).await), "bad_order");
    }
    host.asks(json!({"type": "chat", "text": "hello"})).await;
    host.asks(json!({"type": "order", "seats": [2, 0, 1]})).await;
    let table = guest.table_where(|table| table.host == 1).await;
    assert_eq!(colours(&table), [3, 0, 2]);
    let here: Vec<_> = table.seats.iter().map(|seat| seat.here).collect();
    assert_eq!(here, [false, false, true], "everybody knows where they sit now");
    server.restart().await;
    let mut host = server.connect(&anna.code).await;
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
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let join =
        async |body: serde_json::Value| server.post(&format!("/api/tables/{}/seats", anna.code), &body).await;
    let ben: protocol::Joined = join(json!({"name": "Ben", "seat": 2})).await.expect_json(201);
    assert_eq!(ben.seats, [2]);
    assert_eq!(join(json!({"name": "Cleo", "seat": 2})).await.problem(409), "seat_taken");
    assert_eq!(join(json!({"name": "Cleo", "seat": 7})).await.problem(404), "no_such_seat");
    assert_eq!(join(json!({"name": "Cleo", "token": "00"})).await.problem(401), "unknown_token");
    let mut guest = server.sit(&ben, None).await;
    guest.asks(json!({"type": "leave"})).await;
    assert_eq!(failure(&guest.ask(json!({"type": "ready", "ready": true})).await), "not_seated");
    assert_eq!(server.table(&anna.code).await.seats[2].sitter, Sitter::Nobody);
    let mut again = server.connect(&anna.code).await;
    again.hello(Some(&ben.token), None).await;
    assert_eq!(failure(&again.receive().await.expect("an answer")), "unknown_token");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_closes_and_passes_on() {
    let clock = Clock::manual();
    let with_clock = |config| server::Config { clock: clock.clone(), ..config };
    let server = TestServer::open_with(with_clock).await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let cleo = server.join(&anna.code, "Cleo").await;
    let mut host = server.sit(&anna, None).await;
    let mut second = server.sit(&ben, None).await;
    let mut third = server.sit(&cleo, None).await;
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
    let mut back = server.sit(&anna, None).await;
    assert_eq!(failure(&back.ask(json!({"type": "close"})).await), "not_host");
    second.asks(json!({"type": "leave"})).await;
    back.table_where(|table| table.host == 0).await;
    back.asks(json!({"type": "close"})).await;
    let missing = server.get(&format!("/api/tables/{}", anna.code)).await;
    assert_eq!(missing.problem(404), "no_such_table");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_starts_are_gone_after_a_day_and_played_ones_stay() {
    let clock = Clock::manual();
    let mut server = TestServer::open_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    let waiting = server.open_table(json!(["person", "person"])).await;
    let started = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    server.sit(&started, None).await.asks(json!({"type": "start"})).await;
    clock.advance(Duration::from_secs(23 * 3600));
    server.table(&waiting.code).await;
    clock.advance(Duration::from_secs(2 * 3600));
    let missing = server.get(&format!("/api/tables/{}", waiting.code)).await;
    assert_eq!(missing.problem(404), "no_such_table");
    server.table(&started.code).await;
    let other = server.open_table(json!(["person", "person"])).await;
    clock.advance(Duration::from_secs(25 * 3600));
    server.restart_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    assert_eq!(server.get(&format!("/api/tables/{}", other.code)).await.problem(404), "no_such_table");
    server.table(&started.code).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_what_a_stranger_could_join_or_watch() {
    let server = TestServer::open().await;
    let listed = async || server.get("/api/tables").await.expect_json::<Vec<LobbyTable>>(200);
    let others = json!(["person", {"bot": "novice"}]);
    let anna = server.open_as(EXAMPLE, json!({"others": others, "public": true, "spectators": false})).await;
    server.open_as(EXAMPLE, json!({"others": others})).await;
    let live = json!({"live": {"seconds": 30}});
    let shown =
        server.open_as(EXAMPLE, json!({"others": ["person", "person"], "public": true, "time": live})).await;
    let tables = listed().await;
    let codes: Vec<_> = tables.iter().map(|table| &table.code).collect();
    assert!(codes.contains(&&anna.code) && codes.contains(&&shown.code) && codes.len() == 2, "{tables:?}");
    let found = tables.iter().find(|table| table.code == anna.code).expect("it is listed");
    assert_eq!((found.free, &*found.names.join(" "), found.stage), (1, "Anna Clara", TableStage::Waiting));
    let found = tables.iter().find(|table| table.code == shown.code).expect("it is listed");
    assert_eq!(found.time, TimeMode::Live { seconds: 30 });
    server.join(&anna.code, "Ben").await;
    assert_eq!(listed().await.len(), 1, "full and closed to spectators: nothing for strangers");
    server.sit(&shown, None).await.asks(json!({"type": "settings", "public": false})).await;
    assert_eq!(listed().await.len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_settings_are_said_to_be_so() {
    let server = TestServer::open().await;
    let open = async |new: serde_json::Value| {
        let mut table = json!({"game": EXAMPLE, "name": "Anna", "others": ["person", "person"]});
        new.as_object().into_iter().flatten().for_each(|(key, value)| table[key] = value.clone());
        server.post("/api/tables", &table).await
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
    let server = TestServer::open().await;
    let others = json!([{"bot": "novice"}, "person"]);
    let anna = server.open_as(EXAMPLE, json!({"others": others, "spectators": false})).await;
    server.table(&anna.code).await;
    let ben = server.join(&anna.code, "Ben").await;
    let path = format!("/api/tables/{}", anna.code);
    assert_eq!(server.get(&path).await.problem(404), "no_such_table", "full, so not even to join");
    for token in [None, Some("0".repeat(64)), Some("x".to_owned())] {
        let mut stranger = server.connect(&anna.code).await;
        stranger.hello(token.as_deref(), None).await;
        assert_eq!(failure(&stranger.receive().await.expect("an answer")), "no_such_table");
    }
    let join = server.post(&format!("{path}/seats"), &json!({"name": "Cleo"})).await;
    assert_eq!(join.problem(404), "no_such_table");
    let bearer = format!("Bearer {}", ben.token);
    let shown = server.request("GET", &path, &[("authorization", &bearer)], "").await;
    assert_eq!(shown.status, 200);
    let wrong = format!("Bearer {}", "0".repeat(64));
    for path in [path.clone(), format!("{path}/record")] {
        let refused = server.request("GET", &path, &[("authorization", &wrong)], "").await;
        assert_eq!(refused.problem(404), "no_such_table");
    }
    let nowhere = server.connect("ABCDEF").await;
    let mut nowhere = nowhere;
    nowhere.hello(None, None).await;
    assert_eq!(
        failure(&nowhere.receive().await.expect("an answer")),
        "no_such_table",
        "as if it were not there"
    );

    let mut host = server.sit(&anna, None).await;
    host.asks(json!({"type": "settings", "spectators": true})).await;
    let mut watcher = server.watch(&anna.code).await;
    host.asks(json!({"type": "settings", "spectators": false})).await;
    while watcher.receive().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_leaves_a_game_and_a_spectator_takes_the_seat() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut host = server.sit(&anna, None).await;
    let mut guest = server.sit(&ben, None).await;
    host.asks(json!({"type": "start"})).await;
    guest.asks(json!({"type": "leave"})).await;
    let table = host.table_where(|table| table.seats[1].sitter == Sitter::Nobody).await;
    assert_eq!(table.seats[1].name, "Bruno", "a bot plays on");
    play(&mut host, 0, |update| update.version >= 30).await;
    let cleo = server.join(&anna.code, "Cleo").await;
    let asked = host.table_where(|table| table.seat_asked.is_some()).await.seat_asked.expect("Cleo asks");
    host.asks(json!({"type": "admit", "ask": asked.id, "yes": true})).await;
    let cleo = protocol::Joined { seats: vec![1], ..cleo };
    let mut guest = server.sit(&cleo, None).await;
    assert!(guest.updated().await.own.0.is_object(), "and sees the hand");
    host.asks(json!({"type": "hand_over", "to_bot": true})).await;
    let handed = Sitter::Person { online: true, stand_in: Some(StandIn::HandedOver) };
    host.table_where(|table| table.seats[0].sitter == handed).await;
    play(&mut guest, 1, |_| false).await;
    server.restart().await;
    let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    assert_eq!(record.seats, ["Anna", "Ben", "Clara"], "as they were at the deal");
    games::records::verify(&record).expect("a record in which seats change hands holds");
    let last = games::records::replay_to(&record, None).expect("it can be replayed");
    assert_eq!(last.seats(), ["Anna", "Cleo", "Clara"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_paused_and_closed_has_a_record() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut host = server.sit(&anna, None).await;
    host.asks(json!({"type": "start"})).await;
    play(&mut host, 0, |update| update.version >= 8 && update.waited_for == [0]).await;
    host.asks(json!({"type": "pause", "paused": true})).await;
    assert_eq!(failure(&host.act(json!("done")).await), "paused");
    server.restart().await;
    let mut host = server.sit(&anna, None).await;
    assert!(host.table.as_ref().is_some_and(|table| table.paused), "also after a restart");
    host.asks(json!({"type": "pause", "paused": false})).await;
    play(&mut host, 0, |update| update.version >= 12 && update.waited_for == [0]).await;
    host.asks(json!({"type": "close"})).await;
    host.table_where(|table| table.stage == TableStage::Closed).await;
    assert_eq!(failure(&host.act(json!("done")).await), "over");
    server.restart().await;
    assert_eq!(server.table(&anna.code).await.stage, TableStage::Closed);
    let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    assert_eq!(games::records::verify(&record).expect("it holds").result, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_how_many_moves_a_bot_has_made() {
    let mut server = TestServer::open().await;
    let long = json!({"others": ["person"], "setup": {"bank_runs": 5, "track_steps_per_player": 6}});
    let anna = server.open_as(plainest_with(&long["setup"]), long.clone()).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut people = [server.sit(&anna, None).await, server.sit(&ben, None).await];
    people[0].asks(json!({"type": "start"})).await;
    let before = play_together(&mut people, |update| update.version >= 8 && update.waited_for == [1]).await;
    assert_eq!(before.moves_by_bot, 0);
    let [mut host, mut guest] = people;
    host.asks(json!({"type": "hand_over", "to_bot": true})).await;
    let by_guest = play(&mut guest, 1, |update| update.version >= 24 && update.waited_for == [1]).await;
    let guests = guest.updated_or_at_hand().await;
    assert!(guests.ending.is_none(), "over at version {}", guests.version);
    assert_eq!(guests.moves_by_bot, 0, "nobody plays for Ben");
    // Everybody notices everything in this game, so the entries the guest did not make were the bot's.
    let by_bot = guests.version - before.version - by_guest as u32;
    assert!(by_bot > 0, "the bot has played");
    let hosts = host.update_where(|update| update.version == guests.version).await;
    assert_eq!(hosts.moves_by_bot, by_bot);

    server.restart().await;
    let mut people = [server.sit(&anna, None).await, server.sit(&ben, None).await];
    let back = people[0].updated_or_at_hand().await;
    assert_eq!(back.moves_by_bot, by_bot, "also after a restart");
    people[0].asks(json!({"type": "hand_over", "to_bot": false})).await;
    let after = play_together(&mut people, |update| update.moves_by_bot == 0).await;
    assert!(after.version > back.version, "until they move themselves");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_visible_and_nobody_elses() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let path = format!("/api/tables/{}/seats", anna.code);
    let join = async |name: &str| server.post(&path, &json!({"name": name})).await;
    let unseen = [
        "",
        "\u{200b}",
        "\u{2800}\u{3164}",
        "Ben\u{202e}nnA",
        "\u{2066}Ben",
        "Be\u{ad}n",
        "Ben\u{feff}",
        "Ben\u{e0041}",
        "B\u{0}en",
        "Ben\n",
        "Z\u{301}\u{301}\u{301}\u{301}\u{301}",
    ];
    for name in unseen {
        assert_eq!(join(name).await.problem(400), "bad_name", "{name:?}");
    }
    for name in ["Anna", " anna ", "ANNA", "A\u{ff4e}na", "An  na\u{a0}".replace(' ', "").as_str()] {
        assert_eq!(join(name).await.problem(409), "name_taken", "{name:?}");
    }
    assert_eq!(join("  Zoë  de la Cruz ").await.status, 201);
    let table = server.table(&anna.code).await;
    assert_eq!(table.seats[1].name, "Zoë de la Cruz");
    assert_eq!(join("איתן").await.status, 201, "names of every script");
    let twice = json!({"game": EXAMPLE, "name": "Anna", "others": [{"here": "anna"}, "person"]});
    assert_eq!(server.post("/api/tables", &twice).await.problem(409), "name_taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_called_differently_from_everybody_there() {
    let server = TestServer::open().await;
    let new = json!({"game": EXAMPLE, "name": "Bruno", "others": [{"bot": "novice"}, "person"]});
    let opened: protocol::Joined = server.post("/api/tables", &new).await.expect_json(201);
    let table = server.table(&opened.code).await;
    assert_ne!(table.seats[1].name, "Bruno");
    assert!(!table.seats[1].name.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_table_with_people_in_it_stays() {
    let clock = Clock::manual();
    let server = TestServer::open_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let mut client = server.sit(&anna, None).await;
    clock.advance(Duration::from_secs(25 * 3600));
    client.asks(json!({"type": "ready", "ready": true})).await;
    assert_eq!(server.table(&anna.code).await.stage, TableStage::Waiting);
    let listed = server.get(&format!("/api/tables/{}", anna.code)).await;
    assert_eq!(listed.status, 200, "somebody is waiting there");
    client.close().await;
    // The server notices the closed connection after the request below at the latest.
    let mut gone = false;
    for _ in 0..100 {
        gone = server.get(&format!("/api/tables/{}", anna.code)).await.status == 404;
        if gone {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(gone, "and it is gone when nobody waits any more");
}

/// A clock that somebody sets is not time that has passed.
#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_set_a_day_ahead_takes_no_waiting_table_away() {
    let clock = Clock::manual();
    let server = TestServer::open_with(|config| server::Config { clock: clock.clone(), ..config }).await;
    let (with_people, empty) = (
        server.open_table(json!(["person", "person"])).await,
        server.open_table(json!(["person", "person"])).await,
    );
    let mut anna = server.sit(&with_people, None).await;
    let is_there = async |code: &str| server.get(&format!("/api/tables/{code}")).await.status == 200;
    clock.set_calendar(2 * DAY.as_millis() as i64);
    // Sweeps come once an hour.
    for _ in 0..3 {
        clock.advance(Duration::from_secs(3700));
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(is_there(&with_people.code).await && is_there(&empty.code).await, "no day has passed");
    anna.asks(json!({"type": "ready", "ready": true})).await;
    clock.advance(DAY);
    let began = std::time::Instant::now();
    while is_there(&empty.code).await {
        assert!(began.elapsed() < Duration::from_secs(10), "a day later nobody has come");
        clock.advance(Duration::from_secs(3700));
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(is_there(&with_people.code).await, "people are there");
}
