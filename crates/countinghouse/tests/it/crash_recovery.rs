//! The program under load, killed again and again: everything acknowledged is kept, nothing is stored twice, and play
//! goes on.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use game_core::Chance;
use game_core::record::{By, Happened};
use games::EXAMPLE;
use protocol::{ClientMessage, Joined, Json, ServerMessage};
use serde_json::{Value, json};

use crate::client::{Client, request};
use crate::histories;
use crate::player::choose;
use crate::program::Folder;
use crate::serve::Serving;

const TABLES: usize = 6;
/// A chat line every so many actions; a seat may chat ten times and then once a second.
const CHATS_EVERY: usize = 8;
/// `make soak` uses more.
const KILLS: usize = 20;

/// A client that plays on whatever happens to the server.
pub struct PersistentPlayer {
    joined: Joined,
    acted: usize,
    /// Acknowledged actions: the ref, the action and its version.
    acknowledged: HashMap<String, (Value, u32)>,
    /// Sent and not answered yet.
    open: Option<(String, Value)>,
    /// Lines of chat that were acknowledged.
    said: Vec<String>,
    /// A line that was sent and not answered, with its ref.
    unsaid: Option<(String, String)>,
    is_over: bool,
}

impl PersistentPlayer {
    pub async fn sit_down(address: SocketAddr) -> PersistentPlayer {
        let new =
            json!({ "game": EXAMPLE, "name": "Anna", "others": [{"bot": "novice"}, {"bot": "novice"}] });
        let headers = [("content-type", "application/json")];
        let joined: Joined =
            request(address, "POST", "/api/tables", &headers, &new.to_string()).await.expect_json(201);
        let mut client = Client::connect(address, &joined.code).await.expect("the socket opens");
        client.hello(Some(&joined.token), None).await;
        client.start().await;
        PersistentPlayer::with(joined)
    }

    fn with(joined: Joined) -> PersistentPlayer {
        PersistentPlayer {
            joined,
            acted: 0,
            acknowledged: HashMap::new(),
            open: None,
            said: Vec::new(),
            unsaid: None,
            is_over: false,
        }
    }

    /// Plays until the game is over or the server is killed.
    pub async fn play(&mut self, address: SocketAddr) -> Option<()> {
        let mut client = Client::connect(address, &self.joined.code).await?;
        let token = Some(self.joined.token.clone());
        let hello = ClientMessage::Hello { protocol: protocol::VERSION, token, version: None, chat: None };
        self.say(&mut client, &hello).await?;
        if let Some((reference, action)) = self.open.clone() {
            self.act(&mut client, reference, action).await?;
        }
        if let Some((reference, line)) = self.unsaid.clone() {
            self.chat(&mut client, reference, line).await?;
        }
        loop {
            let update = client.update.clone().filter(|update| update.waited_for.contains(&0));
            let Some(update) = update else {
                if client.update.as_ref().is_some_and(|update| update.ending.is_some()) {
                    self.is_over = true;
                    return Some(());
                }
                client.receive().await?;
                continue;
            };
            self.acted += 1;
            if self.acted.is_multiple_of(CHATS_EVERY) {
                let line = format!("line {}", self.said.len());
                self.chat(&mut client, format!("chat {}", self.acted), line).await?;
            }
            let action = choose(&update).expect("whoever is waited for can do something");
            self.act(&mut client, format!("act {}", self.acted), action).await?;
            client.update.take_if(|now| now.version == update.version);
        }
    }

    async fn act(&mut self, client: &mut Client, reference: String, action: Value) -> Option<()> {
        self.open = Some((reference.clone(), action.clone()));
        let act = ClientMessage::Act { r#ref: reference.clone(), action: Json(action.clone()), seat: None };
        self.say(client, &act).await?;
        loop {
            match client.receive().await? {
                ServerMessage::Done { r#ref, seq: Some(seq) } if r#ref == reference => {
                    self.acknowledged.insert(reference, (action, seq));
                    break;
                }
                // A bot was faster.
                ServerMessage::Refused { r#ref, .. } if r#ref == reference => break,
                ServerMessage::Failed { code, message, .. } => panic!("{code}: {message}"),
                _ => {}
            }
        }
        self.open = None;
        Some(())
    }

    async fn chat(&mut self, client: &mut Client, reference: String, line: String) -> Option<()> {
        self.unsaid = Some((reference.clone(), line.clone()));
        let chat = ClientMessage::Chat { r#ref: reference.clone(), text: line.clone(), seat: None };
        self.say(client, &chat).await?;
        loop {
            match client.receive().await? {
                ServerMessage::Done { r#ref, .. } if r#ref == reference => break,
                ServerMessage::Failed { code, message, .. } => panic!("{code}: {message}"),
                _ => {}
            }
        }
        self.said.push(line);
        self.unsaid = None;
        Some(())
    }

    async fn say(&self, client: &mut Client, message: &ClientMessage) -> Option<()> {
        let text = serde_json::to_string(message).expect("messages encode");
        client.try_send_text(text).await.then_some(())
    }

    /// Everything acknowledged gets the same answer when it is sent again.
    async fn remember(&self, address: SocketAddr) {
        let mut client = Client::connect(address, &self.joined.code).await.expect("the socket opens");
        client.hello(Some(&self.joined.token), None).await;
        for (reference, (action, seq)) in &self.acknowledged {
            let again = client.act_as(reference, action.clone()).await;
            assert_eq!(again, ServerMessage::Done { r#ref: reference.clone(), seq: Some(*seq) });
        }
        self.remember_what_was_said(address).await;
    }

    /// Every acknowledged line is there once and in order; an unacknowledged one may be.
    async fn remember_what_was_said(&self, address: SocketAddr) {
        if self.said.is_empty() {
            return;
        }
        let mut client = Client::connect(address, &self.joined.code).await.expect("the socket opens");
        client.hello(Some(&self.joined.token), None).await;
        let lines = client
            .until(|message| match message {
                ServerMessage::Chat { lines } => Some(lines.clone()),
                _ => None,
            })
            .await;
        let heard: Vec<_> = lines.iter().map(|line| line.text.clone()).collect();
        let maybe = self.unsaid.as_ref().map(|(_, line)| line.clone());
        let with_it: Vec<_> = self.said.iter().cloned().chain(maybe).collect();
        assert!(heard == self.said || heard == with_it, "{heard:?} is not {:?}", self.said);
    }

    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// On a server restored from a copy the table is where it was when the copy was made, and can be played on.
    pub async fn go_on_from_a_copy(&self, address: SocketAddr) {
        let joined = self.joined.clone();
        // Refs that were not used yet.
        let mut again = PersistentPlayer { acted: 100_000, ..PersistentPlayer::with(joined) };
        again.play(address).await.expect("the game goes on to its end");
    }

    /// The record of the whole game verifies, has exactly what was acknowledged, and no move of a bot twice.
    async fn prove(&self, address: SocketAddr) {
        let answered =
            request(address, "GET", &format!("/api/tables/{}/record", self.joined.code), &[], "").await;
        assert_eq!(answered.status, 200, "{}", answered.body);
        let record = games::records::from_json(answered.body.as_bytes()).expect("a record");
        games::records::verify(&record).expect("the record holds");
        let bot_moves = histories::check(&record).expect("every move of a bot is one choice");
        assert!(bot_moves > 0, "the bots have played");
        let own = |what: &Happened| matches!(what, Happened::Action { by: By::Owner, .. });
        let entered = record.entries.iter().filter(|entry| own(&entry.what)).count();
        assert_eq!(entered, self.acknowledged.len(), "no action is missing and none is there twice");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_again_and_again_loses_nothing_and_doubles_nothing() {
    let kills = std::env::var("KILLS").map_or(KILLS, |kills| kills.parse().expect("KILLS is a number"));
    let folder = Folder::new();
    let mut serving = Serving::on(&folder);
    let mut players = Vec::new();
    for _ in 0..TABLES {
        players.push(PersistentPlayer::sit_down(serving.address()).await);
    }
    let mut chance = Chance::fast(3);
    for _ in 0..kills {
        let address = serving.address();
        // A client that has finished opens a new table, so that every kill hits games in progress.
        for player in players.iter_mut().filter(|player| player.is_over) {
            player.prove(address).await;
            *player = PersistentPlayer::sit_down(address).await;
        }
        let playing: Vec<_> = players
            .into_iter()
            .map(|mut player| {
                tokio::spawn(async move {
                    player.play(address).await;
                    player
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(20 + u64::from(chance.pick("moment", 130)))).await;
        drop(serving);
        players = Vec::new();
        for player in playing {
            players.push(player.await.expect("the player goes on"));
        }
        serving = Serving::on(&folder);
        for player in &players {
            player.remember(serving.address()).await;
        }
    }
    for player in &mut players {
        player.play(serving.address()).await.expect("the game goes on to its end");
        assert!(player.acknowledged.len() > 5);
        player.prove(serving.address()).await;
        player.remember_what_was_said(serving.address()).await;
    }
}
