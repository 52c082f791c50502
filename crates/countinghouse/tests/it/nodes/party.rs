//! Two people and a bot at one table, who come to the house by different nodes and play on whatever happens to it.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use game_core::Seat;
use game_core::record::{By, Happened, Record};
use games::EXAMPLE;
use protocol::{ClientMessage, Joined, Json, ServerMessage};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::house::Addresses;
use crate::client::Client;
use crate::histories;
use crate::player::choose;

/// Failures that pass by themselves; what was sent is sent again under its ref.
const PASSING: [&str; 5] = ["store_unavailable", "elsewhere", "moved", "stopping", "busy"];

/// After so much silence a page lays its line anew.
const SILENCE: Duration = Duration::from_secs(4);

/// What the tests look at while a party plays.
#[derive(Default)]
pub struct Progress {
    /// Acknowledged actions of people.
    pub acknowledged: AtomicU64,
    pub games: AtomicU64,
    /// Moves of bots, each proved to be the choice of one standing.
    pub bot_moves: AtomicU64,
    /// Failures that were told, which pass by themselves.
    pub failures: std::sync::Mutex<HashMap<String, u64>>,
    /// The party ends after this game.
    pub is_last: AtomicBool,
    pub code: std::sync::Mutex<String>,
}

impl Progress {
    pub fn code(&self) -> String {
        self.code.lock().unwrap().clone()
    }

    /// Waits until something more is acknowledged.
    pub async fn goes_on(&self, within: Duration) {
        let (began, before) = (Instant::now(), self.acknowledged.load(Ordering::Relaxed));
        while self.acknowledged.load(Ordering::Relaxed) < before + 2 {
            assert!(began.elapsed() < within, "nothing was acknowledged for {within:?}");
            sleep(Duration::from_millis(20)).await;
        }
    }

    pub fn failed(&self, code: &str) -> u64 {
        self.failures.lock().unwrap().get(code).copied().unwrap_or(0)
    }
}

/// Plays one game after another until it is told to end; every game is proved.
pub async fn party(addresses: Addresses, progress: Arc<Progress>) {
    while !progress.is_last.load(Ordering::Relaxed) {
        let others = json!(["person", { "bot": "novice" }]);
        let new = json!({ "game": EXAMPLE, "name": "Anna", "others": others }).to_string();
        let anna: Joined = addresses.request(0, "POST", "/api/tables", &new).await.expect_json(201);
        let seats = format!("/api/tables/{}/seats", anna.code);
        let ben = json!({ "name": "Ben" }).to_string();
        // If the answer to the first attempt was lost the seat is taken; then the party begins another table.
        let ben = addresses.request(1, "POST", &seats, &ben).await;
        if ben.status != 201 {
            continue;
        }
        *progress.code.lock().unwrap() = anna.code.clone();
        let (mut anna, mut ben) = (Guest::new(anna, 0), Guest::new(ben.expect_json(201), 1));
        tokio::join!(anna.play_on(&addresses, &progress), ben.play_on(&addresses, &progress));
        prove(&addresses, &[anna, ben], &progress).await;
        progress.games.fetch_add(1, Ordering::Relaxed);
    }
}

/// The record of the game holds, has what each of them was told once and in this order, and no move of the bot twice.
async fn prove(addresses: &Addresses, guests: &[Guest], progress: &Progress) {
    let path = format!("/api/tables/{}/record", guests[0].joined.code);
    let answered = addresses.request(0, "GET", &path, "").await;
    assert_eq!(answered.status, 200, "{}", answered.body);
    let record = games::records::from_json(answered.body.as_bytes()).expect("a record");
    games::records::verify(&record).expect("the record holds");
    let bot_moves = histories::check(&record).expect("every move of the bot is one choice");
    progress.bot_moves.fetch_add(bot_moves as u64, Ordering::Relaxed);
    for guest in guests {
        let seat = Seat::new(guest.joined.seats[0]).expect("a seat");
        assert_eq!(
            entered(&record, seat),
            guest.acknowledged,
            "no action is missing and none is there twice"
        );
    }
}

/// What the owner of a seat has done.
fn entered(record: &Record, of: Seat) -> Vec<Value> {
    let own = record.entries.iter().filter_map(|entry| match &entry.what {
        Happened::Action { seat, by: By::Owner, action } if *seat == of => Some(action.clone()),
        _ => None,
    });
    own.collect()
}

/// One of them.
struct Guest {
    joined: Joined,
    /// The node they come by.
    near: usize,
    acted: usize,
    /// Acknowledged actions in their order.
    acknowledged: Vec<Value>,
    /// Sent and not answered yet.
    open: Option<(String, Value)>,
    is_over: bool,
}

impl Guest {
    fn new(joined: Joined, near: usize) -> Guest {
        Guest { joined, near, acted: 0, acknowledged: Vec::new(), open: None, is_over: false }
    }

    async fn play_on(&mut self, addresses: &Addresses, progress: &Progress) {
        while !self.is_over {
            if let Some(address) = addresses.near(self.near)
                && let Ok(Some(client)) = timeout(SILENCE, Client::connect(address, &self.joined.code)).await
            {
                self.play(client, progress).await;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Plays until the game is over or the connection ends.
    async fn play(&mut self, mut client: Client, progress: &Progress) -> Option<()> {
        let seat = self.joined.seats[0];
        let token = Some(self.joined.token.clone());
        let hello = ClientMessage::Hello { protocol: protocol::VERSION, token, version: None, chat: None };
        say(&mut client, &hello).await?;
        if let Some((reference, action)) = self.open.clone() {
            self.act(&mut client, progress, reference, action).await?;
        }
        loop {
            let is_waiting = |client: &Client| {
                client.table.as_ref().is_some_and(|table| table.stage == protocol::TableStage::Waiting)
            };
            if seat == 0 && client.update.is_none() && is_waiting(&client) {
                say(&mut client, &ClientMessage::Start { r#ref: "start".to_owned() }).await?;
            }
            let update = client.update.clone().filter(|update| update.waited_for.contains(&seat));
            let Some(update) = update else {
                if client.update.as_ref().is_some_and(|update| update.ending.is_some()) {
                    self.is_over = true;
                    return Some(());
                }
                heard(&mut client, progress).await?;
                continue;
            };
            self.acted += 1;
            let action = choose(&update).expect("whoever is waited for can do something");
            self.act(&mut client, progress, format!("act {}", self.acted), action).await?;
            client.update.take_if(|now| now.version == update.version);
        }
    }

    async fn act(
        &mut self,
        client: &mut Client,
        progress: &Progress,
        reference: String,
        action: Value,
    ) -> Option<()> {
        self.open = Some((reference.clone(), action.clone()));
        let act = ClientMessage::Act { r#ref: reference.clone(), action: Json(action.clone()), seat: None };
        say(client, &act).await?;
        loop {
            match heard(client, progress).await? {
                ServerMessage::Done { r#ref, .. } if r#ref == reference => {
                    self.acknowledged.push(action);
                    progress.acknowledged.fetch_add(1, Ordering::Relaxed);
                    break;
                }
                // A bot was faster.
                ServerMessage::Refused { r#ref, .. } if r#ref == reference => break,
                _ => {}
            }
        }
        self.open = None;
        Some(())
    }
}

/// The next message; `None` if the connection has ended or something failed that passes by itself.
async fn heard(client: &mut Client, progress: &Progress) -> Option<ServerMessage> {
    let message = timeout(SILENCE, client.receive()).await.ok()??;
    if let ServerMessage::Failed { code, message, .. } = &message {
        assert!(PASSING.contains(&&**code), "{code}: {message}");
        *progress.failures.lock().unwrap().entry(code.clone()).or_default() += 1;
        sleep(Duration::from_millis(100)).await;
        return None;
    }
    Some(message)
}

async fn say(client: &mut Client, message: &ClientMessage) -> Option<()> {
    let text = serde_json::to_string(message).expect("messages encode");
    client.try_send_text(text).await.then_some(())
}
