//! What must never come out: tokens, the seed before the end, and what another seat has in its fist.

use std::io::Write;
use std::sync::{Mutex, PoisonError};

use games::EXAMPLE;
use protocol::ServerMessage;
use serde_json::json;
use sqlx::{Connection, Row, SqliteConnection};
use tracing_subscriber::fmt::MakeWriter;

use crate::house::House;
use crate::player::{play, play_together};

/// Everything any test of this program logs.
static LOGGED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Logged;

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOGGED.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Logged {
    type Writer = Logged;

    fn make_writer(&self) -> Logged {
        Logged
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_in_the_fist_reaches_nobody_else_before_it_is_shown() {
    let house = House::open().await;
    let new = json!({ "game": EXAMPLE, "name": "Anna", "others": ["person", "person"],
        "setup": { "starting_coins": 500 } });
    let anna: protocol::Joined = house.post("/api/tables", &new).await.expect_json(201);
    let ben = house.join(&anna.code, "Ben").await;
    let cleo = house.join(&anna.code, "Cleo").await;
    let mut clients =
        vec![house.sit(&anna, None).await, house.sit(&ben, None).await, house.sit(&cleo, None).await];
    let mut watcher = house.watch(&anna.code).await;
    clients[0].start().await;
    let is_sealed = |update: &protocol::Update| update.public.0["phase"].get("investment_auction").is_some();
    let update = play_together(&mut clients, is_sealed).await;
    assert!(is_sealed(&update), "a sealed auction comes");
    let seat = usize::from(update.waited_for[0]);
    let bid = clients[seat].act(json!({ "sealed_bid": { "amount": 437 } })).await;
    let ServerMessage::Done { seq: Some(version), .. } = bid else { panic!("{bid:?}") };
    watcher.update_where(|update| update.version >= version).await;
    for (number, client) in clients.iter_mut().enumerate() {
        client.update_where(|update| update.version >= version).await;
        let heard = client.received.iter().any(|text| text.contains("437"));
        assert_eq!(heard, number == seat, "seat {number}");
    }
    assert!(!watcher.received.iter().any(|text| text.contains("437")));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_token_and_no_seed_is_sent_logged_or_kept_in_the_open() {
    server::log_to(Logged, server::LogLevel::TRACE);
    let mut house = House::open().await;
    let anna = house.open_table(json!(["person", {"bot": "novice"}])).await;
    let ben = house.join(&anna.code, "Ben").await;
    let mut watcher = house.watch(&anna.code).await;
    let mut clients = [house.sit(&anna, None).await, house.sit(&ben, None).await];
    clients[0].start().await;
    play(&mut clients[0], 0, |update| update.waited_for.contains(&1)).await;
    play(&mut clients[1], 1, |update| update.waited_for.contains(&0)).await;
    watcher.updated().await;
    let mut wrong = house.connect(&anna.code).await;
    wrong.hello(Some(&ben.token.replace('a', "b").replace('1', "2")), None).await;
    wrong.receive().await;
    house.stop().await;

    let file = house.data.path().join("countinghouse.sqlite");
    let mut database =
        SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.expect("it opens");
    let row =
        sqlx::query("SELECT hex(server_seed) FROM tables").fetch_one(&mut database).await.expect("a table");
    let seed: String = row.get(0);
    database.close().await.expect("it closes");
    let seed = seed.to_lowercase();
    let said = [&clients[0], &clients[1], &watcher].map(|client| client.received.join("\n"));
    let logged = LOGGED.lock().unwrap_or_else(PoisonError::into_inner);
    let logged = String::from_utf8_lossy(&logged);
    assert!(logged.contains("a game has started"), "the log is looked at");
    for secret in [&anna.token, &ben.token, &seed] {
        assert!(said.iter().all(|said| !said.to_lowercase().contains(&secret[..16])));
        assert!(!logged.to_lowercase().contains(&secret[..16]), "in the log");
    }
    let kept = std::fs::read(&file).expect("the database");
    for token in [&anna.token, &ben.token] {
        let bytes: Vec<u8> =
            (0..32).map(|at| u8::from_str_radix(&token[2 * at..2 * at + 2], 16).expect("hex")).collect();
        assert!(!kept.windows(32).any(|window| window == bytes), "only its hash is kept");
        assert!(!kept.windows(64).any(|window| window == token.as_bytes()));
    }
}
