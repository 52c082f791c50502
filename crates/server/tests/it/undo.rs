//! Undo: alone where nothing was drawn or revealed, with consent otherwise; never the same dice twice.

use std::time::Duration;

use protocol::{Joined, ServerMessage, Undone};
use serde_json::{Value, json};
use server::Clock;

use crate::fuse;
use crate::player::{choose, is_waited_for, play, play_together};
use crate::property::with_outcries;
use crate::test_server::{Client, TestServer, failure};

fn undo() -> Value {
    json!({"type": "undo"})
}

async fn light(clock: &Clock) -> (TestServer, [Joined; 2], [Client; 2]) {
    let with = |config| server::Config { games: fuse::GAMES, clock: clock.clone(), ..config };
    let server = TestServer::open_with(with).await;
    let anna = server.open_as("fuse", json!({"others": ["person"]})).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut clients = [server.sit(&anna, None).await, server.sit(&ben, None).await];
    clients[0].asks(json!({"type": "start"})).await;
    (server, [anna, ben], clients)
}

async fn acts(client: &mut Client, action: &str) {
    let done = client.act(json!(action)).await;
    assert!(matches!(done, ServerMessage::Done { .. }), "{action} → {done:?}");
}

fn ticks(client: &Client) -> Value {
    client.update.as_ref().map(|update| update.public.0["phase"].clone()).unwrap_or_default()
}

fn can_undo(client: &Client) -> bool {
    client.update.as_ref().is_some_and(|update| update.can_undo)
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_last_action_is_taken_back_alone_and_once() {
    let (mut server, joined, [mut anna, mut ben]) = light(&Clock::default()).await;
    assert_eq!(failure(&anna.ask(undo()).await), "nothing_to_undo");
    acts(&mut anna, "tick").await;
    acts(&mut anna, "tick").await;
    assert!(can_undo(&anna));
    for _ in 0..2 {
        let undone = anna.ask_as("u", undo()).await;
        assert_eq!(
            undone,
            ServerMessage::Done { r#ref: "u".to_owned(), seq: Some(3) },
            "a resend counts once"
        );
    }
    assert_eq!(ticks(&anna), 1);
    let update = ben.update_where(|update| update.version == 3).await;
    assert_eq!(update.undone, [Undone { version: 3, back_to: 1, by: 0 }]);
    assert!(!update.can_undo, "it was not Ben's");
    anna.asks(undo()).await;
    assert_eq!(ticks(&anna), 0);
    assert!(!can_undo(&anna));
    server.restart_with(|config| server::Config { games: fuse::GAMES, ..config }).await;
    let mut anna = server.sit(&joined[0], Some(1)).await;
    let back = anna.updated().await;
    assert_eq!((back.version, back.public.0["phase"].clone()), (4, json!(0)));
    assert_eq!(back.undone.len(), 2, "what was missed is told");
    assert_eq!(anna.ask_as("u", undo()).await, ServerMessage::Done { r#ref: "u".to_owned(), seq: Some(3) });
    acts(&mut anna, "tick").await;
    assert_eq!(ticks(&anna), 1, "and the game goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_drawn_or_shown_needs_consent_and_is_never_repeated() {
    let (_house, _, [mut anna, mut ben]) = light(&Clock::default()).await;
    let face = |client: &Client| {
        let heard = client.update.as_ref().map(|update| update.told.clone()).unwrap_or_default();
        heard.last().map(|told| told.event.0["rolled"]["face"].clone()).expect("a roll")
    };
    acts(&mut anna, "roll").await;
    let first = face(&anna);
    assert!(!can_undo(&anna), "dice have fallen");
    anna.asks(undo()).await;
    let asked = ben.table_where(|table| table.undo.is_some()).await.undo.expect("a wish");
    assert_eq!((asked.by, &*asked.needs), (0, &[1][..]));
    assert_eq!(
        failure(&anna.ask(json!({"type": "agree", "undo": asked.id, "yes": true})).await),
        "no_such_undo"
    );
    ben.asks(json!({"type": "agree", "undo": asked.id, "yes": false})).await;
    anna.table_where(|table| table.undo.is_none()).await;
    assert_eq!(
        failure(&ben.ask(json!({"type": "agree", "undo": asked.id, "yes": true})).await),
        "no_such_undo"
    );
    anna.asks(undo()).await;
    let again = ben.table_where(|table| table.undo.as_ref().is_some_and(|undo| undo.id != asked.id)).await;
    let id = again.undo.expect("a wish").id;
    ben.asks(json!({"type": "agree", "undo": id, "yes": true})).await;
    anna.update_where(|update| !update.undone.is_empty()).await;
    acts(&mut anna, "roll").await;
    assert_ne!(face(&anna), first, "the next entry has dice of its own");
    acts(&mut anna, "show").await;
    assert!(!can_undo(&anna), "something was shown");
    acts(&mut anna, "tick").await;
    assert!(can_undo(&anna));
    acts(&mut ben, "tick").await;
    anna.update_where(|update| !update.can_undo).await;
    anna.asks(undo()).await;
    ben.table_where(|table| table.undo.is_some()).await;
    acts(&mut ben, "tick").await;
    ben.table_where(|table| table.undo.is_none()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_move_of_another_neither_shows_nor_is_lost() {
    let (mut server, joined, [mut anna, mut ben]) = light(&Clock::default()).await;
    acts(&mut anna, "tick").await;
    ben.update_where(|update| update.version == 1).await;
    acts(&mut ben, "whisper").await;
    acts(&mut ben, "whisper").await;
    assert!(can_undo(&anna), "Anna cannot know");
    anna.asks(undo()).await;
    assert_eq!(ticks(&anna), 0);
    let whispers = |update: &protocol::Update| update.own.0["whispers"].clone();
    let kept = ben.update_where(|update| update.public.0["phase"] == 0).await;
    assert_eq!(whispers(&kept), 2);
    acts(&mut ben, "whisper").await;
    assert!(can_undo(&ben));
    let heard = anna.received.len();
    ben.asks(undo()).await;
    assert_eq!(failure(&anna.ask(json!({"type": "ready", "ready": true})).await), "already_started");
    assert_eq!(anna.received.len(), heard + 1, "Anna hears nothing of it");
    server.restart_with(|config| server::Config { games: fuse::GAMES, ..config }).await;
    let back = server.sit(&joined[1], None).await.updated().await;
    assert_eq!((whispers(&back), back.public.0["phase"].clone()), (json!(2), json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_to_take_back_lapses() {
    let clock = Clock::manual();
    let (_house, _, [mut anna, mut ben]) = light(&clock).await;
    acts(&mut anna, "roll").await;
    anna.asks(undo()).await;
    ben.table_where(|table| table.undo.is_some()).await;
    clock.advance(Duration::from_secs(60));
    ben.table_where(|table| table.undo.is_none()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_with_undone_entries_verifies_and_replays() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.asks(json!({"type": "start"})).await;
    let mut undone = 0;
    for round in 0..12 {
        let update = client.update_where(|update| update.ending.is_some() || is_waited_for(update, 0)).await;
        if update.ending.is_some() {
            break;
        }
        let action = choose(&update).expect("something to do");
        client.act(action).await;
        if round % 3 == 1 && matches!(client.ask(undo()).await, ServerMessage::Done { seq: Some(_), .. }) {
            undone += 1;
        }
        client.update = None;
        client.asks(json!({"type": "uncover", "seat": 0})).await;
    }
    assert!(undone > 1, "bots agree");
    play(&mut client, 0, |_| false).await;
    assert_eq!(failure(&client.ask(undo()).await), "over", "the seed is known now");
    server.restart().await;
    let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = games::records::from_json(record.body.as_bytes()).expect("a record");
    let undos =
        record.entries.iter().filter(|entry| matches!(entry.what, games::records::Happened::Undo { .. }));
    assert_eq!(undos.count(), undone);
    assert!(games::records::verify(&record).expect("it holds").result.is_some());
    for at in [1, record.entries.len() as u64 / 2] {
        games::records::replay_to(&record, Some(at)).expect("it can be replayed to any point");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_that_a_ceiling_could_have_answered_is_not_taken_back_alone() {
    let server = TestServer::open().await;
    let anna = server.open_as(with_outcries(), json!({"others": ["person"]})).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut clients = [server.sit(&anna, None).await, server.sit(&ben, None).await];
    clients[0].asks(json!({"type": "start"})).await;
    let [anna, ben] = &mut clients;
    let bid = |answers: u32, amount: u32| json!({"bid": {"answers": answers, "amount": amount}});
    let done = ben.act(bid(0, 3)).await;
    assert!(matches!(done, ServerMessage::Done { .. }), "{done:?}");
    assert!(can_undo(ben), "nobody led, so nothing hidden could answer");
    let done = ben.act(json!({"ceiling": {"limit": 9}})).await;
    assert!(matches!(done, ServerMessage::Done { .. }), "{done:?}");
    anna.update_where(|update| update.version == 1).await;
    // Above the ceiling and below it: whether something answers must not be found out for nothing.
    for amount in [20, 6] {
        let leads = anna.updated_or_at_hand().await.version;
        let done = anna.act(bid(3, amount)).await;
        assert!(matches!(done, ServerMessage::Done { .. }), "{done:?}");
        anna.update_where(|update| update.version > leads).await;
        assert!(!can_undo(anna), "{amount} was heard by a rival who may have a ceiling");
        anna.asks(undo()).await;
        let wish = ben.table_where(|table| table.undo.is_some()).await.undo.expect("a wish");
        ben.asks(json!({"type": "agree", "undo": wish.id, "yes": true})).await;
        anna.update_where(|update| update.public.0.to_string().contains("\"high\":3")).await;
        ben.table_where(|table| table.undo.is_none()).await;
        anna.table_where(|table| table.undo.is_none()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn how_often_a_sealed_bid_was_changed_is_told_to_nobody() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let cleo = server.join(&anna.code, "Cleo").await;
    let mut clients = Vec::new();
    for joined in [&anna, &ben, &cleo] {
        clients.push(server.sit(joined, None).await);
    }
    clients[0].asks(json!({"type": "start"})).await;
    let in_fists = |update: &protocol::Update| {
        update.waited_for == [0, 1, 2] && update.public.0["phase"].get("investment_auction").is_some()
    };
    play_together(&mut clients, in_fists).await;
    for client in &mut clients {
        client.update_where(in_fists).await;
    }
    let bid = |amount: u32| json!({"sealed_bid": {"amount": amount}});
    assert!(matches!(clients[0].act(bid(1)).await, ServerMessage::Done { .. }));
    clients[1].update_where(|update| update.waited_for == [1, 2]).await;
    clients[1].asks(json!({"type": "chat", "text": "and now?"})).await;
    clients[0].until(|message| matches!(message, ServerMessage::Chat { .. }).then_some(())).await;
    clients[2].until(|message| matches!(message, ServerMessage::Chat { .. }).then_some(())).await;
    let heard: Vec<_> = clients.iter().map(|client| client.received.len()).collect();
    for amount in [2, 3, 0] {
        assert!(matches!(clients[0].act(bid(amount)).await, ServerMessage::Done { .. }));
    }
    for number in [1, 2] {
        let answer = clients[number].ask(json!({"type": "ready", "ready": true})).await;
        assert_eq!(failure(&answer), "already_started");
        assert_eq!(clients[number].received.len(), heard[number] + 1, "nothing is heard but the answer");
    }
}
