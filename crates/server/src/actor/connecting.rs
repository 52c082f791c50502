//! Connections to a table: who may have one, and what it is told of the table and its game.

use game_core::SeatSet;
use protocol::{ServerMessage, TableInfo};

use super::sockets::Session;
use super::{Actor, Hello, Outbox, SocketId, encode, updates};
use crate::problem::Problem;
use crate::room::TableStatus;
use crate::secrets::TokenHash;
use crate::store::StoredStage;

impl Actor {
    /// The seats that a token opens. Clients that may not know of the table get the answer that there is none.
    pub(super) fn seats_opened_by(&self, token: Option<TokenHash>) -> Result<SeatSet, Problem> {
        if self.is_deleted {
            return Err(Problem::NoSuchTable);
        }
        let owner = token.and_then(|token| self.room.owner_of(&token));
        match (owner, token) {
            (Some(owner), _) => Ok(self.room.seats_held_by(&owner)),
            (None, Some(token)) if self.waits_for_seat(&token) => Ok(SeatSet::NONE),
            (None, _) if !self.room.is_visible_to_all() => Err(Problem::NoSuchTable),
            (None, Some(_)) => Err(Problem::UnknownToken),
            (None, None) => Ok(SeatSet::NONE),
        }
    }

    pub(super) fn connect(&mut self, hello: Hello, outbox: Outbox) -> Result<SocketId, Problem> {
        let held = self.seats_opened_by(hello.token)?;
        let asks = hello.token.filter(|token| self.waits_for_seat(token));
        let may_watch = self.room.stored.spectators || self.room.stage == StoredStage::Waiting;
        if held.is_empty() && !may_watch && asks.is_none() {
            return Err(Problem::NoSuchTable);
        }
        let owner = hello.token.and_then(|token| self.room.owner_of(&token)).or(asks);
        let is_blind = held.is_empty() && !may_watch;
        let session = Session { is_blind, ..Session::new(owner, held) };
        let were_online = self.sockets.online();
        let socket = self.sockets.open(session, outbox, hello.payer);
        let welcome = ServerMessage::Welcome {
            protocol: protocol::VERSION,
            seats: held.iter().map(|seat| seat.number() as u8).collect(),
            table: self.info(held, owner),
        };
        self.sockets.send(socket, encode(&welcome));
        let lines = self.chat.since(hello.chat);
        if !lines.is_empty() {
            self.sockets.send(socket, encode(&ServerMessage::Chat { lines }));
        }
        self.send_update(socket, hello.version);
        if let Some(clock) = self.clock_message() {
            self.sockets.send(socket, encode(&clock));
        }
        self.mark_present(held);
        if !held.minus(were_online).is_empty() {
            self.send_table_info();
        }
        Ok(socket)
    }

    /// Sends the full game to one connection.
    pub(super) fn send_update(&mut self, socket: SocketId, version: Option<u32>) {
        let (Some(playing), Some(session)) = (&self.playing, self.sockets.session(socket)) else { return };
        if session.is_blind {
            return;
        }
        match updates::full_update(playing, session.perspective(), version) {
            Ok(update) => self.sockets.send_update(socket, update),
            Err(panic) => self.freeze(&panic),
        }
    }

    /// Sends the full game to the connections that are out of sync, for example because seats have changed hands.
    pub(super) fn send_missing_updates(&mut self) {
        if self.playing.is_none() || self.trouble.is_some() {
            return;
        }
        for socket in self.sockets.out_of_sync() {
            self.send_update(socket, None);
        }
    }

    pub(super) fn disconnect(&mut self, socket: SocketId) {
        let were_online = self.sockets.online();
        self.sockets.close(socket);
        if were_online != self.sockets.online() {
            self.send_table_info();
        }
    }

    /// The table as it is described to a device of this owner that holds these seats.
    pub(super) fn info(&self, held: SeatSet, owner: Option<TokenHash>) -> TableInfo {
        let has_no_end = self.playing.as_ref().is_none_or(|playing| !playing.shown.is_over);
        let status = TableStatus {
            online: self.sockets.online(),
            away: self.away,
            trouble: self.trouble.as_deref(),
            undo: self.undo_asked(),
            seat: self.seat_asked(owner),
            closed: self.room.stage == StoredStage::Over && has_no_end,
            retention: self.context.retention.of_table(self.room.stored.record),
        };
        self.room.info(&status, held)
    }

    /// Sends everyone the description of the table.
    pub(super) fn send_table_info(&mut self) {
        for (held, owner) in self.sockets.holders() {
            let message = encode(&ServerMessage::Table { table: self.info(held, owner) });
            self.sockets.send_to_holders(held, owner, &message);
        }
    }
}
