//! Advice from bots: where it is allowed, who hears it, and that everybody sees who asked.

use games::EXAMPLE;
use games::records::{from_json, verify};
use protocol::{Advice, ServerMessage, TableInfo, Update};
use serde_json::{Value, json};

use crate::client::Client;
use crate::player::{choose, is_waited_for};
use crate::test_server::{TestServer, failure};

fn advised(table: &TableInfo) -> Vec<u32> {
    table.seats.iter().map(|seat| seat.advised).collect()
}

async fn advice(client: &mut Client, request: Value) -> Advice {
    match client.ask(request.clone()).await {
        ServerMessage::Advice(advice) => advice,
        other => panic!("{request} → {other:?}"),
    }
}

/// Plays on until the seat is waited for and this holds.
async fn play_until(client: &mut Client, seat: u8, is: impl Fn(&Update) -> bool) -> Update {
    loop {
        let update = client.update_where(|update| is_waited_for(update, seat)).await;
        if is(&update) {
            return update;
        }
        client.act(choose(&update).expect("something to do")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_on_for_one_person_with_bots_and_else_for_the_host_to_say() {
    let mut server = TestServer::open().await;
    let bots = json!([{"bot": "novice"}, {"bot": "novice"}]);
    let alone = server.open_table(bots.clone()).await;
    assert!(server.table(&alone.code).await.advice, "one person and bots");
    let friends = server.open_table(json!(["person", {"bot": "novice"}])).await;
    assert!(!server.table(&friends.code).await.advice, "an empty seat waits for somebody");
    let here = server.open_table(json!([{"here": "Ben"}, {"bot": "novice"}])).await;
    assert!(!server.table(&here.code).await.advice, "two at one device are two");
    let ben = server.join(&friends.code, "Ben").await;
    let mut host = server.sit(&friends, None).await;
    let mut guest = server.sit(&ben, None).await;
    assert_eq!(failure(&guest.ask(json!({"type": "settings", "advice": true})).await), "not_host");
    host.asks(json!({"type": "settings", "advice": true})).await;
    assert!(guest.table_where(|table| table.advice).await.advice, "everybody sees it");
    server.restart().await;
    assert!(server.table(&friends.code).await.advice, "and it stays");
    let mut host = server.sit(&alone, None).await;
    host.asks(json!({"type": "settings", "advice": false})).await;
    host.asks(json!({"type": "start"})).await;
    let late = host.ask(json!({"type": "settings", "advice": true})).await;
    assert_eq!(failure(&late), "already_started", "nobody finds out in the middle of a game");
    host.update_where(|update| is_waited_for(update, 0)).await;
    assert_eq!(failure(&host.ask(json!({"type": "advise"})).await), "advice_off");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_who_asked_and_everybody_sees_that_it_was_asked_for() {
    let mut server = TestServer::open().await;
    let anna = server.open_as(EXAMPLE, json!({"others": ["person", {"bot": "trader"}]})).await;
    let ben = server.join(&anna.code, "Ben").await;
    let mut host = server.sit(&anna, None).await;
    let mut guest = server.sit(&ben, None).await;
    let mut watcher = server.watch(&anna.code).await;
    host.asks(json!({"type": "settings", "advice": true})).await;
    assert_eq!(failure(&host.ask(json!({"type": "advise"})).await), "not_started");
    host.asks(json!({"type": "start"})).await;
    let (asker, seat, other) = loop {
        let update = host.update_where(|_| true).await;
        if is_waited_for(&update, 0) {
            break (&mut host, 0, &mut guest);
        }
        if is_waited_for(&update, 1) {
            break (&mut guest, 1, &mut host);
        }
        host.updated().await;
    };
    let before = asker.update_where(|update| is_waited_for(update, seat)).await;
    let hint = advice(asker, json!({"type": "advise"})).await;
    assert_eq!((hint.about, hint.seat), (None, seat));
    let again = advice(asker, json!({"type": "advise"})).await;
    assert_eq!(
        (&again.action, &again.other, again.gain),
        (&hint.action, &hint.other, hint.gain),
        "the same choice"
    );
    let mut expected = vec![0; 3];
    expected[usize::from(seat)] = 1;
    for client in [&mut *other, &mut watcher] {
        client.table_where(|table| advised(table) == expected).await;
        assert!(!client.received.iter().any(|text| text.contains(r#""type":"advice""#)), "only who asked");
    }
    assert_eq!(asker.update.as_ref().map(|update| update.version), Some(before.version), "no move was made");
    let tried = asker.act(hint.action.0.clone()).await;
    assert!(matches!(tried, ServerMessage::Done { .. }), "{:?} → {tried:?}", hint.action);
    server.restart().await;
    assert_eq!(advised(&server.table(&anna.code).await), expected, "the mark is on record");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_says_why_as_it_looks_from_the_askers_seat_and_the_record_holds() {
    let server = TestServer::open().await;
    let others = json!([{"bot": "trader"}, {"bot": "trader"}]);
    let anna = server.open_as(EXAMPLE, json!({"others": others})).await;
    let mut host = server.sit(&anna, None).await;
    host.asks(json!({"type": "start"})).await;
    let update = play_until(&mut host, 0, |update| update.round > 1).await;
    assert_eq!(failure(&host.ask(json!({"type": "advise", "about": 0})).await), "no_bot_moved", "the deal");
    let later = json!({"type": "advise", "about": update.version + 5});
    assert_eq!(failure(&host.ask(later).await), "no_bot_moved", "not yet");
    let (mut told, mut hidden) = (0, 0);
    for version in 1..=update.version.min(12) {
        let request = json!({"type": "advise", "about": version});
        match host.ask(request.clone()).await {
            ServerMessage::Advice(advice) => {
                assert_eq!(advice.about, Some(version));
                assert!(advice.seat > 0, "a bot's");
                told += 1;
            }
            failed => match failure(&failed) {
                "no_bot_moved" => continue,
                code => {
                    assert_eq!(code, "not_told");
                    hidden += 1;
                }
            },
        }
    }
    assert!(told > 0, "{told} told, {hidden} not");
    host.table_where(|table| advised(table) == [told + hidden, 0, 0]).await;
    host.asks(json!({"type": "close"})).await;
    let record = server.get(&format!("/api/tables/{}/record", anna.code)).await;
    let record = from_json(record.body.as_bytes()).expect("a record");
    verify(&record).expect("and it holds");
    let marks = record.entries.iter().filter(|entry| format!("{:?}", entry.what).contains("Advice"));
    assert_eq!(marks.count() as u32, told + hidden, "each with its entry");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_waited_for_gets_no_hint() {
    let server = TestServer::open().await;
    let with = json!({"others": [{"here": "Ben"}, {"bot": "trader"}]});
    let anna = server.open_as(EXAMPLE, with).await;
    let mut host = server.sit(&anna, None).await;
    host.asks(json!({"type": "settings", "advice": true})).await;
    host.asks(json!({"type": "start"})).await;
    let covered = host.ask(json!({"type": "advise", "seat": 1})).await;
    assert_eq!(failure(&covered), "covered", "a hint tells what is in a hand");
    for seat in [0, 1] {
        host.asks(json!({"type": "uncover", "seat": seat})).await;
        let update = host.update_where(|update| update.seat == Some(seat)).await;
        if !is_waited_for(&update, seat) {
            let refused = host.ask(json!({"type": "advise", "seat": seat})).await;
            assert_eq!(failure(&refused), "not_waited_for");
        }
    }
}
