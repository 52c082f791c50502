//! Nonsense and almost-sense: whatever is sent, the server stays up and the game stays as it was.

use protocol::ServerMessage;
use serde_json::json;
use table::Chance;

use crate::house::House;
use crate::player::play_together;

const MESSAGES: usize = 4000;

/// What clients do say, to be damaged.
const SENSE: [&str; 7] = [
    r#"{"type":"hello","protocol":2,"token":null,"version":3}"#,
    r#"{"type":"act","ref":"a","action":{"bid":{"amount":3}}}"#,
    r#"{"type":"act","ref":"a","action":{"offer_loan":{"to":1,"card":2,"amount":3,"instalment":4,"security":5}}}"#,
    r#"{"type":"preview","ref":"a","action":"done"}"#,
    r#"{"type":"set_bot","ref":"a","seat":1,"bot":"novice"}"#,
    r#"{"type":"start","ref":"a"}"#,
    r#"{"type":"nonce","ref":"a","nonce":"00"}"#,
];

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

#[tokio::test(flavor = "multi_thread")]
async fn damaged_messages_change_nothing() {
    let house = House::open_with(|config| server::Config { messages_per_second: 1_000_000, ..config }).await;
    let anna = house.open_table(json!(["person", "person"])).await;
    let ben = house.join(&anna.code, "Ben").await;
    let cleo = house.join(&anna.code, "Cleo").await;
    let mut clients =
        vec![house.sit(&anna, None).await, house.sit(&ben, None).await, house.sit(&cleo, None).await];
    clients[0].start().await;
    let before = play_together(&mut clients, |_| true).await;
    // Whoever is not waited for cannot move this game, whatever survives of the messages.
    let idle = (0..3).find(|seat| !before.waited_for.contains(seat)).expect("an auction asks one at a time");
    let mut watcher = house.watch(&anna.code).await;
    let mut chance = Chance::fast(7);
    for number in 0..MESSAGES {
        let text = damaged(&mut chance);
        let client = if number % 2 == 0 { &mut clients[usize::from(idle)] } else { &mut watcher };
        client.send_text(text).await;
        let answer = |message: &ServerMessage| match message {
            ServerMessage::Failed { .. } | ServerMessage::Refused { .. } => Some(()),
            ServerMessage::Done { seq: None, .. } | ServerMessage::Previewed { .. } => Some(()),
            ServerMessage::Done { seq: Some(_), .. } => panic!("this moved the game"),
            _ => None,
        };
        client.until(answer).await;
    }
    let after = house.sit(&anna, Some(before.version)).await.updated().await;
    assert_eq!((after.version, after.public), (before.version, before.public));
}
