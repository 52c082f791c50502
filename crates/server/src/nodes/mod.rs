//! Several servers on one PostgreSQL. Each is a node with a number and a time until which it may act; the lease of a table
//! (`store::leases`) names the node that holds it, and only the holder writes, runs bots and keeps clocks. Any node
//! accepts any client and forwards it to the holder (`http::forward`).
//!
//! A node renews its time every so often. If it cannot, it gives up all its tables before others could take them, by its
//! own steady clock; if it was asleep, the fence of every write keeps it from doing harm. A node that has lapsed comes
//! back under another number.

mod keeper;
mod lease;
mod news;
mod version;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::Notify;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::limits::RateLimiter;
use crate::store::{Leases, NodeId, Peer, StoreError, TableId};

pub use lease::Lease;
pub use news::News;
pub use version::program_number;

/// How others reach a node, and how nodes know each other.
#[derive(Clone)]
pub struct NodeConfig {
    /// Where it listens for other nodes; it alone cannot be asked for its tables if `None`.
    pub link: Option<NodeLink>,
    /// How long a table stays with a node that does not answer.
    pub lease: Duration,
    /// The version that it announces.
    pub version: String,
}

#[derive(Clone)]
pub struct NodeLink {
    pub listen: std::net::SocketAddr,
    /// Where others reach it, if not there.
    pub address: Option<String>,
    /// The same for all nodes of a house.
    pub secret: NodeSecret,
}

/// What nodes show each other.
#[derive(Clone, PartialEq, Eq)]
pub struct NodeSecret(Arc<str>);

/// A secret that can be guessed is none.
const SHORTEST_SECRET: usize = 16;

impl NodeSecret {
    /// `None` if it is too short, or cannot be sent in a header.
    pub fn new(text: &str) -> Option<NodeSecret> {
        let is_sendable = text.bytes().all(|byte| byte.is_ascii_graphic());
        (text.len() >= SHORTEST_SECRET && is_sendable).then(|| NodeSecret(text.into()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Compares in a time that tells nothing of where they differ.
    pub fn is(&self, other: &[u8]) -> bool {
        use sha2::{Digest, Sha256};
        Sha256::digest(self.0.as_bytes()) == Sha256::digest(other)
    }
}

impl std::fmt::Debug for NodeSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NodeSecret(…)")
    }
}

impl Default for NodeConfig {
    fn default() -> NodeConfig {
        NodeConfig { link: None, lease: DEFAULT_LEASE, version: env!("CARGO_PKG_VERSION").to_owned() }
    }
}

/// Long enough for a pause of the network, short enough that people wait for the rest of it.
const DEFAULT_LEASE: Duration = Duration::from_secs(5);

/// This server as a node among others.
pub struct Nodes {
    leases: Leases,
    lease: Duration,
    /// What it tells of itself; its number is in `tenure`.
    address: Option<String>,
    program: i64,
    version: String,
    pub secret: Option<NodeSecret>,
    tenure: Mutex<Tenure>,
    peers: Mutex<HashMap<NodeId, OtherNode>>,
    /// Something was told that may free a table.
    moved: Notify,
    limiter: Arc<RateLimiter>,
}

/// What is known of another node.
#[derive(Default)]
struct OtherNode {
    /// Cancelled when it is no longer there.
    gone: CancellationToken,
    /// It has told that it stops: each of its tables is free as soon as everything of it is written.
    is_leaving: bool,
    /// When it was asked last and did not answer.
    unreached: Option<Instant>,
}

/// The time under one number.
#[derive(Clone, Default)]
struct Tenure {
    /// `None` while the node has no number. Until then, by this machine's steady clock, nobody else can think that it
    /// has lapsed.
    node: Option<(NodeId, Instant)>,
    /// Cancelled when it is over.
    over: CancellationToken,
}

/// What came of taking a table.
pub enum Acquired {
    Held(TableId, Lease),
    /// Another node was quicker: whoever asks again is led there.
    Moved,
    /// A node that cannot be reached holds it and has not lapsed.
    Elsewhere,
}

/// Where a table is.
pub enum Whereabouts {
    /// It can be held here, or does not exist.
    Here,
    Elsewhere(Peer),
}

impl Nodes {
    /// Joins the others. What they tell is heard from before they are looked at: a node that stops just then is waited for.
    pub async fn join(
        leases: Leases,
        config: &NodeConfig,
        address: Option<String>,
        limiter: Arc<RateLimiter>,
    ) -> Result<(Arc<Nodes>, PgListener), StoreError> {
        let listener = leases.listen().await?;
        let nodes = Nodes {
            leases,
            lease: config.lease,
            address,
            program: program_number(&config.version),
            version: config.version.clone(),
            secret: config.link.as_ref().map(|link| link.secret.clone()),
            tenure: Mutex::default(),
            peers: Mutex::default(),
            moved: Notify::new(),
            limiter,
        };
        nodes.begin().await?;
        nodes.look_around().await?;
        Ok((Arc::new(nodes), listener))
    }

    fn tenure(&self) -> MutexGuard<'_, Tenure> {
        lock(&self.tenure)
    }

    /// This node as others see it; an error while it has no number.
    fn own(&self) -> Result<(Peer, CancellationToken), StoreError> {
        let Tenure { node, over } = self.tenure().clone();
        let in_time = node.filter(|(_, safe_until)| Instant::now() < *safe_until);
        let (id, _) =
            in_time.ok_or_else(|| StoreError::unavailable("this node is cut off from the database"))?;
        let (address, version) = (self.address.clone(), self.version.clone());
        Ok((Peer { id, address, program: self.program, version }, over))
    }

    /// Whether this node may hold tables just now.
    pub fn check(&self) -> Result<(), StoreError> {
        self.own().map(|_| ())
    }

    pub async fn whereabouts(&self, code: &str) -> Result<Whereabouts, StoreError> {
        let (own, _) = self.own()?;
        let holder = self.leases.holder(code, &own).await?;
        Ok(holder.map_or(Whereabouts::Here, Whereabouts::Elsewhere))
    }

    /// Cancelled when this node is no longer there.
    pub fn peer_gone(&self, peer: NodeId) -> CancellationToken {
        lock(&self.peers).entry(peer).or_default().gone.clone()
    }

    /// Whether this node has told that it stops.
    pub fn is_leaving(&self, peer: NodeId) -> bool {
        lock(&self.peers).get(&peer).is_some_and(|peer| peer.is_leaving)
    }

    /// It was asked and did not answer. Until it would have lapsed its tables are waited for a moment.
    pub fn note_unreached(&self, peer: NodeId) {
        lock(&self.peers).entry(peer).or_default().unreached = Some(Instant::now());
    }

    fn is_out_of_reach(&self, peer: NodeId) -> bool {
        let unreached = lock(&self.peers).get(&peer).and_then(|peer| peer.unreached);
        unreached.is_some_and(|at| at.elapsed() < self.lease)
    }

    /// How many nodes there are.
    pub fn count(&self) -> u64 {
        lock(&self.peers).len() as u64
    }

    /// Takes a table, or waits a moment until it can be had. A node that stops is waited for until it would lapse: on a
    /// busy machine it may need more than a moment to write everything, and nobody is to be refused because of that.
    pub async fn acquire(&self, code: &str) -> Result<Acquired, StoreError> {
        let began = Instant::now();
        loop {
            let moved = self.moved.notified();
            let (own, over) = self.own()?;
            if let Some((table, fence)) = self.leases.acquire(code, &own).await? {
                return Ok(Acquired::Held(table, Lease::new(fence, over)));
            }
            let longest = match self.leases.holder(code, &own).await? {
                Some(holder) if self.is_leaving(holder.id) => self.lease,
                Some(holder) if !self.is_out_of_reach(holder.id) => return Ok(Acquired::Moved),
                // It lapses, or it was given back just now.
                Some(_) | None => lease::WAIT,
            };
            let again = Instant::now() + lease::LOOK_EVERY;
            if again > began + longest {
                return Ok(Acquired::Elsewhere);
            }
            // Nodes tell when they give a table back; what was not heard is seen a moment later.
            let _ = tokio::time::timeout_at(again, moved).await;
        }
    }

    /// Gives a table back.
    pub async fn release(&self, table: TableId, lease: &Lease) {
        let Some(fence) = lease.fence().filter(|_| !lease.is_over()) else { return };
        match self.leases.release(table, fence).await {
            Ok(()) => self.tell(&News::Moved).await,
            // It lapses with this node.
            Err(error) => tracing::warn!(table, %error, "a table could not be given back"),
        }
    }
}

/// The lock is used even if it is poisoned: no change under it can panic halfway.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
