//! Requests that are sent again count once.

use protocol::ServerMessage;
use serde_json::json;

use crate::player::{choose, play_together};
use crate::test_server::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_resend_counts_once_also_after_a_restart() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let others = [server.join(&anna.code, "Ben").await, server.join(&anna.code, "Cleo").await];
    let all = [&anna, &others[0], &others[1]];
    let mut clients = Vec::new();
    for joined in all {
        clients.push(server.sit(joined, None).await);
    }
    clients[0].start().await;
    let update = play_together(&mut clients, |update| update.version >= 4).await;
    let seat = usize::from(update.waited_for[0]);
    let action = choose(clients[seat].update.as_ref().expect("an update")).expect("something to do");

    let first = clients[seat].act_as("the same", action.clone()).await;
    let ServerMessage::Done { seq: Some(seq), .. } = first else { panic!("{first:?}") };
    assert_eq!(seq, update.version + 1);
    assert_eq!(clients[seat].act_as("the same", action.clone()).await, first);
    assert_eq!(clients[seat].update.as_ref().map(|update| update.version), Some(seq));

    // Sent, and the connection lost before the answer: the server may or may not have received it.
    let refused = clients[seat].act_as("refused", json!({ "take": { "card": 99 } })).await;
    assert!(matches!(refused, ServerMessage::Refused { .. }), "{refused:?}");
    assert_eq!(clients[seat].act_as("refused", json!("done")).await, refused, "refusals are said again too");

    server.restart().await;
    let mut again = server.sit(all[seat], None).await;
    assert_eq!(again.act_as("the same", action).await, first);
    assert_eq!(again.updated_or_at_hand().await.version, seq, "nothing was entered twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_lost_with_the_connection_is_given_on_the_resend() {
    let mut server = TestServer::open().await;
    let anna = server.open_table(json!([{"bot": "novice"}, {"bot": "novice"}])).await;
    let mut client = server.sit(&anna, None).await;
    client.start().await;
    for turn in 0..6 {
        let mine = client.update_where(|update| update.waited_for.contains(&0)).await;
        let reference = format!("turn {turn}");
        let action = choose(&mine).expect("something to do");
        client.act_unheard(&reference, action.clone()).await;
        if turn % 2 == 0 {
            client.close().await;
        } else {
            server.restart().await;
        }
        client = server.sit(&anna, Some(mine.version)).await;
        assert!(matches!(client.act_as(&reference, action).await, ServerMessage::Done { seq: Some(_), .. }));
        client.update = None;
        client = server.sit(&anna, None).await;
        client.updated().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_connections_on_one_seat_see_the_same() {
    let server = TestServer::open().await;
    let anna = server.open_table(json!(["person", "person"])).await;
    let ben = server.join(&anna.code, "Ben").await;
    let cleo = server.join(&anna.code, "Cleo").await;
    let mut phone = server.sit(&anna, None).await;
    let mut clients =
        vec![server.sit(&anna, None).await, server.sit(&ben, None).await, server.sit(&cleo, None).await];
    clients[0].start().await;
    let update = play_together(&mut clients, |update| update.version >= 6).await;
    let on_phone = phone.update_where(|now| now.version == update.version).await;
    assert_eq!(on_phone, update);
    phone.close().await;
    let still_there = server.table(&anna.code).await;
    assert_eq!(still_there.seats[0].sitter, protocol::Sitter::Person { online: true, stand_in: None });
}
