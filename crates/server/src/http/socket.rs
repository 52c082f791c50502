//! One WebSocket at one table. It passes messages between the client and the table's actor and decides nothing. The
//! token comes in the first message, never in the URL, so that it is not logged.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use protocol::{ClientMessage, LARGEST_MESSAGE, ServerMessage};
use tokio::time::{Instant, interval_at, timeout};

use super::admission::ClientAddress;
use super::connections::Place;
use crate::actor::{Hello, Inbox, Outbox, SocketId, TableMessage, encode, outbox};
use crate::guesses::Shows;
use crate::limits::{Payer, SocketPermit};
use crate::problem::Problem;
use crate::secrets::{Token, TokenHash};
use crate::tables::Tables;

/// A client must say hello within this time.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
/// How often the client is pinged, and how many pings may stay unanswered.
const PING_EVERY: Duration = Duration::from_secs(20);
const MISSED_PINGS: u32 = 2;

/// The most bytes that wait in the connection itself; a client that reads nothing does not get there.
const MOST_UNSENT: usize = 4 * 1024 * 1024;

/// How long a client may take to close its side.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Close codes of RFC 6455.
const GOING_AWAY: u16 = 1001;
const POLICY_VIOLATION: u16 = 1008;
const MESSAGE_TOO_BIG: u16 = 1009;
const TRY_AGAIN_LATER: u16 = 1013;

/// `GET /api/tables/{code}/socket`
pub async fn connect(
    State(tables): State<Arc<Tables>>,
    Path(code): Path<String>,
    payer: Option<Extension<Option<Payer>>>,
    place: Option<Extension<Arc<Place>>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if let Some(Extension(place)) = &place {
        place.wait_for_hello();
    }
    // Whether the table exists is said only after the hello, because it depends on the token who may know.
    upgrade
        // Every look at a connection fills this buffer with zeros first, also when there is nothing to read; what clients
        // send is short.
        .read_buffer_size(1024)
        // Messages that are queued together are written together; the buffer grows only as far as it is used.
        .write_buffer_size(8 * 1024)
        // A message slightly over the limit gets an answer; one far over it ends the connection.
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(4 * LARGEST_MESSAGE)
        .max_frame_size(4 * LARGEST_MESSAGE)
        .on_upgrade(async move |socket| {
            let stopping = tables.context().stopping.clone();
            let tasks = tables.context().tasks.clone();
            // The store stays open until every connection has ended.
            let metrics = tables.context().metrics.clone();
            metrics.sockets.increment();
            let payer = payer.and_then(|Extension(payer)| payer);
            let place = place.map(|Extension(place)| place);
            let connection = Connection { socket, tables, code, payer, place, watching: None };
            tasks.track_future(connection.run(stopping)).await;
            metrics.sockets.decrement();
        })
}

struct Connection {
    socket: WebSocket,
    tables: Arc<Tables>,
    code: String,
    /// The address that pays for what is done over it.
    payer: Option<Payer>,
    place: Option<Arc<Place>>,
    /// Its place among the spectators of its address, if it is one.
    watching: Option<SocketPermit>,
}

/// Why a connection ends.
enum CloseReason {
    /// The client has disconnected.
    Gone,
    Close(u16, &'static str),
}

impl Connection {
    async fn run(mut self, stopping: tokio_util::sync::CancellationToken) {
        let cut = self.place.as_ref().map(|place| place.cut.clone()).unwrap_or_default();
        let end = tokio::select! {
            end = self.run_session() => end,
            () = stopping.cancelled() => CloseReason::Close(GOING_AWAY, "the server is stopping"),
            () = cut.cancelled() => CloseReason::Gone,
        };
        let closing = async {
            if let CloseReason::Close(code, reason) = end {
                let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
                // The client may have disconnected already.
                let _ = self.socket.send(Message::Close(Some(frame))).await;
            }
            // Reads until the client closes its side too, so that it receives everything sent.
            while let Some(Ok(_)) = self.socket.recv().await {}
        };
        // A client that reads nothing is not waited for.
        let _ = timeout(CLOSE_TIMEOUT, closing).await;
    }

    /// The whole session: hello, then messages until one side ends it.
    async fn run_session(&mut self) -> CloseReason {
        let (outbox, mut inbox) = outbox();
        let socket = match self.handshake(outbox).await {
            Ok(socket) => socket,
            Err(end) => return end,
        };
        let end = self.exchange_messages(socket, &mut inbox).await;
        // A table that is being unloaded has dropped its connections.
        let _ = self.tables.tell(&self.code, TableMessage::Disconnected { socket }).await;
        end
    }

    /// Waits for hello and connects to the table.
    async fn handshake(&mut self, outbox: Outbox) -> Result<SocketId, CloseReason> {
        let hello = match timeout(HELLO_TIMEOUT, self.next_text()).await {
            Ok(hello) => hello?,
            Err(_) => Err(Problem::NoHello),
        };
        match self.connect_to_table(hello, outbox).await {
            Ok(socket) => Ok(socket),
            // There is nothing that anybody could do about it; the next hello finds the table.
            Err(Problem::Stopping | Problem::Moved) => Err(CloseReason::Close(TRY_AGAIN_LATER, "come back")),
            Err(problem) => {
                self.send(encode(&problem.message(None))).await?;
                Err(CloseReason::Close(POLICY_VIOLATION, problem.code()))
            }
        }
    }

    /// Connects the client that said hello to the table. Those with a seat come before spectators.
    async fn connect_to_table(
        &mut self,
        hello: Result<Utf8Bytes, Problem>,
        outbox: Outbox,
    ) -> Result<SocketId, Problem> {
        let (token, version, chat) = match read_message(&hello?) {
            Ok(ClientMessage::Hello { protocol, .. }) if protocol != protocol::VERSION => {
                return Err(Problem::WrongProtocol);
            }
            Ok(ClientMessage::Hello { token, version, chat, .. }) => (token, version, chat),
            Ok(_) => return Err(Problem::NoHello),
            // The error is not repeated, because the message may contain a token.
            Err(_) => return Err(Problem::NoHello),
        };
        // Text that is no token opens nothing; the table answers that, if the client may know of it.
        let token =
            token.map(|token| Token::from_hex(&token).map_or(TokenHash::INVALID, |token| token.hash()));
        if token.is_none() {
            self.watch().inspect_err(|_| self.tables.context().metrics.turned_away.increment())?;
        }
        let is_player = token.is_some();
        let hello = Hello { token, version, chat, payer: self.payer.clone() };
        let connect = |reply| TableMessage::Connect { hello, outbox, reply };
        let from = ClientAddress(self.payer.as_ref().map(|payer| payer.address));
        let shows = if is_player { Shows::Token } else { Shows::Nothing };
        let asked = async {
            match self.tables.ask(&self.code, connect).await {
                Ok(socket) => Ok(socket),
                Err(problem) => Err(self.tables.missing(problem, &self.code, token).await),
            }
        };
        let socket = self.tables.look_up(from, shows, asked).await?;
        if let Some(place) = self.place.as_ref().filter(|_| is_player)
            && let Err(problem) = place.seat(self.payer.as_ref().map(|payer| payer.address))
        {
            self.tables.context().metrics.turned_away.increment();
            self.tables.tell(&self.code, TableMessage::Disconnected { socket }).await?;
            return Err(problem);
        }
        Ok(socket)
    }

    /// Takes a place among the spectators.
    fn watch(&mut self) -> Result<(), Problem> {
        if let Some(payer) = &self.payer {
            self.watching = Some(payer.limiter.watch(payer.address)?);
        }
        self.place.as_ref().map_or(Ok(()), |place| place.watch())
    }

    async fn exchange_messages(&mut self, socket: SocketId, inbox: &mut Inbox) -> CloseReason {
        let mut pings = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut unanswered = 0;
        let mut way = None;
        let mut throttle = MessageThrottle::new(self.tables.context().limits.messages_per_second);
        loop {
            let done = tokio::select! {
                said = inbox.recv() => match said {
                    Some(said) => self.send_queued(said, inbox).await,
                    None => Err(CloseReason::Close(TRY_AGAIN_LATER, "come back with the version you have")),
                },
                _ = pings.tick() => {
                    unanswered += 1;
                    if unanswered > MISSED_PINGS { Err(CloseReason::Gone) } else { self.ping().await }
                }
                heard = self.socket.recv() => {
                    unanswered = 0;
                    match text_of(heard) {
                        Ok(None) => Ok(()),
                        Ok(Some(text)) => {
                            throttle.take().await;
                            let handed = match self.read(text) {
                                Ok(ClientMessage::Beat) => Err(ServerMessage::Beat),
                                Ok(message) => {
                                    let message = TableMessage::Received { socket, message };
                                    match self.tables.tell_again(&mut way, &self.code, message).await {
                                        // What has no answer is sent again to whoever holds the table then.
                                        Err(Problem::Stopping | Problem::Moved | Problem::Elsewhere) => {
                                            return CloseReason::Close(TRY_AGAIN_LATER, "the table has moved");
                                        }
                                        handed => handed.map_err(|problem| problem.message(None)),
                                    }
                                }
                                Err((reference, problem)) => Err(problem.message(reference)),
                            };
                            match handed {
                                Ok(()) => Ok(()),
                                Err(answer) => self.send(encode(&answer)).await,
                            }
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

    /// The next message that is no ping.
    async fn next_text(&mut self) -> Result<Result<Utf8Bytes, Problem>, CloseReason> {
        loop {
            if let Some(text) = text_of(self.socket.recv().await)? {
                return Ok(text);
            }
        }
    }

    /// Sends this message and all others in the queue with one flush: a system call costs more than most moves.
    async fn send_queued(&mut self, first: Utf8Bytes, inbox: &mut Inbox) -> Result<(), CloseReason> {
        let mut next = Some(first);
        while let Some(text) = next {
            self.count_sent();
            self.socket.feed(Message::Text(text)).await.map_err(|_| CloseReason::Gone)?;
            next = inbox.try_recv();
        }
        self.socket.flush().await.map_err(|_| CloseReason::Gone)
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), CloseReason> {
        self.count_sent();
        self.socket.send(Message::Text(text)).await.map_err(|_| CloseReason::Gone)
    }

    fn read(&self, text: Result<Utf8Bytes, Problem>) -> Result<ClientMessage, (Option<String>, Problem)> {
        self.tables.context().metrics.messages_received.increment();
        text.map_err(|problem| (None, problem)).and_then(|text| read_message(&text))
    }

    fn count_sent(&self) {
        self.tables.context().metrics.messages_sent.increment();
    }

    async fn ping(&mut self) -> Result<(), CloseReason> {
        self.socket.send(Message::Ping(Default::default())).await.map_err(|_| CloseReason::Gone)
    }
}

/// The text of a message; `None` for pings and pongs.
fn text_of(
    heard: Option<Result<Message, axum::Error>>,
) -> Result<Option<Result<Utf8Bytes, Problem>>, CloseReason> {
    match heard {
        None | Some(Ok(Message::Close(_))) => Err(CloseReason::Gone),
        Some(Err(_)) => {
            Err(CloseReason::Close(MESSAGE_TOO_BIG, "the message cannot be read or is much too long"))
        }
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Binary(_))) => Ok(Some(Err(Problem::Unreadable("it is not text".to_owned())))),
        Some(Ok(Message::Text(text))) if text.len() > LARGEST_MESSAGE => Ok(Some(Err(Problem::TooLarge))),
        Some(Ok(Message::Text(text))) => Ok(Some(Ok(text))),
    }
}

/// Reads a message. If it cannot be read, its `ref` is read alone, so that the client knows what failed.
fn read_message(text: &str) -> Result<ClientMessage, (Option<String>, Problem)> {
    serde_json::from_str(text).map_err(|error| {
        let reference = serde_json::from_str::<serde_json::Value>(text)
            .ok()
            .and_then(|value| value.get("ref")?.as_str().map(str::to_owned))
            .filter(|reference| reference.len() <= crate::actor::MAX_REF_LENGTH);
        (reference, Problem::Unreadable(error.to_string()))
    })
}

/// Slows down a client that sends too many messages in a second.
struct MessageThrottle {
    per_second: u32,
    left: u32,
    until: Instant,
}

impl MessageThrottle {
    fn new(per_second: u32) -> MessageThrottle {
        MessageThrottle { per_second, left: per_second, until: Instant::now() + Duration::from_secs(1) }
    }

    /// Counts one message; waits for the next second if the limit of this one is reached.
    async fn take(&mut self) {
        if self.left == 0 {
            tokio::time::sleep_until(self.until).await;
        }
        if Instant::now() >= self.until {
            *self = MessageThrottle::new(self.per_second);
        }
        self.left -= 1;
    }
}
