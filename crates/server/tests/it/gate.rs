//! A gate in a network: what passes through it can be held up without a word, like packets that are dropped.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// Where it leads.
#[derive(Clone)]
pub enum Target {
    Socket(PathBuf),
    Address(SocketAddr),
}

pub struct Gate {
    pub address: SocketAddr,
    state: Arc<State>,
}

struct State {
    is_open: watch::Sender<bool>,
    /// Connections of earlier numbers are held up.
    lets_pass_from: watch::Sender<u64>,
    connections: AtomicU64,
    /// The gate shuts when a client sends this, which does not arrive any more.
    shut_before: Mutex<Option<&'static str>>,
}

impl State {
    /// Whether what a client sends may pass.
    fn lets_pass(&self, sent: &[u8]) -> bool {
        let mut shut_before = self.shut_before.lock().unwrap();
        let is_in = |text: &&str| sent.windows(text.len()).any(|part| part == text.as_bytes());
        if shut_before.as_ref().is_some_and(is_in) {
            *shut_before = None;
            self.is_open.send_replace(false);
        }
        *self.is_open.borrow()
    }
}

impl Gate {
    pub async fn to(target: Target) -> Gate {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let state = Arc::new(State {
            is_open: watch::Sender::new(true),
            lets_pass_from: watch::Sender::new(0),
            connections: AtomicU64::new(0),
            shut_before: Mutex::default(),
        });
        let shared = state.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass(client, target.clone(), shared.clone()));
            }
        });
        Gate { address, state }
    }

    /// Nothing passes from now on, and nobody is told.
    pub fn shut(&self) {
        self.state.is_open.send_replace(false);
    }

    /// Shuts in the middle of an exchange: when a client next sends this text.
    pub fn shut_before(&self, text: &'static str) {
        *self.state.shut_before.lock().unwrap() = Some(text);
    }

    /// New connections pass; those that were there are held up for good, as if the network had forgotten them.
    pub fn open_to_new(&self) {
        let next = self.state.connections.load(Ordering::Relaxed);
        self.state.lets_pass_from.send_replace(next);
        self.state.is_open.send_replace(true);
    }

    /// What was held up is lost: its connections end.
    pub fn open(&self) {
        self.state.shut_before.lock().unwrap().take();
        self.state.lets_pass_from.send_replace(0);
        self.state.is_open.send_replace(true);
    }
}

async fn pass(client: TcpStream, target: Target, state: Arc<State>) {
    let mut is_open = state.is_open.subscribe();
    let number = state.connections.fetch_add(1, Ordering::Relaxed);
    let mut lets_pass_from = state.lets_pass_from.subscribe();
    let passing = async {
        match target {
            Target::Socket(path) => copy(client, UnixStream::connect(path).await.ok()?, &state).await,
            Target::Address(address) => copy(client, TcpStream::connect(address).await.ok()?, &state).await,
        }
    };
    let held_up = async {
        while *is_open.borrow_and_update() {
            is_open.changed().await.ok()?;
        }
        Some(())
    };
    tokio::pin!(passing);
    tokio::select! {
        biased;
        // From here on the connection stays, and nobody reads it.
        _ = held_up => {}
        _ = &mut passing => return,
    }
    while !*is_open.borrow_and_update() {
        if is_open.changed().await.is_err() {
            return;
        }
    }
    let _ = lets_pass_from.wait_for(|from| *from <= number).await;
}

/// Until either side ends, or the gate shuts.
async fn copy(client: TcpStream, to: impl AsyncRead + AsyncWrite, state: &State) -> Option<()> {
    let (mut from_client, mut to_client) = tokio::io::split(client);
    let (mut from_target, mut to_target) = tokio::io::split(to);
    let there = async {
        let mut buffer = vec![0; 1 << 16];
        loop {
            let length = from_client.read(&mut buffer).await.ok().filter(|length| *length > 0)?;
            if !state.lets_pass(&buffer[..length]) {
                return std::future::pending().await;
            }
            to_target.write_all(&buffer[..length]).await.ok()?;
        }
    };
    let back = tokio::io::copy(&mut from_target, &mut to_client);
    tokio::select! {
        ended = there => ended,
        _ = back => None,
    }
}

#[tokio::test]
async fn a_gate_that_is_shut_swallows_and_says_nothing() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let gate = Gate::to(Target::Address(listener.local_addr().expect("an address"))).await;
    let mut client = TcpStream::connect(gate.address).await.expect("it passes");
    let (mut server, _) = listener.accept().await.expect("it arrives");
    client.write_all(b"one").await.expect("it is sent");
    let mut heard = [0; 3];
    server.read_exact(&mut heard).await.expect("it is heard");
    gate.shut();
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    client.write_all(b"two").await.expect("it is sent");
    let silence = tokio::time::timeout(std::time::Duration::from_millis(200), server.read(&mut heard)).await;
    assert!(silence.is_err(), "{silence:?}");
    gate.open();
    assert_eq!(server.read(&mut heard).await.expect("an end"), 0);
}
