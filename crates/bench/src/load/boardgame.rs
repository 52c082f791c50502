//! Clients of boardgame.io: its events over Engine.IO version 4, without the library.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::LoadClient;
use super::web::{Socket, Traffic, post};

pub struct Seat {
    socket: Socket,
    match_id: String,
    player: String,
    credentials: String,
    state: u64,
    is_mine: bool,
}

/// Both seats of a new match.
pub async fn open_table(address: &str, traffic: &Arc<Traffic>) -> Result<Vec<Seat>, String> {
    let created = post(address, "/games/tick/create", &json!({ "numPlayers": 2 })).await?;
    let match_id = created["matchID"].as_str().ok_or("no matchID")?.to_owned();
    let mut seats = Vec::new();
    for player in ["0", "1"] {
        let join = json!({ "playerID": player, "playerName": player });
        let joined = post(address, &format!("/games/tick/{match_id}/join"), &join).await?;
        let credentials = joined["playerCredentials"].as_str().ok_or("no credentials")?.to_owned();
        let socket = Socket::open(address, "/socket.io/?EIO=4&transport=websocket", traffic).await?;
        let player = player.to_owned();
        let mut seat =
            Seat { socket, match_id: match_id.clone(), player, credentials, state: 0, is_mine: false };
        seat.sync().await.ok_or("the match cannot be joined")?;
        seats.push(seat);
    }
    Ok(seats)
}

impl Seat {
    async fn sync(&mut self) -> Option<()> {
        self.socket.send("40/tick,").await?;
        while !self.socket.next().await?.starts_with("40/tick") {}
        let sync = json!(["sync", self.match_id, self.player, self.credentials, 2]);
        self.socket.send(format!("42/tick,{sync}")).await?;
        while self.receive().await?.is_none() {}
        Some(())
    }

    /// Reads one packet; returns the number of the state if it contains one.
    async fn receive(&mut self) -> Option<Option<u64>> {
        let text = self.socket.next().await?;
        if text == "2" {
            self.socket.send("3").await?;
            return Some(None);
        }
        let Some(event) = text.strip_prefix("42/tick,") else { return Some(None) };
        let event: Value = serde_json::from_str(event).ok()?;
        let state = match event[0].as_str()? {
            "sync" => &event[2]["state"],
            "update" => &event[2],
            _ => return Some(None),
        };
        self.socket.traffic.update(text.len());
        self.state = state["_stateID"].as_u64()?;
        self.is_mine = state["ctx"]["currentPlayer"].as_str()? == self.player;
        Some(Some(self.state))
    }
}

impl LoadClient for Seat {
    async fn turn(&mut self) -> Option<Duration> {
        while !self.is_mine {
            self.receive().await?;
        }
        let before = self.state;
        let payload =
            json!({ "type": "tick", "args": [], "playerID": self.player, "credentials": self.credentials });
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        let update = json!(["update", action, self.state, self.match_id, self.player]);
        let began = Instant::now();
        self.socket.send(format!("42/tick,{update}")).await?;
        while self.state == before {
            self.receive().await?;
        }
        Some(began.elapsed())
    }
}
