//! Somebody at a table of a class who takes one of their choices at random. They come back when the line is cut, and say
//! how long they were kept waiting.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use game_core::Chance;
use protocol::{ClientMessage, Json, ServerMessage, TableStage, Update};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::random_player::choose;

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    pub seed: u64,
    /// Before each action up to so long, at random.
    pub latency: Duration,
    /// Now and then the line is cut for so long.
    pub cut_for: Option<Duration>,
}

impl Manner {
    pub fn quick(seed: u64) -> Manner {
        Manner { seed, latency: Duration::ZERO, cut_for: None }
    }
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Played {
    pub actions: usize,
    /// From sending an action to its answer.
    pub answered: Vec<Duration>,
    pub cuts: usize,
}

/// Nothing at a table should take longer, cuts of others included.
const PATIENCE: Duration = Duration::from_secs(120);
/// One in so many actions is followed by a cut.
const CUT_EVERY: u32 = 40;

struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    update: Option<Update>,
    is_over: bool,
    seats: Vec<u8>,
}

impl Line {
    async fn open(address: SocketAddr, code: &str, token: &str) -> Line {
        let url = format!("ws://{address}/api/tables/{code}/socket");
        for _ in 0..200 {
            if let Ok((socket, _)) = tokio_tungstenite::connect_async(&url).await {
                let mut line = Line { socket, update: None, is_over: false, seats: Vec::new() };
                let hello = ClientMessage::Hello {
                    protocol: protocol::VERSION,
                    token: Some(token.to_owned()),
                    version: None,
                    chat: None,
                };
                if line.send(&hello).await {
                    return line;
                }
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("no connection to {url}");
    }

    async fn send(&mut self, message: &ClientMessage) -> bool {
        let text = serde_json::to_string(message).expect("messages encode");
        self.socket.send(Message::text(text)).await.is_ok()
    }

    /// The next message; `None` if the line is cut.
    async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            let text = match timeout(PATIENCE, self.socket.next()).await.expect("something is said in time") {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => continue,
            };
            let message: ServerMessage =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            match &message {
                ServerMessage::Welcome { table, seats, .. } => {
                    self.seats.clone_from(seats);
                    self.is_over = matches!(table.stage, TableStage::Over | TableStage::Closed);
                }
                ServerMessage::Table { table } => {
                    self.is_over |= matches!(table.stage, TableStage::Over | TableStage::Closed);
                }
                ServerMessage::Update(update) => self.update = Some(update.clone()),
                ServerMessage::Change(change) => {
                    let before = self.update.as_ref().expect("the whole comes first");
                    self.update = Some(before.changed(change.clone()).expect("a change fits"));
                }
                _ => {}
            }
            return Some(message);
        }
    }
}

/// Plays until the game is over; `until` can end it earlier.
pub async fn play(
    address: SocketAddr,
    code: &str,
    token: &str,
    manner: Manner,
    until: impl Fn(&Update) -> bool,
) -> Played {
    let mut chance = Chance::fast(manner.seed);
    let mut played = Played::default();
    let mut line = Line::open(address, code, token).await;
    loop {
        if line.is_over {
            return played;
        }
        let mine = |update: &Update| {
            let seat = line.seats.first().copied();
            seat.is_some_and(|seat| update.waited_for.contains(&seat)) && update.ending.is_none()
        };
        let action = match &line.update {
            Some(update) if update.ending.is_some() || until(update) => return played,
            Some(update) if mine(update) => {
                let choices = serde_json::json!({ "choices": update.choices.0 });
                choose(&choices, &mut chance)
            }
            _ => None,
        };
        let Some(action) = action else {
            if line.next().await.is_none() {
                line = Line::open(address, code, token).await;
            }
            continue;
        };
        if !manner.latency.is_zero() {
            let most = u32::try_from(manner.latency.as_millis()).unwrap_or(u32::MAX);
            sleep(Duration::from_millis(chance.pick("latency", most + 1).into())).await;
        }
        let reference = format!("{}-{}-{}", manner.seed, played.actions, chance.pick("ref", u32::MAX));
        let sent = Instant::now();
        let act = ClientMessage::Act { r#ref: reference.clone(), action: Json(action), seat: None };
        if !line.send(&act).await {
            line = Line::open(address, code, token).await;
            continue;
        }
        let answer = loop {
            match line.next().await {
                None => break None,
                Some(
                    answer @ (ServerMessage::Done { .. }
                    | ServerMessage::Refused { .. }
                    | ServerMessage::Failed { .. }),
                ) => break Some(answer),
                Some(_) => {}
            }
        };
        match answer {
            Some(ServerMessage::Done { .. }) => {
                played.answered.push(sent.elapsed());
                played.actions += 1;
            }
            // A form filled in at random may be refused, and a paused table waits.
            Some(ServerMessage::Failed { code, .. }) if code != "paused" && code != "over" => {
                panic!("an action failed: {code}")
            }
            Some(_) => sleep(Duration::from_millis(5)).await,
            None => line = Line::open(address, code, token).await,
        }
        if let Some(away) = manner.cut_for
            && chance.pick("cut", CUT_EVERY) == 0
        {
            drop(line);
            played.cuts += 1;
            sleep(away).await;
            line = Line::open(address, code, token).await;
        }
    }
}
