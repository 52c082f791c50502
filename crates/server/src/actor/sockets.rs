//! The connections to one table. Nobody is waited for: whoever cannot keep up is cut off and comes back with the
//! version it has.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use table::{Seat, SeatSet};
use tokio::sync::mpsc;

use super::viewers::Viewer;

/// Messages that may wait for one connection.
pub const OUTBOX: usize = 64;

/// A connection's number at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SocketId(u64);

/// Where messages to a connection go.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

#[derive(Debug, Default)]
pub struct Sockets {
    open: HashMap<SocketId, Socket>,
    opened: u64,
}

#[derive(Debug)]
struct Socket {
    viewer: Viewer,
    outbox: Outbox,
}

impl Sockets {
    pub fn open(&mut self, viewer: Viewer, outbox: Outbox) -> SocketId {
        self.opened += 1;
        let id = SocketId(self.opened);
        self.open.insert(id, Socket { viewer, outbox });
        id
    }

    /// Whose connection it was.
    pub fn close(&mut self, id: SocketId) -> Option<Viewer> {
        self.open.remove(&id).map(|socket| socket.viewer)
    }

    pub fn close_all(&mut self) {
        self.open.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub fn viewer(&self, id: SocketId) -> Option<Viewer> {
        self.open.get(&id).map(|socket| socket.viewer)
    }

    pub fn outbox(&self, id: SocketId) -> Option<Outbox> {
        self.open.get(&id).map(|socket| socket.outbox.clone())
    }

    pub fn is_online(&self, seat: Seat) -> bool {
        self.has(Some(seat))
    }

    pub fn has(&self, viewer: Viewer) -> bool {
        self.open.values().any(|socket| socket.viewer == viewer)
    }

    /// The seats that are connected.
    pub fn online(&self) -> SeatSet {
        self.open.values().filter_map(|socket| socket.viewer).collect()
    }

    pub fn send(&mut self, id: SocketId, message: Utf8Bytes) {
        if let Some(socket) = self.open.get(&id)
            && socket.outbox.try_send(message).is_err()
        {
            self.open.remove(&id);
        }
    }

    /// The same bytes to every connection of this viewer.
    pub fn send_to_viewer(&mut self, viewer: Viewer, message: &Utf8Bytes) {
        self.open
            .retain(|_, socket| socket.viewer != viewer || socket.outbox.try_send(message.clone()).is_ok());
    }

    pub fn send_to_all(&mut self, message: &Utf8Bytes) {
        self.open.retain(|_, socket| socket.outbox.try_send(message.clone()).is_ok());
    }
}
