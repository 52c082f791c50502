//! Nonsense and almost-sense: whatever is sent, the server stays up and the game stays as it was.

use game_core::Chance;
use protocol::ServerMessage;
use serde_json::json;

use crate::client::Client;
use crate::house::House;
use crate::player::play_together;

/// `make soak` asks for more.
const MESSAGES: usize = 10_000;

/// What clients do say, to be damaged. Whole, none of it is for the seat that sends it: it is not its turn, not its
/// table, or the game has started.
const SENSE: [&str; 19] = [
    r#"{"type":"hello","protocol":3,"token":null,"version":3}"#,
    r#"{"type":"act","ref":"a","action":{"bid":{"amount":3}}}"#,
    r#"{"type":"act","ref":"a","action":{"offer_loan":{"to":1,"card":2,"amount":3,"instalment":4,"security":5}}}"#,
    r#"{"type":"preview","ref":"a","action":"done"}"#,
    r#"{"type":"set_bot","ref":"a","seat":1,"bot":"novice"}"#,
    r#"{"type":"start","ref":"a"}"#,
    r#"{"type":"nonce","ref":"a","nonce":"00"}"#,
    r#"{"type":"uncover","ref":"a","seat":0,"version":7}"#,
    r#"{"type":"ready","ref":"a","ready":true}"#,
    r#"{"type":"colour","ref":"a","seat":0,"colour":5}"#,
    r#"{"type":"order","ref":"a","seats":[2,1,0]}"#,
    r#"{"type":"remove","ref":"a","seat":0}"#,
    r#"{"type":"settings","ref":"a","public":true,"spectators":false,"time":{"live":{"seconds":30}}}"#,
    r#"{"type":"pause","ref":"a","paused":true}"#,
    r#"{"type":"close","ref":"a"}"#,
    r#"{"type":"undo","ref":"a"}"#,
    r#"{"type":"agree","ref":"a","undo":1,"yes":true}"#,
    r#"{"type":"nudge","ref":"a","seat":9}"#,
    r#"{"type":"rematch","ref":"a"}"#,
];

/// Sense with damages, or nothing but noise.
fn noise(chance: &mut Chance) -> String {
    if chance.pick("noise", 8) > 0 {
        return damaged(chance);
    }
    let bytes: Vec<u8> = (0..chance.pick("length", 400)).map(|_| chance.pick("byte", 256) as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn damaged(chance: &mut Chance) -> String {
    let mut bytes = SENSE[chance.pick("message", SENSE.len() as u32) as usize].as_bytes().to_vec();
    for _ in 0..=chance.pick("damages", 6) {
        let at = chance.pick("place", bytes.len() as u32) as usize;
        let letter = 32 + chance.pick("letter", 95) as u8;
        match chance.pick("damage", 5) {
            0 => bytes[at] = letter,
            1 => bytes.insert(at, letter),
            2 if bytes.len() > 1 => drop(bytes.remove(at)),
            3 => bytes.truncate(at.max(1)),
            _ => bytes.extend_from_within(at..),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A socket that is never read answers no ping, and in a long run the server would rightly take its seat for gone.
async fn stay_online(clients: &mut [Client]) {
    for client in clients {
        client.ask(json!({ "type": "nudge", "seat": 9 })).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_messages_change_nothing() {
    let house = House::open().await;
    let anna = house.open_table(json!(["person", "person"])).await;
    let ben = house.join(&anna.code, "Ben").await;
    let cleo = house.join(&anna.code, "Cleo").await;
    let mut clients =
        vec![house.sit(&anna, None).await, house.sit(&ben, None).await, house.sit(&cleo, None).await];
    clients[0].start().await;
    let before = play_together(&mut clients, |_| true).await;
    // Whoever is not waited for cannot move this game, whatever survives of the messages.
    let idle = (1..3).find(|seat| !before.waited_for.contains(seat)).expect("an auction asks one at a time");
    let table = house.table(&anna.code).await;
    let mut watcher = house.watch(&anna.code).await;
    let messages =
        std::env::var("NOISE").map_or(MESSAGES, |number| number.parse().expect("NOISE is a number"));
    let mut chance = Chance::fast(7);
    for number in 0..messages {
        let text = noise(&mut chance);
        let client = if number % 2 == 0 { &mut clients[usize::from(idle)] } else { &mut watcher };
        client.send_text(text).await;
        let answer = |message: &ServerMessage| match message {
            ServerMessage::Failed { .. } | ServerMessage::Refused { .. } => Some(()),
            ServerMessage::Done { seq: None, .. } | ServerMessage::Previewed { .. } => Some(()),
            ServerMessage::Done { seq: Some(_), .. } => panic!("this moved the game"),
            _ => None,
        };
        client.until(answer).await;
        if number % 500 == 0 {
            stay_online(&mut clients).await;
        }
    }
    assert_eq!(house.table(&anna.code).await, table);
    let after = house.sit(&anna, Some(before.version)).await.updated().await;
    assert_eq!((after.version, after.public), (before.version, before.public));
}
