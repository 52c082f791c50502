//! Answers that public facts leave no choice about: given without asking, on record as such, and not after an undo.

use std::time::Duration;

use games::EXAMPLE;
use protocol::{ServerMessage, Update};
use serde_json::json;

use crate::player::play_together;
use crate::test_server::{Client, TestServer};

fn is_in(update: &Update, step: &str) -> bool {
    update.public.0["phase"].get(step).is_some()
}

/// Three persons with different bids in their fists, so that one after another chooses an investment.
async fn choosing() -> (TestServer, String, Vec<Client>) {
    let server = TestServer::open().await;
    let anna = server.open_as(EXAMPLE, json!({"others": ["person", "person"]})).await;
    let mut clients = vec![server.sit(&anna, None).await];
    for name in ["Ben", "Cleo"] {
        let joined = server.join(&anna.code, name).await;
        clients.push(server.sit(&joined, None).await);
    }
    clients[0].asks(json!({"type": "start"})).await;
    play_together(&mut clients, |update| is_in(update, "investment_auction")).await;
    for (amount, client) in (1..).zip(&mut clients) {
        let done = client.act(json!({"sealed_bid": {"amount": amount}})).await;
        assert!(matches!(done, ServerMessage::Done { .. }), "{done:?}");
    }
    (server, anna.code, clients)
}

/// Whoever is asked takes the first of several investments, until only one is left.
async fn take_all_but_the_last(clients: &mut [Client]) {
    let mut version = 0;
    loop {
        let is_next = |update: &Update| is_in(update, "choose_investments") && update.version >= version;
        let update = clients[0].update_where(is_next).await;
        let laid_out = update.public.0["laid_out"].as_array().expect("cards").clone();
        let chooser = &mut clients[usize::from(update.waited_for[0])];
        let done = chooser.act(json!({"take": {"card": laid_out[0]["card"]}})).await;
        let ServerMessage::Done { seq: Some(seq), .. } = done else { panic!("{done:?}") };
        if laid_out.len() == 2 {
            return;
        }
        version = seq;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_investment_is_taken_without_asking_and_after_an_undo_it_is_asked_for() {
    let (_server, _, mut clients) = choosing().await;
    take_all_but_the_last(&mut clients).await;
    let after = clients[0].update_where(|update| !is_in(update, "choose_investments")).await;
    // Whoever got it may take it back, because nothing was drawn. Then it is a question again, which nobody answers for
    // them.
    let mut last = None;
    for (seat, client) in clients.iter_mut().enumerate() {
        if client.update_where(|update| update.version >= after.version).await.can_undo {
            last = Some(seat);
        }
    }
    let last = last.expect("somebody was given the last investment");
    clients[last].asks(json!({"type": "undo"})).await;
    let again = clients[last].update_where(|update| is_in(update, "choose_investments")).await;
    assert_eq!(again.waited_for.iter().map(|seat| usize::from(*seat)).collect::<Vec<_>>(), [last]);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let card = again.public.0["laid_out"][0]["card"].clone();
    let done = clients[last].act(json!({"take": {"card": card}})).await;
    assert!(matches!(done, ServerMessage::Done { .. }), "it is still asked for: {done:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_says_which_answers_were_forced_and_replays() {
    let (server, code, mut clients) = choosing().await;
    play_together(&mut clients, |update| update.ending.is_some()).await;
    let record: serde_json::Value = server.get(&format!("/api/tables/{code}/record")).await.expect_json(200);
    let by: Vec<_> =
        record["entries"].as_array().expect("entries").iter().map(|entry| &entry["by"]).collect();
    assert!(by.contains(&&json!("rules")), "{by:?}");
    let record = serde_json::from_value(record).expect("a record");
    games::records::verify(&record).expect("it verifies");
}
