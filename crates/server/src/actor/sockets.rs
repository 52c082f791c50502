//! The connections to one table. A connection that cannot keep up is closed; its client reconnects with the version
//! it has.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use game_core::SeatSet;
use protocol::Pace;
use tokio::sync::mpsc;

use super::viewers::Viewer;
use crate::limits::Payer;
use crate::secrets::TokenHash;

/// The size of a connection's outbox, in messages and in bytes. One message of any size fits into an empty one.
const OUTBOX_SIZE: usize = 64;
const OUTBOX_BYTES: usize = 512 * 1024;

/// Connections that one owner may have at a table: tabs and devices. For another one the oldest is closed.
const SOCKETS_PER_OWNER: usize = 16;

/// A connection's number at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SocketId(u64);

/// The queue of messages to a connection.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// The end of the queue at which the connection takes messages out.
pub struct Inbox {
    queue: mpsc::Receiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

pub fn outbox() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(OUTBOX_SIZE);
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { queue: sender, waiting: waiting.clone() }, Inbox { queue: receiver, waiting })
}

/// The connection does not keep up, or has ended.
#[derive(Debug)]
pub struct OutboxFull;

impl Outbox {
    pub fn try_send(&self, message: Utf8Bytes) -> Result<(), OutboxFull> {
        let bytes = message.len();
        let before = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        let fits = before == 0 || before + bytes <= OUTBOX_BYTES;
        if fits && self.queue.try_send(message).is_ok() {
            return Ok(());
        }
        self.waiting.fetch_sub(bytes, Ordering::Relaxed);
        Err(OutboxFull)
    }
}

impl Inbox {
    pub async fn recv(&mut self) -> Option<Utf8Bytes> {
        let message = self.queue.recv().await;
        self.taken(message)
    }

    pub fn try_recv(&mut self) -> Option<Utf8Bytes> {
        let message = self.queue.try_recv().ok();
        self.taken(message)
    }

    fn taken(&self, message: Option<Utf8Bytes>) -> Option<Utf8Bytes> {
        message.inspect(|message| {
            self.waiting.fetch_sub(message.len(), Ordering::Relaxed);
        })
    }
}

/// What a connection sees. Connections with the same perspective are sent the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    pub viewer: Viewer,
    /// The seats of a shared device; empty otherwise.
    pub shared: SeatSet,
}

#[derive(Debug, Default)]
pub struct Sockets {
    open: HashMap<SocketId, Socket>,
    opened: u64,
}

#[derive(Clone, Copy, Debug)]
pub struct Session {
    /// The owner of its seats; `None` for a spectator.
    pub owner: Option<TokenHash>,
    pub held: SeatSet,
    /// The seat whose view it is sent; `None` also while a shared device is covered.
    pub viewer: Viewer,
    /// It waits for a seat of a table that is closed to spectators, so it sees nothing of the game.
    pub is_blind: bool,
}

impl Session {
    /// A session with these seats. A device with one seat is never covered.
    pub fn new(owner: Option<TokenHash>, held: SeatSet) -> Session {
        let viewer = held.first().filter(|_| held.len() == 1);
        Session { owner, held, viewer, is_blind: false }
    }

    fn has(&self, perspective: Perspective) -> bool {
        !self.is_blind && self.perspective() == perspective
    }

    pub fn perspective(&self) -> Perspective {
        let shared = if self.held.len() > 1 { self.held } else { SeatSet::NONE };
        Perspective { viewer: self.viewer, shared }
    }
}

#[derive(Debug)]
struct Socket {
    session: Session,
    outbox: Outbox,
    /// The address that pays for what is done over it.
    payer: Option<Payer>,
    /// It was sent the full game in its current perspective, and every change since.
    in_sync: bool,
    /// How fast it wants bots to move.
    pace: Pace,
}

impl Sockets {
    pub fn open(&mut self, session: Session, outbox: Outbox, payer: Option<Payer>) -> SocketId {
        self.close_oldest_of(session.owner);
        self.opened += 1;
        let id = SocketId(self.opened);
        self.open.insert(id, Socket { session, outbox, payer, in_sync: false, pace: Pace::default() });
        id
    }

    /// Makes room for another connection of the same owner.
    fn close_oldest_of(&mut self, owner: Option<TokenHash>) {
        if owner.is_none() {
            return;
        }
        let own = self.open.iter().filter(|(_, socket)| socket.session.owner == owner);
        let own: Vec<_> = own.map(|(id, _)| *id).collect();
        if own.len() >= SOCKETS_PER_OWNER
            && let Some(oldest) = own.into_iter().min_by_key(|id| id.0)
        {
            self.open.remove(&oldest);
        }
    }

    pub fn close(&mut self, id: SocketId) {
        self.open.remove(&id);
    }

    pub fn close_all(&mut self) {
        self.open.clear();
    }

    /// Closes the connections without a seat.
    pub fn close_spectators(&mut self) {
        self.open.retain(|_, socket| !socket.session.held.is_empty());
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub fn payer(&self, id: SocketId) -> Option<Payer> {
        self.open.get(&id).and_then(|socket| socket.payer.clone())
    }

    pub fn session(&self, id: SocketId) -> Option<Session> {
        self.open.get(&id).map(|socket| socket.session)
    }

    /// Shows one seat of a shared device, or covers it.
    pub fn uncover(&mut self, id: SocketId, viewer: Viewer) {
        if let Some(socket) = self.open.get_mut(&id) {
            socket.session.viewer = viewer;
            socket.in_sync = false;
        }
    }

    /// Updates which seats each connection holds after seats have changed hands.
    pub fn reseat(&mut self, held_by: impl Fn(&TokenHash) -> SeatSet) {
        for socket in self.open.values_mut() {
            let Some(owner) = socket.session.owner else { continue };
            let held = held_by(&owner);
            if held != socket.session.held {
                let owner = (!held.is_empty()).then_some(owner);
                // Who has just lost a seat is a spectator, until a table closed to them lets go of it.
                socket.session = Session::new(owner, held);
                socket.in_sync = false;
            }
        }
    }

    pub fn set_pace(&mut self, id: SocketId, pace: Pace) {
        if let Some(socket) = self.open.get_mut(&id) {
            socket.pace = pace;
        }
    }

    /// The pace at which every connected player can follow. Who watches has to take what is played.
    pub fn slowest_pace(&self) -> Pace {
        let players = self.open.values().filter(|socket| !socket.session.held.is_empty());
        players.map(|socket| socket.pace).min().unwrap_or_default()
    }

    pub fn outbox(&self, id: SocketId) -> Option<Outbox> {
        self.open.get(&id).map(|socket| socket.outbox.clone())
    }

    /// The seats that are connected.
    pub fn online(&self) -> SeatSet {
        self.open.values().flat_map(|socket| socket.session.held.iter()).collect()
    }

    /// The seats whose own view some connection is sent.
    pub fn viewed_seats(&self) -> SeatSet {
        self.open.values().filter_map(|socket| socket.session.viewer).collect()
    }

    /// Every perspective once.
    pub fn perspectives(&self) -> Vec<Perspective> {
        let mut all: Vec<Perspective> = Vec::new();
        let seeing = self.open.values().filter(|socket| !socket.session.is_blind);
        for perspective in seeing.map(|socket| socket.session.perspective()) {
            if !all.contains(&perspective) {
                all.push(perspective);
            }
        }
        all
    }

    /// Every owner of a connection with the seats held, once; the empty set for spectators.
    pub fn holders(&self) -> Vec<(SeatSet, Option<TokenHash>)> {
        let mut all = Vec::new();
        for Socket { session, .. } in self.open.values() {
            if !all.contains(&(session.held, session.owner)) {
                all.push((session.held, session.owner));
            }
        }
        all
    }

    pub fn send(&mut self, id: SocketId, message: Utf8Bytes) {
        if let Some(socket) = self.open.get(&id)
            && socket.outbox.try_send(message).is_err()
        {
            self.open.remove(&id);
        }
    }

    /// Sends the full game to every connection with this perspective.
    pub fn send_update_to(&mut self, perspective: Perspective, update: &Utf8Bytes) {
        self.send_where(|socket| socket.session.has(perspective), update);
        self.with_perspective(perspective).for_each(|socket| socket.in_sync = true);
    }

    /// Sends the full game to one connection.
    pub fn send_update(&mut self, id: SocketId, update: Utf8Bytes) {
        self.send(id, update);
        if let Some(socket) = self.open.get_mut(&id) {
            socket.in_sync = true;
        }
    }

    /// Sends a change to every connection with this perspective that is in sync.
    pub fn send_change_to(&mut self, perspective: Perspective, change: &Utf8Bytes) {
        self.send_where(|socket| socket.in_sync && socket.session.has(perspective), change);
    }

    /// No change could be made for this perspective; it needs the full game next.
    pub fn mark_out_of_sync(&mut self, perspective: Perspective) {
        self.with_perspective(perspective).for_each(|socket| socket.in_sync = false);
    }

    /// The connections that need the full game.
    pub fn out_of_sync(&self) -> Vec<SocketId> {
        let needs = |socket: &Socket| !socket.in_sync && !socket.session.is_blind;
        self.open.iter().filter(|(_, socket)| needs(socket)).map(|(id, _)| *id).collect()
    }

    fn with_perspective(&mut self, perspective: Perspective) -> impl Iterator<Item = &mut Socket> {
        self.open.values_mut().filter(move |socket| socket.session.has(perspective))
    }

    /// Sends the same bytes to every connection of this owner that holds exactly these seats.
    pub fn send_to_holders(&mut self, held: SeatSet, owner: Option<TokenHash>, message: &Utf8Bytes) {
        self.send_where(|socket| (socket.session.held, socket.session.owner) == (held, owner), message);
    }

    pub fn send_to_all(&mut self, message: &Utf8Bytes) {
        self.send_where(|_| true, message);
    }

    fn send_where(&mut self, is: impl Fn(&Socket) -> bool, message: &Utf8Bytes) {
        self.open.retain(|_, socket| !is(socket) || socket.outbox.try_send(message.clone()).is_ok());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_for_a_slow_connection_is_bounded_in_messages_and_bytes() {
        let (outbox, mut inbox) = outbox();
        let large = Utf8Bytes::from("x".repeat(OUTBOX_BYTES + 1));
        outbox.try_send(large.clone()).expect("an empty one takes any message");
        assert!(outbox.try_send(Utf8Bytes::from("x")).is_err());
        assert!(inbox.try_recv().is_some());
        for _ in 0..OUTBOX_SIZE {
            outbox.try_send(Utf8Bytes::from("x")).expect("it fits");
        }
        assert!(outbox.try_send(Utf8Bytes::from("x")).is_err());
        while inbox.try_recv().is_some() {}
        outbox.try_send(large).expect("it is empty again");
    }
}
