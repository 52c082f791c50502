//! Seats and spectators at our own server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::Chance;

use super::Seated;
use super::player::choose;
use super::web::{Socket, Traffic, post};

pub struct Seat {
    socket: Socket,
    seat: u64,
    /// The newest update, until it has been answered.
    update: Option<Value>,
    acted: u64,
    chance: Chance,
}

/// A table with everyone seated and its game started, and the code of the table.
pub async fn sit_down(
    address: &str,
    game: &str,
    players: u8,
    traffic: &Arc<Traffic>,
) -> Result<(String, Vec<Seat>), String> {
    let others = vec!["person"; usize::from(players) - 1];
    let host = post(address, "/api/tables", &json!({ "game": game, "name": "P0", "others": others })).await?;
    let code = host["code"].as_str().ok_or("no code")?.to_owned();
    let mut joined = vec![host];
    for number in 1..players {
        let join = json!({ "name": format!("P{number}") });
        joined.push(post(address, &format!("/api/tables/{code}/seats"), &join).await?);
    }
    let mut seats = Vec::new();
    for joined in joined {
        let number = joined["seats"][0].as_u64().or(joined["seat"].as_u64()).ok_or("no seat")?;
        let socket = connect(address, &code, &joined["token"], traffic).await?;
        let chance = Chance::fast(number);
        seats.push(Seat { socket, seat: number, update: None, acted: 0, chance });
    }
    seats[0].socket.send(r#"{"type":"start","ref":"start"}"#).await.ok_or("the game does not start")?;
    for seat in &mut seats {
        seat.shown().await.ok_or("the game does not start")?;
    }
    Ok((code, seats))
}

/// A connection that has said hello; with no token it watches.
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
    /// Reads on until there is an update.
    async fn shown(&mut self) -> Option<()> {
        while self.update.is_none() {
            self.hear().await?;
        }
        Some(())
    }

    async fn hear(&mut self) -> Option<String> {
        let text = self.socket.next().await?;
        if is(&text, "update") {
            self.socket.traffic.update(text.len());
            self.update = Some(serde_json::from_str(&text).ok()?);
        }
        Some(text)
    }

    fn is_mine(&self) -> bool {
        let waited_for = self.update.as_ref().and_then(|update| update["waited_for"].as_array());
        waited_for.is_some_and(|waited_for| waited_for.iter().any(|seat| seat.as_u64() == Some(self.seat)))
    }
}

impl Seated for Seat {
    async fn turn(&mut self) -> Option<Duration> {
        loop {
            while !self.is_mine() {
                if self.update.take().is_some_and(|update| !update["ending"].is_null()) {
                    return None;
                }
                self.hear().await?;
            }
            let update = self.update.take()?;
            let action = choose(&update, &mut self.chance)?;
            self.acted += 1;
            let reference = self.acted.to_string();
            let act = json!({ "type": "act", "ref": reference, "action": action }).to_string();
            let began = Instant::now();
            self.socket.send(act).await?;
            loop {
                let text = self.hear().await?;
                if is(&text, "done") {
                    return Some(began.elapsed());
                }
                // Somebody else was faster: what stood open is closed.
                if is(&text, "refused") || is(&text, "failed") {
                    self.update = self.update.take().or(Some(update));
                    break;
                }
            }
        }
    }
}
