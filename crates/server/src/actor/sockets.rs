//! The connections to one table. Nobody is waited for: whoever cannot keep up is cut off and comes back with the
//! version it has.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use game_core::SeatSet;
use tokio::sync::mpsc;

use super::viewers::Viewer;
use crate::secrets::TokenHash;

/// Messages that may wait for one connection.
pub const OUTBOX: usize = 64;

/// A connection's number at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SocketId(u64);

/// Where messages to a connection go.
pub type Outbox = mpsc::Sender<Utf8Bytes>;

/// Whose eyes a connection sees with. Connections with the same eyes are sent the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eyes {
    pub viewer: Viewer,
    /// The seats of a device that holds several; none otherwise.
    pub shared: SeatSet,
}

#[derive(Debug, Default)]
pub struct Sockets {
    open: HashMap<SocketId, Socket>,
    opened: u64,
}

#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// Whose seats it may use; `None` for a spectator.
    pub owner: Option<TokenHash>,
    pub held: SeatSet,
    /// The seat it is shown; `None` also while the curtain of a shared device is down.
    pub viewer: Viewer,
}

impl Visitor {
    /// Somebody who holds these seats. Only one seat needs no curtain.
    pub fn new(owner: Option<TokenHash>, held: SeatSet) -> Visitor {
        let viewer = held.first().filter(|_| held.len() == 1);
        Visitor { owner, held, viewer }
    }

    pub fn eyes(&self) -> Eyes {
        let shared = if self.held.len() > 1 { self.held } else { SeatSet::NONE };
        Eyes { viewer: self.viewer, shared }
    }
}

#[derive(Debug)]
struct Socket {
    visitor: Visitor,
    outbox: Outbox,
    /// It was shown the game with the eyes it has now, and every change since.
    in_step: bool,
}

impl Sockets {
    pub fn open(&mut self, visitor: Visitor, outbox: Outbox) -> SocketId {
        self.opened += 1;
        let id = SocketId(self.opened);
        self.open.insert(id, Socket { visitor, outbox, in_step: false });
        id
    }

    pub fn close(&mut self, id: SocketId) {
        self.open.remove(&id);
    }

    pub fn close_all(&mut self) {
        self.open.clear();
    }

    /// Cuts off those who have no seat.
    pub fn close_spectators(&mut self) {
        self.open.retain(|_, socket| !socket.visitor.held.is_empty());
    }

    pub fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub fn visitor(&self, id: SocketId) -> Option<Visitor> {
        self.open.get(&id).map(|socket| socket.visitor)
    }

    /// Lifts the curtain for one seat, or lowers it.
    pub fn uncover(&mut self, id: SocketId, viewer: Viewer) {
        if let Some(socket) = self.open.get_mut(&id) {
            socket.visitor.viewer = viewer;
            socket.in_step = false;
        }
    }

    /// After seats have changed hands: what each connection holds now.
    pub fn reseat(&mut self, held_by: impl Fn(&TokenHash) -> SeatSet) {
        for socket in self.open.values_mut() {
            let Some(owner) = socket.visitor.owner else { continue };
            let held = held_by(&owner);
            if held != socket.visitor.held {
                let owner = (!held.is_empty()).then_some(owner);
                socket.visitor = Visitor::new(owner, held);
                socket.in_step = false;
            }
        }
    }

    pub fn outbox(&self, id: SocketId) -> Option<Outbox> {
        self.open.get(&id).map(|socket| socket.outbox.clone())
    }

    /// The seats that are connected.
    pub fn online(&self) -> SeatSet {
        self.open.values().flat_map(|socket| socket.visitor.held.iter()).collect()
    }

    /// The seats whose own view somebody looks at.
    pub fn looked_at(&self) -> SeatSet {
        self.open.values().filter_map(|socket| socket.visitor.viewer).collect()
    }

    /// Every pair of eyes once.
    pub fn eyes(&self) -> Vec<Eyes> {
        let mut all: Vec<Eyes> = Vec::new();
        for eyes in self.open.values().map(|socket| socket.visitor.eyes()) {
            if !all.contains(&eyes) {
                all.push(eyes);
            }
        }
        all
    }

    /// Every set of seats that some connection holds, once; the empty one for spectators.
    pub fn holdings(&self) -> Vec<SeatSet> {
        let mut all: Vec<SeatSet> = Vec::new();
        for socket in self.open.values() {
            if !all.contains(&socket.visitor.held) {
                all.push(socket.visitor.held);
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

    /// Shows the game as a whole to every connection with these eyes.
    pub fn show_eyes(&mut self, eyes: Eyes, update: &Utf8Bytes) {
        self.send_where(|socket| socket.visitor.eyes() == eyes, update);
        self.with_eyes(eyes).for_each(|socket| socket.in_step = true);
    }

    /// Shows the game as a whole to one connection.
    pub fn show(&mut self, id: SocketId, update: Utf8Bytes) {
        self.send(id, update);
        if let Some(socket) = self.open.get_mut(&id) {
            socket.in_step = true;
        }
    }

    /// Tells every connection with these eyes what has changed, if it has followed so far.
    pub fn tell_eyes(&mut self, eyes: Eyes, change: &Utf8Bytes) {
        self.send_where(|socket| socket.in_step && socket.visitor.eyes() == eyes, change);
    }

    /// These eyes could not be told what has changed.
    pub fn lose_step(&mut self, eyes: Eyes) {
        self.with_eyes(eyes).for_each(|socket| socket.in_step = false);
    }

    /// The connections that have to be shown the game as a whole.
    pub fn out_of_step(&self) -> Vec<SocketId> {
        self.open.iter().filter(|(_, socket)| !socket.in_step).map(|(id, _)| *id).collect()
    }

    fn with_eyes(&mut self, eyes: Eyes) -> impl Iterator<Item = &mut Socket> {
        self.open.values_mut().filter(move |socket| socket.visitor.eyes() == eyes)
    }

    /// The same bytes to every connection that holds exactly these seats.
    pub fn send_to_holders(&mut self, held: SeatSet, message: &Utf8Bytes) {
        self.send_where(|socket| socket.visitor.held == held, message);
    }

    pub fn send_to_all(&mut self, message: &Utf8Bytes) {
        self.send_where(|_| true, message);
    }

    fn send_where(&mut self, is: impl Fn(&Socket) -> bool, message: &Utf8Bytes) {
        self.open.retain(|_, socket| !is(socket) || socket.outbox.try_send(message.clone()).is_ok());
    }
}
