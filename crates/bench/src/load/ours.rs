//! Seats and spectators at our own server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use game_core::Chance;
use serde_json::{Value, json};

use super::LoadClient;
use super::player::choose;
use super::web::{Socket, Traffic, post};

pub struct Seat {
    socket: Socket,
    seat: u64,
    /// The last update, with the changes applied to it.
    shown: Value,
    /// It has not moved in this position yet.
    is_new: bool,
    acted: u64,
    chance: Chance,
}

/// Opens a table, seats everyone and starts the game; returns also its code.
pub async fn open_table(
    address: &str,
    game: &str,
    players: u8,
    traffic: &Arc<Traffic>,
) -> Result<(String, Vec<Seat>), String> {
    open_table_across(&[address], game, players, traffic).await
}

/// The same where seats come by different nodes in turn; the first one holds the table.
pub async fn open_table_across(
    addresses: &[&str],
    game: &str,
    players: u8,
    traffic: &Arc<Traffic>,
) -> Result<(String, Vec<Seat>), String> {
    let address = *addresses.first().ok_or("no address")?;
    let others = vec!["person"; usize::from(players) - 1];
    let host = post(address, "/api/tables", &json!({ "game": game, "name": "P0", "others": others })).await?;
    let code = host["code"].as_str().ok_or("no code")?.to_owned();
    let mut joined = vec![host];
    for number in 1..players {
        let join = json!({ "name": format!("P{number}") });
        joined.push(post(address, &format!("/api/tables/{code}/seats"), &join).await?);
    }
    let mut seats = Vec::new();
    for (joined, address) in joined.into_iter().zip(addresses.iter().cycle()) {
        let number = joined["seats"][0].as_u64().or(joined["seat"].as_u64()).ok_or("no seat")?;
        let socket = connect(address, &code, &joined["token"], traffic).await?;
        let chance = Chance::fast(number);
        seats.push(Seat { socket, seat: number, shown: Value::Null, is_new: false, acted: 0, chance });
    }
    seats[0].socket.send(r#"{"type":"start","ref":"start"}"#).await.ok_or("the game does not start")?;
    for seat in &mut seats {
        seat.shown().await.ok_or("the game does not start")?;
    }
    Ok((code, seats))
}

/// A connection that has said hello; without a token it is a spectator.
pub async fn connect(
    address: &str,
    code: &str,
    token: &Value,
    traffic: &Arc<Traffic>,
) -> Result<Socket, String> {
    let mut socket = Socket::open(address, &format!("/api/tables/{code}/socket"), traffic).await?;
    let hello = json!({ "type": "hello", "protocol": protocol::VERSION, "token": token, "version": null });
    socket.send(hello.to_string()).await.ok_or("no hello")?;
    let welcome = socket.next().await.ok_or("no welcome")?;
    if is(&welcome, "welcome") { Ok(socket) } else { Err(welcome) }
}

/// Whether a message is of this type, which it says first.
pub fn is(message: &str, kind: &str) -> bool {
    message.strip_prefix(r#"{"type":""#).is_some_and(|rest| rest.starts_with(kind))
}

impl Seat {
    /// Reads until there is an update.
    async fn shown(&mut self) -> Option<()> {
        while !self.is_new {
            self.receive().await?;
        }
        Some(())
    }

    async fn receive(&mut self) -> Option<String> {
        let text = self.socket.next().await?;
        if is(&text, "update") {
            self.shown = serde_json::from_str(&text).ok()?;
        } else if is(&text, "change") {
            self.follow(serde_json::from_str(&text).ok()?)?;
        } else {
            return Some(text);
        }
        self.socket.traffic.update(text.len());
        self.is_new = true;
        Some(text)
    }

    /// Applies a change.
    fn follow(&mut self, mut change: Value) -> Option<()> {
        for (key, part) in change.as_object_mut()? {
            match key.as_str() {
                "public" | "own" | "choices" => protocol::delta::apply(self.shown.get_mut(key)?, part)?,
                _ => self.shown[key] = part.take(),
            }
        }
        Some(())
    }

    fn is_mine(&self) -> bool {
        let waited_for = self.shown["waited_for"].as_array().filter(|_| self.is_new);
        waited_for.is_some_and(|waited_for| waited_for.iter().any(|seat| seat.as_u64() == Some(self.seat)))
    }
}

impl LoadClient for Seat {
    async fn turn(&mut self) -> Option<Duration> {
        loop {
            while !self.is_mine() {
                if std::mem::take(&mut self.is_new) && !self.shown["ending"].is_null() {
                    return None;
                }
                self.receive().await?;
            }
            self.is_new = false;
            let action = choose(&self.shown, &mut self.chance)?;
            self.acted += 1;
            let reference = self.acted.to_string();
            let act = json!({ "type": "act", "ref": reference, "action": action }).to_string();
            let began = Instant::now();
            self.socket.send(act).await?;
            loop {
                let text = self.receive().await?;
                if is(&text, "done") {
                    return Some(began.elapsed());
                }
                // Another client was faster, and the choice is gone.
                if is(&text, "refused") || is(&text, "failed") {
                    self.is_new = true;
                    break;
                }
            }
        }
    }
}
