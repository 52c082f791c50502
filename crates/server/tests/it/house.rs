//! A server in this process on a port of its own, and clients that speak to it like any other: plain HTTP and a
//! WebSocket. Everything a client receives is kept, byte for byte.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Joined, Json, ServerMessage, TableInfo, Update};
use serde_json::{Value, json};
use server::{Config, Pace, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than anything takes that works.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server and its data folder, which outlives it.
pub struct House {
    pub server: Option<Server>,
    pub address: SocketAddr,
    pub data: TempDir,
}

pub fn config(data: &Path) -> Config {
    Config { listen: ([127, 0, 0, 1], 0).into(), pace: Pace::Instant, ..Config::new(data) }
}

impl House {
    pub async fn open() -> House {
        House::open_with(|config| config).await
    }

    pub async fn open_with(change: impl FnOnce(Config) -> Config) -> House {
        let data = TempDir::new().expect("a folder for the data");
        let server = server::start(change(config(data.path()))).await.expect("the server starts");
        House { address: server.address(), server: Some(server), data }
    }

    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            timeout(PATIENCE, server.stop()).await.expect("the server stops");
        }
    }

    /// Stops the server and starts another on the same data.
    pub async fn restart(&mut self) {
        self.restart_with(|config| config).await;
    }

    pub async fn restart_with(&mut self, change: impl FnOnce(Config) -> Config) {
        self.stop().await;
        let server = server::start(change(config(self.data.path()))).await.expect("the server starts again");
        self.address = server.address();
        self.server = Some(server);
    }

    pub async fn get(&self, path: &str) -> Answered {
        self.request("GET", path, &[], "").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answered {
        self.request("POST", path, &[("content-type", "application/json")], &body.to_string()).await
    }

    pub async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answered {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let closing = [("connection", "close")];
        let closing = closing.iter().filter(|_| !headers.iter().any(|(name, _)| *name == "connection"));
        let headers: String =
            headers.iter().chain(closing).map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-length: {}\r\n{headers}\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.expect("the request is sent");
        let mut bytes = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("in time").expect("an answer");
        Answered::read(&bytes)
    }

    /// Opens a table of No More Money for three.
    pub async fn open_table(&self, others: Value) -> Joined {
        let new = json!({ "game": "no-more-money", "name": "Anna", "others": others });
        self.post("/api/tables", &new).await.expect_json(201)
    }

    pub async fn join(&self, code: &str, name: &str) -> Joined {
        self.post(&format!("/api/tables/{code}/seats"), &json!({ "name": name })).await.expect_json(201)
    }

    pub async fn table(&self, code: &str) -> TableInfo {
        self.get(&format!("/api/tables/{code}")).await.expect_json(200)
    }

    /// A connection that has not said anything yet.
    pub async fn connect(&self, code: &str) -> Client {
        let url = format!("ws://{}/api/tables/{code}/socket", self.address);
        let (socket, _) = tokio_tungstenite::connect_async(url).await.expect("the socket opens");
        Client { socket, received: Vec::new(), table: None, update: None, next_ref: 0 }
    }

    /// A connection that has said hello and been welcomed.
    pub async fn sit(&self, joined: &Joined, version: Option<u32>) -> Client {
        let mut client = self.connect(&joined.code).await;
        client.hello(Some(&joined.token), version).await;
        assert_eq!(client.welcomed().await, Some(joined.seat));
        client
    }

    pub async fn watch(&self, code: &str) -> Client {
        let mut client = self.connect(code).await;
        client.hello(None, None).await;
        assert_eq!(client.welcomed().await, None);
        client
    }
}

/// An HTTP answer.
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

    /// The code of the problem, which must come with a sentence.
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
    next_ref: u32,
}

impl Client {
    pub async fn hello(&mut self, token: Option<&str>, version: Option<u32>) {
        let hello =
            ClientMessage::Hello { protocol: protocol::VERSION, token: token.map(str::to_owned), version };
        self.send(&hello).await;
    }

    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_text(serde_json::to_string(message).expect("messages encode")).await;
    }

    pub async fn send_text(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.expect("the message is sent");
    }

    /// The next message; `None` when the server has closed the connection.
    pub async fn receive(&mut self) -> Option<ServerMessage> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("something is said in time") {
                Some(Ok(Message::Text(text))) => {
                    self.received.push(text.to_string());
                    let message: ServerMessage =
                        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    match &message {
                        ServerMessage::Welcome { table, .. } | ServerMessage::Table { table } => {
                            self.table = Some(table.clone());
                        }
                        ServerMessage::Update(update) => self.update = Some(update.clone()),
                        _ => {}
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Reads on until a message of the kind one waits for.
    pub async fn until<T>(&mut self, wanted: impl Fn(&ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.receive().await.expect("the connection stays open");
            if let Some(found) = wanted(&message) {
                return found;
            }
        }
    }

    pub async fn welcomed(&mut self) -> Option<u8> {
        self.until(|message| match message {
            ServerMessage::Welcome { seat, .. } => Some(*seat),
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

    /// Reads on until an update of which `is` holds; the one at hand may do.
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

    /// The update at hand, or the next one.
    pub async fn updated_or_at_hand(&mut self) -> Update {
        self.update_where(|_| true).await
    }

    /// The answer to the request with this ref.
    pub async fn answer_to(&mut self, reference: &str) -> ServerMessage {
        self.until(|message| match message {
            ServerMessage::Done { r#ref, .. }
            | ServerMessage::Refused { r#ref, .. }
            | ServerMessage::Previewed { r#ref, .. }
            | ServerMessage::Failed { r#ref: Some(r#ref), .. }
                if r#ref == reference =>
            {
                Some(message.clone())
            }
            _ => None,
        })
        .await
    }

    pub fn new_ref(&mut self) -> String {
        self.next_ref += 1;
        format!("ref-{}", self.next_ref)
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
        self.send(&ClientMessage::Act { r#ref: reference.to_owned(), action: Json(action) }).await;
        self.answer_to(reference).await
    }

    /// Sends an action and reads nothing.
    pub async fn act_unheard(&mut self, reference: &str, action: Value) {
        self.send(&ClientMessage::Act { r#ref: reference.to_owned(), action: Json(action) }).await;
    }

    pub async fn close(mut self) {
        // The other side may be faster.
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
