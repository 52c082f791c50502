//! Minimal HTTP and WebSocket clients.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// What all sockets of a run have received.
#[derive(Debug, Default)]
pub struct Traffic {
    messages: AtomicU64,
    bytes: AtomicU64,
    updates: Mutex<Vec<u32>>,
}

#[derive(Clone, Copy, Debug)]
pub struct TrafficTotals {
    pub messages: u64,
    pub bytes: u64,
}

impl Traffic {
    pub fn totals(&self) -> TrafficTotals {
        TrafficTotals {
            messages: self.messages.load(Ordering::Relaxed),
            bytes: self.bytes.load(Ordering::Relaxed),
        }
    }

    fn received(&self, bytes: usize) {
        self.messages.fetch_add(1, Ordering::Relaxed);
        self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Adds the size of a message that shows the game.
    pub fn update(&self, bytes: usize) {
        let mut updates = self.updates.lock().unwrap_or_else(PoisonError::into_inner);
        updates.push(u32::try_from(bytes).unwrap_or(u32::MAX));
    }

    /// The sizes of all messages that showed the game.
    pub fn updates(&self) -> Vec<u32> {
        std::mem::take(&mut *self.updates.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A WebSocket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    pub traffic: Arc<Traffic>,
}

impl Socket {
    pub async fn open(address: &str, path: &str, traffic: &Arc<Traffic>) -> Result<Socket, String> {
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let url = format!("ws://{address}{path}");
        let opened = tokio_tungstenite::client_async_with_config(url, stream, Some(config)).await;
        let (stream, _) = opened.map_err(|error| error.to_string())?;
        Ok(Socket { stream, traffic: traffic.clone() })
    }

    pub async fn send(&mut self, text: impl Into<String>) -> Option<()> {
        self.stream.send(Message::text(text.into())).await.ok()
    }

    /// The next text.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => {
                    self.traffic.received(text.len());
                    return Some(text.to_string());
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}

/// One request on a connection of its own; the answer must be JSON.
pub async fn post(address: &str, path: &str, body: &Value) -> Result<Value, String> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let text = exchange(address, &request).await.map_err(|error| format!("{path}: {error}"))?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 2") {
        return Err(format!("{path}: {body}"));
    }
    // The body may be chunked; it contains one object.
    let (from, to) = (body.find('{').ok_or("no object")?, body.rfind('}').ok_or("no object")?);
    serde_json::from_str(&body[from..=to]).map_err(|error| format!("{path}: {error}"))
}

async fn exchange(address: &str, request: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
