//! One WebSocket at one table. It reads messages, hands them to the table, and writes what the table says. It decides
//! nothing; a token comes in the first message, never in the address.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use protocol::{ClientMessage, LARGEST_MESSAGE};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

use crate::actor::{Hello, OUTBOX, SocketId, ToTable, encode};
use crate::limits::SocketPermit;
use crate::problem::Problem;
use crate::secrets::{Token, TokenHash};
use crate::tables::Tables;

/// A client says hello within this time.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there, and how often it may fail to say so.
const PING_EVERY: Duration = Duration::from_secs(20);
const MISSED_PINGS: u32 = 2;

/// How long a client may take to say goodbye.
const GOODBYE_WITHIN: Duration = Duration::from_secs(1);

/// Close codes of RFC 6455.
const AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const TOO_BIG: u16 = 1009;
const TRY_AGAIN_LATER: u16 = 1013;

/// `GET /api/tables/{code}/socket`
pub async fn connect(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    permit: Option<Extension<Arc<SocketPermit>>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // Whether there is such a table is said after the hello only: who may know depends on the token in it.
    upgrade
        // Idle connections are many: no large buffers for each.
        .read_buffer_size(4 * 1024)
        // What is said in one go is sent in one go; the buffer grows only as far as it is used.
        .write_buffer_size(8 * 1024)
        // What is a little too long gets an answer; what is much too long ends the connection.
        .max_message_size(4 * LARGEST_MESSAGE)
        .max_frame_size(4 * LARGEST_MESSAGE)
        .on_upgrade(async move |socket| {
            let stopping = tables.world().stopping.clone();
            let tasks = tables.world().tasks.clone();
            // The store stays open until every connection has ended.
            let metrics = tables.world().metrics.clone();
            metrics.sockets.up();
            tasks.track_future(Connection { socket, tables, code }.run(stopping)).await;
            metrics.sockets.down();
            drop(permit);
        })
}

struct Connection {
    socket: WebSocket,
    tables: Arc<Tables>,
    code: String,
}

/// Why a connection ends.
enum End {
    /// The client has gone.
    Gone,
    Close(u16, &'static str),
}

impl Connection {
    async fn run(mut self, stopping: tokio_util::sync::CancellationToken) {
        let end = tokio::select! {
            end = self.attend() => end,
            () = stopping.cancelled() => End::Close(AWAY, "the server is stopping"),
        };
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // The client may be gone already.
            let _ = self.socket.send(Message::Close(Some(frame))).await;
        }
        // To be heard to the end, a connection must be closed from both sides.
        let _ = timeout(GOODBYE_WITHIN, async { while let Some(Ok(_)) = self.socket.recv().await {} }).await;
    }

    /// Hello, and everything until one side has had enough.
    async fn attend(&mut self) -> End {
        let (outbox, mut inbox) = mpsc::channel(OUTBOX);
        let socket = match self.greet(outbox).await {
            Ok(socket) => socket,
            Err(end) => return end,
        };
        let end = self.converse(socket, &mut inbox).await;
        // A table that is being put away has forgotten its connections.
        let _ = self.tables.tell(&self.code, ToTable::Gone { socket }).await;
        end
    }

    /// Waits for hello and takes a place at the table.
    async fn greet(&mut self, outbox: mpsc::Sender<Utf8Bytes>) -> Result<SocketId, End> {
        let hello = match timeout(HELLO_WITHIN, self.next()).await {
            Ok(hello) => hello?,
            Err(_) => Err(Problem::NoHello),
        };
        match introduce(&self.tables, &self.code, hello, outbox).await {
            Ok(socket) => Ok(socket),
            Err(problem) => {
                self.say(encode(&problem.message(None))).await?;
                Err(End::Close(POLICY, problem.code()))
            }
        }
    }

    async fn converse(&mut self, socket: SocketId, inbox: &mut mpsc::Receiver<Utf8Bytes>) -> End {
        let mut pings = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut unanswered = 0;
        let mut budget = Budget::new(self.tables.world().limits.messages_per_second);
        loop {
            let done = tokio::select! {
                said = inbox.recv() => match said {
                    Some(said) => self.say_all(said, inbox).await,
                    None => Err(End::Close(TRY_AGAIN_LATER, "come back with the version you have")),
                },
                _ = pings.tick() => {
                    unanswered += 1;
                    if unanswered > MISSED_PINGS { Err(End::Gone) } else { self.ping().await }
                }
                heard = self.socket.recv() => {
                    unanswered = 0;
                    match text_of(heard) {
                        Ok(None) => Ok(()),
                        Ok(Some(text)) => {
                            budget.spend().await;
                            self.hear(socket, text).await
                        }
                        Err(end) => Err(end),
                    }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn hear(&mut self, socket: SocketId, text: Result<Utf8Bytes, Problem>) -> Result<(), End> {
        self.tables.world().metrics.messages_received.up();
        let heard = match text {
            Ok(text) => read(&text),
            Err(problem) => Err((None, problem)),
        };
        let failed = match heard {
            Ok(message) => {
                let handed = self.tables.tell(&self.code, ToTable::Said { socket, message }).await;
                handed.err().map(|problem| problem.message(None))
            }
            Err((reference, problem)) => Some(problem.message(reference)),
        };
        match failed {
            Some(failed) => self.say(encode(&failed)).await,
            None => Ok(()),
        }
    }

    /// The next message that is no ping.
    async fn next(&mut self) -> Result<Result<Utf8Bytes, Problem>, End> {
        loop {
            if let Some(text) = text_of(self.socket.recv().await)? {
                return Ok(text);
            }
        }
    }

    /// Says this and whatever else there is to say by now, in one go: each trip to the network costs more than most
    /// moves.
    async fn say_all(&mut self, first: Utf8Bytes, inbox: &mut mpsc::Receiver<Utf8Bytes>) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(text) = next {
            self.count(&text);
            self.socket.feed(Message::Text(text)).await.map_err(|_| End::Gone)?;
            next = inbox.try_recv().ok();
        }
        self.socket.flush().await.map_err(|_| End::Gone)
    }

    async fn say(&mut self, text: Utf8Bytes) -> Result<(), End> {
        self.count(&text);
        self.socket.send(Message::Text(text)).await.map_err(|_| End::Gone)
    }

    fn count(&self, text: &Utf8Bytes) {
        let metrics = &self.tables.world().metrics;
        metrics.messages_sent.up();
        metrics.bytes_sent.add(text.len() as u64);
    }

    async fn ping(&mut self) -> Result<(), End> {
        self.socket.send(Message::Ping(Default::default())).await.map_err(|_| End::Gone)
    }
}

/// Takes a place at the table for whoever said hello.
async fn introduce(
    tables: &Tables,
    code: &str,
    hello: Result<Utf8Bytes, Problem>,
    outbox: mpsc::Sender<Utf8Bytes>,
) -> Result<SocketId, Problem> {
    let (token, version, chat) = match read(&hello?) {
        Ok(ClientMessage::Hello { protocol, .. }) if protocol != protocol::VERSION => {
            return Err(Problem::WrongProtocol);
        }
        Ok(ClientMessage::Hello { token, version, chat, .. }) => (token, version, chat),
        Ok(_) => return Err(Problem::NoHello),
        // What was wrong with it is not repeated: there may be a token in it.
        Err(_) => return Err(Problem::NoHello),
    };
    // What cannot be a token opens nothing; it is the table that says so, if it may be known at all.
    let token =
        token.map(|token| Token::from_hex(&token).map_or(TokenHash::OF_NOTHING, |token| token.hash()));
    let hello = Hello { token, version, chat };
    tables.ask(code, |reply| ToTable::Connect { hello, outbox, reply }).await
}

/// The text a client sent; `None` for what keeps the connection alive.
fn text_of(heard: Option<Result<Message, axum::Error>>) -> Result<Option<Result<Utf8Bytes, Problem>>, End> {
    match heard {
        None | Some(Ok(Message::Close(_))) => Err(End::Gone),
        Some(Err(_)) => Err(End::Close(TOO_BIG, "the message cannot be read or is much too long")),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Binary(_))) => Ok(Some(Err(Problem::Unreadable("it is not text".to_owned())))),
        Some(Ok(Message::Text(text))) if text.len() > LARGEST_MESSAGE => Ok(Some(Err(Problem::TooLarge))),
        Some(Ok(Message::Text(text))) => Ok(Some(Ok(text))),
    }
}

/// Reads a message. If it cannot be read its `ref` may still be, so that the client knows what failed.
fn read(text: &str) -> Result<ClientMessage, (Option<String>, Problem)> {
    serde_json::from_str(text).map_err(|error| {
        let reference = serde_json::from_str::<serde_json::Value>(text)
            .ok()
            .and_then(|value| value.get("ref")?.as_str().map(str::to_owned))
            .filter(|reference| reference.len() <= crate::actor::LONGEST_REF);
        (reference, Problem::Unreadable(error.to_string()))
    })
}

/// How much a client may say before it has to wait.
struct Budget {
    per_second: u32,
    left: u32,
    until: Instant,
}

impl Budget {
    fn new(per_second: u32) -> Budget {
        Budget { per_second, left: per_second, until: Instant::now() + Duration::from_secs(1) }
    }

    /// Takes one message; waits for the next second if there is nothing left of this one.
    async fn spend(&mut self) {
        if self.left == 0 {
            tokio::time::sleep_until(self.until).await;
        }
        if Instant::now() >= self.until {
            *self = Budget::new(self.per_second);
        }
        self.left -= 1;
    }
}
