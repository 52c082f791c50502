//! Test clients over plain HTTP and WebSocket. Everything a client receives is kept, byte for byte. They are shared
//! with the tests of the program, so they use nothing of the server's own code.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Json, ServerMessage, TableInfo, Update};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than anything should take.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// One request on its own connection.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answered {
    try_request(address, method, path, headers, body).await.expect("the server answers")
}

/// The same; `None` if the server does not answer.
pub async fn try_request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Option<Answered> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let closing = [("connection", "close")];
    let closing = closing.iter().filter(|_| !headers.iter().any(|(name, _)| *name == "connection"));
    let headers: String =
        headers.iter().chain(closing).map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut bytes = Vec::new();
    // A job says how far it is, so it is silence that must not last.
    while timeout(PATIENCE, stream.read_buf(&mut bytes)).await.expect("in time").ok()? > 0 {}
    (!bytes.is_empty()).then(|| Answered::read(&bytes))
}

/// An HTTP response.
pub struct Answered {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answered {
    fn read(bytes: &[u8]) -> Answered {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Answered { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    pub fn expect_json<T: serde::de::DeserializeOwned>(&self, status: u16) -> T {
        assert_eq!(self.status, status, "{}", self.body);
        serde_json::from_str(&self.body).expect("the body is what the protocol says")
    }

    /// The code of the error, which must come with a sentence.
    pub fn problem(&self, status: u16) -> String {
        let problem: protocol::Problem = self.expect_json(status);
        assert!(problem.message.ends_with('.'), "no sentence: {}", problem.message);
        problem.code
    }
}

/// A client at a table.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text received, in order.
    pub received: Vec<String>,
    pub table: Option<TableInfo>,
    pub update: Option<Update>,
    /// The last update, with the changes applied to it.
    shown: Option<Update>,
    /// Refs are unique for a token, so each connection has its own.
    connection: u32,
    next_ref: u32,
}

static CONNECTIONS: AtomicU32 = AtomicU32::new(0);

impl Client {
    /// A connection that has sent nothing yet; `None` if it is refused.
    pub async fn connect(address: SocketAddr, code: &str) -> Option<Client> {
        let url = format!("ws://{address}/api/tables/{code}/socket");
        let connection = CONNECTIONS.fetch_add(1, Ordering::Relaxed);
        let (socket, _) = tokio_tungstenite::connect_async(url).await.ok()?;
        Some(Client {
            socket,
            received: Vec::new(),
            table: None,
            update: None,
            shown: None,
            connection,
            next_ref: 0,
        })
    }

    pub async fn hello(&mut self, token: Option<&str>, version: Option<u32>) {
        let hello = ClientMessage::Hello {
            protocol: protocol::VERSION,
            token: token.map(str::to_owned),
            version,
            chat: None,
        };
        self.send(&hello).await;
    }

    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_text(serde_json::to_string(message).expect("messages encode")).await;
    }

    pub async fn send_text(&mut self, text: impl Into<String>) {
        assert!(self.try_send_text(text).await, "the message is sent");
    }

    /// Whether it could be sent.
    pub async fn try_send_text(&mut self, text: impl Into<String>) -> bool {
        self.socket.send(Message::text(text.into())).await.is_ok()
    }

    /// The next message; `None` if the server has closed the connection. A change is returned as the update it leads
    /// to.
    pub async fn receive(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("something is said in time") {
                Some(Ok(Message::Text(text))) => {
                    self.received.push(text.to_string());
                    let message =
                        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    let message = self.brought_up(message);
                    match &message {
                        ServerMessage::Welcome { table, .. } | ServerMessage::Table { table } => {
                            self.table = Some(table.clone());
                        }
                        ServerMessage::Update(update) => {
                            self.shown = Some(update.clone());
                            self.update = Some(update.clone());
                        }
                        _ => {}
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn brought_up(&self, message: ServerMessage) -> ServerMessage {
        let ServerMessage::Change(change) = message else { return message };
        let shown = self.shown.as_ref().expect("the whole comes before a change");
        let (at, to) = ((shown.seat, shown.version), (change.seat, change.version));
        let update = shown.changed(change);
        ServerMessage::Update(update.unwrap_or_else(|| panic!("{at:?} does not lead to {to:?}")))
    }

    /// Reads until `wanted` gives a result.
    pub async fn until<T>(&mut self, wanted: impl Fn(&ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.receive().await.expect("the connection stays open");
            if let Some(found) = wanted(&message) {
                return found;
            }
        }
    }

    /// The seats this client holds.
    pub async fn welcomed(&mut self) -> Vec<u8> {
        self.until(|message| match message {
            ServerMessage::Welcome { seats, .. } => Some(seats.clone()),
            _ => None,
        })
        .await
    }

    pub async fn updated(&mut self) -> Update {
        self.until(|message| match message {
            ServerMessage::Update(update) => Some(update.clone()),
            _ => None,
        })
        .await
    }

    /// Reads until an update of which `is` holds, starting with the last one.
    pub async fn update_where(&mut self, is: impl Fn(&Update) -> bool) -> Update {
        if let Some(update) = self.update.clone().filter(&is) {
            return update;
        }
        self.until(|message| match message {
            ServerMessage::Update(update) if is(update) => Some(update.clone()),
            _ => None,
        })
        .await
    }

    /// The last update, or the next one if there is none.
    pub async fn updated_or_at_hand(&mut self) -> Update {
        self.update_where(|_| true).await
    }

    /// The answer to the request with this ref.
    pub async fn answer_to(&mut self, reference: &str) -> ServerMessage {
        self.until(|message| match message {
            ServerMessage::Done { r#ref, .. }
            | ServerMessage::Refused { r#ref, .. }
            | ServerMessage::Previewed { r#ref, .. }
            | ServerMessage::Device { r#ref, .. }
            | ServerMessage::Failed { r#ref: Some(r#ref), .. }
                if r#ref == reference =>
            {
                Some(message.clone())
            }
            ServerMessage::Advice(advice) if advice.r#ref == reference => Some(message.clone()),
            _ => None,
        })
        .await
    }

    pub fn new_ref(&mut self) -> String {
        self.next_ref += 1;
        format!("ref-{}-{}", self.connection, self.next_ref)
    }

    /// Sends a request, written as JSON without its `ref`, and waits for the answer.
    pub async fn ask(&mut self, request: Value) -> ServerMessage {
        let r#ref = self.new_ref();
        self.ask_as(&r#ref, request).await
    }

    pub async fn ask_as(&mut self, reference: &str, mut request: Value) -> ServerMessage {
        request["ref"] = reference.into();
        self.send_text(request.to_string()).await;
        self.answer_to(reference).await
    }

    /// Sends a request that must succeed.
    pub async fn asks(&mut self, request: Value) {
        let answer = self.ask(request.clone()).await;
        assert!(matches!(answer, ServerMessage::Done { .. }), "{request} → {answer:?}");
    }

    /// Reads until a table description of which `is` holds, starting with the last one.
    pub async fn table_where(&mut self, is: impl Fn(&TableInfo) -> bool) -> TableInfo {
        if let Some(table) = self.table.clone().filter(&is) {
            return table;
        }
        self.until(|message| match message {
            ServerMessage::Table { table } if is(table) => Some(table.clone()),
            _ => None,
        })
        .await
    }

    /// Reads until clocks of which `is` holds.
    pub async fn clock_where(&mut self, is: impl Fn(&protocol::Clock) -> bool) -> protocol::Clock {
        self.until(|message| match message {
            ServerMessage::Clock(clock) if is(clock) => Some(clock.clone()),
            _ => None,
        })
        .await
    }

    pub async fn start(&mut self) -> ServerMessage {
        let r#ref = self.new_ref();
        self.send(&ClientMessage::Start { r#ref: r#ref.clone() }).await;
        self.answer_to(&r#ref).await
    }

    pub async fn act(&mut self, action: Value) -> ServerMessage {
        let r#ref = self.new_ref();
        self.act_as(&r#ref, action).await
    }

    pub async fn act_as(&mut self, reference: &str, action: Value) -> ServerMessage {
        self.send(&ClientMessage::Act { r#ref: reference.to_owned(), action: Json(action), seat: None })
            .await;
        self.answer_to(reference).await
    }

    /// Sends an action without reading the answer.
    pub async fn act_unheard(&mut self, reference: &str, action: Value) {
        self.send(&ClientMessage::Act { r#ref: reference.to_owned(), action: Json(action), seat: None })
            .await;
    }

    pub async fn close(mut self) {
        // The server may have closed first.
        let _ = self.socket.close(None).await;
    }
}

/// The code of a failure.
pub fn failure(message: &ServerMessage) -> &str {
    match message {
        ServerMessage::Failed { code, message, .. } => {
            assert!(message.ends_with('.'), "no sentence: {message}");
            code
        }
        other => panic!("not a failure: {other:?}"),
    }
}
