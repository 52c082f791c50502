//! The program under siege with few files: silent connections, requests and sockets that nobody reads, records as heavy as
//! they can be. Whoever comes can open a table and play, quickly, and memory stays small.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use games::EXAMPLE;
use protocol::{ClientMessage, Joined, LARGEST_RECORD, ServerMessage};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, request};
use crate::player::choose;
use crate::program::Folder;
use crate::serve::Serving;

/// What is attacked with. `make soak` uses the large one (`SIEGE=full`).
struct Siege {
    /// Files the program may open.
    files: u32,
    silent: usize,
    /// Requests that nobody reads the answer of.
    unread: usize,
    spectators: usize,
    /// Connections that send one heavy record after another.
    records: usize,
    moves: usize,
    /// A move and its answer, 99 of 100 times.
    within: Duration,
}

impl Siege {
    fn chosen() -> Siege {
        match std::env::var("SIEGE") {
            Ok(_) => Siege {
                files: 1024,
                silent: 1100,
                unread: 150,
                spectators: 150,
                records: 40,
                moves: 1000,
                within: Duration::from_millis(50),
            },
            // A debug build beside other tests: this asks whether anybody is let in, not how fast.
            Err(_) => Siege {
                files: 256,
                silent: 300,
                unread: 30,
                spectators: 20,
                records: 12,
                moves: 60,
                within: Duration::from_secs(2),
            },
        }
    }
}

const MOST_MEMORY: u64 = 300 * 1024 * 1024;

/// How long whoever comes may take to open a table and start. A house that lets nobody in would never answer.
const LET_IN: Duration = Duration::from_secs(6);

/// Holds so many connections open and opens another one for each that is closed, until it is dropped.
fn hold_silent(address: SocketAddr, count: usize) -> Vec<tokio::task::JoinHandle<()>> {
    let hold = move || async move {
        loop {
            if let Ok(mut stream) = TcpStream::connect(address).await {
                let _ = stream.read(&mut [0; 1]).await;
            }
            tokio::time::sleep(Duration::from_secs(2)).await;
        }
    };
    (0..count).map(|_| tokio::spawn(hold())).collect()
}

async fn deaf_stream(address: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    socket.connect(address).await
}

/// Asks for something large and never reads it.
async fn ask_without_reading(address: SocketAddr, path: String) -> std::io::Result<TcpStream> {
    let mut stream = deaf_stream(address).await?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    Ok(stream)
}

/// Bodies that grow most when they are read: the largest there may be, and one that is just light enough to be read.
fn heavy_records() -> [Arc<str>; 2] {
    let list = |count: usize| format!("{{\"format\": 1, \"setup\": [{}0]}}", "[0],".repeat(count));
    [list(LARGEST_RECORD / 4 - 16).into(), list(100_000).into()]
}

/// Sends records from so many connections at once, one after another, until they are dropped.
fn send_records(address: SocketAddr, count: usize) -> Vec<tokio::task::JoinHandle<()>> {
    let records = heavy_records();
    let send = |record: Arc<str>, path: &'static str| async move {
        loop {
            let _ = send_record(address, path, &record).await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let paths = ["/api/replay", "/api/debrief", "/api/fork", "/api/playouts"];
    let sending = |number: usize| tokio::spawn(send(records[number % 2].clone(), paths[number / 2 % 4]));
    (0..count).map(sending).collect()
}

async fn send_record(address: SocketAddr, path: &str, record: &str) -> std::io::Result<()> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n",
        record.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(record.as_bytes()).await?;
    stream.read_to_end(&mut Vec::new()).await.map(drop)
}

async fn watch_without_reading(address: SocketAddr, code: &str) -> Option<impl Sized + use<>> {
    let stream = deaf_stream(address).await.ok()?;
    let url = format!("ws://{address}/api/tables/{code}/socket");
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.ok()?;
    let hello = ClientMessage::Hello { protocol: protocol::VERSION, token: None, version: None, chat: None };
    socket.send(Message::text(serde_json::to_string(&hello).ok()?)).await.ok()?;
    Some(socket)
}

async fn open_table(address: SocketAddr) -> (Joined, Client) {
    let new = json!({ "game": EXAMPLE, "name": "Anna", "others": [{"bot": "novice"}, {"bot": "novice"}] });
    let headers = [("content-type", "application/json")];
    let joined: Joined =
        request(address, "POST", "/api/tables", &headers, &new.to_string()).await.expect_json(201);
    let mut client = Client::connect(address, &joined.code).await.expect("whoever comes is let in");
    client.hello(Some(&joined.token), None).await;
    assert!(matches!(client.start().await, ServerMessage::Done { .. }));
    (joined, client)
}

/// Plays whole games, one after another, and returns how long each answer took.
async fn play(
    address: SocketAddr,
    (mut joined, mut client): (Joined, Client),
    moves: usize,
) -> Vec<Duration> {
    let mut took = Vec::new();
    while took.len() < moves {
        let update = client.updated_or_at_hand().await;
        if update.ending.is_some() {
            (joined, client) = open_table(address).await;
            continue;
        }
        if !update.waited_for.contains(&0) {
            client.update = None;
            continue;
        }
        let action = choose(&update).expect("whoever is waited for can do something");
        let began = Instant::now();
        match client.act(action).await {
            ServerMessage::Done { .. } => took.push(began.elapsed()),
            ServerMessage::Refused { .. } => {}
            other => panic!("{other:?} at {}", joined.code),
        }
        client.update.take_if(|now| now.version == update.version);
    }
    took
}

fn p99(mut took: Vec<Duration>) -> Duration {
    took.sort();
    took[took.len() * 99 / 100]
}

#[tokio::test(flavor = "multi_thread")]
async fn under_siege_whoever_comes_can_play() {
    let siege = Siege::chosen();
    rlimit::increase_nofile_limit(u64::MAX).expect("this test needs many files");
    let folder = Folder::new();
    let serving = Serving::with_files(&folder, siege.files);
    let address = serving.address();
    // How fast it is in peace, to tell a slow machine from a siege that works.
    let in_peace = p99(play(address, open_table(address).await, siege.moves / 4).await);
    let before = open_table(address).await;
    let code = before.0.code.clone();
    let silent = hold_silent(address, siege.silent);
    let mut unread = Vec::new();
    for number in 0..siege.unread {
        let path = if number % 2 == 0 { "/api/games".to_owned() } else { format!("/api/tables/{code}") };
        unread.push(ask_without_reading(address, path).await);
    }
    let mut deaf = Vec::new();
    for _ in 0..siege.spectators {
        // Whether the newcomer is let in is what this asks; who is not let in before it must not hold it up.
        deaf.push(timeout(Duration::from_secs(1), watch_without_reading(address, &code)).await.ok());
    }
    let records = send_records(address, siege.records);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let newcomer = timeout(LET_IN, open_table(address)).await.expect("whoever comes is let in");
    let (first, second) =
        tokio::join!(play(address, before, siege.moves / 2), play(address, newcomer, siege.moves / 2));
    let under_siege = p99(first.into_iter().chain(second).collect());
    let memory = serving.peak_memory();
    // Other programs on the machine slow both down.
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    eprintln!(
        "99 of 100 answers within {in_peace:?} in peace, {under_siege:?} under siege; {} MB; load {}",
        memory >> 20,
        load.trim()
    );
    assert!(under_siege < siege.within, "99 of 100 answers within {under_siege:?}, in peace {in_peace:?}");
    assert!(memory < MOST_MEMORY, "{memory} bytes");
    silent.iter().chain(&records).for_each(|held| held.abort());
}
